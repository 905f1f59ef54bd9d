// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/allocation.h"

#include <cassert>
#include <utility>

namespace quotadeck::cluster {
const Request* PendingRequests::find(const std::string& key) const
{
    const auto place = m_places.find(key);
    return place == m_places.end() ? nullptr : &m_requests.at(place->second);
}

void PendingRequests::add(Request request)
{
    const Place place{-std::int64_t{request.priority}, request.created, m_added++};
    [[maybe_unused]] const bool isNew = m_places.emplace(request.key, place).second;
    assert(isNew);
    m_requests.emplace(place, std::move(request));
}

std::optional<Request> PendingRequests::take(const std::string& key)
{
    const auto place = m_places.find(key);
    if (place == m_places.end())
        return std::nullopt;
    Request taken = std::move(m_requests.extract(place->second).mapped());
    m_places.erase(place);
    return taken;
}

std::vector<Request> PendingRequests::takeAll()
{
    std::vector<Request> taken;
    taken.reserve(m_requests.size());
    for (auto& [place, request] : m_requests)
        taken.push_back(std::move(request));
    m_requests.clear();
    m_places.clear();
    return taken;
}
} // namespace quotadeck::cluster
