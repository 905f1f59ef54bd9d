// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/donors.h"

#include "core/base/saturating.h"
#include "core/config/edit/configplace.h"
#include "core/config/schema/effective.h"
#include "core/config/schema/resourcetext.h"
#include "core/resource/display.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace quotadeck::insight {
namespace {
/// A queue with its guaranteed amounts, which the plan changes.
struct Holder
{
    QueuePath path; ///< in lower case
    std::size_t parent = 0; ///< of the root itself
    std::vector<std::size_t> children;
    Resource guaranteed; ///< its own; no entries: none
    Resource max;
    const Resource* peak = nullptr; ///< nullptr: unknown

    [[nodiscard]] bool isRoot() const { return path.parent().isEmpty(); }
    [[nodiscard]] std::optional<Quantity> own(ResourceType type) const { return guaranteed.find(type); }
};

class DonorSearch
{
public:
    DonorSearch(const config::PartitionConfig& partition, const QueuePeaks& peaks,
                const DonorQuestion& question)
        : m_question(question)
    {
        addQueue(config::rootOf(partition), QueuePath("root"), 0, peaks);
        // The root has no guaranteed amount of its own: what the cluster has is promised to its children.
        m_holders.front().guaranteed = peaks.capacity().value_or(Resource());
        m_holders.front().max = {};
        m_before = m_holders;
    }

    [[nodiscard]] Result<DonorPlan> run()
    {
        const QueuePath path = m_question.queue.lowered();
        const auto target = std::ranges::find(m_holders, path, &Holder::path);
        if (target == m_holders.end())
            return fail(ErrorCode::NotFound, m_question.queue.text(),
                        QUOTADECK_TEXT("insight", "The configuration has no such queue."));
        if (target->isRoot())
            return fail(ErrorCode::InvalidArgument, m_question.queue.text(),
                        QUOTADECK_TEXT(
                            "insight",
                            "The root queue has what the nodes offer: it takes nothing from other queues."));
        m_target = static_cast<std::size_t>(target - m_holders.begin());
        DonorPlan plan;
        for (const auto& [type, amount] : m_question.amount.entries()) {
            if (amount <= 0)
                return fail(ErrorCode::InvalidArgument, std::string(type.name()),
                            QUOTADECK_TEXT("insight", "The amount must be greater than 0."));
            const Quantity missing = collect(plan, type, amount);
            raiseMaxima(type, amount - missing);
            if (missing > 0)
                plan.missing.set(type, missing);
        }
        std::ranges::stable_sort(plan.donors, [](const Donor& left, const Donor& right) {
            return (left.given > 0) > (right.given > 0);
        });
        plan.steps = steps();
        return plan;
    }

private:
    void addQueue(const config::QueueConfig& queue, const QueuePath& path, std::size_t parent,
                  const QueuePeaks& peaks)
    {
        const std::size_t index = m_holders.size();
        Holder holder;
        holder.path = path.lowered();
        holder.parent = parent;
        holder.guaranteed = config::parseResource(queue.resources.value.guaranteed).value;
        holder.max = config::parseResource(queue.resources.value.max).value;
        holder.peak = peaks.peakOf(path);
        m_holders.push_back(std::move(holder));
        if (index > 0)
            m_holders[parent].children.push_back(index);
        for (const config::QueueConfig& child : queue.queues.value)
            addQueue(child, path.child(child.name.value), index, peaks);
    }

    /// What the queue counts with in the sum of its parent (VAL-57).
    [[nodiscard]] Quantity counted(std::size_t index, ResourceType type) const
    {
        const Holder& holder = m_holders[index];
        return isZero(holder.guaranteed) ? ofChildren(index, type) : holder.guaranteed.valueOr0(type);
    }

    [[nodiscard]] Quantity ofChildren(std::size_t index, ResourceType type) const
    {
        Quantity sum = 0;
        for (const std::size_t child : m_holders[index].children)
            sum = saturatingAdd(sum, counted(child, type));
        return sum;
    }

    [[nodiscard]] Resource sumOfChildren(std::size_t index) const
    {
        Resource sum;
        for (const std::size_t child : m_holders[index].children) {
            const Resource& own = m_holders[child].guaranteed;
            addTo(sum, isZero(own) ? sumOfChildren(child) : own);
        }
        return sum;
    }

    /// Of its own guaranteed amount, which is what @p demand and the children leave; below 0: nothing.
    [[nodiscard]] Quantity spareAbove(std::size_t index, ResourceType type, Quantity demand) const
    {
        const auto own = m_holders[index].own(type);
        return own ? saturatingSubtract(*own, std::max(demand, ofChildren(index, type))) : 0;
    }

