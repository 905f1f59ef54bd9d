// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/limitactions.h"

#include "core/config/schema/effective.h"
#include "core/resource/quantity.h"

#include <algorithm>
#include <map>
#include <utility>
#include <variant>

namespace quotadeck::models {
namespace {
using Edits = config::Document::Edits;

Result<config::ConfigPlace> listOf(const config::Document& document, std::size_t partition,
                                   const QueuePath& queue)
{
    const auto* config = document.config();
    auto place = config ? config::limitsPlace(*config, partition, queue) : std::nullopt;
    if (!place)
        return fail(ErrorCode::NotFound, queue.text(),
                    QUOTADECK_TEXT("limits", "the queue no longer exists"));
    return *std::move(place);
}

/// @p act is `Result<Edits>(document, list of limits)`.
template <typename Act>
ConfigSession::Operation onList(std::size_t partition, const QueuePath& queue, Act act)
{
    return [partition, queue, act = std::move(act)](const config::Document& document) -> Result<Edits> {
        const auto list = listOf(document, partition, queue);
        return list ? act(document, *list) : tl::unexpected(list.error());
    };
}

/// @p act is `Result<Edits>(document, limit)`.
template <typename Act>
ConfigSession::Operation onLimit(const config::LimitAddress& limit, Act act)
{
    return onList(limit.partition, limit.queue,
                  [number = limit.limit, act = std::move(act)](const config::Document& document,
                                                               const config::ConfigPlace& list) {
                      return act(document, list / number);
                  });
}

/// The limit at @p address; nothing when there is none.
std::optional<config::LimitConfig> limitAt(const config::Document& document,
                                           const config::LimitAddress& address)
{
    const auto* config = document.config();
    if (!config || address.partition >= config->partitions.size())
        return std::nullopt;
    const auto effective = config::effectivePartition(config->partitions[address.partition]);
    const auto* owner = config::findQueue(effective, address.queue);
    if (!owner || address.limit >= owner->limits.value.size())
        return std::nullopt;
    return owner->limits.value[address.limit];
}

std::vector<std::string> namesOf(const config::TextList& list)
{
    std::vector<std::string> names;
    std::ranges::transform(list.value, std::back_inserter(names), &config::TextField::value);
    return names;
}

void addMissing(std::vector<std::string>& names, const config::TextList& list)
{
    for (const std::string& name : namesOf(list)) {
        if (std::ranges::find(names, name) == names.end())
            names.push_back(name);
    }
}

/// By type; a quantity that cannot be read as it is written.
std::map<std::string, std::variant<Quantity, std::string>> amountsOf(const config::LimitConfig& limit)
{
    std::map<std::string, std::variant<Quantity, std::string>> amounts;
    for (const auto& entry : limit.maxResources.value) {
        if (const auto quantity = parseQuantity(entry.value, quantityKind(entry.key)))
            amounts[entry.key] = *quantity;
        else
            amounts[entry.key] = entry.value;
    }
    return amounts;
}

/// What is common to all that @p limits hold; nothing when they do not allow the same.
struct MergedLimit
{
    std::vector<std::string> users;
    std::vector<std::string> groups;
    std::vector<std::string> descriptions;
};

std::optional<MergedLimit> mergedOf(const config::Document& document,
                                    const std::vector<config::LimitAddress>& limits)
{
    MergedLimit merged;
    std::optional<config::LimitConfig> first;
    for (const auto& address : limits) {
        const auto limit = limitAt(document, address);
        if (!limit || (first && !isSameLimit(*first, *limit)))
            return std::nullopt;
        if (!first)
            first = limit;
        addMissing(merged.users, limit->users);
        addMissing(merged.groups, limit->groups);
        const std::string& description = limit->description.value;
        if (!description.empty()
            && std::ranges::find(merged.descriptions, description) == merged.descriptions.end())
            merged.descriptions.push_back(description);
    }
    return merged;
}

config::TextList textList(const std::vector<std::string>& names)
{
    config::TextList list;
    list.isSet = !names.empty();
    for (const auto& name : names)
        list.value.push_back({name, true, {}, {}});
    return list;
}
} // namespace

ConfigSession::Operation setWho(const config::LimitAddress& limit, WhoNames names)
{
    return [limit, names = std::move(names)](const config::Document& document) {
        const auto before = limitAt(document, limit);
        std::vector<config::Document::Operation> operations;
        if (!before || namesOf(before->users) != names.users)
            operations.emplace_back(
                [&](const config::Document& each) { return each.setUsers(limit, names.users); });
        if (!before || namesOf(before->groups) != names.groups)
            operations.emplace_back(
                [&](const config::Document& each) { return each.setGroups(limit, names.groups); });
        return document.transact(operations);
    };
}

ConfigSession::Operation setLimitQuantity(const config::LimitAddress& limit, std::string type,
                                          std::string quantity)
{
    return [limit, type = std::move(type), quantity = std::move(quantity)](const config::Document& document) {
        return quantity.empty() ? document.removeQuantity(limit, type)
                                : document.setQuantity(limit, type, quantity);
    };
}

ConfigSession::Operation setLimitApplications(const config::LimitAddress& limit, const QString& text)
{
    return [limit, text](const config::Document& document) -> Result<Edits> {
        if (text.isEmpty())
            return document.setMaxApplications(limit, std::nullopt);
        bool isNumber = false;
        const auto count = text.toULongLong(&isNumber);
        if (!isNumber) {
            return fail(ErrorCode::InvalidArgument, limit.queue.text(),
                        '"' + text.toStdString()
                            + "\" is no number of applications: write digits, or nothing for no limit");
        }
        return document.setMaxApplications(limit, count);
    };
}

ConfigSession::Operation addLimit(std::size_t partition, const QueuePath& queue, config::LimitConfig limit)
{
    return [partition, queue, limit = std::move(limit)](const config::Document& document) -> Result<Edits> {
        const auto list = listOf(document, partition, queue);
        if (!list)
            return tl::unexpected(list.error());
        const auto effective = config::effectivePartition(document.config()->partitions[partition]);
        const auto* owner = config::findQueue(effective, queue);
        return document.insert(*list / (owner ? owner->limits.value.size() : 0), limit);
    };
}

ConfigSession::Operation duplicateLimit(const config::LimitAddress& limit)
{
    return onLimit(limit, [](const config::Document& document, const config::ConfigPlace& place) {
        return document.duplicate(place);
    });
}

ConfigSession::Operation removeLimits(std::vector<config::LimitAddress> limits)
{
    // From the last one on, so that the positions of the others hold.
    std::ranges::sort(limits, std::greater(), &config::LimitAddress::limit);
    return [limits = std::move(limits)](const config::Document& document) {
        std::vector<config::Document::Operation> operations;
        for (const auto& limit : limits) {
            operations.emplace_back(
                onLimit(limit, [](const config::Document& each, const config::ConfigPlace& place) {
                    return each.remove(place);
                }));
        }
        return document.transact(operations);
    };
}

ConfigSession::Operation moveLimit(const config::LimitAddress& limit, std::size_t to)
{
    return onLimit(limit, [to](const config::Document& document, const config::ConfigPlace& place) {
        return document.move(place, place.parent() / to);
    });
}

ConfigSession::Operation moveLimitToQueue(const config::LimitAddress& limit, const QueuePath& queue)
{
    return onLimit(limit,
                   [partition = limit.partition, queue](const config::Document& document,
                                                        const config::ConfigPlace& place) -> Result<Edits> {
                       const auto list = listOf(document, partition, queue);
                       if (!list)
                           return tl::unexpected(list.error());
                       const auto effective
                           = config::effectivePartition(document.config()->partitions[partition]);
                       const auto* owner = config::findQueue(effective, queue);
                       return document.move(place, *list / (owner ? owner->limits.value.size() : 0));
                   });
}

ConfigSession::Operation splitLimit(const config::LimitAddress& limit)
{
    return [limit](const config::Document& document) -> Result<Edits> {
        const auto original = limitAt(document, limit);
        const std::size_t users = original ? original->users.value.size() : 0;
        const std::size_t all = original ? users + original->groups.value.size() : 0;
        if (all < 2)
            return fail(ErrorCode::InvalidArgument, limit.queue.text(), "the limit names one alone");
        std::vector<config::Document::Operation> operations(all - 1, duplicateLimit(limit));
        for (std::size_t i = 0; i < all; ++i) {
            const auto& list = i < users ? original->users : original->groups;
            const std::string& name = list.value[i < users ? i : i - users].value;
            const WhoNames who = i < users ? WhoNames{{name}, {}} : WhoNames{{}, {name}};
            operations.emplace_back(setWho({limit.partition, limit.queue, limit.limit + i}, who));
        }
        return document.transact(operations);
    };
}

ConfigSession::Operation mergeLimits(std::vector<config::LimitAddress> limits)
{
    std::ranges::sort(limits, {}, &config::LimitAddress::limit);
    return [limits = std::move(limits)](const config::Document& document) -> Result<Edits> {
        const auto merged = limits.size() < 2 ? std::nullopt : mergedOf(document, limits);
        if (!merged)
            return fail(ErrorCode::InvalidArgument,
                        limits.empty() ? std::string() : limits.front().queue.text(),
                        "only limits that allow the same can become one");
        const auto& first = limits.front();
        const std::vector others(limits.begin() + 1, limits.end());
        const auto list = listOf(document, first.partition, first.queue);
        if (!list)
            return tl::unexpected(list.error());
        std::vector<config::Document::Operation> operations;
        operations.reserve(others.size() + 3);
        for (const auto& other : others) {
            operations.emplace_back(
                [from = *list / other.limit, to = *list / first.limit](const config::Document& each) {
                    return each.copyComments(from, to);
                });
        }
        operations.emplace_back(setWho(first, {merged->users, merged->groups}));
        if (merged->descriptions.size() > 1) {
            std::string all;
            for (const std::string& description : merged->descriptions)
                all += (all.empty() ? "" : "; ") + description;
            operations.emplace_back(
                [first, all](const config::Document& each) { return each.setDescription(first, all); });
        }
        operations.emplace_back(removeLimits(others));
        return document.transact(operations);
    };
}

bool isSameLimit(const config::LimitConfig& left, const config::LimitConfig& right)
{
    const auto& first = left.maxApplications;
    const auto& second = right.maxApplications;
    return first.isSet == second.isSet && (!first.isSet || first.value == second.value)
        && amountsOf(left) == amountsOf(right);
}

ConfigSession::Operation disableLimit(const config::LimitAddress& limit)
{
    return onLimit(limit, [](const config::Document& document, const config::ConfigPlace& place) {
        return document.disable(place);
    });
}

ConfigSession::Operation enableItem(std::size_t index)
{
    return [index](const config::Document& document) { return document.enable(index); };
}

config::LimitConfig newLimit(const WhoNames& names, const QString& description,
                             const std::vector<config::TextEntry>& quantities, const QString& applications)
{
    config::LimitConfig limit;
    limit.description.value = description.toStdString();
    limit.description.isSet = !description.isEmpty();
    limit.users = textList(names.users);
    limit.groups = textList(names.groups);
    limit.maxResources.value = quantities;
    limit.maxResources.isSet = !quantities.empty();
    limit.maxApplications.value = applications.toULongLong();
    limit.maxApplications.isSet = !applications.isEmpty();
    return limit;
}
} // namespace quotadeck::models
