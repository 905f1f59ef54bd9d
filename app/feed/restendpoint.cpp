// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/restendpoint.h"

#include <QByteArray>
#include <QString>

namespace quotadeck::feed {
std::string endpointName(RestEndpoint endpoint)
{
    switch (endpoint) {
    case RestEndpoint::Partitions:
        return "partitions";
    case RestEndpoint::Clusters:
        return "clusters";
    case RestEndpoint::Health:
        return "scheduler/healthcheck";
    case RestEndpoint::Queues:
        return "queues";
    case RestEndpoint::Users:
        return "usage/users";
    case RestEndpoint::Groups:
        return "usage/groups";
    case RestEndpoint::Applications:
        return "applications/active";
    case RestEndpoint::Nodes:
        return "nodes";
    }
    Q_UNREACHABLE();
}

QUrl endpointUrl(const QUrl& base, RestEndpoint endpoint, const std::string& partition)
{
    QByteArray address = base.toEncoded() + '/';
    if (endpoint >= RestEndpoint::Queues)
        address += "partition/" + QUrl::toPercentEncoding(QString::fromStdString(partition)) + '/';
    return QUrl::fromEncoded(address + QByteArray::fromStdString(endpointName(endpoint)));
}
} // namespace quotadeck::feed
