// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/usage/consumption.h"

#include <QString>

#include <optional>

namespace quotadeck::history {
/// What queues, users or groups used according to the history @p path, by @p dimension, which is one of these three, and what
/// was guaranteed to queues. Of a source with elastic quotas alone the quota groups are its queues, see elastic::quotaPaths(). @p source is the cluster; empty: the only one. Nothing: the file is no history, or there is none.
///
/// Accuracy:  what is older than two days was kept by ten seconds, what is older than three weeks by ten minutes: of each the
///            last value counts.
/// Errors:    those of HistoryFile; Unsupported for another dimension, and for elastic quotas without parents or by other rows; NotFound, which lists the clusters.
/// Threading: any; opens the file for itself.
[[nodiscard]] Result<std::optional<usage::Ledger>> readLedger(const QString& path, const QString& source,
                                                              usage::Dimension dimension);
} // namespace quotadeck::history
