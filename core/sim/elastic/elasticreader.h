// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/action.h"
#include "core/sim/fact.h"
#include "core/sim/scenario.h"
#include "core/sim/yamlfields.h"

#include <yaml-cpp/yaml.h>

/// Parts of the text of a scenario with elastic quotas; faults are thrown as FieldError.
namespace quotadeck::sim {
/// "quotas", "nodes" and "elastic" of the whole scenario.
[[nodiscard]] ElasticSetup readElasticSetup(const Fields& scenario);

[[nodiscard]] Action readCreateQuotaPods(const YAML::Node& node);
[[nodiscard]] Action readEndQuotaPods(const YAML::Node& node);
[[nodiscard]] Action readApplyQuotas(const YAML::Node& node);
[[nodiscard]] Action readDeleteQuota(const YAML::Node& node);
[[nodiscard]] Action readSetCardRules(const YAML::Node& node);

[[nodiscard]] QuotaFact readQuotaFact(const YAML::Node& node);
[[nodiscard]] QuotaPodFact readQuotaPodFact(const YAML::Node& node);
[[nodiscard]] QuotaNodeFact readQuotaNodeFact(const YAML::Node& node);
[[nodiscard]] QuotaTotalFact readQuotaTotalFact(const YAML::Node& node);
} // namespace quotadeck::sim
