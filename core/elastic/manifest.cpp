// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/manifest.h"

#include "core/base/jsontext.h"
#include "core/elastic/amounts.h"
#include "core/elastic/quotafields.h"

#include <algorithm>
#include <fmt/format.h>

namespace quotadeck::elastic {
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
    if (group.weight || !group.namespaces.empty() || !group.strictMaxKeys.empty() || hasTotal
        || !group.typed.empty())
        text += "  annotations:\n";
    if (group.weight)
        label("shared-weight", fmt::format("'{}'", amountsJson(*group.weight)));
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
