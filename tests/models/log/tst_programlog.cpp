// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/log/programlog.h"
#include "tests/support/plantedsecrets.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <chrono>
#include <map>
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
