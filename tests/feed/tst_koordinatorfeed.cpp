// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/koordinatorfeed.h"
#include "core/elastic/amounts.h"
#include "tests/support/accessto.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

#include <vector>

namespace tst_koordinatorfeed {
using namespace quotadeck;
using namespace quotadeck::feed;
using namespace quotadeck::testing;
using namespace std::chrono_literals;

namespace {
constexpr auto kQuotas = "/apis/v1/plugins/ElasticQuota/quotas";
constexpr auto kTrain = "/apis/v1/plugins/ElasticQuota/quotas/eng-train?includePods=true";
constexpr SystemTime kNow{std::chrono::seconds(1'800'000'000)};

/// EQ-97, of the worked example W3.
const QByteArray kSummary = R"({"name":"eng-train","parentName":"eng","isParent":false,"runtimeVersion":7,
 "allowLentResource":true,"tree":"","max":{"cpu":"100","nvidia.com/gpu":"16"},"min":{"cpu":"20","nvidia.com/gpu":"6"},
 "autoScaleMin":{"cpu":"20","nvidia.com/gpu":"6"},"used":{"cpu":"40","nvidia.com/gpu":"8"},
 "request":{"cpu":"70","nvidia.com/gpu":"14"},"childRequest":{"cpu":"70","nvidia.com/gpu":"14"},
 "sharedWeight":{"cpu":"100","nvidia.com/gpu":"16"},"runtime":{"cpu":"52500m","nvidia.com/gpu":"12"},
 "nonPreemptibleUsed":{},"nonPreemptibleRequest":null,"allocated":{},"guaranteed":{}%1})";

QByteArray summary(const char* rest = "")
{
    return QByteArray(kSummary).replace("%1", rest);
}

const QByteArray kPods
    = R"(,"podCache":{"train-a/job-0":{"isAssigned":true,"resource":{"cpu":"40","nvidia.com/gpu":"8"}}})";

Behaviour answer(int status, const QByteArray& body)
{
    Behaviour behaviour;
    behaviour.status = status;
    behaviour.body = body;
    return behaviour;
}

RestConfig quickConfig(const ReplayServer& server)
{
    auto config = configTo(server.url());
    config.interval = 1h;
    config.limits.inactivity = 200ms;
    config.limits.total = 500ms;
    config.limits.maxBody = 100'000;
    config.backOff = {.first = 8ms, .longest = 64ms};
    config.clock = [] { return kNow; };
    config.random = [] { return 0.0; };
    return config;
}

/// A feed and what it told.
struct Recorder
{
    explicit Recorder(const RestConfig& config) : feed(config)
    {
        QObject::connect(&feed, &Feed::snapshotRead, &feed,
                         [this](const auto& reading) { snapshots.push_back(reading.quotas); });
    }
    KoordinatorFeed feed;
    std::vector<elastic::QuotaSnapshotPtr> snapshots;
};
} // namespace

/// Koordinator's quota service, replayed on the loopback.
class TestKoordinatorFeed : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsAllGroups() // EQ-96, EQ-97
    {
        ReplayServer server;
        server.set(kQuotas, answer(200, "{\"eng-train\":" + summary() + "}"));
        Recorder recorder(quickConfig(server));
        recorder.feed.start();
        QTRY_COMPARE(recorder.snapshots.size(), 1U);

        const auto& snapshot = *recorder.snapshots.front();
        QVERIFY(snapshot.time == kNow);
        const elastic::QuotaGroup& group = snapshot.objects.front().group;
        const elastic::QuotaStatus& status = snapshot.objects.front().status;
        QCOMPARE(group.parent, std::string("eng"));
        QCOMPARE(elastic::amountsText(group.max), std::string("cpu 100, nvidia.com/gpu 16"));
        QCOMPARE(elastic::amountsText(*status.runtime), std::string("cpu 52500m, nvidia.com/gpu 12"));
        QCOMPARE(elastic::amountsText(*status.used), std::string("cpu 40, nvidia.com/gpu 8"));
        QVERIFY(status.nonPreemptibleRequest->entries().empty()); // null is empty
        QVERIFY(snapshot.pods.empty());
        QCOMPARE(recorder.feed.status().state, SourceState::Live);
        QCOMPARE(server.requests().front().headers.value("authorization"), QByteArray());
    }

