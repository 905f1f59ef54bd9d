// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/configinput.h"

#include "core/config/yaml/yamltree.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <istream>
#include <system_error>

namespace quotadeck::cli {
namespace {
/// Everything of @p in, but never more than one byte beyond what the reader takes.
Result<std::string> readBounded(std::istream& in, const std::string& name)
{
    std::string text(config::kMaxYamlSize + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in.gcount()));
    if (in.bad() || (in.fail() && !in.eof()))
        return fail(ErrorCode::Io, name, "reading failed");
    if (text.size() > config::kMaxYamlSize)
        return fail(ErrorCode::TooLarge, name,
                    fmt::format("a configuration may have at most {} MiB", config::kMaxYamlSize >> 20));
    return text;
}
} // namespace

Result<std::string> readConfigFile(const std::string& name, std::istream& standardInput)
{
    if (name == "-")
        return readBounded(standardInput, name);
    std::error_code ignored;
    if (std::filesystem::is_directory(name, ignored))
        return fail(ErrorCode::Io, name, "this is a folder, not a file");
    errno = 0;
    std::ifstream file(name, std::ios::binary);
    if (!file)
        return fail(ErrorCode::Io, name, fmt::format("cannot be opened: {}", std::strerror(errno)));
    return readBounded(file, name);
}
} // namespace quotadeck::cli
