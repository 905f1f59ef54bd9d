// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placement/ruleset.h"

#include "core/access/queueaccess.h"
#include "core/base/mode.h"
#include "core/base/text.h"
#include "core/config/rules/names.h"
#include "core/config/schema/effective.h"
#include "core/placement/placement.h"
#include "core/placement/rule.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace quotadeck::placement {
namespace {
/// Runs single rules for one application. Internal to core/placement.
class RuleRun
{
public:
    RuleRun(const Submission& application, const QueueView& queues, Mode mode)
        : m_application(application)
        , m_queues(queues)
        , m_mode(mode)
    {
    }

    /// The queue that @p rule and its parents lead to (Found), before anything is asked of that queue but whether it
    /// exists (PLC-10 to PLC-27).
    [[nodiscard]] RuleStep run(const Rule& rule) const;

private:
    void lead(const Rule& rule, RuleStep& step) const;
    [[nodiscard]] std::optional<std::string> valueOf(const Rule& rule) const;
    [[nodiscard]] bool isForUser(const Rule& rule) const;
    [[nodiscard]] bool isQualified(const Rule& rule, std::string_view value) const;
    [[nodiscard]] std::optional<QueuePath> parentOf(const Rule& rule, RuleStep& step) const;
    void settle(const Rule& rule, QueuePath path, RuleStep& step) const;

    const Submission& m_application;
    const QueueView& m_queues;
    Mode m_mode;
};

constexpr std::string_view kQualifier = "root.";

/// A single queue name: dots would tear it apart (PLC-14, CON-38).
std::string withoutDots(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        if (c == '.')
            result += "_dot_";
        else
            result += c;
    }
    return result;
}

/// The first part of @p path that is no queue name (PLC-15); nothing when all are.
std::optional<std::string_view> badPart(std::string_view path)
{
    for (std::size_t begin = 0; begin <= path.size();) {
        const std::size_t end = std::min(path.find('.', begin), path.size());
        const std::string_view part = path.substr(begin, end - begin);
        if (!config::isQueueName(part))
            return part;
        begin = end + 1;
    }
    return std::nullopt;
}

void finish(RuleStep& step, Outcome outcome, Message detail)
{
    step.outcome = outcome;
    step.detail = std::move(detail);
}

/// What the application lacks for a rule of @p kind.
Message missingValue(const Rule& rule)
{
    switch (rule.kind) {
    case RuleKind::Provided:
        return QUOTADECK_TEXT("placement", "the application requests no queue");
    case RuleKind::Tag:
    case RuleKind::ApplicationType:
        return Message(QUOTADECK_TEXT("placement", "the application has no tag \"%1\""), rule.value);
    case RuleKind::PrimaryGroup:
        return QUOTADECK_TEXT("placement", "the user is in no group");
    case RuleKind::SecondaryGroup:
        return QUOTADECK_TEXT("placement", "no group of the user but the primary one is for this rule");
    case RuleKind::Recovery:
        return QUOTADECK_TEXT("placement", "the application is not forced");
    default:
        return {};
    }
}

RuleStep RuleRun::run(const Rule& rule) const
{
    RuleStep step;
    step.kind = rule.kind;
    step.span = rule.span;
    lead(rule, step);
    return step;
}

void RuleRun::lead(const Rule& rule, RuleStep& step) const
{
    const auto value = valueOf(rule);
    if (!value)
        return finish(step, Outcome::NoValue, missingValue(rule));
    if (!isForUser(rule))
        return finish(
            step, Outcome::Filtered,
            Message(QUOTADECK_TEXT("placement", "the filter is not for %1"), m_application.user.user.text()));
    if (rule.kind == RuleKind::Recovery || rule.kind == RuleKind::Test) {
        step.queue = QueuePath(*value);
        return finish(step, Outcome::Found, {});
    }
    const bool qualified = isQualified(rule, *value);
    const bool keepsDots = qualified || rule.kind == RuleKind::Fixed;
    const std::string below = keepsDots ? *value : withoutDots(*value);
    if (const auto part = badPart(below)) {
        return finish(
            step, Outcome::Rejected,
            Message(QUOTADECK_TEXT("placement",
                                   "\"%1\" is no queue name: use 1 to 64 of A-Z a-z 0-9 _ - : # / @"),
                    *part));
    }
    if (qualified)
        return settle(rule, QueuePath(below), step);
    if (const auto parent = parentOf(rule, step))
        settle(rule, parent->child(below), step);
}

