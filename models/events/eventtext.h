// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clusterevent.h"
#include "models/common/roles.h"

#include <QString>

namespace quotadeck::models {
/// What an event is about.
enum class EventKind { Request, Application, Node, Queue, User, Group, Scheduler };

/// Words of the filter, the same in every language: "application".
[[nodiscard]] QString eventKindKey(EventKind kind);
/// "Application"
[[nodiscard]] QString eventKindText(EventKind kind);
/// Of a key; the key itself when it is none.
[[nodiscard]] QString eventKindName(const QString& key);

[[nodiscard]] EventKind kindOf(const ClusterEvent& event);
/// "Accepted", "Maximum changed"; with its number for an event that is not known (REST-42).
[[nodiscard]] QString eventText(const ClusterEvent& event);
/// Failures are critical, blocked requests and lost nodes warnings.
[[nodiscard]] RowState stateOf(const ClusterEvent& event);
} // namespace quotadeck::models
