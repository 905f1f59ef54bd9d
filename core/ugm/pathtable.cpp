// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/pathtable.h"

namespace quotadeck::ugm {
const std::string& PathTable::intern(std::string_view path)
{
    const std::lock_guard lock(m_mutex);
    return *m_paths.emplace(path).first;
}

void PathTable::keepOnly(const absl::flat_hash_set<const std::string*>& used)
{
    const std::lock_guard lock(m_mutex);
    std::erase_if(m_paths, [&used](const std::string& path) { return !used.contains(&path); });
}
} // namespace quotadeck::ugm
