// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QPair>
#include <QSignalSpy>
#include <QSslConfiguration>
#include <QString>

#include <memory>

namespace quotadeck::testing {
/// What a client got.
struct KubeReceived
{
    QNetworkReply::NetworkError error = QNetworkReply::NoError;
    int status = 0; ///< 0: no answer
    QByteArray body;
    QHash<QByteArray, QByteArray> headers; ///< names in lower case

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(body).object(); }
    /// The events of a watch.
    [[nodiscard]] QList<QJsonObject> events() const
    {
        QList<QJsonObject> result;
        for (const auto& line : body.split('\n')) {
            if (!line.isEmpty())
                result.append(QJsonDocument::fromJson(line).object());
        }
        return result;
    }
};

/// A client of an API server that waits for its answers.
struct KubeClient
{
    QString base; ///< "http://127.0.0.1:6443"
    QByteArray token = "admin-token"; ///< empty: none is sent
    QByteArray userAgent = "QuotaDeck-test/1";
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    QNetworkAccessManager manager;

    using Headers = QList<QPair<QByteArray, QByteArray>>;

    std::unique_ptr<QNetworkReply> begin(const QByteArray& method, const QByteArray& target,
                                         const QByteArray& body = {}, const Headers& headers = {})
    {
        QNetworkRequest request(QUrl::fromEncoded(base.toUtf8() + target));
        request.setSslConfiguration(tls);
        request.setRawHeader("User-Agent", userAgent);
        if (!token.isEmpty())
            request.setRawHeader("Authorization", "Bearer " + token);
        for (const auto& [name, value] : headers)
            request.setRawHeader(name, value);
        return std::unique_ptr<QNetworkReply>(manager.sendCustomRequest(request, method, body));
    }

    static KubeReceived finish(QNetworkReply& reply)
    {
        KubeReceived received;
        QSignalSpy finished(&reply, &QNetworkReply::finished);
        if (!reply.isFinished() && !finished.wait(20'000))
            qFatal("no answer");
        received.error = reply.error();
        received.status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        received.body = reply.readAll();
        for (const auto& [name, value] : reply.rawHeaderPairs())
            received.headers.insert(name.toLower(), value);
        return received;
    }

    KubeReceived send(const QByteArray& method, const QByteArray& target, const QByteArray& body = {},
                      const Headers& headers = {})
    {
        return finish(*begin(method, target, body, headers));
    }
    KubeReceived get(const QByteArray& target, const Headers& headers = {})
    {
        return send("GET", target, {}, headers);
    }
    /// @p type: "merge-patch+json", "json-patch+json", "apply-patch+yaml"
    KubeReceived patch(const QByteArray& target, const QByteArray& body, const QByteArray& type)
    {
        return send("PATCH", target, body, {{"Content-Type", "application/" + type}});
    }
};
} // namespace quotadeck::testing
