// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace quotadeck::config {
/// What a scheduler answered when it was asked to validate a configuration (REST-31).
struct SchedulerVerdict
{
    bool allowed = false;
    std::string reason; ///< in its own words; empty when allowed

    friend bool operator==(const SchedulerVerdict&, const SchedulerVerdict&) = default;
};
} // namespace quotadeck::config
