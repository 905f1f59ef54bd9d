// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yaml/textedit.h"

#include "core/config/yaml/textindex.h"

#include <algorithm>
#include <cassert>

namespace quotadeck::config {
namespace {
bool isWithinCodePoint(std::string_view text, std::size_t at)
{
    return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
}

/// Bytes of whole code points in which both begin alike.
std::size_t commonHead(std::string_view left, std::string_view right)
{
    const auto [l, r] = std::mismatch(left.begin(), left.end(), right.begin(), right.end());
    auto count = static_cast<std::size_t>(l - left.begin());
    while (count > 0 && (isWithinCodePoint(left, count) || isWithinCodePoint(right, count)))
        --count;
    return count;
}

/// Bytes of whole code points in which both end alike.
std::size_t commonTail(std::string_view left, std::string_view right)
{
    const auto [l, r] = std::mismatch(left.rbegin(), left.rend(), right.rbegin(), right.rend());
    auto count = static_cast<std::size_t>(l - left.rbegin());
    while (count > 0 && isWithinCodePoint(left, left.size() - count))
        --count;
    return count;
}
} // namespace

std::string applied(std::string_view text, const std::vector<TextEdit>& edits)
{
    std::string result;
    std::size_t done = 0;
    for (const TextEdit& edit : edits) {
        assert(edit.span.begin.offset >= done && edit.span.end.offset <= text.size());
        result.append(text.substr(done, edit.span.begin.offset - done));
        result.append(edit.text);
        done = edit.span.end.offset;
    }
    result.append(text.substr(done));
    return result;
}

std::vector<TextEdit> inverse(std::string_view text, const std::vector<TextEdit>& edits)
{
    const std::string after = applied(text, edits);
    const TextIndex index(after);
    std::vector<TextEdit> result;
    std::size_t done = 0; // in the text before
    std::size_t begin = 0; // the same place in the text after
    for (const TextEdit& edit : edits) {
        begin += edit.span.begin.offset - done;
        const std::size_t end = begin + edit.text.size();
        result.push_back(
            {index.span(begin, end), std::string(text.substr(edit.span.begin.offset, edit.span.length()))});
        begin = end;
        done = edit.span.end.offset;
    }
    return result;
}

EditComposition::EditComposition(std::string_view text)
{
    if (!text.empty())
        m_pieces.push_back({0, text.size(), {}});
}

void EditComposition::add(const std::vector<TextEdit>& edits)
{
    std::vector<Piece> result;
    std::size_t piece = 0;
    std::size_t within = 0; // of that piece, already handled
    std::size_t at = 0; // in the text before this step
    // Advances to @p target and keeps the pieces on the way, or drops them.
    const auto advance = [&](std::size_t target, bool isKept) {
        while (at < target) {
            const Piece& from = m_pieces[piece];
            const std::size_t count = std::min(target - at, from.size() - within);
            if (isKept && from.length > 0)
                result.push_back({from.begin + within, count, {}});
            else if (isKept)
                result.push_back({0, 0, from.inserted.substr(within, count)});
            at += count;
            within += count;
            if (within == from.size()) {
                ++piece;
                within = 0;
            }
        }
    };
    for (const TextEdit& edit : edits) {
        assert(edit.span.begin.offset >= at);
        advance(edit.span.begin.offset, true);
        if (!edit.text.empty())
            result.push_back({0, 0, edit.text});
        advance(edit.span.end.offset, false);
    }
    std::size_t size = 0;
    for (const Piece& each : m_pieces)
        size += each.size();
    advance(size, true);
    m_pieces = std::move(result);
}

std::vector<TextEdit> EditComposition::edits(std::string_view text) const
{
    const TextIndex index(text);
    std::vector<TextEdit> result;
    std::size_t done = 0;
    std::string inserted;
    const auto flush = [&](std::size_t end) {
        const auto removed = text.substr(done, end - done);
        const std::size_t head = commonHead(removed, inserted);
        const std::size_t tail = commonTail(removed.substr(head), std::string_view(inserted).substr(head));
        if (head + tail < std::max(removed.size(), inserted.size())) {
            result.push_back(
                {index.span(done + head, end - tail), inserted.substr(head, inserted.size() - head - tail)});
        }
        inserted.clear();
    };
    for (const Piece& piece : m_pieces) {
        if (piece.length == 0) {
            inserted += piece.inserted;
            continue;
        }
        if (piece.begin > done || !inserted.empty())
            flush(piece.begin);
        done = piece.begin + piece.length;
    }
    flush(text.size());
    if (applied(text, result) == text) // the steps cancel each other
        result.clear();
    return result;
}

std::vector<TextEdit> composed(std::string_view text, const std::vector<TextEdit>& first,
                               const std::vector<TextEdit>& second)
{
    EditComposition composition(text);
    composition.add(first);
    composition.add(second);
    return composition.edits(text);
}

DifferingPart differingPart(std::string_view older, std::string_view newer)
{
    const auto ends = std::ranges::mismatch(older, newer);
    auto begin = static_cast<std::size_t>(ends.in1 - older.begin());
    while (begin > 0 && (isWithinCodePoint(older, begin) || isWithinCodePoint(newer, begin)))
        --begin;
    const std::size_t most = std::min(older.size(), newer.size()) - begin;
    std::size_t tail = 0;
    while (tail < most && older[older.size() - 1 - tail] == newer[newer.size() - 1 - tail])
        ++tail;
    while (tail > 0 && isWithinCodePoint(older, older.size() - tail))
        --tail;
    return {begin, older.size() - tail, newer.size() - tail};
}

std::vector<TextEdit> editBetween(std::string_view older, std::string_view newer)
{
    const DifferingPart part = differingPart(older, newer);
    if (part.isEmpty())
        return {};
    return {{TextIndex(older).span(part.begin, part.oldEnd),
             std::string(newer.substr(part.begin, part.newEnd - part.begin))}};
}

std::string rebased(std::string_view base, std::string_view typed, std::string_view current)
{
    const DifferingPart ours = differingPart(base, typed);
    const DifferingPart theirs = differingPart(base, current);
    if (theirs.isEmpty())
        return std::string(typed);
    if (ours.isEmpty())
        return std::string(current);
    std::string result(typed);
    const std::string_view text = current.substr(theirs.begin, theirs.newEnd - theirs.begin);
    if (theirs.oldEnd < ours.begin)
        result.replace(theirs.begin, theirs.oldEnd - theirs.begin, text);
    else if (theirs.begin > ours.oldEnd)
        result.replace(theirs.begin - ours.oldEnd + ours.newEnd, theirs.oldEnd - theirs.begin, text);
    return result;
}
} // namespace quotadeck::config
