// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/versionsearch.h"
#include "models/insight/explainquestion.h"

namespace quotadeck::models {
/// Finds the version that began to block the request of @p answer.
[[nodiscard]] VersionSearch::Walk blockingWalk(const ExplainAnswer& answer);
} // namespace quotadeck::models
