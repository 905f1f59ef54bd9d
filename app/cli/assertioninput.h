// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"
#include "core/assertion/assertion.h"
#include "core/assertion/evaluator.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace quotadeck::cli {
/// A file of assertions; one that cannot be read as the problem of a file without assertions.
[[nodiscard]] assertion::AssertionFile readAssertionFile(const std::string& name, std::istream& in);

/// Prints @p problems of @p file with their places.
void printAssertionProblems(std::ostream& err, const std::string& file,
                            const std::vector<assertion::Problem>& problems);

/// Reads snapshots of `quotadeck snapshot` and runs scenarios. Both arguments outlive it.
[[nodiscard]] assertion::MomentReader momentReader(const ScenarioLoader& scenario, std::istream& in);
} // namespace quotadeck::cli
