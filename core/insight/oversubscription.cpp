// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/oversubscription.h"

#include "core/base/saturating.h"
#include "core/base/text.h"
#include "core/config/schema/effective.h"
#include "core/config/schema/resourcetext.h"
#include "core/resource/display.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <map>

namespace quotadeck::insight {
namespace {
constexpr std::string_view kEveryoneElse = "*";

/// The smallest maximum on the way to the root.
struct Base
{
    Quantity value = 0;
    QueuePath queue; ///< empty: the capacity
};
using Bases = std::map<ResourceType, Base>;

/// The maximum that the scheduler applies to @p queue: none to one of zeros only (QUE-12) or to the root (QUE-10).
Resource maximumOf(const config::QueueConfig& queue)
{
    if (equalsIgnoringAsciiCase(queue.name.value, config::kRootQueue))
        return {};
    Resource max = config::parseResource(queue.resources.value.max).value;
    return isZero(max) ? Resource() : max;
}

/// As countedGuarantees() of a snapshot (VAL-57).
Resource guaranteeOf(const config::QueueConfig& queue)
{
    const Resource own = config::parseResource(queue.resources.value.guaranteed).value;
    if (!own.entries().empty())
        return own;
    Resource sum;
    for (const config::QueueConfig& child : queue.queues.value)
        sum = add(sum, guaranteeOf(child));
    return sum;
}

/// Adds up the claims of one kind to one queue.
class Claims
{
public:
    Claims(Claim claim, QueuePath queue, const Bases& bases)
        : m_claim(claim)
        , m_queue(std::move(queue))
        , m_bases(bases)
    {
    }

    void add(const std::string& name, const Resource& amounts)
    {
        ++m_members;
        for (const auto& [type, value] : amounts.entries()) {
            Oversubscription& row = at(type);
            if (name == kEveryoneElse && m_claim != Claim::Guaranteed && m_claim != Claim::Max) {
                row.eachOther = value;
                continue;
            }
            row.sum = saturatingAdd(row.sum, value);
            ++row.count;
            row.top.push_back({name, value});
        }
        if (name == kEveryoneElse)
            ++m_others;
    }

    void takeTo(std::vector<Oversubscription>& rows)
    {
        std::ranges::sort(m_rows, precedesForDisplay, &Oversubscription::type);
        for (Oversubscription& row : m_rows) {
            // A queue without a guaranteed amount claims nothing; one without a maximum may claim all.
            row.hasUnlimited = m_claim != Claim::Guaranteed && row.count < m_members - m_others;
            std::ranges::stable_sort(row.top, std::ranges::greater(), &Contributor::amount);
            row.top.resize(std::min(row.top.size(), Oversubscription::kMostContributors));
            rows.push_back(std::move(row));
        }
    }

private:
    Oversubscription& at(ResourceType type)
    {
        const auto found = std::ranges::find(m_rows, type, &Oversubscription::type);
        if (found != m_rows.end())
            return *found;
        Oversubscription& row
            = m_rows.emplace_back(Oversubscription{.queue = m_queue, .type = type, .claim = m_claim});
        if (const auto base = m_bases.find(type); base != m_bases.end()) {
            row.base = base->second.value;
            row.baseQueue = base->second.queue;
        }
        return row;
    }

    Claim m_claim;
    QueuePath m_queue;
    const Bases& m_bases;
    std::vector<Oversubscription> m_rows;
    std::size_t m_members = 0;
    std::size_t m_others = 0;
};

/// The limits at @p queue of each name in @p list. Of several limits of one name the scheduler keeps the last that sets
/// anything (UGM-42).
std::map<std::string, Resource> limitsAt(const config::QueueConfig& queue,
                                         config::TextList config::LimitConfig::*list)
{
    std::map<std::string, Resource> limits;
    for (const config::LimitConfig& limit : queue.limits.value) {
        const Resource max = config::parseResource(limit.maxResources).value;
        if (limit.maxApplications.value == 0 && isZero(max))
            continue;
        for (const config::TextField& name : (limit.*list).value)
            limits.insert_or_assign(name.value, isZero(max) ? Resource() : max);
    }
    return limits;
}

void addQueue(std::vector<Oversubscription>& rows, const config::QueueConfig& queue, const QueuePath& path,
              Bases bases)
{
    const Resource max = maximumOf(queue);
    for (const auto& [type, value] : max.entries()) {
        const auto [base, isNew] = bases.try_emplace(type, Base{value, path});
        if (!isNew && value < base->second.value)
            base->second = {value, path};
    }
    Claims guaranteed(Claim::Guaranteed, path, bases);
    Claims maxima(Claim::Max, path, bases);
    for (const config::QueueConfig& child : queue.queues.value) {
        guaranteed.add(child.name.value, guaranteeOf(child));
        maxima.add(child.name.value, maximumOf(child));
    }
    guaranteed.takeTo(rows);
    maxima.takeTo(rows);
    Claims users(Claim::Users, path, bases);
    for (const auto& [name, limit] : limitsAt(queue, &config::LimitConfig::users))
        users.add(name, limit);
    users.takeTo(rows);
    Claims groups(Claim::Groups, path, bases);
    for (const auto& [name, limit] : limitsAt(queue, &config::LimitConfig::groups))
        groups.add(name, limit);
    groups.takeTo(rows);
    for (const config::QueueConfig& child : queue.queues.value)
        addQueue(rows, child, path.child(child.name.value), bases);
}
} // namespace

std::string_view claimName(Claim claim)
{
    switch (claim) {
    case Claim::Guaranteed:
        return "guaranteed";
    case Claim::Max:
        return "max";
    case Claim::Users:
        return "users";
    case Claim::Groups:
        return "groups";
    }
    return {};
}

Message claimMessage(Claim claim)
{
    switch (claim) {
    case Claim::Guaranteed:
        return QUOTADECK_TEXT("insight", "guaranteed of child queues");
    case Claim::Max:
        return QUOTADECK_TEXT("insight", "max of child queues");
    case Claim::Users:
        return QUOTADECK_TEXT("insight", "limits of named users");
    case Claim::Groups:
        return QUOTADECK_TEXT("insight", "limits of named groups");
    }
    return {};
}

std::optional<double> Oversubscription::factor() const
{
    if (!base || *base == 0)
        return std::nullopt;
    return static_cast<double>(sum) / static_cast<double>(*base);
}

std::optional<Resource> capacityOf(const PartitionSnapshot& partition)
{
    if (partition.info.capacity)
        return partition.info.capacity;
    const bool hasRoot = partition.queues && !partition.queues->empty();
    return hasRoot ? partition.queues->front().max : std::nullopt;
}

std::vector<Oversubscription> oversubscription(const config::PartitionConfig& partition,
                                               const std::optional<Resource>& capacity)
{
    Bases bases;
    for (const auto& [type, value] : ResourceView(capacity).entries())
        bases.emplace(type, Base{value, {}});
    std::vector<Oversubscription> rows;
    addQueue(rows, config::rootOf(partition), QueuePath(config::kRootQueue), std::move(bases));
    return rows;
}
} // namespace quotadeck::insight
