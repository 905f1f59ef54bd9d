// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/manifest.h"

#include "core/base/jsontext.h"
#include "core/config/schema/reader.h"
#include "core/config/yaml/mapentries.h"
#include "core/config/yaml/textindex.h"
#include "core/config/yaml/yamlscalar.h"
#include "core/elastic/amounts.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <simdjson.h>
#include <utility>

namespace quotadeck::elastic {
namespace {
/// A quantity as text, or as the number that JSON allows too; as it is written.
std::optional<std::string> quantityText(simdjson::dom::element value)
{
    std::string_view text;
    if (value.get(text) == simdjson::SUCCESS)
        return std::string(text);
    if (value.is_number())
        return simdjson::minify(value);
    return std::nullopt;
}
} // namespace

std::optional<Resource> readVector(std::string_view text)
{
    simdjson::dom::parser parser;
    simdjson::dom::object fields;
    if (text.empty() || parser.parse(text.data(), text.size()).get(fields) != simdjson::SUCCESS)
        return std::nullopt;
    Resource amounts;
    for (const auto field : fields) {
        const auto quantity = quantityText(field.value);
        const auto amount
            = quantity ? parseAmount(field.key, *quantity) : tl::unexpected(QuantityError::InvalidQuantity);
        if (!amount)
            return std::nullopt;
        amounts.set(field.key, *amount);
    }
    return amounts;
}

std::optional<std::vector<std::string>> readNames(std::string_view text)
{
    simdjson::dom::parser parser;
    simdjson::dom::array items;
    if (text.empty() || parser.parse(text.data(), text.size()).get(items) != simdjson::SUCCESS)
        return std::nullopt;
    std::vector<std::string> names;
    for (const auto item : items) {
        std::string_view name;
        if (item.get(name) != simdjson::SUCCESS)
            return std::nullopt;
        names.emplace_back(name);
    }
    return names;
}

namespace {
using config::Finding;
using config::MapEntry;
using config::Severity;
using config::YamlKind;
using config::YamlNode;

constexpr std::string_view kReadingRule = "EQ-11";
constexpr std::string_view kReadingCategory = "manifest";
constexpr std::string_view kOldParentLabel = "parent-quota-name"; // in the design document only

/// Reads one object after the other of one document.
class DocumentReader
{
public:
    DocumentReader(std::string_view text, std::size_t base, std::size_t number,
                   const config::TextIndex& index, QuotaManifests& result)
        : m_text(text)
        , m_base(base)
        , m_number(number)
        , m_index(index)
        , m_result(result)
    {
    }

    void read()
    {
        const auto tree = config::parseYaml(m_text);
        if (!tree) {
            Finding finding = config::findingFor(tree.error());
            finding.span = shifted(finding.span);
            m_result.findings.push_back(std::move(finding));
            return;
        }
        const YamlNode* const root = tree->root();
        if (!root || root->kind != YamlKind::Mapping)
            return;
        readObject(*root, {});
        const YamlNode* const items = config::valueOf(root, "items");
        if (!items || !config::textOf(root, "kind").ends_with("List"))
            return;
        std::size_t position = 0; // nulls are no items (CFG-7)
        for (const config::YamlRef& item : items->items()) {
            if (config::isNull(*item.node))
                continue;
            if (item.node->kind == YamlKind::Mapping)
                readObject(*item.node, config::ConfigPlace{"items", position});
            ++position;
        }
    }

private:
    void readObject(const YamlNode& object, const config::ConfigPlace& root)
    {
        if (config::textOf(&object, "kind") != kQuotaKind)
            return;
        QuotaManifest manifest;
        manifest.document = m_number;
        manifest.root = root;
        manifest.span = shifted(object.span);
        m_manifest = &manifest;
        if (config::textOf(&object, "apiVersion") != kQuotaApiVersion)
            warn(object.span,
                 {QUOTADECK_TEXT("elastic", "apiVersion is not %1: the object may mean something else"),
                  kQuotaApiVersion});
        readMetadata(config::valueOf(&object, "metadata"));
        QuotaGroup& group = manifest.object.group;
        const YamlNode* const spec = config::valueOf(&object, "spec");
        readAmounts(config::valueOf(spec, "max"), "max", group.max);
        readAmounts(config::valueOf(spec, "min"), "min", group.min);
        if (const YamlNode* const used = config::valueOf(config::valueOf(&object, "status"), "used"))
            readAmounts(used, "used", manifest.object.status.used.emplace());
        if (group.name.empty())
            complain(object.span, QUOTADECK_TEXT("elastic", "the object has no name: write metadata.name"));
        else
            m_result.manifests.push_back(std::move(manifest));
        m_manifest = nullptr;
    }

