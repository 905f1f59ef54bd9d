// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/config/edit/document.h"
#include "core/config/schema/schema.h"
#include "core/resource/decision.h"
#include "core/resource/resource.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::insight {
/// The kind of number that has to be raised.
enum class RaiseTarget {
    Limit, ///< a user or group limit of the configuration
    Quota, ///< of a configured queue
    DynamicQueue, ///< a queue that placement created: its template or namespace sets it when it is created (QUE-53)
    Restart, ///< the root's number of applications, which a reload leaves as it is (QUE-13)
    Capacity, ///< what the nodes offer (QUE-11)
};

/// "limit", "quota", "dynamic-queue", "restart", "capacity".
[[nodiscard]] std::string_view targetName(RaiseTarget target);

/// The smallest change of one number with which it no longer blocks a request.
struct QuotaRaise
{
    RaiseTarget target = RaiseTarget::Limit;
    DenialSubject subject = DenialSubject::Queue;
    std::string name; ///< of the limit's user or group, "*" for a wildcard; empty for a queue
    QueuePath queue; ///< lower case
    std::optional<std::size_t> limit; ///< position in the queue's list of limits, for RaiseTarget::Limit
    std::optional<ResourceType> type; ///< none: the number of applications
    Quantity from = 0;
    Quantity to = 0;

    /// True when an edit of the configuration does it.
    [[nodiscard]] bool isEdit() const { return target == RaiseTarget::Limit || target == RaiseTarget::Quota; }
    friend bool operator==(const QuotaRaise&, const QuotaRaise&) = default;
};

/// The number of @p partition, an effective one, that caused @p denial. @p isManaged: the queue is configured.
[[nodiscard]] QuotaRaise raiseFor(const Denial& denial, const config::PartitionConfig& partition,
                                  bool isManaged);
/// Adds @p raise; of two of the same number the larger one is kept.
void addRaise(std::vector<QuotaRaise>& raises, const QuotaRaise& raise);

/// "raise the limit of group ds at root.data from 120 to 124 vcore".
[[nodiscard]] Message describe(const QuotaRaise& raise);
/// "124", as queues.yaml has it.
[[nodiscard]] std::string configText(const QuotaRaise& raise);

/// The edits of partition number @p partition of @p document that make all of @p raises which are edits. Errors: those
/// of the document.
[[nodiscard]] Result<config::Document::Edits>
raiseEdits(const config::Document& document, std::size_t partition, const std::vector<QuotaRaise>& raises);
} // namespace quotadeck::insight
