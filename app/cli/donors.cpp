// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/donors.h"

#include "app/cli/samples.h"
#include "core/base/jsontext.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "core/file/filewriter.h"
#include "core/resource/display.h"

#include <algorithm>
#include <fmt/format.h>
#include <ostream>
#include <utility>

namespace quotadeck::cli {
namespace {
using insight::AmountChange;
using insight::Donor;
using insight::DonorPlan;

/// The changed configuration and what the scheduler would say of it.
struct Outcome
{
    std::string text;
    std::vector<config::Finding> errors; ///< that it would reject the text for
};

Result<Outcome> changedText(std::string text, const std::string& partition, const DonorPlan& plan)
{
    config::Document document(std::move(text));
    if (document.config() == nullptr)
        return fail(ErrorCode::Parse, {}, "the configuration cannot be read");
    const auto& partitions = document.config()->partitions;
    const auto found = std::ranges::find(
        partitions, partition, [](const config::PartitionConfig& candidate) { return candidate.name.value; });
    const auto number = found == partitions.end() ? 0 : static_cast<std::size_t>(found - partitions.begin());
    const auto edits = insight::donorEdits(document, number, plan.steps);
    if (!edits)
        return tl::unexpected(edits.error());
    Outcome outcome{config::applied(document.text(), *edits), {}};
    for (config::Finding& finding : config::validateInput(outcome.text).findings) {
        if (finding.severity == config::Severity::Error)
            outcome.errors.push_back(std::move(finding));
    }
    return outcome;
}

std::string asText(const DonorPlan& plan, const insight::QueuePeaks& peaks, const Outcome& outcome)
{
    std::string text = "Judged by " + samplesText(peaks.samples(), peaks.first(), peaks.last()) + "\n\n";
    for (const Donor& donor : plan.donors)
        text += describe(donor).english() + '\n';
    if (plan.donors.empty())
        text += "No queue can give anything.\n";
    if (!plan.isComplete())
        text += fmt::format("Missing: {}\n", resourceMessage(plan.missing).english());
    if (!plan.steps.empty())
        text += "\nChanges:\n";
    for (const AmountChange& step : plan.steps)
        text += "  " + describe(step).english() + '\n';
    for (const config::Finding& finding : outcome.errors)
        text += fmt::format("The scheduler would reject the changes: line {}: {} [{}]\n",
                            finding.span.begin.line, finding.message.english(), finding.rule);
    return text;
}

std::string asJson(const DonorPlan& plan, const insight::QueuePeaks& peaks, const Outcome& outcome)
{
    const auto number = [](Quantity value) { return std::to_string(value); };
    const std::string donors = jsonArray(plan.donors, [&](const Donor& donor) {
        return jsonObject({{"kind", jsonQuoted(donor.kind == Donor::Kind::Unused ? "unused" : "unallotted")},
                           {"queue", jsonQuoted(donor.queue.text())},
                           {"resource", jsonQuoted(donor.type.name())},
                           {"guaranteed", number(donor.guaranteed)},
                           {"peak", number(donor.peak)},
                           {"spare", number(donor.spare)},
                           {"given", number(donor.given)}});
    });
    const std::string steps = jsonArray(plan.steps, [&](const AmountChange& step) {
        return jsonObject({{"queue", jsonQuoted(step.queue.text())},
                           {"resource", jsonQuoted(step.type.name())},
                           {"field", jsonQuoted(step.isMax ? "max" : "guaranteed")},
                           {"from", step.from ? number(*step.from) : "null"},
                           {"to", number(step.to)}});
    });
    const std::string missing = jsonArray(plan.missing.entries(), [&](const auto& entry) {
        const auto& [type, amount] = entry;
        return jsonObject({{"resource", jsonQuoted(type.name())}, {"amount", number(amount)}});
    });
    const std::string errors = jsonArray(outcome.errors, [](const config::Finding& finding) {
        return jsonObject({{"rule", jsonQuoted(finding.rule)},
                           {"line", std::to_string(finding.span.begin.line)},
                           {"message", jsonQuoted(finding.message.english())}});
    });
    return fmt::format(R"({{{},"donors":{},"missing":{},"changes":{},"errors":{}}})",
                       samplesJson(peaks.samples(), peaks.first(), peaks.last()), donors, missing, steps,
                       errors)
        + '\n';
}
} // namespace

int runDonors(const DonorsOptions& options, const SampleReader& samples, Streams streams)
{
    auto text = readInput(options.configFile, streams.in);
    if (!text)
        return printError(streams.err, text.error());
    const auto partition = readPartition(options.configFile, *text, options.partition);
    if (!partition)
        return printError(streams.err, partition.error());
    const auto amount = readRequest(options.request);
    if (!amount)
        return printError(streams.err, amount.error());
    insight::QueuePeaks peaks;
    const Status read = visitSamples(
        options.samples, partition->name.value, samples, streams.in,
        [&peaks](const PartitionSnapshot& sample, SystemTime time) { peaks.add(sample, time); });
    if (!read)
        return printError(streams.err, read.error());
    if (peaks.samples() == 0) {
        printMessage(streams.err, {}, "no sample contains the queues of partition " + partition->name.value);
        return ExitInput;
    }
    const auto plan
        = insight::findDonors(*partition, peaks, {QueuePath(options.queue), *amount, options.marginPercent});
    if (!plan) {
        printError(streams.err, plan.error());
        return ExitUsage;
    }
    const auto outcome = changedText(*std::move(text), partition->name.value, *plan);
    if (!outcome)
        return printError(streams.err, outcome.error());
    streams.out << (options.format == AnswerFormat::Json ? asJson(*plan, peaks, *outcome)
                                                         : asText(*plan, peaks, *outcome));
    if (!plan->isComplete() || !outcome->errors.empty())
        return ExitFindings;
    if (options.outputFile.empty())
        return ExitDone;
    if (const Status written = file::writeFile(options.outputFile, outcome->text); !written)
        return printError(streams.err, written.error());
    return ExitDone;
}
} // namespace quotadeck::cli
