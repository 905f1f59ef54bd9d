// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/amounts.h"

#include "core/base/jsontext.h"
#include "core/base/saturating.h"
#include "core/resource/quantity.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace quotadeck::elastic {
namespace {
constexpr Quantity kMillisPerCore = 1000;
constexpr std::array<std::string_view, 7> kBinarySuffixes{"", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"};
constexpr std::array<std::string_view, 7> kDecimalSuffixes{"", "k", "M", "G", "T", "P", "E"};

bool isBytes(std::string_view resource)
{
    return resource == "memory" || resource.ends_with("storage") || resource.starts_with("hugepages-");
}

/// @p value with the largest of @p suffixes whose power of @p base divides it.
std::string withSuffix(Quantity value, Quantity base, const std::array<std::string_view, 7>& suffixes)
{
    std::size_t power = 0;
    while (value != 0 && value % base == 0 && power + 1 < suffixes.size()) {
        value /= base;
        ++power;
    }
    return fmt::format("{}{}", value, suffixes.at(power));
}
} // namespace

QuantityKind amountKind(std::string_view resource)
{
    return resource == "cpu" ? QuantityKind::Vcore : QuantityKind::Plain;
}

tl::expected<Quantity, QuantityError> parseAmount(std::string_view resource, std::string_view text)
{
    return parseKubeQuantity(text, amountKind(resource));
}

std::string amountText(std::string_view resource, Quantity value)
{
    if (resource == "cpu")
        return value % kMillisPerCore == 0 ? fmt::format("{}", value / kMillisPerCore)
                                           : fmt::format("{}m", value);
    return isBytes(resource) ? withSuffix(value, 1024, kBinarySuffixes)
                             : withSuffix(value, 1000, kDecimalSuffixes);
}

Message::Figure amountFigure(ResourceType type, Quantity value)
{
    return {amountText(type.name(), value)};
}

std::string amountsText(ResourceView amounts)
{
    return amountsMessage(amounts).english();
}

Message amountsMessage(ResourceView amounts)
{
    std::vector<Message> parts;
    for (const auto& [type, value] : amounts.entries())
        parts.emplace_back(QUOTADECK_TEXT("elastic", "%1 %2"), type.name(), amountFigure(type, value));
    return parts.empty() ? Message(QUOTADECK_TEXT("elastic", "nothing")) : Message::joined(std::move(parts));
}

std::string amountsJson(ResourceView amounts)
{
    std::string text = "{";
    for (const auto& [type, value] : amounts.entries())
        text += fmt::format("{}{}:\"{}\"", text.size() > 1 ? "," : "", jsonQuoted(type.name()),
                            amountText(type.name(), value));
    return text + "}";
}

Quantity above(Quantity value, Quantity bound)
{
    return std::max<Quantity>(saturatingSubtract(value, bound), 0);
}

Resource masked(ResourceView amounts, ResourceView keys)
{
    Resource result;
    for (const auto& [type, value] : amounts.entries()) {
        if (keys.find(type))
            result.set(type, value);
    }
    return result;
}

std::vector<ResourceType> exceeded(ResourceView used, ResourceView limit)
{
    std::vector<ResourceType> types;
    for (const auto& [type, value] : used.entries()) {
        const auto most = limit.find(type);
        if (most && value > *most)
            types.push_back(type);
    }
    return types;
}

std::vector<ResourceType> exceededStrictly(ResourceView amounts, ResourceView bound)
{
    std::vector<ResourceType> types;
    for (const auto& [type, value] : amounts.entries()) {
        if (value > bound.valueOr0(type))
            types.push_back(type);
    }
    return types;
}

std::vector<ResourceType> missingTypes(ResourceView amounts, ResourceView others)
{
    std::vector<ResourceType> types;
    for (const auto& entry : amounts.entries()) {
        if (!others.find(entry.type))
            types.push_back(entry.type);
    }
    return types;
}
} // namespace quotadeck::elastic
