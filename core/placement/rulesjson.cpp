// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placement/rulesjson.h"

#include "core/config/rules/names.h"
#include "core/placement/ruleset.h"
#include "core/snapshot/jsonwrite.h"

#include <map>
#include <string_view>

namespace quotadeck::placement {
namespace {
constexpr std::string_view kRecoveryQueue = "root.@recovery@";

std::map<std::string, std::string> parametersOf(const Rule& rule)
{
    if (rule.kind == RuleKind::Recovery)
        return {{"queue", std::string(kRecoveryQueue)}};
    std::map<std::string, std::string> parameters{{"create", rule.mayCreate ? "true" : "false"}};
    if (rule.kind == RuleKind::Fixed) {
        parameters["queue"] = rule.value;
        parameters["qualified"] = rule.value.starts_with("root") ? "true" : "false";
    } else if (rule.kind == RuleKind::Tag) {
        parameters["tagName"] = rule.value;
    }
    return parameters;
}

/// One list of a filter: names, or the one expression that stands for them (PLC-11).
void writeList(rest::JsonWriter& writer, const config::TextList& list, std::string_view expressionKey,
               std::string_view listKey)
{
    if (list.value.empty())
        return;
    if (list.value.size() == 1 && config::looksLikeExpression(list.value.front().value)) {
        writer.key(expressionKey);
        writer.text(list.value.front().value);
        return;
    }
    writer.key(listKey);
    writer.beginArray();
    for (const auto& name : list.value)
        writer.text(name.value);
    writer.endArray();
}

/// @p configured is the rule in the configuration, null for one that is not configured.
void writeRule(rest::JsonWriter& writer, const Rule& rule, const config::PlacementRuleConfig* configured)
{
    writer.beginObject();
    const auto* filter = configured ? &configured->filter.value : nullptr;
    if (filter && !(filter->users.value.empty() && filter->groups.value.empty())) {
        writer.key("filter");
        writer.beginObject();
        writeList(writer, filter->groups, "groupExp", "groupList");
        writer.key("type");
        writer.text(filter->type.value == "deny" ? "deny" : "allow");
        writeList(writer, filter->users, "userExp", "userList");
        writer.endObject();
    }
    writer.key("name");
    writer.text(ruleName(rule.kind));
    writer.key("parameters");
    rest::write(writer, parametersOf(rule));
    if (!rule.parent.empty()) {
        const bool hasParent = configured && !configured->parent.empty();
        writer.key("parentRule");
        writeRule(writer, rule.parent.front(), hasParent ? &configured->parent.front() : nullptr);
    }
    writer.endObject();
}
} // namespace

std::string writePlacementRules(const std::vector<config::PlacementRuleConfig>& rules)
{
    const auto built = RuleSet::fromConfig(rules);
    rest::JsonWriter writer;
    writer.beginArray();
    if (built) {
        for (std::size_t index = 0; index < built->rules().size(); ++index)
            writeRule(writer, built->rules()[index], index < rules.size() ? &rules[index] : nullptr);
    }
    writer.endArray();
    return writer.take();
}
} // namespace quotadeck::placement
