// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/insight/forecast.h"
#include "core/snapshot/clustersnapshot.h"

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace quotadeck::models {
/// How the use of a limit changed.
struct UseTrend
{
    double change = 0; ///< of the used part: 0.1 = ten percent of the limit more
    std::chrono::nanoseconds span{}; ///< in this time, at most kTrendSpan

    friend bool operator==(const UseTrend&, const UseTrend&) = default;
};

inline constexpr std::chrono::minutes kTrendSpan{15};

/// The use of limits over the last quarter of an hour.
///
/// Memory:    a point each quarter of a minute at most, for each limit that is reported.
/// Threading: one thread at a time.
class UseTrends
{
public:
    /// Begins a snapshot of @p time. One that is older than the last, or
    /// much younger, forgets all: the source went back, or nothing was observed.
    void begin(SystemTime time);
    /// Notes what is @p used of the limit of @p id, an @p amount above 0 in the same unit, and returns how the used part
    /// changed; empty within the first minute. @p limit names the limit: another one starts anew.
    std::optional<UseTrend> add(const std::string& id, std::string_view limit, double used, double amount);
    /// When the limit of @p id will be reached; empty if that is not known. @p id was added to the snapshot.
    [[nodiscard]] std::optional<insight::Forecast> forecast(const std::string& id) const;
    /// Ends the snapshot: what was not added is forgotten.
    void end();

private:
    struct Past
    {
        std::string limit;
        std::deque<insight::UsePoint> points;
        insight::UsePoint last; ///< of the snapshot, whether it is one of @p points or not
    };

    SystemTime m_now;
    std::unordered_map<std::string, Past> m_pasts; // by id
};
} // namespace quotadeck::models
