// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/report/textreport.h"

#include "core/base/terminaltext.h"
#include "core/base/text.h"
#include "core/config/rules/ruleindex.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <map>
#include <vector>

namespace quotadeck::config {
namespace {
constexpr std::string_view kRed = "\x1b[31m";
constexpr std::string_view kYellow = "\x1b[33m";
constexpr std::string_view kCyan = "\x1b[36m";
constexpr std::string_view kGreen = "\x1b[32m";
constexpr std::string_view kFaint = "\x1b[2m";
constexpr std::string_view kPlain = "\x1b[0m";

struct SeverityWords
{
    std::string_view one;
    std::string_view many;
    std::string_view colour;
};

const SeverityWords& wordsOf(Severity severity)
{
    static constexpr std::array<SeverityWords, 3> kWords
        = {{{"error", "errors", kRed}, {"warning", "warnings", kYellow}, {"info", "infos", kCyan}}};
    return kWords.at(static_cast<std::size_t>(severity));
}

/// Blanks as wide as @p text in a terminal; tabs are kept, because tab stops depend on their position.
std::string blankFor(std::string_view text)
{
    std::string out;
    while (!text.empty()) {
        out += text.front() == '\t' ? '\t' : ' ';
        text.remove_prefix(TerminalCharacter::firstOf(text).length);
    }
    return out;
}

std::string counted(std::size_t count, Severity severity)
{
    const SeverityWords& words = wordsOf(severity);
    return fmt::format(", {} {}", count, count == 1 ? words.one : words.many);
}

/// The rules of many findings, the most frequent first.
std::string ruleCounts(const std::vector<Finding>& findings)
{
    std::map<std::string_view, std::size_t> countOf;
    for (const Finding& finding : findings)
        ++countOf[finding.rule];
    std::vector<std::pair<std::string_view, std::size_t>> counts(countOf.begin(), countOf.end());
    std::ranges::stable_sort(counts, std::ranges::greater(),
                             &std::pair<std::string_view, std::size_t>::second);
    std::string out;
    for (const auto& [rule, count] : counts) {
        const RuleInfo* help = findRule(rule);
        out += fmt::format("{:>8} {:<12} {}\n", count, rule, help == nullptr ? "" : help->title.text);
    }
    return out;
}
} // namespace

TextReport::TextReport(std::string_view file, std::string_view text, ReportColour colour)
    : m_file(printable(file))
    , m_text(text)
    , m_index(text)
    , m_isColoured(colour == ReportColour::Always)
{
}

std::string TextReport::block(const Finding& finding) const
{
    const SeverityWords& words = wordsOf(finding.severity);
    std::string out = headline(finding.span, painted(words.colour, fmt::format("{}:", words.one)),
                               finding.message.english(), finding.rule);
    out += excerpt(finding.span, words.colour);
    for (const RelatedPlace& related : finding.related) {
        out += headline(related.span, painted(kCyan, "note:"), related.message.english(), {});
        out += excerpt(related.span, kCyan);
    }
    for (const Fix& fix : finding.fixes)
        out += fmt::format("    {} {}\n", painted(kGreen, "fix:"), printable(fix.title.english()));
    return out;
}

std::string TextReport::headline(const TextSpan& span, std::string_view kind, std::string_view message,
                                 std::string_view rule) const
{
    const std::string suffix
        = rule.empty() ? std::string() : ' ' + painted(kFaint, fmt::format("[{}]", printable(rule)));
    return fmt::format("{}:{}:{}: {} {}{}\n", m_file, span.begin.line, span.begin.column, kind,
                       printable(message), suffix);
}

/// The first line of @p span, cut around the place where it is long, and carets below.
std::string TextReport::excerpt(const TextSpan& span, std::string_view colour) const
{
    constexpr std::size_t kWidth = 110;
    constexpr std::size_t kBefore = 40;
    const std::string_view line = m_index.line(span.begin.line);
    if (line.empty())
        return {};
    // By the index, because a line may be the whole file and have many findings.
    const auto lineBegin = static_cast<std::size_t>(line.data() - m_text.data());
    const std::size_t lineEnd = lineBegin + line.size();
    const std::size_t before = m_index.codePointsBefore(lineBegin);
    const std::size_t length = m_index.codePointsBefore(lineEnd) - before;
    const std::size_t column = std::min(static_cast<std::size_t>(span.begin.column - 1), length);
    const std::size_t first = column + kBefore < kWidth ? 0 : column - kBefore;
    const std::size_t last = std::min(length, first + kWidth);
    const auto part = [&](std::size_t from, std::size_t to) {
        const std::size_t begin = std::min(m_index.offsetOfCodePoint(before + from), lineEnd);
        const std::size_t end = std::min(m_index.offsetOfCodePoint(before + to), lineEnd);
        return m_text.substr(begin, end - begin);
    };
    const std::size_t marked = span.begin.line == span.end.line
        ? static_cast<std::size_t>(span.end.column - span.begin.column)
        : length - column;
    const std::size_t carets = std::clamp<std::size_t>(marked, 1, std::max<std::size_t>(1, last - column));
    return fmt::format("{}{}{}\n    {}{}\n", first > 0 ? " ..." : "    ",
                       printable(part(first, last), Tabs::Keep), last < length ? "..." : "",
                       blankFor(part(first, column)), painted(colour, std::string(carets, '^')));
}

std::string TextReport::painted(std::string_view colour, std::string text) const
{
    return m_isColoured ? fmt::format("{}{}{}", colour, text, kPlain) : std::move(text);
}

std::string checkReportText(const CheckedFile& file, ReportColour colour)
{
    const TextReport report(file.name, file.text, colour);
    std::string out;
    for (const Finding& finding : file.verdict.findings)
        out += report.block(finding);
    return out;
}

std::string checkSummary(const CheckedFile& file, ReportColour colour)
{
    constexpr std::size_t kMany = 20;
    const std::vector<Finding>& findings = file.verdict.findings;
    const std::string_view answer = !file.isReadable ? "not read"
        : file.verdict.accepted                      ? "accepted"
                                                     : "rejected";
    const bool isColoured = colour == ReportColour::Always;
    std::string out = fmt::format("{}: {}{}{}", printable(file.name),
                                  !isColoured                 ? ""
                                      : file.verdict.accepted ? kGreen
                                                              : kRed,
                                  answer, isColoured ? kPlain : "");
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Info}) {
        const auto count
            = static_cast<std::size_t>(std::ranges::count(findings, severity, &Finding::severity));
        if (count > 0)
            out += counted(count, severity);
    }
    if (file.verdict.silenced > 0)
        out += fmt::format(", {} silenced", file.verdict.silenced);
    out += '\n';
    return findings.size() > kMany ? out + ruleCounts(findings) : out;
}
} // namespace quotadeck::config
