// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/finding.h"
#include "core/config/yaml/textedit.h"

#include <vector>

namespace quotadeck::models {
/// The fixes of several findings of one text as one edit.
struct FixSelection
{
    std::vector<config::TextEdit> edits; ///< in the order of the text, not overlapping
    int fixed = 0; ///< findings whose fix is among them
};

/// True when there is one way alone to fix @p finding, which needs no choice.
[[nodiscard]] bool hasOneFix(const config::Finding& finding);

/// The fixes of those of @p findings that have exactly one. Of fixes that overlap the first in the text is taken; findings that
/// share a fix are fixed together. No pointer is null. Time: n log n.
[[nodiscard]] FixSelection fixesOf(std::vector<const config::Finding*> findings);
} // namespace quotadeck::models
