// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/file/filereader.h"

#include "core/file/filewriter.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <ios>
#include <optional>
#include <sys/stat.h>
#include <system_error>
#include <utility>

namespace quotadeck::file {
namespace {
/// Nothing: there is no such file.
std::optional<std::pair<dev_t, ino_t>> logIdentity(const std::string& path)
{
    struct stat state
    {
    };
    if (::stat(path.c_str(), &state) != 0)
        return std::nullopt;
    return std::pair(state.st_dev, state.st_ino);
}

Result<std::string> readLogFiles(const std::string& path, std::size_t most)
{
    std::string text;
    bool isThere = false;
    for (const std::string& each : {olderLogPath(path), path}) {
        auto stream = openForReading(each);
        if (!stream && stream.error().code == ErrorCode::NotFound)
            continue;
        if (!stream)
            return tl::unexpected(std::move(stream).error());
        const auto read = readRest(*stream, each, most);
        if (!read)
            return read;
        text += *read;
        isThere = true;
    }
    if (!isThere)
        return fail(ErrorCode::NotFound, path, QUOTADECK_TEXT("file", "there is no log"));
    return text;
}
} // namespace

Result<std::ifstream> openForReading(const std::string& path)
{
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored))
        return fail(ErrorCode::Io, path, QUOTADECK_TEXT("file", "is a folder, not a file"));
    errno = 0;
    std::ifstream stream(path, std::ios::binary);
    if (!stream) {
        const int cause = errno;
        return fail(cause == ENOENT ? ErrorCode::NotFound : ErrorCode::Io, path,
                    {QUOTADECK_TEXT("file", "cannot be opened: %1"), std::strerror(cause)});
    }
    return stream;
}

Result<std::string> readRest(std::istream& stream, const std::string& where, std::size_t most)
{
    constexpr std::size_t kChunk = std::size_t{1} << 16U;
    std::string text;
    std::string chunk(kChunk, '\0');
    while (text.size() <= most && stream) {
        stream.read(chunk.data(), static_cast<std::streamsize>(chunk.size()));
        text.append(chunk.data(), static_cast<std::size_t>(stream.gcount()));
    }
    if (stream.bad() || (stream.fail() && !stream.eof()))
        return fail(ErrorCode::Io, where, QUOTADECK_TEXT("file", "cannot be read"));
    if (text.size() > most)
        return fail(ErrorCode::TooLarge, where,
                    {QUOTADECK_TEXT("file", "the file is larger than %1 MiB"), most >> 20U});
    return text;
}

Result<std::string> readLog(const std::string& path, std::size_t most)
{
    constexpr int kTries = 10;
    auto identity = logIdentity(path);
    auto text = readLogFiles(path, most);
    // A new log that begins in between would hide the one before it.
    for (int tries = 1; tries < kTries; ++tries) {
        const auto later = logIdentity(path);
        if (later == identity)
            break;
        identity = later;
        text = readLogFiles(path, most);
    }
    return text;
}
} // namespace quotadeck::file
