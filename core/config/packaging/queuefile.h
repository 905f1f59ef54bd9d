// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/packaging/embeddedtext.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace quotadeck::config {
/// The queue configuration in a Kubernetes manifest.
struct QueueFile
{
    EmbeddedText content;
    std::string configMap; ///< its metadata.name; empty when it has none
    std::string key; ///< "queues.yaml"
};

/// Finds the queue configuration that @p text packs into a ConfigMap: among several documents or the items of a
/// List, "yunikorn-configs" before others (PKG-1), under the key of the policy group (PKG-2). std::nullopt when
/// @p text is no such manifest, but perhaps a queues.yaml itself.
/// Errors: kind Packaging when there are ConfigMaps but no queue configuration that can be read, others when a document
/// is no YAML.
[[nodiscard]] tl::expected<std::optional<QueueFile>, YamlError> findQueueFile(std::string_view text);
} // namespace quotadeck::config
