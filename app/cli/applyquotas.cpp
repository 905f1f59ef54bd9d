// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/applyreport.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "core/base/jsontext.h"
#include "core/base/terminaltext.h"
#include "core/config/report/diffreport.h"
#include "core/elastic/manifest.h"
#include "core/file/filewriter.h"
#include "core/kube/quotaapply.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <optional>
#include <ostream>
#include <utility>

namespace quotadeck::cli {
namespace {
using kube::QuotaStep;
using kube::QuotaStepState;

std::string_view wordFor(QuotaStepState state)
{
    switch (state) {
    case QuotaStepState::Planned:
        return "planned";
    case QuotaStepState::Accepted:
        return "accepted";
    case QuotaStepState::Dependent:
        return "dependent";
    case QuotaStepState::Applied:
        return "applied";
    case QuotaStepState::Refused:
        return "refused";
    case QuotaStepState::Unknown:
        return "unknown";
    case QuotaStepState::Skipped:
        break;
    }
    return "skipped";
}

std::string nameOf(const QuotaStep& step)
{
    return fmt::format("{}/{}", step.nameSpace, step.name);
}

/// Prints what of @p text is no manifest; false if something is not.
bool isReadable(const std::string& file, const std::string& text, Streams streams)
{
    bool isGood = true;
    for (const config::Finding& finding : elastic::readQuotaManifests(text).findings) {
        if (finding.severity != config::Severity::Error)
            continue;
        printMessage(streams.err,
                     fmt::format("{}:{}:{}", file, finding.span.begin.line, finding.span.begin.column),
                     finding.message.english());
        isGood = false;
    }
    return isGood;
}

/// One run of apply --quotas: prints what QuotaApply reports.
class QuotaRun
{
public:
    QuotaRun(const ApplyOptions& options, kube::QuotaServer& server, const ApplyTerminal& terminal,
             Streams streams, std::string text)
        : m_options(options)
        , m_server(server)
        , m_terminal(terminal)
        , m_streams(streams)
        , m_apply(server, {std::move(text), {}, options.deletesMissing, options.rules},
                  {[this](kube::ApplyStep step, kube::ApplyState state, const Message& detail) {
                       print(step, state, detail);
                   },
                   [this] { decide(); },
                   [this](kube::ApplyOutcome outcome) {
                       m_outcome = outcome;
                       m_isOver = true;
                   },
                   [this](std::size_t object) { printObject(m_apply.plan().steps[object]); }})
    {
    }

    int run()
    {
        m_apply.start();
        m_terminal.runUntil(m_isOver);
        if (m_options.format == AnswerFormat::Json)
            m_streams.out << reportJson() << '\n';
        else
            printEnd();
        return exitCodeOf(m_outcome, m_options.dryRun, m_apply.error());
    }

private:
    [[nodiscard]] bool isText() const { return m_options.format == AnswerFormat::Text; }
    [[nodiscard]] std::string file() const { return fmt::format("{}", fmt::join(m_options.quotaFiles, " ")); }

    void print(kube::ApplyStep step, kube::ApplyState state, const Message& detail)
    {
        if (state == kube::ApplyState::Warning || state == kube::ApplyState::Failed) {
            const auto& error = m_apply.error();
            // What the manifests lack is a matter of the file alone.
            const std::string place = step == kube::ApplyStep::Validate ? file() : m_server.place();
            const bool isOfGroup = error && !error->where.empty() && error->where != place;
            printMessage(m_streams.err, isOfGroup ? fmt::format("{}: {}", place, error->where) : place,
                         detail.english());
        }
        if (step == kube::ApplyStep::Plan && state == kube::ApplyState::Failed)
            printFurther();
        if (step == kube::ApplyStep::Right && state == kube::ApplyState::Running)
            printPlan();
    }

    /// What is wrong beside the first error.
    void printFurther() const
    {
        const kube::QuotaPlan& plan = m_apply.plan();
        for (std::size_t i = 1; i < plan.conflicts.size(); ++i)
            printMessage(m_streams.err, fmt::format("{}: {}", m_server.place(), plan.conflicts[i].name),
                         plan.conflicts[i].reason.english());
        bool isFirst = true;
        for (const elastic::QuotaFinding& finding : plan.findings) {
            if (finding.severity == config::Severity::Error && !std::exchange(isFirst, false))
                printMessage(m_streams.err, fmt::format("{}: {}", m_server.place(), finding.group),
                             fmt::format("{} [{}]", finding.message.english(), finding.rule));
        }
    }

    void printPlan() const
    {
        for (const QuotaStep& step : m_apply.plan().steps) {
            for (const Message& note : step.notes)
                printMessage(m_streams.err, nameOf(step), note.english());
        }
        if (!isText())
            return;
        m_streams.out << config::diffReportText(m_server.place(), file(), changes());
        std::size_t number = 0;
        for (const QuotaStep& step : m_apply.plan().steps)
            m_streams.out << fmt::format("{}. {} {}{}\n", ++number, kube::verbOf(step.kind),
                                         printable(nameOf(step)), step.isDangerous() ? " (dangerous)" : "");
    }

    [[nodiscard]] std::vector<config::Change> changes() const
    {
        std::vector<config::Change> all;
        for (const QuotaStep& step : m_apply.plan().steps)
            std::ranges::copy(step.changes, std::back_inserter(all));
        std::stable_partition(all.begin(), all.end(), [](const config::Change& change) {
            return change.direction == config::Direction::Dangerous;
        });
        return all;
    }

