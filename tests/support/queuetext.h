// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"

#include <string_view>

namespace quotadeck::test {
/// The queue tree of the first partition of a readable queues.yaml, rules or no rules, with its root.
inline config::QueueConfig readQueueTree(std::string_view text)
{
    return config::rootOf(config::effectivePartitions(config::validate(text).config.value()).at(0));
}
} // namespace quotadeck::test
