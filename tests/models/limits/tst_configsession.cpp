// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/configsession.h"
#include "tests/support/filebytes.h"
#include "tests/support/savable.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_configsession {
using namespace quotadeck;
using models::ConfigSession;

namespace {
const QByteArray kText = R"(# owners: platform team
partitions:
  - name: default
    queues:
      - name: root
        queues:
          - name: sales        # never below 4 cores
            limits:
              - limit: "each user"
                users: [sue, bob]
                maxapplications: 5
                maxresources: {vcore: 4, memory: 10Gi}   # agreed in March
)";

ConfigSession::Operation setApplications(std::uint64_t count)
{
    return [count](const config::Document& document) {
        return document.setMaxApplications({0, QueuePath("root.sales"), 0}, count);
    };
}
} // namespace

class TestConfigSession : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_path = m_dir->filePath(QStringLiteral("queues.yaml"));
        test::writeBytes(m_path, kText);
        m_session = std::make_unique<ConfigSession>();
        open(m_path);
    }

    void opensAndJudgesAFile()
    {
        QCOMPARE(m_session->path(), m_path);
        QCOMPARE(QByteArray::fromStdString(m_session->revision()->text()), kText);
        QVERIFY(m_session->revision()->verdict.accepted);
        QVERIFY(!m_session->isModified());
        QVERIFY(!quotadeck::test::isSavable(*m_session));
    }

    void theTextIsThereBeforeItIsJudged()
    {
        const QString other = m_dir->filePath(QStringLiteral("other.yaml"));
        test::writeBytes(other, "# another\n" + kText);
        QSignalSpy opened(m_session.get(), &ConfigSession::opened);
        QByteArray read;
        int openedBefore = -1;
        connect(m_session.get(), &ConfigSession::textRead, this,
                [&](const QString& path, const std::string& text) {
                    QCOMPARE(path, other);
                    read = QByteArray::fromStdString(text);
                    openedBefore = static_cast<int>(opened.count());
                });
        m_session->open(other);
        QTRY_COMPARE(opened.count(), 1);
        QCOMPARE(openedBefore, 0);
        QCOMPARE(read, "# another\n" + kText);
    }

    void aMissingFileKeepsTheOneThatIsOpen()
    {
        QSignalSpy failed(m_session.get(), &ConfigSession::openFailed);

        m_session->open(m_dir->filePath(QStringLiteral("nowhere.yaml")));

        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(failed[0][0].value<Error>().code, ErrorCode::NotFound);
        QCOMPARE(m_session->path(), m_path);
        QVERIFY(!m_session->isBusy());
    }

    void anEditChangesItsValueOnly()
    {
        edit(setApplications(7));

        auto expected = kText;
        expected.replace("maxapplications: 5", "maxapplications: 7");
        QCOMPARE(QByteArray::fromStdString(m_session->revision()->text()), expected);
        QVERIFY(quotadeck::test::isSavable(*m_session));
        QCOMPARE(test::bytesOf(m_path), kText); // nothing reaches the disk before it is saved
    }

    void aManifestIsEditedInPlace() // PKG-9
    {
        QByteArray packed = "kind: ConfigMap\nmetadata: {name: yunikorn-configs}\ndata:\n  queues.yaml: |\n";
        for (const QByteArray& line : kText.trimmed().split('\n'))
            packed += "    " + line + '\n';
        test::writeBytes(m_path, packed);
        open(m_path);
        QVERIFY(m_session->revision()->verdict.accepted);
        const auto& root = m_session->revision()->partitions.at(0).queues.value.at(0);
        QCOMPARE(root.queues.value.at(0).name.span.begin.line, 11);

        edit(setApplications(7));
        m_session->save();
        QTRY_VERIFY(!m_session->isBusy());

        QCOMPARE(test::bytesOf(m_path),
                 QByteArray(packed).replace("maxapplications: 5", "maxapplications: 7"));
    }

    void undoAndRedoWalkTheEdits()
    {
        edit(setApplications(7));
        edit(setApplications(8));

        step(&ConfigSession::undo);
        QVERIFY(m_session->revision()->text().find("maxapplications: 7") != std::string::npos);
        step(&ConfigSession::undo);
        QCOMPARE(QByteArray::fromStdString(m_session->revision()->text()), kText);
        QVERIFY(!m_session->isModified());
        QVERIFY(!m_session->canUndo());
        step(&ConfigSession::redo);
        step(&ConfigSession::redo);
        QVERIFY(m_session->revision()->text().find("maxapplications: 8") != std::string::npos);
        QVERIFY(!m_session->canRedo());
    }

    void aNewEditForgetsWhatWasUndone()
    {
        edit(setApplications(7));
        step(&ConfigSession::undo);
        edit(setApplications(9));

        QVERIFY(!m_session->canRedo());
    }

    void editsMadeWhileBusyAreNotLost()
    {
        m_session->edit(setApplications(7));
        m_session->edit(setApplications(8));
        m_session->edit([](const config::Document& document) {
            return document.setQuantity({0, QueuePath("root.sales"), 0}, "vcore", "6");
        });

        QTRY_VERIFY(!m_session->isBusy());
        const auto& text = m_session->revision()->text();
        QVERIFY(text.find("maxapplications: 8") != std::string::npos);
        QVERIFY(text.find("vcore: 6, memory: 10Gi}   # agreed in March") != std::string::npos);
    }

    void savesWhatTheSchedulerAccepts()
    {
        QSignalSpy saved(m_session.get(), &ConfigSession::saved);
        edit(setApplications(7));

        m_session->save();

        QTRY_COMPARE(saved.count(), 1);
        QCOMPARE(test::bytesOf(m_path), QByteArray::fromStdString(m_session->revision()->text()));
        QVERIFY(!m_session->isModified());
    }

    void refusesToSaveWhatTheSchedulerRejects() // VAL-34
    {
        edit([](const config::Document& document) {
            return document.setUsers({0, QueuePath("root.sales"), 0}, {"9lives"});
        });

        QVERIFY(!m_session->revision()->verdict.accepted);
        QVERIFY(!quotadeck::test::isSavable(*m_session));
        m_session->save();
        QVERIFY(!m_session->isBusy());
        QCOMPARE(test::bytesOf(m_path), kText);
    }

    void refusesToOverwriteAForeignChange()
    {
        QSignalSpy refused(m_session.get(), &ConfigSession::saveFailed);
        QSignalSpy noticed(m_session.get(), &ConfigSession::changedOnDisk);
        edit(setApplications(7));
        const QByteArray foreign = kText + "# added by a colleague\n";
        test::writeBytes(m_path, foreign);
        QTRY_VERIFY(noticed.count() > 0);

        m_session->save();

        QTRY_COMPARE(refused.count(), 1);
        QCOMPARE(test::bytesOf(m_path), foreign);
        QVERIFY(m_session->isModified()); // the edit is kept
    }

    /// A write that fails after its rename leaves our own text.
    void whatOurFailedSaveLeftIsSaved()
    {
        QSignalSpy failed(m_session.get(), &ConfigSession::saveFailed);
        QSignalSpy noticed(m_session.get(), &ConfigSession::changedOnDisk);
        edit(setApplications(7));
        const QByteArray ours = QByteArray::fromStdString(m_session->revision()->text());
        test::writeBytes(m_path, kText + "# added by a colleague\n");
        m_session->save();
        QTRY_COMPARE(failed.count(), 1);
        QTRY_VERIFY(noticed.count() > 0);
        noticed.clear();

        test::writeBytes(m_path, ours);

        QTRY_VERIFY(!m_session->isModified());
        QVERIFY(!m_session->disk().isChanged());
        QCOMPARE(noticed.count(), 0);
    }

    void ourOwnSaveIsNoForeignChange()
    {
        QSignalSpy noticed(m_session.get(), &ConfigSession::changedOnDisk);
        QSignalSpy saved(m_session.get(), &ConfigSession::saved);
        edit(setApplications(7));
        m_session->save();
        QTRY_COMPARE(saved.count(), 1);

        edit(setApplications(8));
        m_session->save();

        QTRY_COMPARE(saved.count(), 2);
        QCOMPARE(noticed.count(), 0);
    }

    void aReadOnlyFolderLosesNothing()
    {
        if (QFile(m_path).exists() && ::geteuid() == 0) {
            // Root may write anywhere: a folder in the file's place is refused for everyone.
            edit(setApplications(7));
            QVERIFY(QFile::remove(m_path));
            QVERIFY(QDir().mkpath(m_path));
        } else {
            edit(setApplications(7));
            QVERIFY(QFile::setPermissions(m_dir->path(), QFile::ReadOwner | QFile::ExeOwner));
        }
        QSignalSpy refused(m_session.get(), &ConfigSession::saveFailed);

        m_session->save();

        QTRY_COMPARE(refused.count(), 1);
        QVERIFY(!QString::fromStdString(refused[0][0].value<Error>().message.english()).isEmpty());
        QVERIFY(m_session->isModified());
        QFile::setPermissions(m_dir->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    void anUnreadableTextIsShownWithItsError_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("syntax") << QByteArray("partitions: [");
        QTest::newRow("tab") << QByteArray("partitions:\n\t- name: default\n");
        QTest::newRow("binary") << QByteArray("\x7f"
                                              "ELF\x02\x00\x01\xff",
                                              8);
        QTest::newRow("nested") << QByteArray(100000, '[');
    }

    void anUnreadableTextIsShownWithItsError()
    {
        QFETCH(QByteArray, bytes);
        test::writeBytes(m_path, bytes);

        open(m_path);

        QCOMPARE(QByteArray::fromStdString(m_session->revision()->text()), bytes);
        QVERIFY(!m_session->revision()->verdict.accepted);
        QVERIFY(!m_session->revision()->verdict.findings.empty());
        QSignalSpy refused(m_session.get(), &ConfigSession::editRefused);
        m_session->edit(setApplications(1));
        QTRY_COMPARE(refused.count(), 1);
    }

    void aHugeFileIsRefused()
    {
        test::writeBytes(m_path, QByteArray(17 * 1024 * 1024, ' '));
        QSignalSpy failed(m_session.get(), &ConfigSession::openFailed);

        m_session->open(m_path);

        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(failed[0][0].value<Error>().code, ErrorCode::TooLarge);
    }

    void openingDropsAnEditThatRuns()
    {
        const QString other = m_dir->filePath(QStringLiteral("other.yaml"));
        test::writeBytes(other, kText);
        m_session->edit(setApplications(7));
        m_session->open(other);

        QTRY_COMPARE(m_session->path(), other);
        QTRY_VERIFY(!m_session->isBusy());
        QVERIFY(!m_session->isModified());
    }

private:
    void open(const QString& path)
    {
        QSignalSpy opened(m_session.get(), &ConfigSession::opened);
        m_session->open(path);
        QTRY_COMPARE(opened.count(), 1);
    }

    void edit(const ConfigSession::Operation& operation)
    {
        m_session->edit(operation);
        QTRY_VERIFY(!m_session->isBusy());
    }

    void step(void (ConfigSession::*action)())
    {
        (m_session.get()->*action)();
        QTRY_VERIFY(!m_session->isBusy());
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<ConfigSession> m_session;
    QString m_path;
};

QUOTADECK_TEST(TestConfigSession, QCoreApplication)
} // namespace tst_configsession

#include "tst_configsession.moc"
