// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/yaml/textedit.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// Pieces [oldBegin, oldEnd) that became pieces [newBegin, newEnd). Units: pieces from 0; one side may be empty.
struct Hunk
{
    std::size_t oldBegin = 0;
    std::size_t oldEnd = 0;
    std::size_t newBegin = 0;
    std::size_t newEnd = 0;

    friend bool operator==(const Hunk&, const Hunk&) = default;
};

using Pieces = std::vector<std::string_view>;

/// The lines of @p text, each with its break; views into it.
[[nodiscard]] Pieces linesOf(std::string_view text);
/// Words, runs of blanks, breaks and single other characters; views into @p text.
[[nodiscard]] Pieces tokensOf(std::string_view text);
/// All of @p pieces from @p begin to @p end, which must be neighbours in one text.
[[nodiscard]] std::string_view joined(const Pieces& pieces, std::size_t begin, std::size_t end);

/// The differences in order, with an equal piece between any two; minimal for texts that are small or similar.
[[nodiscard]] std::vector<Hunk> differences(const Pieces& older, const Pieces& newer);

/// The edits of whole lines that turn @p older into @p newer.
[[nodiscard]] std::vector<TextEdit> lineEdits(std::string_view older, std::string_view newer);

/// A line of a difference: in both texts, in one of them, or "..." for equal lines that are omitted.
struct DiffLine
{
    enum class Kind { Same, Removed, Added, Gap };
    Kind kind = Kind::Same;
    std::size_t oldLine = 0; ///< from 1; 0 where it is not in the old text, as in the new one
    std::size_t newLine = 0;
    std::string text; ///< without its break

    friend bool operator==(const DiffLine&, const DiffLine&) = default;
};

/// The differences, each with up to @p around lines before and after; empty for equal texts.
[[nodiscard]] std::vector<DiffLine> diffLines(std::string_view older, std::string_view newer,
                                              std::size_t around = 3);
} // namespace quotadeck::config
