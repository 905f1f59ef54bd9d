// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/resource.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <mutex>
#include <set>
#include <shared_mutex>

namespace quotadeck {
namespace {
const std::string* interned(std::string_view name)
{
    // Nearly all names are one of these, which are found without a lock.
    static const std::array<std::string, 2> common = {"memory", "vcore"};
    const auto* const found = std::ranges::find(common, name);
    if (found != common.end())
        return found;
    // Node-based, so that addresses stay valid while the table grows.
    static std::set<std::string, std::less<>> names;
    static std::shared_mutex mutex;
    {
        const std::shared_lock lock(mutex);
        if (const auto known = names.find(name); known != names.end())
            return &*known;
    }
    const std::unique_lock lock(mutex);
    return &*names.emplace(name).first;
}
} // namespace

ResourceType::ResourceType(std::string_view name) : m_name(interned(name)) { }

Resource::Resource(Resource&& other) noexcept = default;
Resource& Resource::operator=(Resource&& other) noexcept = default;

Resource::Resource(std::initializer_list<std::pair<std::string_view, Quantity>> entries)
{
    m_entries.reserve(entries.size());
    for (const auto& [type, value] : entries)
        set(type, value);
}

Resource Resource::fromSorted(std::span<const Entry> entries)
{
    assert(std::ranges::is_sorted(entries, {}, &Entry::type));
    Resource result;
    result.m_entries.assign(entries.begin(), entries.end());
    return result;
}

std::optional<Quantity> Resource::find(ResourceType type) const
{
    // A handful of entries: a scan over pointers beats a search by name.
    const auto entry = std::ranges::find(m_entries, type, &Entry::type);
    return entry == m_entries.end() ? std::nullopt : std::optional(entry->value);
}

std::optional<Quantity> Resource::find(std::string_view type) const
{
    const auto entry = std::ranges::find_if(
        m_entries, [type](const Entry& candidate) { return candidate.type.name() == type; });
    return entry == m_entries.end() ? std::nullopt : std::optional(entry->value);
}

void Resource::set(ResourceType type, Quantity value)
{
    const auto at = std::ranges::lower_bound(m_entries, type, {}, &Entry::type);
    if (at != m_entries.end() && at->type == type)
        at->value = value;
    else
        m_entries.insert(at, Entry{type, value});
}

void Resource::erase(ResourceType type)
{
    m_entries.erase(std::ranges::remove(m_entries, type, &Entry::type).begin(), m_entries.end());
}

void Resource::prune()
{
    m_entries.erase(std::ranges::remove(m_entries, 0, &Entry::value).begin(), m_entries.end());
}
} // namespace quotadeck
