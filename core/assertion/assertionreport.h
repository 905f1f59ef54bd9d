// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertion/assertion.h"
#include "core/assertion/evaluator.h"
#include "core/base/message.h"
#include "core/config/report/junitlog.h"
#include "core/config/report/sariflog.h"

#include <cstddef>
#include <string>
#include <vector>

namespace quotadeck::assertion {
/// A file of assertions with the results for one configuration.
struct EvaluatedFile
{
    AssertionFile file; ///< with the problems of its evaluation
    std::vector<AssertionResult> results{}; ///< of each assertion; empty when the file has problems

    [[nodiscard]] std::size_t count(AssertionVerdict verdict) const;
};

/// Problems before failed assertions: nothing of a file with problems is evaluated.
[[nodiscard]] EvaluatedFile evaluated(AssertionFile file, Evaluator& evaluator);

/// "passed", "failed", "unknown", for people.
[[nodiscard]] Message verdictMessage(AssertionVerdict verdict);
/// "expected vcore >= 8, found 4; blocked by ... (queues.yaml:4:5); to pass: raise ...". Without a @p config the place is left
/// out.
[[nodiscard]] Message describe(const Assertion& assertion, const ExpectationResult& result,
                               const std::string& config = {});

/// A line for each problem and each assertion, then the counts. @p config is the name of the configuration.
[[nodiscard]] std::string asText(const EvaluatedFile& file, const std::string& config);
/// One line without its break; --help lists the keys.
[[nodiscard]] std::string asJson(const EvaluatedFile& file, const std::string& config);

/// A result for each problem and for each assertion that did not pass.
void addTo(config::SarifLog& log, const EvaluatedFile& file, const std::string& config);
/// The rules of these results.
[[nodiscard]] const std::vector<config::RuleInfo>& sarifRules();
/// A case for each problem and each assertion; what cannot be told is an error.
void addTo(config::JUnitLog& log, const EvaluatedFile& file, const std::string& config);
} // namespace quotadeck::assertion
