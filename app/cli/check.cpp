// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/check.h"

#include "core/base/result.h"
#include "core/config/report/checkreport.h"
#include "core/config/rules/validator.h"
#include "core/config/yaml/yamltree.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <istream>
#include <iterator>
#include <ostream>
#include <system_error>

namespace quotadeck::cli {
namespace {
/// Everything of @p in, but never more than one byte beyond what the reader takes.
Result<std::string> readBounded(std::istream& in, const std::string& name)
{
    constexpr std::size_t kMost = config::kMaxYamlSize + 1;
    std::string text;
    std::string chunk(std::size_t{1} << 16, '\0');
    while (text.size() < kMost && in) {
        in.read(chunk.data(), static_cast<std::streamsize>(chunk.size()));
        text.append(chunk.data(), static_cast<std::size_t>(in.gcount()));
    }
    if (in.bad() || (in.fail() && !in.eof()))
        return fail(ErrorCode::Io, name, "reading failed");
    if (text.size() >= kMost)
        return fail(ErrorCode::TooLarge, name, "a configuration may have at most 16 MiB");
    return text;
}

Result<std::string> readInput(const std::string& name, std::istream& standardInput)
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

bool reachesThreshold(const config::Verdict& verdict, FailOn threshold)
{
    switch (threshold) {
    case FailOn::Never:
        return false;
    case FailOn::Error:
        return !verdict.accepted;
    case FailOn::Warning:
        return !verdict.accepted || std::ranges::any_of(verdict.findings, [](const config::Finding& finding) {
            return finding.severity != config::Severity::Info;
        });
    }
    return false;
}
} // namespace

int runCheck(const CheckOptions& options, Streams streams)
{
    const auto colour = streams.outIsTerminal ? config::ReportColour::Always : config::ReportColour::Never;
    int worst = ExitDone;
    for (const auto& name : options.files) {
        const auto text = readInput(name, streams.in);
        if (!text) {
            streams.err << fmt::format("quotadeck: {}: {}\n", text.error().where, text.error().message);
            worst = std::max<int>(worst, ExitInput);
            continue;
        }
        const auto verdict = config::validate(*text);
        if (options.format == CheckFormat::Json) {
            streams.out << config::checkReportJson(name, "yunikorn", verdict) << '\n';
        } else {
            streams.out << config::checkReportText(name, *text, verdict, colour);
            streams.out << fmt::format("{}: {}\n", name, verdict.accepted ? "accepted" : "rejected");
        }
        if (reachesThreshold(verdict, options.failOn))
            worst = std::max<int>(worst, ExitFindings);
    }
    return worst;
}
} // namespace quotadeck::cli
