// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/kube/apiobjects.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::kube {
inline constexpr auto kDefaultsMap = "yunikorn-defaults"; ///< made by the chart
inline constexpr auto kConfigsMap = "yunikorn-configs"; ///< overrides it key by key (PKG-1)
inline constexpr auto kFieldManager = "quotadeck"; ///< what the server calls our writes

/// Who wrote an entry of a ConfigMap last, and when, as the server noted it.
struct ConfigWriter
{
    std::string manager; ///< of fields: the name of a program
    std::string time; ///< as sent; empty: unknown

    friend bool operator==(const ConfigWriter&, const ConfigWriter&) = default;
};

/// The queue configuration in the ConfigMaps of a scheduler.
struct ClusterConfig
{
    /// How a ConfigMap has it.
    enum class Form { Data, Packed };

    std::string nameSpace;
    bool isKnown = false; ///< one of the maps has a configuration
    std::string configMap; ///< the one that it comes from; empty: none
    std::string key = "queues.yaml"; ///< without the suffix of a packed one (PKG-2)
    std::string entry; ///< the key as written, such as "queues.yaml.gz"
    Form form = Form::Data;
    std::string text; ///< empty: the scheduler uses its built-in default
    std::optional<ConfigWriter> writer; ///< of the entry; nothing: not noted
    /// What counts without the entry in yunikorn-configs; nothing: there is no such entry, or the defaults have no configuration.
    std::optional<std::string> defaults{};
    /// Of the map that is written, yunikorn-configs; empty: there is none, and it will be created.
    std::string resourceVersion;
    bool isImmutable = false; ///< that map
    /// The programs that may put the map back to what they have: "Argo CD", "Helm", a field manager.
    std::vector<std::string> otherManagers;

    friend bool operator==(const ClusterConfig&, const ClusterConfig&) = default;
};

/// Finds the configuration that counts (PKG-1 to PKG-3). Null: there is no such map.
/// Errors: Parse for a packed text that cannot be unpacked; TooLarge.
[[nodiscard]] Result<ClusterConfig> clusterConfig(std::string nameSpace, const ConfigMap* defaults,
                                                  const ConfigMap* configs);

/// What makes @p text the configuration of the scheduler that @p current was read from.
struct ConfigWrite
{
    std::string verb; ///< "PATCH" of yunikorn-configs, or "POST" of the map itself
    std::string contentType;
    std::string body; ///< JSON
};

/// A merge patch, or the map itself when there is none: only the key of the configuration is written. It is refused by
/// the server when the map has changed since @p current was read. A packed configuration stays packed. Without a text the
/// entry is removed.
/// Errors: InvalidArgument for an immutable map; TooLarge for more than Kubernetes takes.
[[nodiscard]] Result<ConfigWrite> writeOf(const ClusterConfig& current,
                                          const std::optional<std::string>& text);
} // namespace quotadeck::kube
