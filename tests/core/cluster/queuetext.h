// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/queuetree.h"
#include "tests/core/amounts.h"
#include "tests/support/queuetext.h"

#include <QString>
#include <QStringList>

#include <chrono>
#include <string>

namespace quotadeck::test {
/// The queues of a root with the flow-style content @p root, "queues: [{name: a}]".
inline cluster::QueueSpec queueSpec(const std::string& root, Mode mode = Mode::Current)
{
    const auto config = readQueueTree("partitions: [{name: default, queues: [{name: root, " + root + "}]}]");
    return cluster::readQueueSpec(config, mode).value();
}

inline cluster::QueueTree queueTree(const std::string& root)
{
    return cluster::QueueTree(queueSpec(root));
}

inline const cluster::Queue& queueAt(const cluster::QueueTree& tree, const char* path)
{
    return *tree.find(QueuePath(path));
}

/// @p seconds after the start of the test's time.
inline SystemTime after(int seconds)
{
    return SystemTime(std::chrono::seconds(1'700'000'000 + seconds));
}

inline QString changeName(cluster::QueueChangeKind kind)
{
    static const QStringList names{"created",  "updated",      "managed", "revived",
                                   "draining", "type-changed", "ignored", "keeps-template"};
    return names.at(static_cast<int>(kind));
}

/// "root.a created; root.b updated: max"
inline QString dump(const cluster::QueueChanges& changes)
{
    QStringList lines;
    for (const cluster::QueueChange& change : changes) {
        QString line = QString::fromStdString(change.queue.text()) + ' ' + changeName(change.kind);
        if (!change.detail.isEmpty())
            line += ": " + QString::fromStdString(change.detail.english());
        lines += line;
    }
    return lines.join("; ");
}

/// "root root.a!" with ! for a leaf, ~ for a queue that placement created, and - for one that drains.
inline QString shape(const cluster::QueueTree& tree)
{
    QStringList result;
    for (const cluster::Queue* queue : tree.queues())
        result += QString::fromStdString(queue->path.text()) + (queue->isLeaf ? "!" : "")
            + (queue->isManaged ? "" : "~") + (queue->isDraining ? "-" : "");
    return result.join(' ');
}
} // namespace quotadeck::test
