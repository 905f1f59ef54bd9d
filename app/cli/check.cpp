// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/check.h"

#include "app/cli/inputfile.h"
#include "core/config/report/checkreport.h"
#include "core/config/rules/validator.h"

#include <algorithm>
#include <fmt/format.h>
#include <ostream>

namespace quotadeck::cli {
namespace {
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
