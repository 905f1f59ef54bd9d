// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/yaml/yamltree.h"

#include <cstdint>
#include <optional>

namespace quotadeck::config {
/// What the scheduler's YAML reader makes of a scalar before it knows the field it is for. Unresolvable: the
/// explicit tag does not fit the text, as in "!!int abc".
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
/// True for a scalar that resolves to null; no number is read to tell.
[[nodiscard]] bool isNull(const YamlNode& node);
/// False for a scalar whose explicit tag does not fit the text; no number is read where there is none.
[[nodiscard]] bool isResolvable(const YamlNode& scalar);

/// The reading of a boolean field: the words of CFG-9, the YAML 1.1 ones quoted or not.
[[nodiscard]] std::optional<bool> readBoolean(const YamlNode& scalar);
/// The reading of an unsigned field (CFG-10): floats are truncated, negative and quoted numbers refused.
[[nodiscard]] std::optional<std::uint64_t> readCount(const YamlNode& scalar);
/// The reading of a float field (CFG-11).
[[nodiscard]] std::optional<double> readFloat(const YamlNode& scalar);
} // namespace quotadeck::config
