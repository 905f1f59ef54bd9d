// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertion/assertion.h"
#include "core/assertion/evaluator.h"
#include "core/base/message.h"
#include "core/config/schema/schema.h"

#include <string>
#include <vector>

namespace quotadeck::assertion {
/// What one of several configurations makes of an assertion.
struct Judgement
{
    AssertionVerdict verdict = AssertionVerdict::
        Unknown; ///< also where the usage has no such partition; Failed: the configuration has none
    Message sentence; ///< what was found, or why nothing was; without a full stop
    std::vector<Problem> problems; ///< for which `quotadeck assert` would not evaluate the assertion
};

/// The value of @p Outcome, an enumeration that has the three verdicts and others, for @p verdict.
template <class Outcome>
[[nodiscard]] constexpr Outcome outcomeFor(AssertionVerdict verdict)
{
    switch (verdict) {
    case AssertionVerdict::Passed:
        return Outcome::Passed;
    case AssertionVerdict::Failed:
        return Outcome::Failed;
    case AssertionVerdict::Unknown:
        break;
    }
    return Outcome::Unknown;
}

/// Judges each of @p assertions. @p partitions are effective ones; @p partition as for Evaluator.
[[nodiscard]] std::vector<Judgement> judged(const std::vector<config::PartitionConfig>& partitions,
                                            const std::vector<Assertion>& assertions,
                                            const MomentReader& readMoment, const std::string& partition);

/// Reads the usage of all @p assertions now, each moment once. The result knows these alone. Threading: it is safe from any thread.
[[nodiscard]] MomentReader readOnce(const std::vector<Assertion>& assertions, const MomentReader& readMoment);
} // namespace quotadeck::assertion
