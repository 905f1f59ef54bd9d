// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/proxyprocess.h"

#include "tests/support/childprocess.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QTcpServer>
#include <QTcpSocket>

namespace quotadeck::testing {
namespace {
constexpr int kPatience = 20'000; ///< ms, for a slow and busy machine
constexpr int kTries = 5; ///< another program may take the port first

quint16 freePort()
{
    QTcpServer server;
    return server.listen(QHostAddress::LocalHost) ? server.serverPort() : quint16(0);
}

bool answers(quint16 port)
{
    QTcpSocket socket;
    socket.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
    return socket.waitForConnected(100);
}
} // namespace

ProxyProcess::ProxyProcess(Kind kind, const QString& user, const QString& password) : m_kind(kind)
{
    for (int i = 0; i < kTries; ++i) {
        if (start(user, password))
            return;
    }
    qFatal("the proxy cannot be started; are tinyproxy-bin and microsocks installed?");
}

ProxyProcess::~ProxyProcess()
{
    end();
}

bool ProxyProcess::start(const QString& user, const QString& password)
{
    m_port = freePort();
    m_process = childProcess();
    m_process->setProcessChannelMode(QProcess::MergedChannels);
    const QString port = QString::number(m_port);
    if (m_kind == Kind::Http) {
        QFile file(m_folder.filePath(QStringLiteral("tinyproxy.conf")));
        if (!file.open(QIODevice::WriteOnly))
            return false;
        file.write("Listen 127.0.0.1\nLogLevel Info\nMaxClients 50\nTimeout 60\nPort " + port.toLatin1()
                   + '\n');
        if (!user.isEmpty())
            file.write("BasicAuth " + user.toUtf8() + ' ' + password.toUtf8() + '\n');
        file.close();
        m_process->start(QStringLiteral("tinyproxy"),
                         {QStringLiteral("-d"), QStringLiteral("-c"), file.fileName()});
    } else {
        QStringList arguments{QStringLiteral("-i"), QStringLiteral("127.0.0.1"), QStringLiteral("-p"), port};
        if (!user.isEmpty())
            arguments << QStringLiteral("-u") << user << QStringLiteral("-P") << password;
        m_process->start(QStringLiteral("microsocks"), arguments);
    }
    if (!m_process->waitForStarted(kPatience))
        return false;
    for (const QDeadlineTimer deadline(kPatience); !deadline.hasExpired();) {
        if (answers(m_port))
            return true;
        if (m_process->waitForFinished(20)) // the port is taken, for example
            return false;
    }
    return false;
}

QString ProxyProcess::url(const QString& user) const
{
    return (m_kind == Kind::Http ? QStringLiteral("http://") : QStringLiteral("socks5://")) + user
        + QStringLiteral("127.0.0.1:%1").arg(m_port);
}

QByteArray ProxyProcess::log()
{
    return m_log += m_process->readAll();
}

void ProxyProcess::end()
{
    m_process->kill();
    m_process->waitForFinished(kPatience);
}
} // namespace quotadeck::testing
