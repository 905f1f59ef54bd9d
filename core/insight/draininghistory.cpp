// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/draininghistory.h"

#include <algorithm>
#include <utility>

namespace quotadeck::insight {
void DrainingHistory::add(const PartitionSnapshot& partition, SystemTime time)
{
    if (!partition.queues)
        return;
    std::map<QueuePath, Begin> begins;
    for (const QueueInfo& queue : *partition.queues) {
        if (!isDraining(queue))
            continue;
        auto known = m_begins.extract(queue.path);
        Begin begin = known.empty() ? Begin{time, m_last, {}} : std::move(known.mapped());
        if (!begin.applications && partition.applications) {
            if (std::exchange(begin.time, time) != time)
                begin.before.reset(); // some may have left unseen
            std::set<ApplicationId> there;
            for (const ApplicationInfo& application : *partition.applications) {
                if (queue.path.contains(application.queue))
                    there.insert(application.id);
            }
            begin.applications = std::make_shared<const std::set<ApplicationId>>(std::move(there));
        }
        begins.emplace(queue.path, std::move(begin));
    }
    m_begins = std::move(begins);
    m_last = time;
}

std::optional<DrainingProgress> DrainingHistory::progressOf(const DrainingQueue& queue) const
{
    const auto begin = m_begins.find(queue.queue);
    if (begin == m_begins.end() || !begin->second.applications || !queue.applications)
        return std::nullopt;
    const auto& then = *begin->second.applications;
    const auto left = static_cast<std::size_t>(
        std::ranges::count_if(*queue.applications, [&then](const DrainingApplication& application) {
            return then.contains(application.app);
        }));
    return DrainingProgress{begin->second.time, begin->second.before, then.size(), then.size() - left};
}
} // namespace quotadeck::insight
