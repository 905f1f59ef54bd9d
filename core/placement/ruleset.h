// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mode.h"
#include "core/base/queuepath.h"
#include "core/config/schema/schema.h"
#include "core/placement/placement.h"
#include "core/placement/rule.h"

#include <tl/expected.hpp>
#include <vector>

namespace quotadeck::placement {
/// The placement rules of a partition: where an application runs.
///
/// Shape:     the configured rules in their order, or a single `provided` without create when there are none, then
///            the recovery rule (PLC-1).
/// Threading: a value; const members may run concurrently.
/// Source:    the scheduler's placement manager. On purpose different: nobody gets into the recovery queue by
///            asking for it (PLC-61), and a fixed rule "rooted" rejects instead of ending the scheduler (VAL-96).
class RuleSet
{
public:
    /// Builds the rules of a partition; the error is of the first one that cannot be built (VAL-92). A scheduler that
    /// starts with such rules has none at all and rejects every application, forced ones included.
    [[nodiscard]] static tl::expected<RuleSet, RuleError>
    fromConfig(const std::vector<config::PlacementRuleConfig>& rules, Mode mode = Mode::Current);

    /// Where @p application would run among @p queues; changes nothing. The first rule whose queue is usable wins
    /// (PLC-40 to PLC-46). Mode::Seed knows no root.default (CON-19) and keeps the letter case of new queues.
    [[nodiscard]] Placement place(const Submission& application, const QueueView& queues) const;

    [[nodiscard]] const std::vector<Rule>& rules() const { return m_rules; } ///< with the recovery rule
    [[nodiscard]] Mode mode() const { return m_mode; }

private:
    std::vector<Rule> m_rules;
    Mode m_mode = Mode::Current;
};

/// True when @p rules could create @p path, which is not one of @p queues, for some application: whoever submits it,
/// whatever queue it requests and whatever its tags are, filters and access lists aside.
///
/// A namespace has no dots, so a tag rule on it creates one level; other tags and provided queues may be whole paths.
[[nodiscard]] bool isCreatable(const RuleSet& rules, const QueueView& queues, const QueuePath& path);
} // namespace quotadeck::placement
