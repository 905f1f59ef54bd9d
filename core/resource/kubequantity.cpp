// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/kubequantity.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace quotadeck {
namespace {
/// What a suffix multiplies with: 2^binary * 10^decimal.
struct Factor
{
    int binary = 0;
    int decimal = 0;
};

constexpr std::array<std::pair<std::string_view, Factor>, 16> kSuffixes{{{"", {0, 0}},
                                                                         {"n", {0, -9}},
                                                                         {"u", {0, -6}},
                                                                         {"m", {0, -3}},
                                                                         {"k", {0, 3}},
                                                                         {"M", {0, 6}},
                                                                         {"G", {0, 9}},
                                                                         {"T", {0, 12}},
                                                                         {"P", {0, 15}},
                                                                         {"E", {0, 18}},
                                                                         {"Ki", {10, 0}},
                                                                         {"Mi", {20, 0}},
                                                                         {"Gi", {30, 0}},
                                                                         {"Ti", {40, 0}},
                                                                         {"Pi", {50, 0}},
                                                                         {"Ei", {60, 0}}}};
constexpr int kMilliDigits = 3;
constexpr std::size_t kMostDigits = 1000; // far beyond any that matters
constexpr std::int64_t kMostExponent = 2 * kMostDigits; // beyond it a number is over the limit, or below one

/// The parts of "-1.5Gi": its digits without the point are to be multiplied with the factor.
struct Parts
{
    bool isNegative = false;
    std::string digits;
    Factor factor;
};

std::string_view takeDigits(std::string_view& text)
{
    const auto count = std::min(text.find_first_not_of("0123456789"), text.size());
    const std::string_view digits = text.substr(0, count);
    text.remove_prefix(count);
    return digits;
}

/// "Ki", "m", "e3", "E-3"; a plain "E" is a suffix.
std::optional<Factor> readFactor(std::string_view suffix)
{
    const auto* const known
        = std::ranges::find(kSuffixes, suffix, [](const auto& entry) { return entry.first; });
    if (known != kSuffixes.end())
        return known->second;
    if (suffix.size() < 2 || (suffix.front() != 'e' && suffix.front() != 'E'))
        return std::nullopt;
    const bool hasPlus = suffix[1] == '+';
    suffix.remove_prefix(hasPlus ? 2 : 1);
    std::int64_t exponent = 0; // as wide as in Kubernetes
    const auto [end, error] = std::from_chars(suffix.data(), suffix.data() + suffix.size(), exponent);
    if (error != std::errc() || end != suffix.data() + suffix.size()
        || (hasPlus && suffix.front() == '-')) // one sign is enough
        return std::nullopt;
    return Factor{0, static_cast<int>(std::clamp(exponent, -kMostExponent, kMostExponent))};
}

std::optional<Parts> readParts(std::string_view text)
{
    Parts parts;
    if (text.starts_with('-') || text.starts_with('+')) {
        parts.isNegative = text.front() == '-';
        text.remove_prefix(1);
    }
    parts.digits = takeDigits(text);
    std::size_t fraction = 0;
    if (text.starts_with('.')) {
        text.remove_prefix(1);
        const std::string_view behind = takeDigits(text);
        fraction = behind.size();
        parts.digits += behind;
    }
    const auto factor = readFactor(text);
    if (!factor || parts.digits.empty() || parts.digits.size() > kMostDigits)
        return std::nullopt;
    parts.factor = {factor->binary, factor->decimal - static_cast<int>(fraction)};
    return parts;
}

/// @p digits times 2^@p binary, exactly. A digit times 2^60 and the carry stay below 2^64.
std::string timesPowerOfTwo(const std::string& digits, int binary)
{
    std::string reversed;
    std::uint64_t carry = 0;
    for (auto digit = digits.rbegin(); digit != digits.rend() || carry > 0;) {
        if (digit != digits.rend())
            carry += static_cast<std::uint64_t>(*digit++ - '0') << binary;
        reversed += static_cast<char>('0' + carry % 10);
        carry /= 10;
    }
    return {reversed.rbegin(), reversed.rend()};
}

/// The number @p digits times 10^@p decimal, rounded up and held at the largest Quantity.
Quantity roundedUp(std::string digits, int decimal)
{
    bool hasRest = false;
    if (decimal < 0) {
        const auto cut = std::min(digits.size(), static_cast<std::size_t>(-decimal));
        hasRest = digits.find_first_not_of('0', digits.size() - cut) != std::string::npos;
        digits.resize(digits.size() - cut);
    }
    Quantity value = 0;
    for (const char digit : digits)
        value = saturatingAdd(saturatingMultiply(value, 10), digit - '0');
    for (int i = 0; i < decimal && value > 0; ++i)
        value = saturatingMultiply(value, 10);
    return saturatingAdd(value, hasRest ? 1 : 0);
}
} // namespace

tl::expected<Quantity, QuantityError> parseKubeQuantity(std::string_view text, QuantityKind kind)
{
    const auto parts = readParts(text);
    if (!parts)
        return tl::unexpected(QuantityError::InvalidQuantity);
    const int decimal = parts->factor.decimal + (kind == QuantityKind::Vcore ? kMilliDigits : 0);
    const Quantity value = roundedUp(timesPowerOfTwo(parts->digits, parts->factor.binary), decimal);
    return parts->isNegative ? -value : value;
}

tl::expected<void, QuantityError> setKubeResource(Resource& resource, std::string_view name,
                                                  std::string_view text)
{
    const bool isCpu = name == "cpu";
    const auto value = parseKubeQuantity(text, isCpu ? QuantityKind::Vcore : QuantityKind::Plain);
    if (!value)
        return tl::unexpected(value.error());
    resource.set(isCpu ? "vcore" : name, *value);
    return {};
}
} // namespace quotadeck
