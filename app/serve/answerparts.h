// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/httpmessage.h"
#include "app/serve/servedcluster.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <vector>

/// What several answers need. Internal to app/serve.
namespace quotadeck::serve {
[[nodiscard]] inline Response partitionNotFound()
{
    return errorResponse(404, "Partition not found");
}

/// For a part that the source of the snapshots does not offer.
[[nodiscard]] inline Response unknownPart()
{
    return errorResponse(503, "This is not known for this cluster");
}

/// The JSON that @p make gives, made once for each snapshot; @p key as for ServedCluster::cached().
[[nodiscard]] inline Response cachedJson(const ServedCluster& cluster, const std::string& key,
                                         const std::function<std::string()>& make)
{
    Response response;
    response.contentType = kJsonType;
    response.cacheKey = key;
    response.body = cluster.cached(key, [&make] { return QByteArray::fromStdString(make()) + '\n'; });
    return response;
}

/// The row of a list in the order of PartitionSnapshot whose @p member is @p key, or nullptr.
template <typename Row, typename Key>
[[nodiscard]] const Row* findRow(const std::vector<Row>& rows, const Key& key, Key Row::*member)
{
    const auto row = std::ranges::lower_bound(rows, key, {}, member);
    return row != rows.end() && std::invoke(member, *row) == key ? &*row : nullptr;
}

/// The rows that @p isWanted takes as one JSON list.
template <typename Row, typename Predicate>
[[nodiscard]] std::string writeList(const std::vector<Row>& rows, Predicate isWanted,
                                    std::string (*write)(const Row&))
{
    std::string text = "[";
    for (const Row& row : rows) {
        if (!isWanted(row))
            continue;
        if (text.size() > 1)
            text.push_back(',');
        text += write(row);
    }
    text.push_back(']');
    return text;
}
} // namespace quotadeck::serve
