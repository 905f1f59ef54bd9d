// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/eviction.h"
#include "core/elastic/manifest.h"
#include "core/elastic/podmanifest.h"
#include "core/elastic/quotatable.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace quotadeck::elastic {
/// A machine as far as quotas need it.
struct QuotaMachine
{
    std::string name;
    std::string model; ///< of its cards; empty = none (G1)
    Resource allocatable;
    bool isSchedulable = true;
    std::string tree = {}; ///< of whose pool it is (EQ-56); empty = of none, or not known
};

/// A pod with what became of it.
struct QuotaPodState
{
    PodManifest manifest;
    std::string group; ///< that it belongs to (EQ-91)
    std::string node; ///< empty: not assigned
    std::string model; ///< of the cards of that node
    std::vector<std::string> models; ///< that it takes; empty = any
    std::string waits; ///< why it is not assigned, one sentence; empty = not tried yet, or not known
    std::uint64_t evictions = 0; ///< so far
    bool isTerminating = false;
};

/// The state that a cluster with elastic quotas reports at one moment.
struct QuotaSnapshot
{
    QuotaTime time;
    std::vector<QuotaObject> objects; ///< by name, with what the cluster reports of them
    Resource total; ///< of all nodes; a type it lacks is not known
    std::vector<QuotaMachine> machines; ///< by name; empty = not known
    std::vector<QuotaPodState> pods; ///< by name, as far as they are known
    std::string cards; ///< the resource that the rules for models are on for (section 11); empty = off
};
using QuotaSnapshotPtr = std::shared_ptr<const QuotaSnapshot>;

/// The resources that the groups of one tree share, and their sources.
struct TreeTotal
{
    std::string tree; ///< its id; empty: the default tree
    std::size_t machines = 0;
    /// Of all machines, taking pods or not (EQ-55); of another tree those of its pool (EQ-56).
    Resource allocatable;
    Resource unschedulable; ///< the part of it on machines that take no new pods
    Resource reservedUsed; ///< of the reserved groups, which is taken out; of the default tree only (EQ-52)
    Resource ofOtherTrees; ///< which is taken out likewise (EQ-54)
    Resource shared; ///< what is left for the groups of the first level; may be negative
};

/// The trees of @p table, the default tree first. Machines that are not known leave the amounts of machines empty.
[[nodiscard]] std::vector<TreeTotal> treeTotals(const QuotaTable& table,
                                                const std::vector<QuotaMachine>& machines);
} // namespace quotadeck::elastic
