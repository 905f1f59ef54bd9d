// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historyreader.h"
#include "tests/app/history/historysamples.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace quotadeck;
using namespace quotadeck::test;

class TestHistoryKill final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nothingThatWasRecordedIsLost()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("history.sqlite"));
        std::mt19937 random(20261122);
        qint64 recorded = 0;
        for (int round = 0; round < 50; ++round) {
            QProcess writer;
            writer.start(QStringLiteral(QUOTADECK_HISTORY_WRITER), {path, QString::number(recorded + 1)});
            // Killed after any number of samples, somewhere in the next one.
            const auto most = recorded + 1 + static_cast<qint64>(random() % 40);
            while (recorded < most) {
                QVERIFY2(writer.canReadLine() || writer.waitForReadyRead(), qPrintable(writer.errorString()));
                while (writer.canReadLine())
                    recorded = writer.readLine().trimmed().toLongLong();
            }
            writer.kill();
            QVERIFY(writer.waitForFinished());
            while (writer.canReadLine())
                recorded = writer.readLine().trimmed().toLongLong();

            auto file = history::HistoryFile::open(path);
            QVERIFY(file);
            QVERIFY((*file)->check());
            const auto reply = history::read(**file,
                                             {kSource,
                                              {usedMemory("root")},
                                              std::chrono::seconds(0),
                                              std::chrono::seconds(recorded + 1),
                                              1'000'000});
            QVERIFY(reply);
            const history::Point last = reply->lines.front().back().back();
            // One more may have been written and not printed any more.
            QVERIFY(last.time == std::chrono::seconds(recorded)
                    || last.time == std::chrono::seconds(recorded + 1));
            QCOMPARE(last.range.last, Quantity(last.time / std::chrono::seconds(1)));
            recorded = last.time / std::chrono::seconds(1);
        }
    }
};

QTEST_GUILESS_MAIN(TestHistoryKill)
#include "tst_historykill.moc"
