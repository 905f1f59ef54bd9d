// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/yaml/yamltree.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace quotadeck::config {
/// The type that the scheduler's YAML reader gives a scalar, whatever its field. Unresolvable: the explicit tag does
/// not fit the text, as in "!!int abc".
enum class ScalarType { Null, Boolean, Integer, Float, Text, Unresolvable };

/// A resolved scalar. Only the member of its type has a meaning.
struct ScalarValue
{
    ScalarType type = ScalarType::Text;
    bool boolean = false;
    bool isNegative = false; ///< of an integer
    std::uint64_t magnitude = 0; ///< of an integer, without its sign
    double number = 0.0; ///< of a float
};

/// The type that plain text, quotes and an explicit core tag give to @p scalar, by the rules of the scheduler's
/// reader (CFG-7 to CFG-11). Custom tags make a text; "!!binary" counts as unresolvable.
[[nodiscard]] ScalarValue resolveScalar(const YamlNode& scalar);
/// True for a scalar that resolves to null. Faster than resolveScalar().
[[nodiscard]] bool isNull(const YamlNode& node);
/// False for a scalar whose explicit tag does not fit the text; faster than resolveScalar().
[[nodiscard]] bool isResolvable(const YamlNode& scalar);

/// The reading of a boolean field: the words of CFG-9, the YAML 1.1 ones quoted or not.
[[nodiscard]] std::optional<bool> readBoolean(const YamlNode& scalar);
/// The reading of an unsigned field (CFG-10): floats are truncated, negative and quoted numbers rejected.
[[nodiscard]] std::optional<std::uint64_t> readCount(const YamlNode& scalar);
/// The reading of a float field (CFG-11).
[[nodiscard]] std::optional<double> readFloat(const YamlNode& scalar);

/// How a new scalar is to be read: a number must stay without quotes, a text must not turn into something else.
enum class ScalarUse { Number, Quantity, Text };

/// The YAML source of @p value on one line, legal in block and flow collections. Keeps @p preferred quotes; plain
/// only where that is safe, else single quotes, or double ones when characters need escaping.
/// @p value must be valid UTF-8.
[[nodiscard]] std::string scalarSource(std::string_view value, ScalarUse use, YamlStyle preferred);
} // namespace quotadeck::config