std::optional<std::string> RuleRun::valueOf(const Rule& rule) const
{
    const auto& groups = m_application.user.groups;
    const auto unlessEmpty = [](std::string_view text) {
        return text.empty() ? std::nullopt : std::optional<std::string>(text);
    };
    switch (rule.kind) {
    case RuleKind::Provided:
        return unlessEmpty(m_application.queue);
    case RuleKind::User:
        return m_application.user.user.text();
    case RuleKind::Fixed:
        return rule.value;
    case RuleKind::Tag:
    case RuleKind::ApplicationType:
        return unlessEmpty(m_application.tag(rule.value));
    case RuleKind::PrimaryGroup:
        return groups.empty() ? std::nullopt : std::optional(groups.front().text());
    case RuleKind::SecondaryGroup:
        for (std::size_t i = 1; i < groups.size(); ++i) {
            if (rule.filter.allows({m_application.user.user, {groups[i]}}))
                return groups[i].text();
        }
        return std::nullopt;
    case RuleKind::Test:
        return m_application.queue.empty() ? "test" : withoutDots(m_application.queue);
    case RuleKind::Recovery:
        return m_application.isForced() ? std::optional<std::string>(access::kRecoveryQueue) : std::nullopt;
    case RuleKind::DefaultQueue:
        break;
    }
    return std::nullopt;
}

bool RuleRun::isForUser(const Rule& rule) const
{
    // The scheduler's test rule has a filter, too, and never asks it; for the second group it was asked already.
    const bool asksNoFilter = rule.kind == RuleKind::Test || rule.kind == RuleKind::SecondaryGroup;
    return asksNoFilter || rule.filter.allows(m_application.user);
}

bool RuleRun::isQualified(const Rule& rule, std::string_view value) const
{
    switch (rule.kind) {
    case RuleKind::Fixed: // "rooted" counts, too (PLC-22)
        return value.starts_with(config::kRootQueue);
    case RuleKind::Provided:
    case RuleKind::Tag:
    case RuleKind::ApplicationType:
        return value.starts_with(kQualifier); // case sensitive (PLC-16)
    default:
        return false;
    }
}

std::optional<QueuePath> RuleRun::parentOf(const Rule& rule, RuleStep& step) const // PLC-17
{
    const QueuePath root{config::kRootQueue};
    if (rule.parent.empty())
        return root;
    const RuleStep& parent = step.parent.emplace_back(run(rule.parent.front()));
    if (parent.outcome != Outcome::Found) {
        const bool isRejected = parent.outcome == Outcome::Rejected;
        finish(
            step, isRejected ? Outcome::Rejected : Outcome::NoParent,
            Message(QUOTADECK_TEXT("placement", "parent rule %1: %2"), ruleName(parent.kind), parent.detail));
        return std::nullopt;
    }
    QueuePath path = parent.queue;
    // The scheduler makes root.root of a plain root.
    const bool isRoot = m_mode == Mode::Seed && path == root;
    if (!path.text().starts_with(kQualifier) && !isRoot)
        path = root.child(path.text());
    const PlacementQueue* queue = m_queues.find(path);
    if (queue != nullptr && queue->isLeaf) {
        finish(step, Outcome::Rejected,
               Message(QUOTADECK_TEXT("placement",
                                      "parent rule %1 leads to %2, which is a leaf: nothing can be below it"),
                       ruleName(parent.kind), queue->path.text()));
        return std::nullopt;
    }
    return path;
}

