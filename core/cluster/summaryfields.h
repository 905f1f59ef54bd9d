// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/cluster/usagereport.h"

#include <simdjson.h>
#include <string_view>

/// The two notations of a summary. Internal to the reader of usage reports.
namespace quotadeck::cluster {
/// "@p field must be @p wanted", at @p field.
[[nodiscard]] tl::unexpected<Error> wrongField(std::string_view field, std::string_view wanted);

/// A summary written as JSON fields (servers until 1.4 and the design document).
[[nodiscard]] Result<ApplicationSummary> readJsonSummary(simdjson::dom::object fields);

/// A summary written as "ApplicationID: A, SubmissionTime: N, ..." (servers since 1.5), with or without the brace
/// before it and whatever follows.
[[nodiscard]] Result<ApplicationSummary> readTextSummary(std::string_view text);
} // namespace quotadeck::cluster
