// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/queueaccess.h"
#include "core/base/queuepath.h"

namespace quotadeck::placement {
/// What placement needs to know of one queue.
struct QueueFacts
{
    QueuePath path; ///< as results show it
    bool isLeaf = false; ///< applications run here, and nothing can be below it (QUE-4)
    bool isManaged = true; ///< configured, not created by placement (QUE-2)
    bool isDraining = false; ///< takes neither applications nor queues (QUE-42)
    access::QueueAcls acls;
};

/// The queues of a partition as placement sees them.
///
/// Threading: const members must be callable from several threads at once.
class QueueView
{
public:
    QueueView() = default;
    virtual ~QueueView() = default;

    /// The queue at @p path in any letter case, nullptr when there is none. Valid until the queues change.
    [[nodiscard]] virtual const QueueFacts* find(const QueuePath& path) const = 0;

protected: // copied as a part of what it is a view of
    QueueView(const QueueView&) = default;
    QueueView& operator=(const QueueView&) = default;
    QueueView(QueueView&&) = default;
    QueueView& operator=(QueueView&&) = default;
};

/// The lists of @p queues, which must outlive the result.
[[nodiscard]] inline access::AclLookup aclsOf(const QueueView& queues)
{
    return [&queues](const QueuePath& path) -> const access::QueueAcls* {
        const QueueFacts* queue = queues.find(path);
        return queue != nullptr ? &queue->acls : nullptr;
    };
}
} // namespace quotadeck::placement
