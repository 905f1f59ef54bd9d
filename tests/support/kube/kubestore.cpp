// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kube/kubestore.h"

#include "tests/support/kube/fakekubeapi.h"
#include "tests/support/kube/kubejson.h"

#include <QDateTime>
#include <QJsonDocument>

#include <algorithm>

namespace quotadeck::testing {
namespace {
constexpr auto kRbac = "rbac.authorization.k8s.io";

QJsonValue fromText(const char* json)
{
    const auto document = QJsonDocument::fromJson(json);
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

const QList<KubeResource>& builtInResources()
{
    using Kind = KubeResource::Kind;
    static const auto kConfigMap = fromText(R"({"properties": {
        "data": {"type": "object", "additionalProperties": {"type": "string"}},
        "binaryData": {"type": "object", "additionalProperties": {"type": "string"}},
        "immutable": {"type": "boolean"}}})")
                                       .toObject();
    static const QList<KubeResource> kResources{
        {"", "v1", "namespaces", "Namespace", false},
        {"", "v1", "configmaps", "ConfigMap", true, Kind::BuiltIn, kConfigMap},
        {"", "v1", "services", "Service", true, Kind::BuiltIn, {}, false, 1, 0},
        {"", "v1", "nodes", "Node", false},
        {"", "v1", "pods", "Pod"},
        {kRbac, "v1", "roles", "Role"},
        {kRbac, "v1", "rolebindings", "RoleBinding"},
        {kRbac, "v1", "clusterroles", "ClusterRole", false},
        {kRbac, "v1", "clusterrolebindings", "ClusterRoleBinding", false},
        {"apiextensions.k8s.io",
         "v1",
         "customresourcedefinitions",
         "CustomResourceDefinition",
         false,
         Kind::BuiltIn,
         {},
         false,
         0,
         4},
        {"admissionregistration.k8s.io", "v1", "validatingadmissionpolicies", "ValidatingAdmissionPolicy",
         false},
        {"admissionregistration.k8s.io",
         "v1",
         "validatingadmissionpolicybindings",
         "ValidatingAdmissionPolicyBinding",
         false,
         Kind::BuiltIn,
         {},
         false,
         0,
         1},
        {"authorization.k8s.io", "v1", "selfsubjectaccessreviews", "SelfSubjectAccessReview", false,
         Kind::Review},
        {"authorization.k8s.io", "v1", "selfsubjectrulesreviews", "SelfSubjectRulesReview", false,
         Kind::Review},
        {"authentication.k8s.io", "v1", "selfsubjectreviews", "SelfSubjectReview", false, Kind::Review},
    };
    return kResources;
}
} // namespace

QList<KubeResource> KubeStore::resources() const
{
    auto result = builtInResources();
    for (const auto& definition : objects("customresourcedefinitions.apiextensions.k8s.io")) {
        const auto spec = definition.value("spec").toObject();
        const auto versions = spec.value("versions").toArray();
        for (const auto& version : versions) {
            result.append({spec.value("group").toString(), textAt(version, {"name"}),
                           textAt(spec, {"names", "plural"}), textAt(spec, {"names", "kind"}),
                           spec.value("scope").toString() == "Namespaced", KubeResource::Kind::Custom,
                           valueAt(version, {"schema", "openAPIV3Schema"}).toObject(),
                           valueAt(version, {"subresources", "status"}).isObject()});
        }
    }
    return result;
}

QJsonObject KubeStore::object(const ObjectKey& key) const
{
    const auto found = m_objects.find(key);
    return found == m_objects.end() ? QJsonObject() : found->second;
}

QList<QJsonObject> KubeStore::objects(const QString& resource, const QString& nameSpace) const
{
    QList<QJsonObject> result;
    for (const auto& [key, object] : m_objects) {
        const auto& [ofResource, ofNameSpace, name] = key;
        if (ofResource == resource && (nameSpace.isEmpty() || ofNameSpace == nameSpace))
            result.append(object);
    }
    return result;
}

std::map<ObjectKey, QJsonObject> KubeStore::objectsAt(qint64 version, const QString& resource,
                                                      const QString& nameSpace) const
{
    std::map<ObjectKey, QJsonObject> result;
    for (const auto& change : m_history) {
        const auto& [ofResource, ofNameSpace, name] = change.key;
        if (change.version > version || ofResource != resource
            || (!nameSpace.isEmpty() && ofNameSpace != nameSpace))
            continue;
        if (change.after.isEmpty())
            result.erase(change.key);
        else
            result[change.key] = change.after;
    }
    return result;
}

