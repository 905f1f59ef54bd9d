// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotafields.h"

#include "core/elastic/amounts.h"

#include <simdjson.h>

namespace quotadeck::elastic {
namespace {
/// A quantity as text, or as the number that JSON allows too; as it is written.
std::optional<std::string> quantityText(simdjson::dom::element value)
{
    std::string_view text;
    if (value.get(text) == simdjson::SUCCESS)
        return std::string(text);
    if (value.is_number())
        return simdjson::minify(value);
    return std::nullopt;
}
} // namespace

std::optional<Resource> readVector(std::string_view text)
{
    simdjson::dom::parser parser;
    simdjson::dom::object fields;
    if (text.empty() || parser.parse(text.data(), text.size()).get(fields) != simdjson::SUCCESS)
        return std::nullopt;
    Resource amounts;
    for (const auto field : fields) {
        const auto quantity = quantityText(field.value);
        const auto amount
            = quantity ? parseAmount(field.key, *quantity) : tl::unexpected(QuantityError::InvalidQuantity);
        if (!amount)
            return std::nullopt;
        amounts.set(field.key, *amount);
    }
    return amounts;
}

std::optional<std::vector<std::string>> readNames(std::string_view text)
{
    simdjson::dom::parser parser;
    simdjson::dom::array items;
    if (text.empty() || parser.parse(text.data(), text.size()).get(items) != simdjson::SUCCESS)
        return std::nullopt;
    std::vector<std::string> names;
    for (const auto item : items) {
        std::string_view name;
        if (item.get(name) != simdjson::SUCCESS)
            return std::nullopt;
        names.emplace_back(name);
    }
    return names;
}
} // namespace quotadeck::elastic
