// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/samples.h"
#include "core/alert/alertevaluator.h"
#include "core/alert/measuredmetrics.h"
#include "core/alert/prometheusrules.h"
#include "core/base/jsontext.h"
#include "core/base/terminaltext.h"
#include "core/metrics/clustermetrics.h"
#include "core/sim/simulator.h"
#include "core/snapshot/plausibletime.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <fmt/format.h>
#include <iterator>
#include <ostream>
#include <set>
#include <utility>
#include <vector>

namespace quotadeck::cli {
namespace {
/// What the rules find in a sequence of samples.
class AlertRun
{
public:
    AlertRun(std::vector<alert::Rule> rules, std::string cluster)
        : m_evaluator(std::move(rules))
        , m_cluster(std::move(cluster))
    {
    }

    /// The next sample of a recording: between two of them nothing was read.
    void addRecorded(const ClusterSnapshot& sample)
    {
        const std::optional<SystemTime> time = plausibleSourceTime(sample);
        if (time && m_samples > 0)
            pauseUntil(*time);
        add(sample);
    }

    /// The next sample. No time passes between two of them.
    void add(const ClusterSnapshot& sample)
    {
        const std::optional<SystemTime> plausible = plausibleSourceTime(sample);
        if (!plausible || (m_samples > 0 && *plausible <= m_last))
            return;
        const SystemTime time = *plausible;
        m_first = m_samples++ == 0 ? time : m_first;
        m_last = time;
        const double read = std::chrono::duration<double>(time.time_since_epoch()).count();
        m_families = metrics::clusterFamilies(sample, m_cluster);
        m_families.push_back({alert::kLastRead, "", {{{{"cluster", m_cluster}}, read}}});
        step(time);
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
            const alert::Rule& rule = m_evaluator.rules()[change.rule];
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
            const alert::Rule& rule = m_evaluator.rules()[each.rule];
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
    static constexpr std::chrono::seconds kEvaluation{15}; ///< from one to the next while nothing is read
    /// As in Prometheus: what was not read for so long is not known.
    static constexpr std::chrono::minutes kLookback{5};

    void step(SystemTime now)
    {
        std::ranges::move(m_evaluator.step(now, m_families), std::back_inserter(m_changes));
    }

    void pauseUntil(SystemTime end)
    {
        for (const SystemTime moment : momentsUntil(end)) {
            if (moment - m_last >= kLookback)
                m_families.erase(m_families.begin(), m_families.end() - 1); // all but kLastRead
            step(moment);
        }
    }

    /// Of the evaluations between the last sample and @p end those at which alerts can change: the values stay, and age.
    [[nodiscard]] std::set<SystemTime> momentsUntil(SystemTime end) const
    {
        using Seconds = std::chrono::duration<double>;
        std::set<SystemTime> moments;
        const double most = Seconds(end - m_last) / Seconds(kEvaluation);
        const auto add = [&](double evaluations) {
            if (evaluations >= 1 && evaluations < most)
                moments.insert(m_last + kEvaluation * static_cast<std::int64_t>(evaluations));
        };
        const auto evaluationsIn = [](Seconds time) { return time / Seconds(kEvaluation); };
        add(evaluationsIn(kLookback));
        for (std::size_t index = 0; index < m_evaluator.rules().size(); ++index) {
            const alert::Rule& rule = m_evaluator.rules()[index];
            for (const auto& [labels, active] : m_evaluator.active(index)) {
                if (!active.isFiring)
                    add(std::ceil(evaluationsIn(active.since + rule.lasting - m_last)));
            }
            if (rule.measure != alert::Measure::Stale)
                continue;
            const double lasting = std::ceil(evaluationsIn(rule.lasting));
            for (const double threshold : {rule.threshold, rule.clear}) {
                const double before = std::floor(evaluationsIn(Seconds(threshold)));
                for (const double crossed : {before, before + 1}) {
                    add(crossed);
                    add(crossed + lasting);
                }
            }
        }
        return moments;
    }

    alert::Evaluator m_evaluator;
    std::string m_cluster;
    std::vector<metrics::Family> m_families; ///< that are known; kLastRead is the last one
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
    if (scenario->elastic)
        return fail(ErrorCode::Parse, options.source,
                    "the scenario has elastic quotas: alerts are about queues, users and groups");
    sim::Simulator simulator(*scenario, options.seed);
    run.add(simulator.snapshot());
    while (simulator.elapsed() < options.until) {
        simulator.advance(std::min(options.every, options.until - simulator.elapsed()));
        run.add(simulator.snapshot());
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
