// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/report/checkreport.h"

#include "core/base/jsontext.h"
#include "core/base/text.h"
#include "core/config/yaml/textindex.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>

namespace quotadeck::config {
namespace {
std::string_view nameOf(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return "error";
    case Severity::Warning:
        return "warning";
    case Severity::Info:
        break;
    }
    return "info";
}

template <typename Items, typename Write>
std::string jsonArray(const Items& items, Write write)
{
    std::string out = "[";
    for (const auto& item : items) {
        if (out.size() > 1)
            out += ',';
        out += write(item);
    }
    return out + "]";
}

std::string spanJson(const TextSpan& span)
{
    return fmt::format(R"("line":{},"column":{},"endLine":{},"endColumn":{})", span.begin.line,
                       span.begin.column, span.end.line, span.end.column);
}

std::string relatedJson(const RelatedPlace& related)
{
    return fmt::format(R"({{"line":{},"column":{},"message":{}}})", related.span.begin.line,
                       related.span.begin.column, jsonQuoted(related.message));
}

std::string editJson(const TextEdit& edit)
{
    return fmt::format(R"({{{},"text":{}}})", spanJson(edit.span), jsonQuoted(edit.text));
}

std::string fixJson(const Fix& fix)
{
    return fmt::format(R"({{"title":{},"edits":{}}})", jsonQuoted(fix.title), jsonArray(fix.edits, editJson));
}

std::string findingJson(const Finding& finding)
{
    return fmt::format(
        R"({{"rule":{},"severity":{},"category":{},"path":{},{},"message":{},"related":{},"fixes":{}}})",
        jsonQuoted(finding.rule), jsonQuoted(nameOf(finding.severity)), jsonQuoted(finding.category),
        jsonQuoted(finding.path), spanJson(finding.span), jsonQuoted(finding.message),
        jsonArray(finding.related, relatedJson), jsonArray(finding.fixes, fixJson));
}

/// Without control characters and broken UTF-8, which could drive the terminal; a tab becomes a space.
std::string printable(std::string_view text)
{
    std::string out;
    while (!text.empty()) {
        const auto length = validUtf8Length(text.substr(
            0,
            std::min(text.size(),
                     static_cast<std::size_t>(utf8Length(static_cast<unsigned char>(text.front()))))));
        const bool isControl
            = length == 1 && (static_cast<unsigned char>(text.front()) < 0x20 || text.front() == 0x7F);
        const bool isHighControl
            = length == 2 && text.front() == '\xC2' && static_cast<unsigned char>(text[1]) < 0xA0;
        if (text.front() == '\t')
            out += ' ';
        else if (length == 0 || isControl || isHighControl)
            out += "\xEF\xBF\xBD";
        else
            out += text.substr(0, length);
        text.remove_prefix(std::max<std::size_t>(1, length));
    }
    return out;
}

class TextWriter
{
public:
    TextWriter(std::string_view file, std::string_view text, ReportColour colour)
        : m_file(printable(file))
        , m_text(text)
        , m_index(text)
        , m_isColoured(colour == ReportColour::Always)
    {
    }

    void add(const Finding& finding)
    {
        addLine(finding.span, nameOf(finding.severity),
                fmt::format("{} [{}]", finding.message, finding.rule));
        addExcerpt(finding.span);
        for (const RelatedPlace& related : finding.related)
            addLine(related.span, "note", related.message);
        for (const Fix& fix : finding.fixes)
            append(fmt::format("    fix: {}\n", printable(fix.title)));
    }

    [[nodiscard]] std::string take() { return std::move(m_out); }

private:
    void append(std::string_view text) { m_out += text; }

    void addLine(const TextSpan& span, std::string_view severity, std::string_view message)
    {
        const std::string_view colour = severity == "error" ? "\x1b[31m"
            : severity == "warning"                         ? "\x1b[33m"
                                                            : "\x1b[36m";
        append(fmt::format("{}:{}:{}: {}{}:{} {}\n", m_file, span.begin.line, span.begin.column,
                           m_isColoured ? colour : "", severity, m_isColoured ? "\x1b[0m" : "",
                           printable(message)));
    }

    /// The line of @p span, cut around the place where it is long, and carets below.
    void addExcerpt(const TextSpan& span)
    {
        constexpr std::size_t kWidth = 120;
        constexpr std::size_t kBefore = 40;
        const std::string_view line = m_index.line(span.begin.line);
        if (line.empty())
            return;
        const auto column = static_cast<std::size_t>(span.begin.column - 1);
        const std::size_t first = column + kBefore < kWidth ? 0 : column - kBefore;
        // Through the index: a line may be the whole file, and have a finding at every turn.
        const auto lineBegin = static_cast<std::size_t>(line.data() - m_text.data());
        const std::size_t lineEnd = lineBegin + line.size();
        const std::size_t before = m_index.codePointsBefore(lineBegin);
        const std::size_t length = m_index.codePointsBefore(lineEnd) - before;
        const std::size_t shownBegin = std::min(m_index.offsetOfCodePoint(before + first), lineEnd);
        const std::size_t shownEnd = std::min(m_index.offsetOfCodePoint(before + first + kWidth), lineEnd);
        const std::string_view shown = m_text.substr(shownBegin, shownEnd - shownBegin);
        const std::size_t width = codePointCount(shown);
        const std::size_t begin = std::min(column - first, width);
        const std::size_t marked = span.begin.line == span.end.line
            ? static_cast<std::size_t>(span.end.column - span.begin.column)
            : length - std::min(column, length);
        const std::size_t carets
            = std::clamp<std::size_t>(marked, 1, std::max<std::size_t>(1, width - begin));
        append(fmt::format("    {}\n    {}{}\n", printable(shown), std::string(begin, ' '),
                           std::string(carets, '^')));
    }

    std::string m_file;
    std::string_view m_text;
    TextIndex m_index;
    bool m_isColoured;
    std::string m_out;
};
} // namespace

std::string checkReportJson(std::string_view file, std::string_view kind, const Verdict& verdict)
{
    return fmt::format(R"({{"file":{},"kind":{},"accepted":{},"category":{},"findings":{}}})",
                       jsonQuoted(file), jsonQuoted(kind), verdict.accepted, jsonQuoted(verdict.category),
                       jsonArray(verdict.findings, findingJson));
}

std::string checkReportText(std::string_view file, std::string_view text, const Verdict& verdict,
                            ReportColour colour)
{
    TextWriter writer(file, text, colour);
    for (const Finding& finding : verdict.findings)
        writer.add(finding);
    return writer.take();
}
} // namespace quotadeck::config
