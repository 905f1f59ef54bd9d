// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/eventstream.h"
#include "tests/feed/restfeedfixture.h"
#include "tests/support/testprogram.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <vector>

namespace tst_eventstream {
using namespace quotadeck;
using namespace quotadeck::feed;
using namespace quotadeck::testing;
using namespace std::chrono_literals;

namespace {
const QByteArray kFirst = "{\"InstanceUUID\":\"a\"}\n";
const QByteArray kEvent = "{\"type\":2,\"objectID\":\"app-1\",\"eventChangeType\":2,\"resource\":{}}\n";

QByteArray eventAt(int time, const char* object)
{
    return QByteArray("{\"type\":2,\"objectID\":\"") + object
        + "\",\"timestampNano\":" + QByteArray::number(time) + ",\"resource\":{}}\n";
}

Behaviour streaming(const QByteArray& start)
{
    auto behaviour = answer(200, "application/json", start);
    behaviour.kind = Behaviour::Kind::Stream;
    return behaviour;
}

/// A server with a stream, and what follows it.
struct Followed
{
    explicit Followed(const Behaviour& behaviour = streaming(kFirst))
    {
        server.set(kStream, behaviour);
        auto config = fastConfig(server);
        config.events.emplace();
        config.events->firstLine = 100ms;
        config.events->afterRefusal = 150ms;
        config.events->silence = 5s;
        stream = std::make_unique<EventStream>(config);
        alive = std::make_unique<QSignalSpy>(stream.get(), &EventStream::aliveChanged);
        changes = std::make_unique<QSignalSpy>(stream.get(), &EventStream::changed);
        restarts = std::make_unique<QSignalSpy>(stream.get(), &EventStream::restarted);
        QObject::connect(stream.get(), &EventStream::eventsRead, stream.get(),
                         [this](const EventBatch& batch) { batches.push_back(batch); });
    }

    [[nodiscard]] int requests() const { return server.count(kStream); }
    [[nodiscard]] QStringList objects() const
    {
        QStringList names;
        for (const EventBatch& batch : batches) {
            for (const ClusterEvent& event : batch.events)
                names << QString::fromStdString(event.object);
        }
        return names;
    }

    ReplayServer server;
    std::unique_ptr<EventStream> stream;
    std::unique_ptr<QSignalSpy> alive;
    std::unique_ptr<QSignalSpy> changes;
    std::unique_ptr<QSignalSpy> restarts;
    std::vector<EventBatch> batches;
};
} // namespace

class TestEventStream : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void isAliveFromTheFirstLineOn() // REST-44
    {
        Followed followed(streaming({}));
        followed.stream->start();
        followed.stream->start(); // changes nothing
        QTRY_COMPARE(followed.server.streams(kStream), 1);
        QVERIFY(!followed.stream->isAlive());
        followed.server.send(kStream, kFirst.left(5));
        followed.server.send(kStream, kFirst.mid(5));
        QTRY_VERIFY(followed.stream->isAlive());
        QCOMPARE(followed.changes->count(), 1); // there may have been some before
        QCOMPARE(followed.requests(), 1);

        followed.server.send(kStream, kEvent + kEvent);
        QTRY_COMPARE(followed.changes->count(), 3);
        QCOMPARE(followed.restarts->count(), 0);
    }

    void readsWhatHappened() // REST-41, REST-44
    {
        Followed followed(streaming(kFirst + eventAt(10, "a") + "{\"type\":[]}\n" + eventAt(20, "b")));
        followed.stream->start();
        QTRY_COMPARE(followed.objects(), QStringList({"a", "b"})); // a line that is no event is left out
        QCOMPARE(followed.batches.front().start, EventBatch::Start::Anew);
        followed.server.send(kStream, eventAt(30, "c"));
        QTRY_COMPARE(followed.objects(), QStringList({"a", "b", "c"}));
        QCOMPARE(followed.batches.back().start, EventBatch::Start::Continued);
    }

