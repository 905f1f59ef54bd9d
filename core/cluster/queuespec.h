// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/queueaccess.h"
#include "core/base/mode.h"
#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/config/schema/schema.h"
#include "core/resource/resource.h"
#include "core/snapshot/clustersnapshot.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::cluster {
/// A configured queue with all below it, read and ready to be taken over. A value: the dry run of an update
/// (QUE-60), after which nothing can fail any more.
struct QueueSpec
{
    QueuePath path; ///< lower case
    bool isLeaf = false; ///< QUE-2
    bool isRoot = false;
    /// Called "root", in Mode::Current: the scheduler decides by the name, so that a reload leaves the number of
    /// applications as it is and resources are never taken over (QUE-13, QUE-14).
    bool isTakenForRoot = false;
    bool setsResources = false; ///< in the text, read or not
    access::QueueAcls acls;
    std::optional<Resource> max; ///< nil when all zero (QUE-12)
    std::optional<Resource> guaranteed; ///< likewise
    std::uint64_t maxApplications = 0;
    std::map<std::string, std::string> properties; ///< effective: own ones over those of the parent (CFG-30)
    std::optional<QueueTemplate> childTemplate; ///< of a parent that has its own (QUE-50)
    std::vector<QueueSpec> children; ///< by name
};

/// Reads @p root, the root queue of an effective partition. Errors, `where` being the queue: Parse for what no
/// scheduler can load (VAL-90, VAL-91, VAL-93) and for a quantity, InvalidArgument for two queues of one path.
[[nodiscard]] Result<QueueSpec> readQueueSpec(const config::QueueConfig& root, Mode mode = Mode::Current);
} // namespace quotadeck::cluster
