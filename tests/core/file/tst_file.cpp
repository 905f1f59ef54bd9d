// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/file/filelock.h"
#include "core/file/filereader.h"
#include "core/file/filewriter.h"
#include "tests/support/failingcalls.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <memory>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <thread>
#include <unistd.h>

namespace tst_file {
using namespace quotadeck;
using file::Access;
using test::CallFailure;
using test::FailingCalls;

namespace {
const std::string kOld = "limits: old\n" + std::string(3000, 'o');
const std::string kNew = "limits: new, and longer\n" + std::string(5000, 'n');
constexpr int kMostCalls = 60; // far more than one write makes

std::string contentOf(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string("no such file");
}

void put(const std::string& path, const std::string& content)
{
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content.data(), static_cast<qint64>(content.size()));
}

unsigned modeOf(const std::string& path)
{
    struct stat state
    {
    };
    return ::stat(path.c_str(), &state) == 0 ? state.st_mode & 07777U : 0U;
}

QStringList namesIn(const QTemporaryDir& folder)
{
    return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

/// Runs @p work in a process of its own; true when that was killed.
template <typename Work>
bool isKilledIn(Work work)
{
    const pid_t child = ::fork();
    if (child == 0) {
        work();
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
}

bool isRoot()
{
    return ::geteuid() == 0;
}
} // namespace

/// writeFile() and its kin on good and on failing disks.
class TestFile : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(QStringLiteral("queues.yaml")).toStdString();
    }

    void aNewFileFollowsTheUmask()
    {
        const mode_t before = ::umask(027);
        const auto shared = file::writeFile(m_path, kNew);
        const auto own = file::writeFile(m_path + ".own", kNew, Access::Private);
        ::umask(before);

        QVERIFY(shared && own);
        QCOMPARE(contentOf(m_path), kNew);
        QCOMPARE(modeOf(m_path), 0640U);
        QCOMPARE(modeOf(m_path + ".own"), 0600U);
        QCOMPARE(namesIn(*m_folder).size(), 2);
    }

    void anExistingFileKeepsItsPermissions_data()
    {
        QTest::addColumn<unsigned>("mode");
        for (const unsigned mode : {0600U, 0640U, 0664U, 0755U})
            QTest::addRow("%o", mode) << mode;
    }
    void anExistingFileKeepsItsPermissions()
    {
        QFETCH(unsigned, mode);
        put(m_path, kOld);
        ::chmod(m_path.c_str(), mode);

        QVERIFY(file::writeFile(m_path, kNew));

        QCOMPARE(contentOf(m_path), kNew);
        QCOMPARE(modeOf(m_path), mode);
        QCOMPARE(namesIn(*m_folder).size(), 1);
    }

    /// Permission 0440: root may write it and leaves it as it is, its owner may not.
    void aReadOnlyFileStaysReadOnly()
    {
        put(m_path, kOld);
        ::chmod(m_path.c_str(), 0440);

        const auto status = file::writeFile(m_path, kNew);

        QCOMPARE(status.has_value(), isRoot());
        QCOMPARE(contentOf(m_path), isRoot() ? kNew : kOld);
        QCOMPARE(modeOf(m_path), 0440U);
        if (!status)
            QCOMPARE(status.error().message.english(),
                     "permission denied; the file is unchanged; choose another place");
    }

    void ownDataBecomesPrivate()
    {
        put(m_path, kOld);
        ::chmod(m_path.c_str(), 0644);

        QVERIFY(file::writeFile(m_path, kNew, Access::Private));

        QCOMPARE(modeOf(m_path), 0600U);
    }

    void theOwnerAndGroupStay()
    {
        put(m_path, kOld);
        if (isRoot())
            QCOMPARE(::chown(m_path.c_str(), 1234, 2345), 0);
        ::chmod(m_path.c_str(), 0660);

        QVERIFY(file::writeFile(m_path, kNew));

        struct stat state
        {
        };
        QCOMPARE(::stat(m_path.c_str(), &state), 0);
        QCOMPARE(state.st_uid, isRoot() ? 1234U : ::geteuid());
        QCOMPARE(state.st_gid, isRoot() ? 2345U : ::getegid());
        QCOMPARE(modeOf(m_path), 0660U);
    }

