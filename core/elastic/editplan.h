// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/elastic/editrules.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace quotadeck::elastic {
/// How several edits are made one after the other.
struct EditPlan
{
    std::vector<std::size_t>
        order; ///< positions of the edits, each acceptable to the cluster when its turn comes
    std::vector<std::size_t> stuck; ///< edits that no order lets in, although the end would be good
    std::vector<QuotaFinding> findings; ///< of the end; with an error among them nothing is ordered
};

/// Judges @p edits by what they come to together and looks for the order in which the cluster takes them one by one:
/// what grows from the top down, what shrinks from the bottom up (EQ-90). One edit an object.
[[nodiscard]] EditPlan planEdits(const QuotaCatalog& before, const std::vector<QuotaEdit>& edits,
                                 const EditOptions& options = {});

/// A resource that all groups of a first-level group's tree get, or lose.
struct KeyChange
{
    ResourceType type{"cpu"};
    std::optional<Quantity> max; ///< for each group; nothing: the resource is taken out
};

/// The steps that bring @p change to @p top and everything below it (EQ-89): with EditOptions::allowsKeyUpdate updates, from
/// the top down to add and from the bottom up to take out; without it the cluster takes neither order, so that the groups
/// are deleted from the bottom up and created anew from the top down. Errors: NotFound; InvalidArgument for a group that is
/// not on the first level.
[[nodiscard]] Result<std::vector<QuotaEdit>> planKeyChange(const QuotaCatalog& before, std::string_view top,
                                                           const KeyChange& change,
                                                           const EditOptions& options = {});
} // namespace quotadeck::elastic
