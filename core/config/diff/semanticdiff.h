// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/diff/change.h"
#include "core/config/schema/schema.h"

#include <vector>

namespace quotadeck::config {
/// What differs in meaning between two configurations as read, which need not be valid: names without regard to case,
/// quantities by value, absent keys as their defaults, limits by whom they are for, the limits of a partition as those
/// of its root (VAL-21). Comments, styles, the order of keys and the checksum never differ.
///
/// Dangerous changes first, then partition by partition: what belongs to the partition, then its queues in the order of
/// the new tree, each followed by its queues that are gone. A queue that came or went is one change, with all below it.
/// A removed queue is dangerous, as what runs in it is not known here; insight::assessRemovals() knows more.
/// Time: about linear in the size of both. Threading: safe from any thread.
[[nodiscard]] std::vector<Change> semanticDiff(const SchedulerConfig& oldConfig,
                                               const SchedulerConfig& newConfig);

/// True when some change has an effect on the scheduler.
[[nodiscard]] bool changesMeaning(const std::vector<Change>& changes);
} // namespace quotadeck::config
