// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/serve/jsonshape.h"
#include "tests/app/serve/recordings.h"
#include "tests/support/normaljson.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_recordedanswers {
using namespace quotadeck;
using namespace quotadeck::test;
using testsupport::normalJson;

namespace {
/// Answers of which the recording cannot give the content: what led to them was not recorded.
bool isFromThePast(const QByteArray& name)
{
    return name.contains("/events/") || name.contains("/history/") || name.contains("/metrics");
}

QJsonValue parsed(const QByteArray& body)
{
    const auto document = QJsonDocument::fromJson(body);
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

/// @p body without what cannot be the same: texts of the server, the checksum of a text that is gone, and settings
/// that are not of the queue configuration.
QByteArray comparable(const QByteArray& body)
{
    auto object = QJsonDocument::fromJson(body).object();
    if (object.isEmpty())
        return normalJson(body);
    for (const auto* key : {"message", "description", "reason"}) {
        if (object.contains(QLatin1String(key)))
            object[QLatin1String(key)] = QStringLiteral("text");
    }
    object.remove(QStringLiteral("Checksum"));
    object.remove(QStringLiteral("Extra"));
    return normalJson(QJsonDocument(object).toJson());
}

class RecordedCluster
{
public:
    explicit RecordedCluster(const QString& scenario)
        : recorded(recordings(scenario))
        , cluster(serve::ServedCluster::Setup{recordedConfig(recorded), "an-instance"})
    {
        publish(cluster, recordedSnapshot(recorded));
    }

    std::vector<Recorded> recorded;
    serve::ServedCluster cluster;
};
} // namespace

/// A recorded cluster, served by us, is answered as it was recorded: status, type, headers, every field and value.
class TestRecordedAnswers : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void answersAsRecorded_data()
    {
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<int>("index");
        for (const auto* scenario : {"scenario-a", "scenario-d"}) {
            const auto all = recordings(QLatin1String(scenario));
            for (std::size_t index = 0; index < all.size(); ++index) {
                QTest::addRow("%s %zu %s", scenario, index, qPrintable(QString::fromUtf8(all[index].name)))
                    << QString::fromLatin1(scenario) << static_cast<int>(index);
            }
        }
    }
    void answersAsRecorded()
    {
        QFETCH(QString, scenario);
        QFETCH(int, index);
        static std::map<QString, std::unique_ptr<RecordedCluster>> clusters;
        auto& served = clusters[scenario];
        if (!served)
            served = std::make_unique<RecordedCluster>(scenario);
        const auto& recorded = served->recorded[static_cast<std::size_t>(index)];

        const auto response = serve::answer(served->cluster, recorded.request);

        QCOMPARE(response.status, recorded.status); // REST-3, REST-4
        QCOMPARE(response.contentType, recorded.contentType);
        std::map<QByteArray, QByteArray> headers(response.headers.begin(), response.headers.end());
        QCOMPARE(headers, recorded.headers);
        if (recorded.status == 200 && isFromThePast(recorded.name)) {
            if (response.stream || recorded.name.contains("/metrics"))
                return; // see tst_events, tst_metrics
            JsonShape shape;
            JsonShape own;
            for (const auto& alike : served->recorded) { // a short list does not show every field
                if (alike.name.left(20) == recorded.name.left(20) && alike.status == 200)
                    shape.add(parsed(alike.body));
            }
            own.add(parsed(response.body));
            QCOMPARE(shape.differencesOf(own).join(u'\n'), QString());
        } else if (recorded.contentType.startsWith("application/json")) {
            QCOMPARE(comparable(response.body), comparable(recorded.body));
            QCOMPARE(response.body.endsWith('\n'), recorded.body.endsWith('\n')); // REST-1
        } else if (recorded.contentType.startsWith("application/x-yaml")) {
            return; // yamlAnswerReadsAsTheSameConfiguration
        } else {
            QCOMPARE(response.body, recorded.body);
        }
    }

    /// REST-30: the YAML has the keys of the configuration, and reads as the one that is active.
    void yamlAnswerReadsAsTheSameConfiguration_data()
    {
        QTest::addColumn<QString>("scenario");
        QTest::newRow("a") << QStringLiteral("scenario-a");
        QTest::newRow("d") << QStringLiteral("scenario-d");
    }
    void yamlAnswerReadsAsTheSameConfiguration()
    {
        QFETCH(QString, scenario);
        const RecordedCluster served(scenario);

        auto text = serve::answer(served.cluster, get("/ws/v1/config")).body.toStdString();
        QVERIFY(text.find("\nchecksum: ") != std::string::npos);
        QVERIFY(text.find("\ndeadlocktimeoutseconds: 60\n") != std::string::npos);
        text.resize(text.find("checksum:"));
        const auto verdict = config::validate(text);

        QVERIFY(verdict.accepted);
        serve::ServedCluster again({config::effectivePartitions(*verdict.config), "an-instance"});
        publish(again, served.cluster.snapshot());
        auto asJson = get("/ws/v1/config");
        asJson.head.headers = {{"accept", "application/json"}};
        QCOMPARE(comparable(serve::answer(again, asJson).body),
                 comparable(serve::answer(served.cluster, asJson).body));
    }

