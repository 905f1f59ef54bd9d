// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/draining.h"

#include <map>
#include <memory>
#include <optional>
#include <set>

namespace quotadeck::insight {
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
