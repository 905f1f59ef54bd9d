// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/rules/validator.h"
#include "core/elastic/editrules.h"
#include "core/elastic/manifestset.h"

#include <span>
#include <string>
#include <vector>

namespace quotadeck::elastic {
/// Judges the ElasticQuota and Pod objects of @p texts together as the cluster would if they were created in an order that it
/// takes: a verdict a text, without Verdict::config. Findings are at their places, with fixes as edits where those are of
/// the same text; the path of a finding is the name of the group.
[[nodiscard]] std::vector<config::Verdict> validateQuotaTexts(std::span<const std::string> texts,
                                                              const EditOptions& options = {});

/// The same, and judges turning the groups of @p base into those of @p texts, by the pods of @p base (V6 to V12, V20 to V27). What
/// concerns a group that no text has stands in the first verdict, without a place.
[[nodiscard]] std::vector<config::Verdict> validateQuotaChange(const ManifestSet& base,
                                                               std::span<const std::string> texts,
                                                               const EditOptions& options = {});
} // namespace quotadeck::elastic
