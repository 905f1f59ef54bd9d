// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/amounts.h"

#include "core/base/text.h"

namespace quotadeck::config {
namespace {
constexpr Quantity kMebibyte = Quantity{1} << 20;
constexpr Quantity kExbibyte = Quantity{1} << 60;
constexpr Quantity kMostMillicores = 10'000'000'000;

bool isVcore(std::string_view type)
{
    return quantityKind(type) == QuantityKind::Vcore;
}
} // namespace

bool isSmallMemory(std::string_view type, Quantity value)
{
    return type == "memory" && value > 0 && value < kMebibyte;
}

bool isSmallMemory(std::string_view type, std::string_view text)
{
    const auto value = parseQuantity(text, QuantityKind::Plain);
    return value && isSmallMemory(type, *value);
}

bool hasUnitOfBytes(std::string_view type, std::string_view text)
{
    return isVcore(type) && quantityStyle(trimmedUnicode(text)) == QuantityStyle::Binary;
}

bool exceedsAnyCluster(std::string_view type, Quantity value)
{
    return isVcore(type) ? value > kMostMillicores : type == "memory" && value > kExbibyte;
}
} // namespace quotadeck::config
