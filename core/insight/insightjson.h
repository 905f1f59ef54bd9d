// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/jsontext.h"
#include "core/base/strongid.h"
#include "core/resource/decision.h"
#include "core/resource/resource.h"
#include "core/ugm/limits.h"

#include <optional>
#include <string>
#include <vector>

/// Shared by the writers of this folder. Internal to core/insight.
namespace quotadeck::insight {
/// "apps" for the number of applications.
[[nodiscard]] std::string typeName(const std::optional<ResourceType>& type);
/// For people: "1.5 GiB"; a number of applications as it is.
[[nodiscard]] std::string displayAmount(const std::optional<ResourceType>& type, Quantity value);

/// Nothing is null, which is neither 0 nor a member that is missing.
[[nodiscard]] std::string json(const std::optional<Quantity>& value);
[[nodiscard]] std::string json(Quantity value);
[[nodiscard]] std::string json(ResourceView resource);
[[nodiscard]] std::string json(bool value);
[[nodiscard]] std::string json(const std::vector<GroupName>& groups);
/// {"name", "queue"}: the queue is null for a group of no queue; null for no group.
[[nodiscard]] std::string json(const std::optional<ugm::GroupMatch>& group);
} // namespace quotadeck::insight
