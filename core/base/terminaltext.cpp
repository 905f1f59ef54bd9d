// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/terminaltext.h"

#include "core/base/text.h"

#include <algorithm>

namespace quotadeck {
TerminalCharacter TerminalCharacter::firstOf(std::string_view text)
{
    const std::size_t length = wellFormedUtf8Length(text);
    const auto first = static_cast<unsigned char>(text.front());
    const bool isControl = length == 1 && (first < 0x20 || first == 0x7F);
    const bool isHighControl = length == 2 && first == 0xC2 && static_cast<unsigned char>(text[1]) < 0xA0;
    return {std::max<std::size_t>(1, length), length > 0 && !isControl && !isHighControl};
}

std::string printable(std::string_view text, Tabs tabs)
{
    std::string out;
    while (!text.empty()) {
        const TerminalCharacter character = TerminalCharacter::firstOf(text);
        if (text.front() == '\t')
            out += tabs == Tabs::Keep ? '\t' : ' ';
        else if (character.isPrintable)
            out += text.substr(0, character.length);
        else
            out += "\xEF\xBF\xBD";
        text.remove_prefix(character.length);
    }
    return out;
}
} // namespace quotadeck
