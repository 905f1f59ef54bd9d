// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/applicationeffects.h"

#include <algorithm>

namespace quotadeck::cluster {
int Effects::runningChange() const
{
    int change = 0;
    for (const StateChange& entry : states) {
        change += entry.to == AppState::Running ? 1 : 0;
        change -= entry.from == AppState::Running ? 1 : 0;
    }
    return change;
}

bool Effects::hasFinished() const
{
    return std::ranges::any_of(states, [](const StateChange& entry) {
        return entry.to == AppState::Completed || entry.to == AppState::Failed;
    });
}
} // namespace quotadeck::cluster
