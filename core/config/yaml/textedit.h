// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textspan.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// Puts @p text in the place of @p span; an empty span inserts. Positions are those before any edit.
struct TextEdit
{
    TextSpan span;
    std::string text;

    friend bool operator==(const TextEdit&, const TextEdit&) = default;
};

/// @p text with @p edits made, which must be in the order of the text and must not overlap.
[[nodiscard]] std::string applied(std::string_view text, const std::vector<TextEdit>& edits);

/// The edits that turn applied(@p text, @p edits) back into @p text, byte for byte.
[[nodiscard]] std::vector<TextEdit> inverse(std::string_view text, const std::vector<TextEdit>& edits);

/// Several steps of edits, each for the text that the ones before give, as one list of edits for the first text.
///
/// Shape: the new text as pieces: stretches of the first text, in its order, and inserted texts between them.
class EditComposition
{
public:
    explicit EditComposition(std::string_view text);

    /// @p edits are in the order of the text that the steps so far give, and do not overlap.
    void add(const std::vector<TextEdit>& edits);
    /// For the first text, which is given again as @p text: in its order, not overlapping, without parts that would not
    /// change.
    [[nodiscard]] std::vector<TextEdit> edits(std::string_view text) const;

private:
    struct Piece
    {
        std::size_t begin = 0; ///< of a stretch of the first text
        std::size_t length = 0; ///< of it; 0 = the piece is inserted
        std::string inserted;

        [[nodiscard]] std::size_t size() const { return length > 0 ? length : inserted.size(); }
    };

    std::vector<Piece> m_pieces;
};

/// @p first and then @p second as one step for @p text.
[[nodiscard]] std::vector<TextEdit> composed(std::string_view text, const std::vector<TextEdit>& first,
                                             const std::vector<TextEdit>& second);

/// The part in which two texts differ, between their common beginning and their common end. Units: bytes, whole code
/// points.
struct DifferingPart
{
    std::size_t begin = 0; ///< in both texts
    std::size_t oldEnd = 0;
    std::size_t newEnd = 0;

    [[nodiscard]] bool isEmpty() const { return begin == oldEnd && begin == newEnd; }
};
[[nodiscard]] DifferingPart differingPart(std::string_view older, std::string_view newer);

/// The edit of that part alone; none when the texts are alike.
[[nodiscard]] std::vector<TextEdit> editBetween(std::string_view older, std::string_view newer);

/// Merges @p typed, an edit of @p base, with @p current, another edit of it: both changes where they are apart, the
/// typed one where they touch.
[[nodiscard]] std::string rebased(std::string_view base, std::string_view typed, std::string_view current);
} // namespace quotadeck::config
