// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/report/checkreport.h"
#include "core/config/report/junitlog.h"

#include <string>

namespace quotadeck::config {
/// Which findings are failures in a JUnit report.
enum class JUnitFailure { Errors, ErrorsAndWarnings };

/// Collects checked files into a JUnit XML report: a suite a file, a test case a finding.
///
/// Shape: findings below the threshold are passed cases with the finding as their output. An accepted file has one
///        more passed case, so that no suite is empty; an unreadable one has a single case that ended in an error.
///        There is no time: none was measured.
class JUnitReport
{
public:
    explicit JUnitReport(JUnitFailure failure) : m_failure(failure) { }

    void add(const CheckedFile& file);
    /// The whole report, with a line break at its end.
    [[nodiscard]] std::string text() const { return m_log.text(); }

private:
    [[nodiscard]] bool isFailure(const Finding& finding) const;

    JUnitFailure m_failure;
    JUnitLog m_log{"quotadeck check"};
};
} // namespace quotadeck::config
