// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotadocument.h"

#include "core/config/edit/textchange.h"
#include "core/config/yaml/mapentries.h"
#include "core/config/yaml/textedit.h"
#include "core/elastic/amounts.h"
#include "core/elastic/manifest.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <utility>

namespace quotadeck::elastic {
namespace {
using config::ConfigPlace;

/// One key of an object that becomes another; no text takes it out.
struct KeyChange
{
    ConfigPlace place; ///< within the object
    std::optional<std::string> text;
    config::ScalarUse use = config::ScalarUse::Text;
};

std::string quotaKey(std::string_view key)
{
    return fmt::format("{}{}", kQuotaPrefix, key);
}

void addAmountChanges(std::vector<KeyChange>& changes, const std::string& field, const Resource& now,
                      const Resource& wanted)
{
    const ConfigPlace map{"spec", field};
    for (const auto& [type, value] : wanted.entries()) {
        if (now.find(type) != value)
            changes.push_back(
                {map / type.name(), amountText(type.name(), value), config::ScalarUse::Quantity});
    }
    for (const ResourceType type : missingTypes(now, wanted))
        changes.push_back({map / type.name(), std::nullopt});
}

std::vector<KeyChange> changesBetween(const QuotaGroup& now, const QuotaGroup& wanted)
{
    std::vector<KeyChange> changes;
    addAmountChanges(changes, "max", now.max, wanted.max);
    addAmountChanges(changes, "min", now.min, wanted.min);
    const auto label = [&changes](std::string_view key, std::string text) {
        changes.push_back({ConfigPlace{"metadata", "labels"} / quotaKey(key), std::move(text)});
    };
    const auto annotation = [&changes](std::string_view key, std::optional<std::string> text) {
        changes.push_back({ConfigPlace{"metadata", "annotations"} / quotaKey(key), std::move(text)});
    };
    if (now.parent != wanted.parent)
        label("parent", wanted.parent);
    if (now.isParent != wanted.isParent)
        label("is-parent", wanted.isParent ? "true" : "false");
    if (now.lends != wanted.lends)
        label("allow-lent-resource", wanted.lends ? "true" : "false");
    if (now.treeId != wanted.treeId)
        label("tree-id", wanted.treeId);
    if (now.weight != wanted.weight)
        annotation("shared-weight",
                   wanted.weight ? std::optional(amountsJson(*wanted.weight)) : std::nullopt);
    if (now.admission != wanted.admission)
        annotation("admission",
                   wanted.admission ? std::optional(amountsJson(*wanted.admission)) : std::nullopt);
    if (now.namespaces != wanted.namespaces)
        annotation("namespaces",
                   wanted.namespaces.empty() ? std::nullopt
                                             : std::optional(namespacesJson(wanted.namespaces)));
    return changes;
}

ConfigPlace within(const ConfigPlace& root, const ConfigPlace& place)
{
    ConfigPlace whole = root;
    for (const ConfigPlace::Step& step : place.steps())
        whole = std::holds_alternative<std::string>(step)
            ? whole / std::string_view(std::get<std::string>(step))
            : whole / std::get<std::size_t>(step);
    return whole;
}

/// The edits of one key, in the document of the object alone.
Result<config::TextEdits> editsFor(std::string_view document, const ConfigPlace& place,
                                   const KeyChange& change)
{
    const auto tree = config::parseYaml(document);
    if (!tree)
        return fail(ErrorCode::Parse, place.text(), tree.error().message);
    const config::TextIndex index(document);
    const config::TextChange text(document, index, *tree);
    if (change.text)
        return text.put(place, config::YamlValue::of({*change.text, change.use}));
    auto edits = text.remove(place);
    if (edits) // the last key of a map cannot go without it
        return edits;
    auto wholeMap = text.remove(place.parent());
    return wholeMap ? wholeMap : edits;
}

bool haveSameGroups(const QuotaManifests& manifests, const std::vector<QuotaGroup>& intended)
{
    return std::ranges::equal(manifests.manifests, intended,
                              [](const QuotaManifest& manifest, const QuotaGroup& group) {
                                  return manifest.object.group == group;
                              });
}

std::vector<QuotaGroup> groupsOf(const QuotaManifests& manifests)
{
    std::vector<QuotaGroup> groups;
    for (const QuotaManifest& manifest : manifests.manifests)
        groups.push_back(manifest.object.group);
    return groups;
}

Status requireReadable(const QuotaManifests& content)
{
    const auto error
        = std::ranges::find(content.findings, config::Severity::Error, &config::Finding::severity);
    if (error == content.findings.end())
        return {};
    return fail(ErrorCode::Parse,
                fmt::format("line {}, column {}", error->span.begin.line, error->span.begin.column),
                error->message);
}
} // namespace

QuotaDocument::QuotaDocument(std::string text)
    : m_text(std::move(text))
    , m_content(readQuotaManifests(m_text))
{
}

const QuotaManifest* QuotaDocument::find(std::string_view group) const
{
    const auto found = std::ranges::find_if(m_content.manifests, [group](const QuotaManifest& manifest) {
        return manifest.object.group.name == group;
    });
    return found == m_content.manifests.end() ? nullptr : &*found;
}

Result<QuotaDocument::Edits> QuotaDocument::change(const QuotaGroup& wanted) const
{
    const QuotaManifest* const manifest = find(wanted.name);
    if (!manifest)
        return fail(ErrorCode::NotFound, wanted.name,
                    QUOTADECK_TEXT("elastic", "the text has no such group"));
    if (const auto status = requireReadable(m_content); !status)
        return tl::unexpected(status.error());
    const auto changes = changesBetween(manifest->object.group, wanted);
    std::string text = m_text;
    config::EditComposition composition(m_text);
    for (const KeyChange& change : changes) {
        auto begins = config::documentBegins(text);
        begins.push_back(text.size());
        const std::size_t base = begins[manifest->document];
        const auto document = std::string_view(text).substr(base, begins[manifest->document + 1] - base);
        auto edits = editsFor(document, within(manifest->root, change.place), change);
        if (!edits)
            return edits;
        const config::TextIndex index(text);
        for (config::TextEdit& edit : *edits)
            edit.span = index.span(base + edit.span.begin.offset, base + edit.span.end.offset);
        composition.add(*edits);
        text = config::applied(text, *edits);
    }
    auto intended = groupsOf(m_content);
    intended[static_cast<std::size_t>(manifest - m_content.manifests.data())] = wanted;
    if (!haveSameGroups(readQuotaManifests(text), intended))
        return fail(ErrorCode::Unsupported, wanted.name,
                    QUOTADECK_TEXT("elastic",
                                   "the change would alter more than this group, because its text is shared "
                                   "through an anchor or written in an unusual way: edit the text itself"));
    return composition.edits(m_text);
}
} // namespace quotadeck::elastic
