// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/allocation.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace quotadeck::cluster {
/// The requests of an application that wait for a place: highest priority first, then oldest, then as added (ENF-15).
///
/// Shape: a value; each key at most once.
/// Cost:  adding, finding and taking one grows with the logarithm of their number, so that applications of many pods
///        of one age stay cheap.
class PendingRequests
{
    struct Place
    {
        std::int64_t rank = 0; // the priority, negated
        SystemTime created;
        std::uint64_t number = 0; // as added

        friend auto operator<=>(const Place&, const Place&) = default;
    };
    using Requests = std::map<Place, Request>;

public:
    /// Goes through the requests in their order.
    class Iterator
    {
    public:
        using iterator_category = std::forward_iterator_tag;
        using difference_type = std::ptrdiff_t;
        using value_type = Request;
        using pointer = const Request*;
        using reference = const Request&;

        Iterator() = default;
        explicit Iterator(Requests::const_iterator entry) : m_entry(entry) { }

        reference operator*() const { return m_entry->second; }
        pointer operator->() const { return &m_entry->second; }
        Iterator& operator++()
        {
            ++m_entry;
            return *this;
        }
        Iterator operator++(int) { return Iterator(m_entry++); }
        friend bool operator==(const Iterator&, const Iterator&) = default;

    private:
        Requests::const_iterator m_entry;
    };

    [[nodiscard]] Iterator begin() const { return Iterator(m_requests.begin()); }
    [[nodiscard]] Iterator end() const { return Iterator(m_requests.end()); }
    [[nodiscard]] bool empty() const { return m_requests.empty(); }
    [[nodiscard]] std::size_t size() const { return m_requests.size(); }
    /// The first in order; there must be one.
    [[nodiscard]] const Request& front() const { return m_requests.begin()->second; }
    /// Nullptr when there is none. Valid until that request is taken.
    [[nodiscard]] const Request* find(const std::string& key) const;

    /// Adds @p request, whose key must be new.
    void add(Request request);
    std::optional<Request> take(const std::string& key);
    /// Leaves none behind.
    std::vector<Request> takeAll();

private:
    Requests m_requests;
    std::unordered_map<std::string, Place> m_places; // by key
    std::uint64_t m_added = 0; // ever
};
} // namespace quotadeck::cluster
