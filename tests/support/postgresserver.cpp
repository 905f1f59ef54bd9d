// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/postgresserver.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QUrl>

#include <algorithm>
#include <csignal>
#include <functional>
#include <grp.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <unistd.h>
#include <utility>

namespace quotadeck::testing {
namespace {
constexpr int kServerPatience = 60'000; ///< ms, for a slow and busy machine

/// Whom the server runs as where this process is root; others run it as themselves.
std::pair<uid_t, gid_t> serverUser()
{
    for (const char* const name : {"postgres", "nobody"}) {
        if (const passwd* const user = ::getpwnam(name))
            return {user->pw_uid, user->pw_gid};
    }
    return {65'534, 65'534};
}

/// The folder of the newest version that is installed; empty: there is none.
QString programFolder()
{
    const QDir versions(QStringLiteral("/usr/lib/postgresql"));
    QStringList names = versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    std::ranges::sort(names, std::greater<>(), [](const QString& name) { return name.toInt(); });
    for (const QString& name : names) {
        const QString folder = versions.filePath(name + QStringLiteral("/bin"));
        if (QFile::exists(folder + QStringLiteral("/initdb")))
            return folder;
    }
    return {};
}

QString logOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}
} // namespace

PostgresServer::PostgresServer() : m_programs(programFolder()) { }

PostgresServer::~PostgresServer()
{
    kill();
}

QString PostgresServer::path(const char* name) const
{
    return m_folder.filePath(QLatin1String(name));
}

QString PostgresServer::program(const char* name) const
{
    return m_programs + QLatin1Char('/') + QLatin1String(name);
}

std::unique_ptr<QProcess> PostgresServer::process() const
{
    auto process = std::make_unique<QProcess>();
    process->setWorkingDirectory(m_folder.path());
    process->setChildProcessModifier([user = serverUser()] {
        if (::geteuid() == 0
            && (::setgroups(0, nullptr) != 0 || ::setgid(user.second) != 0 || ::setuid(user.first) != 0))
            ::_exit(126);
        ::prctl(PR_SET_PDEATHSIG, SIGKILL); // changing the user would take it back
    });
    return process;
}

QString PostgresServer::run(const QString& program, const QStringList& arguments) const
{
    const auto running = process();
    running->setProcessChannelMode(QProcess::MergedChannels);
    running->start(program, arguments);
    if (!running->waitForStarted(kServerPatience) || !running->waitForFinished(kServerPatience))
        return program + QStringLiteral(": ") + running->errorString();
    return running->exitStatus() == QProcess::NormalExit && running->exitCode() == 0
        ? QString()
        : program + QStringLiteral(": exit code %1: ").arg(running->exitCode())
            + QString::fromUtf8(running->readAll());
}

/// The folders belong to the user of the server, the temporary one can be entered by it.
QString PostgresServer::make()
{
    if (m_programs.isEmpty())
        return QStringLiteral("PostgreSQL is missing: install the package postgresql");
    QFile::setPermissions(m_folder.path(),
                          QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadGroup
                              | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther);
    const auto [user, group] = serverUser();
    for (const char* const name : {"data", "socket"}) {
        if (!QDir().mkpath(path(name)))
            return QStringLiteral("cannot make ") + path(name);
        if (::geteuid() == 0 && ::chown(QFile::encodeName(path(name)).constData(), user, group) != 0)
            return QStringLiteral("cannot give away ") + path(name);
    }
    QFile password(path("password"));
    if (!password.open(QIODevice::WriteOnly) || password.write(QByteArray(kPassword) + '\n') < 0)
        return QStringLiteral("cannot write ") + password.fileName();
    password.close();
    password.setPermissions(QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther);
    return run(program("initdb"),
               {QStringLiteral("--pgdata"), path("data"), QStringLiteral("--username"), QLatin1String(kUser),
                QStringLiteral("--pwfile"), path("password"), QStringLiteral("--auth=scram-sha-256"),
                QStringLiteral("--encoding=UTF8"), QStringLiteral("--locale=C.UTF-8"),
                QStringLiteral("--no-sync")});
}

QString PostgresServer::start()
{
    if (!QFile::exists(path("data"))) {
        if (QString error = make(); !error.isEmpty())
            return error;
    }
    m_server = process();
    m_server->setProcessChannelMode(QProcess::MergedChannels);
    m_server->setStandardOutputFile(path("log"));
    m_server->start(program("postgres"),
                    {QStringLiteral("-D"), path("data"), QStringLiteral("-k"), socketFolder(),
                     QStringLiteral("-c"), QStringLiteral("listen_addresses="), QStringLiteral("-c"),
                     QStringLiteral("fsync=off")});
    if (!m_server->waitForStarted(kServerPatience))
        return program("postgres") + QStringLiteral(": ") + m_server->errorString();
    QString error;
    for (const QDeadlineTimer patience(kServerPatience); !patience.hasExpired();) {
        error = run(program("pg_isready"),
                    {QStringLiteral("--host"), socketFolder(), QStringLiteral("--username"),
                     QLatin1String(kUser), QStringLiteral("--timeout=5")});
        if (error.isEmpty())
            return {};
        if (m_server->waitForFinished(10))
            break;
    }
    return error + logOf(path("log"));
}

void PostgresServer::kill()
{
    if (!m_server || m_server->state() == QProcess::NotRunning)
        return;
    ::kill(static_cast<pid_t>(m_server->processId()), SIGQUIT);
    if (!m_server->waitForFinished(kServerPatience))
        m_server->kill();
    m_server->waitForFinished(kServerPatience);
}

std::string PostgresServer::address(const std::string& database, const std::string& user) const
{
    return "postgresql://" + user + '@' + QUrl::toPercentEncoding(socketFolder()).toStdString() + '/'
        + database;
}

std::string PostgresServer::passwordFile() const
{
    return path("password").toStdString();
}
} // namespace quotadeck::testing
