// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/questiontext.h"

#include "core/resource/quantity.h"

#include <algorithm>
#include <fmt/format.h>

namespace quotadeck::insight {
namespace {
std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kBlanks = " \t";
    text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
    return text.substr(0, text.find_last_not_of(kBlanks) + 1);
}

std::vector<std::string_view> splitAtCommas(std::string_view text)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const auto comma = std::min(text.find(','), text.size());
        if (const auto part = trimmed(text.substr(0, comma)); !part.empty())
            parts.push_back(part);
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return parts;
}
} // namespace

Result<Resource> readRequest(std::string_view text)
{
    Resource request;
    for (const std::string_view part : splitAtCommas(text)) {
        const auto equals = part.find('=');
        const std::string_view type = trimmed(part.substr(0, equals));
        if (type.empty() || equals == std::string_view::npos)
            return fail(ErrorCode::InvalidArgument, {},
                        fmt::format("\"{}\" is no amount: write TYPE=QUANTITY, as in vcore=500m", part));
        const std::string_view amount = trimmed(part.substr(equals + 1));
        const auto value = parseQuantity(amount, quantityKind(type));
        if (!value)
            return fail(ErrorCode::InvalidArgument, {}, describe(value.error(), amount, quantityKind(type)));
        request.set(type, *value);
    }
    return request;
}

std::string requestText(const Resource& request)
{
    std::string text;
    for (const auto& [type, value] : request.entries()) {
        const auto style = type.name() == "memory" ? QuantityStyle::Binary : QuantityStyle::Decimal;
        text += fmt::format("{}{}={}", text.empty() ? "" : ", ", type.name(),
                            formatQuantity(std::max<Quantity>(0, value), quantityKind(type.name()), style));
    }
    return text;
}

std::vector<GroupName> readGroups(std::string_view text)
{
    std::vector<GroupName> groups;
    for (const std::string_view group : splitAtCommas(text))
        groups.emplace_back(group);
    return groups;
}
} // namespace quotadeck::insight
