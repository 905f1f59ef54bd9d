// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/privatekeyring.h"

#include "tests/support/childprocess.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>

#include <csignal>

namespace quotadeck::testing {
namespace {
constexpr int kPatience = 20'000; ///< ms, for a slow and busy machine

/// A session bus that starts no services, and so no second daemon.
constexpr auto kBus = R"(<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:dir=%1</listen>
  <policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy>
</busconfig>
)";

void end(std::unique_ptr<QProcess>& process)
{
    if (!process)
        return;
    process->kill();
    process->waitForFinished(kPatience);
    process.reset();
}

/// Waits until @p daemon is on the bus at @p address.
bool isThere(const QString& address, QProcess& daemon)
{
    const auto bus = QDBusConnection::connectToBus(address, address);
    bool isThere = false;
    for (const QDeadlineTimer deadline(kPatience);
         bus.isConnected() && !isThere && daemon.state() != QProcess::NotRunning && !deadline.hasExpired();) {
        daemon.waitForReadyRead(10); // and writes what it is to read
        isThere = bus.interface()->isServiceRegistered(QStringLiteral("org.freedesktop.secrets")).value();
    }
    QDBusConnection::disconnectFromBus(address);
    return isThere;
}
} // namespace

PrivateKeyring::PrivateKeyring() : m_bus(childProcess())
{
    const QDir folder(m_folder.path());
    QFile file(folder.filePath(QStringLiteral("bus.conf")));
    for (const auto* name : {"data", "cache", "config", "run"})
        folder.mkdir(QLatin1String(name));
    QFile::setPermissions(folder.filePath(QStringLiteral("run")),
                          QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    if (!file.open(QIODevice::WriteOnly)
        || file.write(QByteArray(kBus).replace("%1", folder.filePath(QStringLiteral("run")).toUtf8())) < 0)
        qFatal("the configuration of the bus cannot be written");
    file.close();
    m_bus->start(QStringLiteral("dbus-daemon"),
                 {QStringLiteral("--config-file"), file.fileName(), QStringLiteral("--nofork"),
                  QStringLiteral("--print-address")});
    if (!m_bus->waitForReadyRead(kPatience))
        qFatal("the session bus cannot be started; is dbus-daemon installed?");
    m_address = QString::fromLatin1(m_bus->readLine()).trimmed();
}

PrivateKeyring::~PrivateKeyring()
{
    endDaemon();
    endBus();
}

void PrivateKeyring::startDaemon(State state)
{
    m_daemon = childProcess();
    m_daemon->setProcessEnvironment(environment());
    QStringList arguments{QStringLiteral("--foreground"), QStringLiteral("--components=secrets")};
    if (state == State::Unlocked)
        arguments << QStringLiteral("--unlock");
    m_daemon->start(QStringLiteral("gnome-keyring-daemon"), arguments);
    m_daemon->write("the password of the keyring");
    m_daemon->closeWriteChannel();
    if (!m_daemon->waitForStarted(kPatience) || !isThere(m_address, *m_daemon))
        qFatal("the keyring cannot be started; is gnome-keyring installed?");
}

void PrivateKeyring::pauseDaemon()
{
    ::kill(static_cast<pid_t>(m_daemon->processId()), SIGSTOP);
}

void PrivateKeyring::continueDaemon()
{
    ::kill(static_cast<pid_t>(m_daemon->processId()), SIGCONT);
}

void PrivateKeyring::endDaemon()
{
    end(m_daemon);
}

void PrivateKeyring::endBus()
{
    end(m_bus);
}

QProcessEnvironment PrivateKeyring::environment() const
{
    auto all = QProcessEnvironment::systemEnvironment();
    const auto set = [&all, folder = QDir(m_folder.path())](const char* name, const char* child) {
        all.insert(QLatin1String(name), folder.filePath(QLatin1String(child)));
    };
    set("XDG_DATA_HOME", "data");
    set("XDG_CACHE_HOME", "cache");
    set("XDG_CONFIG_HOME", "config");
    set("XDG_RUNTIME_DIR", "run");
    all.insert(QStringLiteral("HOME"), m_folder.path());
    all.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"), m_address);
    for (const auto* name : {"DISPLAY", "WAYLAND_DISPLAY", "KDE_FULL_SESSION", "XDG_CURRENT_DESKTOP"})
        all.remove(QLatin1String(name));
    return all;
}
} // namespace quotadeck::testing
