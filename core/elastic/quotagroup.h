// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/typedcards.h"
#include "core/resource/resource.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::elastic {
inline constexpr std::string_view kRootGroup = "koordinator-root-quota";
inline constexpr std::string_view kSystemGroup = "koordinator-system-quota";
inline constexpr std::string_view kDefaultGroup = "koordinator-default-quota";

/// One of the three names that the scheduler reserves (EQ-13).
[[nodiscard]] bool isReserved(std::string_view group);
/// The name of a parent that means the root of the tree: none, or the root's own (EQ-11).
[[nodiscard]] bool isRootName(std::string_view parent);

/// What an administrator configures for a quota group (EQ-6).
struct QuotaGroup
{
    std::string name; ///< unique in the cluster
    std::string namespaceName; ///< of its object; only binds pods (EQ-91)
    std::string parent; ///< isRootName(): on the first level
    std::string treeId; ///< empty: the default tree
    std::vector<std::string> namespaces; ///< whose pods belong here
    std::vector<std::string> strictMaxKeys; ///< resources whose max may not go below what is used (V6)
    Resource min; ///< a type it lacks: 0
    Resource max; ///< a type it lacks is neither counted nor limited (EQ-18)
    std::optional<Resource> weight; ///< none: max counts (EQ-9)
    std::optional<Resource> admission; ///< what pods may request when they are created; none: max (EQ-64)
    TypedQuota typed; ///< cards of single models, our own (G2)
    Resource treeTotal; ///< of a tree root: what its tree may use (EQ-54)
    bool isParent = false;
    bool lends = true;
    bool isTreeRoot = false;
    bool ignoresDefaultTree
        = false; ///< of a tree root: its total is not taken out of the default tree (EQ-54)
    bool allowsForceUpdate = false;

    /// The weight for sharing the rest: the annotation, or max where that is absent or all zero (EQ-9).
    [[nodiscard]] const Resource& effectiveWeight() const;

    friend bool operator==(const QuotaGroup&, const QuotaGroup&) = default;
};

/// Request and usage of the pods that are attached directly to a group (EQ-19). Types outside the group's max do not
/// count (EQ-18).
struct QuotaDemand
{
    Resource request; ///< of all pods, pending ones too (EQ-17)
    Resource used; ///< of assigned pods
    Resource nonPreemptibleRequest;
    Resource nonPreemptibleUsed;
};

/// A group and its own pods' demand.
struct QuotaNode
{
    QuotaGroup group;
    QuotaDemand demand;
};

struct QuotaOptions
{
    bool scalesMin = true; ///< EQ-45
    bool guaranteesUsage = false; ///< running pods are never evicted (EQ-30)
    bool hasSeveralTrees = false; ///< tree ids count (EQ-54)
};

/// Everything that solving needs.
struct QuotaProblem
{
    std::optional<std::string> name;
    std::vector<QuotaNode> nodes;
    Resource total; ///< of the cluster
    QuotaOptions options;
};
} // namespace quotadeck::elastic
