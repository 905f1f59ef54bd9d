// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/draining.h"

#include "core/base/jsontext.h"
#include "core/base/terminaltext.h"
#include "core/cluster/queue.h"
#include "core/resource/display.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <tuple>
#include <utility>

namespace quotadeck::insight {
namespace {
std::string amountsJson(const Resource& amounts)
{
    std::string out = "{";
    for (const auto& [type, value] : amounts.entries())
        out += fmt::format("{}{}:{}", out.size() > 1 ? "," : "", jsonQuoted(type.name()), value);
    return out + "}";
}

std::string applicationJson(const DrainingApplication& app)
{
    return jsonObject({{"id", jsonQuoted(app.app.text())},
                       {"user", jsonQuoted(app.user.text())},
                       {"queue", jsonQuoted(app.queue.text())},
                       {"state", jsonQuoted(app.state)},
                       {"used", app.used ? amountsJson(*app.used) : "null"}});
}

std::string nanoseconds(SystemTime time)
{
    return std::to_string(time.time_since_epoch().count());
}

std::string progressJson(const std::optional<DrainingProgress>& progress)
{
    if (!progress)
        return "null";
    return jsonObject({{"from", nanoseconds(progress->from)},
                       {"before", progress->before ? nanoseconds(*progress->before) : "null"},
                       {"applications", std::to_string(progress->applications)},
                       {"ended", std::to_string(progress->ended)}});
}

std::string drainingJson(const DrainingQueue& queue)
{
    return jsonObject(
        {{"queue", jsonQuoted(queue.queue.text())},
         {"since", queue.since ? std::to_string(*queue.since) : "null"},
         {"left", queue.left ? amountsJson(*queue.left) : "null"},
         {"pending", queue.pending ? amountsJson(*queue.pending) : "null"},
         {"queuesBelow", std::to_string(queue.queuesBelow)},
         {"applications",
          queue.applications ? jsonArray(*queue.applications, applicationJson) : std::string("null")},
         {"users",
          queue.applications
              ? jsonArray(queue.users(), [](const UserName& user) { return jsonQuoted(user.text()); })
              : std::string("null")},
         {"progress", progressJson(queue.progress)}});
}

std::string utcTime(std::chrono::nanoseconds sinceEpoch)
{
    const auto seconds = std::chrono::floor<std::chrono::seconds>(sinceEpoch).count();
    return fmt::format("{:%Y-%m-%d %H:%M:%S}", fmt::gmtime(static_cast<std::time_t>(seconds)));
}

Message progressMessage(const DrainingProgress& progress)
{
    const std::string ended = std::to_string(progress.ended);
    const std::string all = std::to_string(progress.applications);
    const std::string from = utcTime(progress.from.time_since_epoch());
    if (!progress.before)
        return {QUOTADECK_TEXT("insight",
                               "have left the queue: %1 of %2 since %3 UTC, when it was draining already"),
                ended, all, from};
    return {QUOTADECK_TEXT("insight",
                           "have left the queue: %1 of %2 since %3 UTC; at %4 UTC it was not draining"),
            ended, all, from, utcTime(progress.before->time_since_epoch())};
}

Message sinceMessage(const DrainingQueue& queue)
{
    if (!queue.since)
        return QUOTADECK_TEXT("insight", "start not reported");
    return {QUOTADECK_TEXT("insight", "since %1 UTC"), utcTime(std::chrono::nanoseconds(*queue.since))};
}

Message applicationsMessage(const DrainingQueue& queue)
{
    if (!queue.applications)
        return QUOTADECK_TEXT("insight", "applications left: not reported");
    if (queue.applications->empty())
        return queue.queuesBelow > 0
            ? Message(QUOTADECK_COUNT_TEXT("insight", "no applications left, %n queues below go first",
                                           "no applications left, %n queue below goes first"),
                      Message::Count{queue.queuesBelow})
            : Message(
                QUOTADECK_TEXT("insight", "no applications left: the scheduler removes the queue next"));
    return {QUOTADECK_TEXT("insight", "%1 of %2"),
            Message(QUOTADECK_COUNT_TEXT("insight", "%n applications left", "%n application left"),
                    Message::Count{queue.applications->size()}),
            Message(QUOTADECK_COUNT_TEXT("insight", "%n users", "%n user"),
                    Message::Count{queue.users().size()})};
}

Message amountsOrUnknown(const std::optional<Resource>& amounts)
{
    return amounts ? resourceMessage(*amounts) : Message(QUOTADECK_TEXT("insight", "not reported"));
}

/// @p reported of @p queue; without it none, unless an application in the queue has some.
std::optional<Resource> reportedAmounts(const std::optional<Resource>& reported,
                                        const PartitionSnapshot& partition, const QueueInfo& queue,
                                        std::optional<Resource> ApplicationInfo::*own)
{
    const auto hasSome = [&queue, own](const ApplicationInfo& app) {
        return queue.path.contains(app.queue) && app.*own && !isZero(*(app.*own));
    };
    if (!reported && partition.applications && std::ranges::any_of(*partition.applications, hasSome))
        return std::nullopt;
    return reported.value_or(Resource());
}

DrainingApplication applicationRow(const ApplicationInfo& app)
{
    return {app.id, app.user, app.queue, app.state, app.used};
}
} // namespace

std::vector<UserName> DrainingQueue::users() const
{
    std::vector<UserName> names;
    if (!applications)
        return names;
    for (const DrainingApplication& app : *applications) {
        if (names.empty() || names.back() != app.user) // they are sorted by user
            names.push_back(app.user);
    }
    return names;
}

bool isDraining(const QueueInfo& queue)
{
    return queue.status == cluster::stateName(cluster::QueueState::Draining);
}

DrainingQueue drainingOf(const PartitionSnapshot& partition, const QueueInfo& queue)
{
    DrainingQueue result;
    result.queue = queue.path;
    result.since = queue.drainingSince;
    result.left = reportedAmounts(queue.allocated, partition, queue, &ApplicationInfo::used);
    result.pending = reportedAmounts(queue.pending, partition, queue, &ApplicationInfo::pending);
    if (partition.queues)
        result.queuesBelow = static_cast<std::size_t>(
            std::ranges::count_if(*partition.queues, [&queue](const QueueInfo& other) {
                return other.path != queue.path && queue.path.contains(other.path);
            }));
    if (!partition.applications)
        return result;
    auto& rows = result.applications.emplace();
    for (const ApplicationInfo& app : *partition.applications) {
        if (queue.path.contains(app.queue))
            rows.push_back(applicationRow(app));
    }
    std::ranges::sort(rows, [](const DrainingApplication& left, const DrainingApplication& right) {
        return std::tie(left.user, left.app) < std::tie(right.user, right.app);
    });
    return result;
}

std::vector<DrainingQueue> drainingQueues(const PartitionSnapshot& partition)
{
    std::vector<DrainingQueue> result;
    if (!partition.queues)
        return result;
    for (const QueueInfo& queue : *partition.queues) {
        if (isDraining(queue))
            result.push_back(drainingOf(partition, queue));
    }
    return result;
}

std::string asJson(const std::vector<DrainingQueue>& queues)
{
    return jsonObject({{"queues", jsonArray(queues, drainingJson)}});
}

std::string asText(const std::vector<DrainingQueue>& queues, MessageText render)
{
    if (queues.empty())
        return render(QUOTADECK_TEXT("insight", "No queue is draining.")) + "\n";
    std::string text;
    for (const DrainingQueue& queue : queues) {
        text += fmt::format("{}\n  {}\n",
                            printable(render({QUOTADECK_TEXT("insight", "%1: draining %2"),
                                              queue.queue.text(), sinceMessage(queue)})),
                            render(applicationsMessage(queue)));
        if (queue.progress)
            text += fmt::format("  {}\n", render(progressMessage(*queue.progress)));
        text += fmt::format("  {}\n",
                            render({QUOTADECK_TEXT("insight", "allocated: %1; pending: %2"),
                                    amountsOrUnknown(queue.left), amountsOrUnknown(queue.pending)}));
        for (const DrainingApplication& app : queue.applications.value_or(std::vector<DrainingApplication>()))
            text += fmt::format(
                "    {}\n",
                printable(render({QUOTADECK_TEXT("insight", "%1 of %2 in %3, %4: %5"), app.app.text(),
                                  app.user.text(), app.queue.text(), app.state,
                                  app.used ? resourceMessage(*app.used)
                                           : Message(QUOTADECK_TEXT("insight", "usage not reported"))})));
    }
    return text;
}

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
