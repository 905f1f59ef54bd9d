// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/elastic/elasticstate.h"

#include <optional>

namespace quotadeck::models {
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
