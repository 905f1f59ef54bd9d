// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/jsonsyntax.h"

#include "core/base/text.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace quotadeck::rest {
namespace {
enum class Expected { Value, ValueOrEnd, Key, KeyOrEnd, CommaOrEnd };

bool isHexDigit(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/// A pushdown automaton over the grammar of RFC 8259; containers are kept on a stack of its own.
class Scanner
{
public:
    explicit Scanner(std::string_view json) : m_json(json) { }

    std::optional<SyntaxFault> run()
    {
        do {
            skipSpace();
            step();
        } while (!m_fault && !(m_open.empty() && m_expected == Expected::CommaOrEnd));
        skipSpace();
        if (!m_fault && !atEnd())
            fail("text after the end of the value");
        return m_fault;
    }

private:
    [[nodiscard]] bool atEnd() const { return m_at == m_json.size(); }
    [[nodiscard]] char current() const { return atEnd() ? '\0' : m_json[m_at]; }

    void fail(std::string_view reason)
    {
        if (!m_fault)
            m_fault = SyntaxFault{m_at, m_key, atEnd() ? "the text ends too early" : reason};
    }

    void skipSpace() { m_at = std::min(m_json.find_first_not_of(" \t\r\n", m_at), m_json.size()); }

    bool take(char wanted)
    {
        if (atEnd() || current() != wanted)
            return false;
        ++m_at;
        return true;
    }

    void step()
    {
        switch (m_expected) {
        case Expected::CommaOrEnd:
            if (take(','))
                m_expected = m_open.back() == '{' ? Expected::Key : Expected::Value;
            else if (!closes())
                fail("expected a comma or the end of the list or object");
            return;
        case Expected::Key:
        case Expected::KeyOrEnd:
            if (m_expected == Expected::Key || !closes())
                scanKey();
            return;
        case Expected::Value:
        case Expected::ValueOrEnd:
            if (m_expected == Expected::Value || !closes())
                scanValue();
            return;
        }
    }

    bool closes()
    {
        if (!take(m_open.back() == '{' ? '}' : ']'))
            return false;
        m_open.pop_back();
        m_expected = Expected::CommaOrEnd;
        return true;
    }

    void scanKey()
    {
        const auto start = m_at + 1;
        if (!take('"'))
            return fail("expected a key in quotes");
        scanString();
        if (m_fault)
            return;
        m_key = m_json.substr(start, m_at - 1 - start);
        skipSpace();
        if (!take(':'))
            fail("expected a colon");
        m_expected = Expected::Value;
    }

    void scanValue()
    {
        const char first = current();
        if (first == '{' || first == '[') {
            ++m_at;
            m_open.push_back(first);
            m_expected = first == '{' ? Expected::KeyOrEnd : Expected::ValueOrEnd;
            return;
        }
        m_expected = Expected::CommaOrEnd;
        if (take('"'))
            scanString();
        else if (first == '-' || isDigit(first))
            scanNumber();
        else
            scanWord();
    }

    void scanWord()
    {
        for (const std::string_view word : {"true", "false", "null"}) {
            if (m_json.substr(m_at).starts_with(word)) {
                m_at += word.size();
                return;
            }
            if (!atEnd() && word.starts_with(m_json.substr(m_at))) // cut off inside the word
                m_at = m_json.size();
        }
        fail("expected a value");
    }

    void scanNumber()
    {
        const auto start = m_at;
        take('-');
        if (!take('0'))
            scanDigits();
        bool isInteger = true;
        if (take('.')) {
            isInteger = false;
            scanDigits();
        }
        if (take('e') || take('E')) {
            isInteger = false;
            if (!take('+'))
                take('-');
            scanDigits();
        }
        if (!m_fault && !isInRange(m_json.substr(start, m_at - start), isInteger)) {
            m_at = start;
            fail("number out of range");
        }
    }

    void scanDigits()
    {
        if (!isDigit(current()))
            fail("expected a digit");
        while (isDigit(current()))
            ++m_at;
    }

    static bool isInRange(std::string_view number, bool isInteger)
    {
        const auto fits = [number](auto value) {
            return std::from_chars(number.data(), number.data() + number.size(), value).ec == std::errc();
        };
        return isInteger ? fits(std::int64_t{}) || fits(std::uint64_t{}) : fits(double{});
    }

    /// Up to and including the closing quote.
    void scanString()
    {
        while (!m_fault && !take('"')) {
            const auto length = wellFormedUtf8Length(m_json.substr(m_at));
            if (length == 0)
                fail("no valid UTF-8");
            else if (static_cast<unsigned char>(current()) < 0x20)
                fail("control character in a text");
            else if (take('\\'))
                scanEscape();
            else
                m_at += length;
        }
    }

    void scanEscape()
    {
        if (take('u')) {
            for (int digit = 0; digit < 4; ++digit) {
                if (!isHexDigit(current()))
                    return fail("expected a hexadecimal digit");
                ++m_at;
            }
        } else if (!atEnd() && std::string_view("\"\\/bfnrt").find(current()) != std::string_view::npos) {
            ++m_at;
        } else {
            fail("unknown escape sequence");
        }
    }

    std::string_view m_json;
    std::size_t m_at = 0;
    std::string m_open; // the brackets that are open, outermost first
    Expected m_expected = Expected::Value;
    std::string_view m_key;
    std::optional<SyntaxFault> m_fault;
};
} // namespace

std::optional<SyntaxFault> findSyntaxFault(std::string_view json)
{
    return Scanner(json).run();
}

std::string excerpt(std::string_view text, std::size_t limit)
{
    std::string result(text.substr(0, limit));
    std::ranges::replace_if(
        result, [](char c) { return c < 0x20 || c > 0x7E; }, '?');
    if (text.size() > limit)
        result += "...";
    return result;
}
} // namespace quotadeck::rest
