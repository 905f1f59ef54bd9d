// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/connection.h"

#include "app/connect/addressaccess.h"
#include "app/kube/portforward.h"

#include <utility>

namespace quotadeck::app {
namespace {
Result<http::ServerAccessPtr> pastOf(const connect::Profile& profile, const connect::Secrets& secrets)
{
    if (!profile.past.isSet())
        return nullptr;
    auto access = connect::AddressAccess::make(profile.past.server, secrets);
    if (!access)
        return tl::unexpected(std::move(access).error());
    return *std::move(access);
}
} // namespace

Result<ConnectionPtr> Connection::open(connect::Profile profile, const connect::Secrets& secrets,
                                       const connect::Secrets& pastSecrets)
{
    auto past = pastOf(profile, pastSecrets);
    if (const auto* reach = std::get_if<connect::ClusterReach>(&profile.reach)) {
        auto cluster = std::make_shared<kube::SchedulerAccess>(reach->scheduler);
        http::ServerAccessPtr scheduler = cluster;
        if (reach->usesPortForward)
            scheduler = std::make_shared<kube::ForwardedAccess>(cluster, reach->scheduler.context);
        feed::RestConfig rest(std::move(scheduler), connect::nameOf(profile));
        return ConnectionPtr(
            new Connection(std::move(profile), std::move(rest), std::move(cluster), std::move(past)));
    }
    auto access = connect::AddressAccess::make(std::get<connect::AddressReach>(profile.reach), secrets);
    if (!access)
        return tl::unexpected(access.error());
    feed::RestConfig rest(*access, profile.name.empty() ? (*access)->name() : profile.name);
    return ConnectionPtr(new Connection(std::move(profile), std::move(rest), nullptr, std::move(past)));
}

Connection::Connection(connect::Profile profile, feed::RestConfig rest,
                       std::shared_ptr<kube::SchedulerAccess> cluster, Result<http::ServerAccessPtr> past)
    : m_profile(std::move(profile))
    , m_rest(std::move(rest))
    , m_cluster(std::move(cluster))
    , m_past(std::move(past))
{
}

std::uint64_t Connection::requests() const
{
    return m_rest.access->requests() + (m_cluster ? m_cluster->server()->requests() : 0);
}

QString copyName(const Connection* connection, const QString& kind)
{
    const auto* reach
        = connection ? std::get_if<connect::ClusterReach>(&connection->profile().reach) : nullptr;
    QString name = reach ? QString::fromStdString(reach->scheduler.context.context) : QString();
    name.replace(QLatin1Char('/'), QLatin1Char('-')); // as in the names that clouds give
    return (name.isEmpty() ? QStringLiteral("cluster") : name) + QLatin1Char('-') + kind;
}
} // namespace quotadeck::app