QString KubeStore::time() const
{
    return QDateTime::fromSecsSinceEpoch(1'795'000'000 + m_version, Qt::UTC).toString(Qt::ISODate);
}

QJsonObject KubeStore::write(const ObjectKey& key, QJsonObject object)
{
    ++m_version;
    setAt(object, {"metadata", "resourceVersion"}, QString::number(m_version));
    m_history.append({m_version, key, this->object(key), object});
    m_objects[key] = object;
    return object;
}

void KubeStore::remove(const ObjectKey& key)
{
    ++m_version;
    auto last = object(key);
    setAt(last, {"metadata", "resourceVersion"}, QString::number(m_version));
    m_history.append({m_version, key, last, {}});
    m_objects.erase(key);
}

namespace {
/// A rule of a role that is bound to somebody.
struct BoundRule
{
    QJsonObject rule;
    QString reason;
};

/// Roles that every cluster has: the name of the group they are bound to, and their rules.
const QList<QPair<QString, QJsonArray>>& bootstrapRoles()
{
    static const auto kAuthenticated = fromText(R"([
        {"verbs": ["create"], "apiGroups": ["authorization.k8s.io"],
         "resources": ["selfsubjectaccessreviews", "selfsubjectrulesreviews"]},
        {"verbs": ["create"], "apiGroups": ["authentication.k8s.io"], "resources": ["selfsubjectreviews"]},
        {"verbs": ["get"], "nonResourceURLs": ["/.well-known", "/.well-known/*"]},
        {"verbs": ["get"], "nonResourceURLs": ["/api", "/api/*", "/apis", "/apis/*", "/healthz", "/livez", "/openapi",
                                               "/openapi/*", "/readyz", "/version", "/version/"]},
        {"verbs": ["get"], "nonResourceURLs": ["/healthz", "/livez", "/readyz", "/version", "/version/"]}])")
                                           .toArray();
    static const auto kMasters = fromText(R"([
        {"verbs": ["*"], "apiGroups": ["*"], "resources": ["*"]}, {"verbs": ["*"], "nonResourceURLs": ["*"]}])")
                                     .toArray();
    static const QList<QPair<QString, QJsonArray>> kRoles{
        {"system:authenticated", kAuthenticated},
        {"system:unauthenticated", QJsonArray{kAuthenticated.last()}},
        {"system:masters", kMasters},
    };
    return kRoles;
}

/// "User \"reader\"" when @p subjects contain @p user.
std::optional<QString> subjectFor(const QJsonArray& subjects, const KubeUser& user)
{
    for (const auto& subject : subjects) {
        const auto kind = textAt(subject, {"kind"});
        const auto name = textAt(subject, {"name"});
        if ((kind == "User" && name == user.name) || (kind == "Group" && user.groups.contains(name)))
            return QStringLiteral("%1 \"%2\"").arg(kind, name);
    }
    return std::nullopt;
}

void appendBound(const KubeStore& store, const KubeUser& user, const QJsonObject& binding,
                 QList<BoundRule>& rules)
{
    const auto subject = subjectFor(binding.value("subjects").toArray(), user);
    if (!subject)
        return;
    const auto nameSpace = textAt(binding, {"metadata", "namespace"});
    const auto name = textAt(binding, {"metadata", "name"});
    const auto kind = textAt(binding, {"roleRef", "kind"});
    const auto role = textAt(binding, {"roleRef", "name"});
    const bool isOfCluster = kind == "ClusterRole";
    const auto found = store.object({QString(isOfCluster ? "clusterroles." : "roles.") + kRbac,
                                     isOfCluster ? QString() : nameSpace, role});
    const auto reason = QStringLiteral("RBAC: allowed by %1 \"%2\" of %3 \"%4\" to %5")
                            .arg(nameSpace.isEmpty() ? "ClusterRoleBinding" : "RoleBinding",
                                 nameSpace.isEmpty() ? name : name + "/" + nameSpace, kind, role, *subject);
    const auto list = found.value("rules").toArray();
    for (const auto& rule : list)
        rules.append({rule.toObject(), reason});
}

QList<BoundRule> rulesFor(const KubeStore& store, const KubeUser& user, const QString& nameSpace)
{
    QList<BoundRule> rules;
    for (const auto& [group, list] : bootstrapRoles()) {
        for (const auto& rule : list) {
            if (user.groups.contains(group))
                rules.append({rule.toObject(), {}});
        }
    }
    for (const auto& binding : store.objects(QString("clusterrolebindings.") + kRbac))
        appendBound(store, user, binding, rules);
    if (nameSpace.isEmpty())
        return rules;
    for (const auto& binding : store.objects(QString("rolebindings.") + kRbac, nameSpace))
        appendBound(store, user, binding, rules);
    return rules;
}

bool lists(const QJsonObject& rule, const char* field, const QString& wanted)
{
    const auto values = rule.value(QLatin1String(field)).toArray();
    return values.contains(wanted) || values.contains("*");
}

bool allows(const QJsonObject& rule, const KubeAttributes& wanted)
{
    if (!lists(rule, "verbs", wanted.verb))
        return false;
    if (wanted.resource.isEmpty()) {
        const auto paths = rule.value("nonResourceURLs").toArray();
        return std::any_of(paths.begin(), paths.end(), [&wanted](const QJsonValue& value) {
            const auto path = value.toString();
            return path == wanted.path || (path.endsWith('*') && wanted.path.startsWith(path.chopped(1)));
        });
    }
    const auto names = rule.value("resourceNames").toArray();
    return lists(rule, "apiGroups", wanted.group) && lists(rule, "resources", wanted.resource)
        && (names.isEmpty() || names.contains(wanted.name));
}
} // namespace

std::optional<QString> rightFor(const KubeStore& store, const KubeUser& user,
                                const KubeAttributes& attributes)
{
    for (const auto& bound : rulesFor(store, user, attributes.nameSpace)) {
        if (allows(bound.rule, attributes))
            return bound.reason;
    }
    return std::nullopt;
}

QJsonObject rulesReview(const KubeStore& store, const KubeUser& user, const QString& nameSpace)
{
    QJsonArray ofResources;
    QJsonArray ofPaths;
    for (const auto& bound : rulesFor(store, user, nameSpace))
        (bound.rule.contains("resources") ? ofResources : ofPaths).append(bound.rule);
    return {{"resourceRules", ofResources}, {"nonResourceRules", ofPaths}, {"incomplete", false}};
}
} // namespace quotadeck::testing
