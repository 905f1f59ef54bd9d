// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/headparser.h"
#include "app/serve/httpmessage.h"
#include "app/serve/servedcluster.h"

#include <string>
#include <vector>

namespace quotadeck::serve {
/// A request that found its route.
struct Call
{
    const Request& request;
    const Target& target;
    std::vector<std::string> arguments; ///< of the route's named parts, unescaped once (REST-5)
};

/// Answers @p request as the scheduler's router does (REST-4): 404, 405 and 301 are texts. Before the first snapshot
/// everything below the API is 503.
[[nodiscard]] Response answer(const ServedCluster& cluster, const Request& request);
} // namespace quotadeck::serve
