// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kube/objectfields.h"

#include "core/base/jsontext.h"
#include "core/config/yaml/mapentries.h"
#include "core/config/yaml/yamlscalar.h"
#include "core/config/yaml/yamltree.h"
#include "core/config/yaml/yamlwriter.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>

namespace quotadeck::kube {
namespace {
using config::ScalarType;
using config::YamlKind;
using config::YamlNode;

constexpr std::string_view kMetadata = "metadata";

/// What of an object the server writes, and nobody else.
constexpr std::array kOfServer{
    std::string_view("managedFields"),     std::string_view("creationTimestamp"),
    std::string_view("generation"),        std::string_view("selfLink"),
    std::string_view("deletionTimestamp"), std::string_view("deletionGracePeriodSeconds")};

FieldValue valueOf(const YamlNode& node);

FieldValue valueOf(const YamlNode& node)
{
    if (node.kind != YamlKind::Scalar)
        return {jsonOf(node), true};
    const auto value = config::resolveScalar(node);
    switch (value.type) {
    case ScalarType::Boolean:
        return {value.boolean ? "true" : "false", true};
    case ScalarType::Integer:
        return {fmt::format("{}{}", value.isNegative ? "-" : "", value.magnitude), true};
    case ScalarType::Float:
        return {fmt::format("{}", value.number), true};
    case ScalarType::Null:
    case ScalarType::Text:
    case ScalarType::Unresolvable:
        break;
    }
    return {std::string(node.text()), false};
}

void addFields(const YamlNode& map, const FieldPath& path, ObjectFields& fields)
{
    for (const config::MapEntry& entry : config::mapEntries(map).entries) {
        const YamlNode& value = *entry.value.node;
        if (config::isNull(value))
            continue;
        FieldPath place = path;
        place.emplace_back(entry.key->text());
        if (value.kind == YamlKind::Mapping && !value.pairs().empty())
            addFields(value, place, fields);
        else
            fields.insert_or_assign(std::move(place), valueOf(value));
    }
}

/// Takes the text at @p path out of @p fields.
std::string taken(ObjectFields& fields, const FieldPath& path)
{
    const auto found = fields.find(path);
    if (found == fields.end())
        return {};
    std::string text = std::move(found->second.text);
    fields.erase(found);
    return text;
}

bool isOfServer(const FieldPath& path)
{
    return path.front() == "status"
        || (path.size() > 1 && path.front() == kMetadata
            && std::ranges::find(kOfServer, path[1]) != kOfServer.end());
}

FieldObject objectFrom(const YamlNode& node)
{
    FieldObject object;
    addFields(node, {}, object.fields);
    object.apiVersion = taken(object.fields, {"apiVersion"});
    object.kind = taken(object.fields, {"kind"});
    const std::string metadata(kMetadata);
    for (const auto& [key, target] : {std::pair("namespace", &object.nameSpace),
                                      {"name", &object.name},
                                      {"uid", &object.uid},
                                      {"resourceVersion", &object.resourceVersion}})
        *target = taken(object.fields, {metadata, key});
    std::erase_if(object.fields, [](const auto& field) { return isOfServer(field.first); });
    return object;
}

/// @p object with everything that is sent or shown of it as fields.
ObjectFields wholeFields(const FieldObject& object)
{
    ObjectFields fields = object.fields;
    const std::string metadata(kMetadata);
    for (const auto& [path, text] : {std::pair(FieldPath{"apiVersion"}, &object.apiVersion),
                                     {FieldPath{"kind"}, &object.kind},
                                     {FieldPath{metadata, "namespace"}, &object.nameSpace},
                                     {FieldPath{metadata, "name"}, &object.name}}) {
        if (!text->empty())
            fields.insert_or_assign(path, FieldValue{*text, false});
    }
    return fields;
}

/// True when @p path is @p above or below it.
bool isWithin(const FieldPath& path, const FieldPath& above)
{
    return path.size() >= above.size() && std::equal(above.begin(), above.end(), path.begin());
}

/// Maps within maps, of which the leaves are values.
struct FieldTree
{
    std::map<std::string, FieldTree> members;
    std::string json; ///< of a leaf

