// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/recordingfeed.h"
#include "tests/app/recovery/recordedmoments.h"
#include "tests/support/testprogram.h"

#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <random>
#include <vector>

namespace tst_recordingkill {
using namespace quotadeck;

namespace {
/// How far a process that records says it is; 0 = not begun.
struct Progress
{
    std::size_t begun = 0;
    std::size_t recorded = 0;

    void take(const QByteArray& line)
    {
        const auto number = static_cast<std::size_t>(line.mid(line.indexOf(' ')).trimmed().toULongLong());
        if (line.startsWith("begun"))
            begun = number;
        else if (line.startsWith("recorded"))
            recorded = number;
    }
};
} // namespace

class TestRecordingKill final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    test::RecordedMoments m_source;
    std::vector<SnapshotPtr> m_moments;

    const ClusterSnapshot& moment(std::size_t index)
    {
        while (m_moments.size() <= index)
            m_moments.push_back(m_source.next());
        return *m_moments[index];
    }

    /// Records to @p path in another process and kills that after @p lines of its progress and @p delay more.
    static Progress recordAndKill(const QString& path, unsigned lines, int delay)
    {
        Progress progress;
        QProcess writer;
        const auto run = [&] {
            writer.start(QStringLiteral(QUOTADECK_RECORDING_WRITER), {path});
            for (unsigned left = lines; left > 0;) {
                QVERIFY2(writer.canReadLine() || writer.waitForReadyRead(), qPrintable(writer.errorString()));
                for (; left > 0 && writer.canReadLine(); --left)
                    progress.take(writer.readLine());
            }
            QTest::qWait(delay);
            QCOMPARE(writer.state(), QProcess::Running);
            writer.kill();
            QVERIFY(writer.waitForFinished());
            while (writer.canReadLine())
                progress.take(writer.readLine());
        };
        run();
        return progress;
    }

    /// Opens the recording as the console does, and compares it with what was to be recorded.
    void checkRecording(const QString& path, const Progress& progress)
    {
        feed::RecordingFeed feed(path);
        std::vector<SnapshotPtr> read;
        connect(&feed, &feed::Feed::snapshotRead, this,
                [&](const auto& reading) { read.push_back(reading.snapshot); });
        QSignalSpy loaded(&feed, &feed::RecordingFeed::loaded);
        feed.start();
        if (progress.recorded == 0) {
            // There may be nothing to show, and it says so.
            QTRY_VERIFY(loaded.count() == 1 || feed.status().error.has_value());
            QVERIFY(read.size() <= progress.begun);
            return;
        }
        QTRY_VERIFY2(loaded.count() == 1 || feed.status().error.has_value(), qPrintable(path));
        QVERIFY2(!feed.status().error,
                 feed.status().error ? feed.status().error->message.english().c_str() : "");
        QVERIFY2(read.size() >= progress.recorded, "a moment that was written is missing");
        QVERIFY2(read.size() + 1 >= progress.begun, "more than the last moment is missing");
        // A line may have been lost on the way to us, one and no more.
        QVERIFY(read.size() <= progress.begun + 1);
        for (std::size_t index = 0; index < read.size(); ++index)
            QVERIFY2(*read[index] == moment(index), qPrintable(QString::number(index)));
    }

private Q_SLOTS:
    void nothingButTheLastMomentIsLost()
    {
        std::mt19937 random(20261122);
        std::size_t most = 0;
        for (int round = 0; round < 50; ++round) {
            const QString path = m_folder.filePath(QStringLiteral("%1.qdrec").arg(round));
            // After any number of steps, the first ones included, at any time within the next one.
            const auto lines = static_cast<unsigned>(random() % 60);
            const Progress progress = recordAndKill(path, lines, static_cast<int>(random() % 4));
            if (QTest::currentTestFailed())
                return;
            if (!QFile::exists(path)) {
                QCOMPARE(progress.recorded, std::size_t(0));
                continue;
            }
            checkRecording(path, progress);
            if (QTest::currentTestFailed())
                return;
            most = std::max(most, progress.recorded);
        }
        QVERIFY2(most > 20, qPrintable(QString::number(most)));
    }
};

QUOTADECK_TEST(TestRecordingKill, QCoreApplication)
} // namespace tst_recordingkill

#include "tst_recordingkill.moc"
