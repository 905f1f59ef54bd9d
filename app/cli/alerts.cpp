// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/samples.h"
#include "core/alert/clusteralerts.h"
#include "core/alert/prometheusrules.h"
#include "core/base/jsontext.h"
#include "core/base/terminaltext.h"
#include "core/elastic/quotapartition.h"
#include "core/sim/simulator.h"
#include "core/snapshot/clustersnapshot.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <ostream>
#include <utility>
#include <vector>

namespace quotadeck::cli {
namespace {
/// What the rules find in a sequence of samples.
class AlertRun
{
public:
    AlertRun(std::vector<alert::Rule> rules, std::string cluster)
        : m_alerts(std::move(rules), std::move(cluster))
    {
    }

    /// The next sample of a recording: between two of them nothing was read.
    void addRecorded(const ClusterSnapshot& sample)
    {
        const std::optional<SystemTime> time = plausibleSourceTime(sample);
        if (time)
            append(m_alerts.pauseUntil(*time));
        add(sample);
    }

    /// The next sample. No time passes between two of them.
    void add(const ClusterSnapshot& sample)
    {
        const std::optional<SystemTime> time = plausibleSourceTime(sample);
        if (!time || (m_samples > 0 && *time <= m_last))
            return;
        m_first = m_samples++ == 0 ? *time : m_first;
        m_last = *time;
        append(m_alerts.take(sample, *time, *time));
    }

    [[nodiscard]] std::size_t samples() const { return m_samples; }
    [[nodiscard]] std::size_t fired() const
    {
        return static_cast<std::size_t>(std::ranges::count(m_changes, true, &alert::Change::isFiring));
    }

    [[nodiscard]] std::string text() const
    {
        std::string text;
        for (const alert::Change& change : m_changes) {
            const alert::Rule& rule = m_alerts.evaluator().rules()[change.rule];
            text += printable(fmt::format("{}  {:8}  {}: {}", isoTime(change.time),
                                          change.isFiring ? alert::nameOf(rule.severity) : "ended", rule.name,
                                          describe(rule, change.labels, change.value).english()))
                + '\n';
        }
        return text
            + fmt::format("{} {} in {}\n", fired(), fired() == 1 ? "alert" : "alerts",
                          samplesText(m_samples, m_first, m_last));
    }

    [[nodiscard]] std::string json() const
    {
        const auto change = [this](const alert::Change& each) {
            std::string labels;
            for (const auto& [name, value] : each.labels)
                labels += (labels.empty() ? "" : ",") + jsonQuoted(name) + ':' + jsonQuoted(value);
            const alert::Rule& rule = m_alerts.evaluator().rules()[each.rule];
            const bool isNumber = each.value && std::isfinite(*each.value);
            return jsonObject({{"time", jsonQuoted(isoTime(each.time))},
                               {"rule", jsonQuoted(rule.name)},
                               {"severity", jsonQuoted(alert::nameOf(rule.severity))},
                               {"firing", each.isFiring ? "true" : "false"},
                               {"labels", '{' + labels + '}'},
                               {"value", isNumber ? fmt::format("{}", *each.value) : "null"},
                               {"message", jsonQuoted(describe(rule, each.labels, each.value).english())}});
        };
        return fmt::format("{{{},\"changes\":{}}}\n", samplesJson(m_samples, m_first, m_last),
                           jsonArray(m_changes, change));
    }

private:
    void append(std::vector<alert::Change> changes)
    {
        std::ranges::move(changes, std::back_inserter(m_changes));
    }

    alert::ClusterAlerts m_alerts;
    std::vector<alert::Change> m_changes;
    std::size_t m_samples = 0;
    SystemTime m_first;
    SystemTime m_last;
};

Status simulateInto(AlertRun& run, const AlertsOptions& options, const ScenarioLoader& load)
{
    const auto scenario = load(options.source);
    if (!scenario)
        return tl::unexpected(scenario.error());
    sim::Simulator simulator(*scenario, options.seed);
    const auto look = [&] {
        const ClusterSnapshot snapshot = simulator.snapshot(EndedApplications::Unknown);
        if (const auto* const simulation = simulator.elastic()) {
            const elastic::QuotaSnapshot quotas = simulation->snapshot();
            run.add(elastic::withQuotas(snapshot, &quotas));
        } else {
            run.add(snapshot);
        }
    };
    look();
    while (simulator.elapsed() < options.until) {
        simulator.advance(std::min(options.every, options.until - simulator.elapsed()));
        look();
    }
    return {};
}
} // namespace

int runAlerts(const AlertsOptions& options, const ScenarioSources& sources, Streams streams)
{
    const auto text = readInput(options.rulesFile, streams.in);
    if (!text)
        return printError(streams.err, text.error());
    auto rules = alert::readRules(*text);
    if (!rules) {
        for (const config::TextProblem& problem : rules.error())
            printMessage(streams.err,
                         fmt::format("{}:{}:{}", options.rulesFile, problem.place.line, problem.place.column),
                         problem.message.english());
        return ExitInput;
    }
    if (options.prometheus) {
        streams.out << alert::prometheusRules(*rules);
        return ExitDone;
    }
    if (options.source.empty()) {
        if (options.format == AnswerFormat::Json)
            streams.out << fmt::format("{{\"rules\":{}}}\n", rules->size());
        else
            streams.out << fmt::format("{} {}\n", rules->size(), rules->size() == 1 ? "rule" : "rules");
        return ExitDone;
    }
    AlertRun run(*std::move(rules), options.cluster);
    const auto isRecording
        = sources.samples(options.source, [&run](const ClusterSnapshot& sample, const std::string*) {
              run.addRecorded(sample);
          });
    if (!isRecording) {
        printError(streams.err, isRecording.error());
        return ExitInput;
    }
    if (!*isRecording) {
        if (const Status simulated = simulateInto(run, options, sources.scenario); !simulated)
            return printError(streams.err, simulated.error());
    }
    if (run.samples() == 0) {
        printMessage(streams.err, options.source, "the recording has no samples");
        return ExitInput;
    }
    streams.out << (options.format == AnswerFormat::Json ? run.json() : run.text());
    return run.fired() == 0 ? ExitDone : ExitFindings;
}
} // namespace quotadeck::cli
