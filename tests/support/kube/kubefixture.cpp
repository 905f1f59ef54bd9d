// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kube/kubefixture.h"

#include "tests/support/kube/fakekubeapi.h"
#include "tests/support/kube/kubejson.h"

#include <QJsonArray>

namespace quotadeck::testing {
void putConfigMap(FakeKubeApi& api, const QString& nameSpace, const QString& name, const QJsonObject& data)
{
    api.put({{"apiVersion", "v1"},
             {"kind", "ConfigMap"},
             {"metadata", QJsonObject{{"name", name}, {"namespace", nameSpace}}},
             {"data", data}});
}

void putService(FakeKubeApi& api, const QString& nameSpace, const QString& name, const QJsonObject& labels,
                int port)
{
    api.put({{"apiVersion", "v1"},
             {"kind", "Service"},
             {"metadata", QJsonObject{{"name", name}, {"namespace", nameSpace}, {"labels", labels}}},
             {"spec", QJsonObject{{"ports", QJsonArray{QJsonObject{{"port", port}}}}}}});
}

void putQuotaDefinition(FakeKubeApi& api, const QString& group, const QString& plural, const QString& kind)
{
    const QJsonObject quantities{
        {"type", "object"},
        {"additionalProperties",
         QJsonObject{{"x-kubernetes-int-or-string", true},
                     {"pattern",
                      "^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|"
                      "([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$"}}}};
    const QJsonObject open{{"type", "object"}, {"x-kubernetes-preserve-unknown-fields", true}};
    auto spec = open;
    spec.insert("properties", QJsonObject{{"min", quantities}, {"max", quantities}});
    QJsonObject schema;
    setAt(schema, {"openAPIV3Schema", "type"}, "object");
    setAt(schema, {"openAPIV3Schema", "properties"}, QJsonObject{{"spec", spec}, {"status", open}});
    const QJsonObject version{{"name", "v1alpha1"},
                              {"served", true},
                              {"storage", true},
                              {"schema", schema},
                              {"subresources", QJsonObject{{"status", QJsonObject()}}}};
    api.put({{"apiVersion", "apiextensions.k8s.io/v1"},
             {"kind", "CustomResourceDefinition"},
             {"metadata", QJsonObject{{"name", plural + "." + group}}},
             {"spec",
              QJsonObject{{"group", group},
                          {"scope", "Namespaced"},
                          {"names", QJsonObject{{"plural", plural}, {"kind", kind}}},
                          {"versions", QJsonArray{version}}}}});
}

void allow(FakeKubeApi& api, const QString& user, const QString& nameSpace, const QStringList& verbs,
           const QString& group, const QStringList& resources)
{
    const QString prefix = nameSpace.isEmpty() ? "Cluster" : "";
    QJsonObject metadata{{"name", QStringLiteral("%1-%2").arg(user).arg(api.version())}};
    if (!nameSpace.isEmpty())
        metadata.insert("namespace", nameSpace);
    const QString apiVersion = "rbac.authorization.k8s.io/v1";
    api.put({{"apiVersion", apiVersion},
             {"kind", prefix + "Role"},
             {"metadata", metadata},
             {"rules",
              QJsonArray{QJsonObject{{"verbs", QJsonArray::fromStringList(verbs)},
                                     {"apiGroups", QJsonArray{group}},
                                     {"resources", QJsonArray::fromStringList(resources)}}}}});
    api.put({{"apiVersion", apiVersion},
             {"kind", prefix + "RoleBinding"},
             {"metadata", metadata},
             {"roleRef", QJsonObject{{"kind", prefix + "Role"}, {"name", metadata.value("name")}}},
             {"subjects", QJsonArray{QJsonObject{{"kind", "User"}, {"name", user}}}}});
}
} // namespace quotadeck::testing
