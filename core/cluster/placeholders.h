// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/cluster/allocation.h"
#include "core/snapshot/clustersnapshot.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::cluster {
/// What happens to a gang that is not complete in time (APP-30).
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

/// What decides at submission whether a leaf queue accepts a gang.
struct GangQueue
{
    bool isFifo = false; ///< its applications are sorted by age
    std::optional<Resource> max; ///< smallest of the maxima set on the path, without the root's (QUE-23)
};

/// Whether an application that requests placeholders of @p ask in total may be submitted to @p queue (APP-41).
/// InvalidArgument with the reason if not; an empty ask is no gang and always accepted.
[[nodiscard]] Status checkPlaceholderAsk(const Resource& ask, const GangQueue& queue);

/// Counts the placeholders of an application by task group (APP-35).
class TaskGroupCounts
{
public:
    void addAsk(const Request& placeholder);
    void addReplaced(const std::string& taskGroup);
    /// A placeholder, pending or allocated, ended without being replaced.
    void addTimedOut(const std::string& taskGroup);
    /// True while placeholders of @p taskGroup are, or will be, there to be replaced (APP-32).
    [[nodiscard]] bool hasOpen(const std::string& taskGroup) const;
    /// By task group.
    [[nodiscard]] std::vector<PlaceholderInfo> counts() const;

private:
    std::map<std::string, PlaceholderInfo> m_groups;
};

/// The placeholders of an application that a real request may replace, and the replacements that were started (APP-31,
/// APP-32). A value.
class PlaceholderSwaps
{
public:
    /// @p placeholder may be replaced from now on.
    void open(const Allocation& placeholder);
    /// @p placeholder has ended or its release was requested.
    void close(const Allocation& placeholder);
    /// The first placeholder by key of @p taskGroup that may be replaced; nullptr without any.
    [[nodiscard]] const std::string* firstOpen(const std::string& taskGroup) const;

    /// @p real replaces @p placeholder once the release of that is confirmed.
    void start(const std::string& placeholder, Allocation real);
    /// Whether a swap for the real request @p key was started.
    [[nodiscard]] bool hasRequest(const std::string& key) const { return m_placeholders.contains(key); }
    /// Each ends one swap and returns its real allocation: of a placeholder, of a real request, of the first
    /// placeholder by key. Nothing when there is none.
    std::optional<Allocation> takeByPlaceholder(const std::string& placeholder);
    std::optional<Allocation> takeByRequest(const std::string& key);
    std::optional<Allocation> takeFirst();

private:
    std::map<std::string, Allocation> m_real; // by the key of the placeholder
    std::map<std::string, std::string> m_placeholders; // by the key of the real request
    std::map<std::string, std::set<std::string>> m_open; // keys by task group
};
} // namespace quotadeck::cluster
