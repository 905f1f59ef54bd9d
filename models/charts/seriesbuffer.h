// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/saturating.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace quotadeck::models {
/// The number of a sample on the time axis that all series share.
using Tick = std::uint32_t;

/// One quantity over time. Holds the changes only: a value stands until the next one, so a series that rests
/// costs nothing.
///
/// Shape: ticks ascending, neighbours differ. Before the first change nothing is known.
class SeriesBuffer
{
public:
    struct Change
    {
        Quantity value; ///< 0 when not known
        Tick tick;
        bool isKnown;

        [[nodiscard]] std::optional<Quantity> known() const
        {
            return isKnown ? std::optional(value) : std::nullopt;
        }
    };

    /// The value from @p tick on, which is not below the ticks before; the same tick again replaces.
    void record(Tick tick, std::optional<Quantity> value);
    /// Forgets what was before @p tick, but for the value that stands then.
    void dropBefore(Tick tick);

    [[nodiscard]] std::optional<Quantity> last() const; ///< nothing: it is not known
    [[nodiscard]] std::span<const Change> changes() const;
    [[nodiscard]] std::size_t size() const { return m_changes.size() - m_first; }

private:
    std::vector<Change> m_changes;
    std::size_t m_first = 0; // those before it are forgotten, and gone once they are the greater part
};
} // namespace quotadeck::models