    void readMetadata(const YamlNode* metadata)
    {
        QuotaGroup& group = m_manifest->object.group;
        group.name = config::textOf(metadata, "name");
        group.namespaceName = config::textOf(metadata, "namespace");
        if (const YamlNode* const name = config::valueOf(metadata, "name"))
            m_manifest->places.emplace("name", shifted(name->span));
        eachEntry(config::valueOf(metadata, "labels"), "labels",
                  [this](std::string_view key, const YamlNode& value) { readLabel(key, value); });
        eachEntry(config::valueOf(metadata, "annotations"), "annotations",
                  [this](std::string_view key, const YamlNode& value) { readAnnotation(key, value); });
    }

    /// Calls @p visit for the entries that are ours, without the prefix.
    template <typename Visit>
    void eachEntry(const YamlNode* map, std::string_view what, Visit&& visit)
    {
        if (!map || config::isNull(*map))
            return;
        if (map->kind != YamlKind::Mapping)
            return complainOnly(map->span, {QUOTADECK_TEXT("elastic", "%1 must be a map of texts"), what});
        for (const MapEntry& entry : config::mapEntries(*map).entries) {
            const std::string_view key = entry.key->text();
            const bool isTyped = key == kTypedQuotaAnnotation && what == "annotations";
            if (!key.starts_with(kQuotaPrefix) && !isTyped)
                continue;
            const YamlNode& value = *entry.value.node;
            if (value.kind != YamlKind::Scalar) {
                complain(value.span, {QUOTADECK_TEXT("elastic", "the value of %1 must be a text"), key});
                continue;
            }
            if (config::resolveScalar(value).type != config::ScalarType::Text)
                unquoted(key, value);
            visit(isTyped ? key : key.substr(kQuotaPrefix.size()), value);
        }
    }

    /// The API server takes nothing but texts there.
    void unquoted(std::string_view key, const YamlNode& value)
    {
        Finding& finding = complain(
            value.span, {QUOTADECK_TEXT("elastic", "the value of %1 is not a text: put it in quotes"), key});
        finding.fixes.push_back({QUOTADECK_TEXT("elastic", "put it in quotes"),
                                 {{shifted(value.span), fmt::format("\"{}\"", value.text())}}});
    }

