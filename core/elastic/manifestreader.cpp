// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/schema/reader.h"
#include "core/config/yaml/mapentries.h"
#include "core/config/yaml/textindex.h"
#include "core/config/yaml/yamlscalar.h"
#include "core/elastic/amounts.h"
#include "core/elastic/manifest.h"
#include "core/elastic/quotafields.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>

namespace quotadeck::elastic {
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
                 fmt::format("apiVersion is not {}: the object may mean something else", kQuotaApiVersion));
        readMetadata(config::valueOf(&object, "metadata"));
        QuotaGroup& group = manifest.object.group;
        const YamlNode* const spec = config::valueOf(&object, "spec");
        readAmounts(config::valueOf(spec, "max"), "max", group.max);
        readAmounts(config::valueOf(spec, "min"), "min", group.min);
        if (const YamlNode* const used = config::valueOf(config::valueOf(&object, "status"), "used"))
            readAmounts(used, "used", manifest.object.status.used.emplace());
        if (group.name.empty())
            complain(object.span, "the object has no name: write metadata.name");
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
            return complainOnly(map->span, fmt::format("{} must be a map of texts", what));
        for (const MapEntry& entry : config::mapEntries(*map).entries) {
            const std::string_view key = entry.key->text();
            const bool isTyped = key == kTypedQuotaAnnotation && what == "annotations";
            if (!key.starts_with(kQuotaPrefix) && !isTyped)
                continue;
            const YamlNode& value = *entry.value.node;
            if (value.kind != YamlKind::Scalar) {
                complain(value.span, fmt::format("the value of {} must be a text: put it in quotes", key));
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
        Finding& finding
            = complain(value.span, fmt::format("the value of {} is no text: write it in quotes", key));
        finding.fixes.push_back(
            {"put it in quotes", {{shifted(value.span), fmt::format("\"{}\"", value.text())}}});
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
        } else if (key != "profile") {
            warn(value.span,
                 fmt::format("the scheduler knows no label {}{}: it is ignored", kQuotaPrefix, key));
        }
        if (key == kOldParentLabel)
            warn(value.span,
                 fmt::format("the scheduler reads the label {}parent, not {}", kQuotaPrefix, key));
        if ((key == "is-parent" || key == "allow-lent-resource" || key == "is-root"
             || key == "allow-force-update" || key == "ignore-default-tree")
            && text != "true" && text != "false")
            warn(value.span,
                 fmt::format("\"{}\" is neither \"true\" nor \"false\": it counts as {}", text,
                             key == "allow-lent-resource" ? "true" : "false"));
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
                warn(value.span, "this is no JSON list of texts, as '[\"a\",\"b\"]': it counts as none");
        } else if (key == "max-strict-check-resource-keys") {
            place("strictMaxKeys", value);
            if (auto names = readNames(text))
                group.strictMaxKeys = *std::move(names);
            else
                object.badStrictKeys = text;
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
                 fmt::format("{}: {}: it counts as none", kTypedQuotaAnnotation, typed.error().message));
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
            warn(value.span, fmt::format("{} is no JSON object of quantities: it counts as unknown", key));
        else if (key != "admission" && key != "unschedulable-resource" && key != "allocated")
            warn(value.span,
                 fmt::format("the scheduler knows no annotation {}{}: it is ignored", kQuotaPrefix, key));
    }

    void readAmounts(const YamlNode* map, const std::string& part, Resource& amounts)
    {
        if (!map || config::isNull(*map))
            return;
        place(part, *map);
        if (map->kind != YamlKind::Mapping)
            return complainOnly(map->span, fmt::format("{} must be a map of quantities", part));
        const config::MapEntries all = config::mapEntries(*map);
        for (const config::KeyProblem& problem : all.problems)
            complain(problem.at.place(), fmt::format("a key of {} stands twice or is no text", part));
        for (const MapEntry& entry : all.entries) {
            const std::string_view type = entry.key->text();
            const YamlNode& value = *entry.value.node;
            place(fmt::format("{}/{}", part, type), value);
            const auto amount = parseAmount(type, value.text());
            if (value.kind == YamlKind::Scalar && amount)
                amounts.set(type, *amount);
            else
                complain(
                    value.span,
                    fmt::format("{} of {}: {}", part, type,
                                describe(QuantityError::InvalidQuantity, value.text(), amountKind(type))));
        }
    }

    void place(std::string part, const YamlNode& node)
    {
        m_manifest->places.insert_or_assign(std::move(part), shifted(node.span));
    }

    Finding& report(Severity severity, const TextSpan& span, std::string message)
    {
        m_result.findings.push_back(
            {std::string(kReadingRule),
             severity,
             severity == Severity::Error ? std::string(kReadingCategory) : std::string(),
             m_manifest ? m_manifest->object.group.name : std::string(),
             shifted(span),
             std::move(message),
             {},
             {}});
        return m_result.findings.back();
    }
    Finding& complain(const TextSpan& span, std::string message)
    {
        return report(Severity::Error, span, std::move(message));
    }
    void complainOnly(const TextSpan& span, std::string message) { complain(span, std::move(message)); }
    void warn(const TextSpan& span, std::string message)
    {
        report(Severity::Warning, span, std::move(message));
    }

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
} // namespace quotadeck::elastic
