// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// How the fields of a group are written in Kubernetes. Internal to core/elastic.
namespace quotadeck::elastic {
inline constexpr std::string_view kQuotaKind = "ElasticQuota";
/// Label of a node: what model its cards are of (G1).
inline constexpr std::string_view kModelLabel = "nvidia.com/gpu.product";
inline constexpr std::string_view kQuotaApiVersion = "scheduling.sigs.k8s.io/v1alpha1";

/// The JSON vector of an annotation, '{"cpu":"4"}'; numbers are taken as well. Nothing when @p text is none.
[[nodiscard]] std::optional<Resource> readVector(std::string_view text);
/// The JSON list of texts of an annotation. Nothing when @p text is none.
[[nodiscard]] std::optional<std::vector<std::string>> readNames(std::string_view text);
/// '["a","b"]'.
[[nodiscard]] std::string namespacesJson(const std::vector<std::string>& names);
} // namespace quotadeck::elastic
