// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/httpfetcher.h"
#include "app/http/linestream.h"
#include "core/base/inflater.h"
#include "tests/support/accessto.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"

#include <QElapsedTimer>
#include <QList>
#include <QPointer>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace tst_linestream {
using namespace quotadeck;
using namespace quotadeck::http;
using testing::accessTo;
using testing::Behaviour;
using testing::ReplayServer;
using namespace std::chrono_literals;

namespace {
constexpr auto kTarget = "/ws/v1/events/stream";
constexpr int kMostWithoutTurn = 16; ///< ms, that the event loop may stand still

Behaviour stream(const QByteArray& start = {})
{
    Behaviour behaviour;
    behaviour.kind = Behaviour::Kind::Stream;
    behaviour.contentType = "application/json";
    behaviour.body = start;
    return behaviour;
}

/// Follows one stream and keeps what it emits.
struct Follower
{
    Follower(const ServerAccessPtr& access, const LineRequest& request)
        : stream(std::make_unique<LineStream>(access, request))
    {
        QObject::connect(stream.get(), &LineStream::opened, stream.get(), [this] { ++openings; });
        QObject::connect(stream.get(), &LineStream::lineRead, stream.get(), [this](const QByteArray& line) {
            lines.append(line);
            if (onLine)
                onLine(line);
        });
        QObject::connect(stream.get(), &LineStream::finished, stream.get(),
                         [this](const Result<HttpAnswer>& answer) { ends.push_back(answer); });
        stream->start();
    }

    [[nodiscard]] QString message() const
    {
        return ends.empty() || ends.front() ? QString()
                                            : QString::fromStdString(ends.front().error().message.english());
    }

    std::unique_ptr<LineStream> stream;
    int openings = 0;
    QList<QByteArray> lines;
    std::vector<Result<HttpAnswer>> ends;
    std::function<void(const QByteArray&)> onLine;
};

/// A server that is asked with "Bearer old" until it is renewed.
class RenewableAccess final : public ServerAccess
{
public:
    explicit RenewableAccess(const QString& base) : m_base(base) { }

    void open(QObject*, Taker take) override
    {
        Route route;
        route.base = m_base;
        route.headers.append(bearerHeader(m_token));
        take(route);
    }
    bool renew(const Route&) override
    {
        ++renewals;
        if (renewed)
            renewed();
        m_token = "new";
        return true;
    }
    bool isUnverified() const override { return false; }
    QNetworkAccessManager& network() override { return m_network; }

    int renewals = 0;
    std::function<void()> renewed;

private:
    QUrl m_base;
    QByteArray m_token = "old";
    QNetworkAccessManager m_network;
};

/// The longest time between two turns of the event loop.
class TurnWatch
{
public:
    TurnWatch()
    {
        m_since.start();
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] {
            m_longest = std::max(m_longest, m_since.restart());
            ++m_turns;
        });
        m_timer.start(0);
    }

    [[nodiscard]] qint64 longest() const { return m_longest; } ///< ms
    [[nodiscard]] int turns() const { return m_turns; }

private:
    QTimer m_timer;
    QElapsedTimer m_since;
    qint64 m_longest = 0;
    int m_turns = 0;
};
} // namespace

class TestLineStream : public QObject
{
    Q_OBJECT
private:
    std::unique_ptr<ReplayServer> m_server;
    ServerAccessPtr m_access;

    [[nodiscard]] static LineRequest request()
    {
        LineRequest request;
        request.url = QUrl(QLatin1String(kTarget));
        request.where = kTarget;
        request.limits.opening = 2s;
        return request;
    }

private Q_SLOTS:
    void init()
    {
        m_server = std::make_unique<ReplayServer>();
        m_access = accessTo(m_server->url());
    }
    void cleanup() { m_server.reset(); }

    void passesLinesOnAsTheyCome()
    {
        m_server->set(kTarget, stream("{\"InstanceUUID\":\"1\"}\n"));
        Follower follower(m_access, request());
        QTRY_COMPARE(follower.lines.size(), 1);
        QCOMPARE(follower.openings, 1);

        m_server->send(kTarget, "{\"type\":2}\n\r\n{\"type\":3}\r\n");
        QTRY_COMPARE(follower.lines.size(), 3);
        QCOMPARE(follower.lines,
                 (QList<QByteArray>{"{\"InstanceUUID\":\"1\"}", "{\"type\":2}", "{\"type\":3}"}));

        m_server->endStreams(kTarget);
        QTRY_COMPARE(follower.ends.size(), 1U);
        QVERIFY2(follower.ends.front(), qPrintable(follower.message()));
        QCOMPARE(follower.ends.front()->status, 200);
        QCOMPARE(m_server->requests().back().headers.value("accept-encoding"), "identity");
    }

