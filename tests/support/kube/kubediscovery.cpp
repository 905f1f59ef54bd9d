// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kube/kubediscovery.h"

#include "tests/support/kube/kubecall.h"
#include "tests/support/kube/kubestatus.h"

#include <QJsonArray>

namespace quotadeck::testing {
namespace {
constexpr auto kDiscovery = "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList";

QJsonArray verbsOf(const KubeResource& resource)
{
    if (resource.kind == KubeResource::Kind::Review)
        return {"create"};
    return {"create", "delete", "get", "list", "patch", "update", "watch"};
}

KubeAnswer groups(const KubeStore& store, const KubeCall& call)
{
    const bool isAggregated = call.request.headers.value("accept").contains("as=APIGroupDiscoveryList");
    QStringList names;
    QJsonArray items;
    const auto known = store.resources();
    for (const auto& first : known) {
        if (first.group.isEmpty() || names.contains(first.group))
            continue;
        names.append(first.group);
        const QJsonObject version{{"groupVersion", first.apiVersion()}, {"version", first.version}};
        QJsonArray resources;
        for (const auto& resource : known) {
            if (resource.group == first.group)
                resources.append(
                    QJsonObject{{"resource", resource.plural},
                                {"responseKind",
                                 QJsonObject{{"group", ""}, {"version", ""}, {"kind", resource.objectKind}}},
                                {"scope", resource.isNamespaced ? "Namespaced" : "Cluster"},
                                {"verbs", verbsOf(resource)}});
        }
        if (isAggregated)
            items.append(QJsonObject{
                {"metadata", QJsonObject{{"name", first.group}}},
                {"versions",
                 QJsonArray{QJsonObject{
                     {"version", first.version}, {"resources", resources}, {"freshness", "Current"}}}}});
        else
            items.append(QJsonObject{
                {"name", first.group}, {"versions", QJsonArray{version}}, {"preferredVersion", version}});
    }
    if (!isAggregated)
        return jsonAnswer(200, {{"kind", "APIGroupList"}, {"apiVersion", "v1"}, {"groups", items}});
    auto answer = jsonAnswer(200,
                             {{"kind", "APIGroupDiscoveryList"},
                              {"apiVersion", "apidiscovery.k8s.io/v2"},
                              {"metadata", QJsonObject()},
                              {"items", items}});
    answer.contentType = kDiscovery;
    answer.headers.emplaceBack("Cache-Control", "public");
    return answer;
}

KubeAnswer resourcesOf(const KubeStore& store, const QString& group, const QString& version)
{
    QJsonArray list;
    for (const auto& resource : store.resources()) {
        if (resource.group == group && resource.version == version)
            list.append(QJsonObject{{"name", resource.plural},
                                    {"kind", resource.objectKind},
                                    {"namespaced", resource.isNamespaced},
                                    {"verbs", verbsOf(resource)}});
    }
    if (list.isEmpty())
        return textAnswer(404, "404 page not found\n");
    return jsonAnswer(200,
                      {{"kind", "APIResourceList"},
                       {"apiVersion", "v1"},
                       {"groupVersion", group.isEmpty() ? version : group + "/" + version},
                       {"resources", list}});
}
} // namespace

KubeAnswer plainPathAnswer(const KubeStore& store, const KubeCall& call)
{
    const bool isRead = call.request.method == "GET" || call.request.method == "HEAD";
    const auto parts = call.path.split('/', Qt::SkipEmptyParts);
    const auto path = parts.join('/');
    const bool isApi = parts.value(0) == "api" || parts.value(0) == "apis";
    if (!QStringList({"version", "readyz", "livez", "healthz"}).contains(path) && !isApi)
        return textAnswer(404, "404 page not found\n");
    if (!isRead)
        return methodNotAllowed();
    if (path == "version")
        return jsonAnswer(
            200, {{"major", "1"}, {"minor", "32"}, {"gitVersion", "v1.32.0"}, {"platform", "linux/amd64"}});
    if (!isApi)
        return textAnswer(200, "ok");
    if (path == "api")
        return jsonAnswer(200, {{"kind", "APIVersions"}, {"versions", QJsonArray{"v1"}}});
    if (path == "apis")
        return groups(store, call);
    return parts.front() == "api" ? resourcesOf(store, {}, parts.value(1))
                                  : resourcesOf(store, parts.value(1), parts.value(2));
}
} // namespace quotadeck::testing