    void readLabel(std::string_view key, const YamlNode& value)
    {
        QuotaGroup& group = m_manifest->object.group;
        const std::string_view text = value.text();
        if (key == "parent" || (key == kOldParentLabel && !m_manifest->places.contains("parent"))) {
            group.parent = text;
            place("parent", value);
        } else if (key == "is-parent") {
            group.isParent = text == "true";
            place("isParent", value);
        } else if (key == "allow-lent-resource") {
            group.lends = text != "false";
            place("lends", value);
        } else if (key == "tree-id") {
            group.treeId = text;
            place("treeId", value);
        } else if (key == "is-root") {
            group.isTreeRoot = text == "true";
        } else if (key == "ignore-default-tree") {
            group.ignoresDefaultTree = text == "true";
        } else if (key == "allow-force-update") {
            group.allowsForceUpdate = text == "true";
        } else if (key == "profile") {
            m_manifest->object.profile = text;
        } else {
            warn(value.span,
                 {QUOTADECK_TEXT("elastic", "unknown label %1: the scheduler ignores it"),
                  fmt::format("{}{}", kQuotaPrefix, key)});
        }
        if (key == kOldParentLabel)
            warn(value.span,
                 {QUOTADECK_TEXT("elastic", "the scheduler reads the label %1, not %2"),
                  fmt::format("{}parent", kQuotaPrefix), key});
        if ((key == "is-parent" || key == "allow-lent-resource" || key == "is-root"
             || key == "allow-force-update" || key == "ignore-default-tree")
            && text != "true" && text != "false")
            warn(value.span,
                 {QUOTADECK_TEXT("elastic", "\"%1\" is neither \"true\" nor \"false\": it counts as %2"),
                  text, key == "allow-lent-resource" ? "true" : "false"});
    }

    void readAnnotation(std::string_view key, const YamlNode& value)
    {
        QuotaObject& object = m_manifest->object;
        QuotaGroup& group = object.group;
        const std::string_view text = value.text();
        if (key == "shared-weight") {
            place("weight", value);
            group.weight = readVector(text);
            if (!group.weight)
                object.badWeight = text;
        } else if (key == "namespaces") {
            place("namespaces", value);
            if (auto names = readNames(text))
                group.namespaces = *std::move(names);
            else
                warn(value.span,
                     {QUOTADECK_TEXT("elastic", "this is not a JSON list of texts such as %1: it is ignored"),
                      R"('["a","b"]')"});
        } else if (key == "max-strict-check-resource-keys") {
            place("strictMaxKeys", value);
            if (auto names = readNames(text))
                group.strictMaxKeys = *std::move(names);
            else
                object.badStrictKeys = text;
        } else if (key == "admission") {
            place("admission", value);
            group.admission = readVector(text);
            if (!group.admission)
                warn(value.span,
                     {QUOTADECK_TEXT("elastic", "%1 is not a JSON object of quantities: max counts"), key});
        } else if (key == kTypedQuotaAnnotation) {
            readTyped(value);
        } else {
            readReported(key, value);
        }
    }

    void readTyped(const YamlNode& value)
    {
        place("typed", value);
        if (auto typed = readTypedQuota(value.text()))
            m_manifest->object.group.typed = *std::move(typed);
        else
            warn(value.span,
                 {QUOTADECK_TEXT("elastic", "%1 is ignored: %2"), kTypedQuotaAnnotation,
                  typed.error().message});
    }

    /// What the scheduler and the profile controller write.
    void readReported(std::string_view key, const YamlNode& value)
    {
        QuotaStatus& status = m_manifest->object.status;
        const std::array<std::pair<std::string_view, std::optional<Resource>*>, 6> vectors{
            {{"runtime", &status.runtime},
             {"request", &status.request},
             {"child-request", &status.childRequest},
             {"guaranteed", &status.guaranteed},
             {"non-preemptible-request", &status.nonPreemptibleRequest},
             {"non-preemptible-used", &status.nonPreemptibleUsed}}};
        const auto* const known
            = std::ranges::find(vectors, key, &std::pair<std::string_view, std::optional<Resource>*>::first);
        auto vector = readVector(value.text());
        if (known != vectors.end() && vector)
            *known->second = std::move(vector);
        else if (key == "total-resource" && vector)
            m_manifest->object.group.treeTotal = *std::move(vector);
        else if (known != vectors.end() || key == "total-resource")
            warn(value.span,
                 {QUOTADECK_TEXT("elastic", "%1 is not a JSON object of quantities: it counts as unknown"),
                  key});
        else if (key != "unschedulable-resource" && key != "allocated")
            warn(value.span,
                 {QUOTADECK_TEXT("elastic", "unknown annotation %1: the scheduler ignores it"),
                  fmt::format("{}{}", kQuotaPrefix, key)});
    }

