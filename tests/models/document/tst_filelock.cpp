// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/configsession.h"
#include "tests/support/filebytes.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>

namespace tst_filelock {
using namespace quotadeck;
using models::ConfigSession;
using models::EditedFile;

namespace {
const QByteArray kText = "partitions:\n  - name: default\n    queues:\n      - name: root\n";
const std::string kOther
    = "partitions:\n  - name: default\n    queues:\n      - name: root\n        submitacl: '*'\n";
} // namespace

/// A locked file is shown, and neither its text nor the file changes.
class TestFileLock : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_path = m_dir->filePath(QStringLiteral("queues.yaml"));
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(kText);
        file.close();
        m_session = std::make_unique<ConfigSession>();
        QSignalSpy opened(m_session.get(), &EditedFile::opened);
        m_session->open(m_path);
        QTRY_COMPARE(opened.count(), 1);
    }

    void noEditIsMade_data()
    {
        using Change = std::function<void(ConfigSession&)>;
        QTest::addColumn<Change>("change");
        QTest::newRow("edit") << Change([](ConfigSession& session) {
            session.EditedFile::edit([](const models::Revision&) { return Result<EditedFile::Edits>(); });
        });
        QTest::newRow("type") << Change([](ConfigSession& session) {
            session.type(session.currentRevision(), kOther, EditedFile::TypingStep::New);
        });
        QTest::newRow("replace") << Change([](ConfigSession& session) { session.replaceText(kOther); });
        QTest::newRow("undo") << Change([](ConfigSession& session) { session.undo(); });
        QTest::newRow("redo") << Change([](ConfigSession& session) { session.redo(); });
        QTest::newRow("save") << Change([](ConfigSession& session) { session.save(); });
        QTest::newRow("undo a save") << Change([](ConfigSession& session) { session.undoSave(); });
        QTest::newRow("merge") << Change([](ConfigSession& session) {
            session.merge({models::OtherEdits::Origin::Cluster, kText.toStdString(), kOther});
        });
        QTest::newRow("merge from the disk")
            << Change([](ConfigSession& session) { session.mergeFromDisk(); });
    }
    void noEditIsMade()
    {
        QFETCH(std::function<void(ConfigSession&)>, change);
        m_session->replaceText(kOther); // there is something to be undone and saved
        QTRY_VERIFY(m_session->isModified() && !m_session->isBusy());
        m_session->setLocked(true);
        QSignalSpy refused(m_session.get(), &EditedFile::editRefused);
        change(*m_session);
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused.first().first().value<Error>().message.english().find("unlock") != std::string::npos);
        QVERIFY(!m_session->isBusy());
        QCOMPARE(*m_session->text(), kOther);
        QCOMPARE(test::bytesOf(m_path), kText);
    }

    void anUnlockedFileIsEditedAgain()
    {
        QSignalSpy changed(m_session.get(), &EditedFile::lockChanged);
        m_session->setLocked(true);
        m_session->setLocked(true);
        QCOMPARE(changed.count(), 1);
        m_session->setLocked(false);
        QCOMPARE(changed.count(), 2);
        m_session->replaceText(kOther);
        QTRY_COMPARE(*m_session->text(), kOther);
    }

    void anEditUnderWayIsMadeAll()
    {
        m_session->replaceText(kOther);
        m_session->setLocked(true);
        QTRY_COMPARE(*m_session->text(), kOther);
    }

private:
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
    std::unique_ptr<ConfigSession> m_session;
};

QUOTADECK_TEST(TestFileLock, QCoreApplication)
} // namespace tst_filelock

#include "tst_filelock.moc"
