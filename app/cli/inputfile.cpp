// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/inputfile.h"

#include "core/config/yaml/yamltree.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fmt/format.h>
#include <system_error>

namespace quotadeck::cli {
namespace {
/// One byte beyond what the reader takes shows that a text is too long.
constexpr std::size_t kMost = config::kMaxYamlSize + 1;
} // namespace

Result<InputFile> InputFile::open(const std::string& name, std::istream& standardInput)
{
    InputFile input;
    input.m_name = name;
    if (name == "-") {
        input.m_standardInput = &standardInput;
        return input;
    }
    std::error_code ignored;
    if (std::filesystem::is_directory(name, ignored))
        return fail(ErrorCode::Io, name, "this is a folder, not a file");
    errno = 0;
    input.m_file.open(name, std::ios::binary);
    if (!input.m_file)
        return fail(ErrorCode::Io, name, fmt::format("cannot be opened: {}", std::strerror(errno)));
    return input;
}

Result<std::string> InputFile::readAll()
{
    std::istream& in = stream();
    std::string text;
    std::string chunk(std::size_t{1} << 16U, '\0');
    while (text.size() < kMost && in) {
        in.read(chunk.data(), static_cast<std::streamsize>(chunk.size()));
        text.append(chunk.data(), static_cast<std::size_t>(in.gcount()));
    }
    if (in.bad() || (in.fail() && !in.eof()))
        return fail(ErrorCode::Io, m_name, "reading failed");
    if (text.size() >= kMost)
        return fail(ErrorCode::TooLarge, m_name, "a configuration may have at most 16 MiB");
    return text;
}

Result<bool> InputFile::readLine(std::string& line)
{
    std::istream& in = stream();
    line.clear();
    bool isRead = false;
    for (char c = 0; in.get(c);) {
        isRead = true;
        if (c == '\n')
            break;
        line.push_back(c);
        if (line.size() >= kMost)
            return fail(ErrorCode::TooLarge, m_name, "a line may have at most 16 MiB");
    }
    if (in.bad())
        return fail(ErrorCode::Io, m_name, "reading failed");
    return isRead;
}

Result<std::string> readInput(const std::string& name, std::istream& standardInput)
{
    return InputFile::open(name, standardInput).and_then([](InputFile&& input) { return input.readAll(); });
}
} // namespace quotadeck::cli
