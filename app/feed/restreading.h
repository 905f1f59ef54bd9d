// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/httpanswer.h"
#include "app/feed/restendpoint.h"
#include "core/base/result.h"
#include "core/snapshot/clustersnapshot.h"
#include "core/snapshot/snapshotdelta.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace quotadeck::feed {
/// What the consumers of a feed were told so far, the ground of the next difference.
struct RestBase
{
    /// The last snapshot; lists that were known once and are unknown now are kept as they were, so that their
    /// rows are removed when they are known again. Null before the first update.
    SnapshotPtr snapshot;
    std::string partition; ///< whose differences were reported

    friend bool operator==(const RestBase&, const RestBase&) = default;
};

/// The answers of one poll, complete.
struct RestAnswers
{
    std::vector<PartitionInfo> partitions;
    std::string partition; ///< the one that was read; not among `partitions` if there is no such one
    std::map<RestEndpoint, Result<HttpAnswer>> answers; ///< all but the partitions
    SystemTime time; ///< when the last one arrived
};

/// What one poll led to.
struct RestReading
{
    std::shared_ptr<const SnapshotUpdate> update;
    RestBase base; ///< of the next poll
    std::map<std::string, Error> unavailable; ///< as in SourceStatus

    friend bool operator==(const RestReading&, const RestReading&) = default;
};

/// The partitions @p answer lists. Errors: Parse, TooLarge, with its endpoint.
[[nodiscard]] Result<std::vector<PartitionInfo>> readPartitionList(const HttpAnswer& answer);

/// The names of @p partitions, in their order.
[[nodiscard]] std::vector<std::string> namesOf(const std::vector<PartitionInfo>& partitions);

/// Makes a snapshot of @p answers and what it changes against @p base.
///
/// The queues are required: their error is the result. Any other part that fails is noted as unavailable and
/// keeps what @p base knows of it, except where the server does not offer it or refuses it: that is unknown.
/// A partition that does not exist is noted, too, and its rows are removed. Pure; takes milliseconds.
[[nodiscard]] Result<RestReading> makeReading(const RestAnswers& answers, const RestBase& base);
} // namespace quotadeck::feed
