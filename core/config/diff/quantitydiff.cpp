// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/config/diff/meaning.h"
#include "core/config/diff/sequence.h"
#include "core/config/diff/valuediff.h"
#include "core/config/schema/resourcetext.h"
#include "core/resource/display.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <functional>

namespace quotadeck::config {
namespace {
/// One type on one side.
struct Amount
{
    const TextEntry* entry = nullptr; ///< nullptr: absent
    std::optional<Quantity> value; ///< none: absent or unreadable
    bool isInForce = false; ///< false also for a zero in a map of nothing but zeros (QUE-12)

    Amount(const TextEntry* text, bool mapIsZero) : entry(text)
    {
        if (!entry)
            return;
        if (const auto parsed = parseQuantity(entry->value, quantityKind(entry->key)))
            value = *parsed;
        isInForce = value && !mapIsZero;
    }

    [[nodiscard]] bool isUnreadable() const { return entry && !value; }
    [[nodiscard]] std::string writtenText() const { return std::string(trimmedUnicode(entry->value)); }
};

Direction directionOf(QuantityRole role, const Amount& before, const Amount& after)
{
    if (before.isUnreadable() || after.isUnreadable())
        return Direction::Neutral;
    if (role == QuantityRole::Guarantee) {
        const Quantity from = before.value.value_or(0);
        const Quantity to = after.value.value_or(0);
        if (from == to)
            return Direction::Neutral;
        return to > from ? Direction::Raised : Direction::Lowered;
    }
    if (!before.isInForce && !after.isInForce)
        return Direction::Neutral;
    if (before.isInForce != after.isInForce)
        return after.isInForce ? Direction::Tighter : Direction::Looser;
    return *after.value > *before.value ? Direction::Looser : Direction::Tighter;
}

std::string shownText(const Amount& amount)
{
    if (!amount.value)
        return fmt::format("\"{}\"", amount.entry->value);
    return displayQuantity(ResourceType(amount.entry->key), *amount.value);
}

/// Both texts, as written where the short forms would look alike.
void setTexts(Change& change, const Amount& before, const Amount& after)
{
    if (before.entry) {
        change.oldText = shownText(before);
        change.oldSpan = before.entry->valueSpan;
    }
    if (after.entry) {
        change.newText = shownText(after);
        change.newSpan = after.entry->valueSpan;
    }
    if (change.oldText && change.oldText == change.newText) {
        change.oldText = before.writtenText();
        change.newText = after.writtenText();
    }
    if (before.value && after.value && before.value != after.value) {
        const Quantity difference = *after.value - *before.value; // neither is negative
        change.difference = displayQuantity(ResourceType(after.entry->key), difference);
        if (difference > 0)
            change.difference.insert(change.difference.begin(), '+');
    }
}

std::string whatIs(QuantityRole role, const std::string& type)
{
    switch (role) {
    case QuantityRole::QueueMaximum:
        return fmt::format("maximum {}", type);
    case QuantityRole::Guarantee:
        return fmt::format("guaranteed {}", type);
    case QuantityRole::Limit:
        break;
    }
    return type;
}

std::string sentenceFor(QuantityRole role, const std::string& type, const Change& change,
                        const Amount& before, const Amount& after)
{
    const std::string what = whatIs(role, type);
    const char* const absent = role == QuantityRole::Guarantee ? "not guaranteed" : "unlimited";
    if (before.value && before.value == after.value) {
        return after.isInForce
            ? fmt::format("{} of {} takes effect and blocks it: it no longer stands among nothing but zeros",
                          what, *change.newText)
            : fmt::format(
                "{} of {} no longer blocks it: a maximum of nothing but zeros is none to the running "
                "scheduler",
                what, *change.newText);
    }
    std::string sentence;
    if (!before.entry)
        sentence = fmt::format("{} set to {}, was {}", what, *change.newText, absent);
    else if (!after.entry)
        sentence = fmt::format("{} of {} removed: {}", what, *change.oldText, absent);
    else if (!before.value || !after.value)
        sentence = fmt::format("{} changed from {} to {}", what, *change.oldText, *change.newText);
    else
        sentence = fmt::format("{} {} from {} to {} ({})", what,
                               *after.value > *before.value ? "raised" : "lowered", *change.oldText,
                               *change.newText, change.difference);
    if (before.isUnreadable() || after.isUnreadable())
        return sentence + "; what stands in quotes is no quantity";
    if (role == QuantityRole::Guarantee)
        return sentence;
    const bool isIgnored = (before.value && !before.isInForce) || (after.value && !after.isInForce);
    if (isIgnored)
        return sentence + "; a maximum of nothing but zeros is none to the running scheduler";
    if (after.value == Quantity{0})
        sentence += "; 0 blocks it";
    return sentence;
}
} // namespace

void compareQuantities(const ChangeScope& scope, QuantityRole role, std::string_view field,
                       const TextMap& oldMap, const TextMap& newMap)
{
    auto pairs = pairedByKey(oldMap.value, newMap.value, std::mem_fn(&TextEntry::key));
    const auto typeOf
        = [](const auto& pair) { return ResourceType((pair.second ? pair.second : pair.first)->key); };
    std::ranges::stable_sort(pairs, precedesForDisplay, typeOf);
    const bool oldIsZero = isZero(parseResource(oldMap).value);
    const bool newIsZero = isZero(parseResource(newMap).value);
    for (const auto& [older, newer] : pairs) {
        const Amount before(older, oldIsZero);
        const Amount after(newer, newIsZero);
        const bool isSame = older && newer && meaningOfQuantity(*older) == meaningOfQuantity(*newer);
        if (isSame && (role == QuantityRole::Guarantee || before.isInForce == after.isInForce))
            continue;
        const std::string& type = (newer ? newer : older)->key;
        Change change;
        change.kind = !older ? ChangeKind::Added : newer ? ChangeKind::Changed : ChangeKind::Removed;
        change.direction = directionOf(role, before, after);
        change.field = fmt::format("{}.{}", field, type);
        setTexts(change, before, after);
        change.sentence = sentenceFor(role, type, change, before, after);
        scope.add(std::move(change));
    }
}

std::string quantitiesText(const TextMap& map)
{
    const ParsedResource parsed = parseResource(map);
    std::string text = displayResource(parsed.value);
    for (const BadQuantity& bad : parsed.bad)
        text += fmt::format(", {} \"{}\"", bad.entry->key, bad.entry->value);
    return text;
}
} // namespace quotadeck::config
