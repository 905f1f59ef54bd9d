// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placement/namespacequota.h"

#include "core/resource/resourceops.h"

#include <charconv>
#include <simdjson.h>
#include <string_view>

namespace quotadeck::placement {
namespace {
/// {"resources":{"memory":{"value":100}}}; a type without a value has 0.
std::optional<Resource> readResources(std::string_view json)
{
    if (json.empty()) // the parser may not be given a view of nothing
        return std::nullopt;
    simdjson::dom::parser parser;
    simdjson::dom::object types;
    if (parser.parse(json.data(), json.size())["resources"].get(types) != simdjson::SUCCESS)
        return std::nullopt;
    Resource resource;
    for (const auto& [type, amount] : types) {
        simdjson::dom::object fields;
        if (amount.get(fields) != simdjson::SUCCESS)
            return std::nullopt;
        std::int64_t value = 0;
        const auto error = fields["value"].get(value);
        if (error != simdjson::SUCCESS && error != simdjson::NO_SUCH_FIELD)
            return std::nullopt;
        resource.set(type, value);
    }
    return strictlyGreaterThanZero(resource) ? std::optional(std::move(resource)) : std::nullopt;
}

std::uint64_t readCount(std::string_view text)
{
    std::uint64_t count = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    return error == std::errc() && end == text.data() + text.size() ? count : 0;
}
} // namespace

NamespaceQuota namespaceQuotaOf(const Submission& application)
{
    return {readCount(application.tag("namespace.resourcemaxapps")),
            readResources(application.tag("namespace.resourceguaranteed")),
            readResources(application.tag("namespace.resourcequota"))};
}
} // namespace quotadeck::placement
