// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/revoke.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace quotadeck::elastic {
struct PreemptionOptions
{
    bool sparesDefaultGroup = true; ///< EQ-76
};

/// A pod with the group it belongs to.
struct GroupedPod
{
    QuotaPod pod;
    std::string group;
    bool isBudgetAtRisk = false; ///< evicting it would violate its disruption budget
    bool isTerminating = false;
};

/// A pod that looks for room.
struct Preemptor
{
    QuotaPod pod;
    std::string group;
    bool neverPreempts = false; ///< its preemption policy
    std::optional<std::string> nominatedNode;
};

/// One node with what runs there.
struct PreemptionNode
{
    std::string name;
    Resource free;
    std::vector<GroupedPod> pods;
};

/// Only within the group, from higher to lower priority, never a pod that may not be preempted (EQ-76).
[[nodiscard]] bool mayPreempt(const Preemptor& preemptor, const GroupedPod& victim,
                              const PreemptionOptions& options = {});
/// False while room is being made already, or when the pod never preempts (EQ-77).
[[nodiscard]] bool isEligible(const Preemptor& preemptor, std::span<const PreemptionNode> nodes);

/// The pods of @p node that have to go for @p preemptor, as positions, each once; nothing when that node is no option:
/// nobody may be preempted, or the pod would fit neither the node nor its group's @p limit even so (EQ-78, EQ-79).
[[nodiscard]] std::optional<std::vector<std::size_t>>
victimsOnNode(const Preemptor& preemptor, const PreemptionNode& node, const Resource& used,
              const Resource& limit, const PreemptionOptions& options = {});

/// Without nodes: the pods of the group, as positions, that would go so that @p preemptor fits in @p limit (EQ-80).
[[nodiscard]] std::vector<std::size_t> victimsInGroup(const Preemptor& preemptor,
                                                      std::span<const GroupedPod> pods, const Resource& used,
                                                      const Resource& limit,
                                                      const PreemptionOptions& options = {});
} // namespace quotadeck::elastic
