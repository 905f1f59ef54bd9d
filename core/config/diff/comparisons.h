// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/diff/change.h"
#include "core/config/schema/schema.h"

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace quotadeck::config {
/// Pairs the items of two lists by key: all of @p newer in order, each with the older one of its key or nullptr, then
/// the older ones that are left with nullptr as the newer. The k-th item of a repeated key is paired with the k-th.
template <typename T, typename KeyOf>
std::vector<std::pair<const T*, const T*>> pairedByKey(const std::vector<T>& older,
                                                       const std::vector<T>& newer, KeyOf keyOf)
{
    std::unordered_map<std::string, std::deque<const T*>> waiting;
    for (const T& item : older)
        waiting[keyOf(item)].push_back(&item);
    std::unordered_set<const T*> taken;
    std::vector<std::pair<const T*, const T*>> pairs;
    for (const T& item : newer) {
        auto& candidates = waiting[keyOf(item)];
        pairs.emplace_back(candidates.empty() ? nullptr : candidates.front(), &item);
        if (candidates.empty())
            continue;
        taken.insert(candidates.front());
        candidates.pop_front();
    }
    for (const T& item : older) {
        if (!taken.contains(&item))
            pairs.emplace_back(&item, nullptr);
    }
    return pairs;
}

/// The place whose changes are listed: a partition, one of its queues, or an element of these. Lifetime: that of the
/// list.
class ChangeScope
{
public:
    ChangeScope(std::vector<Change>& changes, std::string partition, std::string path)
        : m_changes(changes)
        , m_partition(std::move(partition))
        , m_path(std::move(path))
    {
    }

    [[nodiscard]] ChangeScope at(std::string path) const { return {m_changes, m_partition, std::move(path)}; }
    [[nodiscard]] ChangeScope of(Message element) const
    {
        ChangeScope scope = *this;
        scope.m_element = std::move(element);
        return scope;
    }

    /// Adds @p change to the list with this place; the sentence then begins with it.
    void add(Change change) const
    {
        change.partition = m_partition;
        change.path = m_path;
        change.element = m_element;
        if (!m_element.isEmpty())
            change.sentence = {QUOTADECK_TEXT("diff", "%1: %2"), m_element, std::move(change.sentence)};
        m_changes.push_back(std::move(change));
    }

private:
    std::vector<Change>& m_changes;
    std::string m_partition;
    std::string m_path;
    Message m_element;
};

/// The place of @p field; none when it is absent.
template <typename T>
[[nodiscard]] std::optional<TextSpan> placeOfField(const Field<T>& field)
{
    if (!field.isSet)
        return std::nullopt;
    return field.span.isEmpty() ? field.key : field.span;
}

/// The purpose of a map of quantities: decides the meaning of an absent resource and whether more is looser.
enum class QuantityRole { QueueMaximum, Limit, Guarantee };

/// Each adds the changes from the old to the new value of one field, named as in the file, to the scope's list.

/// @p field is that of the whole map; that of a resource is "field.type". A resource without a maximum is not limited,
/// 0 allows nothing (RES-3); a maximum of all zeros is ignored by the running scheduler (QUE-12).
void compareQuantities(const ChangeScope& scope, QuantityRole role, std::string_view field,
                       const TextMap& oldMap, const TextMap& newMap);
/// A maximum number of running applications; 0 is unlimited.
void compareApplications(const ChangeScope& scope, std::string_view field, const CountField& oldCount,
                         const CountField& newCount);
void compareProperties(const ChangeScope& scope, std::string_view field, const TextMap& oldMap,
                       const TextMap& newMap);
void compareAcl(const ChangeScope& scope, std::string_view field, const TextField& oldAcl,
                const TextField& newAcl);
void compareText(const ChangeScope& scope, std::string_view field, const TextField& oldText,
                 const TextField& newText);
/// An absent one is @p otherwise.
void compareFlag(const ChangeScope& scope, std::string_view field, const BoolField& oldFlag,
                 const BoolField& newFlag, bool otherwise = false);

/// A map of quantities for display: "memory 10 GiB, vcore 2"; "none" when it is empty.
[[nodiscard]] Message quantitiesText(const TextMap& map);

/// Adds the changes of the user and group limits of one queue, compared for each user and group, so that splitting a
/// list of users is no change; then those of the order.
void compareLimits(const ChangeScope& scope, const std::vector<LimitConfig>& oldLimits,
                   const std::vector<LimitConfig>& newLimits);

/// Adds the changes of all queues between two roots to the list of @p scope, the scope of their partition.
void compareQueues(const ChangeScope& scope, const QueueConfig& oldRoot, const QueueConfig& newRoot);

/// Texts that are equal exactly when two parts of a configuration have the same meaning. Not for display.

/// Values that the scheduler reads alike are alike: "1m" and "60s", "Fence" and "fence" (2.3 of the reference).
[[nodiscard]] std::string meaningOfProperty(const TextEntry& property);
[[nodiscard]] std::string meaningOfQuantity(const TextEntry& quantity);
[[nodiscard]] std::string meaningOfAcl(const std::string& acl);
/// The queue's own settings, without the name, the queues below and the parent mark.
[[nodiscard]] std::string meaningOfSettings(const QueueConfig& queue);
[[nodiscard]] std::string meaningOfFilterNames(const TextList& names);
/// "allow" or "deny", as the running scheduler reads it (PLC-10).
[[nodiscard]] std::string meaningOfFilterType(const TextField& type);
[[nodiscard]] std::string meaningOfRuleValue(const PlacementRuleConfig& rule);
[[nodiscard]] std::string meaningOfRule(const PlacementRuleConfig& rule);
} // namespace quotadeck::config
