// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/yaml/textedit.h"
#include "core/config/yaml/textindex.h"

#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

namespace quotadeck::fuzz {
/// Ends the process, which the fuzzer reports with the input, unless @p holds.
inline void require(bool holds, const char* what)
{
    if (holds)
        return;
    std::fprintf(stderr, "broken: %s\n", what);
    std::abort();
}

/// A span must lie inside its text, and its lines and columns must be those of its offsets.
inline void requireInside(const TextSpan& span, std::string_view text, const config::TextIndex& index)
{
    require(span.begin.offset <= span.end.offset, "a span does not end before it begins");
    require(span.end.offset <= text.size(), "a span lies inside the text");
    require(index.position(span.begin.offset) == span.begin, "line and column are those of the offset");
    require(index.position(span.end.offset) == span.end,
            "line and column of the end are those of the offset");
}

/// Edits must lie inside their text, in its order, without overlap, and be taken back byte for byte.
inline void requireEdits(const std::vector<config::TextEdit>& edits, std::string_view text,
                         const config::TextIndex& index)
{
    std::size_t end = 0;
    for (const config::TextEdit& edit : edits) {
        requireInside(edit.span, text, index);
        require(edit.span.begin.offset >= end, "edits are in order and do not overlap");
        end = edit.span.end.offset;
    }
    const std::string after = config::applied(text, edits);
    require(config::applied(after, config::inverse(text, edits)) == text, "edits are taken back");
}
} // namespace quotadeck::fuzz
