// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/queue.h"

namespace quotadeck::cluster {
std::string_view stateName(QueueState state)
{
    switch (state) {
    case QueueState::Active:
        return "Active";
    case QueueState::Draining:
        return "Draining";
    case QueueState::Stopped:
        return "Stopped";
    }
    return {};
}

std::optional<QueueState> stateAfter(QueueState state, QueueEvent event)
{
    switch (event) {
    case QueueEvent::Remove:
        return state == QueueState::Stopped ? std::nullopt : std::optional(QueueState::Draining);
    case QueueEvent::Start:
        return QueueState::Active;
    case QueueEvent::Stop:
        return state == QueueState::Draining ? std::nullopt : std::optional(QueueState::Stopped);
    }
    return std::nullopt;
}
} // namespace quotadeck::cluster
