// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ugm/limits.h"
#include "tests/support/queuetext.h"

#include <string>
#include <string_view>

namespace quotadeck::test {
/// The limits of a queues.yaml; fails the process on a text that a test should not have.
inline ugm::Limits limitsOf(std::string_view yaml)
{
    return ugm::Limits::fromQueues(readQueueTree(yaml)).value();
}

/// The limits of one partition whose root has the flow-style content @p root, "limits: [...], queues: [...]".
inline ugm::Limits rootLimits(const std::string& root)
{
    return limitsOf("partitions: [{name: default, queues: [{name: root, " + root + "}]}]");
}
} // namespace quotadeck::test