    /// A file of somebody else that this user may write: its owner cannot be given to a new file, so it is written in place.
    void aFileOfAnotherUserKeepsItsOwner()
    {
        if (!isRoot())
            QSKIP("Needs root, to make a file of another user");
        put(m_path, kOld);
        QCOMPARE(::chown(m_path.c_str(), 1234, 2345), 0);
        ::chmod(m_path.c_str(), 0666);
        ::chmod(m_folder->path().toUtf8().constData(), 0777);

        const bool wasKilled = isKilledIn([this] {
            if (::setgid(3000) == 0 && ::setuid(3000) == 0 && !file::writeFile(m_path, kNew))
                ::_exit(1);
        });

        QVERIFY(!wasKilled);
        QCOMPARE(contentOf(m_path), kNew);
        struct stat state
        {
        };
        QCOMPARE(::stat(m_path.c_str(), &state), 0);
        QCOMPARE(state.st_uid, 1234U);
        QCOMPARE(namesIn(*m_folder).size(), 1);
    }

    void extendedAttributesAndAclsStay()
    {
        put(m_path, kOld);
        if (::setxattr(m_path.c_str(), "user.ticket", "OPS-7", 5, 0) != 0)
            QCOMPARE(errno, EOPNOTSUPP); // a disk without attributes has none to lose
        // An ACL: the owner and user 1234 read and write, others nothing.
        const unsigned char acl[]
            = {2, 0,    0,    0,    1,    0,    6,    0, 0xff, 0xff, 0xff, 0xff, 2,    0,    6,
               0, 0xd2, 4,    0,    0,    4,    0,    0, 0,    0xff, 0xff, 0xff, 0xff, 0x10, 0,
               6, 0,    0xff, 0xff, 0xff, 0xff, 0x20, 0, 0,    0,    0xff, 0xff, 0xff, 0xff};
        const bool hasAcl = ::setxattr(m_path.c_str(), "system.posix_acl_access", acl, sizeof acl, 0) == 0;
        const unsigned mode = modeOf(m_path);

        QVERIFY(file::writeFile(m_path, kNew));

        QCOMPARE(contentOf(m_path), kNew);
        char value[8] = {};
        if (::getxattr(m_path.c_str(), "user.ticket", value, sizeof value) >= 0)
            QCOMPARE(QByteArray(value), QByteArray("OPS-7"));
        else
            QCOMPARE(errno, EOPNOTSUPP);
        if (hasAcl) {
            unsigned char kept[sizeof acl] = {};
            QCOMPARE(::getxattr(m_path.c_str(), "system.posix_acl_access", kept, sizeof kept),
                     static_cast<ssize_t>(sizeof acl));
            QVERIFY(std::equal(std::begin(acl), std::end(acl), std::begin(kept)));
        }
        QCOMPARE(modeOf(m_path), mode);
    }

    void anInheritedAclIsNotAdded()
    {
        put(m_path, kOld);
        ::chmod(m_path.c_str(), 0600);
        const unsigned char acl[]
            = {2, 0,    0,    0,    1,    0,    7,    0, 0xff, 0xff, 0xff, 0xff, 2,    0,    7,
               0, 0xd2, 4,    0,    0,    4,    0,    5, 0,    0xff, 0xff, 0xff, 0xff, 0x10, 0,
               7, 0,    0xff, 0xff, 0xff, 0xff, 0x20, 0, 5,    0,    0xff, 0xff, 0xff, 0xff};
        const bool hasAcl = ::setxattr(m_folder->path().toUtf8().constData(), "system.posix_acl_default", acl,
                                       sizeof acl, 0)
            == 0;

        QVERIFY(file::writeFile(m_path, kNew));

        QCOMPARE(modeOf(m_path), 0600U);
        if (hasAcl)
            QCOMPARE(::getxattr(m_path.c_str(), "system.posix_acl_access", nullptr, 0), ssize_t(-1));
    }

    void hardLinksStayLinked()
    {
        put(m_path, kOld);
        const std::string other = m_path + ".link";
        QCOMPARE(::link(m_path.c_str(), other.c_str()), 0);

        QVERIFY(file::writeFile(m_path, kNew));
        QCOMPARE(contentOf(other), kNew);
        QVERIFY(file::writeFile(m_path, "short"));
        QCOMPARE(contentOf(other), "short");
        QCOMPARE(namesIn(*m_folder).size(), 2);
    }

