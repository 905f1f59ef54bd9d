// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/gitcommits.h"
#include "models/limits/configsession.h"
#include "tests/support/filebytes.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <memory>

namespace tst_gitcommits {
using namespace quotadeck;
using app::commitToGit;
using app::GitOutcome;

namespace {
constexpr int kLong = 60000;

std::string contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}
} // namespace

/// With real repositories.
class TestGitCommits : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        // No configuration but that of the repository.
        qputenv("GIT_CONFIG_GLOBAL", "/dev/null");
        qputenv("GIT_CONFIG_NOSYSTEM", "1");
    }

    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        git({QStringLiteral("init"), QStringLiteral("--quiet")});
        git({QStringLiteral("config"), QStringLiteral("user.name"), QStringLiteral("Sue")});
        git({QStringLiteral("config"), QStringLiteral("user.email"), QStringLiteral("sue@example.com")});
        m_path = m_dir->filePath(QStringLiteral("queues.yaml"));
        test::writeBytes(m_path, "one");
    }

    void aFileIsCommittedWithItsMessage()
    {
        QCOMPARE(*commitToGit(m_path, contentOf(m_path), QStringLiteral("More for sales\n\nTicket: OPS-1")),
                 GitOutcome::Committed);
        QCOMPARE(git({QStringLiteral("log"), QStringLiteral("--format=%B")}),
                 QByteArray("More for sales\n\nTicket: OPS-1"));
        QCOMPARE(git({QStringLiteral("show"), QStringLiteral("HEAD:queues.yaml")}), QByteArray("one"));
    }

    void whatElseIsChangedOrStagedIsNotCommitted()
    {
        test::writeBytes(m_dir->filePath(QStringLiteral("staged")), "x");
        test::writeBytes(m_dir->filePath(QStringLiteral("other")), "x");
        git({QStringLiteral("add"), QStringLiteral("staged")});
        QVERIFY(commitToGit(m_path, contentOf(m_path), QStringLiteral("one")));
        QCOMPARE(git({QStringLiteral("ls-tree"), QStringLiteral("--name-only"), QStringLiteral("HEAD")}),
                 QByteArray("queues.yaml"));
        QCOMPARE(git({QStringLiteral("diff"), QStringLiteral("--cached"), QStringLiteral("--name-only")}),
                 QByteArray("staged"));
    }

    void whatSomebodyElseWroteMeanwhileIsNotCommitted()
    {
        QVERIFY(commitToGit(m_path, "one", QStringLiteral("one")));
        test::writeBytes(m_path, "three");
        const auto outcome = commitToGit(m_path, "two", QStringLiteral("two"));
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().message.english(), std::string("the file has changed since it was saved"));
        QCOMPARE(git({QStringLiteral("rev-list"), QStringLiteral("--count"), QStringLiteral("HEAD")}),
                 QByteArray("1"));
    }

    void whatIsStagedOfTheFileStaysStagedWhenTheCommitFails()
    {
        QVERIFY(commitToGit(m_path, "one", QStringLiteral("one")));
        test::writeBytes(m_path, "staged");
        git({QStringLiteral("add"), QStringLiteral("queues.yaml")});
        test::writeBytes(m_path, "two");
        const QString hook = m_dir->filePath(QStringLiteral(".git/hooks/pre-commit"));
        test::writeBytes(hook, "#!/bin/sh\nexit 1\n");
        QVERIFY(QFile::setPermissions(hook, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QVERIFY(!commitToGit(m_path, "two", QStringLiteral("two")));
        QCOMPARE(git({QStringLiteral("show"), QStringLiteral(":queues.yaml")}), QByteArray("staged"));
    }

    void theSameContentIsNotCommittedAgain()
    {
        QVERIFY(commitToGit(m_path, contentOf(m_path), QStringLiteral("one")));
        QCOMPARE(*commitToGit(m_path, contentOf(m_path), QStringLiteral("again")), GitOutcome::Unchanged);
        QCOMPARE(git({QStringLiteral("rev-list"), QStringLiteral("--count"), QStringLiteral("HEAD")}),
                 QByteArray("1"));
    }

    void aNameIsNeitherAnOptionNorAPattern()
    {
        for (const char* const name : {"-f.yaml", "*.yaml", ":(top)q.yaml"}) {
            const QString path = m_dir->path() + u'/' + QLatin1String(name);
            test::writeBytes(path, name);
            QCOMPARE(*commitToGit(path, contentOf(path), QStringLiteral("--amend")), GitOutcome::Committed);
        }
        QCOMPARE(git({QStringLiteral("ls-files"), QStringLiteral("queues.yaml")}),
                 QByteArray()); // is not matched
    }

    void aLinkLeadsToTheRepositoryOfItsFile()
    {
        const QTemporaryDir elsewhere;
        const QString link = elsewhere.filePath(QStringLiteral("link.yaml"));
        QVERIFY(QFile::link(m_path, link));
        QCOMPARE(*commitToGit(link, contentOf(link), QStringLiteral("one")), GitOutcome::Committed);
    }

    void aFileOutsideOfRepositoriesIsLeftAlone()
    {
        const QTemporaryDir elsewhere;
        const QString path = elsewhere.filePath(QStringLiteral("queues.yaml"));
        test::writeBytes(path, "one");
        QCOMPARE(*commitToGit(path, contentOf(path), QStringLiteral("one")), GitOutcome::NoRepository);
        QVERIFY(!QFile::exists(elsewhere.filePath(QStringLiteral(".git"))));
    }

    void aFileThatIsGoneIsReported()
    {
        QVERIFY(QFile::remove(m_path));
        const auto outcome = commitToGit(m_path, contentOf(m_path), QStringLiteral("one"));
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().code, ErrorCode::NotFound);
    }

    void anIgnoredFileIsLeftAlone()
    {
        test::writeBytes(m_dir->filePath(QStringLiteral(".gitignore")), "queues.yaml\n");
        QCOMPARE(*commitToGit(m_path, contentOf(m_path), QStringLiteral("one")), GitOutcome::NoRepository);
    }

    void aRefusalIsReportedWithTheWordsOfGit()
    {
        const QString hook = m_dir->filePath(QStringLiteral(".git/hooks/pre-commit"));
        QVERIFY(QDir().mkpath(m_dir->filePath(QStringLiteral(".git/hooks"))));
        test::writeBytes(hook, "#!/bin/sh\necho the quota board has to agree >&2\nexit 1\n");
        QVERIFY(QFile::setPermissions(hook, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const auto outcome = commitToGit(m_path, contentOf(m_path), QStringLiteral("one"));
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().code, ErrorCode::Io);
        QCOMPARE(outcome.error().message.english(),
                 std::string("\"git commit\" failed: the quota board has to agree"));
    }

    void aCommandThatDoesNotEndIsStopped()
    {
        const QString hook = m_dir->filePath(QStringLiteral(".git/hooks/pre-commit"));
        QVERIFY(QDir().mkpath(m_dir->filePath(QStringLiteral(".git/hooks"))));
        test::writeBytes(hook, "#!/bin/sh\nexec sleep 600 >/dev/null 2>&1\n");
        QVERIFY(QFile::setPermissions(hook, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const auto outcome
            = commitToGit(m_path, contentOf(m_path), QStringLiteral("one"), std::chrono::seconds(2));
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().code, ErrorCode::Timeout);
        QVERIFY(!QFile::exists(m_dir->filePath(QStringLiteral(".git/index.lock")))); // git has tidied up
    }

    void aSaveIsCommittedOnceThatIsTurnedOn()
    {
        test::writeBytes(m_path, "partitions:\n  - name: default\n    queues:\n      - name: root\n");
        models::ConfigSession session;
        app::GitCommits commits;
        commits.follow(&session);
        QSignalSpy committed(&commits, &app::GitCommits::committed);
        QSignalSpy saved(&session, &models::EditedFile::saved);
        QSignalSpy opened(&session, &models::EditedFile::opened);
        session.open(m_path);
        QTRY_COMPARE(opened.count(), 1);

        session.replaceText(
            "partitions:\n  - name: default\n    queues:\n      - name: root\n        submitacl: 'sue'\n");
        session.save();
        QTRY_COMPARE(saved.count(), 1);
        QCOMPARE(git({QStringLiteral("ls-files")}), QByteArray()); // it is off by default

        commits.setEnabled(true);
        session.replaceText(
            "partitions:\n  - name: default\n    queues:\n      - name: root\n        submitacl: 'bob'\n");
        session.save({.message = QStringLiteral("Bob submits"), .ticket = QStringLiteral("OPS-2")});
        QTRY_COMPARE(committed.count(), 1);
        QCOMPARE(git({QStringLiteral("log"), QStringLiteral("--format=%B")}),
                 QByteArray("Bob submits\n\nTicket: OPS-2"));

        session.undoSave();
        QTRY_COMPARE(committed.count(), 2);
        QVERIFY(git({QStringLiteral("show"), QStringLiteral("HEAD:queues.yaml")}).contains("sue"));
    }

    void aFailedCommitIsNoFailedSave()
    {
        test::writeBytes(m_path, "partitions:\n  - name: default\n    queues:\n      - name: root\n");
        test::writeBytes(m_dir->filePath(QStringLiteral(".git/index.lock")), {}); // another git is at work
        models::ConfigSession session;
        app::GitCommits commits;
        commits.setEnabled(true);
        commits.follow(&session);
        QSignalSpy failed(&commits, &app::GitCommits::failed);
        QSignalSpy saved(&session, &models::EditedFile::saved);
        QSignalSpy opened(&session, &models::EditedFile::opened);
        session.open(m_path);
        QTRY_COMPARE(opened.count(), 1);
        session.replaceText(
            "partitions:\n  - name: default\n    queues:\n      - name: root\n        submitacl: 'sue'\n");
        session.save();
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(saved.count(), 1);
        QCOMPARE(failed.first().first().toString(), m_path);
    }

private:
    QByteArray git(const QStringList& arguments) const
    {
        QProcess process;
        process.setWorkingDirectory(m_dir->path());
        process.start(QStringLiteral("git"), arguments);
        process.waitForFinished(kLong);
        return process.readAllStandardOutput().trimmed();
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
};

QUOTADECK_TEST(TestGitCommits, QCoreApplication)
} // namespace tst_gitcommits

#include "tst_gitcommits.moc"
