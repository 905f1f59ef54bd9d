// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/amounts.h"

#include "core/base/text.h"
#include "core/resource/quantity.h"

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
void raiseTo(Amounts& amounts, ResourceType type, const Amount& amount)
{
    const auto [known, isNew] = amounts.try_emplace(type, amount);
    if (!isNew && known->second.value < amount.value)
        known->second = amount;
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
            raiseTo(amounts, ResourceType(entry.key), {*value, &entry});
    }
    return amounts;
}

void LargestTwo::add(const Amounts& amounts, const void* of)
{
    for (const auto& [type, amount] : amounts) {
        auto& [first, second] = m_byType[type];
        if (first.of == nullptr || first.amount.value < amount.value) {
            second = std::move(first);
            first = {amount, of};
        } else if (second.of == nullptr || second.amount.value < amount.value) {
            second = {amount, of};
        }
    }
}

const Amount* LargestTwo::beside(ResourceType type, const void* of) const
{
    const auto found = m_byType.find(type);
    if (found == m_byType.end())
        return nullptr;
    const Entry& entry = found->second.first.of == of ? found->second.second : found->second.first;
    return entry.of == nullptr ? nullptr : &entry.amount;
}

const Amount* LargestTwo::reference(ResourceType type, const void* of) const
{
    const auto found = m_byType.find(type);
    if (found == m_byType.end())
        return nullptr;
    const auto& [first, second] = found->second;
    return first.of == of ? &first.amount : second.of == of ? &second.amount : nullptr;
}

Amounts LargestAmounts::collect(const QueueConfig& queue)
{
    Amounts largest = amountsOf(queue.resources.value.*m_quota);
    LargestTwo children;
    for (const QueueConfig& child : queue.queues.value) {
        const Amounts below = collect(child);
        children.add(below, &child);
        for (const auto& [type, amount] : below)
            raiseTo(largest, type, amount);
    }
    m_children.emplace(&queue, std::move(children));
    return largest;
}
} // namespace quotadeck::config
