// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kube/fakekubeapi.h"

#include "tests/support/kube/kubecall.h"
#include "tests/support/kube/kubediscovery.h"
#include "tests/support/kube/kubejson.h"
#include "tests/support/kube/kubestatus.h"
#include "tests/support/kube/kubestore.h"
#include "tests/support/kube/kubevalidation.h"
#include "tests/support/kube/managedfields.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QUuid>

#include <algorithm>
#include <tl/expected.hpp>
#include <utility>
#include <variant>

namespace quotadeck::testing {
namespace {
constexpr qsizetype kMostOfRequest = 3 * 1024 * 1024;

/// An object, or the answer that refuses it.
using Decision = tl::expected<QJsonObject, KubeAnswer>;

bool isSelected(const QJsonObject& object, const QString& labelSelector, const QString& fieldSelector)
{
    const QJsonObject fields{{"metadata.name", valueAt(object, {"metadata", "name"})},
                             {"metadata.namespace", valueAt(object, {"metadata", "namespace"})}};
    return !object.isEmpty() && matchesLabels(fieldSelector, fields)
        && matchesLabels(labelSelector, valueAt(object, {"metadata", "labels"}).toObject());
}

/// Where a page of a list goes on.
struct ContinueToken
{
    qint64 version = 0;
    QString start;

    static QString keyOf(const ObjectKey& key, bool isOfOneNameSpace)
    {
        const auto& [resource, nameSpace, name] = key;
        return isOfOneNameSpace || nameSpace.isEmpty() ? name : nameSpace + "/" + name;
    }
    [[nodiscard]] QString text() const
    {
        const auto json = QStringLiteral(R"({"v":"meta.k8s.io/v1","rv":%1,"start":"%2\u0000"})");
        return json.arg(version).arg(start).toUtf8().toBase64(QByteArray::Base64UrlEncoding
                                                              | QByteArray::OmitTrailingEquals);
    }
    static std::optional<ContinueToken> read(const QString& text)
    {
        const auto bytes = QByteArray::fromBase64(text.toUtf8(), QByteArray::Base64UrlEncoding);
        const auto json = QJsonDocument::fromJson(bytes).object();
        if (json.isEmpty())
            return std::nullopt;
        return ContinueToken{json.value("rv").toInteger(), json.value("start").toString().remove(QChar(0))};
    }
};

/// An object on its way to the store.
struct Write
{
    const KubeCall& call;
    QJsonObject object; ///< as it is to be
    QJsonObject old; ///< empty: it is new
    bool isApply = false; ///< its managedFields are set already
    QStringList warnings;
};

QJsonObject withoutManagedFields(QJsonObject object)
{
    setAt(object, {"metadata", "managedFields"}, QJsonValue(QJsonValue::Undefined));
    return object;
}
} // namespace

/// Objects, and what the server does with a request.
class FakeKubeApi::Data
{
public:
    explicit Data(FakeKubeApi& api) : m_api(api) { }

    KubeAnswer answer(const KubeRequest& request);
    [[nodiscard]] QJsonObject event(const KubeStore::Change& change, const KubeWatch& watch) const;
    [[nodiscard]] QJsonObject completed(const KubeResource& resource, QJsonObject object,
                                        const QJsonObject& old) const;
    QJsonObject save(const KubeResource& resource, const QJsonObject& object);

    KubeStore store;
    qint64 oldest = 0; ///< watches and lists from before it are gone
    QHash<QString, std::variant<Backend, quint16>> backends;

private:
    using Handler = KubeAnswer (Data::*)(const KubeCall&);

    std::optional<KubeUser> authenticated(const KubeRequest& request) const;
    std::optional<KubeAnswer> impersonated(KubeCall& call) const;
    std::optional<KubeAnswer> refused(const KubeCall& call);
    static Handler handlerFor(const KubeCall& call);

    KubeAnswer create(const KubeCall& call);
    KubeAnswer get(const KubeCall& call);
    KubeAnswer list(const KubeCall& call);
    KubeAnswer watch(const KubeCall& call);
    KubeAnswer update(const KubeCall& call);
    KubeAnswer patch(const KubeCall& call);
    KubeAnswer applyPatch(const KubeCall& call, const QJsonObject& old);
    KubeAnswer remove(const KubeCall& call);
    KubeAnswer review(const KubeCall& call);
    KubeAnswer proxy(const KubeCall& call);

    Decision body(const KubeCall& call) const;
    KubeAnswer persist(Write write);
    std::optional<KubeAnswer> checkIdentity(Write& write) const;
    std::optional<KubeAnswer> checkSchemaOf(Write& write) const;
    std::optional<KubeAnswer> admit(const Write& write) const;
    std::optional<KubeAnswer> askWebhook(const KubeCall& call, const QJsonObject& object,
                                         const QJsonObject& old) const;
    FieldWriter writer(const KubeCall& call) const;

