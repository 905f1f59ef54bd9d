// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/cellproblem.h"

#include "models/limits/findingsmodel.h"

#include <algorithm>

namespace quotadeck::models {
CellProblem problemAt(const config::Verdict& verdict, const TextSpan& span)
{
    CellProblem problem;
    if (span.isEmpty())
        return problem;
    const auto& findings = verdict.findings; // in the order of the text
    auto finding = std::ranges::lower_bound(findings, span, {}, &config::Finding::span);
    for (; finding != findings.end() && finding->span == span; ++finding) {
        const RowState state = stateOf(finding->severity);
        if (!problem.message.isEmpty() && state <= problem.state)
            continue;
        problem = {QString::fromStdString(finding->message), state};
    }
    return problem;
}
} // namespace quotadeck::models
