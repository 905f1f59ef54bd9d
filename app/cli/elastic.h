// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"

namespace quotadeck::cli {
/// Solves elastic quota trees and prints what every group may use: of JSON problems one JSON line each, of manifests a
/// table or one JSON line. Returns the exit code: ExitInput when something cannot be read or is no tree; the other lines
/// of a file are answered all the same.
[[nodiscard]] int runElastic(const ElasticOptions& options, Streams streams);

/// Reads "cpu=100,memory=1Ti" into @p result; an error text otherwise.
[[nodiscard]] std::string readTotal(const std::string& text, Resource& result);
} // namespace quotadeck::cli
