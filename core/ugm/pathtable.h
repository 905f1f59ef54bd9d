// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <absl/container/flat_hash_set.h>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_set>

namespace quotadeck::ugm {
/// Queue paths stored once for all trackers of a manager, so that a node costs a pointer instead of a text.
/// A path stays until keepOnly() drops it. Threading: safe from any thread.
class PathTable
{
public:
    [[nodiscard]] const std::string& intern(std::string_view path);
    /// Drops all paths but @p used: queues that came and went would fill the table in the long run.
    void keepOnly(const absl::flat_hash_set<const std::string*>& used);

private:
    std::mutex m_mutex;
    std::unordered_set<std::string> m_paths; // node-based: addresses stay valid while it grows
};
} // namespace quotadeck::ugm