    void set(const FieldPath& path, std::string value)
    {
        FieldTree* at = this;
        for (const std::string& key : path)
            at = &at->members[key];
        at->json = std::move(value);
    }

    [[nodiscard]] std::string text() const
    {
        if (members.empty())
            return json;
        std::string out = "{";
        for (const auto& [key, member] : members)
            out += fmt::format("{}{}:{}", out.size() > 1 ? "," : "", jsonQuoted(key), member.text());
        return out + "}";
    }
};

config::YamlValue yamlOf(ObjectFields::const_iterator begin, ObjectFields::const_iterator end,
                         std::size_t depth)
{
    std::vector<config::YamlEntry> entries;
    while (begin != end) {
        const std::string& key = begin->first[depth];
        const auto next = std::find_if(
            begin, end, [&key, depth](const auto& field) { return field.first[depth] != key; });
        // A list or a map as JSON is YAML, too.
        const FieldValue& value = begin->second;
        entries.push_back(
            {key,
             begin->first.size() == depth + 1 ? config::YamlValue::of(
                 {value.text, value.isJson ? config::ScalarUse::Number : config::ScalarUse::Text})
                                              : yamlOf(begin, next, depth + 1)});
        begin = next;
    }
    return config::YamlValue::mapOf(std::move(entries));
}
} // namespace

std::string jsonOf(const YamlNode& node)
{
    if (node.kind == YamlKind::Scalar)
        return config::isNull(node) ? "null" : valueOf(node).json();
    if (node.kind == YamlKind::Sequence)
        return jsonArray(node.items(), [](const config::YamlRef& item) { return jsonOf(*item.node); });
    std::map<std::string, std::string> members; // so that the order of keys is no difference
    for (const config::MapEntry& entry : config::mapEntries(node).entries)
        members.emplace(entry.key->text(), jsonOf(*entry.value.node));
    std::string json = "{";
    for (const auto& [key, value] : members)
        json += fmt::format("{}{}:{}", json.size() > 1 ? "," : "", jsonQuoted(key), value);
    return json + "}";
}

std::string pathText(const FieldPath& path)
{
    std::string text;
    for (const std::string& key : path) {
        if (key.find('.') != std::string::npos)
            text += fmt::format("[{}]", key);
        else
            text += (text.empty() ? "" : ".") + key;
    }
    return text;
}

std::string FieldValue::json() const
{
    return isJson ? text : jsonQuoted(text);
}

Result<std::vector<FieldObject>> readFieldObjects(std::string_view text)
{
    std::vector<FieldObject> objects;
    auto begins = config::documentBegins(text);
    begins.push_back(text.size());
    for (std::size_t i = 0; i + 1 < begins.size(); ++i) {
        const auto tree = config::parseYaml(text.substr(begins[i], begins[i + 1] - begins[i]));
        if (!tree) {
            const auto lines = std::ranges::count(text.substr(0, begins[i]), '\n');
            return fail(ErrorCode::Parse,
                        fmt::format("line {}, column {}", lines + tree.error().span.begin.line,
                                    tree.error().span.begin.column),
                        tree.error().message);
        }
        const YamlNode* const root = tree->root();
        if (!root || root->kind != YamlKind::Mapping)
            continue;
        const YamlNode* const items = config::valueOf(root, "items");
        if (!items || !config::textOf(root, "kind").ends_with("List")) {
            objects.push_back(objectFrom(*root));
            continue;
        }
        for (const config::YamlRef& item : items->items()) {
            if (item.node->kind == YamlKind::Mapping)
                objects.push_back(objectFrom(*item.node));
        }
    }
    return objects;
}

std::string objectJson(const FieldObject& object)
{
    FieldTree tree;
    for (const auto& [path, value] : wholeFields(object))
        tree.set(path, value.json());
    return tree.text();
}

std::string objectYaml(const FieldObject& object)
{
    const ObjectFields fields = wholeFields(object);
    const config::YamlTree nothing;
    const config::YamlHabits habits(nothing);
    const config::YamlWriter writer(habits, 0, config::YamlStyle::Plain, "\n");
    std::string text;
    for (const config::YamlEntry& entry : yamlOf(fields.begin(), fields.end(), 0).entries)
        text += writer.isOnLinesBelow(entry.key, entry.value)
            ? fmt::format("{}:\n{}", writer.key(entry.key), writer.linesBelow(entry.value, 0))
            : fmt::format("{}: {}\n", writer.key(entry.key), writer.flow(entry.value));
    return text;
}

std::vector<FieldChange> fieldChanges(const ObjectFields& older, const ObjectFields& newer, SameValue isSame)
{
    std::vector<FieldChange> changes;
    for (const auto& [path, value] : older) {
        const auto now = newer.find(path);
        if (now == newer.end())
            changes.push_back({path, value, std::nullopt});
        else if (now->second != value && !isSame(path, value, now->second))
            changes.push_back({path, value, now->second});
    }
    for (const auto& [path, value] : newer) {
        if (!older.contains(path))
            changes.push_back({path, std::nullopt, value});
    }
    std::ranges::sort(changes, {}, &FieldChange::path);
    return changes;
}

std::string mergePatch(const std::vector<FieldChange>& changes, std::string_view resourceVersion)
{
    FieldTree tree;
    if (!resourceVersion.empty())
        tree.set({std::string(kMetadata), "resourceVersion"}, jsonQuoted(resourceVersion));
    const auto isEmptyMap = [](const FieldValue& value) { return value.isJson && value.text == "{}"; };
    // What becomes a map, or stops being one, is replaced by the value alone.
    const auto isReplaced = [&](const FieldChange& removed) {
        return std::ranges::any_of(changes, [&](const FieldChange& other) {
            return other.after && !isEmptyMap(*other.after)
                && (isWithin(other.path, removed.path) || isWithin(removed.path, other.path));
        });
    };
    // An empty map in a merge patch changes nothing: its entries are removed one by one.
    const auto isEmptied = [&](const FieldChange& emptied) {
        return isEmptyMap(*emptied.after)
            && std::ranges::any_of(changes, [&emptied](const FieldChange& other) {
                   return !other.after && isWithin(other.path, emptied.path);
               });
    };
    for (const FieldChange& change : changes) {
        if (change.after && !isEmptied(change))
            tree.set(change.path, change.after->json());
        else if (!change.after && !isReplaced(change))
            tree.set(change.path, "null");
    }
    return tree.members.empty() ? "{}" : tree.text();
}

FieldMerge mergeFields(const ObjectFields& base, const ObjectFields& ours, const ObjectFields& theirs,
                       SameValue isSame)
{
    FieldMerge merge;
    merge.fields = theirs;
    const auto ofOurs = fieldChanges(base, ours, isSame);
    const auto ofTheirs = fieldChanges(base, theirs, isSame);
    const auto isEqual = [isSame](const FieldChange& left, const FieldChange& right) {
        return left.after.has_value() == right.after.has_value()
            && (!left.after || *left.after == *right.after || isSame(left.path, *left.after, *right.after));
    };
    for (const FieldChange& change : ofTheirs) {
        if (!std::ranges::binary_search(ofOurs, change.path, {}, &FieldChange::path))
            merge.theirs.push_back(change.path);
    }
    for (const FieldChange& change : ofOurs) {
        const auto other = std::ranges::lower_bound(ofTheirs, change.path, {}, &FieldChange::path);
        if (other != ofTheirs.end() && other->path == change.path) {
            if (isEqual(change, *other))
                continue;
            merge.conflicts.push_back({change.path, change.after, other->after});
        }
        if (change.after)
            merge.fields.insert_or_assign(change.path, *change.after);
        else
            merge.fields.erase(change.path);
    }
    return merge;
}
} // namespace quotadeck::kube
