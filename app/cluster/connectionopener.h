// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cluster/connection.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace quotadeck::connect {
class SecretStore;
}

namespace quotadeck::app {
/// Opens saved connections with their credentials. Whoever opens one that is open shares it, and so its sign-in.
///
/// Threading: GUI thread; never waits. Ownership: the secrets outlive it.
class ConnectionOpener final : public QObject
{
    Q_OBJECT
public:
    using Taker = std::function<void(const Result<ConnectionPtr>& connection)>;

    explicit ConnectionOpener(connect::SecretStore* secrets, QObject* parent = nullptr);

    /// Calls @p take once, at once or later, unless @p receiver ends before. Errors: those of Connection::open(). Without a keyring the
    /// connection is opened with the credentials that are known.
    void open(const connect::Profile& profile, QObject* receiver, Taker take);
    /// Its credentials are others: whoever opens it from now on gets a new one.
    void forget(const std::string& id);
    /// Whether open() would give a connection that somebody uses.
    [[nodiscard]] bool isOpen(const connect::Profile& profile) const { return shared(profile) != nullptr; }
    /// Whether open() would give @p connection.
    [[nodiscard]] bool isCurrent(const ConnectionPtr& connection) const;

Q_SIGNALS:
    void opened(const std::string& id); ///< a new connection, whose sign-in need not be over

private:
    [[nodiscard]] ConnectionPtr shared(const connect::Profile& profile) const;

    connect::SecretStore* m_secrets; // not owned
    std::map<std::string, std::weak_ptr<const Connection>> m_open; ///< by the id of the profile
    std::map<std::string, int> m_changes; ///< of the credentials, by the id
};
} // namespace quotadeck::app