    void readsThePodsOfTheGroupThatIsLookedAt() // EQ-96: the second path
    {
        ReplayServer server;
        server.set(kQuotas, answer(200, "{\"eng-train\":" + summary() + "}"));
        server.set(kTrain, answer(200, summary(kPods)));
        Recorder recorder(quickConfig(server));
        recorder.feed.setGroup("eng-train");
        recorder.feed.start();
        QTRY_COMPARE(recorder.snapshots.size(), 1U);
        const auto& pods = recorder.snapshots.front()->pods;
        QCOMPARE(pods.size(), 1U);
        QCOMPARE(pods.front().manifest.pod.name, std::string("train-a/job-0"));
        QCOMPARE(pods.front().group, std::string("eng-train"));
        QVERIFY(pods.front().manifest.isAssigned);
    }

    void aGroupThatIsChosenDuringAReadingIsReadNext() // EQ-96
    {
        ReplayServer server;
        server.set(kQuotas, answer(200, "{\"eng-train\":" + summary() + "}"));
        server.set(kTrain, answer(200, summary(kPods)));
        Recorder recorder(quickConfig(server)); // every hour
        recorder.feed.start();
        recorder.feed.setGroup("eng-train");
        recorder.feed.refresh();
        QTRY_COMPARE(recorder.snapshots.size(), 2U);
        QVERIFY(recorder.snapshots.front()->pods.empty());
        QCOMPARE(recorder.snapshots.back()->pods.size(), 1U);
        QTRY_COMPARE(recorder.feed.status().state, SourceState::Live);
        QCOMPARE(server.requests().size(), 3U); // no third reading
    }

    void aGroupThatIsGoneIsTold() // EQ-96: 404
    {
        ReplayServer server;
        server.set(kQuotas, answer(200, "{}"));
        server.set(kTrain, answer(404, R"({"message":"cannot find"})"));
        Recorder recorder(quickConfig(server));
        recorder.feed.setGroup("eng-train");
        recorder.feed.start();
        QTRY_COMPARE(recorder.snapshots.size(), 1U);
        QCOMPARE(recorder.feed.status().unavailable.at("pods").code, ErrorCode::NotFound);
    }

    void anEmptyRuntimeIsUnknown() // EQ-98
    {
        ReplayServer server;
        server.set(kQuotas, answer(200, R"({"a":{"name":"a","max":{"cpu":"1"},"runtime":{}}})"));
        Recorder recorder(quickConfig(server));
        recorder.feed.start();
        QTRY_COMPARE(recorder.snapshots.size(), 1U);
        QVERIFY(!recorder.snapshots.front()->objects.front().status.runtime);
    }

