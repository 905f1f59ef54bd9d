// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/snapshotdelta.h"

#include <utility>
#include <vector>

namespace quotadeck::test {
/// A delta by hand: @p rows as new or changed, in their order. @p rows must outlive it.
template <typename Key, typename Row>
ListDelta<Row, Key> listDelta(const std::vector<Row>& rows, std::vector<Key> removed = {})
{
    ListDelta<Row, Key> delta;
    delta.removed = std::move(removed);
    for (const Row& row : rows)
        delta.upserted.push_back(&row);
    return delta;
}

template <typename Row, typename Key>
bool isEmpty(const ListDelta<Row, Key>& delta)
{
    return delta.removed.empty() && delta.upserted.empty();
}

inline bool isEmpty(const PartitionDelta& delta)
{
    return isEmpty(delta.queues) && isEmpty(delta.users) && isEmpty(delta.groups)
        && isEmpty(delta.applications) && isEmpty(delta.nodes) && isEmpty(delta.finished);
}
} // namespace quotadeck::test
