// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"
#include "models/common/roles.h"
#include "models/quota/figures.h"
#include "models/quota/personusage.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace quotadeck::models {
/// A user or group, or what it uses in one queue.
struct PersonRow
{
    QString owner; ///< name of the user or group
    QString name; ///< what the row is called: the owner, or the last part of the queue's path
    RowKind ownerKind = RowKind::User;
    RowKind kind = RowKind::User; ///< as the owner's, or LeafQueue or ParentQueue
    std::vector<QueueUse> nodes; ///< all of the owner's in pre-order, or the queue's only

    // Computed of the nodes, the first three for the focus.
    std::optional<ResourceType> type;
    bool isTypeNamed = false; ///< as in Figures
    Binding binding; ///< the tightest limit of the type
    Binding tightest; ///< of all types and the number of applications
    Binding applications;
    std::optional<int> queuesInUse; ///< of an owner

    /// Where the tightest limit of the type binds, so that it can be read against limit() and headroom(); without a
    /// limit by the owner altogether, or in the queue.
    [[nodiscard]] Quantity used() const;
    [[nodiscard]] std::optional<Quantity> limit() const; ///< the tightest of the type
    [[nodiscard]] std::optional<Quantity> headroom() const; ///< what limit() leaves; may be negative
    /// Running applications where their number is tightest.
    [[nodiscard]] std::uint64_t running() const;
    /// The numbers under the tightest limit of the type: at its queue, which need not be the root.
    [[nodiscard]] Figures figures() const;

    /// Computes what depends on the focus.
    void setFocus(const Focus& focus);
};

[[nodiscard]] PersonRow ownerRow(const UserUsage& user, const Focus& focus);
[[nodiscard]] PersonRow ownerRow(const GroupUsage& group, const Focus& focus);
/// The row of the node number @p at of @p owner.
[[nodiscard]] PersonRow queueRow(const PersonRow& owner, std::size_t at, const Focus& focus);
} // namespace quotadeck::models