    /// REST-5: the router unescapes once, names of queues, users and groups are unescaped once more.
    void namesAreUnescapedTwice()
    {
        const RecordedCluster served(QStringLiteral("scenario-a"));
        const auto status = [&served](const std::string& path) {
            return serve::answer(served.cluster, get("/ws/v1/partition/default/" + path)).status;
        };

        const auto message = [&served](const std::string& path) {
            const auto body = serve::answer(served.cluster, get("/ws/v1/partition/default/" + path)).body;
            return QJsonDocument::fromJson(body).object()[QStringLiteral("message")].toString();
        };

        QCOMPARE(status("usage/user/alic%65"), 200);
        QCOMPARE(status("usage/user/alic%2565"), 200);
        QCOMPARE(status("usage/user/alic%25zz"), 400);
        QCOMPARE(message("usage/user/alice%252Fbob"), QStringLiteral("User not found"));
        QCOMPARE(message("usage/user/alice%2Fbob"), QString()); // another path for the router
        QCOMPARE(status("usage/user/alice%zz"), 400);
        QCOMPARE(status("usage/group/%25"), 400);
        QCOMPARE(status("queue/root.sales%252"), 400);
        QCOMPARE(status("queue/%72oot.sales"), 200);
    }

    /// The table of 12.2: which error comes first when several apply.
    void errorsComeInTheDocumentedOrder()
    {
        const RecordedCluster served(QStringLiteral("scenario-a"));
        const auto message = [&served](const std::string& path) {
            const auto response = serve::answer(served.cluster, get("/ws/v1/partition/" + path));
            const auto body = QJsonDocument::fromJson(response.body).object();
            return QStringLiteral("%1 %2")
                .arg(response.status)
                .arg(body[QStringLiteral("message")].toString());
        };

        QCOMPARE(message("no/queue/a%25zz"), QStringLiteral("404 Partition not found"));
        QVERIFY(message("no/queue/a%25zz/applications").startsWith(QStringLiteral("400")));
        QVERIFY(message("no/queue/bad%20name/applications").startsWith(QStringLiteral("400")));
        QVERIFY(message("no/queue/a%25zz/application/x").startsWith(QStringLiteral("400")));
        QCOMPARE(message("no/queue/bad%20name/application/x"), QStringLiteral("404 Partition not found"));
        QCOMPARE(message("no/queue/a%25zz/applications/active"), QStringLiteral("404 Partition not found"));
        QCOMPARE(message("default/queue/root.no/applications/no?status=no"),
                 QStringLiteral("404 Queue not found"));
        QCOMPARE(message("default/queue/root.sales.crm/application/report-1"),
                 QStringLiteral("404 Application not found"));
        QCOMPARE(message("%5Bprod-a%5Ddefault/queues"), QStringLiteral("404 Partition not found")); // REST-9
    }

    /// REST-4: a wrong letter case or a slash too many, whatever the parameters and the query.
    void redirectsToTheRightPath()
    {
        const RecordedCluster served(QStringLiteral("scenario-a"));
        const auto location = [&served](const char* method, const char* target) {
            auto request = get(target);
            request.head.method = method;
            const auto response = serve::answer(served.cluster, request);
            const auto value = response.headers.empty() ? QByteArray() : response.headers.front().second;
            return QByteArray::number(response.status) + ' ' + value;
        };

        QCOMPARE(location("GET", "/WS/v1/Partition/default/queue/root.A%20b/?subtree"),
                 QByteArray("301 /ws/v1/partition/default/queue/root.A%20b?subtree"));
        QCOMPARE(location("POST", "/ws/v1/validate-conf/"), QByteArray("307 /ws/v1/validate-conf"));
        QCOMPARE(location("GET", "/ws/v1/stack"), QByteArray("301 /debug/stack"));
        QCOMPARE(location("HEAD", "/ws/v1/partitions"), QByteArray("405 GET, OPTIONS"));
        QCOMPARE(serve::answer(served.cluster, get("/")).status, 404);
        QCOMPARE(serve::answer(served.cluster, get("//")).status, 404);
    }

    /// What is no YAML of a configuration, and an empty body (PKG-8).
    void validateConfJudgesAsOurValidator()
    {
        const RecordedCluster served(QStringLiteral("scenario-a"));
        const auto judge = [&served](const QByteArray& text) {
            auto request = get("/ws/v1/validate-conf");
            request.head.method = "POST";
            request.body = text;
            const auto response = serve::answer(served.cluster, request);
            return QJsonDocument::fromJson(response.body).object();
        };

        QCOMPARE(judge("").value(QStringLiteral("allowed")).toBool(), true);
        const auto refused
            = judge("partitions:\n  - name: default\n    queues:\n      - name: root\n"
                    "        queues:\n          - {name: a, resources: {max: {memory: 1x}}}\n");
        QCOMPARE(refused[QStringLiteral("allowed")], QJsonValue(false));
        QVERIFY(refused[QStringLiteral("reason")].toString().startsWith(QStringLiteral("line 6, root.a: ")));
        QCOMPARE(judge("\t{")[QStringLiteral("allowed")], QJsonValue(false));
    }

    void nothingIsClaimedBeforeTheFirstSnapshot()
    {
        const serve::ServedCluster empty(serve::ServedCluster::Setup{{}, "an-instance"});

        QCOMPARE(serve::answer(empty, get("/ws/v1/partitions")).status, 503);
        QCOMPARE(serve::answer(empty, get("/ws/v1/nothing")).status, 404);
    }
};

QUOTADECK_TEST(TestRecordedAnswers, QCoreApplication)
} // namespace tst_recordedanswers

#include "tst_recordedanswers.moc"
