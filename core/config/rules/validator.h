// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/finding.h"
#include "core/config/schema/schema.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// What the scheduler would say of a configuration, and everything that is to be said beyond that.
struct Verdict
{
    /// The answer of the scheduler's validation; warnings never change it.
    bool accepted = false;
    /// Of the first error in the scheduler's order (VAL-1), which need not be the first of the text; empty when accepted.
    std::string category;
    /// In the order of the text; without those that a comment silences.
    std::vector<Finding> findings;
    /// Findings that comments in the text silence, none of them an error.
    std::size_t silenced = 0;
    /// As read; none when the text is no YAML. Complete only without findings of category "yaml".
    std::optional<SchedulerConfig> config;
};

/// Judges the text of a queues.yaml. Pure; about linear in the size of the text.
[[nodiscard]] Verdict validate(std::string_view text);
} // namespace quotadeck::config
