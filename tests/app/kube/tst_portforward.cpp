// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/connection.h"
#include "app/feed/restfeed.h"
#include "tests/app/kube/kubecluster.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fcntl.h>
#include <memory>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_portforward {
using namespace quotadeck;
using namespace quotadeck::testing;

namespace {

/// A command "kubectl" that does what a test says, first in PATH.
class FakeKubectl
{
public:
    explicit FakeKubectl(const QByteArray& script)
    {
        QDir(m_folder.path()).mkdir(QStringLiteral("bin"));
        QFile file(m_folder.filePath(QStringLiteral("bin/kubectl")));
        if (!file.open(QIODevice::WriteOnly))
            throw std::runtime_error("the command cannot be written");
        file.write("#!/bin/sh\nprintf '%s\\n' \"$*\" >> " + log().toUtf8() + "\necho $$ > "
                   + pidFile().toUtf8() + "\n" + script);
        file.setPermissions(file.permissions() | QFile::ExeOwner);
        file.close();
        qputenv("PATH", m_folder.filePath(QStringLiteral("bin")).toUtf8() + ':' + m_path);
    }
    ~FakeKubectl() { qputenv("PATH", m_path); }
    FakeKubectl(const FakeKubectl&) = delete;
    FakeKubectl& operator=(const FakeKubectl&) = delete;

    /// The arguments of each run.
    [[nodiscard]] QStringList runs() const
    {
        QFile file(log());
        return file.open(QIODevice::ReadOnly)
            ? QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts)
            : QStringList();
    }
    [[nodiscard]] pid_t pid() const
    {
        QFile file(pidFile());
        return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().toInt() : 0;
    }

private:
    [[nodiscard]] QString log() const { return m_folder.filePath(QStringLiteral("runs")); }
    [[nodiscard]] QString pidFile() const { return m_folder.filePath(QStringLiteral("pid")); }

    QTemporaryDir m_folder;
    QByteArray m_path = qgetenv("PATH");
};

bool isRunning(pid_t pid)
{
    return pid > 0 && ::kill(pid, 0) == 0;
}

/// A scheduler that only kubectl reaches.
struct Cluster
{
    KubeCluster kube;
    ReplayServer scheduler;

    Cluster()
    {
        if (!scheduler.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")))
            throw std::runtime_error("no recording");
    }

    [[nodiscard]] QByteArray forwarding() const
    {
        return "echo 'Forwarding from 127.0.0.1:" + QByteArray::number(scheduler.port()) + " -> 9080'\n";
    }
    [[nodiscard]] std::unique_ptr<feed::RestFeed> feed() const
    {
        const auto connection = app::Connection::open(
            {.reach = connect::ClusterReach{.scheduler = {kube.context(), {}, {}}, .usesPortForward = true}});
        feed::RestConfig config = connection.value()->rest();
        config.interval = std::chrono::milliseconds(50);
        config.backOff = {std::chrono::milliseconds(50), std::chrono::milliseconds(50)};
        return std::make_unique<feed::RestFeed>(std::move(config));
    }
};

/// Bytes of the standard output of @p process that nobody has read yet.
int unreadOutput(pid_t process)
{
    const auto path = "/proc/" + QByteArray::number(process) + "/fd/1";
    const int file = ::open(path.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    int unread = -1;
    ::ioctl(file, FIONREAD, &unread);
    ::close(file);
    return unread;
}
} // namespace

class TestPortForward : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theSchedulerIsReadThroughKubectl()
    {
        const Cluster cluster;
        const FakeKubectl kubectl(cluster.forwarding() + "exec sleep 1000\n");
        const auto feed = cluster.feed();
        QSignalSpy read(feed.get(), &feed::Feed::snapshotRead);
        feed->start();
        QTRY_VERIFY(read.count() > 1);
        QCOMPARE(
            kubectl.runs(),
            QStringList{QStringLiteral("--context test --namespace yunikorn port-forward --address 127.0.0.1 "
                                       "service/yunikorn-service :9080")});
    }

