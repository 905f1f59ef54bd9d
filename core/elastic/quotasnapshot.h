// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/eviction.h"
#include "core/elastic/manifest.h"
#include "core/elastic/quotacatalog.h"
#include "core/elastic/quotaprofile.h"
#include "core/elastic/quotatable.h"
#include "core/elastic/typedcards.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::elastic {
/// A Pod object, as far as quotas need it.
struct PodManifest
{
    BoundPod binding;
    QuotaPod pod;
    bool isAssigned = false; ///< has a node (EQ-17)
    std::string node; ///< its name
    std::string model; ///< of the cards of the nodes that it may have; empty = any (G1)

    friend bool operator==(const PodManifest&, const PodManifest&) = default;
};

/// A Node object, as far as quotas need it.
struct QuotaMachine
{
    std::string name;
    std::string model; ///< of its cards; empty = none (G1)
    Resource allocatable;
    bool isSchedulable = true;
    std::string tree = {}; ///< of whose pool it is (EQ-56); empty = of none, or not known
    std::map<std::string, std::string> labels = {};

    friend bool operator==(const QuotaMachine&, const QuotaMachine&) = default;
};

/// A pod and its state in the cluster.
struct QuotaPodState
{
    PodManifest manifest;
    std::string group; ///< that it belongs to (EQ-91)
    std::string node; ///< empty: not assigned
    std::string model; ///< of the cards of that node
    std::vector<std::string> models; ///< that it takes; empty = any
    Message waits; ///< the reason why it is not assigned; empty = not tried yet, or not known
    std::uint64_t evictions = 0; ///< so far
    bool isTerminating = false;

    friend bool operator==(const QuotaPodState&, const QuotaPodState&) = default;
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
    std::vector<QuotaProfile> profiles = {}; ///< by namespace and name, as far as they are known

    friend bool operator==(const QuotaSnapshot&, const QuotaSnapshot&) = default;
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

/// Every Pod object of @p text, in its documents or as items of a list, that is not at its end (EQ-17).
/// Tolerant: an amount that cannot be read counts as none; a text that is no YAML has no pods.
[[nodiscard]] std::vector<PodManifest> readPodManifests(std::string_view text);

/// The assigned pods of @p pods that belong to @p group of @p catalog, with the part of their requests that
/// counts there (EQ-18, EQ-91).
[[nodiscard]] std::vector<QuotaPod>
assignedPods(const QuotaCatalog& catalog, const std::vector<PodManifest>& pods, const QuotaGroup& group);

/// Every Node object of @p text, in its documents or as items of a List. Tolerant as readPodManifests().
[[nodiscard]] std::vector<QuotaMachine> readMachines(std::string_view text);

/// Gives each of @p machines the tree of the first of @p profiles that selects it (EQ-56).
void assignTrees(std::vector<QuotaMachine>& machines, const std::vector<QuotaProfile>& profiles);

/// @p total with the types that it lacks as the sum over @p machines, whether they take pods or not (EQ-55).
[[nodiscard]] Resource withMachines(Resource total, const std::vector<QuotaMachine>& machines);

/// The accounts of single models of the cards @p type in a snapshot, by the runtimes that it reports (G1 to
/// G6). Without machines the capacity of every model is 0.
[[nodiscard]] TypedCards cardsOf(const QuotaSnapshot& snapshot, ResourceType type);

/// {"resource","models":{MODEL:{"capacity","free"}},"groups":{NAME:{"runtime","used","models":{MODEL:{"min","guaranteed",
/// "request","used","outstanding","headroom"}}}},"reclaim":[{"model","group","cards","isMove"}]} on one line
/// without its break; groups by name.
[[nodiscard]] std::string cardsJson(const TypedCards& cards, std::string_view resource);

/// What changed of the groups from one snapshot to the next, by name. The pointers lead into the newer snapshot.
struct QuotaDelta
{
    std::vector<std::string> removed;
    std::vector<const QuotaObject*> upserted; ///< new ones and those that differ
};

/// From @p earlier to @p next; nullptr has no groups. Of several groups of one name the first counts. O(n).
[[nodiscard]] QuotaDelta quotaDifference(const QuotaSnapshot* earlier, const QuotaSnapshot* next);
} // namespace quotadeck::elastic
