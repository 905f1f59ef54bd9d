// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/queueaccess.h"
#include "core/base/mode.h"
#include "core/base/result.h"
#include "core/config/schema/schema.h"
#include "core/placement/placement.h"
#include "core/placement/rule.h"
#include "core/placement/ruleset.h"

#include <string>
#include <tl/expected.hpp>
#include <unordered_map>

namespace quotadeck::placement {
/// The root of a partition must be spelled "root". Errors: Parse (VAL-91).
[[nodiscard]] Status checkRootName(const config::QueueConfig& root);

/// The lists of @p queue, which is at @p path. Errors: Parse, `where` being the path (VAL-90).
[[nodiscard]] Result<access::QueueAcls> readAcls(const config::QueueConfig& queue, const QueuePath& path,
                                                 Mode mode);

/// The queues of a configuration that was loaded just now: nothing created by placement yet, nothing draining.
///
/// Threading: a value; const members may run concurrently.
class ConfigQueues final : public QueueView
{
public:
    /// The tree of @p root, which must be that of an effective partition. Paths are in lower case (QUE-1), in
    /// Mode::Seed as spelled. Errors, `where` being the queue: Parse for what validation lets pass although no
    /// scheduler can load it, that is a list with more than one space (VAL-90), a root that is not spelled "root"
    /// (VAL-91), and a quantity of a child template (VAL-93).
    [[nodiscard]] static Result<ConfigQueues> fromConfig(const config::QueueConfig& root,
                                                         Mode mode = Mode::Current);

    [[nodiscard]] const PlacementQueue* find(const QueuePath& path) const override;

private:
    Status add(const config::QueueConfig& queue, const QueuePath& path, Mode mode);

    std::unordered_map<QueuePath, PlacementQueue> m_queues; // by lower-case path
};

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
