// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/schema/schema.h"
#include "core/placement/placement.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// JSON of the command line; a stable format.
namespace quotadeck::placement {
/// The placement rules of a partition as the scheduler's REST interface shows them (REST-19): @p rules, `provided`
/// without create when there are none, and the recovery rule. Rules that cannot be built (VAL-92) are no rules at all:
/// an empty list.
[[nodiscard]] std::string writePlacementRules(const std::vector<config::PlacementRuleConfig>& rules);

/// Reads {"queue","user","groups":[...],"tags":{...}}; each may be absent or null. Errors: Parse, also for a key that
/// is not known, since a misspelled one would silently place another application; `where` is the key.
[[nodiscard]] Result<Submission> readSubmission(std::string_view json);

/// An application to place, with the configuration where it brings its own.
struct PlacementCase
{
    std::string id;
    std::optional<std::string> yaml;
    Submission app;
};

/// Reads {"id","yaml","app"}; `id` and `app` are required, other keys are ignored. Errors as for readSubmission().
[[nodiscard]] Result<PlacementCase> readCase(std::string_view json);

/// {"result","created","trace":[{"rule","outcome"}]}, without a line end; result is null when rejected.
[[nodiscard]] std::string placementJson(const Placement& placement);
/// {"id","result","created"}, without a line end.
[[nodiscard]] std::string caseJson(std::string_view id, const Placement& placement);
} // namespace quotadeck::placement
