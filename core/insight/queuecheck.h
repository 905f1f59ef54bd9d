// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mode.h"
#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/config/schema/schema.h"
#include "core/snapshot/clustersnapshot.h"

#include <optional>
#include <string>
#include <vector>

namespace quotadeck::insight {
/// A queue that neither exists nor can be created.
struct UnknownQueue
{
    QueuePath queue; ///< as requested
    std::vector<std::string> nearest; ///< up to three queues that may be meant, the nearest first

    [[nodiscard]] Message text() const;
    [[nodiscard]] Error error() const; ///< InvalidArgument with the text
};

/// Nothing when @p queue is one of @p partition, an effective one, or of @p snapshot (nullptr: none), or when the
/// placement rules of @p partition could create it in @p mode.
[[nodiscard]] std::optional<UnknownQueue> unknownQueue(const config::PartitionConfig& partition,
                                                       const PartitionSnapshot* snapshot,
                                                       const QueuePath& queue, Mode mode = Mode::Current);
} // namespace quotadeck::insight
