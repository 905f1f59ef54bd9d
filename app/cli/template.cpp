// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/textreports.h"
#include "core/base/terminaltext.h"
#include "core/config/edit/tenanttemplate.h"
#include "core/config/report/checkreport.h"
#include "core/config/report/textreport.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "core/config/yaml/textedit.h"
#include "core/file/filewriter.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>
#include <ostream>
#include <system_error>
#include <utility>

namespace quotadeck::cli {
namespace {
/// Of "name=acme".
Result<config::TemplateValues> valuesIn(const std::vector<std::string>& settings)
{
    config::TemplateValues values;
    for (const std::string& setting : settings) {
        const auto equals = setting.find('=');
        if (equals == std::string::npos || equals == 0)
            return fail(ErrorCode::InvalidArgument, "--set",
                        fmt::format("\"{}\" is no setting: write NAME=VALUE", setting));
        const bool isNew = values.emplace(setting.substr(0, equals), setting.substr(equals + 1)).second;
        if (!isNew)
            return fail(ErrorCode::InvalidArgument, "--set",
                        fmt::format("{} is given twice", setting.substr(0, equals)));
    }
    return values;
}

std::string parameterList(const config::TenantTemplate& tenant)
{
    std::string out;
    for (const std::string& line : {tenant.title(), tenant.description()}) {
        if (!line.empty())
            out += printable(line) + '\n';
    }
    std::vector<TableLine> lines{{"PARAMETER", "DEFAULT", "VALUES", "DESCRIPTION"}};
    for (const config::TemplateParameter& parameter : tenant.parameters())
        lines.push_back({parameter.name, printable(parameter.defaultValue.value_or("(required)")),
                         parameter.allowed.empty()
                             ? "any"
                             : printable(fmt::format("{}", fmt::join(parameter.allowed, ", "))),
                         printable(parameter.description)});
    return out + alignedTable(lines, lines.front().size());
}

/// The partition of that name; without a name "default", else the first one.
std::optional<std::size_t> partitionNamed(const config::SchedulerConfig& config, const std::string& name)
{
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < config.partitions.size(); ++i) {
        const std::string own = config::effectivePartition(config.partitions[i]).name.value;
        if (own == (name.empty() ? config::kDefaultPartition : std::string_view(name)))
            return i;
        if (name.empty() && !found)
            found = i;
    }
    return found;
}

int printRejected(const TemplateOptions& options, const std::string& text, const config::Verdict& verdict,
                  Streams streams)
{
    const config::CheckedFile checked{options.configFile, "yunikorn", text, verdict};
    streams.err << config::checkReportText(checked, config::ReportColour::Never)
                << config::checkSummary(checked, config::ReportColour::Never);
    printMessage(streams.err, options.configFile,
                 "the scheduler would reject the result, so nothing was written");
    return ExitFindings;
}

/// @p before is the text of the configuration as it was read; empty without one.
int write(const TemplateOptions& options, const std::string& before, const std::string& text, Streams streams)
{
    if (options.outFile.empty()) {
        streams.out << text;
        return ExitDone;
    }
    std::error_code ignored;
    const bool isSame = !options.configFile.empty()
        && std::filesystem::equivalent(options.configFile, options.outFile, ignored);
    // What another program wrote into it meanwhile is not lost.
    const Status written
        = isSame ? file::replaceFile(options.outFile, before, text) : file::writeFile(options.outFile, text);
    if (!written) {
        printError(streams.err, written.error());
        return ExitInput;
    }
    return ExitDone;
}
} // namespace

int runTemplate(const TemplateOptions& options, Streams streams)
{
    if (options.file == "-" && options.configFile == "-") {
        printMessage(streams.err, {}, "only one of the files can be -, standard input");
        return ExitUsage;
    }
    auto templateText = readInput(options.file, streams.in);
    if (!templateText)
        return printError(streams.err, templateText.error());
    const auto tenant = config::TenantTemplate::read(*std::move(templateText), options.file);
    if (!tenant)
        return printError(streams.err, tenant.error());
    if (options.lists)
        return write(options, {}, parameterList(*tenant), streams);
    const auto values = valuesIn(options.values);
    if (!values)
        return printError(streams.err, values.error());
    const auto queue = tenant->instantiate(*values);
    if (!queue)
        return printError(streams.err, queue.error());
    if (options.configFile.empty())
        return write(options, {}, queue->text, streams);

    auto text = readInput(options.configFile, streams.in);
    if (!text)
        return printError(streams.err, text.error());
    const config::Document document(*text);
    if (!document.config())
        return printRejected(options, *text, config::validateInput(*text), streams);
    const auto partition = partitionNamed(*document.config(), options.partition);
    if (!partition) {
        printMessage(streams.err, options.configFile,
                     fmt::format("there is no partition {}", options.partition));
        return ExitInput;
    }
    const auto edits
        = config::templateEdits(document, options.configFile, *partition, QueuePath(options.parent), *queue);
    if (!edits) {
        printError(streams.err, edits.error());
        return edits.error().code == ErrorCode::InvalidArgument ? ExitUsage : ExitInput;
    }
    const std::string result = config::applied(*text, *edits);
    const auto verdict = config::validateInput(result);
    if (!verdict.accepted)
        return printRejected(options, result, verdict, streams);
    if (const auto warning = config::leafWarning(document, *partition, QueuePath(options.parent)))
        printMessage(streams.err, options.configFile, fmt::format("warning: {}", warning->english()));
    return write(options, *text, result, streams);
}
} // namespace quotadeck::cli
