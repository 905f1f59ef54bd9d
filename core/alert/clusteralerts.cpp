// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/alert/clusteralerts.h"

#include "core/alert/measuredmetrics.h"
#include "core/metrics/clustermetrics.h"

#include <algorithm>
#include <chrono>
#include <iterator>

namespace quotadeck::alert {
namespace {
constexpr std::chrono::minutes kLookback{5};
} // namespace

std::vector<Change> ClusterAlerts::take(const ClusterSnapshot& snapshot, SystemTime now, SystemTime read)
{
    if (m_last && (now < *m_last || (now == *m_last && !m_hasNewRules)))
        return {};
    std::vector<Change> changes;
    if (m_last && now - *m_last > kLookback)
        changes = step(*m_last + kLookback, {}, m_lastRead);
    m_lastRead = read;
    std::ranges::move(step(now, metrics::clusterFamilies(snapshot, m_cluster), read),
                      std::back_inserter(changes));
    return changes;
}

std::vector<Change> ClusterAlerts::takeFailure(SystemTime now, std::optional<SystemTime> read)
{
    if (m_last && now <= *m_last)
        return {};
    m_lastRead = read;
    return step(now, {}, read);
}

std::vector<Change> ClusterAlerts::setRules(std::vector<Rule> rules)
{
    m_hasNewRules = true;
    return m_evaluator.setRules(std::move(rules), m_last.value_or(SystemTime()));
}

std::vector<Change> ClusterAlerts::step(SystemTime now, std::vector<metrics::Family> families,
                                        std::optional<SystemTime> read)
{
    const double seconds = read ? std::chrono::duration<double>(read->time_since_epoch()).count() : 0;
    families.push_back({kLastRead, "", {{{{"cluster", m_cluster}}, seconds}}});
    m_last = now;
    m_hasNewRules = false;
    return m_evaluator.step(now, families);
}
} // namespace quotadeck::alert
