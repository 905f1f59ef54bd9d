// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/alert/clusteralerts.h"

#include "core/alert/measuredmetrics.h"
#include "core/metrics/clustermetrics.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <iterator>

namespace quotadeck::alert {
namespace {
constexpr std::chrono::seconds kEvaluation{15}; // from one to the next while nothing is read
constexpr std::chrono::minutes kLookback{5};
} // namespace

std::vector<Change> ClusterAlerts::pauseUntil(SystemTime end)
{
    std::vector<Change> changes;
    if (!m_last || m_families.empty())
        return changes;
    for (const SystemTime moment : momentsUntil(end)) {
        if (moment <= *m_last)
            continue;
        if (moment - m_familiesTime >= kLookback)
            m_families.erase(m_families.begin(), m_families.end() - 1); // all but kLastRead
        std::ranges::move(step(moment), std::back_inserter(changes));
    }
    return changes;
}

/// Of the evaluations between the last sample and @p end those at which alerts can change: the values stay, and age.
std::set<SystemTime> ClusterAlerts::momentsUntil(SystemTime end) const
{
    using Seconds = std::chrono::duration<double>;
    std::set<SystemTime> moments;
    const double most = Seconds(end - m_familiesTime) / Seconds(kEvaluation);
    const auto add = [&](double evaluations) {
        if (evaluations >= 1 && evaluations < most)
            moments.insert(m_familiesTime + kEvaluation * static_cast<std::int64_t>(evaluations));
    };
    const auto evaluationsIn = [](Seconds time) { return time / Seconds(kEvaluation); };
    add(evaluationsIn(kLookback));
    for (std::size_t index = 0; index < m_evaluator.rules().size(); ++index) {
        const Rule& rule = m_evaluator.rules()[index];
        for (const auto& [labels, active] : m_evaluator.active(index)) {
            if (!active.isFiring)
                add(std::ceil(evaluationsIn(active.since + rule.lasting - m_familiesTime)));
        }
        if (rule.measure != Measure::Stale)
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

std::vector<Change> ClusterAlerts::take(const ClusterSnapshot& snapshot, SystemTime now, SystemTime read)
{
    if (m_last && (now < *m_last || (now == *m_last && !m_hasNewRules)))
        return {};
    m_families = metrics::clusterFamilies(snapshot, m_cluster);
    m_familiesTime = now;
    noteRead(read);
    return step(now);
}

std::vector<Change> ClusterAlerts::takeFailure(SystemTime now, std::optional<SystemTime> read)
{
    if (m_last && now <= *m_last)
        return {};
    m_families.clear();
    m_familiesTime = now;
    noteRead(read);
    return step(now);
}

std::vector<Change> ClusterAlerts::setRules(std::vector<Rule> rules)
{
    m_hasNewRules = true;
    return m_evaluator.setRules(std::move(rules), m_last.value_or(SystemTime()));
}

std::vector<Change> ClusterAlerts::step(SystemTime now)
{
    m_last = now;
    m_hasNewRules = false;
    return m_evaluator.step(now, m_families);
}

/// 0: never.
void ClusterAlerts::noteRead(std::optional<SystemTime> read)
{
    const double seconds = read ? std::chrono::duration<double>(read->time_since_epoch()).count() : 0;
    m_families.push_back({kLastRead, "", {{{{"cluster", m_cluster}}, seconds}}});
}
} // namespace quotadeck::alert
