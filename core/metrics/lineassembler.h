// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/pastquery.h"
#include "core/metrics/rangeanswer.h"
#include "core/metrics/seriesline.h"

#include <chrono>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::metrics {
/// A stretch of time in which a source answered, from its first to its last value.
struct Stretch
{
    Milliseconds from{};
    Milliseconds to{};

    friend bool operator==(const Stretch&, const Stretch&) = default;
};

/// Puts the answers about parts of a time together to lines.
class LineAssembler
{
public:
    /// Values further apart than @p step have a gap between them.
    LineAssembler(std::size_t seriesCount, Milliseconds step);

    /// What @p query was answered. Series that it does not want are ignored.
    void add(const PastQuery& query, const RangeAnswer& answer);
    /// What presenceText() was answered.
    void addPresence(const RangeAnswer& answer);

    /// By series. One that was not answered has no line.
    [[nodiscard]] std::vector<std::vector<Line>> lines() const;
    /// When the cluster was read, as far as any value shows it; ascending.
    [[nodiscard]] std::vector<Stretch> answered() const;
    /// What the answers lack, in the words of the server; each once.
    [[nodiscard]] const std::vector<std::string>& warnings() const { return m_warnings; }

private:
    /// The values of one window, as far as they were answered.
    struct Window
    {
        std::optional<Quantity> lowest;
        std::optional<Quantity> highest;
        std::optional<Quantity> last;
        bool isZeroUnknown = false;
    };

    [[nodiscard]] static std::optional<Range> rangeOf(const Window& window);
    void addWarnings(const RangeAnswer& answer);

    Milliseconds m_step;
    std::vector<std::map<Milliseconds, Window>> m_windows; ///< by series, and by the end of the window
    std::vector<Milliseconds> m_present; ///< ends of windows with any value; not sorted
    std::vector<std::string> m_warnings;
};
} // namespace quotadeck::metrics