    void readAmounts(const YamlNode* map, const std::string& part, Resource& amounts)
    {
        if (!map || config::isNull(*map))
            return;
        place(part, *map);
        if (map->kind != YamlKind::Mapping)
            return complainOnly(map->span,
                                {QUOTADECK_TEXT("elastic", "%1 must be a map of quantities"), part});
        const config::MapEntries all = config::mapEntries(*map);
        for (const config::KeyProblem& problem : all.problems)
            complain(problem.at.place(),
                     {QUOTADECK_TEXT("elastic", "a key of %1 is given twice or is not a text"), part});
        for (const MapEntry& entry : all.entries) {
            const std::string_view type = entry.key->text();
            const YamlNode& value = *entry.value.node;
            place(fmt::format("{}/{}", part, type), value);
            const auto amount = parseAmount(type, value.text());
            if (value.kind == YamlKind::Scalar && amount)
                amounts.set(type, *amount);
            else
                complain(value.span,
                         {QUOTADECK_TEXT("elastic", "%1 of %2: %3"), part, type,
                          describe(QuantityError::InvalidQuantity, value.text(), amountKind(type))});
        }
    }

    void place(std::string part, const YamlNode& node)
    {
        m_manifest->places.insert_or_assign(std::move(part), shifted(node.span));
    }

    Finding& report(Severity severity, const TextSpan& span, const Message& message)
    {
        m_result.findings.push_back(
            {std::string(kReadingRule),
             severity,
             severity == Severity::Error ? std::string(kReadingCategory) : std::string(),
             m_manifest ? m_manifest->object.group.name : std::string(),
             shifted(span),
             message,
             {},
             {}});
        return m_result.findings.back();
    }
    Finding& complain(const TextSpan& span, const Message& message)
    {
        return report(Severity::Error, span, message);
    }
    void complainOnly(const TextSpan& span, const Message& message) { complain(span, message); }
    void warn(const TextSpan& span, const Message& message) { report(Severity::Warning, span, message); }

    [[nodiscard]] TextSpan shifted(const TextSpan& span) const
    {
        return m_index.span(m_base + span.begin.offset, m_base + span.end.offset);
    }

