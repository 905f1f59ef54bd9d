// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/alert/alertrule.h"

#include <string>
#include <vector>

namespace quotadeck::alert {
/// How a value is computed from metrics.
struct Formula
{
    enum class Kind {
        Value, ///< of the metric left
        Share, ///< left / right, of the same labels
        Rest, ///< left - right, of the same labels
        Age, ///< the time now less left
    };

    Kind kind = Kind::Value;
    std::string left; ///< name of a metric
    std::string right{}; ///< likewise
    std::string resource{}; ///< that the labels do not name, because the metric does: "vcore"

    friend bool operator==(const Formula&, const Formula&) = default;
};

/// The metric that is read to know when a cluster was read last, in seconds since 1970.
inline constexpr const char* kLastRead = "quotadeck_source_last_read_timestamp_seconds";

/// The formulas of @p rule; of several, each gives values of its own.
[[nodiscard]] std::vector<Formula> formulasOf(const Rule& rule);
} // namespace quotadeck::alert
