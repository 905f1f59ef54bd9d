// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/diff/change.h"
#include "core/config/diff/textdiff.h"
#include "core/config/schema/configsource.h"
#include "core/config/schema/content.h"
#include "core/config/yaml/textindex.h"

#include <algorithm>
#include <fmt/format.h>

namespace quotadeck::config {
namespace {
using Edits = std::vector<TextEdit>;

/// The configuration of @p text, with places in @p text. No rules are applied: they would take most of the time.
Result<SchedulerConfig> readFile(std::string_view text)
{
    const ConfigSource source{std::string(text)};
    if (source.yamlError())
        return tl::unexpected(*source.problem());
    const auto& findings = source.read().findings;
    if (const auto first = std::ranges::min_element(findings, {}, &Finding::span); first != findings.end()) {
        const TextPosition place = source.outerSpan(first->span).begin;
        return fail(ErrorCode::Parse, fmt::format("line {}, column {}", place.line, place.column),
                    first->message);
    }
    SchedulerConfig config = source.read().config;
    if (source.embedded())
        mapSpans(config, [&source](const TextSpan& span) { return source.outerSpan(span); });
    return config;
}

bool touches(std::size_t begin, std::size_t end, const std::optional<TextSpan>& span)
{
    return span && begin < std::max<std::size_t>(span->end.offset, span->begin.offset + 1)
        && span->begin.offset < end;
}

/// The edits that undo the differences, in the pieces of @p piecesOf, that touch the change.
Edits hunksOf(std::string_view older, std::string_view newer, const Change& change,
              Pieces (*piecesOf)(std::string_view))
{
    const Pieces before = piecesOf(older);
    const Pieces after = piecesOf(newer);
    const TextIndex index(newer);
    const auto offset = [](std::string_view text, const Pieces& pieces, std::size_t at) {
        return at < pieces.size() ? static_cast<std::size_t>(pieces[at].data() - text.data()) : text.size();
    };
    Edits edits;
    for (const Hunk& hunk : differences(before, after)) {
        const std::size_t begin = offset(newer, after, hunk.newBegin);
        const std::size_t end = offset(newer, after, hunk.newEnd);
        if (touches(begin, end, change.newSpan)
            || touches(offset(older, before, hunk.oldBegin), offset(older, before, hunk.oldEnd),
                       change.oldSpan))
            edits.push_back(
                {index.span(begin, end), std::string(joined(before, hunk.oldBegin, hunk.oldEnd))});
    }
    return edits;
}

Edits valueOf(std::string_view older, const Change& change)
{
    if (!change.oldSpan || !change.newSpan)
        return {};
    return {
        {*change.newSpan, std::string(older.substr(change.oldSpan->begin.offset, change.oldSpan->length()))}};
}
} // namespace

Result<std::vector<Change>> fileChanges(std::string_view older, std::string_view newer)
{
    return changesSince(older)(older, newer);
}

Comparison changesSince(std::string_view older)
{
    return
        [before = readFile(older)](std::string_view, std::string_view newer) -> Result<std::vector<Change>> {
            if (!before)
                return tl::unexpected(before.error());
            return readFile(newer).map(
                [&before](const SchedulerConfig& after) { return semanticDiff(*before, after); });
        };
}

Result<std::vector<TextEdit>> revertingEdits(std::string_view older, std::string_view newer,
                                             std::size_t index)
{
    return revertingEdits(older, newer, index, changesSince(older));
}

Result<std::vector<TextEdit>> revertingEdits(std::string_view older, std::string_view newer,
                                             std::size_t index, const Comparison& compare)
{
    const auto changes = compare(older, newer);
    if (!changes)
        return tl::unexpected(changes.error());
    if (index >= changes->size())
        return fail(ErrorCode::NotFound, {}, QUOTADECK_TEXT("diff", "this change no longer exists"));
    const Change change = (*changes)[index];
    auto others = *changes;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(index));

    // The smallest first.
    const std::vector<std::function<Edits()>> candidates{
        [&] { return valueOf(older, change); },
        [&] { return hunksOf(older, newer, change, tokensOf); },
        [&] { return hunksOf(older, newer, change, linesOf); },
    };
    for (const auto& candidate : candidates) {
        Edits edits = candidate();
        if (edits.empty())
            continue;
        const auto rest = compare(older, applied(newer, edits));
        if (rest && sayTheSame(*rest, others))
            return edits;
    }
    return fail(
        ErrorCode::Unsupported, change.path,
        QUOTADECK_TEXT(
            "diff", "this change cannot be separated from others in the text: undo it, or edit the value"));
}
} // namespace quotadeck::config
