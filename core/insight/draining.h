// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/queuepath.h"
#include "core/base/strongid.h"
#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace quotadeck::insight {
/// An application that keeps a draining queue from being removed (QUE-43).
struct DrainingApplication
{
    ApplicationId app;
    UserName user;
    QueuePath queue; ///< the draining one or one below
    std::string state; ///< as sent, "Running"
    std::optional<Resource> used; ///< nothing: not reported

    friend bool operator==(const DrainingApplication&, const DrainingApplication&) = default;
};

/// How many of the applications that were in a queue when it began to drain have left it: they ended, or were moved away.
struct DrainingProgress
{
    SystemTime from; ///< of the sample that shows them
    /// Of the sample before, in which the queue does not drain; nothing: it drains in the first one already, so that some may
    /// have left earlier.
    std::optional<SystemTime> before;
    std::size_t applications = 0; ///< that were in it then
    std::size_t ended = 0; ///< of these

    friend bool operator==(const DrainingProgress&, const DrainingProgress&) = default;
};

/// A queue that has left the configuration and is removed once it is empty (QUE-42, QUE-46).
struct DrainingQueue
{
    QueuePath queue;
    std::optional<std::int64_t> since; ///< nanoseconds since the epoch; nothing: not reported
    /// Allocated in it and below. A scheduler leaves out what is empty (REST-12); nothing: left out although an application
    /// has some, so that it is not reported, null in JSON.
    std::optional<Resource> left;
    std::optional<Resource> pending; ///< requests that are still served; nothing: likewise
    std::size_t queuesBelow = 0; ///< which go first
    /// By user and ID. Nothing: the source reports no applications, so that nobody knows how many are left.
    std::optional<std::vector<DrainingApplication>> applications;
    std::optional<DrainingProgress> progress{}; ///< nothing: not known, as in one sample alone

    /// Those who still run something, each once and by name; empty where that is not known.
    [[nodiscard]] std::vector<UserName> users() const;
    friend bool operator==(const DrainingQueue&, const DrainingQueue&) = default;
};

/// Whether the source reports that @p queue drains.
[[nodiscard]] bool isDraining(const QueueInfo& queue);

/// What is left in the draining queues of @p partition, in the order of its queues; none where it reports no queues.
/// O(queues × applications) at most, for the draining ones only.
[[nodiscard]] std::vector<DrainingQueue> drainingQueues(const PartitionSnapshot& partition);
/// The same for @p queue of @p partition, which drains.
[[nodiscard]] DrainingQueue drainingOf(const PartitionSnapshot& partition, const QueueInfo& queue);

/// {"queues":[{"queue","since","left","pending","queuesBelow","applications":[{"id","user","queue","state","used"}],"users",
/// "progress":{"from","before","applications","ended"}}]};
/// `since` in nanoseconds since the epoch, amounts in base units. `since`, `applications`, `users`, `used` and `progress` are null where
/// they are not known.
[[nodiscard]] std::string asJson(const std::vector<DrainingQueue>& queues);
/// A paragraph for each queue.
[[nodiscard]] std::string asText(const std::vector<DrainingQueue>& queues, MessageText render = englishText);

/// What was in queues when they began to drain, as far as samples show it: a first sample in which a queue drains already is not
/// the begin.
///
/// Threading: thread-compatible.
class DrainingHistory
{
public:
    /// Samples come in the order of their times. One that knows no queues counts for nothing.
    void add(const PartitionSnapshot& partition, SystemTime time);

    [[nodiscard]] bool isEmpty() const { return m_begins.empty(); }
    /// How far @p queue has drained. Nothing: no sample shows that it drains, or its applications are not known now or were not
    /// known then.
    [[nodiscard]] std::optional<DrainingProgress> progressOf(const DrainingQueue& queue) const;

    /// Whether both have the same progress, however many samples they saw.
    friend bool operator==(const DrainingHistory& left, const DrainingHistory& right)
    {
        return left.m_begins == right.m_begins;
    }

private:
    struct Begin
    {
        SystemTime time; ///< of the first sample that shows the applications
        std::optional<SystemTime>
            before; ///< of the sample before, in which it does not drain; nothing: there is none
        /// Null: not known so far. Shared by copies, which are made for the screen; the same one as long as the queue drains.
        std::shared_ptr<const std::set<ApplicationId>> applications;

        friend bool operator==(const Begin&, const Begin&) = default;
    };

    std::map<QueuePath, Begin> m_begins; ///< of the queues that drain in the latest sample
    std::optional<SystemTime> m_last; ///< of the samples
};
} // namespace quotadeck::insight
