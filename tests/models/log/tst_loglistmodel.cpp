// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/log/loglistmodel.h"
#include "tests/support/modelguard.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <chrono>
#include <thread>

namespace tst_loglistmodel {
using namespace quotadeck;
using namespace quotadeck::models;
using quotadeck::test::dump;
using quotadeck::test::ModelGuard;

class TestLogListModel final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void showsWhatWasLoggedBeforeAndAfter()
    {
        ProgramLog log([] { return std::chrono::milliseconds(100'000); });
        log.add(LogLevel::Information, QStringLiteral("source"), QStringLiteral("Opened"));
        LogListModel model(&log);
        const ModelGuard guard(&model);
        QCOMPARE(dump(model), QStringList("1970-01-01 00:01:40|Information|source|Opened"));

        log.add(LogLevel::Error, QStringLiteral("file"), QStringLiteral("Not saved"));

        QTRY_COMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(1, LogListModel::LevelColumn).data(StateRole).toInt(),
                 static_cast<int>(RowState::Critical));
        QCOMPARE(guard.inserts.count(), 1);
        QCOMPARE(guard.signalCount(), 1);
    }

    void entriesOfOtherThreadsAreShown()
    {
        ProgramLog log;
        LogListModel model(&log);
        const ModelGuard guard(&model);
        std::thread([&log] {
            for (int count = 0; count < 50; ++count)
                log.add(LogLevel::Debug, QStringLiteral("thread"), QString::number(count));
        }).join();
        QCOMPARE(model.rowCount(), 0); // not while somebody adds
        QTRY_COMPARE(model.rowCount(), 50);
    }

    void whatTheLogDropsIsDropped()
    {
        ProgramLog log;
        LogListModel model(&log);
        model.sort(LogListModel::TimeColumn);
        for (std::size_t count = 0; count < 10; ++count)
            log.add(LogLevel::Debug, {}, QString::number(count));
        model.update();
        const ModelGuard guard(&model);
        for (std::size_t count = 10; count < ProgramLog::kMostEntries + 4; ++count)
            log.add(LogLevel::Debug, {}, QString::number(count));

        model.update();

        QCOMPARE(model.rowCount(), int(ProgramLog::kMostEntries));
        QCOMPARE(model.index(0, LogListModel::TextColumn).data().toString(), QStringLiteral("4"));
        QCOMPARE(model.dropped(), std::uint64_t(4));

        // More than it can keep at once.
        for (std::size_t count = 0; count < 2 * ProgramLog::kMostEntries; ++count)
            log.add(LogLevel::Debug, {}, QStringLiteral("later"));
        model.update();
        QCOMPARE(model.rowCount(), int(ProgramLog::kMostEntries));
        QCOMPARE(model.index(0, LogListModel::TextColumn).data().toString(), QStringLiteral("later"));
    }

    void levelAndFilterHideRows()
    {
        ProgramLog log;
        log.add(LogLevel::Debug, QStringLiteral("qt"), QStringLiteral("one"));
        log.add(LogLevel::Warning, QStringLiteral("source"), QStringLiteral("two"));
        log.add(LogLevel::Error, QStringLiteral("source"), QStringLiteral("three"));
        LogListModel model(&log);
        const ModelGuard guard(&model);

        model.setLeastLevel(LogLevel::Warning);
        QCOMPARE(model.rowCount(), 2);
        log.add(LogLevel::Information, QStringLiteral("source"), QStringLiteral("four"));
        model.update();
        QCOMPARE(model.rowCount(), 2);
        QVERIFY(model.setFilter(QStringLiteral("level=error category:source")));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.entries({model.idOf(model.index(0, 0))}).front().text, QStringLiteral("three"));
        model.setLeastLevel(LogLevel::Debug);
        QVERIFY(model.setFilter(QString()));
        QCOMPARE(model.rowCount(), 4);
    }

    void clocksThatAreSetBackChangeNoOrder()
    {
        std::chrono::milliseconds now{5'000};
        ProgramLog log([&now] { return now; });
        log.add(LogLevel::Debug, {}, QStringLiteral("first"));
        now = std::chrono::milliseconds(1'000);
        log.add(LogLevel::Debug, {}, QStringLiteral("second"));
        LogListModel model(&log);
        const ModelGuard guard(&model);
        model.sort(LogListModel::TimeColumn, Qt::AscendingOrder);
        QCOMPARE(model.index(1, LogListModel::TextColumn).data().toString(), QStringLiteral("second"));
    }
};

QUOTADECK_TEST(TestLogListModel, QCoreApplication)
} // namespace tst_loglistmodel

#include "tst_loglistmodel.moc"
