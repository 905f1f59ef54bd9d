// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/elastic/quotasolver.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace quotadeck::elastic {
struct AdmissionOptions
{
    bool usesRuntime = true; ///< else max is the limit (EQ-58)
    bool comparesRequestedOnly = false; ///< v1.4: only the types that the pod requests (EQ-60)
    bool checksParents = false; ///< EQ-62
    bool checksCreation = false; ///< EQ-64; only of a pod in a whole tree
};

/// A pod to be admitted.
struct PodDemand
{
    std::string group; ///< empty: none (EQ-57)
    Resource request;
    bool isNonPreemptible = false;
    bool isCounted = false; ///< the demand of its group has its request already (EQ-17)
};

/// One group on the way from the pod to the root, as admission sees it.
struct AdmissionLevel
{
    std::string group;
    Resource min; ///< unscaled (EQ-61)
    Resource max; ///< its types are those that count
    Resource used;
    Resource nonPreemptibleUsed;
    std::optional<Resource> limit; ///< none: never limited
};

/// In the fixed order in which they are made (EQ-63); that on creation comes before all of the scheduler (EQ-64).
enum class AdmissionCheck { Creation, OwnLimit, NonPreemptibleMin, ParentLimit };

/// Why a pod may not run.
struct Refusal
{
    AdmissionCheck check = AdmissionCheck::OwnLimit;
    std::string group; ///< whose limit it is
    std::vector<std::string> path; ///< from that group down to the pod's
    Resource limit; ///< of the check: the runtime, max, or min; on creation the annotation or max
    Resource used; ///< on creation: requested by the other pods
    Resource request; ///< the part of the pod's that counts
    std::vector<ResourceType> violated; ///< sorted
};

/// The pod may run when there is no refusal. @p levels go from its group up to below the root.
[[nodiscard]] std::optional<Refusal> admit(const PodDemand& pod, std::span<const AdmissionLevel> levels,
                                           const AdmissionOptions& options = {});
/// Creation-time admission (EQ-64): refused where the group's requests would exceed @p bound, which is its "admission"
/// annotation or else max, in a type that the pod requests.
[[nodiscard]] std::vector<ResourceType> exceededOnCreation(const PodDemand& pod, const Resource& max,
                                                           const Resource& childRequest,
                                                           const Resource& bound);
/// The same with its reason: where the other pods of @p group request @p childRequest.
[[nodiscard]] std::optional<Refusal> creationRefusal(const PodDemand& pod, const QuotaGroup& group,
                                                     const Resource& childRequest);
/// What the pods of the group at @p row request, without the request of @p pod, which the tree counts.
[[nodiscard]] Resource requestedByOthers(const QuotaTable& table, const QuotaSolution& solution,
                                         QuotaTable::Row row, const PodDemand& pod);

/// A value of the tree that would have to be another one.
struct QuotaChange
{
    enum class Field { Min, Max, ClusterTotal, Admission }; ///< the last: the limit for new pods
    std::string group; ///< empty for the cluster
    Field field = Field::Max;
    ResourceType type{"cpu"};
    Quantity from = 0;
    Quantity to = 0;
};

/// A verdict with its reason and its remedy.
struct Admission
{
    std::optional<Refusal> refusal;
    /// The smallest changes that together would admit the pod, one for each resource that stands in its way,
    /// each keeping the rules V4 and V19: of the values that alone help, the one that grows least. None where
    /// no value alone helps.
    std::vector<QuotaChange> remedy;
};

/// Whether a pod may run in the tree of @p problem, its own request counted (EC-1). Errors: NotFound for a
/// group that is not there; those of QuotaTable::fromNodes().
[[nodiscard]] Result<Admission> admit(const QuotaProblem& problem, const PodDemand& pod,
                                      const AdmissionOptions& options = {});

/// One sentence without a full stop; of a refusal for one of Refusal::violated.
[[nodiscard]] Message describe(const Refusal& refusal, ResourceType type);
[[nodiscard]] Message describe(const QuotaChange& change);

/// The groups from @p row up to below the root as admission sees them.
[[nodiscard]] std::vector<AdmissionLevel> admissionLevels(const QuotaTable& table,
                                                          const QuotaSolution& solution, QuotaTable::Row row,
                                                          bool usesRuntime);
} // namespace quotadeck::elastic
