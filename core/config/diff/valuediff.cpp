// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/diff/valuediff.h"

#include "core/base/text.h"
#include "core/config/diff/aclgrant.h"
#include "core/config/diff/meaning.h"
#include "core/config/diff/sequence.h"

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
} // namespace quotadeck::config
