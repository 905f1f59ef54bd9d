// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/unusedrules.h"

#include "core/base/text.h"
#include "core/config/schema/effective.h"
#include "core/placement/configplacement.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

namespace quotadeck::insight {
namespace {
constexpr std::string_view kNamespaceTag
    = "namespace"; ///< its values have no dots, those of others may be whole paths

/// The configured queues, and those on the way to a queue that an application was in, which thus exist or can be created.
class ObservedQueues final : public placement::QueueView
{
public:
    ObservedQueues(const placement::ConfigQueues& configured, const QueuePath& leaf)
        : m_configured(configured)
    {
        for (QueuePath path = leaf; !path.isEmpty(); path = path.parent()) {
            placement::PlacementQueue queue;
            queue.path = path;
            queue.isLeaf = path == leaf;
            queue.isManaged = false;
            m_observed.push_back(std::move(queue));
        }
    }

    [[nodiscard]] const placement::PlacementQueue* find(const QueuePath& path) const override
    {
        if (const auto* configured = m_configured.find(path))
            return configured;
        const auto found = std::ranges::find(m_observed, path.lowered(), &placement::PlacementQueue::path);
        return found == m_observed.end() ? nullptr : &*found;
    }

private:
    const placement::ConfigQueues& m_configured;
    std::vector<placement::PlacementQueue> m_observed;
};

/// The tags with which tag rules lead to the queue of @p parts, each to a level of its own.
std::map<std::string, std::string> tagsFor(const config::PlacementRuleConfig& rule,
                                           const std::vector<std::string_view>& parts)
{
    std::map<std::string, std::string> tags;
    const config::PlacementRuleConfig* level = &rule;
    for (std::size_t left = parts.size(); left > 1; --left) { // the root is no level
        if (equalsIgnoringAsciiCase(level->name.value, "tag"))
            tags.emplace(level->value.value, parts[left - 1]);
        if (level->parent.empty())
            break;
        level = &level->parent.front();
    }
    return tags;
}

/// A placement rule by itself.
class SingleRule
{
public:
    SingleRule(const config::PlacementRuleConfig& config, placement::RuleSet rule)
        : m_config(config)
        , m_rule(std::move(rule))
    {
    }

    /// Whether the rule could have led to the queue of @p submission.
    [[nodiscard]] bool couldChoose(const ObservedUse::Submission& submission,
                                   const placement::ConfigQueues& configured) const
    {
        const ObservedQueues queues(configured, submission.queue);
        placement::Submission application;
        application.queue = submission.queue.text();
        application.user = {submission.user, submission.groups};
        application.tags = tagsFor(m_config, submission.queue.parts());
        if (leadsTo(application, queues, submission.queue))
            return true;
        const bool mayBePath = equalsIgnoringAsciiCase(m_config.name.value, "tag")
            && !equalsIgnoringAsciiCase(m_config.value.value, kNamespaceTag);
        if (!mayBePath)
            return false;
        application.tags.insert_or_assign(m_config.value.value, submission.queue.text());
        return leadsTo(application, queues, submission.queue);
    }

private:
    [[nodiscard]] bool leadsTo(const placement::Submission& application, const placement::QueueView& queues,
                               const QueuePath& queue) const
    {
        const auto trace = m_rule.place(application, queues).trace;
        return !trace.empty() && trace.front().outcome == placement::Outcome::Placed
            && trace.front().queue.lowered() == queue;
    }

    const config::PlacementRuleConfig& m_config;
    placement::RuleSet m_rule;
};
} // namespace

Result<std::optional<std::vector<UnusedRule>>> unusedRules(const config::PartitionConfig& partition,
                                                           const ObservedUse& observed,
                                                           const std::stop_token& stop)
{
    const auto& rules = partition.placementRules.value;
    if (!observed.knowsApplications())
        return std::nullopt;
    const auto queues = placement::ConfigQueues::fromConfig(config::rootOf(partition));
    if (!queues)
        return tl::unexpected(queues.error());
    std::vector<UnusedRule> unused;
    for (std::size_t index = 0; index < rules.size(); ++index) {
        auto alone = placement::RuleSet::fromConfig({rules[index]});
        if (!alone)
            return fail(ErrorCode::Parse, rules[index].name.value, placement::describe(alone.error()));
        const SingleRule rule(rules[index], *std::move(alone));
        bool isUsed = false;
        for (const ObservedUse::Submission& submission : observed.submissions()) {
            if (stop.stop_requested())
                return std::nullopt;
            isUsed = rule.couldChoose(submission, *queues);
            if (isUsed)
                break;
        }
        if (!isUsed)
            unused.push_back({index, rules[index].name.value, rules[index].span});
    }
    return unused;
}
} // namespace quotadeck::insight
