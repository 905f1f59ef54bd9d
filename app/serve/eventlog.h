// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clusterevent.h"

#include <cstdint>
#include <deque>
#include <string>
#include <vector>

namespace quotadeck::serve {
/// The last events, numbered from 0 on, as the lines that clients get. The oldest make room for new ones (REST-40).
class EventLog
{
public:
    explicit EventLog(std::size_t capacity) : m_capacity(capacity) { }

    void append(const std::vector<ClusterEvent>& events);

    [[nodiscard]] bool isEmpty() const { return m_lines.empty(); }
    [[nodiscard]] std::uint64_t lowestId() const { return m_next - m_lines.size(); }
    [[nodiscard]] std::uint64_t highestId() const { return m_next == 0 ? 0 : m_next - 1; }
    [[nodiscard]] std::uint64_t nextId() const { return m_next; }
    /// The JSON of the event @p id, which must be kept.
    [[nodiscard]] const std::string& line(std::uint64_t id) const { return m_lines[id - lowestId()]; }

private:
    std::size_t m_capacity;
    std::deque<std::string> m_lines;
    std::uint64_t m_next = 0;
};
} // namespace quotadeck::serve