void RuleRun::settle(const Rule& rule, QueuePath path, RuleStep& step) const // PLC-18
{
    step.queue = std::move(path);
    if (rule.mayCreate || m_queues.find(step.queue) != nullptr)
        return finish(step, Outcome::Found, {});
    finish(step, Outcome::Missing,
           Message(QUOTADECK_TEXT("placement", "queue %1 does not exist, and the rule may not create it"),
                   step.queue.text()));
}

constexpr const char* kDefaultQueue = "root.default";
constexpr MessageTemplate kNoRuleMatched
    = QUOTADECK_TEXT("placement", "application rejected: no placement rule matched");

/// Decides whether the queue that a rule led to is usable (7.4).
class Acceptance
{
public:
    Acceptance(const Submission& application, const QueueView& queues, Mode mode)
        : m_application(application)
        , m_queues(queues)
        , m_mode(mode)
    {
    }

    /// Turns Found into what becomes of it; fills in @p placement when that is Placed.
    void judge(RuleStep& step, Placement& placement) const
    {
        const bool isRecovery = equalsIgnoringAsciiCase(step.queue.text(), access::kRecoveryQueue);
        const PlacementQueue* queue = m_queues.find(step.queue);
        if (isRecovery && !m_application.isForced())
            deny(step, step.queue);
        else if (queue != nullptr)
            judgeExisting(step, *queue, isRecovery, placement);
        else if (isRecovery)
            place(step, step.queue.lowered(), {step.queue.lowered()}, placement);
        else
            judgeNew(step, placement);
    }

private:
    void judgeExisting(RuleStep& step, const PlacementQueue& queue, bool isRecovery,
                       Placement& placement) const
    {
        if (!queue.isLeaf) {
            // The recovery queue is taken as it is, and then the application has no place in it (PLC-42, PLC-47).
            return finish(
                step, isRecovery ? Outcome::Rejected : Outcome::NotALeaf,
                Message(QUOTADECK_TEXT("placement", "%1 is a parent: applications run in leaf queues"),
                        queue.path.text()));
        }
        if (!isRecovery && deny(step, queue.path))
            return;
        if (!isRecovery && queue.isDraining)
            return finish(step, Outcome::Draining,
                          Message(QUOTADECK_TEXT("placement", "%1 is draining and takes no new applications"),
                                  queue.path.text()));
        place(step, queue.path, {}, placement);
    }

    void judgeNew(RuleStep& step, Placement& placement) const
    {
        QueuePath above = step.queue.parent();
        while (!above.isEmpty() && m_queues.find(above) == nullptr)
            above = above.parent();
        if (above.isEmpty()) { // VAL-96, and the test rule
            return finish(
                step, Outcome::Rejected,
                Message(
                    QUOTADECK_TEXT("placement",
                                   "\"%1\" is not below root: write it as root.%1 or give the rule a parent"),
                    step.queue.text()));
        }
        const PlacementQueue& ancestor = *m_queues.find(above);
        if (deny(step, ancestor.path))
            return;
        if (ancestor.isLeaf || ancestor.isDraining) {
            return finish(
                step, Outcome::Rejected,
                Message(ancestor.isLeaf
                            ? QUOTADECK_TEXT("placement", "queue %1 cannot be created: %2 is a leaf")
                            : QUOTADECK_TEXT("placement", "queue %1 cannot be created: %2 is draining"),
                        step.queue.text(), ancestor.path.text()));
        }
        create(step, ancestor, placement);
    }

    /// All levels below @p ancestor (PLC-46).
    void create(RuleStep& step, const PlacementQueue& ancestor, Placement& placement) const
    {
        std::vector<QueuePath> created;
        QueuePath path = ancestor.path;
        const auto parts = step.queue.parts();
        for (std::size_t i = ancestor.path.parts().size(); i < parts.size(); ++i) {
            const std::string name = m_mode == Mode::Seed ? std::string(parts[i]) : asciiLowered(parts[i]);
            if (!config::isQueueName(name) || equalsIgnoringAsciiCase(name, "@recovery@")) {
                return finish(step, Outcome::Rejected,
                              Message(QUOTADECK_TEXT("placement",
                                                     "queue %1 cannot be created: \"%2\" is no name for it"),
                                      step.queue.text(), name));
            }
            path = path.child(name);
            created.push_back(path);
        }
        place(step, path, std::move(created), placement);
    }

