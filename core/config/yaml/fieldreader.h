// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/textspan.h"
#include "core/config/yaml/yamltree.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::config {
/// What is wrong at a place of a text.
struct TextProblem
{
    TextPosition place;
    Message message; ///< one sentence

    friend bool operator==(const TextProblem&, const TextProblem&) = default;
};

/// Reads the maps of small files strictly, such as those of alerts: what is not as it has to be becomes a problem, and reading goes on.
/// Threading: thread-compatible.
class FieldReader
{
public:
    using Fields = std::map<std::string_view, const YamlNode*>; ///< values by key

    /// The fields of @p map; unknown keys, and those that are there twice, are problems.
    Fields fields(const YamlNode& map, std::span<const std::string_view> known);
    /// Adds a problem for each of @p keys that @p fields of @p map lacks.
    void require(const YamlNode& map, const Fields& fields, std::span<const std::string_view> keys);

    /// Each of these adds a problem and gives nothing for another kind of value; @p key names the field in it.
    std::optional<std::string> text(const YamlNode& node, std::string_view key); ///< not empty
    std::optional<std::chrono::nanoseconds> duration(const YamlNode& node,
                                                     std::string_view key); ///< "5m"; not negative
    std::optional<std::uint64_t> count(const YamlNode& node, std::string_view key, std::uint64_t least,
                                       std::uint64_t most);
    std::optional<std::size_t> word(const YamlNode& node, std::string_view key,
                                    std::span<const std::string_view> words); ///< its index in @p words

    void add(TextPosition place, Message message) { m_problems.push_back({place, std::move(message)}); }
    [[nodiscard]] const std::vector<TextProblem>& problems() const { return m_problems; }
    [[nodiscard]] std::vector<TextProblem> takeProblems(); ///< in the order of the text

private:
    std::vector<TextProblem> m_problems;
};

/// "a, b, c".
[[nodiscard]] std::string listOf(std::span<const std::string_view> words);
} // namespace quotadeck::config
