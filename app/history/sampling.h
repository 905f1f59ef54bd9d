// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/series.h"
#include "core/snapshot/snapshotdelta.h"

namespace quotadeck::history {
/// What of @p update is kept: of each queue what it uses, may use, is guaranteed and waits for; of each user and group what
/// it uses and may use at the root; and how many applications run. Reports what changed, as the update does.
[[nodiscard]] Sample sampleOf(const SnapshotUpdate& update);
/// Everything of the partition that @p update is of.
[[nodiscard]] Sample wholeSampleOf(const SnapshotUpdate& update);
} // namespace quotadeck::history
