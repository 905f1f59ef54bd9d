// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"

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
/// The request of a pod for resources.
struct Request
{
    std::string key; ///< unique in the cluster, kept by the allocation
    Resource resource;
    std::int32_t priority = 0;
    SystemTime created; ///< its age decides among requests of one priority
    std::string taskGroup; ///< of a gang; empty = none
    bool isPlaceholder = false; ///< keeps the place of a real request of the same task group

    friend bool operator==(const Request&, const Request&) = default;
};

/// Why an allocation ends. The cluster may end one unasked at any time, always as StoppedByRm.
enum class Termination {
    StoppedByRm, ///< the pod ended, was deleted, or its application failed
    Timeout, ///< a placeholder that was not replaced in time, or that is too small
    Preempted, ///< makes room for another application
    PlaceholderReplaced, ///< a placeholder whose place a real allocation takes
};

/// Where an allocation goes.
struct Placing
{
    std::string nodeId;
    std::string instanceType; ///< of the node; empty if it has none

    friend bool operator==(const Placing&, const Placing&) = default;
};

/// A request that holds resources on a node.
struct Allocation
{
    Request request;
    Placing placing;
    SystemTime bound{}; ///< since when resource seconds count (SUM-1)
    /// Set once the release was requested; the resources stay in use until it is confirmed (APP-40).
    std::optional<Termination> asked{};
    bool hasReplaced = false; ///< replaced a placeholder

    [[nodiscard]] const std::string& key() const { return request.key; }
    [[nodiscard]] bool isPreempted() const { return asked == Termination::Preempted; }
    friend bool operator==(const Allocation&, const Allocation&) = default;
};

/// The pending requests of an application: highest priority first, then oldest, then as added (ENF-15).
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
