// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kube/kubecall.h"

#include <QHash>
#include <QRegularExpression>
#include <QUrl>

namespace quotadeck::testing {
namespace {
/// The name in a field selector "metadata.name=...".
QString selectedName(const QString& fieldSelector)
{
    static const QRegularExpression kName(QStringLiteral("(?:^|,)metadata\\.name==?([^,]+)"));
    return kName.match(fieldSelector).captured(1);
}

QString verbOf(const QByteArray& method, bool hasName)
{
    if (method == "GET" || method == "HEAD")
        return hasName ? "get" : "list";
    if (method == "DELETE")
        return hasName ? "delete" : "deletecollection";
    static const QHash<QByteArray, QString> kVerbs{{"POST", "create"}, {"PUT", "update"}, {"PATCH", "patch"}};
    return kVerbs.value(method, QString::fromLatin1(method.toLower()));
}

/// Reads the parts of a resource's path from @p parts: [namespaces/NS/]PLURAL[/NAME[/SUBRESOURCE[/...]]]
void readResource(KubeCall& call, const QStringList& parts, qsizetype at)
{
    auto& wanted = call.attributes;
    const bool isInside = parts.value(at) == "namespaces" && parts.size() > at + 2
        && !QStringList({"status", "finalize"}).contains(parts.value(at + 2));
    if (parts.value(at) == "namespaces")
        wanted.nameSpace = parts.value(at + 1);
    if (isInside)
        at += 2;
    call.isResource = true;
    call.plural = parts.value(at);
    wanted.name = parts.value(at + 1);
    call.subresource = parts.value(at + 2);
    call.restAt = at + 3;
    wanted.resource = call.subresource.isEmpty() ? call.plural : call.plural + "/" + call.subresource;
    wanted.verb = verbOf(call.request.method, !wanted.name.isEmpty());
    if (wanted.verb == "list" && call.flag("watch"))
        wanted.verb = "watch";
    if (wanted.name.isEmpty())
        wanted.name = selectedName(call.parameter("fieldSelector"));
}
} // namespace

KubeCall takenApart(const KubeRequest& request)
{
    KubeCall call{request, {}, {}, {}, {}, false, {}, {}, {}, {}, 0, {}};
    const auto questionMark = request.target.indexOf('?');
    const auto rawPath = questionMark < 0 ? request.target : request.target.left(questionMark);
    if (questionMark >= 0) {
        auto query = request.target.mid(questionMark + 1);
        call.query = QUrlQuery(QString::fromUtf8(query.replace('+', "%20")));
    }
    call.path = QUrl::fromPercentEncoding(rawPath);
    call.rawParts = rawPath.mid(1).split('/');
    QStringList parts;
    for (const auto& part : call.rawParts)
        parts.append(QUrl::fromPercentEncoding(part));
    if (parts.size() > 1 && parts.last().isEmpty())
        parts.removeLast();
    const bool isCore = parts.front() == "api";
    if (!(isCore && parts.size() >= 3) && !(parts.front() == "apis" && parts.size() >= 4)) {
        call.attributes.verb = QString::fromLatin1(request.method.toLower());
        call.attributes.path = call.path;
        return call;
    }
    call.attributes.group = isCore ? QString() : parts.at(1);
    call.version = parts.at(isCore ? 1 : 2);
    readResource(call, parts, isCore ? 2 : 3);
    return call;
}
} // namespace quotadeck::testing
