// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/diff/valuediff.h"

#include "core/base/text.h"
#include "core/config/diff/meaning.h"
#include "core/config/diff/sequence.h"
#include "core/config/rules/acltext.h"
#include "core/config/schema/resourcetext.h"
#include "core/resource/display.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <functional>

namespace quotadeck::config {
namespace {
const char* verbFor(Direction direction)
{
    return direction == Direction::Looser || direction == Direction::Raised ? "raised" : "lowered";
}

std::string signedText(std::uint64_t from, std::uint64_t to)
{
    return from < to ? fmt::format("+{}", to - from) : fmt::format("-{}", from - to);
}

std::optional<std::string> shownText(const TextField& text)
{
    return text.value.empty() ? std::nullopt : std::optional(text.value);
}

ChangeKind kindFor(const std::optional<std::string>& oldText, const std::optional<std::string>& newText)
{
    if (!oldText)
        return ChangeKind::Added;
    return newText ? ChangeKind::Changed : ChangeKind::Removed;
}

/// "submitacl changed from x to y", "set to y", "removed, was x".
std::string plainSentence(std::string_view field, const Change& change, std::string_view whenEmpty)
{
    if (!change.oldText)
        return fmt::format("{} set to {}, was {}", field, change.newText.value_or(""), whenEmpty);
    if (!change.newText)
        return fmt::format("{} removed: {} instead of {}", field, whenEmpty, *change.oldText);
    return fmt::format("{} changed from {} to {}", field, *change.oldText, *change.newText);
}

/// One type on one side.
struct Amount
{
    const TextEntry* entry = nullptr; ///< nullptr: absent
    std::optional<Quantity> value; ///< none: absent or unreadable
    bool isInForce = false; ///< false also for a zero in a map of all zeros (QUE-12)

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
            ? fmt::format("{} of {} now applies: the maximum is no longer all zeros", what, *change.newText)
            : fmt::format("{} of {} no longer applies: the running scheduler ignores a maximum of all zeros",
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
        return sentence + "; the quoted value is not a quantity";
    if (role == QuantityRole::Guarantee)
        return sentence;
    const bool isIgnored = (before.value && !before.isInForce) || (after.value && !after.isInForce);
    if (isIgnored)
        return sentence + "; the running scheduler ignores a maximum of all zeros";
    if (after.value == Quantity{0})
        sentence += "; 0 allows nothing";
    return sentence;
}
} // namespace

void compareApplications(const ChangeScope& scope, std::string_view field, const CountField& oldCount,
                         const CountField& newCount)
{
    if (oldCount.value == newCount.value)
        return;
    const auto shown = [](const CountField& count) {
        return count.value == 0 ? std::nullopt : std::optional(std::to_string(count.value));
    };
    Change change;
    change.field = field;
    change.oldText = shown(oldCount);
    change.newText = shown(newCount);
    change.kind = kindFor(change.oldText, change.newText);
    change.oldSpan = placeOfField(oldCount);
    change.newSpan = placeOfField(newCount);
    const bool isLooser = !change.newText || (change.oldText && newCount.value > oldCount.value);
    change.direction = isLooser ? Direction::Looser : Direction::Tighter;
    constexpr const char* kWhat = "maximum of running applications";
    if (change.kind == ChangeKind::Changed) {
        change.difference = signedText(oldCount.value, newCount.value);
        change.sentence = fmt::format("{} {} from {} to {} ({})", kWhat, verbFor(change.direction),
                                      *change.oldText, *change.newText, change.difference);
    } else {
        change.sentence = plainSentence(kWhat, change, "unlimited");
    }
    scope.add(std::move(change));
}

void compareProperties(const ChangeScope& scope, std::string_view field, const TextMap& oldMap,
                       const TextMap& newMap)
{
    for (const auto& [older, newer] : pairedByKey(oldMap.value, newMap.value, std::mem_fn(&TextEntry::key))) {
        if (older && newer && meaningOfProperty(*older) == meaningOfProperty(*newer))
            continue;
        Change change;
        const std::string& key = (newer ? newer : older)->key;
        change.field = fmt::format("{}.{}", field, key);
        if (older) {
            change.oldText = older->value;
            change.oldSpan = older->valueSpan;
        }
        if (newer) {
            change.newText = newer->value;
            change.newSpan = newer->valueSpan;
        }
        change.kind = kindFor(change.oldText, change.newText);
        change.sentence = plainSentence(fmt::format("property {}", key), change, "not set");
        scope.add(std::move(change));
    }
}

void compareAcl(const ChangeScope& scope, std::string_view field, const TextField& oldAcl,
                const TextField& newAcl)
{
    if (meaningOfAcl(oldAcl.value) == meaningOfAcl(newAcl.value))
        return;
    Change change;
    change.field = field;
    const auto shown = [](const TextField& acl) {
        return trimmedUnicode(acl.value).empty() ? std::nullopt : std::optional(acl.value);
    };
    change.oldText = shown(oldAcl);
    change.newText = shown(newAcl);
    change.kind = kindFor(change.oldText, change.newText);
    change.oldSpan = placeOfField(oldAcl);
    change.newSpan = placeOfField(newAcl);
    const auto before = aclGrant(oldAcl.value);
    const auto after = aclGrant(newAcl.value);
    if (before && after && after->covers(*before))
        change.direction = Direction::Looser;
    else if (before && after && before->covers(*after))
        change.direction = Direction::Tighter;
    change.sentence = plainSentence(field, change, "nobody");
    scope.add(std::move(change));
}

void compareText(const ChangeScope& scope, std::string_view field, const TextField& oldText,
                 const TextField& newText, std::string_view whenEmpty)
{
    if (oldText.value == newText.value)
        return;
    Change change;
    change.field = field;
    change.oldText = shownText(oldText);
    change.newText = shownText(newText);
    change.kind = kindFor(change.oldText, change.newText);
    change.oldSpan = placeOfField(oldText);
    change.newSpan = placeOfField(newText);
    change.sentence = plainSentence(field, change, whenEmpty);
    scope.add(std::move(change));
}

void compareFlag(const ChangeScope& scope, std::string_view field, const BoolField& oldFlag,
                 const BoolField& newFlag, bool otherwise)
{
    const bool before = oldFlag.isSet ? oldFlag.value : otherwise;
    const bool after = newFlag.isSet ? newFlag.value : otherwise;
    if (before == after)
        return;
    Change change;
    change.field = field;
    change.oldText = before ? "true" : "false";
    change.newText = after ? "true" : "false";
    change.oldSpan = placeOfField(oldFlag);
    change.newSpan = placeOfField(newFlag);
    change.sentence = plainSentence(field, change, {});
    scope.add(std::move(change));
}

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
