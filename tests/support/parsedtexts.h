// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace quotadeck::test {
/// Records the texts that libyaml is given to parse while it exists. Tests that link quotadeck::parsedtexts have the calls
/// of libyaml led here, and from here to the library.
/// Threading: one at a time; records the calls of all threads.
class ParsedTexts
{
public:
    ParsedTexts();
    ParsedTexts(const ParsedTexts&) = delete;
    ParsedTexts& operator=(const ParsedTexts&) = delete;
    ~ParsedTexts();

    /// In the order of the calls; without empty ones, such as what follows a document at the end of a text.
    [[nodiscard]] std::vector<std::string> texts() const;
};
} // namespace quotadeck::test
