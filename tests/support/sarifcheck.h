// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

namespace quotadeck::testsupport {
/// What is wrong with @p log as a SARIF 2.1.0 log, each with its JSON path; empty when nothing is. Knows the objects
/// and properties of the standard that the report uses; any other property is a problem, and so is a result whose
/// ruleIndex is not that of its ruleId.
[[nodiscard]] QStringList sarifProblems(const QByteArray& log);
} // namespace quotadeck::testsupport