    void leavesOutWhatIsRepeatedAfterACut()
    {
        Followed followed(streaming(kFirst + eventAt(10, "a") + eventAt(20, "b")));
        followed.stream->start();
        QTRY_COMPARE(followed.objects().size(), 2);
        followed.server.set(kStream,
                            streaming(kFirst + eventAt(10, "a") + eventAt(20, "b") + eventAt(30, "c")));
        followed.server.cutStreams(kStream);
        QTRY_COMPARE(followed.objects(), QStringList({"a", "b", "c"}));
        QCOMPARE(followed.batches.back().start, EventBatch::Start::Continued);
    }

    void saysWhereEventsMayBeMissing_data()
    {
        QTest::addColumn<QByteArray>("first");
        QTest::newRow("the scheduler has dropped them") << kFirst;
        QTest::newRow("another scheduler") << QByteArray("{\"InstanceUUID\":\"b\"}\n"); // REST-40
    }

    void saysWhereEventsMayBeMissing()
    {
        QFETCH(QByteArray, first);
        Followed followed(streaming(kFirst + eventAt(10, "a")));
        followed.stream->start();
        QTRY_COMPARE(followed.objects().size(), 1);
        followed.server.set(kStream, streaming(first + eventAt(30, "c")));
        followed.server.cutStreams(kStream);
        QTRY_COMPARE(followed.objects(), QStringList({"a", "c"}));
        QCOMPARE(followed.batches.back().start, EventBatch::Start::AfterGap);
    }

    void beginsAgainAfterACut()
    {
        Followed followed;
        followed.stream->start();
        QTRY_VERIFY(followed.stream->isAlive());
        followed.server.cutStreams(kStream);
        QTRY_COMPARE(followed.alive->count(), 3); // lost, and there again
        QVERIFY(followed.stream->isAlive());
        QCOMPARE(followed.changes->count(), 2);
        QCOMPARE(followed.restarts->count(), 0);

        followed.server.endStreams(kStream);
        QTRY_COMPARE(followed.alive->count(), 5);
        QVERIFY(followed.stream->isAlive());
    }

    void findsAServerThatWasAway()
    {
        Followed followed;
        followed.stream->start();
        QTRY_VERIFY(followed.stream->isAlive());
        followed.server.refuse();
        QTRY_VERIFY(!followed.stream->isAlive());
        followed.server.listen();
        QTRY_VERIFY(followed.stream->isAlive());
    }

    void waitsLongerForAStreamThatDoesNotLast()
    {
        Followed followed;
        auto config = fastConfig(followed.server);
        config.events.emplace();
        config.backOff = {.first = 400ms, .longest = 800ms};
        EventStream stream(config);
        stream.start();
        QTRY_VERIFY(stream.isAlive());
        QElapsedTimer time;
        const auto waitAfterACut = [&] {
            followed.server.cutStreams(kStream);
            time.start();
            return QTest::qWaitFor([&] { return !stream.isAlive(); }, test::kLongestWait)
                    && QTest::qWaitFor([&] { return stream.isAlive(); }, test::kLongestWait)
                ? time.elapsed()
                : -1;
        };
        QVERIFY(waitAfterACut() >= 400);
        QVERIFY(waitAfterACut() >= 800);
        QVERIFY(!QTest::qWaitFor([&] { return !stream.isAlive(); }, 900)); // it lasts now
        const auto wait = waitAfterACut();
        QVERIFY2(wait >= 400 && wait < 700, qPrintable(QString::number(wait)));
    }

    void noticesARestartOfTheScheduler()
    {
        Followed followed;
        followed.stream->start();
        QTRY_VERIFY(followed.stream->isAlive());
        followed.server.set(kStream, streaming("{\"InstanceUUID\":\"b\"}\n"));
        followed.server.cutStreams(kStream);
        QTRY_COMPARE(followed.restarts->count(), 1);
        QCOMPARE(followed.changes->count(), 1); // of the first stream
    }

