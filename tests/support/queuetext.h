// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/effective.h"
#include "core/config/schema/reader.h"
#include "core/config/yaml/yamltree.h"

#include <string_view>

namespace quotadeck::test {
/// The queue tree of the first partition of a readable queues.yaml, rules or no rules, with its root.
inline config::QueueConfig readQueueTree(std::string_view text)
{
    const auto tree = config::parseYaml(text);
    return config::rootOf(config::effectivePartitions(config::readConfig(tree.value()).config).at(0));
}
} // namespace quotadeck::test
