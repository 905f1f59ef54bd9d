// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"
#include "models/limits/configsession.h"
#include "models/limits/form/liveusage.h"

#include <QString>

#include <optional>

namespace quotadeck::models {
/// QString, a text that the column of the cell has room for, so that its width does not depend on what is used at a moment.
inline constexpr int kRoomRole = Qt::UserRole + 104;

/// What the cluster uses now of something that a form shows.
struct UsedNow
{
    QString text; ///< "52 (87%)", or "—" where it is not known
    QString explanation; ///< in lines; where it is not known, why
    RowState state = RowState::Normal; ///< by the share of the limit
    bool isKnown = false;

    friend bool operator==(const UsedNow&, const UsedNow&) = default;
};

/// Of @p type in @p queue; @p max is the maximum that binds there, called @p maxName. @p live may be nullptr.
[[nodiscard]] UsedNow usedInQueue(const LiveUsage* live, const QueuePath& queue, ResourceType type,
                                  std::optional<Quantity> max, const QString& maxName);

/// What those use whom @p limit names, one of @p limits of @p queue: the largest share of a value that the limit sets, and in
/// the explanation each. A wildcard stands for all whom no other limit of the queue names. @p live may be nullptr.
[[nodiscard]] UsedNow usedOfLimit(const LiveUsage* live, const QueuePath& queue,
                                  const config::LimitConfig& limit,
                                  const std::vector<config::LimitConfig>& limits);

/// Who of those whom @p limit names uses most of @p type; nothing: nobody, or not known.
[[nodiscard]] std::optional<LiveUsage::TopUse> topUseOfLimit(const LiveUsage& live, const QueuePath& queue,
                                                             const config::LimitConfig& limit,
                                                             const std::vector<config::LimitConfig>& limits,
                                                             ResourceType type);
} // namespace quotadeck::models
