// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"

#include <compare>
#include <vector>

namespace quotadeck {
/// Operations on resources, all nil safe and saturating. "union" means that the result has every type of
/// either operand; "undefined" is a type that a resource does not have. Rule ids are those of the scheduler
/// specification; nil, undefined and zero are distinguished exactly as there.

[[nodiscard]] Resource add(ResourceView left, ResourceView right); ///< RES-10: union, undefined = 0
[[nodiscard]] Resource subtract(ResourceView left, ResourceView right); ///< RES-11: union, zeros are kept
void addTo(Resource& target, ResourceView delta); ///< RES-12: nil: no-op
void subtractFrom(Resource& target, ResourceView delta); ///< RES-12: nil: no-op
/// RES-13: the types of @p base only. Either nil: a clone of @p base.
[[nodiscard]] std::optional<Resource> subtractOnlyExisting(ResourceView base, ResourceView delta);

[[nodiscard]] bool fitIn(ResourceView larger, ResourceView smaller); ///< RES-17: undefined in larger = 0
[[nodiscard]] bool fitInMaxUndef(ResourceView larger,
                                 ResourceView smaller); ///< RES-18: undefined = unlimited

[[nodiscard]] std::optional<Resource> componentMin(ResourceView left, ResourceView right); ///< RES-20
[[nodiscard]] Resource componentMax(ResourceView left, ResourceView right); ///< RES-22

[[nodiscard]] bool equals(ResourceView left, ResourceView right); ///< RES-23: undefined = 0, nil is not empty
[[nodiscard]] bool equalsOrEmpty(ResourceView left, ResourceView right); ///< RES-25
[[nodiscard]] bool isZero(ResourceView resource); ///< RES-26: nil, empty or all values 0
[[nodiscard]] bool isEmpty(ResourceView resource); ///< RES-27: nil or no types
[[nodiscard]] bool strictlyGreaterThanZero(ResourceView resource); ///< RES-28: some above 0, none below
[[nodiscard]] bool hasNegative(ResourceView resource); ///< RES-32
/// RES-34: used of capacity in percent, for each type that both define; truncated, at most 2147483647.
[[nodiscard]] Resource percent(ResourceView capacity, ResourceView used);

/// RES-35: value / total for each type of @p resource, ascending; the raw value where @p total has none.
[[nodiscard]] std::vector<double> shares(ResourceView resource, ResourceView total);
/// RES-35: compares from the largest share down; a missing position is 0.
[[nodiscard]] std::partial_ordering compareShares(const std::vector<double>& left,
                                                  const std::vector<double>& right);
/// RES-36: the largest allocated share of the guaranteed amounts, or of the fair maximum without any.
[[nodiscard]] double fairShare(ResourceView allocated, ResourceView guaranteed, ResourceView fairMax);
} // namespace quotadeck
