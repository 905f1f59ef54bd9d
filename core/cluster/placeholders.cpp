// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/placeholders.h"

#include "core/resource/display.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <utility>

namespace quotadeck::cluster {
GangStyle gangStyle(std::string_view text)
{
    return text == "Hard" ? GangStyle::Hard : GangStyle::Soft;
}

std::chrono::nanoseconds placeholderTimeout(std::chrono::milliseconds setting,
                                            std::optional<SystemTime> created, SystemTime now)
{
    using std::chrono::duration_cast;
    using std::chrono::milliseconds;
    using std::chrono::nanoseconds;
    const bool isUsable
        = setting > milliseconds::zero() && setting <= duration_cast<milliseconds>(nanoseconds::max());
    const nanoseconds timeout = isUsable ? nanoseconds(setting) : kDefaultPlaceholderTimeout;
    if (!created || *created >= now)
        return timeout;
    return std::max<nanoseconds>(timeout - (now - *created), milliseconds(1));
}

Status checkPlaceholderAsk(const Resource& ask, const GangQueue& queue)
{
    if (isZero(ask))
        return {};
    if (!queue.isFifo)
        return fail(ErrorCode::InvalidArgument, {},
                    QUOTADECK_TEXT("cluster",
                                   "a gang needs a queue that sorts its applications by age: set "
                                   "application.sort.policy to fifo, or submit elsewhere"));
    if (!fitInMaxUndef(queue.max, ask))
        return fail(
            ErrorCode::InvalidArgument, {},
            Message(QUOTADECK_TEXT("cluster",
                                   "the placeholders of the gang ask for %1, the queue can never hold more "
                                   "than %2: make the task groups smaller or raise the maximum"),
                    resourceMessage(ask), resourceMessage(queue.max)));
    return {};
}

void TaskGroupCounts::addAsk(const Request& placeholder)
{
    PlaceholderInfo& group = m_groups[placeholder.taskGroup];
    if (group.count == 0) {
        group.taskGroupName = placeholder.taskGroup;
        group.minResource = placeholder.resource;
    }
    ++group.count;
}

void TaskGroupCounts::addReplaced(const std::string& taskGroup)
{
    ++m_groups[taskGroup].replaced;
}

void TaskGroupCounts::addTimedOut(const std::string& taskGroup)
{
    ++m_groups[taskGroup].timedOut;
}

bool TaskGroupCounts::hasOpen(const std::string& taskGroup) const
{
    const auto group = m_groups.find(taskGroup);
    return group != m_groups.end() && group->second.count > group->second.replaced + group->second.timedOut;
}

std::vector<PlaceholderInfo> TaskGroupCounts::counts() const
{
    std::vector<PlaceholderInfo> result;
    result.reserve(m_groups.size());
    for (const auto& [name, group] : m_groups)
        result.push_back(group);
    return result;
}

void PlaceholderSwaps::open(const Allocation& placeholder)
{
    m_open[placeholder.request.taskGroup].insert(placeholder.key());
}

void PlaceholderSwaps::close(const Allocation& placeholder)
{
    m_open[placeholder.request.taskGroup].erase(placeholder.key());
}

const std::string* PlaceholderSwaps::firstOpen(const std::string& taskGroup) const
{
    const auto open = m_open.find(taskGroup);
    return open == m_open.end() || open->second.empty() ? nullptr : &*open->second.begin();
}

void PlaceholderSwaps::start(const std::string& placeholder, Allocation real)
{
    m_placeholders.emplace(real.key(), placeholder);
    m_real.emplace(placeholder, std::move(real));
}

std::optional<Allocation> PlaceholderSwaps::takeByPlaceholder(const std::string& placeholder)
{
    auto swap = m_real.extract(placeholder);
    if (swap.empty())
        return std::nullopt;
    m_placeholders.erase(swap.mapped().key());
    return std::move(swap.mapped());
}

std::optional<Allocation> PlaceholderSwaps::takeByRequest(const std::string& key)
{
    const auto placeholder = m_placeholders.find(key);
    return placeholder == m_placeholders.end() ? std::nullopt
                                               : takeByPlaceholder(std::string(placeholder->second));
}

std::optional<Allocation> PlaceholderSwaps::takeFirst()
{
    return m_real.empty() ? std::nullopt : takeByPlaceholder(std::string(m_real.begin()->first));
}
} // namespace quotadeck::cluster
