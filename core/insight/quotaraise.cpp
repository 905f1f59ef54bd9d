// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/quotaraise.h"

#include "core/config/edit/configplace.h"
#include "core/config/schema/effective.h"
#include "core/config/schema/effectivevalues.h"
#include "core/resource/display.h"
#include "core/resource/quantity.h"
#include "core/ugm/limits.h"

#include <algorithm>
#include <fmt/format.h>
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

std::string holder(const QuotaRaise& raise)
{
    const bool isWildcard = raise.name == ugm::kWildcard;
    if (raise.subject == DenialSubject::User)
        return isWildcard ? "the limit of everyone else (*)"
                          : fmt::format("the limit of user {}", raise.name);
    if (raise.subject == DenialSubject::Group)
        return isWildcard ? "the limit of all other groups together"
                          : fmt::format("the limit of group {}", raise.name);
    return "the quota of the queue";
}

std::string amounts(const QuotaRaise& raise)
{
    if (!raise.type)
        return fmt::format("from {} to {} running applications", raise.from, raise.to);
    return fmt::format("of {} from {} to {}", raise.type->name(), displayQuantity(*raise.type, raise.from),
                       displayQuantity(*raise.type, raise.to));
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
        return fail(ErrorCode::NotFound, raise.queue.text(), "The configuration has no such queue.");
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

std::string describe(const QuotaRaise& raise)
{
    switch (raise.target) {
    case RaiseTarget::Limit:
    case RaiseTarget::Quota:
        break;
    case RaiseTarget::DynamicQueue:
        return fmt::format("{} was created by placement: its quota {} is set by its template or namespace",
                           raise.queue.text(), amounts(raise));
    case RaiseTarget::Restart:
        return fmt::format("raise maxapplications of {} {}, which takes a restart of the scheduler",
                           raise.queue.text(), amounts(raise));
    case RaiseTarget::Capacity:
        return fmt::format("add nodes: {} {}", raise.queue.text(), amounts(raise));
    }
    return fmt::format("raise {} at {} {}", holder(raise), raise.queue.text(), amounts(raise));
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
