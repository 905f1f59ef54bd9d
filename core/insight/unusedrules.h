// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/textspan.h"
#include "core/config/schema/schema.h"
#include "core/insight/unusedlimits.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace quotadeck::insight {
/// A placement rule that chose no queue.
struct UnusedRule
{
    std::size_t rule = 0; ///< position in the list of the partition
    std::string name; ///< as spelled, "user"
    TextSpan span; ///< of the rule in the configuration

    friend bool operator==(const UnusedRule&, const UnusedRule&) = default;
};

/// The placement rules of @p partition, an effective one, that cannot have chosen the queue of any application in @p observed, in
/// the order of the configuration. Samples contain neither requested queues nor tags of applications: a rule that could have led to
/// the queue with some of them counts as used. Nothing: no sample knows applications, or @p stop was requested. Errors: those of
/// placement::ConfigQueues::fromConfig(); Parse for rules that cannot be built (VAL-92).
[[nodiscard]] Result<std::optional<std::vector<UnusedRule>>>
unusedRules(const config::PartitionConfig& partition, const ObservedUse& observed,
            const std::stop_token& stop = {});
} // namespace quotadeck::insight
