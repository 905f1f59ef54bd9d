// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/editrules.h"

#include <cstddef>
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

/// Validates @p edits by their common result and finds the order in which the cluster accepts them one by one:
/// what grows from the top down, what shrinks from the bottom up (EQ-90). One edit an object.
[[nodiscard]] EditPlan planEdits(const QuotaCatalog& before, const std::vector<QuotaEdit>& edits,
                                 const EditOptions& options = {});

/// The way for @p stuck edits of a plan (EQ-89): the trees of the first level that hold them are deleted from the
/// bottom up
/// and created anew from the top down, as they are after all @p edits. No group is deleted while pods bear its name
/// (V25).
[[nodiscard]] std::vector<QuotaEdit> recreation(const QuotaCatalog& before,
                                                const std::vector<QuotaEdit>& edits,
                                                const std::vector<std::size_t>& stuck);
} // namespace quotadeck::elastic
