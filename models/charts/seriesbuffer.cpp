// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/charts/seriesbuffer.h"

#include <cassert>

namespace quotadeck::models {
void SeriesBuffer::record(Tick tick, std::optional<Quantity> value)
{
    if (size() > 0 && m_changes.back().tick == tick)
        m_changes.pop_back();
    assert(size() == 0 || m_changes.back().tick < tick);
    if (last() != value)
        m_changes.push_back({value.value_or(0), tick, value.has_value()});
}

void SeriesBuffer::dropBefore(Tick tick)
{
    while (size() > 1 && m_changes[m_first + 1].tick <= tick)
        ++m_first;
    if (m_first * 2 > m_changes.size()) {
        m_changes.erase(m_changes.begin(), m_changes.begin() + static_cast<std::ptrdiff_t>(m_first));
        m_changes.shrink_to_fit();
        m_first = 0;
    }
}

std::optional<Quantity> SeriesBuffer::last() const
{
    return size() == 0 ? std::nullopt : m_changes.back().known();
}

std::span<const SeriesBuffer::Change> SeriesBuffer::changes() const
{
    return std::span(m_changes).subspan(m_first);
}
} // namespace quotadeck::models
