// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/resource/decision.h"
#include "core/ugm/limits.h"

#include <string>
#include <vector>

namespace quotadeck::cluster {
enum class LimitChangeKind { Added, Changed, Removed };

/// A limit that an update of the configuration touched.
struct LimitChange
{
    QueuePath queue; ///< as spelled in the configuration
    DenialSubject subject = DenialSubject::User; ///< or Group
    std::string name; ///< "*" for everyone else
    LimitChangeKind kind = LimitChangeKind::Changed;

    friend bool operator==(const LimitChange&, const LimitChange&) = default;
};

/// What differs between @p before and @p after: by queue, users before groups, by name.
[[nodiscard]] std::vector<LimitChange> limitChanges(const ugm::Limits& before, const ugm::Limits& after);
} // namespace quotadeck::cluster
