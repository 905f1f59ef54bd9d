// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/schema.h"

#include <string>
#include <string_view>

namespace quotadeck::sim {
/// The queue tree of the first partition of a queues.yaml, as the scheduler sees it: with its root, which has
/// taken over the partition's limits. Reads names, quotas, limits, application counts and properties. Spans are
/// empty. Fails with Parse, `where` followed by the line.
[[nodiscard]] Result<config::QueueConfig> readQueueTree(std::string_view text, const std::string& where);
} // namespace quotadeck::sim
