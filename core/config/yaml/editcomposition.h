// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/yaml/textedit.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// Several steps of edits, each for the text that the ones before give, as one list of edits for the first text.
///
/// Shape: the new text as pieces: stretches of the first text, in its order, and inserted texts between them.
class EditComposition
{
public:
    explicit EditComposition(std::string_view text);

    /// @p edits are in the order of the text that the steps so far give, and do not overlap.
    void add(const std::vector<TextEdit>& edits);
    /// For the first text, which is given again as @p text: in its order, apart from each other, without what they
    /// would leave as it is.
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
} // namespace quotadeck::config
