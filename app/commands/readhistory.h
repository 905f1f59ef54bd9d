// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"

namespace quotadeck::app {
/// A cli::HistoryReader.
[[nodiscard]] Result<std::optional<usage::Ledger>> readHistory(const std::string& file,
                                                               const cli::HistoryChoice& choice);
/// A cli::StoreReader. Errors: those of history::ConsumptionStore; NotFound, which lists the clusters.
[[nodiscard]] Result<cli::StoredConsumption> readStore(const cli::StoreChoice& choice);
/// A cli::StoreChecker.
[[nodiscard]] Result<std::optional<std::size_t>> checkStore(const connect::CollectStore& store);
} // namespace quotadeck::app
