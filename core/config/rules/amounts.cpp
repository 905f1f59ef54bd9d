// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/amounts.h"

#include "core/base/text.h"
#include "core/resource/quantity.h"

#include <algorithm>

namespace quotadeck::config {
namespace {
constexpr Quantity kMebibyte = Quantity{1} << 20;
constexpr Quantity kExbibyte = Quantity{1} << 60;
constexpr Quantity kMostMillicores = 10'000'000'000;

bool isVcore(std::string_view type)
{
    return quantityKind(type) == QuantityKind::Vcore;
}

/// Each type at its largest.
void raiseTo(Amounts& amounts, const Amount& amount)
{
    const auto known = std::ranges::lower_bound(amounts, amount.type, {}, &Amount::type);
    if (known == amounts.end() || known->type != amount.type)
        amounts.insert(known, amount);
    else if (known->value < amount.value)
        *known = amount;
}

/// Other amounts are not compared with such an amount.
bool isDoubtful(const TextEntry& entry, Quantity value)
{
    return isSmallMemory(entry.key, value) || hasUnitOfBytes(entry.key, entry.value)
        || exceedsAnyCluster(entry.key, value);
}
} // namespace

bool isSmallMemory(std::string_view type, Quantity value)
{
    return type == "memory" && value > 0 && value < kMebibyte;
}

bool isSmallMemory(std::string_view type, std::string_view text)
{
    const auto value = parseQuantity(text, QuantityKind::Plain);
    return value && isSmallMemory(type, *value);
}

bool hasUnitOfBytes(std::string_view type, std::string_view text)
{
    return isVcore(type) && quantityStyle(trimmedUnicode(text)) == QuantityStyle::Binary;
}

bool exceedsAnyCluster(std::string_view type, Quantity value)
{
    return isVcore(type) ? value > kMostMillicores : type == "memory" && value > kExbibyte;
}

Amounts amountsOf(const TextMap& map)
{
    Amounts amounts;
    for (const TextEntry& entry : map.value) {
        const auto value = parseQuantity(entry.value, quantityKind(entry.key));
        if (value && !isDoubtful(entry, *value))
            raiseTo(amounts, {ResourceType(entry.key), *value, &entry});
    }
    return amounts;
}

void LargestTwo::add(const Amounts& amounts, const void* of)
{
    for (const Amount& amount : amounts) {
        const auto known = std::ranges::lower_bound(m_byType, amount.type, {}, &OfType::type);
        if (known == m_byType.end() || known->type() != amount.type) {
            m_byType.insert(known, {{amount, of}, std::nullopt});
        } else if (known->first.amount.value < amount.value) {
            known->second = known->first;
            known->first = {amount, of};
        } else if (!known->second || known->second->amount.value < amount.value) {
            known->second = {amount, of};
        }
    }
}

const LargestTwo::OfType* LargestTwo::find(ResourceType type) const
{
    const auto found = std::ranges::lower_bound(m_byType, type, {}, &OfType::type);
    return found == m_byType.end() || found->type() != type ? nullptr : &*found;
}

const Amount* LargestTwo::beside(ResourceType type, const void* of) const
{
    const OfType* const known = find(type);
    if (known == nullptr)
        return nullptr;
    if (known->first.of != of)
        return &known->first.amount;
    return known->second ? &known->second->amount : nullptr;
}

const Amount* LargestTwo::reference(ResourceType type, const void* of) const
{
    const OfType* const known = find(type);
    if (known == nullptr)
        return nullptr;
    if (known->first.of == of)
        return &known->first.amount;
    return known->second && known->second->of == of ? &known->second->amount : nullptr;
}

Amounts LargestAmounts::collect(const QueueConfig& queue)
{
    Amounts largest = amountsOf(queue.resources.value.*m_quota);
    if (queue.queues.value.empty())
        return largest;
    LargestTwo children;
    for (const QueueConfig& child : queue.queues.value) {
        const Amounts below = collect(child);
        children.add(below, &child);
        for (const Amount& amount : below)
            raiseTo(largest, amount);
    }
    m_children.emplace(&queue, std::move(children));
    return largest;
}
} // namespace quotadeck::config
