// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/rules/validator.h"
#include "core/elastic/editrules.h"

#include <span>
#include <string>
#include <vector>

namespace quotadeck::elastic {
/// Judges the ElasticQuota objects of @p texts together as the cluster would if they were created in an order that it
/// takes: a verdict a text, without Verdict::config. Findings are at their places, with fixes as edits where those are of
/// the same text; the path of a finding is the name of the group.
[[nodiscard]] std::vector<config::Verdict> validateQuotaTexts(std::span<const std::string> texts,
                                                              const EditOptions& options = {});
} // namespace quotadeck::elastic
