// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/placement/placement.h"
#include "core/placement/submission.h"

#include <optional>
#include <string>
#include <string_view>

/// JSON in and out of the command line; stable, see the tests.
namespace quotadeck::placement {
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