    void symbolicLinksAreFollowed()
    {
        put(m_path, kOld);
        const std::string link = m_path + ".link";
        QCOMPARE(::symlink("queues.yaml", link.c_str()), 0);

        QVERIFY(file::writeFile(link, kNew));

        QCOMPARE(contentOf(m_path), kNew);
        QVERIFY(QFileInfo(QString::fromStdString(link)).isSymLink());
        // One that leads nowhere yet makes the file it names.
        const std::string toCome = m_path + ".next";
        QCOMPARE(::symlink("next.yaml", toCome.c_str()), 0);
        QVERIFY(file::writeFile(toCome, kNew));
        QCOMPARE(contentOf(m_folder->filePath(QStringLiteral("next.yaml")).toStdString()), kNew);
    }

    void devicesAreWrittenDirectly()
    {
        QVERIFY(file::writeFile("/dev/null", kNew));
        const auto full = file::writeFile("/dev/full", kNew);
        QVERIFY(!full);
        QVERIFY(QString::fromStdString(full.error().message.english())
                    .contains(QStringLiteral("no space is left")));
        QCOMPARE(full.error().where, "/dev/full");
    }

    /// What /dev/stdout names is an open file: what others wrote to it stays.
    void openFilesAreContinued()
    {
        put(m_path, "first\n");
        const int descriptor = ::open(m_path.c_str(), O_WRONLY | O_APPEND);
        const std::string name = "/proc/self/fd/" + std::to_string(descriptor);
        QVERIFY(file::writeFile(name, "second\n"));
        const std::string link = m_path + ".link"; // as /dev/stdout is one
        QCOMPARE(::symlink(name.c_str(), link.c_str()), 0);
        QVERIFY(file::writeFile(link, "third\n"));
        ::close(descriptor);
        QCOMPARE(contentOf(m_path), "first\nsecond\nthird\n");

        int ends[2] = {};
        QCOMPARE(::pipe(ends), 0);
        QVERIFY(file::writeFile("/proc/self/fd/" + std::to_string(ends[1]), "through"));
        char bytes[8] = {};
        QCOMPARE(::read(ends[0], bytes, sizeof bytes), ssize_t(7));
        QCOMPARE(QByteArray(bytes), QByteArray("through"));
        ::close(ends[0]);
        ::close(ends[1]);
    }

    void anotherContentIsNotReplaced()
    {
        put(m_path, kOld);
        QVERIFY(file::replaceFile(m_path, kOld, kNew));
        QCOMPARE(contentOf(m_path), kNew);
        QVERIFY(file::replaceFile(m_path, kOld, kNew)); // what a write leaves that failed after its rename

        const auto status = file::replaceFile(m_path, kOld, "mine");
        QVERIFY(!status);
        QVERIFY(QString::fromStdString(status.error().message.english())
                    .contains(QStringLiteral("another program changed")));
        QCOMPARE(contentOf(m_path), kNew);
    }

    /// Of two that replace the same content at the same time one is refused.
    void oneOfTwoReplacementsWins()
    {
        for (int round = 0; round < 100; ++round) {
            put(m_path, kOld);
            std::atomic<int> written = 0;
            const auto replace = [this, &written](const std::string& content) {
                if (file::replaceFile(m_path, kOld, content))
                    ++written;
            };
            std::thread first(replace, std::string(4000, 'a'));
            std::thread second(replace, std::string(4000, 'b'));
            first.join();
            second.join();
            QCOMPARE(written.load(), 1);
        }
    }

