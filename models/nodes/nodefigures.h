// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"
#include "models/quota/figures.h"

#include <QString>

#include <optional>

namespace quotadeck::models {
/// The amounts of a node for every resource type, as reported. The scheduler leaves out what is empty, so beside a known
/// capacity a missing amount is none.
struct NodeAmounts
{
    std::optional<Resource> capacity; ///< nil: not reported; an undefined type: the node does not have it
    std::optional<Resource> allocated; ///< to applications of the scheduler
    std::optional<Resource> foreign; ///< taken by pods that the scheduler does not manage
    std::optional<Resource> available;
    std::optional<Resource> utilized; ///< percent

    friend bool operator==(const NodeAmounts&, const NodeAmounts&) = default;
};

[[nodiscard]] NodeAmounts amountsOf(const NodeInfo& node);
/// See quotadeck::availableOf().
[[nodiscard]] std::optional<Quantity> availableOf(const NodeAmounts& amounts, ResourceType type);

/// The amounts of a node for one resource type, in its base units. Not set: not known, or of a type that the node does not
/// have.
struct NodeFigures
{
    Figures shown; ///< used: allocated and foreign; max: the capacity
    std::optional<Quantity> allocated;
    std::optional<Quantity> foreign;
    std::optional<Quantity> available; ///< may be negative
    std::optional<Quantity> utilized; ///< percent

    /// The node has something of the type, so that there is a share.
    [[nodiscard]] bool hasCapacity() const { return shown.max && *shown.max > 0; }
    /// Used and foreign of the capacity; without one that of no limit.
    [[nodiscard]] Share share() const { return hasCapacity() ? shown.share() : Share(); }
    /// "97%", or "–" without a capacity.
    [[nodiscard]] QString shareText() const;
    /// @p value of the type, or "–" when it is not set.
    [[nodiscard]] QString text(std::optional<Quantity> value) const;
    /// As text(), with the type where it does not go without saying.
    [[nodiscard]] QString namedText(std::optional<Quantity> value) const;
    /// With the exact number in base units; empty when @p value is not set.
    [[nodiscard]] QString exact(std::optional<Quantity> value) const;
    [[nodiscard]] UsageBar bar(const QString& sentence) const;

    friend bool operator==(const NodeFigures&, const NodeFigures&) = default;
};

/// The amounts for the type that @p focus asks for; the dominant one has the largest used part of its capacity.
[[nodiscard]] NodeFigures nodeFigures(const NodeAmounts& amounts, const Focus& focus);

/// What the largest pod may request that still fits on a node.
struct FreeSlot
{
    enum class Kind {
        Unknown, ///< what is available is not reported
        Closed, ///< the node takes no pods
        Full, ///< no memory, vcore or pod is left
        Free,
    };

    Kind kind = Kind::Unknown;
    std::optional<Resource> free; ///< of every type, for the dominant resource
    /// Of a chosen type its amount, else the smaller free part of memory and vcore; -1 and less: nothing fits.
    double rank = -1;

    friend bool operator==(const FreeSlot&, const FreeSlot&) = default;
};

/// @p figures are those of @p amounts for @p focus.
[[nodiscard]] FreeSlot freeSlot(const NodeAmounts& amounts, const NodeFigures& figures, const Focus& focus,
                                bool takesPods);
} // namespace quotadeck::models
