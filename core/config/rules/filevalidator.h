// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/rules/validator.h"

#include <string_view>

namespace quotadeck::config {
/// Judges a file: the queues.yaml itself, or the one that a Kubernetes ConfigMap manifest holds (PKG-1, PKG-2). All
/// places and fixes are of the file, those inside Verdict::config too. Fixes are left out where the way it is packed
/// rules out edits.
[[nodiscard]] Verdict validateFile(std::string_view text);

/// The same for a file that is read and not edited. It may also be a saved answer of a scheduler that was asked for its
/// active configuration (REST-30): its configuration is judged, and a note names the keys that the scheduler has added.
[[nodiscard]] Verdict validateInput(std::string_view text);

/// Judges the configuration in @p answer, the active one of a scheduler in YAML (REST-30). All places are of @p answer.
/// Errors: Parse when it is none.
[[nodiscard]] Result<Verdict> validateAnswer(std::string_view answer);
} // namespace quotadeck::config
