// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/packaging/embeddedtext.h"

#include <cstddef>
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

/// How a manifest contains the queue file.
enum class ManifestForm {
    Text, ///< "data", as a literal block
    Gzip, ///< "binaryData", compressed (PKG-3)
};

/// A manifest of this size is near the limit of Kubernetes, 1 MiB in all (PKG-3, PKG-9). Units: bytes.
inline constexpr std::size_t kLargeManifest = std::size_t{900} << 10;

/// The queue configuration alone: @p text itself, or the part of it when it is a manifest.
[[nodiscard]] std::string queueFileOf(std::string_view text);

/// A ConfigMap manifest "yunikorn-configs" with the queue configuration of @p text, plain or a manifest itself, under
/// "queues.yaml" and nothing else (PKG-9).
/// Errors: Unsupported when a literal block cannot contain the text as it is; the compressed form can contain any.
[[nodiscard]] Result<std::string> configMapManifest(std::string_view text, ManifestForm form);
} // namespace quotadeck::config
