// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/restjson.h"
#include "tests/support/filebytes.h"
#include "tests/support/normaljson.h"
#include "tests/support/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <functional>

namespace tst_restrecordings {
using namespace quotadeck;
using testsupport::normalJson;

namespace {
using Rewrite = std::function<Result<std::string>(std::string_view)>;

/// Reads and writes the answer of an endpoint.
Rewrite rewriteOf(auto read, auto write)
{
    return [read, write](std::string_view json) { return read(json).map(write); };
}

Rewrite rewriteFor(const QString& endpoint)
{
    const auto writePartitions = [](const std::vector<PartitionInfo>& partitions) {
        std::string text;
        for (const auto& partition : partitions)
            text += (text.empty() ? "[" : ",") + rest::writePartition(partition);
        return text + "]";
    };
    if (endpoint == QStringLiteral("/clusters"))
        return rewriteOf(rest::readClusters, rest::writeClusters);
    if (endpoint == QStringLiteral("/partitions"))
        return rewriteOf(rest::readPartitions, writePartitions);
    if (endpoint == QStringLiteral("/scheduler/healthcheck"))
        return rewriteOf(rest::readHealth, rest::writeHealth);
    if (endpoint.endsWith(QStringLiteral("/queues")) || endpoint.endsWith(QStringLiteral("?subtree")))
        return rewriteOf(rest::readQueues, rest::writeQueues);
    if (endpoint.endsWith(QStringLiteral("/usage/users")))
        return rewriteOf(rest::readUsers, rest::writeUsers);
    if (endpoint.endsWith(QStringLiteral("/usage/groups")))
        return rewriteOf(rest::readGroups, rest::writeGroups);
    if (endpoint.endsWith(QStringLiteral("/nodes")))
        return rewriteOf(rest::readNodes, rest::writeNodes);
    if (endpoint.contains(QStringLiteral("/applications")))
        return rewriteOf(rest::readApplications, rest::writeApplications);
    return {};
}

struct Recording
{
    QString name;
    QString endpoint;
    QByteArray body;
};

/// The good answers that a reader exists for.
QList<Recording> recordings()
{
    QList<Recording> result;
    for (const auto* scenario : {"scenario-a", "scenario-d"}) {
        const auto folder = QStringLiteral(QUOTADECK_VECTORS "/rest/") + QLatin1String(scenario) + u'/';
        const auto index
            = QJsonDocument::fromJson(test::bytesOf(folder + QStringLiteral("index.json"))).array();
        for (const auto& item : index) {
            const auto entry = item.toObject();
            const auto endpoint = entry[QStringLiteral("url")].toString().mid(int(strlen("/ws/v1")));
            const auto file = entry[QStringLiteral("file")].toString();
            const bool isGood = entry[QStringLiteral("status")].toInt() == 200
                && entry[QStringLiteral("method")].toString() == QStringLiteral("GET");
            if (isGood && rewriteFor(endpoint))
                result.append(
                    {QLatin1String(scenario) + u'/' + file, endpoint, test::bytesOf(folder + file)});
        }
    }
    return result;
}

void addRecordings()
{
    QTest::addColumn<QString>("endpoint");
    QTest::addColumn<QByteArray>("body");
    for (const auto& recording : recordings())
        QTest::newRow(qPrintable(recording.name)) << recording.endpoint << recording.body;
}

/// With the lists of every object the other way round, as another call might send them.
QJsonValue turnedRound(const QJsonValue& value)
{
    if (value.isObject()) {
        auto object = value.toObject();
        for (auto field = object.begin(); field != object.end(); ++field) {
            const bool isSequence
                = field.key() == QStringLiteral("stateLog") || field.key() == QStringLiteral("groups");
            if (!isSequence)
                field.value() = turnedRound(field.value());
        }
        return object;
    }
    if (!value.isArray())
        return value;
    QJsonArray result;
    for (const auto& item : value.toArray())
        result.prepend(turnedRound(item));
    return result;
}
} // namespace

class TestRestRecordings : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void coverEveryReader()
    {
        QSet<QString> last;
        for (const auto& recording : recordings())
            last.insert(recording.endpoint.section(u'/', -1));

        QVERIFY(recordings().size() >= 40);
        for (const auto* name :
             {"clusters", "partitions", "queues", "users", "groups", "active", "nodes", "healthcheck"})
            QVERIFY2(last.contains(QLatin1String(name)), name);
    }

    void surviveReadingAndWriting_data() { addRecordings(); }

    void surviveReadingAndWriting() // REST-11 to REST-21
    {
        QFETCH(QString, endpoint);
        QFETCH(QByteArray, body);

        const auto written = rewriteFor(endpoint)(body.toStdString());

        QVERIFY2(written, written ? "" : written.error().message.english().c_str());
        QVERIFY(!written->empty() && written->find('\n') == std::string::npos);
        const auto actual = normalJson(QByteArray::fromStdString(*written));
        QVERIFY(!actual.isEmpty());
        QCOMPARE(actual, normalJson(body));
    }

    void areTheSameInAnyOrder_data() { addRecordings(); }

    void areTheSameInAnyOrder() // REST-6, 12.8 (6)
    {
        QFETCH(QString, endpoint);
        QFETCH(QByteArray, body);
        if (endpoint.contains(QStringLiteral("healthcheck")))
            return; // its checks are a sequence
        const auto document = QJsonDocument::fromJson(body);
        const auto turned = document.isArray()
            ? QJsonDocument(turnedRound(document.array()).toArray()).toJson()
            : QJsonDocument(turnedRound(document.object()).toObject()).toJson();

        const auto rewrite = rewriteFor(endpoint);

        QCOMPARE(rewrite(turned.toStdString()).value_or("?"), rewrite(body.toStdString()).value_or("!"));
    }

    void areErrorsWhenCutOff_data() { addRecordings(); }

    void areErrorsWhenCutOff()
    {
        QFETCH(QString, endpoint);
        QFETCH(QByteArray, body);
        const auto rewrite = rewriteFor(endpoint);
        const auto text = body.trimmed().toStdString();
        // Every byte of the small ones; the large ones hold the same fields many times.
        const std::size_t step = text.size() < 8000 ? 1 : 61;

        for (std::size_t length = 0; length < text.size(); length += step) {
            const auto written = rewrite(std::string_view(text).substr(0, length));

            QVERIFY(!written);
            QCOMPARE(written.error().code, ErrorCode::Parse);
            const auto place = "byte " + std::to_string(length);
            QVERIFY2(written.error().message.english().find(place) != std::string::npos,
                     written.error().message.english().c_str());
        }
    }
};

QUOTADECK_TEST(TestRestRecordings, NoApplication)
} // namespace tst_restrecordings

#include "tst_restrecordings.moc"