    std::string_view m_text;
    std::size_t m_base;
    std::size_t m_number;
    const config::TextIndex& m_index;
    QuotaManifests& m_result;
    QuotaManifest* m_manifest = nullptr; ///< being read
};
} // namespace

QuotaManifests readQuotaManifests(std::string_view text)
{
    QuotaManifests result;
    const config::TextIndex index(text);
    auto begins = config::documentBegins(text);
    begins.push_back(text.size());
    for (std::size_t i = 0; i + 1 < begins.size(); ++i)
        DocumentReader(text.substr(begins[i], begins[i + 1] - begins[i]), begins[i], i, index, result).read();
    std::ranges::stable_sort(result.findings, {},
                             [](const Finding& finding) { return finding.span.begin.offset; });
    return result;
}

namespace {
std::string boolText(bool value)
{
    return value ? "\"true\"" : "\"false\"";
}

void appendAmounts(std::string& text, std::string_view key, const Resource& amounts)
{
    text += fmt::format("  {}:{}\n", key, amounts.entries().empty() ? " {}" : "");
    for (const auto& [type, value] : amounts.entries())
        text += fmt::format("    {}: \"{}\"\n", type.name(), amountText(type.name(), value));
}
} // namespace

const TextSpan& QuotaManifest::place(std::string_view part) const
{
    for (;;) {
        if (const auto found = places.find(part); found != places.end())
            return found->second;
        const auto slash = part.rfind('/');
        if (slash == std::string_view::npos)
            break;
        part = part.substr(0, slash);
    }
    const auto name = places.find("name");
    return name != places.end() ? name->second : span;
}

bool looksLikeQuotaManifest(std::string_view text)
{
    return text.find(kQuotaKind) != std::string_view::npos && text.find("kind") != std::string_view::npos
        && text.find("scheduling.sigs.k8s.io") != std::string_view::npos;
}

std::string namespacesJson(const std::vector<std::string>& names)
{
    std::string text = "[";
    for (const std::string& name : names)
        text += (text.size() > 1 ? "," : "") + jsonQuoted(name);
    return text + "]";
}

std::string quotaManifestText(const QuotaGroup& group)
{
    std::string text = fmt::format(
        "apiVersion: {}\nkind: {}\nmetadata:\n  name: {}\n  namespace: {}\n  labels:\n", kQuotaApiVersion,
        kQuotaKind, group.name, group.namespaceName.empty() ? "default" : group.namespaceName);
    const auto label = [&text](std::string_view key, std::string_view value) {
        text += fmt::format("    {}{}: {}\n", kQuotaPrefix, key, value);
    };
    label("parent", jsonQuoted(isRootName(group.parent) ? std::string(kRootGroup) : group.parent));
    label("is-parent", boolText(group.isParent));
    label("allow-lent-resource", boolText(group.lends));
    if (!group.treeId.empty())
        label("tree-id", jsonQuoted(group.treeId));
    for (const auto& [key, isSet] :
         {std::pair("is-root", group.isTreeRoot), std::pair("ignore-default-tree", group.ignoresDefaultTree),
          std::pair("allow-force-update", group.allowsForceUpdate)}) {
        if (isSet)
            label(key, boolText(true));
    }
    const bool hasTotal = !group.treeTotal.entries().empty();
    if (group.weight || group.admission || !group.namespaces.empty() || !group.strictMaxKeys.empty()
        || hasTotal || !group.typed.empty())
        text += "  annotations:\n";
    if (group.weight)
        label("shared-weight", fmt::format("'{}'", amountsJson(*group.weight)));
    if (group.admission)
        label("admission", fmt::format("'{}'", amountsJson(*group.admission)));
    if (!group.namespaces.empty())
        label("namespaces", fmt::format("'{}'", namespacesJson(group.namespaces)));
    if (!group.strictMaxKeys.empty())
        label("max-strict-check-resource-keys", fmt::format("'{}'", namespacesJson(group.strictMaxKeys)));
    if (hasTotal)
        label("total-resource", fmt::format("'{}'", amountsJson(group.treeTotal)));
    if (!group.typed.empty())
        text += fmt::format("    {}: '{}'\n", kTypedQuotaAnnotation, typedQuotaJson(group.typed));
    text += "spec:\n";
    appendAmounts(text, "max", group.max);
    appendAmounts(text, "min", group.min);
    return text;
}

QuotaDemand reportedDemand(const QuotaObject& object)
{
    QuotaDemand demand;
    if (object.group.isParent)
        return demand;
    const QuotaStatus& status = object.status;
    demand.request = status.childRequest ? *status.childRequest : status.request.value_or(Resource());
    demand.used = status.used.value_or(Resource());
    demand.nonPreemptibleRequest = status.nonPreemptibleRequest.value_or(Resource());
    demand.nonPreemptibleUsed = status.nonPreemptibleUsed.value_or(Resource());
    return demand;
}

bool isRequestUnknown(const QuotaObject& object)
{
    return !object.group.isParent && !object.status.request && !object.status.childRequest;
}

QuotaProblem reportedProblem(const std::vector<QuotaManifest>& manifests, Resource total)
{
    QuotaProblem problem;
    problem.total = std::move(total);
    for (const QuotaManifest& manifest : manifests) {
        problem.nodes.push_back({manifest.object.group, reportedDemand(manifest.object)});
        if (manifest.object.group.isTreeRoot)
            problem.options.hasSeveralTrees = true;
    }
    return problem;
}
} // namespace quotadeck::elastic
