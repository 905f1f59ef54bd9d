// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strongid.h"
#include "core/snapshot/clustersnapshot.h"

#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace quotadeck::cluster {
/// @p timeout, not negative, from @p now; at most the end of time.
[[nodiscard]] SystemTime deadlineAfter(SystemTime now, std::chrono::nanoseconds timeout);

/// When which application has a timer to run. A value.
class Deadlines
{
public:
    /// Nothing: the application has no timer any more.
    void set(const ApplicationId& app, std::optional<SystemTime> deadline);
    [[nodiscard]] std::optional<SystemTime> next() const;
    /// The application whose deadline is the earliest if that is not after @p now; of equals the first by id.
    [[nodiscard]] std::optional<ApplicationId> due(SystemTime now) const;

private:
    std::map<ApplicationId, SystemTime> m_byApplication;
    std::set<std::pair<SystemTime, ApplicationId>> m_byTime;
};
} // namespace quotadeck::cluster
