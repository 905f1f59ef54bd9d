// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/limitactions.h"

#include "core/config/schema/effective.h"

#include <algorithm>
#include <utility>

namespace quotadeck::models {
namespace {
using Edits = config::Document::Edits;

Result<config::ConfigPlace> listOf(const config::Document& document, std::size_t partition,
                                   const QueuePath& queue)
{
    const auto* config = document.config();
    auto place = config ? config::limitsPlace(*config, partition, queue) : std::nullopt;
    if (!place)
        return fail(ErrorCode::NotFound, queue.text(), "there is no such queue any more");
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
        return document.transact({
            [&](const config::Document& each) { return each.setUsers(limit, names.users); },
            [&](const config::Document& each) { return each.setGroups(limit, names.groups); },
        });
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
