// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/saturating.h"

#include <absl/container/inlined_vector.h>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace quotadeck {
/// The name of a resource type, interned: copying costs a pointer, equality is one comparison.
/// Names live as long as the process. Threading: safe from any thread.
class ResourceType
{
public:
    explicit ResourceType(std::string_view name);

    [[nodiscard]] const std::string& name() const { return m_name->text; }
    friend bool operator==(ResourceType, ResourceType) = default;
    /// Byte order of the names.
    friend std::strong_ordering operator<=>(ResourceType a, ResourceType b)
    {
        if (a.m_name->prefix != b.m_name->prefix)
            return a.m_name->prefix <=> b.m_name->prefix;
        return a.m_name == b.m_name ? std::strong_ordering::equal : a.m_name->text <=> b.m_name->text;
    }

private:
    friend class ResourceNames;

    struct Name
    {
        explicit Name(std::string_view name);

        std::string text;
        std::uint64_t
            prefix; // the first bytes in an order that compares as they do: it decides nearly always
    };

    const Name* m_name; // points into the process-wide table, never null
};

/// Amounts of some resource types (RES-1).
///
/// Shape: sparse; entries in byte order of the type name, each type at most once. A type that is present with
///        0 ("zero") differs from one that is absent ("undefined", RES-3). The third state, no resource at all
///        ("nil"), is an empty std::optional<Resource>.
/// Units: base units, see Quantity. Negative values arise only from subtraction.
class Resource
{
public:
    struct Entry
    {
        ResourceType type;
        Quantity value;
        friend bool operator==(const Entry&, const Entry&) = default;
    };

    Resource() = default;
    Resource(const Resource&) = default;
    Resource& operator=(const Resource&) = default;
    // Not inline: GCC 12 takes the unused part of a moved inlined vector for a use of uninitialized memory.
    Resource(Resource&& other) noexcept;
    Resource& operator=(Resource&& other) noexcept;
    ~Resource() = default;
    Resource(std::initializer_list<std::pair<std::string_view, Quantity>> entries);

    [[nodiscard]] std::span<const Entry> entries() const { return m_entries; }
    /// The value of @p type; std::nullopt when undefined.
    [[nodiscard]] std::optional<Quantity> find(ResourceType type) const;
    [[nodiscard]] std::optional<Quantity> find(std::string_view type) const;
    /// The value of @p type, an undefined one being 0.
    [[nodiscard]] Quantity valueOr0(ResourceType type) const { return find(type).value_or(0); }

    /// Makes room for @p count entries.
    void reserve(std::size_t count) { m_entries.reserve(count); }
    void set(ResourceType type, Quantity value);
    void set(std::string_view type, Quantity value) { set(ResourceType(type), value); }
    /// The smaller of both values; @p value when @p type is undefined.
    void lower(ResourceType type, Quantity value);
    /// The same types with the values that @p valueOf gives for the entries.
    template <typename ValueOf>
    [[nodiscard]] Resource withValues(ValueOf valueOf) const
    {
        Resource result = *this;
        for (Entry& entry : result.m_entries)
            entry.value = valueOf(entry);
        return result;
    }
    void erase(ResourceType type);
    /// Removes every type whose value is exactly 0; negative values stay (RES-16).
    void prune();

    friend bool operator==(const Resource&, const Resource&) = default;

private:
    // Memory, vcore and pods; a vector would cost every small resource an allocation.
    static constexpr std::size_t kUsualEntries = 3;

    absl::InlinedVector<Entry, kUsualEntries> m_entries;
};

/// A resource or nil, passed by reference without a copy. Lives no longer than what it was made from.
class ResourceView
{
public:
    ResourceView(std::nullopt_t) { }
    ResourceView(const Resource& resource) : m_resource(&resource) { }
    ResourceView(const std::optional<Resource>& resource) : m_resource(resource ? &*resource : nullptr) { }

    [[nodiscard]] bool isNil() const { return m_resource == nullptr; }
    /// Empty for nil.
    [[nodiscard]] std::span<const Resource::Entry> entries() const
    {
        return m_resource ? m_resource->entries() : std::span<const Resource::Entry>();
    }
    [[nodiscard]] std::optional<Quantity> find(ResourceType type) const
    {
        return m_resource ? m_resource->find(type) : std::nullopt;
    }
    [[nodiscard]] Quantity valueOr0(ResourceType type) const { return find(type).value_or(0); }
    /// A copy: nil stays nil.
    [[nodiscard]] std::optional<Resource> clone() const
    {
        return m_resource ? std::optional(*m_resource) : std::nullopt;
    }
    [[nodiscard]] const Resource* get() const { return m_resource; }

private:
    const Resource* m_resource = nullptr;
};

constexpr std::size_t kMostReceivedTypes = 20'000; ///< in the life of the process; clusters have dozens
constexpr std::size_t kMostTypeNameSize = 1024; ///< bytes

/// The type @p name that a server has sent. Nothing for a name that is longer than kMostTypeNameSize and for a new one beyond
/// kMostReceivedTypes: names are kept as long as the process lives, and a server could send new ones without end.
/// Threading: safe from any thread.
[[nodiscard]] std::optional<ResourceType> receivedType(std::string_view name);
} // namespace quotadeck
