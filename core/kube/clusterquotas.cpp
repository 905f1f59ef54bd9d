// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kube/clusterquotas.h"

#include "core/base/jsontext.h"
#include "core/elastic/amounts.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <map>
#include <set>
#include <utility>

namespace quotadeck::kube {
namespace {
constexpr std::string_view kLabels = "labels";
constexpr std::string_view kAnnotations = "annotations";
/// kubectl keeps a copy of what it applied there.
constexpr std::string_view kLastApplied = "kubectl.kubernetes.io/last-applied-configuration";

/// Annotations without the prefix that the scheduler and the profile controller write.
constexpr std::array kReported{std::string_view("runtime"),
                               std::string_view("request"),
                               std::string_view("child-request"),
                               std::string_view("allocated"),
                               std::string_view("guaranteed"),
                               std::string_view("non-preemptible-request"),
                               std::string_view("non-preemptible-used"),
                               std::string_view("total-resource"),
                               std::string_view("unschedulable-resource")};

/// The key of a label or an annotation of Koordinator, without its prefix; empty: it is none.
std::string_view quotaKey(const FieldPath& path)
{
    constexpr std::size_t kDepth = 3; // metadata, labels, key
    const bool isOfMetadata
        = path.size() == kDepth && path[0] == "metadata" && (path[1] == kLabels || path[1] == kAnnotations);
    if (!isOfMetadata || !path[2].starts_with(elastic::kQuotaPrefix))
        return {};
    return std::string_view(path[2]).substr(elastic::kQuotaPrefix.size());
}

/// Whether a field that a file lacks is to be absent, when it is not known what the file was made of.
bool isOfFile(const FieldPath& path)
{
    if (path.front() == "spec")
        return true;
    const std::string_view key = quotaKey(path);
    // The webhook fills these in (EQ-81), and the controller marks its own.
    return !key.empty() && key != "parent" && key != "tree-id" && key != "shared-weight" && key != "profile";
}

bool isAmount(const FieldPath& path)
{
    return path.size() == 3 && path[0] == "spec" && (path[1] == "min" || path[1] == "max");
}

/// Takes out what nobody edits, and empty labels and annotations, which are the same as none.
void eraseUnedited(ObjectFields& fields)
{
    std::erase_if(fields, [](const auto& field) {
        const FieldPath& path = field.first;
        return isReportedField(path)
            || (path.size() == 2 && path[0] == "metadata" && (path[1] == kLabels || path[1] == kAnnotations));
    });
}

/// The names from the top down; those in a circle, or without their parent, come last.
std::vector<const StoredQuota*> parentsFirst(const std::vector<StoredQuota>& quotas)
{
    std::map<std::string_view, std::vector<const StoredQuota*>> children;
    std::set<std::string_view> names;
    for (const StoredQuota& quota : quotas)
        names.insert(quota.name());
    for (const StoredQuota& quota : quotas) {
        const std::string& parent = quota.object.group.parent;
        children[names.contains(parent) && !elastic::isRootName(parent) ? std::string_view(parent)
                                                                        : std::string_view()]
            .push_back(&quota);
    }
    std::vector<const StoredQuota*> order;
    std::set<std::string_view> met;
    const auto visit = [&](auto&& self, std::string_view parent) -> void {
        auto& level = children[parent];
        std::ranges::sort(level, {},
                          [](const StoredQuota* quota) { return std::string_view(quota->name()); });
        for (const StoredQuota* const quota : level) {
            if (!met.insert(quota->name()).second)
                continue;
            order.push_back(quota);
            self(self, quota->name());
        }
    };
    visit(visit, {});
    for (const StoredQuota& quota : quotas) {
        if (!met.contains(quota.name()))
            order.push_back(&quota);
    }
    return order;
}

std::string documentsOf(const std::vector<const StoredQuota*>& quotas)
{
    std::string text;
    for (const StoredQuota* const quota : quotas) {
        if (quota->name() == elastic::kRootGroup || quota->name() == elastic::kSystemGroup)
            continue;
        text += (text.empty() ? "" : "---\n") + objectYaml(quota->stored);
    }
    return text;
}
} // namespace

std::string ApiResource::path(std::string_view nameSpace, std::string_view name) const
{
    std::string text
        = group.empty() ? fmt::format("/api/{}", version) : fmt::format("/apis/{}/{}", group, version);
    if (!nameSpace.empty())
        text += fmt::format("/namespaces/{}", nameSpace);
    text += fmt::format("/{}", plural);
    return name.empty() ? text : fmt::format("{}/{}", text, name);
}

Action ApiResource::action(std::string verb, std::string nameSpace, std::string name) const
{
    return {std::move(verb), std::string(plural), std::move(nameSpace), std::move(name), std::string(group)};
}

const StoredQuota* ClusterQuotas::find(std::string_view name) const
{
    const auto found
        = std::ranges::find_if(quotas, [name](const StoredQuota& quota) { return quota.name() == name; });
    return found == quotas.end() ? nullptr : &*found;
}

Result<std::vector<StoredQuota>> readStoredQuotas(std::string_view text)
{
    auto objects = readFieldObjects(text);
    if (!objects)
        return tl::unexpected(objects.error());
    std::erase_if(*objects, [](const FieldObject& object) {
        return object.kind != elastic::kQuotaKind || object.name.empty();
    });
    auto content = elastic::readQuotaManifests(text);
    if (content.manifests.size() != objects->size()) // the two readers always agree on what an object is
        return fail(ErrorCode::Parse, {},
                    QUOTADECK_TEXT("kube", "an ElasticQuota object of the text cannot be read"));
    std::vector<StoredQuota> quotas;
    std::set<std::string> names;
    for (std::size_t i = 0; i < objects->size(); ++i) {
        FieldObject& stored = (*objects)[i];
        if (!names.insert(stored.name).second)
            continue;
        eraseUnedited(stored.fields);
        quotas.push_back({std::move(content.manifests[i].object), std::move(stored)});
    }
    return quotas;
}

bool isReportedField(const FieldPath& path)
{
    if (path.size() == 3 && path[0] == "metadata" && path[1] == kAnnotations && path[2] == kLastApplied)
        return true;
    const std::string_view key = quotaKey(path);
    return !key.empty() && path[1] == kAnnotations && std::ranges::find(kReported, key) != kReported.end();
}

bool isSameQuotaValue(const FieldPath& path, const FieldValue& left, const FieldValue& right)
{
    if (!isAmount(path))
        return left == right;
    const auto one = elastic::parseAmount(path.back(), left.text);
    const auto other = elastic::parseAmount(path.back(), right.text);
    return one && other && *one == *other;
}

void replaceIn(std::vector<StoredQuota>& quotas, const std::string& name,
               const std::optional<StoredQuota>& now)
{
    std::erase_if(quotas, [&name](const StoredQuota& quota) { return quota.name() == name; });
    if (now)
        quotas.push_back(*now);
}

std::string withQuotasOf(const std::string& whole, const std::string& source,
                         const std::vector<std::string>& names)
{
    auto quotas = readStoredQuotas(whole);
    const auto from = readStoredQuotas(source);
    if (!quotas || !from)
        return whole;
    for (const std::string& name : names) {
        const auto found = std::ranges::find(*from, name, &StoredQuota::name);
        replaceIn(*quotas, name, found == from->end() ? std::nullopt : std::optional(*found));
    }
    return quotasText(*quotas);
}

std::string quotasText(const std::vector<StoredQuota>& quotas)
{
    return documentsOf(parentsFirst(quotas));
}

std::string quotasText(const std::vector<StoredQuota>& quotas, const std::vector<StoredQuota>& like)
{
    auto order = parentsFirst(quotas);
    std::map<std::string_view, std::size_t> turns;
    for (const StoredQuota& quota : like)
        turns.emplace(quota.name(), turns.size());
    std::ranges::stable_sort(order, {}, [&turns](const StoredQuota* quota) {
        const auto turn = turns.find(quota->name());
        return turn == turns.end() ? turns.size() : turn->second;
    });
    return documentsOf(order);
}

FieldMerge wantedFields(const FieldObject* base, const FieldObject& file, const FieldObject& current)
{
    if (base)
        return mergeFields(base->fields, file.fields, current.fields, isSameQuotaValue);
    ObjectFields known = current.fields;
    std::erase_if(known, [&file](const auto& field) {
        return !file.fields.contains(field.first) && !isOfFile(field.first);
    });
    return mergeFields(known, file.fields, current.fields, isSameQuotaValue);
}

Result<StoredQuota> withFields(const StoredQuota& quota, ObjectFields fields)
{
    FieldObject stored = quota.stored;
    stored.fields = std::move(fields);
    return readStoredQuotas(objectJson(stored)).map([&](std::vector<StoredQuota> read) {
        StoredQuota result{std::move(read.front().object), std::move(stored)};
        result.object.status = quota.object.status;
        result.object.group.treeTotal = quota.object.group.treeTotal;
        return result;
    });
}

ObjectWrite creationOf(const StoredQuota& quota)
{
    const FieldObject& object = quota.stored;
    return {kElasticQuotas.action("create", object.nameSpace), "POST", kElasticQuotas.path(object.nameSpace),
            "application/json", objectJson(object)};
}

ObjectWrite patchOf(const StoredQuota& current, const std::vector<FieldChange>& changes)
{
    const FieldObject& object = current.stored;
    return {kElasticQuotas.action("patch", object.nameSpace, object.name), "PATCH",
            kElasticQuotas.path(object.nameSpace, object.name), "application/merge-patch+json",
            mergePatch(changes, object.resourceVersion)};
}

ObjectWrite deletionOf(const StoredQuota& current, Storing storing)
{
    const FieldObject& object = current.stored;
    const auto text = [](const std::string& value) { return value.empty() ? value : jsonQuoted(value); };
    return {kElasticQuotas.action("delete", object.nameSpace, object.name), "DELETE",
            kElasticQuotas.path(object.nameSpace, object.name), "application/json",
            jsonObject({{"apiVersion", jsonQuoted("v1")},
                        {"kind", jsonQuoted("DeleteOptions")},
                        {"dryRun", storing == Storing::DryRun ? R"(["All"])" : ""},
                        {"preconditions",
                         jsonObject({{"uid", text(object.uid)},
                                     {"resourceVersion", text(object.resourceVersion)}})}})};
}
} // namespace quotadeck::kube
