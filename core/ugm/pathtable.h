// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>
#include <string>
#include <string_view>
#include <unordered_set>

namespace quotadeck::ugm {
/// Queue paths stored once for all trackers of a manager, so that a node costs a pointer instead of a text.
/// Paths live as long as the table. Threading: safe from any thread.
class PathTable
{
public:
    [[nodiscard]] const std::string& intern(std::string_view path);

private:
    std::mutex m_mutex;
    std::unordered_set<std::string> m_paths; // node-based: addresses stay valid while it grows
};
} // namespace quotadeck::ugm
