// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/connectionopener.h"

#include "app/connect/secretstore.h"

#include <utility>

namespace quotadeck::app {
ConnectionOpener::ConnectionOpener(connect::SecretStore* secrets, QObject* parent)
    : QObject(parent)
    , m_secrets(secrets)
{
}

void ConnectionOpener::open(const connect::Profile& profile, QObject* receiver, Taker take)
{
    if (const ConnectionPtr known = shared(profile)) {
        take(known);
        return;
    }
    const auto conclude = [this, profile, receiver, take = std::move(take), changes = m_changes[profile.id]](
                              const connect::Secrets& secrets, const Result<connect::Secrets>& pastSecrets) {
        if (m_changes[profile.id] != changes) { // while they were read
            open(profile, receiver, take);
            return;
        }
        auto connection = Connection::open(profile, secrets, pastSecrets.value_or(connect::Secrets()));
        const bool isShared = connection && !profile.id.empty();
        if (isShared)
            m_open[profile.id] = *connection;
        take(connection);
        if (isShared)
            Q_EMIT opened(profile.id);
    };
    const auto readPast = [this, profile, receiver, conclude](const Result<connect::Secrets>& secrets) {
        const connect::Secrets known = secrets.value_or(connect::Secrets());
        if (profile.past.isSet() && !profile.id.empty())
            m_secrets->read(
                connect::pastSecretsId(profile.id), receiver,
                [conclude, known](const Result<connect::Secrets>& past) { conclude(known, past); });
        else
            conclude(known, connect::Secrets());
    };
    const auto* reach = std::get_if<connect::AddressReach>(&profile.reach);
    if (reach && !profile.id.empty())
        m_secrets->read(profile.id, receiver, readPast);
    else
        readPast(connect::Secrets()); // kubeconfigs have their own
}

/// Null: nobody uses one.
ConnectionPtr ConnectionOpener::shared(const connect::Profile& profile) const
{
    const auto known = m_open.find(profile.id);
    auto connection = known == m_open.end() ? nullptr : known->second.lock();
    return connection && connection->profile() == profile ? connection : nullptr;
}

void ConnectionOpener::forget(const std::string& id)
{
    m_open.erase(id);
    ++m_changes[id];
}

bool ConnectionOpener::isCurrent(const ConnectionPtr& connection) const
{
    const auto known = m_open.find(connection->profile().id);
    return known != m_open.end() && known->second.lock() == connection;
}
} // namespace quotadeck::app

#include "moc_connectionopener.cpp"