    /// The draft of another writer is never taken for one's own or for remains.
    void twoUsersWriteAFileOfBoth()
    {
        if (!isRoot())
            QSKIP("Needs root, to write as two users");
        ::chmod(m_folder->path().toUtf8().constData(), 0777);
        put(m_path, kOld);
        ::chmod(m_path.c_str(), 0666);
        const auto writeAs = [this](uid_t user, char letter) {
            const pid_t child = ::fork();
            if (child != 0)
                return child;
            if (::setuid(user) != 0)
                ::_exit(2);
            for (int round = 0; round < 60; ++round)
                (void)file::writeFile(m_path, std::string(3000, letter));
            ::_exit(file::writeFile(m_path, std::string(3000, letter)) ? 0 : 1);
        };
        const pid_t first = writeAs(3000, 'a');
        const pid_t second = writeAs(4000, 'b');
        int statusOfFirst = 0;
        int statusOfSecond = 0;
        ::waitpid(first, &statusOfFirst, 0);
        ::waitpid(second, &statusOfSecond, 0);

        QCOMPARE(statusOfFirst, 0);
        QCOMPARE(statusOfSecond, 0);
        QCOMPARE(modeOf(m_path), 0666U);
        const std::string content = contentOf(m_path);
        QCOMPARE(content, std::string(3000, content.front()));
        QCOMPARE(namesIn(*m_folder).size(), 1);
    }

