// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"
#include "models/limits/configsession.h"

#include <set>

namespace quotadeck::models {
/// The resource types that quotas and limits of @p revision name. Time: linear.
[[nodiscard]] std::set<ResourceType> resourceTypesOf(const ConfigRevision& revision);
} // namespace quotadeck::models
