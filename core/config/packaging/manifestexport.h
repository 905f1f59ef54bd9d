// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace quotadeck::config {
/// How a manifest holds the queue file.
enum class ManifestForm {
    Text, ///< "data", as a literal block
    Gzip, ///< "binaryData", compressed (PKG-3)
};

/// From here on a manifest is near the 1 MiB that Kubernetes takes for all of it (PKG-3, PKG-9). Units: bytes.
inline constexpr std::size_t kLargeManifest = std::size_t{900} << 10;

/// The queue configuration alone: @p text, or what the manifest that it is holds.
[[nodiscard]] std::string queueFileOf(std::string_view text);

/// A ConfigMap manifest "yunikorn-configs" with the queue configuration of @p text, plain or a manifest itself, under
/// "queues.yaml" and nothing else (PKG-9).
/// Errors: Unsupported when a literal block cannot hold the text as it is; the compressed form holds any.
[[nodiscard]] Result<std::string> configMapManifest(std::string_view text, ManifestForm form);
} // namespace quotadeck::config
