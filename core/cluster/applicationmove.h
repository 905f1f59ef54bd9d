// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/cluster/application.h"
#include "core/cluster/queue.h"
#include "core/resource/decision.h"
#include "core/resource/resource.h"
#include "core/ugm/manager.h"

namespace quotadeck::cluster {
/// What @p app holds: real pods and placeholders.
[[nodiscard]] Resource heldBy(const Application& app);

/// Whether @p app counts as an application of @p queue, where it is (QUE-30, QUE-31): it runs, or is counted without that, which
/// it stays when it resumes or its last allocation ends.
[[nodiscard]] bool isCountedIn(const Queue& queue, const Application& app);

/// Whether @p app, which lives in @p from, may live in @p target: a leaf that takes applications and has room for the
/// placeholders of its gang (QUE-42, PLC-44, APP-41). InvalidArgument with the reason if not. Access is not checked.
[[nodiscard]] Status checkTarget(const Application& app, const Queue& from, const Queue& target);

/// The first limit that @p app would exceed in @p target with what it holds: of user and charged group, then of the queues
/// from @p target up. What lies above both queues counts the application already and is not checked (SIM-1).
[[nodiscard]] Decision roomFor(const Application& app, const Queue& from, const Queue& target,
                               const ugm::Manager& usage);

/// "queue root.b: 6 of 8 vcore used, 4 requested", for what blocks a move.
[[nodiscard]] Message describe(const Denial& denial);
} // namespace quotadeck::cluster
