// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/elastic/editrules.h"
#include "core/elastic/manifestset.h"
#include "core/elastic/quotasolver.h"

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// What edits of elastic quotas do to runtimes and running pods.
namespace quotadeck::elastic {
/// What edits do to the runtime of one group for one resource.
struct RuntimeChange
{
    std::string group;
    ResourceType type;
    std::optional<Quantity> before; ///< empty: not known, or no such group
    std::optional<Quantity> after; ///< empty: not known
    std::optional<Quantity> used; ///< empty: not known
    bool isOver = false; ///< more is used than the runtime after the edits, but not than the one before
    bool isRemoved = false; ///< the edits delete the group
    bool isRemovedInUse = false; ///< they do while its own pods use the resource, or its usage is not known
};

/// The runtimes of the groups of @p manifests that differ between two solutions; those that fall below what is used first. The
/// manifests are those of @p after. Either solution may be null: not known. The reserved groups have no runtime of their own.
[[nodiscard]] std::vector<RuntimeChange> runtimeChanges(const SolvedTree* before, const SolvedTree* after,
                                                        std::span<const QuotaManifest> manifests,
                                                        std::span<const ResourceType> types);

/// The groups of @p older that @p newer lacks, a row for each resource of their max and each that they use; those in use first.
/// @p before is the solution of @p older. A parent is never in use: its leaves are.
[[nodiscard]] std::vector<RuntimeChange> removedGroups(const SolvedTree& before,
                                                       std::span<const QuotaManifest> older,
                                                       std::span<const QuotaManifest> newer);

/// The pods that over-use of a group would evict, as far as its pods are known.
struct EvictionPreview
{
    std::size_t known = 0; ///< assigned pods of the group that are known
    std::vector<QuotaPod> victims; ///< in the order in which they are reported (EQ-70 to EQ-74)
    bool suffices = false; ///< the group fits its runtime without them
};

/// Nothing is evicted for a limit that is not known.
[[nodiscard]] EvictionPreview evictionPreview(const SolvedTree& tree, const QuotaCatalog& catalog,
                                              const std::vector<PodManifest>& pods, const QuotaGroup& group);

/// @p manifests with what @p reported has of their groups and they do not say themselves.
[[nodiscard]] std::vector<QuotaManifest> withReports(std::vector<QuotaManifest> manifests,
                                                     std::span<const QuotaObject> reported);

/// The edits from the groups of @p older to those of @p newer, in the order of @p newer; deletions last.
[[nodiscard]] std::vector<QuotaEdit> editsBetween(std::span<const QuotaManifest> older,
                                                  std::span<const QuotaManifest> newer);

/// The resources that any group of @p manifests names, "cpu" and "memory" first.
[[nodiscard]] std::vector<ResourceType> resourcesOf(std::span<const QuotaManifest> manifests);

/// What it means to turn the groups of one set of manifests into those of another.
struct QuotaImpact
{
    std::vector<RuntimeChange> changes;
    std::map<std::string, EvictionPreview> evictions; ///< of the groups that get over their runtime
    std::vector<QuotaEdit> edits;
    EditPlan plan; ///< of the edits
    bool areRuntimesKnown = false; ///< some runtime before and after the edits is known

    /// Whether a group gets over its runtime or is deleted while it is in use, or the cluster would not take the edits.
    [[nodiscard]] bool isBad() const;
    [[nodiscard]] std::size_t countOver() const; ///< groups that get over their runtime
    [[nodiscard]] bool removesGroupsInUse() const;
};

/// Pods, nodes, profiles and reports that @p newer lacks are those of @p older. @p total as for problemOf().
/// Errors: those of QuotaTable::fromNodes().
[[nodiscard]] Result<QuotaImpact> quotaImpact(const ManifestSet& older, ManifestSet newer,
                                              const Resource& total, EditOptions options = {});
} // namespace quotadeck::elastic
