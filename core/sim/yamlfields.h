// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"
#include "core/sim/scenario.h"

#include <cstdint>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>
#include <yaml-cpp/yaml.h>

namespace quotadeck::sim {
/// A fault of a scenario text. Thrown only inside the reading of a scenario, like the parser's own exceptions,
/// and turned into an Error together with them.
class FieldError : public std::runtime_error
{
public:
    FieldError(const YAML::Mark& mark, const std::string& message)
        : std::runtime_error(message)
        , m_line(mark.line + 1)
    {
    }
    [[nodiscard]] int line() const { return m_line; } ///< from 1

private:
    int m_line;
};

/// Typed access to the keys of one mapping; every fault names the key and its line.
class Fields
{
public:
    /// @p node must be a mapping with no other keys than @p known; @p what names it in messages.
    Fields(const YAML::Node& node, std::string what, std::initializer_list<std::string_view> known);

    [[nodiscard]] bool has(const char* key) const;
    /// The value of @p key, which must be there.
    [[nodiscard]] YAML::Node require(const char* key) const;
    /// The items of the list @p key, which must be there and not empty.
    [[nodiscard]] std::vector<YAML::Node> list(const char* key) const;

    [[nodiscard]] std::string text(const char* key) const; ///< not empty
    [[nodiscard]] std::vector<std::string> texts(const char* key) const; ///< a list or one text
    [[nodiscard]] std::int64_t count(const char* key) const; ///< from 1 to 1,000,000
    [[nodiscard]] Nanoseconds duration(const char* key) const; ///< "90s", "1m30s"; from 1ms to 1000h
    [[nodiscard]] Range<std::int64_t> counts(const char* key) const; ///< [least, most] or one value
    [[nodiscard]] Range<Nanoseconds> durations(const char* key) const; ///< [least, most] or one value
    [[nodiscard]] Resource resources(const char* key) const; ///< quantities, none of them 0
    [[nodiscard]] SystemTime time(const char* key) const; ///< "2026-11-02T08:00:00Z"

    [[noreturn]] void fail(const char* key, const std::string& problem) const;

private:
    YAML::Node m_node;
    std::string m_what;
};
} // namespace quotadeck::sim
