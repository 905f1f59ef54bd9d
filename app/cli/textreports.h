// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/quotasolver.h"
#include "core/elastic/typedcards.h"
#include "core/placement/placement.h"
#include "core/sim/comparison.h"
#include "core/snapshot/clustersnapshot.h"

#include <cstddef>
#include <string>
#include <vector>

/// Text reports of usage, elastic quotas and simulations, for a terminal.
namespace quotadeck::cli {
using TableLine = std::vector<std::string>;

/// A table of @p lines, the first being the header: the first @p texts columns are aligned left, the others right.
[[nodiscard]] std::string alignedTable(const std::vector<TableLine>& lines, std::size_t texts);

/// The usage trees of a partition: queues, users and groups, one line per node with used and maximum of every resource type.
[[nodiscard]] std::string usageText(const PartitionSnapshot& partition);

/// The queue of an application, or why it is rejected, as @p rejection says; then the queues that are created, and the outcome of each rule.
[[nodiscard]] std::string placementText(const placement::Placement& placement, const std::string& rejection);
/// The outcome of each rule alone.
[[nodiscard]] std::string rulesText(const placement::Placement& placement);

/// The types that groups of @p table name and whose total is not known.
[[nodiscard]] std::vector<ResourceType> typesWithoutTotal(const elastic::QuotaTable& table);
/// A solved quota tree, one block of lines per group. What depends on a total that is not known is unknown.
[[nodiscard]] std::string quotaText(const elastic::QuotaProblem& problem, const elastic::QuotaTable& table,
                                    const elastic::QuotaSolution& solution);
/// The amounts of single models of cards, one line per group and model.
[[nodiscard]] std::string cardsText(const elastic::TypedCards& cards, const std::string& resource);

/// Results of a simulation: applications by queue and user with the reasons of failed attempts, or pods by group.
[[nodiscard]] std::string resultsText(const sim::Results& results);
/// The differences between the results under two configurations.
[[nodiscard]] std::string comparisonText(const sim::Comparison& comparison);
} // namespace quotadeck::cli
