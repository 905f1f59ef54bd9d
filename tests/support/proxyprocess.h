// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>

#include <memory>

namespace quotadeck::testing {
/// A proxy of the distribution on a free port of 127.0.0.1: tinyproxy for HTTP, microsocks for SOCKS 5. It ends with this object.
class ProxyProcess
{
public:
    enum class Kind { Http, Socks };

    /// Starts it, with a user and a password if they are not empty. Fails the program where that is impossible.
    explicit ProxyProcess(Kind kind, const QString& user = {}, const QString& password = {});
    ~ProxyProcess();
    ProxyProcess(const ProxyProcess&) = delete;
    ProxyProcess& operator=(const ProxyProcess&) = delete;

    [[nodiscard]] quint16 port() const { return m_port; }
    /// "http://127.0.0.1:3128"; @p user "user:password@" or nothing.
    [[nodiscard]] QString url(const QString& user = {}) const;
    /// What it has logged: the servers that it was asked for, by the names in the requests.
    [[nodiscard]] QByteArray log();
    void end();

private:
    [[nodiscard]] bool start(const QString& user, const QString& password);

    Kind m_kind;
    quint16 m_port = 0;
    QTemporaryDir m_folder;
    std::unique_ptr<QProcess> m_process;
    QByteArray m_log;
};
} // namespace quotadeck::testing
