// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kube/fakekubeserver.h"
#include "tests/support/kube/kubeclient.h"
#include "tests/support/kube/kubejson.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>

using namespace quotadeck::testing;

namespace {
const QString kRecordedFolder = QStringLiteral(QUOTADECK_VECTORS "/kube/");

QByteArray contentOf(const QString& name)
{
    QFile file(kRecordedFolder + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray bodyOf(const QJsonObject& exchange)
{
    const auto body = exchange.value("requestBody");
    if (body.isObject())
        return QJsonDocument(body.toObject()).toJson();
    if (body.isArray())
        return QJsonDocument(body.toArray()).toJson();
    if (body.toString() != "(long)")
        return body.toString().toUtf8();
    // One is over the limit of a ConfigMap, the other over that of a request.
    const int size = exchange.value("status").toInt() == 413 ? 4'000'000 : 1'200'000;
    return R"({"data": {"big": ")" + QByteArray(size, 'x') + "\"}}";
}

/// What a Status says besides its message: "Conflict 409 {...}".
QString statusText(const QJsonObject& body)
{
    if (body.value("kind") != "Status")
        return body.value("kind").toString();
    auto details = body.value("details").toObject();
    QStringList causes;
    const auto list = details.value("causes").toArray();
    for (const auto& cause : list)
        causes.append(textAt(cause, {"reason"}) + " " + textAt(cause, {"field"}));
    return QStringLiteral("%1 %2 %3 kind=%4 group=%5 name=%6 causes=%7 details=%8")
        .arg(body.value("status").toString(), body.value("reason").toString())
        .arg(body.value("code").toInt())
        .arg(textAt(details, {"kind"}), textAt(details, {"group"}), textAt(details, {"name"}),
             causes.join(", "))
        .arg(body.contains("details"));
}

/// "MODIFIED yunikorn-configs 201" for each event. How often a bookmark repeats a version depends on the time, so that
/// equal ones in a row count once.
QStringList eventTexts(const QByteArray& body)
{
    QStringList texts;
    KubeReceived received;
    received.body = body;
    for (const auto& event : received.events()) {
        const auto text = QStringLiteral("%1 %2 %3 %4")
                              .arg(event.value("type").toString(), textAt(event, {"object", "kind"}),
                                   textAt(event, {"object", "metadata", "name"}),
                                   textAt(event, {"object", "metadata", "resourceVersion"}));
        if (texts.isEmpty() || texts.last() != text)
            texts.append(text);
    }
    return texts;
}

/// Without what differs from run to run, and the texts that the recordings leave out.
QJsonValue comparable(const QJsonValue& value)
{
    if (value.isArray()) {
        QJsonArray result;
        const auto items = value.toArray();
        for (const auto& item : items)
            result.append(comparable(item));
        return result;
    }
    if (!value.isObject())
        return value;
    QJsonObject result;
    const auto object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (!QStringList({"uid", "time", "creationTimestamp", "message"}).contains(it.key()))
            result.insert(it.key(), comparable(it.value()));
    }
    return result;
}

/// Exchanges whose whole body is not compared, and why.
const QHash<QString, QString>& bodiesLeftOut()
{
    static const QString kDefaults = "the server adds defaults that the fake leaves out";
    static const QString kOfServer = "the body names the server's own build, address or set of resources";
    static const QString kReview = "the fake does not track the fields of a review, which nobody reads";
    static const QHash<QString, QString> kLeftOut{
        {"version", kOfServer},
        {"version-anonymous", kOfServer},
        {"api", kOfServer},
        {"apis-aggregated", kOfServer},
        {"namespace-create", kDefaults},
        {"service-create", kDefaults},
        {"services-by-label", kDefaults},
        {"crd-create", kDefaults},
        {"policy", kDefaults},
        {"policy-binding", "the values of a set are fields of their own there"},
        {"access-admin-patch", kReview},
        {"access-reader-patch-denied", kReview},
        {"access-reader-get", kReview},
    };
    return kLeftOut;
}
} // namespace

/// Sends all requests of the recordings to the fake, in their order, over the loopback interface.
class TestKubeRecordings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server.transport.second = std::chrono::milliseconds(1);
        m_server.api.settings.tokens.insert("reader-token", {"reader", "u2", {"readers"}});
        m_client.base = m_server.url();
        m_client.userAgent = "Python-urllib/3.11";
    }

    void answersAsRecorded_data()
    {
        QTest::addColumn<QJsonObject>("exchange");
        const auto exchanges = QJsonDocument::fromJson(contentOf("index.json")).array();
        QCOMPARE(exchanges.size(), 77);
        for (const auto& exchange : exchanges)
            QTest::newRow(textAt(exchange, {"name"}).toUtf8()) << exchange.toObject();
    }

    void answersAsRecorded()
    {
        QFETCH(const QJsonObject, exchange);
        const auto user = exchange.value("user");
        m_client.token = user.isString() ? user.toString().toUtf8() + "-token" : QByteArray();
        KubeClient::Headers headers;
        for (const auto& [name, field] :
             {std::pair("Content-Type", "requestContentType"), std::pair("Accept", "accept")}) {
            if (const auto value = exchange.value(QLatin1String(field)); value.isString())
                headers.append({name, value.toString().toUtf8()});
        }

        const auto received
            = m_client.send(exchange.value("method").toString().toUtf8(),
                            exchange.value("url").toString().toUtf8(), bodyOf(exchange), headers);

        const auto recorded = contentOf(exchange.value("file").toString());
        const auto recordedHeaders = exchange.value("headers").toObject();
        QCOMPARE(received.status, exchange.value("status").toInt());
        // The recorded headers of watches have no content type.
        if (recordedHeaders.contains("Content-Type"))
            QCOMPARE(QString::fromUtf8(received.headers.value("content-type")),
                     recordedHeaders.value("Content-Type").toString());
        QCOMPARE(QString::fromUtf8(received.headers.value("warning")),
                 recordedHeaders.value("Warning").toString());
        QCOMPARE(received.headers.contains("transfer-encoding"),
                 recordedHeaders.contains("Transfer-Encoding"));
        if (recordedHeaders.contains("Cache-Control"))
            QCOMPARE(QString::fromUtf8(received.headers.value("cache-control")),
                     recordedHeaders.value("Cache-Control").toString());
        if (exchange.value("file").toString().endsWith(".jsonl")) {
            QCOMPARE(eventTexts(received.body), eventTexts(recorded));
            return;
        }
        const auto expected = QJsonDocument::fromJson(recorded);
        QCOMPARE(statusText(received.json()), statusText(expected.object()));
        if (bodiesLeftOut().contains(exchange.value("name").toString()))
            return;
        if (expected.isNull())
            QCOMPARE(received.body, recorded);
        else
            QCOMPARE(QJsonDocument(comparable(received.json()).toObject()).toJson(),
                     QJsonDocument(comparable(expected.object()).toObject()).toJson());
    }

private:
    FakeKubeServer m_server;
    KubeClient m_client;
};

QUOTADECK_TEST(TestKubeRecordings, QCoreApplication)
#include "tst_kuberecordings.moc"
