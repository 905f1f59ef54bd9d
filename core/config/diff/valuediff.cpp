// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/config/diff/comparisons.h"
#include "core/config/rules/acltext.h"
#include "core/config/schema/resourcetext.h"
#include "core/resource/display.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <fmt/format.h>
#include <functional>

namespace quotadeck::config {
namespace {
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

/// "submitacl changed from x to y", "submitacl set to y, was nobody", "submitacl removed: nobody instead of x".
Message plainSentence(const Message& what, const Change& change, const Message& whenEmpty)
{
    if (!change.oldText)
        return {QUOTADECK_TEXT("diff", "%1 set to %2, was %3"), what, change.newText.value_or(""), whenEmpty};
    if (!change.newText)
        return {QUOTADECK_TEXT("diff", "%1 removed: %2 instead of %3"), what, whenEmpty, *change.oldText};
    return {QUOTADECK_TEXT("diff", "%1 changed from %2 to %3"), what, *change.oldText, *change.newText};
}

/// One type on one side.
struct SideAmount
{
    const TextEntry* entry = nullptr; ///< nullptr: absent
    std::optional<Quantity> value; ///< none: absent or unreadable
    bool isInForce = false; ///< false also for a zero in a map of all zeros (QUE-12)

    SideAmount(const TextEntry* text, bool mapIsZero) : entry(text)
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

Direction directionOf(QuantityRole role, const SideAmount& before, const SideAmount& after)
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

std::string shownText(const SideAmount& amount)
{
    if (!amount.value)
        return fmt::format("\"{}\"", amount.entry->value);
    return displayQuantity(ResourceType(amount.entry->key), *amount.value);
}

/// Both texts, as written where the short forms would look alike.
void setTexts(Change& change, const SideAmount& before, const SideAmount& after)
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

Message whatIs(QuantityRole role, const std::string& type)
{
    switch (role) {
    case QuantityRole::QueueMaximum:
        return {QUOTADECK_TEXT("diff", "maximum %1"), type};
    case QuantityRole::Guarantee:
        return {QUOTADECK_TEXT("diff", "guaranteed %1"), type};
    case QuantityRole::Limit:
        break;
    }
    return type;
}

Message textMessage(const SideAmount& amount, const std::string& text)
{
    return amount.value ? Message(QUOTADECK_TEXT("diff", "%1"), Message::Figure{text}) : Message(text);
}

/// The change itself, without what else is to know about its values.
Message amountSentence(QuantityRole role, const std::string& type, const Change& change,
                       const SideAmount& before, const SideAmount& after)
{
    const Message what = whatIs(role, type);
    const Message absent = role == QuantityRole::Guarantee ? QUOTADECK_TEXT("diff", "not guaranteed")
                                                           : QUOTADECK_TEXT("diff", "unlimited");
    if (!before.entry)
        return {QUOTADECK_TEXT("diff", "%1 set to %2, was %3"), what, textMessage(after, *change.newText),
                absent};
    if (!after.entry)
        return {QUOTADECK_TEXT("diff", "%1 of %2 removed: %3"), what, textMessage(before, *change.oldText),
                absent};
    if (!before.value || !after.value)
        return {QUOTADECK_TEXT("diff", "%1 changed from %2 to %3"), what,
                textMessage(before, *change.oldText), textMessage(after, *change.newText)};
    return {*after.value > *before.value ? QUOTADECK_TEXT("diff", "%1 raised from %2 to %3 (%4)")
                                         : QUOTADECK_TEXT("diff", "%1 lowered from %2 to %3 (%4)"),
            what, Message::Figure{*change.oldText}, Message::Figure{*change.newText},
            Message::Figure{change.difference}};
}

Message sentenceFor(QuantityRole role, const std::string& type, const Change& change,
                    const SideAmount& before, const SideAmount& after)
{
    if (before.value && before.value == after.value) {
        return {after.isInForce
                    ? QUOTADECK_TEXT("diff", "%1 of %2 now applies: the maximum is no longer all zeros")
                    : QUOTADECK_TEXT(
                        "diff",
                        "%1 of %2 no longer applies: the running scheduler ignores a maximum of all zeros"),
                whatIs(role, type), Message::Figure{*change.newText}};
    }
    Message sentence = amountSentence(role, type, change, before, after);
    if (before.isUnreadable() || after.isUnreadable())
        return {QUOTADECK_TEXT("diff", "%1; the quoted value is not a quantity"), std::move(sentence)};
    if (role == QuantityRole::Guarantee)
        return sentence;
    const bool isIgnored = (before.value && !before.isInForce) || (after.value && !after.isInForce);
    if (isIgnored)
        return {QUOTADECK_TEXT("diff", "%1; the running scheduler ignores a maximum of all zeros"),
                std::move(sentence)};
    if (after.value == Quantity{0})
        return {QUOTADECK_TEXT("diff", "%1; 0 allows nothing"), std::move(sentence)};
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
    if (change.kind == ChangeKind::Changed) {
        change.difference = signedText(oldCount.value, newCount.value);
        change.sentence = {
            isLooser ? QUOTADECK_TEXT("diff", "maximum of running applications raised from %1 to %2 (%3)")
                     : QUOTADECK_TEXT("diff", "maximum of running applications lowered from %1 to %2 (%3)"),
            oldCount.value, newCount.value, change.difference};
    } else {
        change.sentence = plainSentence(QUOTADECK_TEXT("diff", "maximum of running applications"), change,
                                        QUOTADECK_TEXT("diff", "unlimited"));
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
        change.sentence = plainSentence({QUOTADECK_TEXT("diff", "property %1"), key}, change,
                                        QUOTADECK_TEXT("diff", "not set"));
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
    change.sentence = plainSentence(field, change, QUOTADECK_TEXT("diff", "nobody"));
    scope.add(std::move(change));
}

void compareText(const ChangeScope& scope, std::string_view field, const TextField& oldText,
                 const TextField& newText)
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
    change.sentence = plainSentence(field, change, QUOTADECK_TEXT("diff", "nothing"));
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
        const SideAmount before(older, oldIsZero);
        const SideAmount after(newer, newIsZero);
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

Message quantitiesText(const TextMap& map)
{
    const ParsedResource parsed = parseResource(map);
    std::vector<Message> parts{resourceMessage(parsed.value)};
    for (const BadQuantity& bad : parsed.bad)
        parts.push_back({QUOTADECK_TEXT("diff", "%1 \"%2\""), bad.entry->key, bad.entry->value});
    return Message::joined(std::move(parts));
}
} // namespace quotadeck::config