    void printObject(const QuotaStep& step) const
    {
        // The trial of an object is of interest only where it is not accepted, which is an error or a warning anyway.
        const bool isTrial = step.state == QuotaStepState::Accepted || step.state == QuotaStepState::Planned;
        if (isText() && !isTrial)
            m_streams.out << fmt::format(
                "{} {}: {}{}\n", kube::verbOf(step.kind), printable(nameOf(step)), wordFor(step.state),
                step.detail.isEmpty() ? std::string() : "; " + printable(step.detail.english()));
    }

    void decide()
    {
        if (!m_options.dryRun && isConfirmed(m_options, m_terminal, m_server.place(), m_streams.err))
            m_apply.proceed();
        else
            m_isOver = true;
    }

    void printEnd() const
    {
        const std::string place = m_server.place();
        const auto& plan = m_apply.plan();
        if (!m_outcome && m_options.dryRun)
            m_streams.out << fmt::format("Dry run: {} would accept it. Nothing was written.\n", place);
        else if (m_outcome == kube::ApplyOutcome::Applied)
            m_streams.out << fmt::format("Applied to {}.\n", place);
        else if (m_outcome == kube::ApplyOutcome::Partial)
            m_streams.out << fmt::format("{} of {} groups are applied to {}; the rest is not.\n",
                                         m_apply.appliedCount(), plan.steps.size(), place);
        else if (m_outcome == kube::ApplyOutcome::Unknown)
            m_streams.out << fmt::format(
                "Whether {} has stored the group is unknown. Read it again before you apply once more.\n",
                place);
        else if (m_outcome == kube::ApplyOutcome::Unchanged)
            m_streams.out << fmt::format("{} has these groups already.\n", place);
        if (!plan.missing.empty() && !m_options.deletesMissing)
            m_streams.out << fmt::format(
                "Not in the file, and kept: {}. Add --delete-missing to delete them.\n",
                printable(fmt::format("{}", fmt::join(plan.missing, ", "))));
    }

    [[nodiscard]] std::string reportJson() const
    {
        const auto text
            = [](const std::string& value) { return value.empty() ? std::string() : jsonQuoted(value); };
        const auto quoted = [](const std::string& value) { return jsonQuoted(value); };
        const kube::QuotaPlan& plan = m_apply.plan();
        const auto step = [&text](const QuotaStep& planned) {
            const auto& stored = planned.state == QuotaStepState::Applied ? planned.wanted : planned.before;
            return jsonObject(
                {{"verb", jsonQuoted(kube::verbOf(planned.kind))},
                 {"namespace", jsonQuoted(planned.nameSpace)},
                 {"name", jsonQuoted(planned.name)},
                 {"state", jsonQuoted(wordFor(planned.state))},
                 {"message", text(planned.detail.english())},
                 {"resourceVersion", stored ? text(stored->stored.resourceVersion) : std::string()},
                 {"dangerous", planned.isDangerous() ? "true" : "false"},
                 {"notes", jsonArrayOrNothing(planned.notes, [](const Message& note) {
                      return jsonQuoted(note.english());
                  })}});
        };
        const auto conflict = [](const kube::QuotaConflict& found) {
            return jsonObject(
                {{"name", jsonQuoted(found.name)}, {"message", jsonQuoted(found.reason.english())}});
        };
        const auto& error = m_apply.error();
        return jsonObject({{"result", jsonQuoted(outcomeWord(m_outcome, m_options.dryRun))},
                           {"cluster", jsonQuoted(m_server.place())},
                           {"error", error ? jsonQuoted(error->message.english()) : std::string()},
                           {"steps", jsonArray(plan.steps, step)},
                           {"missing", jsonArrayOrNothing(plan.missing, quoted)},
                           {"conflicts", jsonArrayOrNothing(plan.conflicts, conflict)},
                           {"diff", config::diffReportJson(m_server.place(), file(), changes())}});
    }

    const ApplyOptions& m_options;
    kube::QuotaServer& m_server;
    const ApplyTerminal& m_terminal;
    Streams m_streams;
    kube::QuotaApply m_apply;
    std::optional<kube::ApplyOutcome> m_outcome; ///< nothing: it was not to be written
    bool m_isOver = false;
};

std::string storedJson(const std::string& place, const kube::ClusterQuotas& quotas)
{
    return jsonObject(
               {{"cluster", jsonQuoted(place)},
                {"namespace", quotas.nameSpace.empty() ? std::string() : jsonQuoted(quotas.nameSpace)},
                {"objects",
                 jsonArray(quotas.quotas,
                           [](const kube::StoredQuota& quota) { return kube::objectJson(quota.stored); })}})
        + '\n';
}
} // namespace

int runApplyQuotas(const ApplyOptions& options, kube::QuotaServer& server, const ApplyTerminal& terminal,
                   Streams streams)
{
    std::string all;
    bool isGood = true;
    for (const std::string& file : options.quotaFiles) {
        const auto text = readInput(file, streams.in);
        if (!text)
            return printError(streams.err, text.error());
        isGood = isReadable(file, *text, streams) && isGood;
        all += (all.empty() ? "" : all.back() == '\n' ? "---\n" : "\n---\n") + *text;
    }
    if (!isGood)
        return ExitFindings;
    return QuotaRun(options, server, terminal, streams, std::move(all)).run();
}

int runGetQuotas(const GetOptions& options, kube::QuotaServer& server, const ApplyTerminal& terminal,
                 Streams streams)
{
    const auto quotas = readStored<kube::ClusterQuotas>(server, terminal);
    if (!quotas)
        return printSourceError(streams.err, quotas.error());
    if (!quotas->nameSpace.empty())
        printMessage(streams.err, server.place(),
                     fmt::format("only the groups of the namespace {} may be listed", quotas->nameSpace));
    return printStored(options,
                       options.format == AnswerFormat::Json ? storedJson(server.place(), *quotas)
                                                            : kube::quotasText(quotas->quotas),
                       streams);
}
} // namespace quotadeck::cli
