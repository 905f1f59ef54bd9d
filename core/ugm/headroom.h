// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"

#include <absl/container/inlined_vector.h>
#include <algorithm>
#include <cstddef>
#include <optional>

namespace quotadeck::ugm {
/// The smallest of what several levels leave, put together without an allocation for each of them (ENF-14).
class Headroom
{
public:
    /// Some level limits resources, whether or not it names a type.
    void limit() { m_isLimited = true; }

    /// A level leaves @p left of @p type.
    void lower(ResourceType type, Quantity left)
    {
        const auto known = std::ranges::find(m_entries, type, &Resource::Entry::type);
        if (known != m_entries.end())
            known->value = std::min(known->value, left);
        else
            m_entries.insert(std::ranges::lower_bound(m_entries, type, {}, &Resource::Entry::type),
                             {type, left});
    }

    /// Nil when no level limits resources.
    [[nodiscard]] std::optional<Resource> resource() const
    {
        return m_isLimited ? std::optional(Resource::fromSorted(m_entries)) : std::nullopt;
    }

private:
    static constexpr std::size_t kUsualTypes = 3; // memory, vcore and pods

    bool m_isLimited = false;
    absl::InlinedVector<Resource::Entry, kUsualTypes> m_entries; // by type
};
} // namespace quotadeck::ugm
