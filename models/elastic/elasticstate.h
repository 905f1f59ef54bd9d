// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/explanation.h"
#include "core/elastic/quotadocument.h"
#include "core/elastic/quotaimpact.h"
#include "core/elastic/quotasnapshot.h"
#include "core/elastic/quotasolver.h"
#include "models/document/analysis.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quotadeck::models {
/// A solved tree, shared between threads.
using ElasticSolutionPtr = std::shared_ptr<const elastic::SolvedTree>;

/// One state of elastic quotas: of edited manifests, or as reported by a cluster. Immutable, shared between threads.
/// The verdict is of the groups as they stand, and of changing the saved ones into them.
struct ElasticState final : Revision
{
    explicit ElasticState(elastic::QuotaDocument text) : document(std::move(text)) { }

    elastic::QuotaDocument document; ///< with the text, readable or not; empty for a cluster
    elastic::QuotaSnapshotPtr cluster; ///< null: of manifests
    Resource total; ///< of the cluster; a type it lacks is not known
    std::vector<ResourceType> resources; ///< that any group names, "cpu" and "memory" first
    ElasticSolutionPtr now; ///< null: see treeError
    /// The groups make no tree; or, of code Parse, the line that where() names hides a part of them.
    std::optional<Error> treeError;
    ElasticSolutionPtr saved; ///< of the text as saved, with the same total; null likewise, and for a cluster
    std::vector<std::string> changed; ///< groups that differ from the saved text
    std::vector<std::string>
        order; ///< the changed groups in an order that the cluster takes; without those that are stuck
    /// Changed groups whose updates the cluster takes in no order, although it would take the end (EQ-89).
    std::vector<std::string> stuck;
    bool isStrict = false; ///< of what the verdict is by, see ElasticInput
    std::size_t silentGroups = 0; ///< leaves that report no request
    /// Trees whose part of the default tree is not reported (EQ-54).
    std::vector<std::string> silentTrees;
    std::vector<elastic::PodManifest> pods; ///< in the text beside the groups, or reported by the cluster
    std::vector<elastic::QuotaMachine> machines; ///< likewise
    std::vector<elastic::QuotaProfile> profiles; ///< likewise
    /// The groups of a cluster, without places; or those of the text with what its cluster reports of them, or the sums of its
    /// pods. Empty: as in the text.
    std::vector<elastic::QuotaManifest> told;
    elastic::RuntimeDifferences differences; ///< of what the cluster reports to ours

    [[nodiscard]] const std::string& text() const override { return document.text(); }
    [[nodiscard]] const std::vector<elastic::QuotaManifest>& manifests() const
    {
        return told.empty() ? document.content().manifests : told;
    }
    /// nullptr when there is no such group.
    [[nodiscard]] const elastic::QuotaManifest* find(std::string_view group) const;
};
using ElasticStatePtr = std::shared_ptr<const ElasticState>;

/// What a state is made of.
struct ElasticInput
{
    std::string text;
    std::string savedText;
    Resource total;
    ElasticSolutionPtr saved; ///< of an earlier state with the same saved text and total; null: solved anew
    /// What the cluster of the manifests reported when they were made of it: it stands for what the text does not say. Null: not
    /// known.
    elastic::QuotaSnapshotPtr reported{};
    bool isStrict = false; ///< the cluster keeps parents parents, and leaves leaves (V10)
};

/// Reads, judges and solves; about linear in the size of the text.
[[nodiscard]] ElasticStatePtr makeElasticState(ElasticInput input);

/// Solves the groups that a cluster reports; totals that it does not report are taken from @p totals.
[[nodiscard]] ElasticStatePtr makeClusterState(const elastic::QuotaSnapshotPtr& snapshot,
                                               const Resource& totals);

/// The pods that over-use of a group would evict, as far as the text lists the pods of the group; nothing where its usage is not
/// known.
[[nodiscard]] elastic::EvictionPreview evictionPreview(const ElasticState& state,
                                                       const elastic::QuotaManifest& manifest);

/// The numbers of a group for one resource.
struct ElasticFigures
{
    std::optional<Quantity> min; ///< empty: not set, which counts as 0
    std::optional<Quantity> effectiveMin; ///< as scaled; empty: not known
    std::optional<Quantity> max; ///< empty: the resource is neither counted nor limited here (EQ-18)
    std::optional<Quantity> weight; ///< empty: max counts (EQ-9)
    std::optional<Quantity> request; ///< empty: not known
    std::optional<Quantity> used; ///< empty: not known
    std::optional<Quantity> runtime; ///< empty: not known
    /// Of the tree as saved, or as the cluster reports it; empty: not known, or no such group.
    std::optional<Quantity> savedRuntime;

    [[nodiscard]] Quantity overuse() const; ///< used above runtime; 0 as long as one of the two is not known

    friend bool operator==(const ElasticFigures&, const ElasticFigures&) = default;
};

/// The figures of the group of @p manifest, which is of @p state; those that do not depend on a solution where there is none.
[[nodiscard]] ElasticFigures elasticFigures(const ElasticState& state, const elastic::QuotaManifest& manifest,
                                            ResourceType type);
} // namespace quotadeck::models
