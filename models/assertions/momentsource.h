// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertion/assertion.h"
#include "core/base/result.h"
#include "core/snapshot/clustersnapshot.h"

#include <functional>
#include <stop_token>

namespace quotadeck::models {
/// The usage of a moment, which is not that of an empty cluster. Runs on any thread; once the token is requested the answer is of no use.
using MomentSource = std::function<Result<SnapshotPtr>(const assertion::Moment&, const std::stop_token&)>;

/// The usage of @p moment from @p source. Errors: those of the source; Unsupported without one.
[[nodiscard]] Result<SnapshotPtr> momentUsage(const MomentSource& source, const assertion::Moment& moment,
                                              const std::stop_token& stop);

} // namespace quotadeck::models
