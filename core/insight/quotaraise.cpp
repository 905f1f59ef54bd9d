// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/quotaraise.h"

#include "core/config/edit/configplace.h"
#include "core/config/schema/effective.h"
#include "core/resource/display.h"
#include "core/resource/quantity.h"
#include "core/ugm/limits.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace quotadeck::insight {
namespace {
RaiseTarget queueTarget(const Denial& denial, bool isManaged)
{
    if (denial.queue.parent().isEmpty())
        return denial.type ? RaiseTarget::Capacity : RaiseTarget::Restart;
    return isManaged ? RaiseTarget::Quota : RaiseTarget::DynamicQueue;
}

/// What identifies one number of the configuration.
auto numberOf(const QuotaRaise& raise)
{
    return std::tie(raise.target, raise.queue, raise.limit, raise.type);
}

/// The amount that is missing counts what is used already: more may be used than the limit allows.
Quantity enough(const Denial& denial)
{
    return saturatingAdd(denial.used, denial.asked);
}

/// With the limit's user or group, its queue and the amounts.
MessageTemplate raiseTemplate(const QuotaRaise& raise)
{
    const bool isWildcard = raise.name == ugm::kWildcard;
    switch (raise.target) {
    case RaiseTarget::Limit:
    case RaiseTarget::Quota:
        break;
    case RaiseTarget::DynamicQueue:
        return QUOTADECK_TEXT(
            "insight", "%2 was created by placement: its quota %3 is set by its template or namespace");
    case RaiseTarget::Restart:
        return QUOTADECK_TEXT("insight",
                              "raise maxapplications of %2 %3, which takes a restart of the scheduler");
    case RaiseTarget::Capacity:
        return QUOTADECK_TEXT("insight", "add nodes: %2 %3");
    }
    switch (raise.subject) {
    case DenialSubject::User:
        return isWildcard ? QUOTADECK_TEXT("insight", "raise the limit of everyone else (*) at %2 %3")
                          : QUOTADECK_TEXT("insight", "raise the limit of user %1 at %2 %3");
    case DenialSubject::Group:
        return isWildcard ? QUOTADECK_TEXT("insight", "raise the limit of all other groups together at %2 %3")
                          : QUOTADECK_TEXT("insight", "raise the limit of group %1 at %2 %3");
    case DenialSubject::Queue:
        break;
    }
    return QUOTADECK_TEXT("insight", "raise the quota of queue %2 %3");
}

Message amounts(const QuotaRaise& raise)
{
    if (!raise.type)
        return {QUOTADECK_TEXT("insight", "from %1 to %2 running applications"), raise.from, raise.to};
    return {QUOTADECK_TEXT("insight", "of %1 from %2 to %3"), raise.type->name(),
            amountMessage(raise.type, raise.from), amountMessage(raise.type, raise.to)};
}

Result<config::Document::Edits> editFor(const config::Document& document, std::size_t partition,
                                        const QuotaRaise& raise)
{
    const std::string text = configText(raise);
    if (raise.target == RaiseTarget::Limit) {
        const config::LimitAddress address{partition, raise.queue, raise.limit.value_or(0)};
        return raise.type ? document.setQuantity(address, raise.type->name(), text)
                          : document.setMaxApplications(address, static_cast<std::uint64_t>(raise.to));
    }
    const auto place = document.config() == nullptr
        ? std::nullopt
        : config::queuePlace(*document.config(), partition, raise.queue);
    if (!place)
        return fail(ErrorCode::NotFound, raise.queue.text(),
                    QUOTADECK_TEXT("insight", "The configuration has no such queue."));
    return document.set(
        raise.type ? *place / "resources" / "max" / raise.type->name() : *place / "maxapplications", text);
}
} // namespace

std::string_view targetName(RaiseTarget target)
{
    switch (target) {
    case RaiseTarget::Limit:
        return "limit";
    case RaiseTarget::Quota:
        return "quota";
    case RaiseTarget::DynamicQueue:
        return "dynamic-queue";
    case RaiseTarget::Restart:
        return "restart";
    case RaiseTarget::Capacity:
        return "capacity";
    }
    return {};
}

QuotaRaise raiseFor(const Denial& denial, const config::PartitionConfig& partition, bool isManaged)
{
    QuotaRaise raise{queueTarget(denial, isManaged),
                     denial.subject,
                     denial.name,
                     denial.queue,
                     {},
                     denial.type,
                     denial.limit,
                     enough(denial)};
    if (denial.subject == DenialSubject::Queue)
        return raise;
    raise.target = RaiseTarget::Limit;
    const bool isUser = denial.subject == DenialSubject::User;
    if (isUser && denial.origin == LimitOrigin::Wildcard)
        raise.name = ugm::kWildcard;
    const config::QueueConfig* const queue = config::findQueue(partition, denial.queue);
    if (queue == nullptr)
        return raise;
    const auto list = isUser ? &config::LimitConfig::users : &config::LimitConfig::groups;
    if (const auto* entry = config::limitFor(*queue, list, raise.name))
        raise.limit = static_cast<std::size_t>(entry - queue->limits.value.data());
    return raise;
}

void addRaise(std::vector<QuotaRaise>& raises, const QuotaRaise& raise)
{
    const auto known = std::ranges::find_if(
        raises, [&raise](const QuotaRaise& candidate) { return numberOf(candidate) == numberOf(raise); });
    if (known == raises.end())
        raises.push_back(raise);
    else
        known->to = std::max(known->to, raise.to);
}

std::string configText(const QuotaRaise& raise)
{
    if (!raise.type)
        return std::to_string(raise.to);
    const QuantityKind kind = quantityKind(raise.type->name());
    return formatQuantity(raise.to, kind,
                          raise.type->name() == "memory" ? QuantityStyle::Binary : QuantityStyle::Decimal);
}

Message describe(const QuotaRaise& raise)
{
    return {raiseTemplate(raise), raise.name, raise.queue.text(), amounts(raise)};
}

Result<config::Document::Edits> raiseEdits(const config::Document& document, std::size_t partition,
                                           const std::vector<QuotaRaise>& raises)
{
    std::vector<config::Document::Operation> operations;
    for (const QuotaRaise& raise : raises) {
        if (raise.isEdit())
            operations.emplace_back([partition, raise](const config::Document& current) {
                return editFor(current, partition, raise);
            });
    }
    return document.transact(operations);
}
} // namespace quotadeck::insight
