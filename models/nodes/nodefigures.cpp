// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/nodes/nodefigures.h"

#include "core/snapshot/nodespace.h"
#include "models/common/celltext.h"

#include <algorithm>

namespace quotadeck::models {
namespace {
/// Allocated and foreign; nil when both are.
std::optional<Resource> takenOf(const NodeAmounts& amounts)
{
    if (!amounts.foreign)
        return amounts.allocated;
    if (!amounts.allocated)
        return amounts.foreign;
    Resource taken = *amounts.allocated;
    for (const auto& [type, value] : amounts.foreign->entries())
        taken.set(type, saturatingAdd(taken.valueOr0(type), value));
    return taken;
}

/// The types that play a part of their own in a free slot, interned once.
struct SlotTypes
{
    ResourceType memory{"memory"};
    ResourceType vcore{"vcore"};
    ResourceType pods{"pods"};
    ResourceType storage{"ephemeral-storage"};

    static const SlotTypes& get()
    {
        static const SlotTypes kTypes;
        return kTypes;
    }
    /// Every pod needs some of it.
    [[nodiscard]] bool isNeeded(ResourceType type) const
    {
        return type == memory || type == vcore || type == pods;
    }
};
} // namespace

NodeAmounts amountsOf(const NodeInfo& node)
{
    return {.capacity = node.capacity,
            .allocated = node.allocated,
            .foreign = node.occupied,
            .available = node.available,
            .utilized = node.utilized};
}

QString NodeFigures::shareText() const
{
    return hasCapacity() ? share().text() : unsetText();
}

QString NodeFigures::text(std::optional<Quantity> value) const
{
    return value ? shown.text(*value) : unsetText();
}

QString NodeFigures::namedText(std::optional<Quantity> value) const
{
    return value ? shown.namedText(*value) : unsetText();
}

QString NodeFigures::exact(std::optional<Quantity> value) const
{
    return value ? shown.exact(*value) : QString();
}

UsageBar NodeFigures::bar(const QString& sentence) const
{
    UsageBar bar = shown.bar();
    bar.foreign = foreign.value_or(0);
    bar.text = sentence;
    return bar;
}

std::optional<Quantity> availableOf(const NodeAmounts& amounts, ResourceType type)
{
    return quotadeck::availableOf(NodeSpace{.capacity = amounts.capacity,
                                            .allocated = amounts.allocated,
                                            .foreign = amounts.foreign,
                                            .available = amounts.available},
                                  type);
}

NodeFigures nodeFigures(const NodeAmounts& amounts, const Focus& focus)
{
    NodeFigures figures;
    figures.shown = figuresOf(
        {.used = takenOf(amounts), .pending = {}, .guaranteed = {}, .max = amounts.capacity, .headroom = {}},
        focus);
    if (!figures.shown.type)
        return figures;
    const ResourceType type = *figures.shown.type;
    const bool isKnown = figures.shown.max.has_value();
    const auto amount = [type, isKnown](ResourceView resource) {
        const auto value = resource.find(type);
        return !value && isKnown ? std::optional<Quantity>(0) : value;
    };
    figures.allocated = amount(amounts.allocated);
    figures.foreign = amount(amounts.foreign);
    figures.available = availableOf(amounts, type);
    if (!isKnown && figures.available == 0)
        figures.available.reset();
    figures.utilized = ResourceView(amounts.utilized).find(type);
    if (!figures.utilized && isKnown && figures.allocated == 0)
        figures.utilized = 0;
    return figures;
}

FreeSlot freeSlot(const NodeAmounts& amounts, const NodeFigures& figures, const Focus& focus, bool takesPods)
{
    FreeSlot slot;
    if (!takesPods) {
        slot.kind = FreeSlot::Kind::Closed;
        slot.rank = -2;
        return slot;
    }
    if (!amounts.capacity) {
        slot.rank = -3;
        return slot;
    }
    const SlotTypes& types = SlotTypes::get();
    Resource free;
    double smallest = 1;
    bool isFull = false;
    for (const auto& [type, capacity] : amounts.capacity->entries()) {
        const Quantity available = std::max<Quantity>(0, availableOf(amounts, type).value_or(0));
        if (capacity > 0 && types.isNeeded(type)) {
            isFull = isFull || available == 0;
            if (type != types.pods)
                smallest = std::min(smallest, static_cast<double>(available) / static_cast<double>(capacity));
        }
        if (available > 0)
            free.set(type, available);
    }
    if (isFull) {
        slot.kind = FreeSlot::Kind::Full;
        return slot;
    }
    slot.kind = FreeSlot::Kind::Free;
    if (focus.isDominant()) {
        free.erase(types.pods);
        free.erase(types.storage);
        slot.free = std::move(free);
        slot.rank = smallest;
    } else {
        slot.rank = static_cast<double>(std::max<Quantity>(0, figures.available.value_or(0)));
    }
    return slot;
}
} // namespace quotadeck::models
