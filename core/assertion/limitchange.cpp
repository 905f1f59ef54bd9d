// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertion/limitchange.h"

#include "core/config/edit/configplace.h"
#include "core/config/schema/resourcetext.h"
#include "core/ugm/limits.h"

#include <algorithm>
#include <utility>

namespace quotadeck::assertion {
namespace {
using config::LimitConfig;
using config::QueueConfig;
using insight::QuotaRaise;
using insight::RaiseTarget;

/// The amount as queues.yaml has it: it must not be rounded.
std::string exactText(const QuotaRaise& number, Quantity value)
{
    QuotaRaise exact = number;
    exact.to = value;
    return insight::configText(exact);
}

MessageTemplate raiseTemplate(const QuotaRaise& number)
{
    const bool isWildcard = number.name == ugm::kWildcard;
    switch (number.subject) {
    case DenialSubject::User:
        return isWildcard ? QUOTADECK_TEXT("assertion", "raise the limit of everyone else (*) at %2 %3")
                          : QUOTADECK_TEXT("assertion", "raise the limit of user %1 at %2 %3");
    case DenialSubject::Group:
        return isWildcard
            ? QUOTADECK_TEXT("assertion", "raise the limit of all other groups together at %2 %3")
            : QUOTADECK_TEXT("assertion", "raise the limit of group %1 at %2 %3");
    case DenialSubject::Queue:
        break;
    }
    return QUOTADECK_TEXT("assertion", "raise the quota of queue %2 %3");
}

MessageTemplate lowerTemplate(const QuotaRaise& number)
{
    const bool isWildcard = number.name == ugm::kWildcard;
    switch (number.subject) {
    case DenialSubject::User:
        return isWildcard ? QUOTADECK_TEXT("assertion", "lower the limit of everyone else (*) at %2 %3")
                          : QUOTADECK_TEXT("assertion", "lower the limit of user %1 at %2 %3");
    case DenialSubject::Group:
        return isWildcard
            ? QUOTADECK_TEXT("assertion", "lower the limit of all other groups together at %2 %3")
            : QUOTADECK_TEXT("assertion", "lower the limit of group %1 at %2 %3");
    case DenialSubject::Queue:
        break;
    }
    return QUOTADECK_TEXT("assertion", "lower the quota of queue %2 %3");
}

MessageTemplate removeTemplate(const QuotaRaise& number)
{
    const bool isWildcard = number.name == ugm::kWildcard;
    switch (number.subject) {
    case DenialSubject::User:
        return isWildcard ? QUOTADECK_TEXT("assertion", "remove the limit of everyone else (*) at %2 of %3")
                          : QUOTADECK_TEXT("assertion", "remove the limit of user %1 at %2 of %3");
    case DenialSubject::Group:
        return isWildcard
            ? QUOTADECK_TEXT("assertion", "remove the limit of all other groups together at %2 of %3")
            : QUOTADECK_TEXT("assertion", "remove the limit of group %1 at %2 of %3");
    case DenialSubject::Queue:
        break;
    }
    return QUOTADECK_TEXT("assertion", "remove the quota of queue %2 of %3");
}

Message changedAmounts(const LimitChange& change)
{
    const QuotaRaise& number = change.number;
    if (change.kind == LimitChange::Kind::Remove && !number.type)
        return QUOTADECK_TEXT("assertion", "running applications");
    if (change.kind == LimitChange::Kind::Remove)
        return number.type->name();
    if (change.kind == LimitChange::Kind::Set && !number.type)
        return {QUOTADECK_TEXT("assertion", "to %1 running applications"), number.to};
    if (change.kind == LimitChange::Kind::Set)
        return {QUOTADECK_TEXT("assertion", "of %1 to %2"), number.type->name(),
                exactText(number, number.to)};
    if (!number.type)
        return {QUOTADECK_TEXT("assertion", "from %1 to %2 running applications"), number.from, number.to};
    return {QUOTADECK_TEXT("assertion", "of %1 from %2 to %3"), number.type->name(),
            exactText(number, number.from), exactText(number, number.to)};
}

/// The amount of @p type in @p map; without a type, @p count.
std::optional<Quantity> amountIn(const config::TextMap& map, const config::CountField& count,
                                 const std::optional<ResourceType>& type)
{
    if (!type)
        return count.value == 0 ? std::nullopt : std::optional(static_cast<Quantity>(count.value));
    return config::parseResource(map).value.find(*type);
}

bool exceeds(const std::optional<Quantity>& amount, Quantity most)
{
    return amount && *amount > most;
}

/// True when no limit of @p queue is larger than @p most.
bool limitsAreWithin(const QueueConfig& queue, const std::optional<ResourceType>& type, Quantity most)
{
    return std::ranges::none_of(queue.limits.value, [&](const LimitConfig& limit) { // VAL-40, VAL-41
        return exceeds(amountIn(limit.maxResources, limit.maxApplications, type), most);
    });
}

/// True when neither @p queue, but for its own number, nor one below has more than @p most.
bool queuesAreWithin(const QueueConfig& queue, const std::optional<ResourceType>& type, Quantity most)
{
    const config::CountField none;
    if (exceeds(amountIn(queue.resources.value.guaranteed, none, type), most) && type) // VAL-51
        return false;
    return std::ranges::all_of(queue.queues.value, [&](const QueueConfig& child) { // VAL-52, VAL-56, VAL-77
        return !exceeds(amountIn(child.resources.value.max, child.maxApplications, type), most)
            && queuesAreWithin(child, type, most);
    });
}

/// True when no limit below @p queue that inherits one for @p name is larger than @p most (VAL-79).
bool inheritedAreWithin(const QueueConfig& queue, config::TextList LimitConfig::*list,
                        const QuotaRaise& number)
{
    return std::ranges::all_of(queue.queues.value, [&](const QueueConfig& child) {
        for (const LimitConfig& limit : child.limits.value) {
            const auto& names = (limit.*list).value;
            const bool inherits = number.name == ugm::kWildcard
                ? !names.empty()
                : std::ranges::find(names, number.name, &config::TextField::value) != names.end();
            if (inherits
                && exceeds(amountIn(limit.maxResources, limit.maxApplications, number.type), number.to))
                return false;
        }
        return inheritedAreWithin(child, list, number);
    });
}

Result<config::Document::Edits> removalEdits(const config::Document& document, std::size_t partition,
                                             const QuotaRaise& number)
{
    if (number.target == RaiseTarget::Limit) {
        const config::LimitAddress address{partition, number.queue, number.limit.value_or(0)};
        return number.type ? document.removeQuantity(address, number.type->name())
                           : document.setMaxApplications(address, std::nullopt);
    }
    const auto place = document.config() == nullptr
        ? std::nullopt
        : config::queuePlace(*document.config(), partition, number.queue);
    if (!place)
        return fail(ErrorCode::NotFound, number.queue.text(),
                    QUOTADECK_TEXT("assertion", "The configuration has no such queue."));
    return document.clear(number.type ? *place / "resources" / "max" / number.type->name()
                                      : *place / "maxapplications");
}

/// True when @p map has an amount above zero beside @p type: all zeros together are no limit (QUE-12, UGM-42).
bool hasOther(const config::TextMap& map, const std::optional<ResourceType>& type)
{
    const Resource amounts = config::parseResource(map).value;
    return std::ranges::any_of(amounts.entries(), [&](const Resource::Entry& entry) {
        return entry.value > 0 && entry.type != type;
    });
}
} // namespace

std::string_view kindName(LimitChange::Kind kind)
{
    switch (kind) {
    case LimitChange::Kind::Raise:
        return "raise";
    case LimitChange::Kind::Lower:
        return "lower";
    case LimitChange::Kind::Remove:
        return "remove";
    case LimitChange::Kind::Set:
        break;
    }
    return "set";
}

Message describe(const LimitChange& change)
{
    const QuotaRaise& number = change.number;
    switch (change.kind) {
    case LimitChange::Kind::Raise:
        if (!number.isEdit())
            return insight::describe(number);
        return {raiseTemplate(number), number.name, number.queue.text(), changedAmounts(change)};
    case LimitChange::Kind::Lower:
        return {lowerTemplate(number), number.name, number.queue.text(), changedAmounts(change)};
    case LimitChange::Kind::Remove:
        return {removeTemplate(number), number.name, number.queue.text(), changedAmounts(change)};
    case LimitChange::Kind::Set:
        break;
    }
    return {QUOTADECK_TEXT("assertion", "set the quota of queue %1 %2"), number.queue.text(),
            changedAmounts(change)};
}

std::optional<TextSpan> placeOf(const QuotaRaise& number, const QueueConfig& queue)
{
    const config::TextMap* amounts = &queue.resources.value.max;
    const config::CountField* count = &queue.maxApplications;
    if (number.target == RaiseTarget::Limit) {
        if (!number.limit || *number.limit >= queue.limits.value.size())
            return std::nullopt;
        const LimitConfig& limit = queue.limits.value[*number.limit];
        amounts = &limit.maxResources;
        count = &limit.maxApplications;
    }
    if (amountIn(*amounts, *count, number.type) != number.from)
        return std::nullopt;
    if (!number.type)
        return count->isSet ? std::optional(count->span) : std::nullopt;
    const auto entry = std::ranges::find(amounts->value, number.type->name(), &config::TextEntry::key);
    return entry == amounts->value.end() ? std::nullopt : std::optional(entry->valueSpan);
}

bool canBecome(const QuotaRaise& number, const QueueConfig& queue)
{
    if (number.to < 0 || !number.isEdit() || (!number.type && number.to == 0))
        return false;
    if (number.target == RaiseTarget::Quota)
        return (number.to > 0 || hasOther(queue.resources.value.max, number.type))
            && limitsAreWithin(queue, number.type, number.to)
            && queuesAreWithin(queue, number.type, number.to);
    if (!number.limit || *number.limit >= queue.limits.value.size())
        return false;
    const LimitConfig& limit = queue.limits.value[*number.limit];
    const auto list = number.subject == DenialSubject::User ? &LimitConfig::users : &LimitConfig::groups;
    return (number.to > 0 || hasOther(limit.maxResources, number.type))
        && inheritedAreWithin(queue, list, number);
}

bool canBeRemoved(const QuotaRaise& number, const QueueConfig& queue)
{
    if (!number.isEdit() || !placeOf(number, queue))
        return false;
    if (number.target == RaiseTarget::Quota) {
        const config::TextMap& max = queue.resources.value.max;
        return !number.type || max.value.size() == 1 || hasOther(max, number.type);
    }
    const LimitConfig& limit = queue.limits.value[*number.limit]; // which placeOf() found
    if (number.type && limit.maxResources.value.size() == 1)
        return limit.maxApplications.value > 0; // a limit has a number
    return hasOther(limit.maxResources, number.type);
}

bool canBeRemovedTogether(const std::vector<LimitChange>& removals, const QueuePath& path,
                          const QueueConfig& queue)
{
    return std::ranges::all_of(removals, [&](const LimitChange& removal) {
        const QuotaRaise& number = removal.number;
        if (number.queue != path)
            return true;
        const bool isQuota = number.target == RaiseTarget::Quota;
        const LimitConfig* const limit = isQuota ? nullptr : &queue.limits.value[*number.limit];
        const auto stays = [&](const std::optional<ResourceType>& type) {
            return std::ranges::none_of(removals, [&](const LimitChange& other) {
                return other.number.queue == path && other.number.target == number.target
                    && other.number.limit == number.limit && other.number.type == type;
            });
        };
        if (limit && limit->maxApplications.value > 0 && stays(std::nullopt))
            return true;
        const auto amounts
            = config::parseResource(limit ? limit->maxResources : queue.resources.value.max).value;
        const auto& entries = amounts.entries();
        const auto left
            = std::ranges::count_if(entries, [&](const auto& entry) { return stays(entry.type); });
        const bool hasAmount = std::ranges::any_of(
            entries, [&](const auto& entry) { return stays(entry.type) && entry.value > 0; });
        return hasAmount || (isQuota && left == 0); // VAL-39: a limit has a number
    });
}

Result<config::Document::Edits> changeEdits(const config::Document& document, std::size_t partition,
                                            const std::vector<LimitChange>& changes)
{
    std::vector<config::Document::Operation> operations;
    operations.reserve(changes.size());
    for (const LimitChange& change : changes) {
        operations.emplace_back([partition, change](const config::Document& current) {
            return change.kind == LimitChange::Kind::Remove
                ? removalEdits(current, partition, change.number)
                : insight::raiseEdits(current, partition, {change.number});
        });
    }
    return document.transact(operations);
}
} // namespace quotadeck::assertion
