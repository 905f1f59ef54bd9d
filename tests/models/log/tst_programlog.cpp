// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/log/programlog.h"
#include "tests/support/plantedsecrets.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <thread>
#include <vector>

namespace tst_programlog {
using namespace quotadeck;
using namespace quotadeck::models;

class TestProgramLog final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void entriesHaveTimeLevelAndCategory()
    {
        ProgramLog log([] { return std::chrono::milliseconds(1'500); });
        log.add(LogLevel::Warning, QStringLiteral("source"), QStringLiteral("one\ntwo\n"));
        const auto entries = log.entries();
        QCOMPARE(entries.size(), std::size_t(1));
        QCOMPARE(entries.front().number, std::uint64_t(1));
        QCOMPARE(logLines(entries),
                 QStringLiteral("1970-01-01T00:00:01.500Z warning source: one\n    two\n"));
    }

    void linesAreReadAsTheEntriesThatTheyWere()
    {
        ProgramLog log([time = std::make_shared<std::atomic<int>>(1'790'000'000)] {
            return std::chrono::milliseconds(1000LL * time->fetch_add(60) + 5);
        });
        log.add(LogLevel::Warning, QStringLiteral("source"), QStringLiteral("one: two\n\n  three"));
        log.add(LogLevel::Debug, {}, {});
        log.add(LogLevel::Error, QStringLiteral("test.category"), QStringLiteral("Größe"));
        log.add(LogLevel::Information, QStringLiteral("file"), QStringLiteral("https://x:1: y"));
        const auto written = log.entries();
        const auto read = logEntries(logLines(written));
        QCOMPARE(read.size(), written.size());
        for (std::size_t i = 0; i < read.size(); ++i) {
            QCOMPARE(read[i].number, written[i].number);
            QVERIFY(read[i].time == written[i].time);
            QVERIFY(read[i].level == written[i].level);
            QCOMPARE(read[i].category, written[i].category);
            QCOMPARE(read[i].text, written[i].text);
        }
        QVERIFY(logEntries(QStringLiteral("half a line\n")).empty());
        QCOMPARE(logEntries(logLines({written.back()}) + QStringLiteral("more\n")).front().text,
                 QStringLiteral("https://x:1: y\nmore"));
    }

    void aSinkGetsAllEntriesWithoutSecrets()
    {
        struct Sink final : LogSink
        {
            void take(const LogEntry& entry) override { texts << entry.text; }
            void flush() override { ++flushes; }
            QStringList texts;
            int flushes = 0;
        } sink;
        ProgramLog log;
        log.flush(); // there is none
        log.add(LogLevel::Debug, {}, QStringLiteral("before"));
        log.setSink(&sink);
        log.add(LogLevel::Debug, {}, QStringLiteral("token=%1").arg(QLatin1String(testing::planted::kToken)));
        log.flush();
        log.setSink(nullptr);
        log.add(LogLevel::Debug, {}, QStringLiteral("after"));
        QCOMPARE(sink.texts, QStringList({QStringLiteral("before"), QStringLiteral("token=***")}));
        QCOMPARE(sink.flushes, 1);
        QCOMPARE(log.entries().size(), std::size_t(3));
    }

    void secretsDoNotGetIn()
    {
        ProgramLog log;
        log.add(LogLevel::Error, QStringLiteral("source"),
                QStringLiteral("http://ann:%1@yk/?token=%2 Cookie: %3")
                    .arg(QLatin1String(testing::planted::kPassword), QLatin1String(testing::planted::kToken),
                         QLatin1String(testing::planted::kCookie)));
        QVERIFY(!log.entries().front().text.contains(QStringLiteral("planted")));
    }

    /// Half a secret would not look like one.
    void aSecretAtTheCutIsReplacedFirst()
    {
        ProgramLog log;
        const QString filling(ProgramLog::kLongestText - 10, u'x');
        log.add(LogLevel::Error, {}, filling + QStringLiteral(" http://ann:planted@yk/"));
        const QString text = log.entries().front().text;
        QCOMPARE(text.size(), ProgramLog::kLongestText);
        QVERIFY(!text.contains(QStringLiteral("ann")));
    }

    void theOldestEntriesAreDropped()
    {
        ProgramLog log;
        for (std::size_t count = 0; count < ProgramLog::kMostEntries + 3; ++count)
            log.add(LogLevel::Debug, {}, QString::number(count));
        const auto entries = log.entries();
        QCOMPARE(entries.size(), ProgramLog::kMostEntries);
        QCOMPARE(entries.front().text, QStringLiteral("3"));
        const auto reading = log.readAfter(entries.back().number - 2);
        QCOMPARE(reading.entries.size(), std::size_t(2));
        QCOMPARE(reading.oldest, std::uint64_t(4));
    }

    void severalThreadsWriteAndReadWithinTheBound()
    {
        constexpr int kThreads = 4;
        constexpr int kEach = 3'000;
        ProgramLog log;
        std::atomic<bool> isOver = false;
        std::atomic<bool> isBounded = true;
        std::thread reader([&] {
            while (!isOver)
                isBounded = isBounded && log.readAfter(0).entries.size() <= ProgramLog::kMostEntries;
        });
        std::vector<std::thread> writers;
        for (int thread = 0; thread < kThreads; ++thread)
            writers.emplace_back([&log, thread] {
                for (int count = 0; count < kEach; ++count)
                    log.add(LogLevel::Debug, QString::number(thread), QString::number(count));
            });
        for (std::thread& writer : writers)
            writer.join();
        isOver = true;
        reader.join();

        QVERIFY(isBounded);
        const auto entries = log.entries();
        QCOMPARE(entries.size(), ProgramLog::kMostEntries);
        QCOMPARE(entries.back().number, std::uint64_t(kThreads * kEach));
        std::map<QString, int> last; // of each thread the entries stay in their order
        std::uint64_t number = entries.front().number;
        for (const LogEntry& entry : entries) {
            QCOMPARE(entry.number, number++);
            const int count = entry.text.toInt();
            const auto before = last.find(entry.category);
            QVERIFY(before == last.end() || count == before->second + 1);
            last[entry.category] = count;
        }
    }

    void aFloodIsAnnouncedOnce()
    {
        ProgramLog log;
        const QSignalSpy grown(&log, &ProgramLog::grew);
        for (int count = 0; count < 100; ++count)
            log.add(LogLevel::Debug, {}, {});
        QCOMPARE(grown.count(), 1);
        (void)log.readAfter(0);
        log.add(LogLevel::Debug, {}, {});
        QCOMPARE(grown.count(), 2);
    }
};

QUOTADECK_TEST(TestProgramLog, QCoreApplication)
} // namespace tst_programlog

#include "tst_programlog.moc"
