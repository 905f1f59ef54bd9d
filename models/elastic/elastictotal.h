// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/elastic/elasticaccount.h"

#include <QList>
#include <QString>

#include <string_view>
#include <vector>

namespace quotadeck::models {
/// What the first level of the tree of @p group has to share of @p type and where it comes from, by the rules EQ-52 to EQ-56;
/// the last line is the result, "unknown" where it is not known. Empty without a tree.
[[nodiscard]] QList<CalculationStep> totalAccount(const ElasticState& state, std::string_view group,
                                                  ResourceType type);

/// Why no runtime is known, for ElasticState::treeError: "The groups make no tree: ...", without a full stop.
[[nodiscard]] QString treeGap(const Error& treeError);

/// Why it is not known what the tree of @p group has of @p type, a sentence; empty where it is known.
[[nodiscard]] QString totalGap(const ElasticState& state, std::string_view group, ResourceType type);

/// The machines that count for the tree of @p group; empty where none is known.
[[nodiscard]] std::vector<const elastic::QuotaMachine*> countedMachines(const ElasticState& state,
                                                                        std::string_view group);
} // namespace quotadeck::models
