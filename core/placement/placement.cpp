// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placement/placement.h"

#include "core/base/text.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <simdjson.h>
#include <string_view>

namespace quotadeck::placement {
std::string_view Submission::tag(std::string_view name) const
{
    const auto exact = std::ranges::find(tags, name, [](const auto& entry) { return entry.first; });
    const auto found = exact != tags.end() ? exact : std::ranges::find_if(tags, [name](const auto& entry) {
        return equalsIgnoringAsciiCase(entry.first, name);
    });
    return found == tags.end() ? std::string_view() : std::string_view(found->second);
}

bool Submission::isForced() const
{
    constexpr std::array<std::string_view, 6> kTrue{"1", "t", "T", "TRUE", "true", "True"};
    return std::ranges::find(kTrue, tag("application.create.force")) != kTrue.end();
}

std::string_view outcomeName(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Placed:
        return "placed";
    case Outcome::Found:
        return "found";
    case Outcome::NoValue:
        return "none";
    case Outcome::Filtered:
        return "filtered";
    case Outcome::NoParent:
        return "no-parent";
    case Outcome::Missing:
        return "missing";
    case Outcome::NotALeaf:
        return "not-a-leaf";
    case Outcome::Denied:
        return "denied";
    case Outcome::Draining:
        return "draining";
    case Outcome::Rejected:
        return "rejected";
    }
    return {};
}

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
