// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/queue.h"
#include "core/cluster/queuespec.h"
#include "core/cluster/queuetree.h"
#include "core/snapshot/clustersnapshot.h"

#include <string>
#include <utility>

namespace quotadeck::cluster {
/// One change of the configuration, applied to a tree. Internal to core/cluster.
class QueueUpdate
{
public:
    QueueUpdate(QueueTree& tree, SystemTime now) : m_tree(tree), m_now(now) { }

    /// Makes the queue of @p spec, and all below it, what @p spec says (QUE-41).
    void apply(const QueueSpec& spec);
    /// Lets @p queue and the configured queues below it drain.
    void drain(const Queue& queue);
    [[nodiscard]] QueueChanges take() { return std::move(m_changes); }

private:
    void create(const QueueSpec& spec);
    void change(Queue& queue, const QueueSpec& spec);
    void changeType(Queue& queue, bool isLeaf);
    void changeTemplate(Queue& queue, const QueueSpec& spec);
    void reportIgnored(const Queue& queue, const QueueSpec& spec);
    void report(const Queue& queue, QueueChangeKind kind, std::string detail = {});

    QueueTree& m_tree;
    SystemTime m_now;
    QueueChanges m_changes;
};

/// Puts @p queue into the state that @p event leads to; false when that is refused.
bool handleEvent(Queue& queue, QueueEvent event, SystemTime now);
} // namespace quotadeck::cluster
