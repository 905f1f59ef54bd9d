// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/cluster/allocation.h"
#include "core/snapshot/applicationinfo.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::cluster {
/// What happens to a gang that did not come together in time (APP-30).
enum class GangStyle {
    Soft, ///< the application is scheduled without a gang
    Hard, ///< the application fails
};

/// Soft for any text but "Hard" (APP-30).
[[nodiscard]] GangStyle gangStyle(std::string_view text);

inline constexpr std::chrono::nanoseconds kDefaultPlaceholderTimeout = std::chrono::minutes(15);

/// How long the placeholders of an application submitted at @p now are kept, from the first one on: @p setting, or
/// the default where that is no positive number of nanoseconds, less the age of the application if known, but at
/// least 1 ms (APP-30).
[[nodiscard]] std::chrono::nanoseconds placeholderTimeout(std::chrono::milliseconds setting,
                                                          std::optional<SystemTime> created, SystemTime now);

/// What the leaf queue of a gang tells at submission.
struct GangQueue
{
    bool isFifo = false; ///< its applications are sorted by age
    std::optional<Resource> max; ///< smallest of the maxima set on the path, without the root's (QUE-23)
};

/// Whether an application that asks for placeholders of @p ask in total may be submitted to @p queue (APP-41).
/// InvalidArgument with the reason if not; an ask of nothing is no gang and always accepted.
[[nodiscard]] Status checkPlaceholderAsk(const Resource& ask, const GangQueue& queue);

/// Counts the placeholders of an application by task group (APP-35).
class TaskGroupCounts
{
public:
    void addAsk(const Request& placeholder);
    void addReplaced(const std::string& taskGroup);
    /// A placeholder, asked for or allocated, went without being replaced.
    void addTimedOut(const std::string& taskGroup);
    /// True while placeholders of @p taskGroup are, or will be, there to be replaced (APP-32).
    [[nodiscard]] bool hasOpen(const std::string& taskGroup) const;
    /// By task group.
    [[nodiscard]] std::vector<PlaceholderInfo> counts() const;

private:
    std::map<std::string, PlaceholderInfo> m_groups;
};
} // namespace quotadeck::cluster
