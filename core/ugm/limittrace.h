// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/base/strongid.h"
#include "core/resource/decision.h"
#include "core/resource/resource.h"
#include "core/ugm/limits.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace quotadeck::ugm {
/// What a decision about a user or a group sees of one queue on the way to the root.
struct LimitLevel
{
    QueuePath queue; ///< lower case
    std::optional<Limit> limit; ///< nothing: no entry matches here
    LimitOrigin origin = LimitOrigin::Own; ///< of the limit
    Resource used; ///< before the request, without zeros
    std::uint64_t running = 0; ///< applications
    bool isCounted
        = false; ///< the application is one of them already, so it is not asked of its number (ENF-11)
};

/// All that Manager::canRun() and Manager::fits() go by, for one application.
struct LimitTrace
{
    std::vector<LimitLevel> user; ///< from the queue up to the root
    std::optional<GroupName> group; ///< that the application is, or would be, charged to
    bool isGroupSettled = false; ///< by usage that it has already (UGM-10)
    std::vector<LimitLevel> groupLevels; ///< as user; empty without a group
};
} // namespace quotadeck::ugm
