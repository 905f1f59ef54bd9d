// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/diff/change.h"
#include "core/config/schema/schema.h"

#include <vector>

namespace quotadeck::config {
/// The differences in meaning between two configurations, which need not be valid: names ignoring case, quantities by
/// value, absent keys as their defaults, limits by user and group, the limits of a partition as those of its root
/// (VAL-21). Comments, styles, the order of keys and the checksum are not compared.
///
/// Dangerous changes come first, then partition by partition: the partition itself, then its queues in the order of the
/// new tree, each followed by its removed queues. An added or removed queue is one change, with all queues below it.
/// A removed queue is dangerous, because its usage is not known here; insight::assessRemovals() uses it.
/// Time: about linear in the size of both. Threading: safe from any thread.
[[nodiscard]] std::vector<Change> semanticDiff(const SchedulerConfig& oldConfig,
                                               const SchedulerConfig& newConfig);

/// True when some change has an effect on the scheduler.
[[nodiscard]] bool changesMeaning(const std::vector<Change>& changes);
} // namespace quotadeck::config
