// SPDX-License-Identifier: GPL-3.0-or-later
#include "background/jobs.h"
#include "core/config/yaml/yamltree.h"
#include "models/common/textfile.h"
#include "models/document/diskfile.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace tst_diskfile {
using namespace quotadeck;
using models::DiskFile;

namespace {
models::TextPtr shared(const std::string& text)
{
    return std::make_shared<const std::string>(text);
}
} // namespace

class TestDiskFile : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_path = m_dir->filePath(QStringLiteral("queues.yaml"));
        write("read");
        m_disk = std::make_unique<DiskFile>();
        m_disk->open(m_path, shared("read"));
        m_changed = std::make_unique<QSignalSpy>(m_disk.get(), &DiskFile::changed);
        m_settled = std::make_unique<QSignalSpy>(m_disk.get(), &DiskFile::settled);
    }

    void aChangeByAnotherProgramIsReportedUntilItIsGone()
    {
        write("other");
        QTRY_COMPARE(m_changed->count(), 1);
        QVERIFY(m_disk->isChanged());
        QVERIFY(m_disk->changedText() == "other");
        QCOMPARE(*m_disk->savedText(), "read");

        write("read");
        QTRY_COMPARE(m_settled->count(), 1);
        QVERIFY(!m_disk->isChanged());
        QVERIFY(!m_disk->changedText());
    }

    void aRemovedFileIsAChangeWithoutText()
    {
        QVERIFY(QFile::remove(m_path));

        QTRY_COMPARE(m_changed->count(), 1);
        QVERIFY(m_disk->isChanged());
        QVERIFY(!m_disk->changedText());
    }

    void ourOwnWriteIsNoChange()
    {
        m_disk->setPaused(true);
        write("saved");
        m_disk->compare();
        m_disk->finishWrite(shared("saved"), m_disk->savedText());
        m_disk->setPaused(false);
        write("other"); // a comparison that follows all others
        QTRY_VERIFY(m_disk->changedText() == "other");

        QCOMPARE(m_changed->count(), 1);
        QCOMPARE(*m_disk->savedText(), "saved");
    }

    void theReplacedTextIsKnownUntilAnotherProgramWrites()
    {
        write("saved");
        m_disk->finishWrite(shared("saved"), m_disk->savedText());
        QCOMPARE(*m_disk->replacedText(), "read");

        write("other");
        QTRY_VERIFY(m_disk->isChanged());

        QVERIFY(!m_disk->replacedText());
    }

    void duringThePauseAChangeWaits()
    {
        m_disk->setPaused(true);
        write("other");
        m_disk->compare();
        QTest::qWait(0);
        QVERIFY(!m_disk->isChanged());

        m_disk->setPaused(false);

        QTRY_VERIFY(m_disk->changedText() == "other");
    }

    void aComparisonThatBeganBeforeThePauseIsMadeAfterIt()
    {
        write("saved"); // by ourselves: finishWrite() follows
        m_disk->compare();
        m_disk->setPaused(true);
        background::workerPool()->waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(m_changed->count(), 0);

        m_disk->finishWrite(shared("read"), m_disk->savedText()); // not what the file holds
        m_disk->setPaused(false);

        QTRY_VERIFY(m_disk->changedText() == "saved");
    }

    void acceptedTextIsWhatTheFileHolds()
    {
        write("other");
        QTRY_VERIFY(m_disk->isChanged());

        m_disk->accept("merged meanwhile");
        QCOMPARE(*m_disk->savedText(), "merged meanwhile");
        QVERIFY(m_disk->isChanged()); // the file holds another text

        m_disk->accept("other");
        QCOMPARE(*m_disk->savedText(), "other");
        QVERIFY(!m_disk->isChanged());
        QCOMPARE(m_settled->count(), 1);
    }

    void aFailedWriteThatReachedTheDiskIsOurs()
    {
        QSignalSpy found(m_disk.get(), &DiskFile::failedWriteFound);
        m_disk->failWrite(shared("saved"));

        write("saved");
        m_disk->compare();

        QTRY_COMPARE(found.count(), 1);
        QCOMPARE(*m_disk->savedText(), "saved");
        QCOMPARE(m_changed->count(), 0);
    }

    void theReasonWhyItCannotBeWrittenFollowsTheFile()
    {
        QSignalSpy obstacle(m_disk.get(), &DiskFile::writeObstacleChanged);
        m_disk->setWriteCheck(
            [](const QString&) -> Status { return fail(ErrorCode::Unsupported, {}, "read-only"); });

        m_disk->open(m_path, shared("read"));
        QTRY_COMPARE(obstacle.count(), 1);
        QVERIFY(m_disk->writeObstacle());

        m_disk->setWriteCheck(models::canReplaceFile);
        m_disk->open(m_path, shared("read"));
        QCOMPARE(obstacle.count(), 2); // that of the file before is forgotten
        QVERIFY(!m_disk->writeObstacle());
    }

    void aTextUpToTheBoundIsReadWhole_data() // CFG-13
    {
        QTest::addColumn<int>("size");
        for (const int size : {0, 1, 65'535, 65'536, 65'537, 200'000, static_cast<int>(config::kMaxYamlSize)})
            QTest::newRow(qPrintable(QString::number(size))) << size;
    }

    void aTextUpToTheBoundIsReadWhole()
    {
        QFETCH(int, size);
        QByteArray text(size, 'x');
        for (int at = 0; at < size; at += 1000)
            text[at] = static_cast<char>('a' + at / 1000 % 26);

        const auto read = models::readTextFile(written(text));

        QVERIFY(read);
        QVERIFY(*read == text.toStdString());
    }

    void aLargerTextIsRefused() // CFG-13
    {
        const auto read = models::readTextFile(
            written(QByteArray(static_cast<qsizetype>(config::kMaxYamlSize) + 1, 'x')));

        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::TooLarge);
    }

private:
    /// The path of a file of @p text that nobody watches.
    QString written(const QByteArray& text)
    {
        const QString path = m_dir->filePath(QStringLiteral("sized.yaml"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("%s cannot be written", qPrintable(path));
        return path;
    }

    void write(const QByteArray& text)
    {
        QSaveFile file(m_path); // by renaming, so that nobody sees a part of it
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        QVERIFY(file.commit());
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
    std::unique_ptr<DiskFile> m_disk;
    std::unique_ptr<QSignalSpy> m_changed;
    std::unique_ptr<QSignalSpy> m_settled;
};

QUOTADECK_TEST(TestDiskFile, QCoreApplication)
} // namespace tst_diskfile

#include "tst_diskfile.moc"
