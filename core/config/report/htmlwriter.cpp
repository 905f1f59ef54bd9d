// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/report/htmlwriter.h"

#include "core/base/text.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace quotadeck::config {
namespace {
constexpr std::string_view kReplacementCharacter = "\xEF\xBF\xBD";

constexpr std::string_view kStyle = R"(:root { color-scheme: light; }
body { font: 14px/1.45 system-ui, sans-serif; color: #1d2125; background: #fff; max-width: 70em; margin: 2em auto; padding: 0 1em; }
h1 { font-size: 1.6em; margin: 0 0 .6em; }
h2 { font-size: 1.2em; margin: 1.8em 0 .5em; border-bottom: 1px solid #c8cdd3; padding-bottom: .2em; }
table { border-collapse: collapse; width: 100%; margin: .5em 0; }
th, td { border: 1px solid #c8cdd3; padding: .3em .6em; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
thead th { background: #f1f3f5; }
.good { color: #12693b; } .warning { color: #8a5200; } .bad { color: #b3261e; font-weight: 600; }
ol { font: 12px/1.4 ui-monospace, monospace; background: #f8f9fa; border: 1px solid #c8cdd3; padding: .5em .5em .5em 4em; margin: .5em 0; }
li { white-space: pre-wrap; overflow-wrap: anywhere; }
@media print { body { margin: 0; max-width: none; font-size: 11px; } thead { display: table-header-group; } tr { break-inside: avoid; } h2 { break-after: avoid; } }
)";

std::string_view classOf(HtmlPage::Tone tone)
{
    switch (tone) {
    case HtmlPage::Tone::Good:
        return " class=\"good\"";
    case HtmlPage::Tone::Warning:
        return " class=\"warning\"";
    case HtmlPage::Tone::Bad:
        return " class=\"bad\"";
    case HtmlPage::Tone::Plain:
        break;
    }
    return {};
}

/// A control character beyond ASCII (C1), or one that changes the direction of the text after it, so that it looks like another
/// text.
bool isHiddenControl(std::string_view character)
{
    const auto byte = [character](std::size_t at) { return static_cast<unsigned char>(character[at]); };
    if (character.size() == 2)
        return (byte(0) == 0xC2 && byte(1) < 0xA0) // U+0080 to U+009F
            || (byte(0) == 0xD8 && byte(1) == 0x9C); // U+061C
    if (character.size() != 3 || byte(0) != 0xE2)
        return false;
    return (byte(1) == 0x80 && (byte(2) == 0x8E || byte(2) == 0x8F)) // U+200E, U+200F
        || (byte(1) == 0x80 && byte(2) >= 0xA8
            && byte(2) <= 0xAE) // U+2028 to U+202E, with the line separators
        || (byte(1) == 0x81 && byte(2) >= 0xA6 && byte(2) <= 0xA9); // U+2066 to U+2069
}
} // namespace

std::string htmlEscaped(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = wellFormedUtf8Length(text.substr(at));
        const char first = text[at];
        const auto code = static_cast<unsigned char>(first);
        if (length == 0 || (code < ' ' && first != '\n' && first != '\t') || code == 0x7F
            || isHiddenControl(text.substr(at, length))) {
            out += kReplacementCharacter;
            at += std::max<std::size_t>(length, 1);
            continue;
        }
        switch (first) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        case '\'':
            out += "&#39;";
            break;
        default:
            out += text.substr(at, length);
        }
        at += length;
    }
    return out;
}

HtmlPage::HtmlPage(std::string_view title, std::string_view language)
{
    m_text
        = fmt::format("<!DOCTYPE html>\n<html lang=\"{0}\">\n<head>\n<meta charset=\"utf-8\">\n"
                      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
                      "'unsafe-inline'\">\n"
                      "<meta name=\"viewport\" content=\"width=device-width\">\n<title>{1}</title>\n"
                      "<style>\n{2}</style>\n</head>\n<body>\n<h1>{1}</h1>\n",
                      htmlEscaped(language), htmlEscaped(title), kStyle);
}

void HtmlPage::heading(std::string_view text)
{
    m_text += fmt::format("<h2>{}</h2>\n", htmlEscaped(text));
}

void HtmlPage::paragraph(std::string_view text, Tone tone)
{
    m_text += fmt::format("<p{}>{}</p>\n", classOf(tone), htmlEscaped(text));
}

void HtmlPage::rows(const std::vector<Row>& rows, bool beginsWithTitles)
{
    for (const Row& row : rows) {
        m_text += "<tr>";
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string_view tag = beginsWithTitles && i == 0 ? "th" : "td";
            m_text += fmt::format("<{0}{1}>{2}</{0}>", tag, classOf(row[i].tone), htmlEscaped(row[i].text));
        }
        m_text += "</tr>\n";
    }
}

void HtmlPage::table(const std::vector<std::string>& titles, const std::vector<Row>& content)
{
    m_text += "<table>\n<thead><tr>";
    for (const std::string& title : titles)
        m_text += fmt::format("<th>{}</th>", htmlEscaped(title));
    m_text += "</tr></thead>\n<tbody>\n";
    rows(content, false);
    m_text += "</tbody>\n</table>\n";
}

void HtmlPage::facts(const std::vector<Row>& content)
{
    m_text += "<table>\n<tbody>\n";
    rows(content, true);
    m_text += "</tbody>\n</table>\n";
}

void HtmlPage::listing(std::string_view text)
{
    m_text += "<ol>\n";
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        m_text += fmt::format("<li>{}</li>\n", htmlEscaped(line));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    m_text += "</ol>\n";
}

std::string HtmlPage::take()
{
    m_text += "</body>\n</html>\n";
    return std::exchange(m_text, {});
}
} // namespace quotadeck::config
