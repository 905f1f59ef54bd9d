// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/document.h"

#include <algorithm>
#include <fmt/format.h>

namespace quotadeck::config {
namespace {
constexpr std::string_view kMaxResources = "maxresources";
constexpr std::string_view kMaxApplications = "maxapplications";
constexpr std::string_view kDescription = "limit";
} // namespace

Result<Document::Edits> Document::onLimit(const LimitAddress& address, const Change& change) const
{
    const auto current = readable();
    if (!current)
        return tl::unexpected(current.error());
    const auto limits = limitsPlace(*current, address.partition, address.queue);
    auto scratch = *current;
    const auto item
        = limits ? itemAt(scratch, *limits / address.limit) : fail(ErrorCode::NotFound, {}, "no such queue");
    if (!item) {
        return fail(ErrorCode::NotFound, address.queue.text(),
                    fmt::format("there is no limit number {} on this queue", address.limit + 1));
    }
    auto edits = change(std::get<LimitConfig>(*item), *limits / address.limit);
    if (!edits && edits.error().code == ErrorCode::Unsupported && edits.error().where.empty())
        edits.error().where = address.queue.text();
    return edits;
}

Result<Document::Edits> Document::setQuantity(const LimitAddress& address, std::string_view type,
                                              std::string_view quantity) const
{
    return onLimit(address, [&](const LimitConfig&, const ConfigPlace& limit) {
        return set(limit / kMaxResources / type, quantity);
    });
}

Result<Document::Edits> Document::removeQuantity(const LimitAddress& address, std::string_view type) const
{
    return onLimit(address, [&](const LimitConfig& limit, const ConfigPlace& place) -> Result<Edits> {
        const auto& entries = limit.maxResources.value;
        if (std::ranges::find(entries, type, &TextEntry::key) == entries.end())
            return fail(ErrorCode::NotFound, address.queue.text(),
                        fmt::format("the limit does not set {}", type));
        return clear(place / kMaxResources / type);
    });
}

Result<Document::Edits> Document::setMaxApplications(const LimitAddress& address,
                                                     std::optional<std::uint64_t> count) const
{
    return onLimit(address, [&](const LimitConfig&, const ConfigPlace& limit) {
        return count ? set(limit / kMaxApplications, std::to_string(*count))
                     : clear(limit / kMaxApplications);
    });
}

Result<Document::Edits> Document::setUsers(const LimitAddress& address,
                                           const std::vector<std::string>& users) const
{
    return onLimit(address, [&](const LimitConfig&, const ConfigPlace& limit) {
        return setTexts(limit / "users", users);
    });
}

Result<Document::Edits> Document::setGroups(const LimitAddress& address,
                                            const std::vector<std::string>& groups) const
{
    return onLimit(address, [&](const LimitConfig&, const ConfigPlace& limit) {
        return setTexts(limit / "groups", groups);
    });
}

Result<Document::Edits> Document::setDescription(const LimitAddress& address,
                                                 std::string_view description) const
{
    return onLimit(address, [&](const LimitConfig&, const ConfigPlace& limit) {
        return description.empty() ? clear(limit / kDescription) : set(limit / kDescription, description);
    });
}
} // namespace quotadeck::config
