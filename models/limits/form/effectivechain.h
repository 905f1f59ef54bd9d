// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/effective.h"
#include "core/config/schema/schema.h"
#include "core/resource/resource.h"
#include "models/limits/configsession.h"

#include <QString>

#include <optional>
#include <vector>

namespace quotadeck::models {
/// One value on the way from the root to a queue.
struct EffectiveStep
{
    QString level; ///< the queue that sets it
    QString source; ///< what it is there: "max", "limit", "each other user"
    QString amount; ///< in words for people
    Quantity value = 0; ///< base units of the type, or applications
    bool isBinding = false; ///< none is smaller

    friend bool operator==(const EffectiveStep&, const EffectiveStep&) = default;
};

/// All that bounds one resource, or the number of applications, for somebody in a queue, from the root down (ENF-3).
struct EffectiveChain
{
    QString who; ///< "user sue"; empty: the queue as a whole
    QString resource; ///< name of the type, or "apps" in words
    std::vector<EffectiveStep> steps; ///< empty: nothing bounds it

    /// The whole as one sentence.
    [[nodiscard]] QString sentence() const;
    friend bool operator==(const EffectiveChain&, const EffectiveChain&) = default;
};

/// For whom limit number @p limit of @p queue names first, or without one for the queue; of @p type, or without one of the
/// applications. Safe from any thread.
[[nodiscard]] EffectiveChain effectiveChain(const ConfigRevision& revision, std::size_t partition,
                                            const QueuePath& queue, std::optional<std::size_t> limit,
                                            std::optional<ResourceType> type);

/// How much of what a limit allows those whom it names can have: the quotas and limits above it may be smaller.
struct EffectiveShare
{
    double part = 1; ///< of its own value, for the amount that loses most; 1: the limit itself decides
    QString explanation; ///< as sentences, a line each

    friend bool operator==(const EffectiveShare&, const EffectiveShare&) = default;
};

/// Of a cell that shows an EffectiveShare: double, its part.
inline constexpr int kShareRole = Qt::UserRole + 101;

/// The greatest number of names in a limit for which effective values are listed; more would not be read.
inline constexpr std::size_t kMostNamed = 8;

/// Of those whom @p limit of @p queue names, for whom loses most (ENF-3); of very many for the first kMostNamed. None when
/// it bounds nothing or is not in force (UGM-62). @p path is that of @p queue. Safe from any thread.
[[nodiscard]] std::optional<EffectiveShare>
effectiveShare(const config::PathLimits& path, const QueuePath& queue, const config::LimitConfig& limit);
} // namespace quotadeck::models
