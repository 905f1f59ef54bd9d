// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/report/junitlog.h"

#include "core/base/text.h"

#include <algorithm>
#include <fmt/format.h>

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

std::string contentXml(const JUnitCase& testCase)
{
    const std::string content = xmlContent(testCase.content);
    if (testCase.kind == JUnitCase::Kind::Passed)
        return content.empty() ? content : fmt::format("<system-out>{}</system-out>", content);
    const std::string_view element = testCase.kind == JUnitCase::Kind::Failed ? "failure" : "error";
    const std::string opening = fmt::format("<{} message=\"{}\" type=\"{}\"", element,
                                            xmlEscaped(testCase.message), xmlEscaped(testCase.type));
    return content.empty() ? opening + "/>" : fmt::format("{}>{}</{}>", opening, content, element);
}
} // namespace

void JUnitLog::addSuite(std::string_view file, const std::vector<JUnitCase>& cases)
{
    const std::string name = xmlEscaped(file);
    Counts counts;
    std::string lines;
    for (const JUnitCase& testCase : cases) {
        ++counts.tests;
        counts.failures += testCase.kind == JUnitCase::Kind::Failed ? 1 : 0;
        counts.errors += testCase.kind == JUnitCase::Kind::Error ? 1 : 0;
        const std::string line = testCase.line ? fmt::format(" line=\"{}\"", *testCase.line) : std::string();
        lines += fmt::format("    <testcase classname=\"{0}\" name=\"{1}\" file=\"{0}\"{2}>{3}</testcase>\n",
                             name, xmlEscaped(testCase.name), line, contentXml(testCase));
    }
    m_suites
        += fmt::format("  <testsuite name=\"{}\"{}>\n{}  </testsuite>\n", name, attributes(counts), lines);
    m_total.tests += counts.tests;
    m_total.failures += counts.failures;
    m_total.errors += counts.errors;
}

std::string JUnitLog::text() const
{
    return fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"{}\"{}>\n{}</testsuites>\n",
        xmlEscaped(m_name), attributes(m_total), m_suites);
}

std::string JUnitLog::attributes(const Counts& counts)
{
    return fmt::format(R"( tests="{}" failures="{}" errors="{}")", counts.tests, counts.failures,
                       counts.errors);
}
} // namespace quotadeck::config
