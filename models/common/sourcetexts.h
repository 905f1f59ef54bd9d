// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/sourcestatus.h"
#include "models/common/roles.h"

#include <QString>

#include <chrono>
#include <optional>

namespace quotadeck::models {
/// Texts for the status of a source.

/// "last updated 4 s ago"; "no data" without a good read.
[[nodiscard]] QString ageText(const SourceStatus& status, SystemTime now);

/// Normal up to three intervals after the last good read, Warning then, Critical after ten. Stale without a read.
[[nodiscard]] RowState ageState(const SourceStatus& status, SystemTime now,
                                std::chrono::milliseconds interval);

/// "live", "watching", "connecting", ...
[[nodiscard]] QString stateText(const SourceStatus& status);

/// A notice for the message bar.
struct Notice
{
    enum class Action { None, Retry, Connect };

    RowState state = RowState::Normal;
    QString text;
    Action action = Action::None;

    friend bool operator==(const Notice&, const Notice&) = default;
};

/// The notice for @p status; nothing while all is well. A single failed read is not reported, only the second.
[[nodiscard]] std::optional<Notice> noticeFor(const SourceStatus& status, SystemTime now);
} // namespace quotadeck::models
