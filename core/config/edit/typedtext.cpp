// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/typedtext.h"

#include "core/config/yaml/textindex.h"

#include <algorithm>

namespace quotadeck::config {
namespace {
bool isWithinCodePoint(std::string_view text, std::size_t at)
{
    return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
}
} // namespace

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
