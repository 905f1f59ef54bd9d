// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mode.h"
#include "core/base/result.h"
#include "core/config/schema/schema.h"
#include "core/placement/configqueues.h"
#include "core/placement/placement.h"
#include "core/placement/rule.h"
#include "core/placement/ruleset.h"
#include "core/placement/submission.h"

#include <tl/expected.hpp>

namespace quotadeck::placement {
/// A partition right after a scheduler started with a configuration: where would an application land?
///
/// Threading: a value; const members may run concurrently.
class ConfigPlacement
{
public:
    /// @p partition must be an effective one. Errors: those of ConfigQueues::fromConfig().
    [[nodiscard]] static Result<ConfigPlacement> fromConfig(const config::PartitionConfig& partition,
                                                            Mode mode = Mode::Current);

    /// Rejected without a trace when the rules cannot be built (VAL-92).
    [[nodiscard]] Placement place(const Submission& application) const;

    [[nodiscard]] const tl::expected<RuleSet, RuleError>& rules() const { return m_rules; }
    [[nodiscard]] const ConfigQueues& queues() const { return m_queues; }

private:
    ConfigPlacement(ConfigQueues queues, tl::expected<RuleSet, RuleError> rules)
        : m_queues(std::move(queues))
        , m_rules(std::move(rules))
    {
    }

    ConfigQueues m_queues;
    tl::expected<RuleSet, RuleError> m_rules;
};
} // namespace quotadeck::placement
