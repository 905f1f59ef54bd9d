// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/queueaccess.h"
#include "core/base/result.h"
#include "core/config/schema/schema.h"
#include "core/snapshot/clustersnapshot.h"
#include "models/common/roles.h"

#include <QList>
#include <QString>

#include <optional>

namespace quotadeck::models {
/// One detail of a queue.
struct QueueDetail
{
    QString name;
    QString value; ///< unsetText() for what is not known
    QString help; ///< where it comes from, what it means, or why it is not known; empty: nothing to add
    Emphasis emphasis = Emphasis::Normal; ///< Dim: not set at the queue itself, or not known
    QString from{}; ///< the path of another queue that the value comes from; empty: none

    friend bool operator==(const QueueDetail&, const QueueDetail&) = default;
};

/// Details of a queue under one heading.
struct QueueDetailGroup
{
    QString title;
    QList<QueueDetail> details;
    QString emptyText; ///< in place of no details
};

/// What is known of a queue beyond its amounts, in the order in which people look for it: how it is scheduled and
/// preempted, what queues that placement creates below it get, who may use it, which namespaces lead to it, and all
/// other settings. @p active, of the same partition, is nullptr while the active configuration is not known: the source
/// reports neither access lists nor placement rules otherwise. Pure; takes as long as a walk through the queues
/// beside the path, and the applications of the partition.
[[nodiscard]] QList<QueueDetailGroup> queueDetails(const PartitionSnapshot& partition, const QueueInfo& queue,
                                                   const config::PartitionConfig* active);

/// How much of its fair share @p queue uses: of the guaranteed amount, or without one of the maximum (QUE-65, RES-36); 1.0 =
/// all. Empty for the root, and where neither is set or known.
[[nodiscard]] std::optional<double> usedFairShare(const PartitionSnapshot& partition, const QueueInfo& queue);

/// Whether @p user may submit to @p queue by the lists of @p active, which need not have that queue: placement may have
/// created it. Errors: Parse for a list that no scheduler can read (VAL-90); `where` is its queue.
[[nodiscard]] Result<access::AccessDecision>
submitAccess(const config::PartitionConfig& active, const QueuePath& queue, const access::UserGroups& user);

/// The queue of @p partition at @p path; nullptr: there is none.
[[nodiscard]] const QueueInfo* queueAt(const PartitionSnapshot& partition, const QueuePath& path);
} // namespace quotadeck::models
