// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yaml/textedit.h"

#include "core/config/yaml/textindex.h"

#include <cassert>

namespace quotadeck::config {
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
} // namespace quotadeck::config
