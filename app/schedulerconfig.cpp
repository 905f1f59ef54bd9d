// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/schedulerconfig.h"

#include "app/kube/scheduleraccess.h"

#include <memory>

namespace quotadeck::app {
Result<feed::RestConfig> configFor(const cli::ServerChoice& server)
{
    if (server.cluster)
        return feed::RestConfig::behind(std::make_shared<kube::SchedulerAccess>(*server.cluster),
                                        server.name());
    return feed::RestConfig::fromAddress(server.url);
}
} // namespace quotadeck::app
