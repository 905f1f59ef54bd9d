// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/resource.h"

#include <algorithm>
#include <array>
#include <map>
#include <mutex>
#include <set>
#include <shared_mutex>
#include <string>

namespace quotadeck {
ResourceType::Name::Name(std::string_view name) : text(name)
{
    for (std::size_t at = 0; at < sizeof prefix; ++at)
        prefix = prefix << 8U | (at < name.size() ? static_cast<unsigned char>(name[at]) : 0U);
}

/// The process-wide table of names.
class ResourceNames
{
public:
    const ResourceType::Name* intern(std::string_view name)
    {
        const auto known = std::ranges::find(m_usual, name, &ResourceType::Name::text);
        if (known != m_usual.end())
            return known;
        {
            const std::shared_lock lock(m_mutex);
            if (const auto other = m_others.find(name); other != m_others.end())
                return &other->second;
        }
        const std::unique_lock lock(m_mutex);
        return &m_others.try_emplace(std::string(name), name).first->second;
    }

private:
    // Nearly all names are one of these, which are found without a lock.
    const std::array<ResourceType::Name, 3> m_usual
        = {ResourceType::Name("memory"), ResourceType::Name("vcore"), ResourceType::Name("pods")};
    std::shared_mutex m_mutex;
    // Node-based, so that addresses stay valid while it grows.
    std::map<std::string, ResourceType::Name, std::less<>> m_others;
};

ResourceType::ResourceType(std::string_view name)
{
    static ResourceNames names;
    m_name = names.intern(name);
}

Resource::Resource(Resource&& other) noexcept = default;
Resource& Resource::operator=(Resource&& other) noexcept = default;

Resource::Resource(std::initializer_list<std::pair<std::string_view, Quantity>> entries)
{
    m_entries.reserve(entries.size());
    for (const auto& [type, value] : entries)
        set(type, value);
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

void Resource::lower(ResourceType type, Quantity value)
{
    const auto entry = std::ranges::find(m_entries, type, &Entry::type);
    if (entry == m_entries.end())
        set(type, value);
    else
        entry->value = std::min(entry->value, value);
}

void Resource::erase(ResourceType type)
{
    const auto isType = [type](const Entry& entry) { return entry.type == type; };
    m_entries.erase(std::remove_if(m_entries.begin(), m_entries.end(), isType), m_entries.end());
}

void Resource::prune()
{
    const auto isZero = [](const Entry& entry) { return entry.value == 0; };
    m_entries.erase(std::remove_if(m_entries.begin(), m_entries.end(), isZero), m_entries.end());
}

namespace {
class ReceivedTypes
{
public:
    /// False for a name that does not fit.
    bool add(std::string_view name)
    {
        {
            const std::shared_lock lock(m_mutex);
            if (m_names.contains(name))
                return true;
        }
        const std::unique_lock lock(m_mutex);
        if (m_names.size() >= kMostReceivedTypes && !m_names.contains(name))
            return false;
        m_names.emplace(name);
        return true;
    }

private:
    std::shared_mutex m_mutex;
    std::set<std::string, std::less<>> m_names;
};
} // namespace

std::optional<ResourceType> receivedType(std::string_view name)
{
    static ReceivedTypes types;
    if (name.size() > kMostTypeNameSize || !types.add(name))
        return std::nullopt;
    return ResourceType(name);
}
} // namespace quotadeck
