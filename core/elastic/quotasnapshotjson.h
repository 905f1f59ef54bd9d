// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/elastic/quotasnapshot.h"

#include <string>
#include <string_view>

namespace quotadeck::elastic {
/// A snapshot as one JSON object, for recordings: everything of it, amounts in base units. What is not known is left out. The
/// reasons why pods wait are written in English.
[[nodiscard]] std::string quotaSnapshotJson(const QuotaSnapshot& snapshot);

/// Reads what quotaSnapshotJson() wrote; keys that are not known are passed over. Errors: Parse with the place in the message,
/// TooLarge for more than is read of an answer.
[[nodiscard]] Result<QuotaSnapshot> readQuotaSnapshot(std::string_view json);
} // namespace quotadeck::elastic
