// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "core/placement/configplacement.h"

#include <string>
#include <utility>

namespace quotadeck::placement {
/// The only partition of a configuration with these parts; @p queues are the fields of the root queue. An invalid
/// configuration gives a partition called "invalid".
inline config::PartitionConfig partitionOf(const std::string& rules, const std::string& queues)
{
    const auto verdict = config::validate("partitions: [{name: default, placementrules: [" + rules
                                          + "], queues: [{name: root, " + queues + "}]}]\n");
    config::PartitionConfig invalid;
    invalid.name.value = "invalid";
    return verdict.accepted ? config::effectivePartitions(*verdict.config).front() : invalid;
}

/// Where @p application lands, or "invalid", "unloadable" for a configuration of no use, "rejected".
inline std::string landing(const config::PartitionConfig& partition, const Submission& application,
                           Mode mode = Mode::Current)
{
    if (partition.name.value == "invalid")
        return "invalid";
    const auto placer = ConfigPlacement::fromConfig(partition, mode);
    if (!placer)
        return "unloadable";
    const auto placement = placer->place(application);
    return placement.queue ? placement.queue->text() : "rejected";
}

/// An application that asks for @p queue.
inline Submission asking(std::string queue, const char* user = "bob", std::vector<GroupName> groups = {})
{
    Submission application;
    application.queue = std::move(queue);
    application.user = {UserName(user), std::move(groups)};
    return application;
}
} // namespace quotadeck::placement
