// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/connection.h"

#include <utility>

namespace quotadeck::app {
Result<ConnectionPtr> Connection::open(connect::Profile profile, const connect::Secrets& secrets)
{
    if (const auto* reach = std::get_if<connect::ClusterReach>(&profile.reach)) {
        auto cluster = std::make_shared<kube::SchedulerAccess>(reach->scheduler);
        auto rest = feed::RestConfig::behind(cluster, connect::nameOf(profile));
        return ConnectionPtr(new Connection(std::move(profile), std::move(rest), std::move(cluster)));
    }
    auto rest = feed::RestConfig::fromAddress(std::get<connect::AddressReach>(profile.reach).url);
    if (!rest)
        return tl::unexpected(rest.error());
    rest->access = std::make_shared<http::DirectAccess>(secrets.token);
    if (!profile.name.empty())
        rest->name = profile.name;
    return ConnectionPtr(new Connection(std::move(profile), *std::move(rest), nullptr));
}

Connection::Connection(connect::Profile profile, feed::RestConfig rest,
                       std::shared_ptr<kube::SchedulerAccess> cluster)
    : m_profile(std::move(profile))
    , m_rest(std::move(rest))
    , m_cluster(std::move(cluster))
{
}
} // namespace quotadeck::app
