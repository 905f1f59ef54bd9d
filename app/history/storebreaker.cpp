// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/storebreaker.h"

#include <QLibrary>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QVariant>

#include <cstring>
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

namespace quotadeck::history {
namespace {
/// The socket of the connection; -1: it has none. libpq is there, since the driver of Qt is linked with it.
int serverSocket(const QSqlDatabase& database)
{
    using SocketOf = int (*)(const void* connection);
    const QVariant handle = database.driver()->handle();
    // PGconn is another name of pg_conn; which one Qt takes depends on its version.
    if (!handle.isValid()
        || (std::strcmp(handle.typeName(), "pg_conn*") != 0
            && std::strcmp(handle.typeName(), "PGconn*") != 0))
        return -1;
    const auto socketOf = reinterpret_cast<SocketOf>(QLibrary::resolve(QStringLiteral("pq"), 5, "PQsocket"));
    const void* const connection = *static_cast<void* const*>(handle.constData());
    return socketOf && connection ? socketOf(connection) : -1;
}
} // namespace

StoreBreaker::~StoreBreaker()
{
    detach();
}

void StoreBreaker::stop()
{
    const std::lock_guard lock(m_mutex);
    m_isStopped = true;
    if (m_socket >= 0)
        ::shutdown(m_socket, SHUT_RDWR); // libpq sees that the server has closed the connection
}

void StoreBreaker::attach(const QSqlDatabase& database)
{
    const int socket = serverSocket(database);
    const std::lock_guard lock(m_mutex);
    if (m_socket >= 0)
        ::close(m_socket);
    // A copy: libpq may close its own one at any time, and its number may be that of another file then.
    m_socket = socket >= 0 ? ::fcntl(socket, F_DUPFD_CLOEXEC, 0) : -1;
    if (m_isStopped && m_socket >= 0)
        ::shutdown(m_socket, SHUT_RDWR);
}

void StoreBreaker::detach()
{
    const std::lock_guard lock(m_mutex);
    if (m_socket >= 0)
        ::close(m_socket);
    m_socket = -1;
}
} // namespace quotadeck::history
