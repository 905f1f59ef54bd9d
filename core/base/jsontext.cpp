// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/jsontext.h"

#include "core/base/text.h"

#include <fmt/format.h>
#include <iterator>

namespace quotadeck {
namespace {
void appendEscaped(std::string& out, char c)
{
    switch (c) {
    case '"':
        out += "\\\"";
        return;
    case '\\':
        out += "\\\\";
        return;
    case '\n':
        out += "\\n";
        return;
    case '\r':
        out += "\\r";
        return;
    case '\t':
        out += "\\t";
        return;
    default:
        break;
    }
    if (static_cast<unsigned char>(c) < 0x20)
        fmt::format_to(std::back_inserter(out), "\\u{:04x}", static_cast<unsigned>(c));
    else
        out += c;
}
} // namespace

std::string jsonQuoted(std::string_view text)
{
    std::string out = "\"";
    out.reserve(text.size() + 2);
    while (!text.empty()) {
        const auto valid = validUtf8Length(text);
        for (const char c : text.substr(0, valid))
            appendEscaped(out, c);
        text.remove_prefix(valid);
        if (!text.empty()) {
            out += "\xEF\xBF\xBD";
            text.remove_prefix(1);
        }
    }
    out += '"';
    return out;
}
} // namespace quotadeck
