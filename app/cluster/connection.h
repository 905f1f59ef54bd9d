// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/restconfig.h"
#include "app/kube/scheduleraccess.h"
#include "core/base/result.h"
#include "core/connect/profile.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <string>

namespace quotadeck::app {
class Connection;
using ConnectionPtr = std::shared_ptr<const Connection>;

/// A scheduler that the program is connected to. Whoever asks it shares the ways to its servers, and so their connections and
/// credentials.
///
/// Threading: GUI thread.
class Connection
{
public:
    /// Prepares the connection; the first request makes it. Errors: those of
    /// connect::AddressAccess::make().
    [[nodiscard]] static Result<ConnectionPtr> open(connect::Profile profile,
                                                    const connect::Secrets& secrets = {},
                                                    const connect::Secrets& pastSecrets = {});

    [[nodiscard]] const connect::Profile& profile() const { return m_profile; }
    [[nodiscard]] std::string name() const { return connect::nameOf(m_profile); }
    /// How many requests were sent to the scheduler and to the API server that leads to it; not those of kubectl.
    [[nodiscard]] std::uint64_t requests() const;
    /// How to read its REST interface.
    [[nodiscard]] const feed::RestConfig& rest() const { return m_rest; }
    /// The API server of its cluster, and where the scheduler is in it; null: the scheduler is reached by its address.
    [[nodiscard]] const std::shared_ptr<kube::SchedulerAccess>& cluster() const { return m_cluster; }

    /// The way to the Prometheus that knows the past of the cluster; null: there is none. Errors: those of connect::AddressAccess::make()
    /// for it; the scheduler can be used all the same.
    [[nodiscard]] const Result<http::ServerAccessPtr>& past() const { return m_past; }

private:
    Connection(connect::Profile profile, feed::RestConfig rest,
               std::shared_ptr<kube::SchedulerAccess> cluster, Result<http::ServerAccessPtr> past);

    connect::Profile m_profile;
    feed::RestConfig m_rest;
    std::shared_ptr<kube::SchedulerAccess> m_cluster;
    Result<http::ServerAccessPtr> m_past;
};

/// How a copy of what the cluster of @p connection has is called, "CONTEXT-@p kind"; null: to none.
[[nodiscard]] QString copyName(const Connection* connection, const QString& kind);
} // namespace quotadeck::app
