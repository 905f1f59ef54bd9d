// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"

#include <QIcon>

namespace quotadeck::ui {
/// The drawings in resources/icons. One colour, taken from the application's palette whenever one is painted, so
/// that a change of the theme needs no new icons.
enum class Icon {
    Overview,
    Queues,
    People,
    Applications,
    Nodes,
    Events,
    Limits,
    Charts,
    Elastic,
    Explain,
    Reports,
    ParentQueue,
    LeafQueue,
    DynamicQueue,
    User,
    Group,
    Wildcard,
    Filter,
    Pause,
    Play,
    Refresh,
    Settings,
    Warning,
    Error,
    Ok,
    Note,
    Stale,
    Open,
    Save,
    Connect,
    Demo,
    Copy,
    Zoom,
    Close,
    Inspector,
    First,
    StepBack,
    StepForward,
    Last,
    Back,
    Forward,
    Record,
    Simulate,
};

/// @p which in the text colour; grey when disabled.
[[nodiscard]] QIcon icon(Icon which);

/// The icon of a row of @p kind.
[[nodiscard]] QIcon kindIcon(models::RowKind kind);

/// Shape and colour of @p state; null for Normal.
[[nodiscard]] QIcon stateIcon(models::RowState state);
/// The tick of a healthy source, in its colour.
[[nodiscard]] QIcon okIcon();

/// A square of @p colour; an invalid one is empty.
[[nodiscard]] QIcon colorIcon(const QColor& colour);

/// The product's own icon, in its own colours.
[[nodiscard]] QIcon applicationIcon();
} // namespace quotadeck::ui
