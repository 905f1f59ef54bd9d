// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placement/creatable.h"

#include "core/access/queueaccess.h"
#include "core/base/text.h"
#include "core/config/rules/names.h"
#include "core/config/schema/effective.h"

#include <algorithm>

namespace quotadeck::placement {
namespace {
constexpr std::string_view kNamespaceTag = "namespace";

/// The queues that rules can lead to, RuleRun turned round.
class Reach
{
public:
    explicit Reach(const QueueView& queues) : m_queues(queues) { }

    /// Whether @p rule leads to @p path, in lower case, for some application.
    [[nodiscard]] bool leadsTo(const Rule& rule, const QueuePath& path) const
    {
        if (!rule.mayCreate && m_queues.find(path) == nullptr)
            return false;
        switch (rule.kind) {
        case RuleKind::Fixed:
            return leadsToFixed(rule, path);
        case RuleKind::Tag:
            return rule.value != kNamespaceTag || leadsBelowParent(rule, path.parent());
        case RuleKind::Provided:
        case RuleKind::ApplicationType:
            return true; // any full path can be asked for
        case RuleKind::User:
        case RuleKind::PrimaryGroup:
        case RuleKind::SecondaryGroup:
            return leadsBelowParent(rule, path.parent());
        case RuleKind::Test:
        case RuleKind::Recovery:
        case RuleKind::DefaultQueue:
            break;
        }
        return false;
    }

private:
    [[nodiscard]] bool leadsToFixed(const Rule& rule, const QueuePath& path) const
    {
        if (rule.value.starts_with(config::kRootQueue)) // PLC-22
            return path.text() == rule.value;
        const std::string end = '.' + rule.value;
        if (!path.text().ends_with(end))
            return false;
        return leadsBelowParent(rule, QueuePath(path.text().substr(0, path.text().size() - end.size())));
    }

    [[nodiscard]] bool leadsBelowParent(const Rule& rule, const QueuePath& parent) const // PLC-17
    {
        const QueuePath root{config::kRootQueue};
        if (rule.parent.empty())
            return parent == root;
        // A plain root counts as a name below root.
        const bool isRootTwice = parent == root.child(config::kRootQueue);
        return parent != root
            && (leadsTo(rule.parent.front(), parent) || (isRootTwice && leadsTo(rule.parent.front(), root)));
    }

    const QueueView& m_queues;
};
} // namespace

bool isCreatable(const RuleSet& rules, const QueueView& queues, const QueuePath& path)
{
    const QueuePath wanted = path.lowered();
    const QueuePath root{config::kRootQueue};
    if (wanted == QueuePath(access::kRecoveryQueue))
        return true;
    if (!root.contains(wanted) || !std::ranges::all_of(wanted.parts(), config::isQueueName))
        return false;
    const QueueFacts* above = nullptr;
    for (QueuePath level = wanted.parent(); !level.isEmpty() && above == nullptr; level = level.parent())
        above = queues.find(level);
    if (above == nullptr || above->isLeaf || above->isDraining) // PLC-46
        return false;
    const Reach reach(queues);
    return std::ranges::any_of(rules.rules(), [&](const Rule& rule) { return reach.leadsTo(rule, wanted); });
}
} // namespace quotadeck::placement