    void leavesASchedulerWithoutAStreamAlone_data()
    {
        QTest::addColumn<int>("status");
        for (const int status : {400, 403, 404, 500})
            QTest::addRow("%d", status) << status;
    }

    void leavesASchedulerWithoutAStreamAlone()
    {
        QFETCH(int, status);
        Followed followed(answer(status, "text/plain", "no"));
        QElapsedTimer time;
        time.start();
        followed.stream->start();
        QTRY_COMPARE(followed.requests(), 2);
        QVERIFY(time.elapsed() >= 150); // and not as after a cut
        QCOMPARE(followed.alive->count(), 0);
        followed.server.set(kStream, streaming(kFirst));
        QTRY_VERIFY(followed.stream->isAlive());
    }

    void waitsAsLongAsABusySchedulerAsks()
    {
        auto busy = answer(503, "application/json", R"({"message":"Too many streaming connections"})");
        busy.headers.emplaceBack("Retry-After", "1");
        Followed followed(busy);
        QElapsedTimer time;
        time.start();
        followed.stream->start();
        QTRY_COMPARE(followed.requests(), 1);
        followed.server.set(kStream, streaming(kFirst));
        QTRY_VERIFY(followed.stream->isAlive());
        QVERIFY(time.elapsed() >= 1'000);
    }

    void givesUpAProxyThatCollectsTheAnswer()
    {
        Followed followed(streaming({}));
        QElapsedTimer time;
        time.start();
        followed.stream->start();
        QTRY_COMPARE(followed.requests(), 2);
        QVERIFY(time.elapsed() >= 250); // the wait for the line, and that after a refusal
        QCOMPARE(followed.server.streams(kStream), 1); // the first one is closed
        QCOMPARE(followed.alive->count(), 0);
    }

    void takesAnErrorForNoStream()
    {
        Followed followed(streaming("{\"status_code\":500,\"message\":\"Event tracking is disabled\"}\n"));
        followed.stream->start();
        QTRY_COMPARE(followed.requests(), 2);
        QCOMPARE(followed.alive->count(), 0);
    }

    void takesAWebPageForNoStream()
    {
        Followed followed(streaming("<html>\n<body>\n"));
        followed.stream->start();
        QTRY_COMPARE(followed.requests(), 2);
        QCOMPARE(followed.alive->count(), 0);
    }

    void beginsAnewAfterALongSilence()
    {
        Followed followed;
        auto config = fastConfig(followed.server);
        config.events.emplace();
        config.events->silence = 100ms;
        EventStream stream(config);
        const QSignalSpy alive(&stream, &EventStream::aliveChanged);
        stream.start();
        QTRY_VERIFY(alive.count() >= 3);
    }

    void isRestarted()
    {
        Followed followed;
        followed.stream->start();
        QTRY_VERIFY(followed.stream->isAlive());
        followed.stream->restart();
        QVERIFY(!followed.stream->isAlive());
        QTRY_VERIFY(followed.stream->isAlive());
        QCOMPARE(followed.requests(), 2);
        QCOMPARE(followed.restarts->count(), 0);
    }

    void emitsNothingOnceItIsStopped()
    {
        Followed followed;
        followed.stream->start();
        QTRY_VERIFY(followed.stream->isAlive());
        followed.server.send(kStream, kEvent);
        followed.stream->stop();
        QVERIFY(!followed.stream->isAlive());
        QCOMPARE(followed.alive->count(), 2);
        QTRY_COMPARE(followed.server.streams(kStream), 0);
        QCOMPARE(followed.changes->count(), 1);
        QCOMPARE(followed.requests(), 1);

        followed.stream->start();
        QTRY_VERIFY(followed.stream->isAlive());
    }
};

QUOTADECK_TEST(TestEventStream, QCoreApplication)
} // namespace tst_eventstream

#include "tst_eventstream.moc"
