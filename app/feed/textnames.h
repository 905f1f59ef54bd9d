// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/feed/namereplacer.h"

#include <array>
#include <cstddef>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>

namespace quotadeck::feed {
/// Replaces names in texts for people, which have them anywhere, as a NameReplacer does in samples: the names that it knows, hosts of URLs,
/// IPv4 addresses, queue paths and paths of files. A host is known from the first text on that has it in a URL. A name of several
/// kinds gets all of its words: "user-4|queue-2". Quoted texts that are no such name are left out. A name that is nothing of this stays.
///
/// Ownership: the replacer is not owned. Threading: one thread.
class TextNames
{
public:
    /// Knows what @p names has replaced until now.
    explicit TextNames(NameReplacer* names);

    /// O(n) for usual names.
    [[nodiscard]] std::string replaced(std::string_view text);

private:
    struct Piece
    {
        std::size_t size = 0; ///< bytes of the text; 0: none
        std::string replacement;
    };
    void learn(const std::string& name, const std::string& replacement);
    [[nodiscard]] std::string host(const std::string& name);
    [[nodiscard]] Piece pieceAt(std::string_view text, std::size_t at);
    [[nodiscard]] Piece urlAt(std::string_view text, std::size_t at);
    [[nodiscard]] Piece addressAt(std::string_view text, std::size_t at);
    [[nodiscard]] Piece queueAt(std::string_view text, std::size_t at);
    [[nodiscard]] Piece knownAt(std::string_view text, std::size_t at) const;
    [[nodiscard]] Piece fileAt(std::string_view text, std::size_t at);
    [[nodiscard]] Piece quotedAt(std::string_view text, std::size_t at);
    [[nodiscard]] const std::string* find(std::string_view name) const;

    NameReplacer* m_names;
    std::unordered_map<std::string, std::string> m_exact;
    std::unordered_map<std::string, std::string> m_lowered; ///< where a text spells a name in another case
    /// The lengths of names by their first byte in lower case, the longest first.
    std::array<std::set<std::size_t, std::greater<>>, 256> m_lengths;
};
} // namespace quotadeck::feed