    /// Its highest demand with the margin, rounded up.
    [[nodiscard]] Quantity kept(const Holder& holder, ResourceType type) const
    {
        const Quantity peak = holder.peak->valueOr0(type);
        const Quantity margin
            = saturatingAdd(saturatingMultiply(peak, Quantity{m_question.marginPercent}), Quantity{99}) / 100;
        return saturatingAdd(peak, margin);
    }

    [[nodiscard]] std::size_t commonParent(std::size_t index) const
    {
        std::size_t at = index;
        while (!m_holders[at].path.contains(m_holders[m_target].path))
            at = m_holders[at].parent;
        return at;
    }

    /// What the queue can give without taking what it, or a queue between it and @p common, demanded.
    [[nodiscard]] Quantity spare(std::size_t index, std::size_t common, ResourceType type) const
    {
        if (!m_holders[index].peak)
            return 0;
        Quantity least = spareAbove(index, type, kept(m_holders[index], type));
        for (std::size_t at = m_holders[index].parent; at != common; at = m_holders[at].parent) {
            const Holder& above = m_holders[at];
            const auto own = above.own(type);
            if (!own) {
                if (!isZero(above.guaranteed))
                    return 0; // it counts with nothing of the type in its parent, whatever is below (VAL-57)
                continue;
            }
            if (!above.peak)
                return 0;
            least = std::min(least, *own - kept(above, type));
        }
        return least;
    }

    /// Adds @p amount to the own guaranteed amounts from @p index up to below @p common.
    void change(std::size_t index, std::size_t common, ResourceType type, Quantity amount)
    {
        for (std::size_t at = index; at != common; at = m_holders[at].parent) {
            Holder& holder = m_holders[at];
            if (at == index && isZero(holder.guaranteed))
                holder.guaranteed = sumOfChildren(at); // which it replaces in the sum of its parent (VAL-57)
            if (at == index || holder.own(type)) {
                const Quantity before
                    = holder.own(type).value_or(ofChildren(at, type)); // not below its children
                holder.guaranteed.set(type, saturatingAdd(before, amount));
            }
        }
    }

    /// Returns what nobody can give.
    Quantity collect(DonorPlan& plan, ResourceType type, Quantity amount)
    {
        for (std::size_t at = m_target; at != 0 && amount > 0;) {
            at = m_holders[at].parent;
            const Holder& above = m_holders[at];
            const auto own = above.own(type);
            const Quantity left = own ? saturatingSubtract(*own, ofChildren(at, type)) : 0;
            if (left <= 0)
                continue;
            const Quantity given = std::min(left, amount);
            plan.donors.push_back(
                {Donor::Kind::Unallotted, above.path, type, *own, *own - left, left, given});
            change(m_target, at, type, given);
            amount -= given;
        }
        struct Relative
        {
            std::size_t index;
            std::size_t common;
            std::size_t depth;
            Quantity spare;
        };
        std::vector<Relative> relatives;
        const QueuePath& target = m_holders[m_target].path;
        for (std::size_t index = 1; index < m_holders.size(); ++index) {
            const QueuePath& path = m_holders[index].path;
            if (!m_holders[index].own(type) || path.contains(target) || target.contains(path))
                continue;
            const std::size_t common = commonParent(index);
            if (const Quantity most = spare(index, common, type); most > 0)
                relatives.push_back(
                    {index, common,
                     static_cast<std::size_t>(std::ranges::count(m_holders[common].path.text(), '.')), most});
        }
        std::ranges::stable_sort(relatives, [](const Relative& left, const Relative& right) {
            return std::tuple(right.depth, right.spare) < std::tuple(left.depth, left.spare);
        });
        for (const Relative& relative : relatives) {
            const Holder& holder = m_holders[relative.index];
            // Another donor below or above it may have given the same amount.
            const Quantity most = std::max<Quantity>(spare(relative.index, relative.common, type), 0);
            const Quantity given = std::min(most, amount);
            plan.donors.push_back({Donor::Kind::Unused, holder.path, type,
                                   m_before[relative.index].guaranteed.valueOr0(type),
                                   holder.peak->valueOr0(type), relative.spare, given});
            if (given == 0)
                continue;
            change(relative.index, relative.common, type, -given);
            change(m_target, relative.common, type, given);
            amount -= given;
        }
        return amount;
    }

    /// The queue may use as much more as it is guaranteed; above it, each maximum has room for what is below it.
    void raiseMaxima(ResourceType type, Quantity amount)
    {
        if (amount == 0)
            return;
        Holder& target = m_holders[m_target];
        if (const auto max = target.max.find(type))
            target.max.set(type, saturatingAdd(*max, amount));
        Quantity needed = std::max(target.max.valueOr0(type), target.guaranteed.valueOr0(type));
        for (std::size_t at = target.parent; at != 0; at = m_holders[at].parent) {
            Holder& above = m_holders[at];
            needed = std::max(needed, above.guaranteed.valueOr0(type));
            if (const auto max = above.max.find(type); max && *max < needed)
                above.max.set(type, needed);
        }
    }

