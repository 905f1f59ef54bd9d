// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/schema.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::config {
/// The queues of one partition in pre-order, so that a parent comes before its queues.
///
/// Lifetime: that of the tree it was made from.
struct QueueList
{
    struct Entry
    {
        const QueueConfig* queue = nullptr;
        std::string path; ///< as spelled; the root is "root"
        std::optional<std::size_t> parent; ///< none for the root
        std::vector<std::size_t> children;
        std::optional<std::size_t> partner; ///< the same queue in the other list
        std::string settings; ///< its own settings, see meaningOfSettings()
        std::size_t content
            = 0; ///< equal for queues with equal settings and equal queues below, names included
    };
    std::vector<Entry> entries;
};

/// Both trees with equal queues paired. Paired are queues of the same path; then, among the remaining ones and only
/// where there is one candidate on each side, queues with the same content under another parent or name; then those of
/// the same name under another parent, or of another name under the same parent, that have the same settings or the
/// same queues. A queue without settings and queues is never treated as renamed.
/// Time: about linear.
struct QueueMatch
{
    QueueList older;
    QueueList newer;
};
[[nodiscard]] QueueMatch matchQueues(const QueueConfig& oldRoot, const QueueConfig& newRoot);
} // namespace quotadeck::config
