// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placement/rule.h"

#include "core/base/queuepath.h"
#include "core/base/text.h"
#include "core/config/rules/names.h"
#include "core/config/schema/effective.h"

#include <algorithm>
#include <array>
#include <optional>
#include <re2/re2.h>

namespace quotadeck::placement {
bool Filter::Names::match(std::string_view name) const
{
    if (expression)
        return re2::RE2::PartialMatch(re2::StringPiece(name.data(), name.size()), *expression);
    return names.find(name) != names.end();
}

Filter::Names Filter::readNames(const config::TextList& list, bool (*isName)(std::string_view))
{
    Names result;
    if (list.value.size() == 1 && config::looksLikeExpression(list.value.front().value)) {
        result.expression = config::compiledExpression(list.value.front().value);
        return result;
    }
    for (const config::TextField& name : list.value) {
        if (isName(name.value))
            result.names.insert(name.value);
    }
    return result;
}

Filter Filter::fromConfig(const config::FilterConfig& config, Mode mode)
{
    const std::string& type = config.type.value;
    Filter filter;
    filter.m_isDeny = (mode == Mode::Seed ? asciiLowered(type) : type) == "deny";
    filter.m_isEmpty = config.users.value.empty() && config.groups.value.empty();
    filter.m_users = readNames(config.users, config::isUserName);
    filter.m_groups = readNames(config.groups, config::isGroupName);
    return filter;
}

bool Filter::allows(const access::UserGroups& user) const
{
    if (m_isEmpty)
        return !m_isDeny;
    const bool isMatch = m_users.match(user.user.text())
        || std::ranges::any_of(user.groups,
                               [this](const GroupName& group) { return m_groups.match(group.text()); });
    return isMatch != m_isDeny;
}

namespace {
/// The seed names no tag for the type of an application; a value of the rule overrides this one (PLC-27).
constexpr const char* kTypeTag = "application.type";

struct NamedKind
{
    std::string_view name;
    RuleKind kind;
    bool isSeedOnly = false;
};
constexpr std::array<NamedKind, 11> kKinds{{
    {"provided", RuleKind::Provided},
    {"user", RuleKind::User},
    {"username", RuleKind::User, true},
    {"fixed", RuleKind::Fixed},
    {"tag", RuleKind::Tag},
    {"primarygroupname", RuleKind::PrimaryGroup, true},
    {"secondarygroupname", RuleKind::SecondaryGroup, true},
    {"applicationtype", RuleKind::ApplicationType, true},
    {"test", RuleKind::Test},
    {"recovery", RuleKind::Recovery},
    {"default", RuleKind::DefaultQueue},
}};

std::optional<RuleKind> kindOf(std::string_view name, Mode mode)
{
    const std::string lowered = asciiLowered(name);
    const auto* found = std::ranges::find(kKinds, lowered, &NamedKind::name);
    if (found == kKinds.end() || found->kind == RuleKind::DefaultQueue)
        return std::nullopt;
    return found->isSeedOnly && mode != Mode::Seed ? std::nullopt : std::optional(found->kind);
}

TextSpan placeOf(const config::TextField& field, const config::PlacementRuleConfig& config)
{
    return field.isSet ? field.span : config.span;
}

/// What is wrong with the value of @p rule; empty when nothing is.
Message valueProblem(const Rule& rule, bool hasParent)
{
    if (rule.kind == RuleKind::Tag && rule.value.empty())
        return QUOTADECK_TEXT("placement", "a tag rule needs the name of a tag as its value");
    if (rule.kind != RuleKind::Fixed)
        return {};
    if (rule.value.empty())
        return QUOTADECK_TEXT("placement", "a fixed rule needs a queue as its value");
    std::string_view rest = rule.value;
    for (std::size_t dot = 0; dot != std::string_view::npos;) {
        dot = rest.find('.');
        const std::string_view part = rest.substr(0, dot);
        if (!config::isQueueName(part)) {
            return Message(
                QUOTADECK_TEXT(
                    "placement",
                    "\"%1\" of queue \"%2\" is no queue name: use 1 to 64 of A-Z a-z 0-9 _ - : # / @"),
                part, rule.value);
        }
        rest.remove_prefix(std::min(rest.size(), part.size() + 1));
    }
    if (hasParent && rule.value.starts_with(config::kRootQueue)) {
        return Message(QUOTADECK_TEXT("placement",
                                      "\"%1\" counts as a full path because it starts with \"root\", and so "
                                      "the rule cannot have a parent rule: remove one of the two"),
                       rule.value);
    }
    return {};
}

tl::unexpected<RuleError> fail(const config::PlacementRuleConfig& config, TextSpan span, Message message)
{
    return tl::unexpected(RuleError{span, config.name.value, std::move(message)});
}
} // namespace

Message describe(const RuleError& error)
{
    return Message(
        QUOTADECK_TEXT("placement", "no placement rule is active, because rule \"%1\" cannot be built: %2"),
        error.rule, error.message);
}

std::string_view ruleName(RuleKind kind)
{
    return std::ranges::find(kKinds, kind, &NamedKind::kind)->name;
}

tl::expected<Rule, RuleError> buildRule(const config::PlacementRuleConfig& config, Mode mode)
{
    const auto kind = kindOf(config.name.value, mode);
    if (!kind) {
        return fail(
            config, placeOf(config.name, config),
            Message(QUOTADECK_TEXT("placement",
                                   "there is no placement rule \"%1\": use provided, user, fixed or tag"),
                    config.name.value));
    }
    if (*kind == RuleKind::Recovery) {
        return fail(
            config, placeOf(config.name, config),
            QUOTADECK_TEXT(
                "placement",
                "the recovery rule is the last one of every rule set and cannot be configured: remove it"));
    }
    Rule rule;
    rule.kind = *kind;
    rule.span = config.span;
    rule.mayCreate = config.create.value;
    rule.filter = Filter::fromConfig(config.filter.value, mode);
    rule.value = asciiLowered(config.value.value);
    if (Message problem = valueProblem(rule, !config.parent.empty()); !problem.isEmpty())
        return fail(config, placeOf(config.value, config), std::move(problem));
    if (rule.kind == RuleKind::ApplicationType && rule.value.empty())
        rule.value = kTypeTag;
    for (const config::PlacementRuleConfig& parentConfig : config.parent) {
        auto parent = buildRule(parentConfig, mode);
        if (!parent)
            return parent;
        rule.parent.push_back(*std::move(parent));
    }
    return rule;
}
} // namespace quotadeck::placement