    [[nodiscard]] std::vector<AmountChange> steps() const
    {
        std::vector<AmountChange> steps;
        for (std::size_t index = 1; index < m_holders.size(); ++index) {
            const auto compare = [&](Resource Holder::*amounts, bool isMax) {
                const Resource& before = m_before[index].*amounts;
                for (const auto& [type, to] : (m_holders[index].*amounts).entries()) {
                    if (const auto from = before.find(type); from != to)
                        steps.push_back({m_holders[index].path, type, isMax, from, to});
                }
            };
            compare(&Holder::guaranteed, false);
            compare(&Holder::max, true);
        }
        return steps;
    }

    const DonorQuestion& m_question;
    std::vector<Holder> m_holders; ///< in pre-order
    std::vector<Holder> m_before;
    std::size_t m_target = 0;
};

std::string quantityText(ResourceType type, Quantity value)
{
    return formatQuantity(value, quantityKind(type.name()),
                          type.name() == "memory" ? QuantityStyle::Binary : QuantityStyle::Decimal);
}

/// A type that one of them lacks is not in the result: there was nothing of it.
Resource smallestOf(const Resource& left, const Resource& right)
{
    Resource smallest;
    for (const auto& [type, value] : left.entries()) {
        if (const auto other = right.find(type))
            smallest.set(type, std::min(value, *other));
    }
    return smallest;
}

Message amountOf(ResourceType type, Quantity value)
{
    Resource amount;
    amount.set(type, value);
    return resourceMessage(amount);
}
} // namespace

void QueuePeaks::add(const PartitionSnapshot& partition, SystemTime time)
{
    if (!partition.queues)
        return;
    m_times.add(time);
    for (const QueueInfo& queue : *partition.queues) {
        Resource& peak = m_peaks[queue.path.lowered()];
        const Resource demand
            = quotadeck::add(queue.allocated.value_or(Resource()), queue.pending.value_or(Resource()));
        peak = componentMax(peak, demand);
        if (!queue.parent.isEmpty() || !queue.max)
            continue;
        if (!m_capacity)
            m_capacity = queue.max;
        else
            m_capacity = smallestOf(*m_capacity, *queue.max);
    }
}

const Resource* QueuePeaks::peakOf(const QueuePath& queue) const
{
    const auto found = m_peaks.find(queue.lowered());
    return found == m_peaks.end() ? nullptr : &found->second;
}

Result<DonorPlan> findDonors(const config::PartitionConfig& partition, const QueuePeaks& peaks,
                             const DonorQuestion& question)
{
    return DonorSearch(partition, peaks, question).run();
}

Result<config::Document::Edits> donorEdits(const config::Document& document, std::size_t partition,
                                           const std::vector<AmountChange>& steps)
{
    std::vector<config::Document::Operation> operations;
    for (const AmountChange& step : steps) {
        operations.emplace_back([partition,
                                 step](const config::Document& current) -> Result<config::Document::Edits> {
            const auto place = current.config() == nullptr
                ? std::nullopt
                : config::queuePlace(*current.config(), partition, step.queue);
            if (!place)
                return fail(ErrorCode::NotFound, step.queue.text(),
                            QUOTADECK_TEXT("insight", "The configuration has no such queue."));
            return current.set(*place / "resources" / (step.isMax ? "max" : "guaranteed") / step.type.name(),
                               quantityText(step.type, step.to));
        });
    }
    return document.transact(operations);
}

Message describe(const Donor& donor)
{
    const auto amount = [&donor](Quantity value) { return amountOf(donor.type, value); };
    if (donor.kind == Donor::Kind::Unallotted)
        return {QUOTADECK_TEXT("insight", "%1 has %2 that none of its children is guaranteed; it gives %3"),
                donor.queue.text(), amount(donor.spare), amount(donor.given)};
    return {QUOTADECK_TEXT("insight",
                           "%1 never demanded more than %2 of guaranteed %3; it could give %4 and gives %5"),
            donor.queue.text(),
            amount(donor.peak),
            amount(donor.guaranteed),
            amount(donor.spare),
            amount(donor.given)};
}

Message describe(const AmountChange& step)
{
    const Message from = step.from ? Message(quantityText(step.type, *step.from))
                                   : Message(QUOTADECK_TEXT("insight", "not set"));
    return {step.isMax ? QUOTADECK_TEXT("insight", "max %1 of %2: from %3 to %4")
                       : QUOTADECK_TEXT("insight", "guaranteed %1 of %2: from %3 to %4"),
            step.type.name(), step.queue.text(), from, quantityText(step.type, step.to)};
}
} // namespace quotadeck::insight