    FakeKubeApi& m_api;
};

std::optional<KubeUser> FakeKubeApi::Data::authenticated(const KubeRequest& request) const
{
    const auto authorization = request.headers.value("authorization");
    KubeUser user;
    if (authorization.startsWith("Bearer ")) {
        const auto known = m_api.settings.tokens.constFind(authorization.mid(7).trimmed());
        if (known == m_api.settings.tokens.constEnd())
            return std::nullopt;
        user = *known;
    } else if (request.certificateUser) {
        user = *request.certificateUser;
    } else {
        return KubeUser{"system:anonymous", {}, {"system:unauthenticated"}};
    }
    user.groups.append("system:authenticated");
    return user;
}

std::optional<KubeAnswer> FakeKubeApi::Data::impersonated(KubeCall& call) const
{
    const auto name = QString::fromUtf8(call.request.headers.value("impersonate-user"));
    if (name.isEmpty())
        return std::nullopt;
    KubeAttributes wanted;
    wanted.verb = "impersonate";
    wanted.resource = "users";
    wanted.name = name;
    if (!rightFor(store, call.user, wanted))
        return forbidden(call.user, wanted);
    call.user = {name, {}, {"system:authenticated"}};
    const auto groups = call.request.headers.value("impersonate-group");
    if (!groups.isEmpty())
        call.user.groups.append(QString::fromUtf8(groups));
    return std::nullopt;
}

std::optional<KubeAnswer> FakeKubeApi::Data::refused(const KubeCall& call)
{
    static const QHash<int, QString> kReasons{
        {401, "Unauthorized"},  {409, "Conflict"},           {410, "Expired"}, {429, "TooManyRequests"},
        {500, "InternalError"}, {503, "ServiceUnavailable"}, {504, "Timeout"}};
    for (auto& refusal : m_api.settings.refusals) {
        const bool matches = (refusal.verb.isEmpty() || refusal.verb == call.attributes.verb)
            && (refusal.resource.isEmpty() || refusal.resource == call.attributes.resource);
        if (!matches || refusal.times == 0)
            continue;
        if (refusal.times > 0)
            --refusal.times;
        if (refusal.status == 403)
            return forbidden(call.user, call.attributes);
        const auto reason = kReasons.value(refusal.status);
        std::optional<QJsonObject> details;
        if (refusal.retryAfter > 0)
            details = QJsonObject{{"retryAfterSeconds", refusal.retryAfter}};
        auto answer = failure(refusal.status, reason, reason, details);
        if (refusal.retryAfter > 0)
            answer.headers.append({"Retry-After", QByteArray::number(refusal.retryAfter)});
        return answer;
    }
    return std::nullopt;
}

KubeAnswer FakeKubeApi::Data::answer(const KubeRequest& request)
{
    auto call = takenApart(request);
    const auto user = authenticated(request);
    call.user = user.value_or(KubeUser{});
    if (auto refusal = refused(call))
        return *refusal;
    if (!user)
        return failure(401, "Unauthorized", "Unauthorized");
    if (auto refusal = impersonated(call))
        return *refusal;
    if (!rightFor(store, call.user, call.attributes))
        return forbidden(call.user, call.attributes);
    if (!call.isResource)
        return plainPathAnswer(store, call);
    const auto known = store.resources();
    const auto found = std::find_if(known.begin(), known.end(), [&call](const KubeResource& resource) {
        return resource.group == call.attributes.group && resource.version == call.version
            && resource.plural == call.plural;
    });
    if (found == known.end())
        return textAnswer(404, "404 page not found\n");
    call.resource = *found;
    if (!call.resource.isNamespaced)
        call.attributes.nameSpace.clear();
    const auto handler = handlerFor(call);
    if (handler == nullptr)
        return methodNotAllowed();
    if (call.isDryRun() && call.parameter("dryRun") != "All")
        return invalid(call.resource, {},
                       {cause("FieldValueNotSupported", "dryRun",
                              "Unsupported value: " + quoted(call.parameter("dryRun"))
                                  + ": supported values: \"All\"")});
    return (this->*handler)(call);
}

FakeKubeApi::Data::Handler FakeKubeApi::Data::handlerFor(const KubeCall& call)
{
    struct Route
    {
        const char* verb;
        const char* subresource;
        bool hasName;
        Handler handler;
    };
    static constexpr Route kRoutes[] = {
        {"list", "", false, &Data::list},          {"watch", "", false, &Data::watch},
        {"create", "", false, &Data::create},      {"get", "", true, &Data::get},
        {"update", "", true, &Data::update},       {"patch", "", true, &Data::patch},
        {"delete", "", true, &Data::remove},       {"get", "status", true, &Data::get},
        {"update", "status", true, &Data::update}, {"patch", "status", true, &Data::patch},
    };
    if (call.subresource == "proxy")
        return &Data::proxy;
    if (call.resource.kind == KubeResource::Kind::Review)
        return call.attributes.verb == "create" ? &Data::review : nullptr;
    const auto& verb = call.attributes.verb;
    const bool isOfAll = call.resource.isNamespaced && call.nameSpace().isEmpty();
    for (const auto& route : kRoutes) {
        if (verb != route.verb || call.subresource != route.subresource)
            continue;
        const bool isList = verb == "list" || verb == "watch";
        return isList || (route.hasName != call.name().isEmpty() && !isOfAll) ? route.handler : nullptr;
    }
    return nullptr;
}

Decision FakeKubeApi::Data::body(const KubeCall& call) const
{
    const auto type = call.request.headers.value("content-type").split(';').front().trimmed();
    if (!type.isEmpty() && type != "application/json" && type != "application/yaml")
        return tl::unexpected(unsupportedType());
    if (call.request.body.size() > kMostOfRequest)
        return tl::unexpected(tooLarge());
    const auto value = type == "application/yaml"
        ? readJsonOrYaml(call.request.body).value_or(QJsonValue()).toObject()
        : QJsonDocument::fromJson(call.request.body).object();
    if (value.isEmpty())
        return tl::unexpected(badRequest("the object provided is unrecognized (must be of type "
                                         + call.resource.objectKind + ")"));
    return value;
}

FieldWriter FakeKubeApi::Data::writer(const KubeCall& call) const
{
    auto manager = call.parameter("fieldManager");
    if (manager.isEmpty())
        manager = QString::fromUtf8(call.request.headers.value("user-agent")).section('/', 0, 0);
    return {manager, call.resource.apiVersion(), store.time()};
}

KubeAnswer FakeKubeApi::Data::create(const KubeCall& call)
{
    const auto object = body(call);
    return object ? persist({call, *object, {}, false, {}}) : object.error();
}

KubeAnswer FakeKubeApi::Data::get(const KubeCall& call)
{
    const auto object = store.object(call.key());
    return object.isEmpty() ? notFound(call.resource, call.name()) : jsonAnswer(200, object);
}

KubeAnswer FakeKubeApi::Data::update(const KubeCall& call)
{
    const auto object = body(call);
    if (!object)
        return object.error();
    const auto old = store.object(call.key());
    if (old.isEmpty())
        return notFound(call.resource, call.name());
    if (call.resource.kind == KubeResource::Kind::Custom
        && textAt(*object, {"metadata", "resourceVersion"}).isEmpty())
        return invalid(call.resource, call.name(),
                       {cause("FieldValueInvalid", "metadata.resourceVersion",
                              "Invalid value: 0x0: must be specified for an update")});
    return persist({call, *object, old, false, {}});
}

KubeAnswer FakeKubeApi::Data::patch(const KubeCall& call)
{
    const auto type = call.request.headers.value("content-type").split(';').front().trimmed();
    const bool isMerge = type == "application/merge-patch+json"
        || (type == "application/strategic-merge-patch+json"
            && call.resource.kind == KubeResource::Kind::BuiltIn);
    const bool isApply = type == "application/apply-patch+yaml";
    if (!isMerge && !isApply && type != "application/json-patch+json")
        return unsupportedType();
    if (call.request.body.size() > kMostOfRequest)
        return tooLarge();
    const auto old = store.object(call.key());
    if (isApply)
        return applyPatch(call, old);
    if (old.isEmpty())
        return notFound(call.resource, call.name());
    const auto document = QJsonDocument::fromJson(call.request.body);
    if (isMerge ? !document.isObject() : !document.isArray())
        return badRequest("error decoding patch: unexpected end of JSON input");
    if (isMerge)
        return persist({call, mergePatched(old, document.object()).toObject(), old, false, {}});
    const auto patched = jsonPatched(old, document.array());
    if (!patched)
        return failure(422, "Invalid", "the server rejected our request due to an error in our request",
                       QJsonObject());
    return persist({call, patched->toObject(), old, false, {}});
}

KubeAnswer FakeKubeApi::Data::applyPatch(const KubeCall& call, const QJsonObject& old)
{
    const auto value = readJsonOrYaml(call.request.body);
    if (!value || !value->isObject())
        return badRequest("error decoding YAML");
    auto patch = value->toObject();
    if (call.parameter("fieldManager").isEmpty())
        return failure(422, "Invalid",
                       "PatchOptions.meta.k8s.io \"\" is invalid: fieldManager: Required value: is required "
                       "for apply patch",
                       QJsonObject{{"group", "meta.k8s.io"},
                                   {"kind", "PatchOptions"},
                                   {"causes",
                                    QJsonArray{cause("FieldValueRequired", "fieldManager",
                                                     "Required value: is required for apply patch")}}});
    if (patch.value("apiVersion") != call.resource.apiVersion()
        || patch.value("kind") != call.resource.objectKind)
        return badRequest("invalid object type: the patch needs the apiVersion and kind of the object");
    const auto version = valueAt(patch, {"metadata", "resourceVersion"});
    setAt(patch, {"metadata", "resourceVersion"}, QJsonValue(QJsonValue::Undefined));
    auto result = applied(old, patch, writer(call));
    if (!result.conflicts.isEmpty() && !call.flag("force")) {
        QJsonArray causes;
        QStringList texts;
        for (const auto& each : result.conflicts) {
            const auto text = QStringLiteral("conflict with %1 using %2")
                                  .arg(quoted(each.owner.manager), each.owner.apiVersion);
            causes.append(cause("FieldManagerConflict", each.field, text));
            texts.append(text + ": " + each.field);
        }
        const auto count
            = QStringLiteral("%1 %2").arg(texts.size()).arg(texts.size() == 1 ? "conflict" : "conflicts");
        return failure(409, "Conflict", "Apply failed with " + count + ": " + texts.join("\n- "),
                       QJsonObject{{"causes", causes}});
    }
    if (!version.isUndefined())
        setAt(result.object, {"metadata", "resourceVersion"}, version);
    return persist({call, result.object, old, true, {}});
}

std::optional<KubeAnswer> FakeKubeApi::Data::checkIdentity(Write& write) const
{
    const auto& call = write.call;
    auto& object = write.object;
    if (object.value("kind") != call.resource.objectKind
        || object.value("apiVersion") != call.resource.apiVersion())
        return badRequest(QStringLiteral("the object provided is unrecognized (must be of type %1)")
                              .arg(call.resource.objectKind));
    const auto nameSpace = textAt(object, {"metadata", "namespace"});
    if (!nameSpace.isEmpty() && nameSpace != call.nameSpace())
        return badRequest(
            "the namespace of the provided object does not match the namespace sent on the request");
    if (call.resource.isNamespaced)
        setAt(object, {"metadata", "namespace"}, call.nameSpace());
    const auto name = textAt(object, {"metadata", "name"});
    if (!call.name().isEmpty() && name != call.name())
        return badRequest("the name of the object does not match the name on the URL");
    if (!write.old.isEmpty()) {
        const auto version = textAt(object, {"metadata", "resourceVersion"});
        if (!version.isEmpty() && version != textAt(write.old, {"metadata", "resourceVersion"}))
            return conflict(call.resource, call.name(),
                            "the object has been modified; please apply your changes to the latest version "
                            "and try again");
        return std::nullopt;
    }
    const auto namespaces = store.object({"namespaces", {}, call.nameSpace()});
    if (call.resource.isNamespaced && namespaces.isEmpty())
        return notFound({{}, "v1", "namespaces", "Namespace"}, call.nameSpace());
    if (!store.object({call.resource.key(), call.nameSpace(), name}).isEmpty())
        return failure(409, "AlreadyExists",
                       QStringLiteral("%1 %2 already exists").arg(call.resource.key(), quoted(name)),
                       detailsOf(call.resource.group, call.resource.plural, name));
    return std::nullopt;
}

std::optional<KubeAnswer> FakeKubeApi::Data::checkSchemaOf(Write& write) const
{
    const auto& call = write.call;
    if (call.resource.schema.isEmpty())
        return std::nullopt;
    const auto findings = checkSchema(call.resource.schema, write.object);
    const bool isCustom = call.resource.kind == KubeResource::Kind::Custom;
    if (!isCustom && !findings.causes.isEmpty())
        return badRequest(
            QStringLiteral("%1 in version %2 cannot be handled as a %1: json: cannot unmarshal: %3")
                .arg(call.resource.objectKind, quoted(call.resource.version),
                     textAt(findings.causes.first(), {"field"})));
    const auto level = call.parameter("fieldValidation");
    QStringList unknown;
    for (const auto& field : findings.unknown)
        unknown.append("unknown field " + quoted(field));
    if (level == "Strict" && !unknown.isEmpty())
        return badRequest(
            QStringLiteral("%1 in version %2 cannot be handled as a %1: strict decoding error: %3")
                .arg(call.resource.objectKind, quoted(call.resource.version), unknown.join(", ")));
    if (level != "Ignore")
        write.warnings = unknown;
    if (!findings.causes.isEmpty())
        return invalid(call.resource, textAt(write.object, {"metadata", "name"}), findings.causes);
    return std::nullopt;
}

std::optional<KubeAnswer> FakeKubeApi::Data::askWebhook(const KubeCall& call, const QJsonObject& object,
                                                        const QJsonObject& old) const
{
    const auto denial = m_api.settings.admission
        ? m_api.settings.admission({call.attributes.verb, call.resource.key(), object, old})
        : std::nullopt;
    if (!denial)
        return std::nullopt;
    return failure(denial->status, denial->status == 403 ? "Forbidden" : "",
                   QStringLiteral("admission webhook %1 denied the request: %2")
                       .arg(quoted(m_api.settings.admissionName), denial->message));
}

std::optional<KubeAnswer> FakeKubeApi::Data::admit(const Write& write) const
{
    if (auto refusal = askWebhook(write.call, write.object, write.old))
        return refusal;
    const auto& resource = write.call.resource;
    const auto name = textAt(write.object, {"metadata", "name"});
    if (resource.key() == "configmaps" && m_api.settings.webhook) {
        if (const auto denial = m_api.settings.webhook(write.object))
            return failure(denial->status, denial->status == 403 ? "Forbidden" : "",
                           QStringLiteral("admission webhook %1 denied the request: %2")
                               .arg(quoted(m_api.settings.webhookName), denial->message));
    }
    const QString suffix = ".admissionregistration.k8s.io";
    for (const auto& binding : store.objects("validatingadmissionpolicybindings" + suffix)) {
        const auto policyName = textAt(binding, {"spec", "policyName"});
        const auto policy = store.object({"validatingadmissionpolicies" + suffix, {}, policyName});
        const auto rules = valueAt(policy, {"spec", "matchConstraints", "resourceRules"}).toArray();
        const bool matches = std::any_of(rules.begin(), rules.end(), [&resource](const QJsonValue& rule) {
            return valueAt(rule, {"apiGroups"}).toArray().contains(resource.group)
                && valueAt(rule, {"resources"}).toArray().contains(resource.plural);
        });
        const bool denies = valueAt(binding, {"spec", "validationActions"}).toArray().contains("Deny");
        if (!matches || !denies || !minIsAboveMax(write.object))
            continue;
        const auto text = textAt(valueAt(policy, {"spec", "validations"}).toArray().first(), {"message"});
        const auto message
            = QStringLiteral("ValidatingAdmissionPolicy '%1' with binding '%2' denied request: %3")
                  .arg(policyName, textAt(binding, {"metadata", "name"}), text);
        auto details = detailsOf(resource.group, resource.plural, name);
        details.insert("causes", QJsonArray{QJsonObject{{"message", message}}});
        return failure(422, "Invalid",
                       QStringLiteral("%1 %2 is forbidden: %3").arg(resource.key(), quoted(name), message),
                       details);
    }
    return std::nullopt;
}

QJsonObject FakeKubeApi::Data::completed(const KubeResource& resource, QJsonObject object,
                                         const QJsonObject& old) const
{
    const auto kept = valueAt(old, {"metadata"}).toObject();
    const bool isCustom = resource.kind == KubeResource::Kind::Custom;
    const auto uid = QUuid::createUuidV5(QUuid(), resource.key() + QString::number(store.version()));
    setAt(object, {"metadata", "uid"}, kept.value("uid").toString(uid.toString(QUuid::WithoutBraces)));
    setAt(object, {"metadata", "creationTimestamp"}, kept.value("creationTimestamp").toString(store.time()));
    setAt(object, {"metadata", "resourceVersion"}, kept.value("resourceVersion"));
    object = withDefaults(resource, object);
    if (!isCustom)
        return object;
    const auto content = [](QJsonObject whole) {
        whole.remove("metadata");
        whole.remove("status");
        return whole;
    };
    const int generation = kept.value("generation").toInt();
    setAt(object, {"metadata", "generation"}, content(object) == content(old) ? generation : generation + 1);
    return object;
}

QJsonObject FakeKubeApi::Data::save(const KubeResource& resource, const QJsonObject& object)
{
    const ObjectKey key{resource.key(), textAt(object, {"metadata", "namespace"}),
                        textAt(object, {"metadata", "name"})};
    const bool isNew = store.object(key).isEmpty();
    if (isNew)
        store.skipVersions(resource.writesBefore);
    const auto saved = store.write(key, object);
    if (isNew)
        store.skipVersions(resource.writesAfter);
    if (m_api.changed)
        m_api.changed();
    return saved;
}

KubeAnswer FakeKubeApi::Data::persist(Write write)
{
    const auto& call = write.call;
    if (auto refusal = checkIdentity(write))
        return *refusal;
    if (auto refusal = checkSchemaOf(write))
        return *refusal;
    if (call.subresource == "status") {
        const auto status = write.object.value("status");
        write.object = write.old;
        write.object.insert("status", status);
    } else if (call.resource.hasStatus) {
        setAt(write.object, {"status"}, write.old.value("status"));
    }
    auto object = completed(call.resource, write.object, write.old);
    auto causes = causesOfMetadata(object);
    if (call.resource.key() == "configmaps" && causes.isEmpty())
        causes = causesOfConfigMap(object, write.old);
    if (!causes.isEmpty())
        return invalid(call.resource, textAt(object, {"metadata", "name"}), causes);
    if (!write.isApply)
        object = withUpdateTracked(write.old, object, writer(call));
    write.object = object;
    if (auto refusal = admit(write))
        return *refusal;
    if (!call.isDryRun() && object != write.old)
        object = save(call.resource, object);
    auto answer = jsonAnswer(write.old.isEmpty() ? 201 : 200, object);
    for (const auto& warning : write.warnings)
        answer.headers.append({"Warning", "299 - \"" + QString(warning).replace('"', "\\\"").toUtf8() + '"'});
    return answer;
}

KubeAnswer FakeKubeApi::Data::list(const KubeCall& call)
{
    auto version = store.version();
    QString start;
    if (const auto text = call.parameter("continue"); !text.isEmpty()) {
        const auto token = ContinueToken::read(text);
        if (!token)
            return badRequest("continue key is not valid");
        version = token->version;
        start = token->start;
    } else if (const auto wanted = call.parameter("resourceVersion").toLongLong(); wanted > version) {
        return failure(
            504, "Timeout", QStringLiteral("Too large resource version: %1").arg(wanted),
            QJsonObject{
                {"causes", QJsonArray{cause("ResourceVersionTooLarge", {}, "Too large resource version")}}});
    } else if (call.parameter("resourceVersionMatch") == "Exact") {
        version = wanted;
    }
    if (version < oldest)
        return expired("The provided continue parameter is too old to display a consistent list result.");
    const auto labelSelector = call.parameter("labelSelector");
    const auto fieldSelector = call.parameter("fieldSelector");
    const auto limit = call.parameter("limit").toInt();
    QJsonArray items;
    int left = 0;
    ContinueToken next{version, {}};
    for (const auto& [key, object] : store.objectsAt(version, call.resource.key(), call.nameSpace())) {
        const auto place = ContinueToken::keyOf(key, !call.nameSpace().isEmpty());
        if ((!start.isEmpty() && place <= start) || !isSelected(object, labelSelector, fieldSelector))
            continue;
        if (limit > 0 && items.size() >= limit) {
            ++left;
            continue;
        }
        next.start = place;
        auto item = object;
        if (call.resource.kind == KubeResource::Kind::BuiltIn) {
            item.remove("kind");
            item.remove("apiVersion");
        }
        items.append(item);
    }
    QJsonObject metadata{{"resourceVersion", QString::number(version)}};
    if (call.resource.kind == KubeResource::Kind::Custom)
        metadata.insert("continue", "");
    if (left > 0)
        metadata.insert("continue", next.text());
    if (left > 0 && labelSelector.isEmpty() && fieldSelector.isEmpty())
        metadata.insert("remainingItemCount", left);
    return jsonAnswer(200,
                      {{"kind", call.resource.objectKind + "List"},
                       {"apiVersion", call.resource.apiVersion()},
                       {"metadata", metadata},
                       {"items", items}});
}

KubeAnswer FakeKubeApi::Data::watch(const KubeCall& call)
{
    KubeWatch state;
    state.resource = call.resource.key();
    state.nameSpace = call.nameSpace();
    state.labelSelector = call.parameter("labelSelector");
    state.fieldSelector = call.parameter("fieldSelector");
    state.version = call.parameter("resourceVersion").toLongLong();
    state.hasBookmarks = call.flag("allowWatchBookmarks");
    state.startsWithList = state.version == 0;
    if (const auto seconds = call.parameter("timeoutSeconds"); !seconds.isEmpty())
        state.seconds = seconds.toInt();
    KubeAnswer answer;
    if (!state.startsWithList && state.version < oldest) {
        auto gone
            = expired(QStringLiteral("too old resource version: %1 (%2)").arg(state.version).arg(oldest));
        if (m_api.settings.expired == KubeSettings::Expired::Status)
            return gone;
        answer.body
            = textOf({{"type", "ERROR"}, {"object", QJsonDocument::fromJson(gone.body).object()}}) + '\n';
        return answer;
    }
    answer.watch = state;
    return answer;
}

QJsonObject FakeKubeApi::Data::event(const KubeStore::Change& change, const KubeWatch& watch) const
{
    const auto& [resource, nameSpace, name] = change.key;
    if (resource != watch.resource || (!watch.nameSpace.isEmpty() && nameSpace != watch.nameSpace))
        return {};
    const bool was = isSelected(change.before, watch.labelSelector, watch.fieldSelector);
    const bool is = isSelected(change.after, watch.labelSelector, watch.fieldSelector);
    if (!was && !is)
        return {};
    auto object = is ? change.after : change.before;
    setAt(object, {"metadata", "resourceVersion"}, QString::number(change.version));
    return {{"type", !is ? "DELETED" : was ? "MODIFIED" : "ADDED"}, {"object", object}};
}

KubeAnswer FakeKubeApi::Data::remove(const KubeCall& call)
{
    const auto object = store.object(call.key());
    if (object.isEmpty())
        return notFound(call.resource, call.name());
    const auto options = QJsonDocument::fromJson(call.request.body).object();
    const auto preconditions = options.value("preconditions").toObject();
    // The options are in the body or, without one, in the query.
    const bool isDryRun
        = call.request.body.isEmpty() ? call.isDryRun() : options.value("dryRun").toArray().contains("All");
    for (const auto* field : {"uid", "resourceVersion"}) {
        const auto wanted = preconditions.value(QLatin1String(field));
        if (!wanted.isUndefined() && wanted != valueAt(object, {"metadata", field}))
            return conflict(call.resource, call.name(),
                            QStringLiteral("Precondition failed: %1").arg(QLatin1String(field)));
    }
    if (auto refusal = askWebhook(call, {}, object))
        return *refusal;
    if (!isDryRun) {
        store.remove(call.key());
        if (m_api.changed)
            m_api.changed();
    }
    auto details = detailsOf(call.resource.group, call.resource.plural, call.name());
    details.insert("uid", valueAt(object, {"metadata", "uid"}));
    return jsonAnswer(200,
                      {{"kind", "Status"},
                       {"apiVersion", "v1"},
                       {"metadata", QJsonObject()},
                       {"status", "Success"},
                       {"details", details}});
}

KubeAnswer FakeKubeApi::Data::review(const KubeCall& call)
{
    const auto given = body(call);
    if (!given)
        return given.error();
    auto object = *given;
    object.insert("metadata", QJsonObject{{"creationTimestamp", QJsonValue(QJsonValue::Null)}});
    if (call.plural == "selfsubjectreviews") {
        object.insert("metadata", QJsonObject{{"creationTimestamp", store.time()}});
        QJsonObject user{{"username", call.user.name},
                         {"groups", QJsonArray::fromStringList(call.user.groups)}};
        if (!call.user.uid.isEmpty())
            user.insert("uid", call.user.uid);
        object.insert("status", QJsonObject{{"userInfo", user}});
    } else if (call.plural == "selfsubjectrulesreviews") {
        object.insert("status", rulesReview(store, call.user, textAt(object, {"spec", "namespace"})));
        object.insert("spec", QJsonObject());
    } else {
        const auto wanted = valueAt(object, {"spec", "resourceAttributes"});
        KubeAttributes attributes;
        attributes.verb = textAt(wanted, {"verb"});
        attributes.group = textAt(wanted, {"group"});
        attributes.resource = textAt(wanted, {"resource"});
        if (const auto subresource = textAt(wanted, {"subresource"}); !subresource.isEmpty())
            attributes.resource += "/" + subresource;
        attributes.nameSpace = textAt(wanted, {"namespace"});
        attributes.name = textAt(wanted, {"name"});
        if (wanted.isUndefined()) {
            attributes.verb = textAt(object, {"spec", "nonResourceAttributes", "verb"});
            attributes.path = textAt(object, {"spec", "nonResourceAttributes", "path"});
        }
        const auto reason = rightFor(store, call.user, attributes);
        QJsonObject status{{"allowed", reason.has_value()}};
        if (reason && !reason->isEmpty())
            status.insert("reason", *reason);
        object.insert("status", status);
    }
    return jsonAnswer(201, object);
}

namespace {
QString backendKey(const QString& kind, const QString& nameSpace, const QString& name, int port)
{
    return QStringLiteral("%1/%2/%3:%4").arg(kind, nameSpace, name).arg(port);
}

/// The number of the port called @p text, or its number, or of the only one; nothing if there is none.
std::optional<int> portOf(const QJsonObject& object, const QString& text)
{
    if (object.value("kind") == "Pod")
        return text.isEmpty() ? 80 : text.toInt();
    const auto ports = valueAt(object, {"spec", "ports"}).toArray();
    for (const auto& port : ports) {
        const auto number = valueAt(port, {"port"}).toInt();
        if (textAt(port, {"name"}) == text || QString::number(number) == text
            || (text.isEmpty() && ports.size() == 1))
            return number;
    }
    return std::nullopt;
}
} // namespace

KubeAnswer FakeKubeApi::Data::proxy(const KubeCall& call)
{
    auto parts = call.name().split(':');
    if (parts.size() == 3)
        parts.removeFirst(); // the scheme
    const auto& name = parts.front();
    const auto object = store.object({call.resource.key(), call.nameSpace(), name});
    if (object.isEmpty())
        return notFound(call.resource, name);
    const auto port = portOf(object, parts.value(1));
    if (!port)
        return unavailable(QStringLiteral("no service port %1 found for service %2")
                               .arg(quoted(parts.value(1)), quoted(name)));
    const auto backend = backends.constFind(backendKey(call.plural, call.nameSpace(), name, *port));
    if (backend == backends.constEnd())
        return unavailable(QStringLiteral("no endpoints available for service %1").arg(quoted(name)));
    auto target = '/' + call.rawParts.mid(call.restAt).join('/');
    if (const auto query = call.request.target.indexOf('?'); query >= 0)
        target += call.request.target.mid(query);
    if (const auto* localPort = std::get_if<quint16>(&*backend)) {
        KubeAnswer answer;
        answer.forward = KubeForward{*localPort, target, '/' + call.rawParts.mid(0, call.restAt).join('/')};
        return answer;
    }
    auto request = call.request;
    request.target = target;
    request.headers.remove("authorization");
    return std::get<Backend>(*backend)(request);
}

FakeKubeApi::FakeKubeApi() : m_data(std::make_unique<Data>(*this))
{
    settings.tokens.insert("admin-token", {"admin", "u1", {"system:masters"}});
}

FakeKubeApi::~FakeKubeApi() = default;

KubeAnswer FakeKubeApi::answer(const KubeRequest& request)
{
    auto answer = m_data->answer(request);
    const bool says = std::any_of(answer.headers.begin(), answer.headers.end(),
                                  [](const auto& header) { return header.first == "Cache-Control"; });
    if (!says)
        answer.headers.prepend({"Cache-Control", "no-cache, private"});
    return answer;
}

QByteArray FakeKubeApi::takeEvents(KubeWatch& watch)
{
    QByteArray lines;
    if (std::exchange(watch.startsWithList, false)) {
        for (const auto& object : m_data->store.objects(watch.resource, watch.nameSpace)) {
            if (isSelected(object, watch.labelSelector, watch.fieldSelector))
                lines += textOf({{"type", "ADDED"}, {"object", object}}) + '\n';
        }
        watch.version = version();
    }
    for (const auto& change : m_data->store.history()) {
        if (change.version <= watch.version)
            continue;
        watch.version = change.version;
        const auto event = m_data->event(change, watch);
        if (!event.isEmpty())
            lines += textOf(event) + '\n';
    }
    return lines;
}

QByteArray FakeKubeApi::lastBookmark(const KubeWatch& watch) const
{
    if (!watch.hasBookmarks)
        return {};
    const auto resources = m_data->store.resources();
    const auto resource
        = std::find_if(resources.begin(), resources.end(),
                       [&watch](const KubeResource& each) { return each.key() == watch.resource; });
    qint64 version = 0; // of the newest change of this resource
    for (const auto& change : m_data->store.history()) {
        if (std::get<0>(change.key) == watch.resource && change.version <= watch.version)
            version = change.version;
    }
    QJsonObject object{
        {"metadata",
         QJsonObject{{"resourceVersion", QString::number(version > 0 ? version : watch.version)},
                     {"creationTimestamp", QJsonValue(QJsonValue::Null)}}}};
    if (resource != resources.end()) {
        object.insert("kind", resource->objectKind);
        object.insert("apiVersion", resource->apiVersion());
    }
    return textOf({{"type", "BOOKMARK"}, {"object", object}}) + '\n';
}

QJsonObject FakeKubeApi::put(const QJsonObject& object, const QString& manager)
{
    const auto resources = m_data->store.resources();
    const auto resource
        = std::find_if(resources.begin(), resources.end(), [&object](const KubeResource& each) {
              return each.apiVersion() == object.value("apiVersion").toString()
                  && each.objectKind == object.value("kind").toString();
          });
    if (resource == resources.end())
        qFatal("the fake API server knows no such kind");
    const auto nameSpace = textAt(object, {"metadata", "namespace"});
    if (!nameSpace.isEmpty() && m_data->store.object({"namespaces", {}, nameSpace}).isEmpty())
        put({{"apiVersion", "v1"}, {"kind", "Namespace"}, {"metadata", QJsonObject{{"name", nameSpace}}}},
            manager);
    const auto old = m_data->store.object({resource->key(), nameSpace, textAt(object, {"metadata", "name"})});
    const auto whole = withUpdateTracked(old, m_data->completed(*resource, withoutManagedFields(object), old),
                                         {manager, resource->apiVersion(), m_data->store.time()});
    return m_data->save(*resource, whole);
}

void FakeKubeApi::remove(const QString& resource, const QString& nameSpace, const QString& name)
{
    m_data->store.remove({resource, nameSpace, name});
    if (changed)
        changed();
}

QJsonObject FakeKubeApi::object(const QString& resource, const QString& nameSpace, const QString& name) const
{
    return m_data->store.object({resource, nameSpace, name});
}

qint64 FakeKubeApi::version() const
{
    return m_data->store.version();
}

void FakeKubeApi::forgetHistory()
{
    m_data->oldest = version();
}

void FakeKubeApi::setBackend(const QString& kind, const QString& nameSpace, const QString& name, int port,
                             Backend backend)
{
    m_data->backends.insert(backendKey(kind, nameSpace, name, port), std::move(backend));
}

void FakeKubeApi::forwardTo(const QString& kind, const QString& nameSpace, const QString& name, int port,
                            quint16 localPort)
{
    m_data->backends.insert(backendKey(kind, nameSpace, name, port), localPort);
}
} // namespace quotadeck::testing
