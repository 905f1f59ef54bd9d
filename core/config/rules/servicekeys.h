// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/finding.h"

#include <span>
#include <string_view>
#include <vector>

/// The keys of the scheduler's ConfigMaps beside the queue configuration: of the service itself, its log, its events and
/// its admission controller (PKG-4).
namespace quotadeck::config {
/// How a value is read.
enum class ServiceValue { Text, Flag, Count, Number, Duration, LogLevel };

struct ServiceKey
{
    std::string_view name; ///< "service.policyGroup"
    ServiceValue value = ServiceValue::Text;
    std::string_view standard{}; ///< the value where it is not set; empty: none, or an empty text
};

[[nodiscard]] std::span<const ServiceKey> serviceKeys();

/// Problems of those keys in the scheduler's ConfigMaps among the manifests of @p text, with places in it: keys that are not
/// read (PKG-4), values that cannot be read (PKG-5, PKG-7), and that hot refresh is off (PKG-6). Warnings and infos: the verdict is
/// that on the queue configuration. Empty for a text without a ConfigMap.
[[nodiscard]] std::vector<Finding> serviceFindings(std::string_view text);
[[nodiscard]] std::span<const RuleInfo> serviceRules();
} // namespace quotadeck::config