    /// True when the user may not submit to @p queue; the step then says so.
    bool deny(RuleStep& step, const QueuePath& queue) const
    {
        step.access
            = access::checkAccess(access::Permission::Submit, queue, m_application.user, aclsOf(m_queues));
        if (step.access->isAllowed())
            return false;
        finish(step, Outcome::Denied, access::describe(*step.access));
        return true;
    }

    static void place(RuleStep& step, const QueuePath& path, std::vector<QueuePath> created,
                      Placement& placement)
    {
        step.queue = path;
        finish(step, Outcome::Placed, path.text());
        placement.queue = path;
        placement.created = std::move(created);
    }

    static void finish(RuleStep& step, Outcome outcome, Message detail)
    {
        step.outcome = outcome;
        step.detail = std::move(detail);
    }

    const Submission& m_application;
    const QueueView& m_queues;
    Mode m_mode;
};

bool ends(Outcome outcome)
{
    return outcome == Outcome::Placed || outcome == Outcome::Rejected;
}
} // namespace

tl::expected<RuleSet, RuleError> RuleSet::fromConfig(const std::vector<config::PlacementRuleConfig>& rules,
                                                     Mode mode)
{
    RuleSet set;
    set.m_mode = mode;
    for (const config::PlacementRuleConfig& config : rules) {
        auto rule = buildRule(config, mode);
        if (!rule)
            return tl::unexpected(std::move(rule).error());
        set.m_rules.push_back(*std::move(rule));
    }
    if (rules.empty())
        set.m_rules.emplace_back();
    set.m_rules.emplace_back().kind = RuleKind::Recovery;
    return set;
}

Placement RuleSet::place(const Submission& application, const QueueView& queues) const
{
    const RuleRun run(application, queues, m_mode);
    const Acceptance acceptance(application, queues, m_mode);
    Placement placement;
    const auto add = [&](RuleStep step) {
        if (step.outcome == Outcome::Found)
            acceptance.judge(step, placement);
        placement.trace.push_back(std::move(step));
        return ends(placement.trace.back().outcome);
    };
    bool isOver = false;
    for (auto rule = m_rules.begin(); rule != m_rules.end() && !isOver; ++rule)
        isOver = add(run.run(*rule));
    const bool mayDefault = m_mode == Mode::Current && queues.find(QueuePath(kDefaultQueue)) != nullptr;
    // Only when the last rule, that for recovery, had nothing to offer (PLC-41).
    if (!isOver && mayDefault && placement.trace.back().outcome == Outcome::NoValue) {
        RuleStep step;
        step.kind = RuleKind::DefaultQueue;
        step.outcome = Outcome::Found;
        step.queue = QueuePath(kDefaultQueue);
        add(std::move(step));
    }
    if (!placement.isPlaced()) {
        const RuleStep& last = placement.trace.back();
        placement.rejection = last.outcome == Outcome::Rejected ? last.detail : Message(kNoRuleMatched);
    }
    return placement;
}

constexpr std::string_view kNamespaceTag = "namespace";

namespace {
/// The queues that rules can lead to.
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
    const PlacementQueue* above = nullptr;
    for (QueuePath level = wanted.parent(); !level.isEmpty() && above == nullptr; level = level.parent())
        above = queues.find(level);
    if (above == nullptr || above->isLeaf || above->isDraining) // PLC-46
        return false;
    const Reach reach(queues);
    return std::ranges::any_of(rules.rules(), [&](const Rule& rule) { return reach.leadsTo(rule, wanted); });
}
} // namespace quotadeck::placement
