// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kube/kubestatus.h"

#include "tests/support/kube/kubejson.h"
#include "tests/support/kube/kubestore.h"

#include <QJsonDocument>
#include <QStringList>

namespace quotadeck::testing {
QByteArray textOf(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

KubeAnswer jsonAnswer(int status, const QJsonObject& body)
{
    KubeAnswer answer;
    answer.status = status;
    answer.body = textOf(body);
    return answer;
}

KubeAnswer textAnswer(int status, const QByteArray& text)
{
    KubeAnswer answer;
    answer.status = status;
    answer.contentType = "text/plain; charset=utf-8";
    answer.body = text;
    return answer;
}

KubeAnswer failure(int code, const QString& reason, const QString& message,
                   const std::optional<QJsonObject>& details)
{
    QJsonObject status{{"kind", "Status"},    {"apiVersion", "v1"}, {"metadata", QJsonObject()},
                       {"status", "Failure"}, {"message", message}, {"reason", reason},
                       {"code", code}};
    if (reason.isEmpty())
        status.remove("reason");
    if (details)
        status.insert("details", *details);
    return jsonAnswer(code, status);
}

KubeAnswer badRequest(const QString& message)
{
    return failure(400, "BadRequest", message);
}

KubeAnswer methodNotAllowed()
{
    return failure(405, "MethodNotAllowed", "the server does not allow this method on the requested resource",
                   QJsonObject());
}

KubeAnswer tooLarge()
{
    return failure(413, "RequestEntityTooLarge", "Request entity too large: limit is 3145728");
}

KubeAnswer unavailable(const QString& message)
{
    return failure(503, "ServiceUnavailable", message);
}

KubeAnswer unsupportedType()
{
    return failure(415, "UnsupportedMediaType", "415: Unsupported Media Type", QJsonObject());
}

KubeAnswer expired(const QString& message)
{
    return failure(410, "Expired", message);
}

QString quoted(const QString& text)
{
    return '"' + text + '"';
}

QJsonObject detailsOf(const QString& group, const QString& kind, const QString& name)
{
    QJsonObject details{{"kind", kind}};
    if (!group.isEmpty())
        details.insert("group", group);
    if (!name.isEmpty())
        details.insert("name", name);
    return details;
}

KubeAnswer notFound(const KubeResource& resource, const QString& name)
{
    return failure(404, "NotFound", QStringLiteral("%1 %2 not found").arg(resource.key(), quoted(name)),
                   detailsOf(resource.group, resource.plural, name));
}

KubeAnswer conflict(const KubeResource& resource, const QString& name, const QString& message)
{
    return failure(409, "Conflict",
                   QStringLiteral("Operation cannot be fulfilled on %1 %2: %3")
                       .arg(resource.key(), quoted(name), message),
                   detailsOf(resource.group, resource.plural, name));
}

QJsonObject cause(const QString& reason, const QString& field, const QString& message)
{
    return {{"reason", reason}, {"message", message}, {"field", field}};
}

KubeAnswer invalid(const KubeResource& resource, const QString& name, const QJsonArray& causes)
{
    QStringList texts;
    for (const auto& each : causes)
        texts.append(textAt(each, {"field"}) + ": " + textAt(each, {"message"}));
    auto details = detailsOf(resource.group, resource.objectKind, name);
    details.insert("causes", causes);
    const auto kind
        = resource.group.isEmpty() ? resource.objectKind : resource.objectKind + "." + resource.group;
    return failure(422, "Invalid",
                   QStringLiteral("%1 %2 is invalid: %3").arg(kind, quoted(name), texts.join(", ")), details);
}

KubeAnswer forbidden(const KubeUser& user, const KubeAttributes& wanted)
{
    if (wanted.resource.isEmpty()) {
        return failure(403, "Forbidden",
                       QStringLiteral("forbidden: User %1 cannot %2 path %3")
                           .arg(quoted(user.name), wanted.verb, quoted(wanted.path)),
                       QJsonObject());
    }
    const auto plural = wanted.resource.section('/', 0, 0);
    const auto where = wanted.nameSpace.isEmpty() ? QString("at the cluster scope")
                                                  : "in the namespace " + quoted(wanted.nameSpace);
    const auto what = (wanted.group.isEmpty() ? plural : plural + "." + wanted.group)
        + (wanted.name.isEmpty() ? QString() : " " + quoted(wanted.name));
    return failure(
        403, "Forbidden",
        QStringLiteral("%1 is forbidden: User %2 cannot %3 resource %4 in API group %5 %6")
            .arg(what, quoted(user.name), wanted.verb, quoted(wanted.resource), quoted(wanted.group), where),
        detailsOf(wanted.group, plural, wanted.name));
}
} // namespace quotadeck::testing
