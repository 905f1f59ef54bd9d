// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/queue.h"
#include "core/cluster/queuetree.h"

namespace quotadeck::test {
/// Allocates @p request if every level from @p leaf up has room (QUE-20), as a partition does among other checks. The leaf
/// must be there.
inline Decision tryAllocate(cluster::QueueTree& tree, const QueuePath& leaf, const Resource& request)
{
    Decision decision = cluster::fits(*tree.find(leaf), request);
    if (decision.isAllowed())
        tree.allocate(leaf, request);
    return decision;
}
} // namespace quotadeck::test