    void joinsLinesOfSeveralChunks()
    {
        m_server->set(kTarget, stream());
        Follower follower(m_access, request());
        QTRY_COMPARE(follower.openings, 1);
        for (const char byte : QByteArray("{\"a\":\"\xc3\xbc\"}\r\n{\"b\":2}\nrest")) {
            m_server->send(kTarget, QByteArray(1, byte));
            QTest::qWait(0);
        }
        QTRY_COMPARE(follower.lines, (QList<QByteArray>{"{\"a\":\"\xc3\xbc\"}", "{\"b\":2}"}));
        m_server->endStreams(kTarget);
        QTRY_COMPARE(follower.ends.size(), 1U);
        QCOMPARE(follower.lines.back(), "rest"); // the last line of a text may have no end
    }

    void endsWithoutALine()
    {
        m_server->set(kTarget, stream());
        Follower follower(m_access, request());
        QTRY_COMPARE(follower.openings, 1);
        m_server->endStreams(kTarget);
        QTRY_COMPARE(follower.ends.size(), 1U);
        QVERIFY2(follower.ends.front(), qPrintable(follower.message()));
        QVERIFY(follower.lines.isEmpty());
    }

    void endsAtALineThatIsTooLong()
    {
        auto bounded = request();
        bounded.limits.maxLine = 1'000;
        const QByteArray longest(1'000, 'x');
        m_server->set(kTarget, stream(longest + "\n" + longest + "y\n"));
        Follower whole(m_access, bounded);
        QTRY_COMPARE(whole.ends.size(), 1U);
        QCOMPARE(whole.lines, QList<QByteArray>{longest});
        QCOMPARE(whole.ends.front().error().code, ErrorCode::TooLarge);
        QCOMPARE(whole.message(), "a line of the answer is longer than 1000 bytes, the most that is read");

        m_server->set(kTarget, Behaviour::Kind::Endless); // blanks without an end
        Follower endless(m_access, bounded);
        QTRY_COMPARE(endless.ends.size(), 1U);
        QCOMPARE(endless.ends.front().error().code, ErrorCode::TooLarge);
        QCOMPARE(endless.ends.front().error().where, kTarget);
    }

    void readsALineOfSixteenMebibytes()
    {
        const QByteArray line(LineLimits().maxLine, 'x');
        m_server->set(kTarget, stream(line + "\nshort\n"));
        const TurnWatch turns;
        Follower follower(m_access, request());
        QTRY_COMPARE(follower.lines.size(), 2);
        QCOMPARE(follower.lines.front().size(), line.size());
        QVERIFY2(turns.turns() > 50, "other events had their turn");
    }

    void reportsAServerThatDies()
    {
        m_server->set(kTarget, stream("one\ntw"));
        Follower follower(m_access, request());
        QTRY_COMPARE(follower.lines.size(), 1);
        m_server->cutStreams(kTarget);
        QTRY_COMPARE(follower.ends.size(), 1U);
        QCOMPARE(follower.lines.size(), 1); // half a line is none
        QCOMPARE(follower.ends.front().error().code, ErrorCode::Network);
        QVERIFY2(follower.message().contains("closed the connection in the middle of its answer"),
                 qPrintable(follower.message()));
    }

    void reportsAServerThatIsNotThere()
    {
        m_server->refuse();
        Follower follower(m_access, request());
        QTRY_COMPARE(follower.ends.size(), 1U);
        QCOMPARE(follower.ends.front().error().code, ErrorCode::Network);
        QCOMPARE(follower.openings, 0);
    }

    void reportsAServerThatDoesNotAnswer()
    {
        auto bounded = request();
        bounded.limits.opening = 100ms;
        m_server->set(kTarget, Behaviour::Kind::Hold);
        Follower follower(m_access, bounded);
        QTRY_COMPARE(follower.ends.size(), 1U);
        QCOMPARE(follower.ends.front().error().code, ErrorCode::Timeout);
        QVERIFY2(follower.message().endsWith("sent nothing for 0.1 s"), qPrintable(follower.message()));
    }

    void boundsSilenceOnRequestOnly()
    {
        m_server->set(kTarget, stream());
        auto patient = request();
        patient.limits.opening = 100ms;
        auto bounded = patient;
        bounded.limits.inactivity = 300ms;
        Follower endless(m_access, patient);
        Follower follower(m_access, bounded);
        QElapsedTimer time;
        time.start();
        QTRY_COMPARE(m_server->streams(kTarget), 2);
        int left = 8;
        QTimer life;
        QObject::connect(&life, &QTimer::timeout, &life, [&] {
            m_server->send(kTarget, "x");
            if (--left == 0)
                life.stop();
        });
        life.start(50);
        QTRY_COMPARE(follower.ends.size(), 1U);
        QCOMPARE(left, 0);
        QVERIFY(time.elapsed() >= 700);
        QCOMPARE(follower.ends.front().error().code, ErrorCode::Timeout);
        QVERIFY2(follower.message().endsWith("sent nothing for 0.3 s"), qPrintable(follower.message()));
        QVERIFY(endless.ends.empty());
        m_server->send(kTarget, "\n");
        QTRY_COMPARE(endless.lines, QList<QByteArray>{"xxxxxxxx"});
    }

    void renewsCredentialsOnce()
    {
        Behaviour refusal;
        refusal.status = 401;
        refusal.body = R"({"message":"Unauthorized"})";
        m_server->set(kTarget, refusal);
        const auto access = std::make_shared<RenewableAccess>(m_server->url());
        Follower refused(access, request());
        QTRY_COMPARE(refused.ends.size(), 1U);
        QCOMPARE(refused.ends.front().error().code, ErrorCode::Unauthorized);
        QCOMPARE(access->renewals, 1);
        QCOMPARE(m_server->count(kTarget), 2);
        QCOMPARE(m_server->requests()[0].headers.value("authorization"), "Bearer old");
        QCOMPARE(m_server->requests()[1].headers.value("authorization"), "Bearer new");
        QCOMPARE(refused.openings, 0);
    }

    void goesOnWithRenewedCredentials()
    {
        Behaviour refusal;
        refusal.status = 401;
        m_server->set(kTarget, refusal);
        const auto access = std::make_shared<RenewableAccess>(m_server->url());
        access->renewed = [this] { m_server->set(kTarget, stream("one\n")); };
        Follower follower(access, request());
        QTRY_COMPARE(follower.lines, QList<QByteArray>{"one"});
        QVERIFY(follower.ends.empty());
    }

    void givesTheAnswerOfARefusal_data()
    {
        QTest::addColumn<int>("status");
        QTest::newRow("403") << 403;
        QTest::newRow("410") << 410;
        QTest::newRow("429") << 429;
    }

    void givesTheAnswerOfARefusal()
    {
        QFETCH(int, status);
        Behaviour refusal;
        refusal.status = status;
        refusal.body = "{\"kind\":\"Status\",\n\"code\":0}\n";
        refusal.headers.emplaceBack("Retry-After", "7");
        m_server->set(kTarget, refusal);
        auto judging = request();
        judging.accepted.everyStatus = true;
        Follower follower(m_access, judging);
        QTRY_COMPARE(follower.ends.size(), 1U);
        QVERIFY2(follower.ends.front(), qPrintable(follower.message()));
        QCOMPARE(follower.ends.front()->status, status);
        QCOMPARE(follower.ends.front()->body, refusal.body);
        QCOMPARE(follower.ends.front()->retryAfter, std::chrono::seconds(7));
        QVERIFY(follower.lines.isEmpty());
        QCOMPARE(follower.openings, 0);

        Follower other(m_access, request());
        QTRY_COMPARE(other.ends.size(), 1U);
        QVERIFY(!other.ends.front());
    }

    void takesNoWebPageForAStream()
    {
        auto page = stream("<!DOCTYPE html>\n<html>Hello\n");
        page.contentType = "text/plain";
        m_server->set(kTarget, page);
        Follower follower(m_access, request());
        QTRY_COMPARE(follower.ends.size(), 1U);
        QVERIFY(follower.lines.isEmpty());
        QCOMPARE(follower.ends.front().error().code, ErrorCode::Parse);

        page.body = "<html>\n<form action=/login><input type=password name=password></form>\n";
        m_server->set(kTarget, page);
        Follower signIn(m_access, request());
        QTRY_COMPARE(signIn.ends.size(), 1U);
        QCOMPARE(signIn.ends.front().error().code, ErrorCode::Unauthorized);
    }

    void takesNoCompressedStream()
    {
        auto packed = stream(QByteArray::fromStdString(gzipped("one\n", GzipEffort::Fast)));
        packed.headers.emplaceBack("Content-Encoding", "gzip");
        m_server->set(kTarget, packed);
        Follower follower(m_access, request());
        QTRY_COMPARE(follower.ends.size(), 1U);
        QCOMPARE(follower.ends.front().error().code, ErrorCode::Parse);
        QCOMPARE(follower.openings, 0);
    }

    void followsNoRedirectToAnotherServer()
    {
        const ReplayServer other;
        Behaviour moved;
        moved.status = 302;
        moved.headers.emplaceBack("Location", other.url(QLatin1String(kTarget)).toUtf8());
        m_server->set(kTarget, moved);
        Follower follower(m_access, request());
        QTRY_COMPARE(follower.ends.size(), 1U);
        QCOMPARE(follower.ends.front().error().code, ErrorCode::Network);
        QVERIFY(other.requests().isEmpty());
    }

    void followsARedirectWithinTheServer()
    {
        Behaviour moved;
        moved.status = 301;
        moved.headers.emplaceBack("Location", "/elsewhere");
        m_server->set(kTarget, moved);
        m_server->set("/elsewhere", stream("one\n"));
        Follower follower(m_access, request());
        QTRY_COMPARE(follower.lines, QList<QByteArray>{"one"});
        QCOMPARE(follower.openings, 1);
    }

    void passesAFloodOnWhileOtherEventsHaveTheirTurn()
    {
        constexpr int kLines = 100'000;
        QByteArray flood;
        for (int number = 0; number < kLines; ++number)
            flood += "{\"type\":2,\"objectID\":\"app-" + QByteArray::number(number)
                + "\",\"message\":\"an application that has something to report\",\"resource\":{}}\n";
        m_server->set(kTarget, stream());
        Follower follower(m_access, request());
        int wrong = 0;
        follower.onLine = [&wrong, &follower](const QByteArray& line) {
            if (!line.contains("\"app-" + QByteArray::number(follower.lines.size() - 1) + '"'))
                ++wrong;
        };
        QTRY_COMPARE(follower.openings, 1);
        // Piece by piece: sending is done by this event loop, too.
        constexpr qsizetype kPiece = 128 * 1024;
        const TurnWatch turns;
        for (qsizetype at = 0; at < flood.size(); at += kPiece) {
            m_server->send(kTarget, flood.mid(at, kPiece));
            QTest::qWait(0);
        }
        QTRY_COMPARE(follower.lines.size(), kLines);
        QCOMPARE(wrong, 0);
        qInfo("longest time without a turn: %lld ms, %d turns", turns.longest(), turns.turns());
        QVERIFY2(turns.longest() <= 5 * kMostWithoutTurn, "the event loop stood still"); // on a busy machine
    }

    void keepsTheTurnsShortWhenReceiversAreSlow()
    {
        QByteArray lines;
        for (int number = 0; number < 200; ++number)
            lines += "line\n";
        m_server->set(kTarget, stream());
        Follower follower(m_access, request());
        follower.onLine = [](const QByteArray&) {
            QElapsedTimer work;
            work.start();
            while (work.nsecsElapsed() < 1'000'000) { }
        };
        QTRY_COMPARE(follower.openings, 1);
        const TurnWatch turns;
        m_server->send(kTarget, lines);
        QTRY_COMPARE(follower.lines.size(), 200);
        QVERIFY2(turns.turns() > 20, qPrintable(QString::number(turns.turns())));
    }

    void emitsNothingOnceItIsStopped()
    {
        m_server->set(kTarget, stream("one\ntwo\nthree\n"));
        Follower follower(m_access, request());
        follower.onLine = [&follower](const QByteArray&) { follower.stream->stop(); };
        QTRY_COMPARE(follower.lines.size(), 1);
        QTRY_COMPARE(m_server->streams(kTarget), 0); // the connection is closed
        QCOMPARE(follower.lines.size(), 1);
        QVERIFY(follower.ends.empty());
    }

    void isStoppedBeforeItBegins()
    {
        m_server->set(kTarget, stream("one\n"));
        Follower follower(m_access, request());
        follower.stream->stop();
        Follower other(m_access, request());
        QTRY_COMPARE(other.lines.size(), 1);
        QVERIFY(follower.lines.isEmpty());
        QVERIFY(follower.ends.empty());
    }

    void leavesTheConnectionsOfTheAccessToRequests()
    {
        m_server->set(kTarget, stream("one\n"));
        Behaviour answer;
        answer.body = "[]";
        m_server->set("/ws/v1/partitions", answer);
        std::vector<std::unique_ptr<Follower>> followers;
        for (int count = 0; count < 8; ++count) // Qt has six connections to a server
            followers.push_back(std::make_unique<Follower>(m_access, request()));
        QTRY_COMPARE(m_server->streams(kTarget), 8);

        HttpRequest ordinary;
        ordinary.url = QUrl(QStringLiteral("/ws/v1/partitions"));
        HttpFetcher fetcher(m_access, ordinary);
        std::optional<Result<HttpAnswer>> got;
        QObject::connect(&fetcher, &HttpFetcher::finished, &fetcher,
                         [&got](const Result<HttpAnswer>& given) { got = given; });
        fetcher.start();
        QTRY_VERIFY(got);
        QVERIFY(*got);
    }
};

QUOTADECK_TEST(TestLineStream, QCoreApplication)
} // namespace tst_linestream

#include "tst_linestream.moc"
