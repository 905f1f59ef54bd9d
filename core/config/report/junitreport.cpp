// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/report/junitreport.h"

#include "core/base/text.h"
#include "core/config/report/textreport.h"
#include "core/config/rules/ruleindex.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <string_view>

namespace quotadeck::config {
namespace {
constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

/// The escape of a character that cannot be written as it is. In an attribute, line breaks are preserved only as
/// references.
std::string_view xmlEscape(char c)
{
    switch (c) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    case '\t':
        return "&#9;";
    case '\n':
        return "&#10;";
    case '\r':
        return "&#13;";
    default:
        return {};
    }
}

/// @p text as an attribute of XML 1.0; characters that XML does not allow become U+FFFD.
std::string xmlEscaped(std::string_view text)
{
    std::string out;
    while (!text.empty()) {
        const std::size_t length = wellFormedUtf8Length(text);
        const std::string_view character = text.substr(0, length);
        const bool isControl = length == 1 && static_cast<unsigned char>(text.front()) < 0x20;
        if (const auto escape = xmlEscape(text.front()); !escape.empty())
            out += escape;
        else if (length == 0 || isControl || character == "\xEF\xBF\xBE" || character == "\xEF\xBF\xBF")
            out += kReplacement;
        else
            out += character;
        text.remove_prefix(std::max<std::size_t>(1, length));
    }
    return out;
}

/// The same for the content of an element, where line breaks and tabs stay readable.
std::string xmlContent(std::string_view text)
{
    std::string out;
    std::size_t at = 0;
    while (at <= text.size()) {
        const std::size_t end = std::min(text.find_first_of("\n\t", at), text.size());
        out += xmlEscaped(text.substr(at, end - at));
        if (end < text.size())
            out += text[end];
        at = end + 1;
    }
    return out;
}

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

std::string caseXml(const CheckedFile& file, const std::string& name, const Finding& finding,
                    const TextReport& report, bool isFailure)
{
    const std::string fileName = xmlEscaped(file.name);
    const std::string content = xmlContent(report.block(finding));
    std::string out = fmt::format(R"(    <testcase classname="{0}" name="{1}" file="{0}" line="{2}">)",
                                  fileName, xmlEscaped(name), finding.span.begin.line);
    if (isFailure)
        out += fmt::format("<failure message=\"{}\" type=\"{}\">{}</failure>",
                           xmlEscaped(finding.message.english()), xmlEscaped(kindOf(finding)), content);
    else
        out += fmt::format("<system-out>{}</system-out>", content);
    return out + "</testcase>\n";
}
} // namespace

bool JUnitReport::isFailure(const Finding& finding) const
{
    return finding.severity == Severity::Error
        || (finding.severity == Severity::Warning && m_failure == JUnitFailure::ErrorsAndWarnings);
}

void JUnitReport::add(const CheckedFile& file)
{
    const std::string name = xmlEscaped(file.name);
    Counts counts;
    std::string cases;
    const auto addCase = [&](std::string_view title, std::string_view content) {
        ++counts.tests;
        cases += fmt::format("    <testcase classname=\"{0}\" name=\"{1}\" file=\"{0}\">{2}</testcase>\n",
                             name, title, content);
    };
    if (!file.isReadable) {
        ++counts.errors;
        const std::string message = file.verdict.findings.front().message.english();
        addCase("the file can be read",
                fmt::format("<error message=\"{}\" type=\"{}\"/>", xmlEscaped(message), kInputRule));
    } else if (file.verdict.accepted) {
        addCase("the scheduler accepts the file", {});
    }
    std::map<std::string, int> seen;
    const TextReport report(file.name, file.text, ReportColour::Never);
    for (const Finding& finding : file.verdict.findings) {
        if (!file.isReadable)
            break;
        ++counts.tests;
        if (isFailure(finding))
            ++counts.failures;
        cases += caseXml(file, caseName(finding, seen), finding, report, isFailure(finding));
    }
    m_suites
        += fmt::format("  <testsuite name=\"{}\"{}>\n{}  </testsuite>\n", name, attributes(counts), cases);
    m_total.tests += counts.tests;
    m_total.failures += counts.failures;
    m_total.errors += counts.errors;
}

std::string JUnitReport::text() const
{
    return fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"quotadeck "
                       "check\"{}>\n{}</testsuites>\n",
                       attributes(m_total), m_suites);
}

std::string JUnitReport::attributes(const Counts& counts)
{
    return fmt::format(R"( tests="{}" failures="{}" errors="{}")", counts.tests, counts.failures,
                       counts.errors);
}
} // namespace quotadeck::config
