// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/config/diff/change.h"
#include "core/config/report/diffreport.h"
#include "core/config/rules/validator.h"
#include "core/elastic/manifest.h"
#include "core/insight/removals.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <ostream>
#include <string>
#include <utility>

namespace quotadeck::cli {
namespace {
/// "file:line:column: message".
std::string located(const std::string& name, const config::Finding& finding)
{
    return fmt::format("{}:{}:{}: {}", name, finding.span.begin.line, finding.span.begin.column,
                       finding.message.english());
}

/// The configuration in @p text of the file @p name, plain or in a ConfigMap; nothing, with the errors printed, if it is unreadable.
std::optional<config::SchedulerConfig> readConfig(const std::string& name, const std::string& text,
                                                  Streams streams)
{
    config::Verdict verdict = config::validateInput(text);
    bool isReadable = verdict.config.has_value();
    for (const config::Finding& finding : verdict.findings) {
        if (finding.category != "yaml")
            continue;
        isReadable = false;
        printMessage(streams.err, {}, located(name, finding));
    }
    if (!isReadable)
        return std::nullopt;
    const auto first
        = std::ranges::find(verdict.findings, config::Severity::Error, &config::Finding::severity);
    if (first != verdict.findings.end())
        printMessage(streams.err, {}, "the scheduler rejects " + located(name, *first));
    return std::move(verdict.config);
}
} // namespace

int runDiff(const DiffOptions& options, Streams streams)
{
    const std::array files{&options.oldFile, &options.newFile, &options.snapshotFile};
    if (std::ranges::count(files, std::string("-"), [](const std::string* file) { return *file; }) > 1) {
        printMessage(streams.err, {}, "only one of the files can be -, standard input");
        return ExitUsage;
    }
    const auto olderText = readInput(options.oldFile, streams.in);
    if (!olderText)
        return printError(streams.err, olderText.error());
    const auto newerText = readInput(options.newFile, streams.in);
    if (!newerText)
        return printError(streams.err, newerText.error());
    if (elastic::looksLikeQuotaManifest(*olderText) || elastic::looksLikeQuotaManifest(*newerText))
        return runQuotaDiff(options, *olderText, *newerText, streams);
    const auto older = readConfig(options.oldFile, *olderText, streams);
    const auto newer = readConfig(options.newFile, *newerText, streams);
    if (!older || !newer)
        return ExitInput;
    const auto usage = readUsageFile(options.snapshotFile, streams.in);
    if (!usage)
        return printError(streams.err, usage.error());
    auto changes = config::semanticDiff(*older, *newer);
    insight::assessRemovals(changes, usage->get());
    if (options.format == AnswerFormat::Json)
        streams.out << config::diffReportJson(options.oldFile, options.newFile, changes) << '\n';
    else
        streams.out << config::diffReportText(options.oldFile, options.newFile, changes);
    return config::changesMeaning(changes) ? ExitFindings : ExitDone;
}
} // namespace quotadeck::cli
