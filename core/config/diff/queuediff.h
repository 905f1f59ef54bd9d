// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/diff/valuediff.h"
#include "core/config/schema/schema.h"

namespace quotadeck::config {
/// Adds the changes of all queues between two roots to the list of @p scope, the scope of their partition.
void compareQueues(const ChangeScope& scope, const QueueConfig& oldRoot, const QueueConfig& newRoot);
} // namespace quotadeck::config
