// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/simulate/resulttable.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QWidget>

#include <atomic>

namespace tst_csvexport {
using namespace quotadeck;

class TestCsvExport : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void writesOnAnotherThreadAndTellsOfIt()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("out.csv"));
        QWidget window;
        ui::CsvExport csv(&window);
        const QSignalSpy written(&csv, &ui::CsvExport::written);
        QThread* const here = QThread::currentThread();
        std::atomic<bool> isElsewhere = false;
        csv.write(path, [here, &isElsewhere] {
            isElsewhere = QThread::currentThread() != here;
            return std::string("a,b\n1,2\n");
        });
        QVERIFY(written.isEmpty()); // nobody waits for a disk
        QTRY_COMPARE(written.size(), 1);
        QVERIFY(isElsewhere);
        QCOMPARE(written.first().first().toString(), path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("a,b\n1,2\n"));
    }

    void tellsWhyNothingWasWritten()
    {
        const QTemporaryDir folder;
        QWidget window;
        ui::CsvExport csv(&window);
        QString reason;
        connect(&csv, &ui::CsvExport::failed, this,
                [&reason](const Error& error) { reason = QString::fromStdString(error.message.english()); });
        const QSignalSpy written(&csv, &ui::CsvExport::written);
        csv.write(folder.filePath(QStringLiteral("missing/out.csv")), [] { return std::string(); });
        QTRY_VERIFY(!reason.isEmpty());
        QVERIFY(written.isEmpty());
    }
};

QUOTADECK_TEST(TestCsvExport, QApplication)
} // namespace tst_csvexport

#include "tst_csvexport.moc"
