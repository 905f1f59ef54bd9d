// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/elastic/admission.h"
#include "core/elastic/calculation.h"
#include "core/elastic/eviction.h"
#include "core/elastic/manifestset.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Answers about one group of elastic quotas, and about a pod in it.
namespace quotadeck::elastic {
/// What one group on the way from the first level to a group has of one resource.
struct QuotaLevel
{
    std::string group;
    ResourceType type;
    Quantity min = 0;
    Quantity max = 0;
    Quantity weight = 0;
    std::optional<Quantity> effectiveMin; ///< these two empty: not known
    std::optional<Quantity> runtime;
    Quantity used = 0;
    bool isBinding = false; ///< the least is left below this limit, of all levels of its resource
};

struct EffectiveQuota
{
    std::string group;
    std::vector<QuotaLevel> levels; ///< resource by resource, the first level first
};

/// The amounts that apply to the group @p name, in the resources that its max names. A reserved group is a level of its own, with
/// its max as its runtime (EQ-15). Errors: InvalidArgument for a group that is not there; those of QuotaTable::fromNodes().
[[nodiscard]] Result<EffectiveQuota> effectiveQuota(const QuotaProblem& problem, std::string_view name);

/// A pod that is asked about.
struct PodQuestion
{
    QuotaPod pod;
    AdmissionOptions options{};
};

/// The calculation of the runtimes of a group, and whether it admits a pod.
struct QuotaExplanation
{
    /// Of one resource.
    struct Account
    {
        ResourceType type;
        bool isKnown = false; ///< else the total is not known, and there is nothing else
        std::vector<CalculationLine> calculation{};
        LendingLines lending{};
    };

    std::string group;
    std::vector<Account> accounts; ///< none of a reserved group
    std::optional<PodQuestion> question;
    /// None: not asked, or a total that the pod needs is not known. A refusal on creation needs none.
    std::optional<Admission> admission;
    std::vector<std::string> victims; ///< see preemptionVictims()

    [[nodiscard]] bool isAllowed() const { return !question || (admission && !admission->refusal); }
};

/// Explains the group @p name. With @p question its pod is counted as pending in it; one of the same name in @p set is not counted
/// again. Errors as for effectiveQuota().
[[nodiscard]] Result<QuotaExplanation> explainQuota(ManifestSet set, const Resource& total,
                                                    std::string_view name,
                                                    const std::optional<PodQuestion>& question);

/// The names of the pods of @p running, which are those of its group, that preemption would evict for @p asked, refused as
/// @p refusal says (EQ-80); none where that would not make enough room.
[[nodiscard]] std::vector<std::string> preemptionVictims(const QuotaPod& asked, const std::string& group,
                                                         std::span<const QuotaPod> running,
                                                         const Refusal& refusal);
} // namespace quotadeck::elastic
