// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/quotaanswer.h"
#include "core/elastic/quotaimpact.h"

#include <string>

/// Reports of elastic quotas: text for a terminal, or JSON on one line without its break, whose keys --help lists.
namespace quotadeck::cli {
[[nodiscard]] std::string asText(const elastic::EffectiveQuota& quota);
[[nodiscard]] std::string asJson(const elastic::EffectiveQuota& quota);

[[nodiscard]] std::string asText(const elastic::QuotaExplanation& explanation);
[[nodiscard]] std::string asJson(const elastic::QuotaExplanation& explanation);

[[nodiscard]] std::string asText(const elastic::QuotaImpact& impact);
[[nodiscard]] std::string asJson(const elastic::QuotaImpact& impact);
} // namespace quotadeck::cli
