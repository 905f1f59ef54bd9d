// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/diff/textdiff.h"

#include "core/config/yaml/textindex.h"

#include <algorithm>
#include <cctype>
#include <dtl/dtl.hpp>
#include <unordered_map>

namespace quotadeck::config {
namespace {
bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

/// Letters, digits, everything that is not ASCII, and the signs inside numbers and names.
bool belongsToWord(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || std::isalnum(byte) != 0 || c == '_' || c == '-' || c == '.';
}

std::size_t tokenEnd(std::string_view text, std::size_t at)
{
    const auto runOf = [text, at](bool (*belongs)(char)) {
        const auto rest = text.substr(at);
        return at + static_cast<std::size_t>(std::ranges::find_if_not(rest, belongs) - rest.begin());
    };
    if (isBlank(text[at]))
        return runOf(isBlank);
    if (belongsToWord(text[at]))
        return runOf(belongsToWord);
    return at + (text.substr(at, 2) == "\r\n" ? 2U : 1U);
}

/// The pieces as numbers, equal ones alike.
class Numbering
{
public:
    std::vector<int> of(const Pieces& pieces, std::size_t begin, std::size_t end)
    {
        std::vector<int> numbers;
        for (std::size_t i = begin; i < end; ++i)
            numbers.push_back(
                m_numbers.try_emplace(pieces[i], static_cast<int>(m_numbers.size())).first->second);
        return numbers;
    }

private:
    std::unordered_map<std::string_view, int> m_numbers;
};

/// Collects single added and removed pieces to hunks.
class HunkBuilder
{
public:
    explicit HunkBuilder(std::size_t offset) : m_at{offset, offset, offset, offset} { }

    void add(dtl::edit_t type)
    {
        if (type == dtl::SES_COMMON)
            close();
        else if (type == dtl::SES_DELETE)
            ++m_at.oldEnd;
        else
            ++m_at.newEnd;
        if (type == dtl::SES_COMMON)
            m_at = {m_at.oldEnd + 1, m_at.oldEnd + 1, m_at.newEnd + 1, m_at.newEnd + 1};
    }
    std::vector<Hunk> take()
    {
        close();
        return std::move(m_hunks);
    }

private:
    void close()
    {
        if (m_at.oldBegin < m_at.oldEnd || m_at.newBegin < m_at.newEnd)
            m_hunks.push_back(m_at);
    }

    Hunk m_at;
    std::vector<Hunk> m_hunks;
};
} // namespace

Pieces linesOf(std::string_view text)
{
    Pieces lines;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = text.find_first_of("\r\n", at);
        if (end != text.npos)
            end += text.substr(end, 2) == "\r\n" ? 2U : 1U;
        lines.push_back(text.substr(at, end == text.npos ? end : end - at));
        at = std::min(end, text.size());
    }
    return lines;
}

Pieces tokensOf(std::string_view text)
{
    Pieces tokens;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = tokenEnd(text, at);
        tokens.push_back(text.substr(at, end - at));
        at = end;
    }
    return tokens;
}

std::string_view joined(const Pieces& pieces, std::size_t begin, std::size_t end)
{
    if (begin >= end)
        return {};
    const char* const first = pieces[begin].data();
    return {first, static_cast<std::size_t>(pieces[end - 1].data() + pieces[end - 1].size() - first)};
}

std::vector<Hunk> differences(const Pieces& older, const Pieces& newer)
{
    // Most of both texts is equal; only the part between the common ends is searched.
    const auto ends = std::ranges::mismatch(older, newer);
    const auto prefix = static_cast<std::size_t>(ends.in1 - older.begin());
    std::size_t suffix = 0;
    while (suffix < std::min(older.size(), newer.size()) - prefix
           && older[older.size() - 1 - suffix] == newer[newer.size() - 1 - suffix])
        ++suffix;
    Numbering numbering;
    const auto before = numbering.of(older, prefix, older.size() - suffix);
    const auto after = numbering.of(newer, prefix, newer.size() - suffix);
    HunkBuilder hunks(prefix);
    dtl::Diff<int> diff(before, after);
    diff.compose();
    for (const auto& step : diff.getSes().getSequence())
        hunks.add(step.second.type);
    return hunks.take();
}

std::vector<TextEdit> lineEdits(std::string_view older, std::string_view newer)
{
    const Pieces oldLines = linesOf(older);
    const Pieces newLines = linesOf(newer);
    const TextIndex index(older);
    const auto offsetOf = [&](std::size_t line) {
        return line < oldLines.size() ? static_cast<std::size_t>(oldLines[line].data() - older.data())
                                      : older.size();
    };
    std::vector<TextEdit> edits;
    for (const Hunk& hunk : differences(oldLines, newLines))
        edits.push_back({index.span(offsetOf(hunk.oldBegin), offsetOf(hunk.oldEnd)),
                         std::string(joined(newLines, hunk.newBegin, hunk.newEnd))});
    return edits;
}

std::vector<DiffLine> diffLines(std::string_view older, std::string_view newer, std::size_t around)
{
    const Pieces oldLines = linesOf(older);
    const Pieces newLines = linesOf(newer);
    std::vector<DiffLine> lines;
    std::size_t done = 0; // of the old lines
    std::size_t ahead = 0; // the new line beside it
    const auto text = [](std::string_view line) {
        return std::string(line.substr(0, line.find_last_not_of("\r\n") + 1));
    };
    const auto same = [&](std::size_t end) {
        for (; done < end; ++done, ++ahead)
            lines.push_back({DiffLine::Kind::Same, done + 1, ahead + 1, text(oldLines[done])});
    };
    for (const Hunk& hunk : differences(oldLines, newLines)) {
        if (!lines.empty())
            same(std::min(done + around, hunk.oldBegin));
        if (const std::size_t from = hunk.oldBegin - std::min(around, hunk.oldBegin); from > done) {
            lines.push_back({DiffLine::Kind::Gap, 0, 0, "..."});
            ahead += from - done;
            done = from;
        }
        same(hunk.oldBegin);
        for (; done < hunk.oldEnd; ++done)
            lines.push_back({DiffLine::Kind::Removed, done + 1, 0, text(oldLines[done])});
        for (; ahead < hunk.newEnd; ++ahead)
            lines.push_back({DiffLine::Kind::Added, 0, ahead + 1, text(newLines[ahead])});
    }
    if (!lines.empty())
        same(std::min(done + around, oldLines.size()));
    return lines;
}
} // namespace quotadeck::config
