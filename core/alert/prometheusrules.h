// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/alert/alertrule.h"

#include <string>
#include <vector>

namespace quotadeck::alert {
/// @p rules as a file of alerting rules for Prometheus, over the metrics of `quotadeck collect`. Evaluated at the same moments they
/// fire and end as Evaluator has them.
[[nodiscard]] std::string prometheusRules(const std::vector<Rule>& rules);
} // namespace quotadeck::alert
