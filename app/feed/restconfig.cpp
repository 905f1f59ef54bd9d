// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/restconfig.h"

#include <utility>

namespace quotadeck::feed {
SystemTime wallClock()
{
    return std::chrono::time_point_cast<SystemTime::duration>(std::chrono::system_clock::now());
}

RestConfig::RestConfig(http::ServerAccessPtr way, std::string called)
    : name(std::move(called))
    , access(std::move(way))
    , clock(wallClock)
    , random(http::anyNumber)
{
}
} // namespace quotadeck::feed
