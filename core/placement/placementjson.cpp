// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placement/placementjson.h"

#include "core/base/jsontext.h"
#include "core/config/rules/names.h"
#include "core/placement/ruleset.h"
#include "core/snapshot/jsonwrite.h"

#include <fmt/format.h>
#include <map>
#include <simdjson.h>
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

namespace {
using simdjson::dom::element;

tl::unexpected<Error> wrong(std::string_view key, Message wanted)
{
    return fail(ErrorCode::Parse, std::string(key),
                Message(QUOTADECK_TEXT("placement", "\"%1\" must be %2"), key, std::move(wanted)));
}

Result<std::string> readText(std::string_view key, element value)
{
    if (value.is_null())
        return std::string();
    std::string_view text;
    if (value.get(text) != simdjson::SUCCESS)
        return wrong(key, QUOTADECK_TEXT("placement", "a text"));
    return std::string(text);
}

Result<std::vector<GroupName>> readGroups(element value)
{
    std::vector<GroupName> groups;
    if (value.is_null())
        return groups;
    simdjson::dom::array items;
    if (value.get(items) != simdjson::SUCCESS)
        return wrong("groups", QUOTADECK_TEXT("placement", "a list of texts"));
    for (const element item : items) {
        std::string_view name;
        if (item.get(name) != simdjson::SUCCESS)
            return wrong("groups", QUOTADECK_TEXT("placement", "a list of texts"));
        groups.emplace_back(name);
    }
    return groups;
}

Result<std::map<std::string, std::string>> readTags(element value)
{
    std::map<std::string, std::string> tags;
    if (value.is_null())
        return tags;
    simdjson::dom::object fields;
    if (value.get(fields) != simdjson::SUCCESS)
        return wrong("tags", QUOTADECK_TEXT("placement", "an object of texts"));
    for (const auto& [key, field] : fields) {
        auto text = readText(key, field);
        if (!text)
            return tl::unexpected(std::move(text).error());
        tags.insert_or_assign(std::string(key), *std::move(text));
    }
    return tags;
}

/// Moves what was read into @p target.
template <typename T>
Status put(Result<T> value, T& target)
{
    if (!value)
        return tl::unexpected(std::move(value).error());
    target = *std::move(value);
    return {};
}

Status readField(std::string_view key, element value, Submission& app)
{
    if (key == "queue")
        return put(readText(key, value), app.queue);
    if (key == "user")
        return put(readText(key, value).map([](const std::string& name) { return UserName(name); }),
                   app.user.user);
    if (key == "groups")
        return put(readGroups(value), app.user.groups);
    if (key == "tags")
        return put(readTags(value), app.tags);
    return fail(
        ErrorCode::Parse, std::string(key),
        Message(QUOTADECK_TEXT("placement",
                               "\"%1\" is not known: an application has queue, user, groups and tags"),
                key));
}

Result<Submission> readSubmission(element value)
{
    simdjson::dom::object fields;
    if (value.get(fields) != simdjson::SUCCESS)
        return wrong("app", QUOTADECK_TEXT("placement", "an object with queue, user, groups and tags"));
    Submission app;
    for (const auto& [key, field] : fields) {
        if (Status status = readField(key, field, app); !status)
            return tl::unexpected(std::move(status).error());
    }
    return app;
}

/// Calls @p read with what @p json holds.
template <typename Read>
auto parsed(std::string_view json, Read&& read) -> decltype(read(element()))
{
    if (json.empty()) // the parser may not be given a view of nothing
        return fail(ErrorCode::Parse, {}, QUOTADECK_TEXT("placement", "no JSON: the text is empty"));
    simdjson::dom::parser parser;
    element root;
    const auto error = parser.parse(json.data(), json.size()).get(root);
    if (error != simdjson::SUCCESS)
        return fail(ErrorCode::Parse, {},
                    Message(QUOTADECK_TEXT("placement", "no JSON: %1"), simdjson::error_message(error)));
    return read(root);
}

Result<PlacementCase> readCase(element value)
{
    simdjson::dom::object fields;
    if (value.get(fields) != simdjson::SUCCESS)
        return wrong("a case", QUOTADECK_TEXT("placement", "an object with id, yaml and app"));
    PlacementCase result;
    std::string_view id;
    if (fields["id"].get(id) != simdjson::SUCCESS)
        return wrong("id", QUOTADECK_TEXT("placement", "a text"));
    result.id = id;
    element yaml;
    if (fields["yaml"].get(yaml) == simdjson::SUCCESS && !yaml.is_null()) {
        auto text = readText("yaml", yaml);
        if (!text)
            return tl::unexpected(std::move(text).error());
        result.yaml = *std::move(text);
    }
    element app;
    if (fields["app"].get(app) != simdjson::SUCCESS)
        return wrong("app", QUOTADECK_TEXT("placement", "an object with queue, user, groups and tags"));
    if (Status status = put(readSubmission(app), result.app); !status)
        return tl::unexpected(std::move(status).error());
    return result;
}

/// The keys "result" and "created" with their values.
std::string resultFields(const Placement& placement)
{
    std::string out = "\"result\":";
    out += placement.queue ? jsonQuoted(placement.queue->text()) : std::string("null");
    out += ",\"created\":[";
    for (std::size_t i = 0; i < placement.created.size(); ++i) {
        out += i == 0 ? "" : ",";
        appendJsonQuoted(out, placement.created[i].text());
    }
    return out + ']';
}
} // namespace

Result<Submission> readSubmission(std::string_view json)
{
    return parsed(json, [](element root) { return readSubmission(root); });
}

Result<PlacementCase> readCase(std::string_view json)
{
    return parsed(json, [](element root) { return readCase(root); });
}

std::string placementJson(const Placement& placement)
{
    std::string out = '{' + resultFields(placement) + ",\"trace\":[";
    for (std::size_t i = 0; i < placement.trace.size(); ++i) {
        const RuleStep& step = placement.trace[i];
        out += i == 0 ? "" : ",";
        out += fmt::format(
            "{{\"rule\":{},\"outcome\":{}}}", jsonQuoted(ruleName(step.kind)),
            jsonQuoted(fmt::format("{}: {}", outcomeName(step.outcome), step.detail.english())));
    }
    return out + "]}";
}

std::string caseJson(std::string_view id, const Placement& placement)
{
    return fmt::format("{{\"id\":{},{}}}", jsonQuoted(id), resultFields(placement));
}
} // namespace quotadeck::placement
