// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/unused.h"

#include "core/base/text.h"
#include "core/config/schema/effective.h"
#include "core/placement/configplacement.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

namespace quotadeck::insight {
namespace {
constexpr auto kWildcard = "*";

bool isUsed(const UsageNode& node)
{
    return !node.runningApplications.empty() || (node.usage && !isZero(*node.usage));
}
} // namespace

void ObservedUse::add(const PartitionSnapshot& partition, SystemTime time)
{
    if (!partition.users && !partition.groups && !partition.applications)
        return;
    m_times.add(time);
    m_knowsApplications = m_knowsApplications || partition.applications || partition.finished.isKnown();
    std::map<ApplicationId, GroupName> charged;
    if (partition.users) {
        for (const UserUsage& user : *partition.users) {
            for (const UsageNode& node : user.nodes) {
                if (isUsed(node))
                    m_users.emplace(node.path.lowered(), user.name);
            }
            for (const auto& [app, group] : user.groups)
                charged.emplace(app, group);
        }
    }
    if (partition.groups) {
        for (const GroupUsage& group : *partition.groups) {
            for (const UsageNode& node : group.nodes) {
                if (isUsed(node))
                    m_groups.emplace(node.path.lowered(), group.name);
            }
        }
    }
    const auto submit = [this](const ApplicationInfo& application, bool isCharged) {
        m_submissions.insert({application.queue.lowered(), application.user, application.groups, isCharged});
    };
    if (partition.applications) {
        for (const ApplicationInfo& application : *partition.applications) {
            const auto group = charged.find(application.id);
            submit(application, group != charged.end());
            if (group == charged.end())
                continue;
            // Also where the source reports no groups: each queue up to the root counts it (UGM-14).
            for (QueuePath queue = application.queue.lowered(); !queue.isEmpty(); queue = queue.parent())
                m_groups.emplace(queue, group->second);
        }
    }
    if (partition.finished.isKnown()) {
        for (const ApplicationInfo& application : *partition.finished.list)
            submit(application, false);
    }
}

LimitUse::LimitUse(const config::PartitionConfig& partition)
{
    addQueue(config::rootOf(partition), QueuePath("root"));
}

void LimitUse::addQueue(const config::QueueConfig& queue, const QueuePath& path)
{
    for (std::size_t index = 0; index < queue.limits.value.size(); ++index) {
        QueueLimits& limits = m_queues[path.lowered()];
        addNames(queue.limits.value[index].users, false, path, index, limits);
        addNames(queue.limits.value[index].groups, true, path, index, limits);
    }
    for (const config::QueueConfig& child : queue.queues.value)
        addQueue(child, path.child(child.name.value));
}

void LimitUse::addNames(const config::TextList& names, bool isGroup, const QueuePath& path, std::size_t limit,
                        QueueLimits& limits)
{
    for (const config::TextField& name : names.value) {
        (isGroup ? limits.groups : limits.users).emplace(name.value, m_names.size());
        m_names.push_back({{path, limit, isGroup, name.value, name.span}});
    }
}

void LimitUse::add(const ObservedUse& observed)
{
    for (const auto& [queue, user] : observed.m_users)
        useUser(queue, user.text());
    for (const auto& [queue, group] : observed.m_groups)
        useGroup(queue, group.text());
    for (const ObservedUse::Submission& submission : observed.m_submissions)
        useSubmission(submission);
}

void LimitUse::use(const std::multimap<std::string, std::size_t>& names, const std::string& name)
{
    const auto [begin, end] = names.equal_range(name);
    for (auto found = begin; found != end; ++found)
        m_names[found->second].isUsed = true;
}

void LimitUse::useUser(const QueuePath& queue, const std::string& user)
{
    const auto limits = m_queues.find(queue.lowered());
    if (limits == m_queues.end())
        return;
    const auto& users = limits->second.users;
    use(users, users.contains(user) ? user : kWildcard);
}

void LimitUse::useGroup(const QueuePath& queue, const std::string& group)
{
    if (const auto limits = m_queues.find(queue.lowered()); limits != m_queues.end())
        use(limits->second.groups, group);
}

/// What is charged to a group is in the usage of groups.
void LimitUse::useSubmission(const ObservedUse::Submission& submission)
{
    for (QueuePath queue = submission.queue; !queue.isEmpty(); queue = queue.parent()) {
        useUser(queue, submission.user.text());
        const auto limits = m_queues.find(queue.lowered());
        if (submission.isCharged || limits == m_queues.end())
            continue;
        const auto& groups = limits->second.groups;
        bool isNamed = false;
        for (const GroupName& group : submission.groups) {
            isNamed = isNamed || groups.contains(group.text());
            use(groups, group.text());
        }
        if (!isNamed && !submission.groups.empty())
            use(groups, kWildcard);
    }
}

std::vector<UnusedLimit> LimitUse::unused() const
{
    std::vector<UnusedLimit> unused;
    for (const Name& name : m_names) {
        if (!name.isUsed)
            unused.push_back(name.limit);
    }
    return unused;
}

Message describe(const UnusedLimit& limit)
{
    return {limit.isGroup ? QUOTADECK_TEXT("insight", "the limit of group %1 at %2")
                          : QUOTADECK_TEXT("insight", "the limit of user %1 at %2"),
            limit.name, limit.queue.text()};
}

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
