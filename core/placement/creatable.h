// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/placement/queueview.h"
#include "core/placement/ruleset.h"

namespace quotadeck::placement {
/// True when @p rules could create @p path, which is not one of @p queues, for some application: whoever submits it,
/// whatever queue it asks for and whatever its tags are, filters and access lists aside.
///
/// A namespace has no dots, so a tag rule on it creates one level; other tags and provided queues may be whole paths.
[[nodiscard]] bool isCreatable(const RuleSet& rules, const QueueView& queues, const QueuePath& path);
} // namespace quotadeck::placement
