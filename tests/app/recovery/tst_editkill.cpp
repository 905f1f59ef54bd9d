// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/recoveryfiles.h"
#include "models/limits/configsession.h"
#include "tests/support/filebytes.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <random>

namespace tst_editkill {
using namespace quotadeck;

namespace {
const QByteArray kBefore
    = "# owners: platform team\npartitions:\n  - name: default\n    queues:\n      - name: root\n"
      "        limits:\n          - {users: [sue], maxapplications: ";
const QByteArray kBehind = "}   # agreed in March\n";

QByteArray textOf(qint64 number)
{
    return kBefore + QByteArray::number(number) + kBehind;
}

/// The number in a text that is whole; -1 for any other.
qint64 numberIn(const QByteArray& text)
{
    if (!text.startsWith(kBefore) || !text.endsWith(kBehind))
        return -1;
    bool isNumber = false;
    const auto number
        = text.mid(kBefore.size(), text.size() - kBefore.size() - kBehind.size()).toLongLong(&isNumber);
    return isNumber ? number : -1;
}
} // namespace

class TestEditKill final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theFileIsTheOldOrTheNewOneAndTheEditsAreOffered()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("queues.yaml"));
        const QString place = folder.filePath(QStringLiteral("place"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(textOf(1));
        file.close();
        std::mt19937 random(20261122);
        int offered = 0;
        for (int round = 0; round < 50; ++round) {
            const qint64 before = numberIn(test::bytesOf(path));
            QProcess writer;
            writer.start(QStringLiteral(QUOTADECK_EDIT_WRITER), {path, place, QString::number(before)});
            // Killed after any number of steps, at any time within the next one.
            Progress progress{before, before};
            for (auto left = random() % 14; left > 0;) {
                QVERIFY2(writer.canReadLine() || writer.waitForReadyRead(), qPrintable(writer.errorString()));
                for (; left > 0 && writer.canReadLine(); --left)
                    progress.take(writer.readLine());
            }
            QTest::qWait(static_cast<int>(random() % 3));
            writer.kill();
            QVERIFY(writer.waitForFinished());
            while (writer.canReadLine())
                progress.take(writer.readLine());

            const qint64 onDisk = numberIn(test::bytesOf(path));
            QVERIFY2(onDisk >= progress.saved, test::bytesOf(path).constData());
            offered += checkRecovery(path, place, onDisk, progress) ? 1 : 0;
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY2(offered > 10, qPrintable(QString::number(offered)));
        QVERIFY(offered < 50); // else it was never killed right behind a save
    }

private:
    struct Progress
    {
        qint64 saved = 0;
        qint64 kept = 0;

        void take(const QByteArray& line)
        {
            const qint64 number = line.mid(line.indexOf(' ')).trimmed().toLongLong();
            if (line.startsWith("saved"))
                saved = number;
            else if (line.startsWith("kept"))
                kept = number;
        }
    };

    /// Opens the file as the next start does; true when edits were offered. They are then thrown away.
    static bool checkRecovery(const QString& path, const QString& place, qint64 onDisk,
                              const Progress& progress)
    {
        models::ConfigSession session;
        models::RecoveryFiles recovery(&session, place + QStringLiteral("/recovery"),
                                       std::chrono::milliseconds(0));
        QSignalSpy looked(&recovery, &models::RecoveryFiles::foundChanged);
        session.open(path);
        [&] { QTRY_COMPARE(looked.count(), 1); }();
        const bool isDue = progress.kept > onDisk;
        const auto check = [&] {
            if (!recovery.found()) {
                QVERIFY2(!isDue, "edits that were written are not offered");
                return;
            }
            const qint64 found = numberIn(QByteArray::fromStdString(recovery.found()->text));
            QVERIFY(found >= progress.kept);
            QVERIFY(found > onDisk);
            recovery.recover();
            QTRY_COMPARE(QByteArray::fromStdString(session.revision()->text()), textOf(found));
            QTRY_VERIFY(!recovery.found()); // it is in the text now
            session.undo();
            QTRY_VERIFY(recovery.found());
            while (recovery.found()) {
                looked.clear();
                recovery.discard();
                QTRY_COMPARE(looked.count(), 2); // none, then perhaps an older one
            }
        };
        const bool isOffered = recovery.found().has_value();
        check();
        return isOffered;
    }
};

QUOTADECK_TEST(TestEditKill, QCoreApplication)
} // namespace tst_editkill

#include "tst_editkill.moc"