    void thePortIsReadFromALineInParts()
    {
        const Cluster cluster;
        const QByteArray line = cluster.forwarding();
        const auto middle = line.indexOf("127.0.0.1:") + 12; // in the midst of the number
        const QTemporaryDir folder;
        const QByteArray door = folder.filePath(QStringLiteral("door")).toUtf8();
        QCOMPARE(::mkfifo(door.constData(), S_IRUSR | S_IWUSR), 0);
        const FakeKubectl kubectl("printf '" + line.mid(6, middle - 6) + "'\nread -r key < " + door
                                  + "\nprintf '" + line.mid(middle, line.lastIndexOf('\'') - middle)
                                  + "\\n'\nexec sleep 1000\n");
        const auto feed = cluster.feed();
        QSignalSpy read(feed.get(), &feed::Feed::snapshotRead);
        feed->start();
        int writer = -1;
        const auto isWaiting = [&writer, &door] { // kubectl, after the first part
            if (writer < 0)
                writer = ::open(door.constData(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
            return writer >= 0;
        };
        QTRY_VERIFY(isWaiting());
        QTRY_COMPARE(unreadOutput(kubectl.pid()), 0);
        QVERIFY(read.isEmpty());
        ::close(writer); // it goes on
        QTRY_VERIFY(!read.isEmpty());
        QCOMPARE(kubectl.runs().size(), 1);
    }

    void kubectlEndsWithTheConnection()
    {
        const Cluster cluster;
        const FakeKubectl kubectl(cluster.forwarding() + "exec sleep 1000\n");
        auto feed = cluster.feed();
        QSignalSpy read(feed.get(), &feed::Feed::snapshotRead);
        feed->start();
        QTRY_VERIFY(!read.isEmpty());
        QVERIFY(isRunning(kubectl.pid()));
        feed.reset();
        QTRY_VERIFY(!isRunning(kubectl.pid()));
    }

    void kubectlThatEndsIsStartedAgain()
    {
        const Cluster cluster;
        const FakeKubectl kubectl(cluster.forwarding() + "exec sleep 1000\n");
        const auto feed = cluster.feed();
        QSignalSpy read(feed.get(), &feed::Feed::snapshotRead);
        feed->start();
        QTRY_VERIFY(!read.isEmpty());
        ::kill(kubectl.pid(), SIGKILL);
        QTRY_COMPARE(kubectl.runs().size(), 2);
        const auto before = read.count();
        QTRY_VERIFY(read.count() > before);
    }

    /// kubectl goes on running then, and forwards nothing.
    void kubectlThatHasLostThePodIsStartedAgain()
    {
        const Cluster cluster;
        const FakeKubectl kubectl(cluster.forwarding()
                                  + "if [ $(wc -l < $(dirname $0)/../runs) = 1 ]; then\n"
                                    "  echo 'error: lost connection to pod' >&2\n"
                                    "fi\nexec sleep 1000\n");
        const auto feed = cluster.feed();
        QSignalSpy read(feed.get(), &feed::Feed::snapshotRead);
        feed->start();
        QTRY_COMPARE(kubectl.runs().size(), 2);
        const auto before = read.count();
        QTRY_VERIFY(read.count() > before);
    }

    void whatKubectlComplainsOfIsShown()
    {
        const Cluster cluster;
        const FakeKubectl kubectl(
            "echo 'error: unable to forward port because pod is not running' >&2\nexit 1\n");
        const auto feed = cluster.feed();
        feed->start();
        QTRY_VERIFY(feed->status().error.has_value());
        const auto text = QString::fromStdString(feed->status().error->message.english());
        QVERIFY2(text.contains(QStringLiteral("pod is not running")), qPrintable(text));
        QCOMPARE(feed->status().error->where, std::string("kubectl port-forward"));
        QTRY_VERIFY(kubectl.runs().size() > 1); // it is tried again, later each time
    }

    void withoutKubectlTheErrorSaysSo()
    {
        const Cluster cluster;
        const QByteArray path = qgetenv("PATH");
        const QByteArray shell = qgetenv("SHELL");
        QTemporaryDir empty;
        qputenv("PATH", empty.path().toUtf8());
        qputenv("SHELL", "/nonexistent");
        const auto feed = cluster.feed();
        feed->start();
        QTRY_VERIFY(feed->status().error.has_value());
        qputenv("PATH", path);
        qputenv("SHELL", shell);
        const auto text = QString::fromStdString(feed->status().error->message.english());
        QVERIFY2(text.contains(QStringLiteral("no kubectl")), qPrintable(text));
    }
};

QUOTADECK_TEST(TestPortForward, QCoreApplication)
} // namespace tst_portforward

#include "tst_portforward.moc"