    void errorsNameThePlace_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("message");
        QTest::addRow("folder") << QStringLiteral(
            ".") << QStringLiteral("this is a folder; the file is unchanged; choose another place");
        QTest::addRow("missing folder")
            << QStringLiteral("missing/x.yaml")
            << QStringLiteral("its folder does not exist; no file was made; choose another place");
        QTest::addRow("file as folder")
            << QStringLiteral("queues.yaml/x.yaml")
            << QStringLiteral("its folder does not exist; no file was made; choose another place");
    }
    void errorsNameThePlace()
    {
        QFETCH(QString, name);
        QFETCH(QString, message);
        put(m_path, kOld);
        const std::string path = m_folder->filePath(name).toStdString();

        const auto status = file::writeFile(path, kNew);

        QVERIFY(!status);
        QCOMPARE(status.error().where, path);
        QCOMPARE(QString::fromStdString(status.error().message.english()), message);
    }

    void aFolderWithoutPermissionIsNamed()
    {
        put(m_path, kOld);
        ::chmod(m_path.c_str(), 0666);
        ::chmod(m_folder->path().toUtf8().constData(), 0555);
        Status status;
        const bool wasKilled = isKilledIn([this, &status] {
            if (isRoot() && ::setuid(3000) != 0)
                ::_exit(1);
            status = file::writeFile(m_path, kNew);
            const std::string message = status ? "written" : status.error().message.english();
            if (message.find("its folder allows no new files") == std::string::npos)
                ::kill(::getpid(), SIGKILL);
        });
        ::chmod(m_folder->path().toUtf8().constData(), 0700);

        QVERIFY(!wasKilled);
        QCOMPARE(contentOf(m_path), kOld);
    }

    void longNamesHaveRoom()
    {
        const std::string path = m_folder->path().toStdString() + '/' + std::string(255, 'q');
        QVERIFY(file::writeFile(path, kOld));
        QVERIFY(file::writeFile(path, kNew));
        QCOMPARE(contentOf(path), kNew);
    }

    // ---- disks that fail

    void everyFailureKeepsTheOldContent_data()
    {
        QTest::addColumn<int>("failure");
        QTest::addColumn<int>("error");
        QTest::addColumn<bool>("isLinked");
        for (const bool isLinked : {false, true}) {
            const char* way = isLinked ? "in place" : "by name";
            QTest::addRow("ENOSPC once, %s", way) << int(CallFailure::Error) << ENOSPC << isLinked;
            QTest::addRow("EIO once, %s", way) << int(CallFailure::Error) << EIO << isLinked;
            QTest::addRow("EIO from then, %s", way) << int(CallFailure::ErrorFromThen) << EIO << isLinked;
            QTest::addRow("full disk, %s", way) << int(CallFailure::FullFromThen) << ENOSPC << isLinked;
            QTest::addRow("EIO of fsync, %s", way) << int(CallFailure::FlushFromThen) << EIO << isLinked;
            QTest::addRow("short write, %s", way) << int(CallFailure::ShortWrite) << ENOSPC << isLinked;
            QTest::addRow("EMFILE, %s", way) << int(CallFailure::Error) << EMFILE << isLinked;
        }
    }
    /// Each call that FailingCalls knows fails: the content is the old one and the error is returned, or it is the new one
    /// and nothing is wrong.
    void everyFailureKeepsTheOldContent()
    {
        QFETCH(int, failure);
        QFETCH(int, error);
        QFETCH(bool, isLinked);
        int failures = 0;
        int call = 1;
        for (bool isDone = false; !isDone; ++call) {
            QVERIFY(call < kMostCalls);
            put(m_path, kOld);
            if (isLinked && call == 1)
                QCOMPARE(::link(m_path.c_str(), (m_path + ".link").c_str()), 0);
            Status status;
            {
                const FailingCalls calls(
                    {m_folder->path().toStdString(), call, static_cast<CallFailure>(failure), error});
                status = file::writeFile(m_path, kNew);
                isDone = calls.count() < call;
            }
            const std::string content = contentOf(m_path);
            if (status) {
                QCOMPARE(content, kNew);
            } else {
                ++failures;
                const QString message = QString::fromStdString(status.error().message.english());
                const std::string kept = contentOf(file::keptContentPath(m_path));
                const bool isDamaged = message.contains(QStringLiteral("the file may be damaged"));
                const bool isNew = message.contains(QStringLiteral("a power failure may undo it"));
                QCOMPARE(isDamaged ? kept : content, isNew ? kNew : kOld);
                QVERIFY2(!isDamaged || (isLinked && failure != int(CallFailure::Error)), qPrintable(message));
                QVERIFY2(isDamaged || isNew || message.contains(QStringLiteral("the file is unchanged")),
                         qPrintable(message));
                QCOMPARE(status.error().where, m_path);
                if (isDamaged && file::removeRemains(m_path)) { // somebody has to look at it
                    QVERIFY(!file::writeFile(m_path, kNew));
                    QVERIFY(QFile::remove(QString::fromStdString(file::keptContentPath(m_path))));
                }
            }
            QCOMPARE(namesIn(*m_folder).size(), isLinked ? 2 : 1);
        }
        QVERIFY2(failures > 0, "no call failed");
    }

    void aProcessKilledAtAnyPointLeavesOneOfTheTwo_data()
    {
        QTest::addColumn<bool>("isLinked");
        QTest::addRow("by name") << false;
        QTest::addRow("in place") << true;
    }
    void aProcessKilledAtAnyPointLeavesOneOfTheTwo()
    {
        QFETCH(bool, isLinked);
        bool hasKept = false;
        for (int call = 1;; ++call) {
            QVERIFY(call < kMostCalls);
            put(m_path, kOld);
            if (isLinked && call == 1)
                QCOMPARE(::link(m_path.c_str(), (m_path + ".link").c_str()), 0);
            const bool wasKilled = isKilledIn([&] {
                const FailingCalls calls({m_folder->path().toStdString(), call, CallFailure::Kill, 0});
                (void)file::writeFile(m_path, kNew);
            });
            const bool isKept = file::removeRemains(m_path);
            const std::string content = contentOf(m_path);
            if (isKept) {
                hasKept = true;
                QCOMPARE(contentOf(file::keptContentPath(m_path)), kOld);
                QVERIFY(isLinked);
                QVERIFY(QFile::remove(QString::fromStdString(file::keptContentPath(m_path))));
            } else {
                QVERIFY(content == kOld || content == kNew);
            }
            QCOMPARE(namesIn(*m_folder).size(), isLinked ? 2 : 1);
            if (!wasKilled)
                break;
        }
        QCOMPARE(contentOf(m_path), kNew);
        QCOMPARE(hasKept, isLinked);
    }

    void anotherWriterIsWaitedFor()
    {
        put(m_path, kOld);
        std::vector<std::thread> writers;
        std::atomic<int> failures = 0;
        for (int number = 0; number < 8; ++number) {
            writers.emplace_back([this, number, &failures] {
                for (int round = 0; round < 20; ++round) {
                    if (!file::writeFile(m_path, std::string(4000, static_cast<char>('a' + number))))
                        ++failures;
                }
            });
        }
        for (auto& writer : writers)
            writer.join();

        QCOMPARE(failures.load(), 0);
        const std::string content = contentOf(m_path);
        QCOMPARE(content, std::string(4000, content.front()));
        QCOMPARE(namesIn(*m_folder).size(), 1);
    }

    // ---- folders

    void ownFoldersArePrivate()
    {
        const std::string folder = m_folder->filePath(QStringLiteral("share/versions")).toStdString();
        QVERIFY(file::makeFolder(folder, Access::Private));
        QCOMPARE(modeOf(folder), 0700U);
        QCOMPARE(modeOf(m_folder->filePath(QStringLiteral("share")).toStdString()), 0700U);
        QVERIFY(file::makeFolder(folder, Access::Private)); // there already

        put(m_path, kOld);
        const auto status = file::makeFolder(m_path + "/x", Access::Private);
        QVERIFY(!status);
        QCOMPARE(status.error().where, m_path);
    }

    void tidyingProtectsAndRemovesRemains()
    {
        const std::string folder = m_folder->filePath(QStringLiteral("own")).toStdString();
        QVERIFY(file::makeFolder(folder + "/versions", Access::Private));
        put(folder + "/versions/1.version", kOld);
        put(folder + "/versions/.2.version.0123456789abcdef.quotadeck-new", "half");
        ::chmod((folder + "/versions/1.version").c_str(), 0644);
        ::chmod((folder + "/versions").c_str(), 0755);
        put(m_path, kOld);
        ::chmod(m_path.c_str(), 0644);
        QCOMPARE(::symlink(m_path.c_str(), (folder + "/link").c_str()), 0);

        QVERIFY(file::tidyOwnFolder(folder));

        QCOMPARE(modeOf(folder + "/versions"), 0700U);
        QCOMPARE(modeOf(folder + "/versions/1.version"), 0600U);
        QCOMPARE(modeOf(m_path), 0644U); // what a link names is somebody else's
        QCOMPARE(contentOf(folder + "/versions/.2.version.0123456789abcdef.quotadeck-new"), "no such file");
        QVERIFY(file::tidyOwnFolder(folder + "/missing"));
    }

    // ---- files that grow

    void appendedPiecesAreWholeOrNot_data()
    {
        QTest::addColumn<int>("failure");
        QTest::addRow("once") << int(CallFailure::Error);
        QTest::addRow("from then on") << int(CallFailure::ErrorFromThen);
        QTest::addRow("full disk") << int(CallFailure::FullFromThen);
        QTest::addRow("short write") << int(CallFailure::ShortWrite);
    }
    void appendedPiecesAreWholeOrNot()
    {
        QFETCH(int, failure);
        auto file = file::AppendedFile::create(m_path);
        QVERIFY(file);
        QVERIFY(file->append("first,"));
        {
            const FailingCalls calls(
                {m_folder->path().toStdString(), 1, static_cast<CallFailure>(failure), ENOSPC});
            const auto status = file->append("second,");
            QVERIFY(!status);
            QVERIFY(QString::fromStdString(status.error().message.english())
                        .contains(QStringLiteral("no space is left")));
        }
        const auto later = file->append("third");
        QVERIFY(!file->finish()); // it lacks a piece

        // Where half a piece cannot be cut off, nothing follows it.
        QCOMPARE(later.has_value(), failure != int(CallFailure::ErrorFromThen));
        QCOMPARE(contentOf(m_path), later ? "first,third" : "first,");
        QVERIFY(!file::AppendedFile::create(m_path)); // it exists
    }

    void aFailedFlushIsReportedAtTheEnd()
    {
        auto file = file::AppendedFile::create(m_path);
        QVERIFY(file && file->append("first"));
        const FailingCalls calls({m_folder->path().toStdString(), 1, CallFailure::Error, EIO});
        QVERIFY(!file->finish());
    }

    // ---- logs

    void aLogHasOneOlderFile()
    {
        constexpr std::size_t kMost = 20;
        QCOMPARE(file::readLog(m_path, kMost).error().code, ErrorCode::NotFound);
        for (const char* line : {"one......\n", "two......\n", "three....\n", "four.....\n", "five.....\n"})
            QVERIFY(file::appendToLog(m_path, line, kMost));
        QCOMPARE(contentOf(m_path), std::string("five.....\n"));
        QCOMPARE(contentOf(file::olderLogPath(m_path)), std::string("three....\nfour.....\n"));
        QCOMPARE(namesIn(*m_folder).size(), 2);
        QCOMPARE(file::readLog(m_path, kMost).value(), std::string("three....\nfour.....\nfive.....\n"));
        // More than the bound is there as a whole, and alone.
        QVERIFY(file::appendToLog(m_path, std::string(30, 'x'), kMost));
        QCOMPARE(contentOf(m_path).size(), std::size_t{30});
        QCOMPARE(file::readLog(m_path, kMost).error().code, ErrorCode::TooLarge);
    }

    void aLogIsForItsOwnerAlone()
    {
        QVERIFY(file::appendToLog(m_path, "a\n", 10));
        const auto mode = [](const std::string& path) {
            struct stat state
            {
            };
            return ::stat(path.c_str(), &state) == 0 ? int(state.st_mode & 0777) : -1;
        };
        QCOMPARE(mode(m_path), 0600);
        QCOMPARE(::chmod(m_path.c_str(), 0644), 0);
        QVERIFY(file::appendToLog(m_path, "b\n", 10));
        QCOMPARE(mode(m_path), 0600);
        const std::string link = m_path + ".link";
        QCOMPARE(::symlink(m_path.c_str(), link.c_str()), 0);
        QVERIFY(!file::appendToLog(link, "c\n", 10)); // which might lead to a file of somebody else
        QCOMPARE(contentOf(m_path), std::string("a\nb\n"));
    }

    void aLogKeepsWholeLinesWhenTheDiskIsFull()
    {
        QVERIFY(file::appendToLog(m_path, "first\n", 1'000));
        {
            const FailingCalls calls({m_folder->path().toStdString(), 1, CallFailure::ShortWrite, ENOSPC});
            const Status status = file::appendToLog(m_path, "second\n", 1'000);
            QVERIFY(!status);
            QCOMPARE(status.error().code, ErrorCode::Io);
            QCOMPARE(status.error().where, m_path);
        }
        QVERIFY(file::appendToLog(m_path, "third\n", 1'000));
        QCOMPARE(contentOf(m_path), std::string("first\nthird\n"));
    }

    void aLogOutlivesAKilledProcess()
    {
        QVERIFY(isKilledIn([&] {
            (void)file::appendToLog(m_path, "last\n", 1'000);
            ::kill(::getpid(), SIGKILL);
        }));
        QCOMPARE(file::readLog(m_path, 1'000).value(), std::string("last\n"));
        QVERIFY(file::appendToLog(m_path, "next\n", 1'000)); // it is not locked
    }

    // ---- removal

    void aFileIsRemovedAndOneThatIsGoneIsNoError()
    {
        QVERIFY(file::writeFile(m_path, "text"));
        QVERIFY(file::removeFile(m_path));
        QVERIFY(namesIn(*m_folder).isEmpty());
        QVERIFY(file::removeFile(m_path));
    }

    void aFolderIsNotRemovedAsAFile()
    {
        QVERIFY(file::makeFolder(m_path, file::Access::Shared));
        const auto status = file::removeFile(m_path);
        QVERIFY(!status);
        QCOMPARE(status.error().code, ErrorCode::Io);
        QCOMPARE(status.error().where, m_path);
        QCOMPARE(namesIn(*m_folder).size(), 1);
    }

    // ---- locks

    void aLockHasOneHolder()
    {
        const std::string path = m_path + ".lock";
        auto first = file::FileLock::tryLock(path);
        QVERIFY(first && *first);
        const auto second = file::FileLock::tryLock(path);
        QVERIFY(second && !*second);
        first = std::nullopt;
        QVERIFY(namesIn(*m_folder).isEmpty());
        const auto third = file::FileLock::tryLock(path);
        QVERIFY(third && *third);
        QVERIFY(!file::FileLock::tryLock(m_path + "/none/x"));
    }

    void aKilledHolderLeavesNoLock()
    {
        const std::string path = m_path + ".lock";
        const bool wasKilled = isKilledIn([&] {
            const auto lock = file::FileLock::tryLock(path);
            ::kill(::getpid(), SIGKILL);
        });
        QVERIFY(wasKilled);
        const auto lock = file::FileLock::tryLock(path);
        QVERIFY(lock && *lock);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::string m_path;
};

QUOTADECK_TEST(TestFile, QCoreApplication)
} // namespace tst_file

#include "tst_file.moc"
