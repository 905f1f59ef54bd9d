// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/config/diff/change.h"
#include "core/config/diff/comparisons.h"
#include "core/config/schema/effective.h"

#include <algorithm>
#include <fmt/ranges.h>
#include <functional>
#include <unordered_map>

namespace quotadeck::config {
namespace {
/// The effective weights: 1 for vcore and memory when none are set.
std::vector<WeightEntry> weightsOf(const NodeSortPolicyConfig& policy)
{
    if (!policy.resourceWeights.value.empty())
        return policy.resourceWeights.value;
    return {{"vcore", 1.0, {}, {}}, {"memory", 1.0, {}, {}}};
}

void compareWeights(const ChangeScope& scope, const NodeSortPolicyConfig& older,
                    const NodeSortPolicyConfig& newer)
{
    const auto before = weightsOf(older);
    const auto after = weightsOf(newer);
    for (const auto& [oldWeight, newWeight] : pairedByKey(before, after, std::mem_fn(&WeightEntry::key))) {
        const auto shown
            = [](const WeightEntry* weight) { return fmt::format("{}", weight ? weight->value : 0.0); };
        const std::string& key = (newWeight ? newWeight : oldWeight)->key;
        // A type without a weight does not count (QUE-68), as one with 0 does; as text NaN equals itself.
        if (shown(oldWeight) == shown(newWeight))
            continue;
        const auto placeOf = [](const WeightEntry* weight) {
            return weight && !weight->valueSpan.isEmpty() ? std::optional(weight->valueSpan) : std::nullopt;
        };
        Change change;
        change.field = fmt::format("nodesortpolicy.resourceweights.{}", key);
        change.oldText = shown(oldWeight);
        change.newText = shown(newWeight);
        change.oldSpan = placeOf(oldWeight);
        change.newSpan = placeOf(newWeight);
        change.sentence = {QUOTADECK_TEXT("diff", "weight of %1 in sorting nodes changed from %2 to %3"), key,
                           Message::Figure{*change.oldText}, Message::Figure{*change.newText}};
        scope.add(std::move(change));
    }
}

TextField sortTypeOf(const NodeSortPolicyConfig& policy)
{
    TextField type = policy.type;
    if (type.value.empty())
        type.value = "fair";
    return type;
}

using Rules = std::vector<PlacementRuleConfig>;
using Rule = PlacementRuleConfig;

Rules rulesOf(const Field<Rules>& field)
{
    if (!field.value.empty())
        return field.value;
    Rule provided;
    provided.name.value = "provided";
    return {provided};
}

std::string nameOf(const Rule& rule)
{
    const std::string name = asciiLowered(rule.name.value);
    return rule.value.value.empty() ? name : fmt::format("{} {}", name, rule.value.value);
}

std::optional<TextSpan> placeOf(const Rule& rule)
{
    return rule.span.isEmpty() ? std::nullopt : std::optional(rule.span);
}

/// The names after a key of the filter: "users a,b"; empty without names.
Message listText(const char* key, const TextList& list)
{
    std::vector<std::string> names;
    for (const TextField& name : list.value)
        names.push_back(name.value);
    return names.empty() ? Message() : Message(fmt::format("{} {}", key, fmt::join(names, ",")));
}

/// "deny users a,b groups c"; "everyone" and "nobody" for a filter without names (PLC-10).
Message filterText(const FilterConfig& filter)
{
    const Message names
        = Message::joined({listText("users", filter.users), listText("groups", filter.groups)}, " ");
    if (!names.isEmpty())
        return Message::joined({meaningOfFilterType(filter.type), names}, " ");
    return meaningOfFilterType(filter.type) == "deny" ? QUOTADECK_TEXT("diff", "nobody")
                                                      : QUOTADECK_TEXT("diff", "everyone");
}

/// "fixed batch, create, filter deny users a,b, below (user)".
Message ruleText(const Rule& rule)
{
    std::vector<Message> parts{nameOf(rule)};
    if (rule.create.value)
        parts.emplace_back("create");
    const FilterConfig& filter = rule.filter.value;
    if (!filter.users.value.empty() || !filter.groups.value.empty()
        || meaningOfFilterType(filter.type) == "deny")
        parts.push_back({QUOTADECK_TEXT("diff", "filter %1"), filterText(filter)});
    if (!rule.parent.empty())
        parts.push_back({QUOTADECK_TEXT("diff", "below (%1)"), ruleText(rule.parent.front())});
    return Message::joined(std::move(parts));
}

/// Pairs equal rules, then the remaining ones of the same kind. Returns the position of the old rule for each new one.
std::vector<std::optional<std::size_t>> partnersOf(const Rules& older, const Rules& newer)
{
    std::vector<std::optional<std::size_t>> partners(newer.size());
    std::vector<bool> isTaken(older.size(), false);
    const auto pairBy = [&](const auto& keyOf) {
        std::unordered_map<std::string, std::vector<std::size_t>> waiting;
        for (std::size_t i = older.size(); i-- > 0;) {
            if (!isTaken[i])
                waiting[keyOf(older[i])].push_back(i);
        }
        for (std::size_t i = 0; i < newer.size(); ++i) {
            auto& candidates = waiting[keyOf(newer[i])];
            if (partners[i] || candidates.empty())
                continue;
            partners[i] = candidates.back();
            isTaken[candidates.back()] = true;
            candidates.pop_back();
        }
    };
    pairBy(meaningOfRule);
    pairBy([](const Rule& rule) { return asciiLowered(rule.name.value); });
    return partners;
}

Message elementFor(const Rule& rule, std::size_t index)
{
    return {QUOTADECK_TEXT("diff", "placement rule %1 (%2)"), index + 1, asciiLowered(rule.name.value)};
}

void addPresence(const ChangeScope& scope, ChangeKind kind, const Rule& rule, std::size_t index)
{
    const bool isAdded = kind == ChangeKind::Added;
    Change change;
    change.kind = kind;
    change.field = "placementrules";
    (isAdded ? change.newText : change.oldText) = ruleText(rule).english();
    (isAdded ? change.newSpan : change.oldSpan) = placeOf(rule);
    change.sentence = {isAdded ? QUOTADECK_TEXT("diff", "added: %1") : QUOTADECK_TEXT("diff", "removed: %1"),
                       ruleText(rule)};
    scope.of(elementFor(rule, index)).add(std::move(change));
}

void compareRule(const ChangeScope& scope, const Rule& older, const Rule& newer)
{
    compareFlag(scope, "create", older.create, newer.create);
    if (meaningOfRuleValue(older) != meaningOfRuleValue(newer))
        compareText(scope, "value", older.value, newer.value);
    const FilterConfig& oldFilter = older.filter.value;
    const FilterConfig& newFilter = newer.filter.value;
    const auto add = [&](const char* field, const Message& before, const Message& after, bool isSame) {
        if (isSame)
            return;
        Change change;
        change.field = field;
        change.oldSpan = placeOf(older);
        change.newSpan = placeOf(newer);
        change.sentence = {QUOTADECK_TEXT("diff", "%1 changed from %2 to %3"), field, before, after};
        change.oldText = before.english();
        change.newText = after.english();
        scope.add(std::move(change));
    };
    const bool isSameFilter = meaningOfFilterType(oldFilter.type) == meaningOfFilterType(newFilter.type)
        && meaningOfFilterNames(oldFilter.users) == meaningOfFilterNames(newFilter.users)
        && meaningOfFilterNames(oldFilter.groups) == meaningOfFilterNames(newFilter.groups);
    add("filter", filterText(oldFilter), filterText(newFilter), isSameFilter);
    const auto parentText = [](const Rule& rule) {
        return rule.parent.empty() ? Message("root")
                                   : Message(QUOTADECK_TEXT("diff", "(%1)"), ruleText(rule.parent.front()));
    };
    const auto parentMeaning = [](const Rule& rule) {
        return rule.parent.empty() ? std::string() : meaningOfRule(rule.parent.front());
    };
    add("parent", parentText(older), parentText(newer), parentMeaning(older) == parentMeaning(newer));
}

/// Adds the change of order of the rules that both sides have.
void compareOrder(const ChangeScope& scope, const Rules& older, const Rules& newer,
                  const std::vector<std::optional<std::size_t>>& partners,
                  const std::optional<TextSpan>& oldSpan, const std::optional<TextSpan>& newSpan)
{
    std::vector<std::size_t> ranks;
    std::vector<std::string> after;
    for (std::size_t i = 0; i < newer.size(); ++i) {
        if (!partners[i])
            continue;
        ranks.push_back(*partners[i]);
        after.push_back(nameOf(newer[i]));
    }
    if (std::ranges::is_sorted(ranks))
        return;
    std::vector<std::size_t> sorted = ranks;
    std::ranges::sort(sorted);
    std::vector<std::string> before;
    before.reserve(sorted.size());
    for (const std::size_t index : sorted)
        before.push_back(nameOf(older[index]));
    Change change;
    change.kind = ChangeKind::Reordered;
    change.field = "placementrules";
    change.oldText = fmt::format("{}", fmt::join(before, ", "));
    change.newText = fmt::format("{}", fmt::join(after, ", "));
    change.oldSpan = oldSpan;
    change.newSpan = newSpan;
    change.sentence
        = {QUOTADECK_TEXT("diff", "order changed from %1 to %2: the first rule that gives a queue wins"),
           *change.oldText, *change.newText};
    scope.of(QUOTADECK_TEXT("diff", "placement rules")).add(std::move(change));
}

void addPartition(std::vector<Change>& changes, ChangeKind kind, const PartitionConfig& partition)
{
    const bool isAdded = kind == ChangeKind::Added;
    const std::string& name = partition.name.value;
    Change change;
    change.kind = kind;
    (isAdded ? change.newText : change.oldText) = name;
    (isAdded ? change.newSpan : change.oldSpan) = partition.span;
    change.sentence = isAdded
        ? QUOTADECK_TEXT("diff", "partition added")
        : QUOTADECK_TEXT("diff", "partition removed: its queues drain and all its applications fail");
    change.direction = isAdded ? Direction::Neutral : Direction::Dangerous;
    ChangeScope(changes, name, {}).add(std::move(change));
}

/// The first rule that gives a queue wins (PLC-1), so the order of rules always has an effect. No rules are the same as one
/// rule "provided" that creates nothing.
void comparePlacementRules(const ChangeScope& scope, const Field<Rules>& oldField,
                           const Field<Rules>& newField)
{
    const Rules older = rulesOf(oldField);
    const Rules newer = rulesOf(newField);
    const auto partners = partnersOf(older, newer);
    std::vector<bool> isKept(older.size(), false);
    for (std::size_t i = 0; i < newer.size(); ++i) {
        if (partners[i]) {
            isKept[*partners[i]] = true;
            compareRule(scope.of(elementFor(newer[i], i)), older[*partners[i]], newer[i]);
        } else {
            addPresence(scope, ChangeKind::Added, newer[i], i);
        }
    }
    for (std::size_t i = 0; i < older.size(); ++i) {
        if (!isKept[i])
            addPresence(scope, ChangeKind::Removed, older[i], i);
    }
    compareOrder(scope, older, newer, partners, placeOfField(oldField), placeOfField(newField));
}

/// The changes of a partition except those of its queues.
void comparePartitionSettings(const ChangeScope& scope, const PartitionConfig& older,
                              const PartitionConfig& newer)
{
    compareFlag(scope, "preemption.enabled", older.preemption.value.enabled, newer.preemption.value.enabled,
                true);
    compareFlag(scope, "preemption.quotapreemptionenabled", older.preemption.value.quotaPreemptionEnabled,
                newer.preemption.value.quotaPreemptionEnabled);
    compareText(scope, "nodesortpolicy.type", sortTypeOf(older.nodeSortPolicy.value),
                sortTypeOf(newer.nodeSortPolicy.value));
    compareWeights(scope, older.nodeSortPolicy.value, newer.nodeSortPolicy.value);
    compareText(scope, "usergroupresolver.type", older.userGroupResolverType, newer.userGroupResolverType);
    comparePlacementRules(scope, older.placementRules, newer.placementRules);
}
} // namespace

std::vector<Change> semanticDiff(const SchedulerConfig& oldConfig, const SchedulerConfig& newConfig)
{
    const auto older = effectivePartitions(oldConfig);
    const auto newer = effectivePartitions(newConfig);
    std::vector<Change> changes;
    const auto keyOf = [](const PartitionConfig& partition) { return asciiLowered(partition.name.value); };
    for (const auto& [before, after] : pairedByKey(older, newer, keyOf)) {
        if (!before || !after) {
            addPartition(changes, after ? ChangeKind::Added : ChangeKind::Removed, after ? *after : *before);
            continue;
        }
        const ChangeScope scope(changes, after->name.value, {});
        comparePartitionSettings(scope, *before, *after);
        compareQueues(scope, rootOf(*before), rootOf(*after));
    }
    // Not the one of std::ranges: clang 14 cannot compile its result.
    std::stable_partition(changes.begin(), changes.end(),
                          [](const Change& change) { return change.direction == Direction::Dangerous; });
    return changes;
}

bool changesMeaning(const std::vector<Change>& changes)
{
    return std::ranges::any_of(changes, &Change::hasEffect);
}
} // namespace quotadeck::config
