// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placement/rulerun.h"

#include "core/access/queueaccess.h"
#include "core/config/rules/names.h"
#include "core/config/schema/effective.h"

#include <algorithm>
#include <fmt/format.h>

namespace quotadeck::placement {
namespace {
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

void finish(RuleStep& step, Outcome outcome, std::string detail)
{
    step.outcome = outcome;
    step.detail = std::move(detail);
}

/// What the application lacks for a rule of @p kind.
std::string missingValue(const Rule& rule)
{
    switch (rule.kind) {
    case RuleKind::Provided:
        return "the application asks for no queue";
    case RuleKind::Tag:
    case RuleKind::ApplicationType:
        return fmt::format("the application has no tag \"{}\"", rule.value);
    case RuleKind::PrimaryGroup:
        return "the user is in no group";
    case RuleKind::SecondaryGroup:
        return "no group of the user but the primary one is for this rule";
    case RuleKind::Recovery:
        return "the application is not forced";
    default:
        return {};
    }
}
} // namespace

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
        return finish(step, Outcome::Filtered,
                      fmt::format("the filter is not for {}", m_application.user.user.text()));
    if (rule.kind == RuleKind::Recovery || rule.kind == RuleKind::Test) {
        step.queue = QueuePath(*value);
        return finish(step, Outcome::Found, {});
    }
    const bool qualified = isQualified(rule, *value);
    const bool keepsDots = qualified || rule.kind == RuleKind::Fixed;
    const std::string below = keepsDots ? *value : withoutDots(*value);
    if (const auto part = badPart(below)) {
        return finish(step, Outcome::Rejected,
                      fmt::format("\"{}\" is no queue name: use 1 to 64 of A-Z a-z 0-9 _ - : # / @", *part));
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
        finish(step, isRejected ? Outcome::Rejected : Outcome::NoParent,
               fmt::format("parent rule {}: {}", ruleName(parent.kind), parent.detail));
        return std::nullopt;
    }
    QueuePath path = parent.queue;
    // The scheduler makes root.root of a plain root.
    const bool isRoot = m_mode == Mode::Seed && path == root;
    if (!path.text().starts_with(kQualifier) && !isRoot)
        path = root.child(path.text());
    const QueueFacts* queue = m_queues.find(path);
    if (queue != nullptr && queue->isLeaf) {
        finish(step, Outcome::Rejected,
               fmt::format("parent rule {} leads to {}, which is a leaf: nothing can be below it",
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
           fmt::format("queue {} does not exist, and the rule may not create it", step.queue.text()));
}
} // namespace quotadeck::placement