    void keepsItsDataAndRecovers_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("message");
        using Kind = Behaviour::Kind;
        const auto row = [](const char* name, Kind kind, int status, const char* body, ErrorCode code,
                            const char* message) {
            QTest::newRow(name) << static_cast<int>(kind) << status << QByteArray(body)
                                << static_cast<int>(code) << QString::fromUtf8(message);
        };
        row("not the leader", Kind::Answer, 503, R"({"message":"not leader"})", ErrorCode::Network,
            "not leader");
        row("page", Kind::Answer, 200, "<html>", ErrorCode::Parse, "web page");
        row("no JSON", Kind::Answer, 200, "{", ErrorCode::Parse, "not JSON");
        row("a list", Kind::Answer, 200, "[]", ErrorCode::Parse, "an object of quota groups");
        row("no quantity", Kind::Answer, 200, R"({"a":{"name":"a","max":{"cpu":"1,5"}}})", ErrorCode::Parse,
            "a quantity");
        row("silent", Kind::Hold, 200, "", ErrorCode::Timeout, "sent nothing");
        row("endless", Kind::Endless, 200, "", ErrorCode::TooLarge, "100000 bytes");
        row("closes", Kind::Close, 200, "", ErrorCode::Network, "without an answer");
    }
    void keepsItsDataAndRecovers()
    {
        QFETCH(int, kind);
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        QFETCH(int, code);
        QFETCH(QString, message);
        ReplayServer server;
        server.set(kQuotas, answer(200, "{}"));
        Recorder recorder(quickConfig(server));
        recorder.feed.start();
        QTRY_COMPARE(recorder.snapshots.size(), 1U);

        std::vector<SourceStatus> failed;
        connect(&recorder.feed, &Feed::statusChanged, this, [&failed](const SourceStatus& told) {
            if (told.error)
                failed.push_back(told);
        });
        Behaviour behaviour = answer(status, body);
        behaviour.kind = static_cast<Behaviour::Kind>(kind);
        server.set(kQuotas, behaviour);
        recorder.feed.refresh();
        QTRY_VERIFY(!failed.empty());
        QCOMPARE(failed.front().error->code, static_cast<ErrorCode>(code));
        const QString told = QString::fromStdString(failed.front().error->message.english());
        QVERIFY2(told.contains(message), qPrintable(told));
        QCOMPARE(failed.front().state, SourceState::Retrying);
        QVERIFY(failed.front().lastGood == kNow); // the age of what is still shown
        QCOMPARE(recorder.snapshots.size(), 1U);

        server.set(kQuotas, answer(200, "{}"));
        QTRY_VERIFY(recorder.snapshots.size() >= 2U);
        QCOMPARE(recorder.feed.status().failures, 0);
    }

    void refusedCredentialsEndTheReading()
    {
        ReplayServer server;
        server.set(kQuotas, answer(401, "{}"));
        auto config = quickConfig(server);
        config.access = accessTo(server.url(), "secret");
        Recorder recorder(config);
        recorder.feed.start();
        QTRY_COMPARE(recorder.feed.status().state, SourceState::Unauthorized);
        QCOMPARE(server.requests().front().headers.value("authorization"), QByteArray("Bearer secret"));
        QCOMPARE(server.count(kQuotas), 1);
    }

    void theTokenReachesNoOtherServer()
    {
        ReplayServer server;
        ReplayServer other;
        other.set(kQuotas, answer(200, "{}"));
        Behaviour redirect = answer(302, "");
        redirect.headers.append({"Location", other.url(kQuotas).toUtf8()});
        server.set(kQuotas, redirect);
        auto config = quickConfig(server);
        config.access = accessTo(server.url(), "secret");
        Recorder recorder(config);
        recorder.feed.start();
        QTRY_VERIFY(recorder.feed.status().error.has_value());
        QVERIFY(other.requests().isEmpty());
    }

    void whatIsWrittenIsReadAgain() // the normal form of snapshot --kind koordinator
    {
        const std::string text = "{\"eng-train\":" + summary(kPods).toStdString() + "}";
        const auto read = elastic::readQuotaSummaries(text);
        QVERIFY(read);
        const std::string written = elastic::quotaSummariesJson(*read);
        const auto again = elastic::readQuotaSummaries(written);
        QVERIFY(again);
        QCOMPARE(elastic::quotaSummariesJson(*again), written);
        QVERIFY(again->objects.front().group == read->objects.front().group);
        QCOMPARE(again->pods.size(), 1U);
    }

    void faultsAreNamed_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("where");
        QTest::newRow("no object") << QByteArray(R"({"a":1})") << "a";
        QTest::newRow("no name") << QByteArray(R"({"a":{}})") << "a.name";
        QTest::newRow("parent") << QByteArray(R"({"a":{"name":"a","isParent":"yes"}})") << "a.isParent";
        QTest::newRow("quantity") << QByteArray(R"({"a":{"name":"a","used":{"memory":"1gi"}}})")
                                  << "a.used.memory";
        QTest::newRow("pod") << QByteArray(R"({"a":{"name":"a","podCache":{"n/p":{}}}})")
                             << "a.podCache.n/p.isAssigned";
    }
    void faultsAreNamed()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, where);
        const auto read = elastic::readQuotaSummaries(json.toStdString());
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().where), where);
    }

    void answersThatNeedTooMuchMemoryAreRefused()
    {
        QByteArray json = R"({"a":{"name":"a","podCache":{"p":{"isAssigned":true})";
        json += QByteArray(R"(,"p":{"isAssigned":true})").repeated(1'500'000) + "}}}";
        const auto pods = elastic::readQuotaSummaries(json.toStdString());
        QVERIFY(!pods);
        QCOMPARE(pods.error().code, ErrorCode::TooLarge);
        QVERIFY(pods.error().message.english().find("256 MiB") != std::string::npos);

        json = R"({"a":{"name":"a","max":{"t":1)";
        for (int type = 0; type < 1001; ++type)
            json += ",\"t" + QByteArray::number(type) + "\":1";
        QVERIFY(!elastic::readQuotaSummaries((json + "}}}").toStdString()));
    }
};

QUOTADECK_TEST(TestKoordinatorFeed, QCoreApplication)
} // namespace tst_koordinatorfeed

#include "tst_koordinatorfeed.moc"
