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

/// The tags with which the tag rules of @p rule lead to @p leaf: the value at the level of @p whole, it or one above, is the whole
/// path, that of any other level its name.
std::map<std::string, std::string> tagsFor(const config::PlacementRuleConfig& rule, const QueuePath& leaf,
                                           const QueuePath& whole)
{
    std::map<std::string, std::string> tags;
    const config::PlacementRuleConfig* level = &rule;
    for (QueuePath path = leaf; !path.parent().isEmpty(); path = path.parent()) { // the root is no level
        if (equalsIgnoringAsciiCase(level->name.value, "tag")) {
            const bool mayBePath = !equalsIgnoringAsciiCase(level->value.value, kNamespaceTag);
            tags.emplace(level->value.value,
                         mayBePath && path == whole ? path.text() : std::string(path.parts().back()));
        }
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
        application.user = {submission.user, submission.groups};
        // The requested queue or a tag may be the whole path of any level, for the rule or for one of its parents.
        for (QueuePath whole = submission.queue; !whole.isEmpty(); whole = whole.parent()) {
            application.queue = whole.text();
            application.tags = tagsFor(m_config, submission.queue, whole);
            if (leadsTo(application, queues, submission.queue))
                return true;
        }
        return false;
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
