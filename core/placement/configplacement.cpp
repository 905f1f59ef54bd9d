// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placement/configplacement.h"

#include "core/config/schema/effective.h"

#include <fmt/format.h>

namespace quotadeck::placement {
Result<ConfigPlacement> ConfigPlacement::fromConfig(const config::PartitionConfig& partition, Mode mode)
{
    auto queues = ConfigQueues::fromConfig(config::rootOf(partition), mode);
    if (!queues)
        return tl::unexpected(std::move(queues).error());
    return ConfigPlacement(*std::move(queues), RuleSet::fromConfig(partition.placementRules.value, mode));
}

Placement ConfigPlacement::place(const Submission& application) const
{
    if (m_rules)
        return m_rules->place(application, m_queues);
    Placement rejected;
    rejected.rejection = fmt::format("no placement rule is active, because rule \"{}\" cannot be built: {}",
                                     m_rules.error().rule, m_rules.error().message);
    return rejected;
}
} // namespace quotadeck::placement
