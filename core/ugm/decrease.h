// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/ugm/appremoval.h"
#include "core/ugm/subject.h"

namespace quotadeck::ugm {
/// Takes @p usage from a queue in which the application runs, and ends it there if it is over. The shard is locked.
void giveBack(ManagerState& state, UserShard& shard, const Subject& subject, Booking* booking,
              const ApplicationId& app, const Resource& usage, AppRemoval removal);

/// A decrease of a queue in which the application does not run. The design changes nothing then; the scheduler takes
/// the usage all the same (UGM-34), but no application ends where none runs. The shard is locked.
[[nodiscard]] Status giveBackElsewhere(ManagerState& state, UserShard& shard, const Subject& subject,
                                       const QueuePath& queue, const UserName& name, const Resource& usage);
} // namespace quotadeck::ugm
