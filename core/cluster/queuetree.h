// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/base/strongid.h"
#include "core/cluster/queue.h"
#include "core/cluster/queuespec.h"
#include "core/placement/placement.h"
#include "core/resource/resource.h"

#include <chrono>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace quotadeck::cluster {
/// What an update of the configuration did to a queue.
enum class QueueChangeKind {
    Created,
    Updated, ///< settings differ from before
    Managed, ///< was created by placement, is configured now (QUE-5)
    Revived, ///< was draining, is active again (QUE-41)
    Draining, ///< left the configuration (QUE-41)
    TypeChanged, ///< from leaf to parent or back (QUE-45)
    Ignored, ///< a setting of the configuration has no effect (QUE-13, QUE-14)
    KeepsTemplate, ///< created from a template that has changed since (QUE-53)
};

struct QueueChange
{
    QueuePath queue;
    QueueChangeKind kind = QueueChangeKind::Updated;
    Message detail; ///< what exactly, a sentence without a full stop; may be empty

    friend bool operator==(const QueueChange&, const QueueChange&) = default;
};

/// In the order in which it happened: parents first, a queue's own changes before those below it.
using QueueChanges = std::vector<QueueChange>;

/// The queues of a partition, configured and created by placement, and what they hold.
///
/// Shape:     one root; what a queue holds is the sum over its children and, in a leaf, over its applications. Calls
///            act on every level from a queue to the root or, when denied or failed, on none.
/// Contract:  paths are in any letter case; unless a call says otherwise, they name a queue of this tree.
/// Ownership: owns its queues. A pointer to one is valid until that queue is removed, even if the tree moves.
/// Threading: thread-compatible: const members may run concurrently, a mutation runs alone.
class QueueTree final : public placement::QueueView
{
public:
    explicit QueueTree(const QueueSpec& root);
    QueueTree(const QueueTree&) = delete; // queues point at each other
    QueueTree& operator=(const QueueTree&) = delete;
    QueueTree(QueueTree&&) = default;
    QueueTree& operator=(QueueTree&&) = default;
    ~QueueTree() override = default;

    [[nodiscard]] const Queue& root() const { return *m_root; }
    /// In pre-order, siblings by name.
    [[nodiscard]] std::vector<const Queue*> queues() const;
    /// nullptr when there is no such queue.
    [[nodiscard]] const Queue* find(const QueuePath& path) const override;

    /// Makes the configuration @p root the active one: creates, changes and revives queues and lets those drain that
    /// are no longer in it, all in one action. What queues hold stays (QUE-41, QUE-26).
    QueueChanges update(const QueueSpec& root, SystemTime now);
    /// Lets every configured queue drain: the partition left the configuration (QUE-44).
    QueueChanges drain(SystemTime now);
    /// Creates the leaf @p path, as placement requires, with all levels that are missing (PLC-46); they are shown with the
    /// letter case of @p path. A leaf takes what
    /// the template of its parent says (QUE-52). InvalidArgument, and nothing is created, when the nearest queue that
    /// exists is a leaf or draining (QUE-4), or when @p path exists already or is not below the root.
    [[nodiscard]] Result<const Queue*> create(const QueuePath& path);
    /// Applies the tags of an application to its @p leaf, if that was created by placement (NSQ-12, NSQ-13).
    void apply(const placement::NamespaceQuota& quota, const QueuePath& leaf);
    /// InvalidArgument when the queue is not in a state for @p event (QUE-40).
    [[nodiscard]] Status handle(QueueEvent event, const QueuePath& path, SystemTime now);
    /// Removes, children first, every queue that is empty and either drains or was created by placement, and returns
    /// their paths (QUE-43). For the cleaner, which runs every kCleanEvery.
    std::vector<QueuePath> removeIdle();
    static constexpr std::chrono::seconds kCleanEvery{10};

    /// Makes the sum of the node capacities the maximum of the root (QUE-11).
    void setCapacity(const Resource& capacity);
    /// Allocates @p request, which may have negative amounts, without checking any maximum (QUE-24): see fits() for
    /// that.
    void allocate(const QueuePath& leaf, const Resource& request);
    /// Gives @p released back. InvalidArgument when a level holds less; nothing has changed then (QUE-21).
    [[nodiscard]] Status release(const QueuePath& leaf, const Resource& released);

    /// @p app lives in @p leaf from now on: it keeps the queue from being removed (QUE-43).
    void addApplication(const QueuePath& leaf, const ApplicationId& app);
    /// @p app is gone; it neither runs nor allocates any more.
    void removeApplication(const QueuePath& leaf, const ApplicationId& app);
    /// Sets the pending requests of @p app, which runs in @p leaf (QUE-65, QUE-67).
    void setDemand(const QueuePath& leaf, const ApplicationId& app, const Demand& demand);
    /// @p app holds an allocation but is not running yet (QUE-31).
    void addAllocating(const QueuePath& leaf, const ApplicationId& app);
    /// @p app entered the state Running; it is no longer allocating (QUE-30).
    void addRunning(const QueuePath& leaf, const ApplicationId& app);
    /// An application left the state Running (QUE-30).
    void removeRunning(const QueuePath& leaf);

private:
    friend class QueueUpdate;

    Queue& add(const QueuePath& path, Queue* parent);
    void remove(const Queue& queue);
    [[nodiscard]] Queue& at(const QueuePath& path);
    [[nodiscard]] std::vector<Queue*> toRoot(const QueuePath& path);
    void changePending(const QueuePath& leaf, const Resource& before, const Resource& now);
    void updatePriorities(const QueuePath& leaf);
    void updateAllPriorities();

    std::unordered_map<QueuePath, Queue> m_queues; // by lower-case path; the addresses stay
    Queue* m_root = nullptr;
};
} // namespace quotadeck::cluster
