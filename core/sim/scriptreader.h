// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/action.h"
#include "core/sim/check.h"

#include <yaml-cpp/yaml.h>

/// Parts of a scenario text; faults are thrown as FieldError.
namespace quotadeck::sim {
/// A mapping with the one key that names the action.
[[nodiscard]] Action readActionNode(const YAML::Node& node);
/// The same with "at" and "title".
[[nodiscard]] ScriptedEvent readEventNode(const YAML::Node& node);
[[nodiscard]] SetNamespace readNamespaceNode(const YAML::Node& node);
[[nodiscard]] Check readCheckNode(const YAML::Node& node);
} // namespace quotadeck::sim
