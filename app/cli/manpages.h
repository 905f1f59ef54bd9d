// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandtree.h"

#include <string>
#include <vector>

namespace quotadeck::cli {
struct ManPage
{
    std::string name; ///< with its section, "quotadeck-check.1"
    std::string text; ///< source for man(7)
};

/// One page for the program and one for each subcommand. @p date is the one in the footer, such as 2026-11-27; empty: none.
[[nodiscard]] std::vector<ManPage> manPages(const CommandTree& tree, const std::string& date);
} // namespace quotadeck::cli
