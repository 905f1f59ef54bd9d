// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/rules/validator.h"

#include <string_view>

namespace quotadeck::config {
/// Judges a file: the queues.yaml itself, or the one that a Kubernetes ConfigMap manifest holds (PKG-1, PKG-2). All
/// places and fixes are of the file, those inside Verdict::config too. Fixes are left out where the way it is packed
/// rules out edits.
[[nodiscard]] Verdict validateFile(std::string_view text);
} // namespace quotadeck::config
