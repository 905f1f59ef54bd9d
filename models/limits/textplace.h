// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "models/limits/configsession.h"

#include <cstddef>
#include <optional>

namespace quotadeck::models {
/// What a place of the text belongs to.
struct TextPlace
{
    enum class Part { Queue, Rules, Partition };
    Part part = Part::Queue;
    std::size_t partition = 0;
    QueuePath queue; ///< empty for what is no queue
    std::optional<std::size_t> limit; ///< number of the limit on the queue, from 0; none between limits
};

/// The innermost queue that is written at byte @p offset of @p revision, or else the placement rules or the partition;
/// none outside of all, or in a text that cannot be read.
[[nodiscard]] std::optional<TextPlace> placeAt(const ConfigRevision& revision, std::size_t offset);
} // namespace quotadeck::models
