// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/config/edit/document.h"
#include "core/config/schema/schema.h"
#include "core/insight/sampletimes.h"
#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::insight {
/// The highest demand of each queue in some samples: what was allocated and what waited, together.
class QueuePeaks
{
public:
    /// A sample that does not know the queues counts for nothing. Samples may come in any order. @p time: the epoch when it is
    /// not known.
    void add(const PartitionSnapshot& partition, SystemTime time);

    [[nodiscard]] std::size_t samples() const { return m_times.samples; }
    /// The earliest and the latest time of the samples; the epoch while no time is known.
    [[nodiscard]] SystemTime first() const { return m_times.first; }
    [[nodiscard]] SystemTime last() const { return m_times.last; }
    /// nullptr for a queue that no sample has: its demand is unknown.
    [[nodiscard]] const Resource* peakOf(const QueuePath& queue) const;
    /// The smallest that the cluster had of each type: nothing of a type that some sample lacks. Nothing at all: not known.
    [[nodiscard]] const std::optional<Resource>& capacity() const { return m_capacity; }

private:
    SampleTimes m_times;
    std::map<QueuePath, Resource> m_peaks; ///< by path in lower case
    std::optional<Resource> m_capacity;
};

/// What is needed, and for whom.
struct DonorQuestion
{
    QueuePath queue;
    Resource amount; ///< that its guaranteed amount grows by
    int marginPercent = 10; ///< of its highest demand, which a donor keeps besides
};

/// Where a guaranteed amount can come from.
struct Donor
{
    enum class Kind {
        Unallotted, ///< no child of the queue has it: nobody loses anything
        Unused ///< the queue did not demand it at any time
    };

    Kind kind = Kind::Unused;
    QueuePath queue; ///< root: what the cluster has and no queue is guaranteed
    ResourceType type;
    Quantity guaranteed = 0;
    Quantity peak = 0; ///< highest demand; of Unallotted, what the children have
    Quantity spare = 0; ///< that it could give
    Quantity given = 0; ///< that it gives in the plan

    friend bool operator==(const Donor&, const Donor&) = default;
};

/// One number of the configuration that changes.
struct AmountChange
{
    QueuePath queue;
    ResourceType type;
    bool isMax = false; ///< else guaranteed
    std::optional<Quantity> from; ///< nothing: not set
    Quantity to = 0;

    friend bool operator==(const AmountChange&, const AmountChange&) = default;
};

struct DonorPlan
{
    /// Queues that can give a part of the amount. Those that give in the plan come first, near relatives before far ones, and of
    /// equally near ones the one with the largest spare amount.
    std::vector<Donor> donors;
    Resource missing; ///< the part of the amount that no queue can give; no entries: none
    std::vector<AmountChange> steps; ///< in pre-order of the queues

    [[nodiscard]] bool isComplete() const { return missing.entries().empty(); }
    friend bool operator==(const DonorPlan&, const DonorPlan&) = default;
};

/// Who can give @p question.amount of guaranteed resources to a queue of @p partition, an effective one, without touching what
/// anybody demanded in @p peaks, and the changes that do it. Amounts move between children of the nearest common parent, so that
/// the sums of guaranteed amounts stay within their parents (VAL-57); maxima of the queue grow by as much, those above it
/// as far as they have to. Children of the queue and queues above it are no donors. Errors: NotFound for an unknown queue,
/// InvalidArgument for the root or an amount that is not positive.
[[nodiscard]] Result<DonorPlan> findDonors(const config::PartitionConfig& partition, const QueuePeaks& peaks,
                                           const DonorQuestion& question);

/// The edits of partition number @p partition of @p document that make @p steps. Errors: those of the document.
[[nodiscard]] Result<config::Document::Edits>
donorEdits(const config::Document& document, std::size_t partition, const std::vector<AmountChange>& steps);

/// "root.b never demanded more than vcore 4 of guaranteed vcore 10 and gives vcore 5".
[[nodiscard]] Message describe(const Donor& donor);
/// "guaranteed vcore of root.b: from 10 to 5".
[[nodiscard]] Message describe(const AmountChange& step);
} // namespace quotadeck::insight
