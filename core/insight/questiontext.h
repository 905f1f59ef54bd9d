// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/strongid.h"
#include "core/resource/resource.h"

#include <string_view>
#include <vector>

/// How people write a question.
namespace quotadeck::insight {
/// "vcore=500m, memory=4Gi" in the quantities of queues.yaml. Errors: InvalidArgument; `where` is left to the caller.
[[nodiscard]] Result<Resource> readRequest(std::string_view text);
/// The same the other way: exact, readRequest() gives it back.
[[nodiscard]] std::string requestText(const Resource& request);
/// "dev, qa".
[[nodiscard]] std::vector<GroupName> readGroups(std::string_view text);
} // namespace quotadeck::insight
