// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/report/junitreport.h"

#include "core/config/report/textreport.h"
#include "core/config/rules/ruleindex.h"

#include <fmt/format.h>
#include <map>
#include <string_view>

namespace quotadeck::config {
namespace {
/// The name of a test case: the rule and the queue are the same in the next run; the line, and a number if needed, make
/// it unique, because readers merge cases of one name.
std::string caseName(const Finding& finding, std::map<std::string, int>& seen)
{
    const std::string queue = finding.path.empty() ? std::string() : fmt::format(" {}", finding.path);
    const std::string name = fmt::format("{}{} (line {})", finding.rule, queue, finding.span.begin.line);
    const int ordinal = ++seen[name];
    return ordinal == 1 ? name : fmt::format("{} #{}", name, ordinal);
}

std::string_view kindOf(const Finding& finding)
{
    return finding.category.empty() ? std::string_view(finding.rule) : std::string_view(finding.category);
}

} // namespace

bool JUnitReport::isFailure(const Finding& finding) const
{
    return finding.severity == Severity::Error
        || (finding.severity == Severity::Warning && m_failure == JUnitFailure::ErrorsAndWarnings);
}

void JUnitReport::add(const CheckedFile& file)
{
    std::vector<JUnitCase> cases;
    if (!file.isReadable) {
        JUnitCase unreadable{"the file can be read", JUnitCase::Kind::Error};
        unreadable.message = file.verdict.findings.front().message.english();
        unreadable.type = kInputRule;
        m_log.addSuite(file.name, {unreadable});
        return;
    }
    if (file.verdict.accepted)
        cases.push_back({"the scheduler accepts the file"});
    std::map<std::string, int> seen;
    const TextReport report(file.name, file.text, ReportColour::Never);
    for (const Finding& finding : file.verdict.findings) {
        JUnitCase testCase{caseName(finding, seen)};
        testCase.line = finding.span.begin.line;
        testCase.content = report.block(finding);
        if (isFailure(finding)) {
            testCase.kind = JUnitCase::Kind::Failed;
            testCase.message = finding.message.english();
            testCase.type = kindOf(finding);
        }
        cases.push_back(std::move(testCase));
    }
    m_log.addSuite(file.name, cases);
}
} // namespace quotadeck::config
