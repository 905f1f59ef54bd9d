// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/quotasolver.h"
#include "core/elastic/typedcards.h"

#include <string>

namespace quotadeck::cli {
/// What every group of a solved tree may use, for people, one block of lines a group.
[[nodiscard]] std::string quotaText(const elastic::QuotaProblem& problem, const elastic::QuotaTable& table,
                                    const elastic::QuotaSolution& solution);
/// What groups may have of single models of cards, for people, a line a group and model.
[[nodiscard]] std::string cardsText(const elastic::TypedCards& cards, const std::string& resource);
} // namespace quotadeck::cli
