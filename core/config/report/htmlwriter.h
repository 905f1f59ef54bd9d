// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// @p text for HTML, as content or in a quoted attribute. Control characters other than tab and line break, those of the
/// direction of text, and bytes that are not UTF-8, become U+FFFD.
[[nodiscard]] std::string htmlEscaped(std::string_view text);

/// Writes one HTML page that needs nothing else: no network, no scripts, dark text on white, made to be printed. All texts
/// are escaped.
class HtmlPage
{
public:
    enum class Tone { Plain, Good, Warning, Bad };
    struct Cell
    {
        Cell(std::string shown,
             Tone shownAs = Tone::Plain) // NOLINT(google-explicit-constructor): most are plain
            : text(std::move(shown))
            , tone(shownAs)
        {
        }

        std::string text;
        Tone tone;
    };
    using Row = std::vector<Cell>;

    /// @p language is a tag such as "en".
    HtmlPage(std::string_view title, std::string_view language);

    void heading(std::string_view text); ///< of a section
    void paragraph(std::string_view text, Tone tone = Tone::Plain);
    void table(const std::vector<std::string>& titles, const std::vector<Row>& rows);
    /// Two columns without titles.
    void facts(const std::vector<Row>& rows);
    void listing(std::string_view text); ///< with numbers of lines

    /// The whole page; the writer is empty then.
    [[nodiscard]] std::string take();

private:
    void rows(const std::vector<Row>& rows, bool beginsWithTitles);

    std::string m_text;
};
} // namespace quotadeck::config
