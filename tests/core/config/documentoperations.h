// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/config/valuetrials.h"

#include <optional>
#include <string>
#include <vector>

namespace quotadeck::config {
/// Draws operations for a configuration: those on values, and those here on the items of lists.
class TrialGenerator : ValueTrials
{
public:
    TrialGenerator(Dice& dice, const SchedulerConfig& config) : ValueTrials(dice, config) { }

    /// None when the configuration has nothing of the kind drawn.
    std::optional<Trial> draw()
    {
        using Kind = bool (TrialGenerator::*)();
        static const std::vector<Kind> kinds
            = {&TrialGenerator::setQueueValue,  &TrialGenerator::setEntry,
               &TrialGenerator::setLimitValue,  &TrialGenerator::setPartition,
               &TrialGenerator::setRuleValue,   &TrialGenerator::clearQueueValue,
               &TrialGenerator::clearEntry,     &TrialGenerator::clearLimitValue,
               &TrialGenerator::setNames,       &TrialGenerator::changeName,
               &TrialGenerator::insertLimit,    &TrialGenerator::removeLimit,
               &TrialGenerator::duplicateLimit, &TrialGenerator::moveLimit,
               &TrialGenerator::insertQueue,    &TrialGenerator::removeQueue,
               &TrialGenerator::duplicateQueue, &TrialGenerator::moveQueue,
               &TrialGenerator::renameQueue,    &TrialGenerator::changeRules};
        const Kind kind = m_queues.empty() ? &TrialGenerator::insertQueue : m_dice.oneOf(kinds);
        return (this->*kind)() ? std::optional(std::move(m_trial)) : std::nullopt;
    }

private:
    static LimitConfig newLimit()
    {
        LimitConfig limit;
        limit.description = text("added: one");
        limit.users = {{text("erin"), text("*")}, true, {}, {}};
        upsert(limit.maxResources, "memory", "2Gi");
        upsert(limit.maxResources, "vcore", "500m");
        limit.maxApplications = {4, true, {}, {}};
        return limit;
    }
    static QueueConfig newQueue(const std::string& name)
    {
        QueueConfig queue;
        queue.name = text(name);
        queue.parent = {true, true, {}, {}};
        queue.resources.isSet = true;
        upsert(queue.resources.value.max, "memory", "8Gi");
        insert(queue.limits, 0, newLimit());
        QueueConfig child;
        child.name = text("child");
        insert(queue.queues, 0, child);
        return queue;
    }

    template <typename T>
    bool insertItem(const char* kind, const List<T>& list, const T& item)
    {
        const std::size_t at = m_dice.below(list.field->value.size() + 1);
        insert(*list.field, at, item);
        m_trial.run = [place = list.place / at, item](const Document& document) {
            return document.insert(place, item);
        };
        return is(kind, list.owner);
    }
    template <typename T>
    bool removeItem(const char* kind, const List<T>& list)
    {
        if (list.field->value.empty())
            return false;
        const std::size_t at = m_dice.below(list.field->value.size());
        m_trial.lost = {list.field->value[at].span};
        const bool keepsList = list.place.steps().size() == 3
            && list.place.steps().back() == ConfigPlace::Step(std::string("queues"));
        erase(*list.field, at, keepsList);
        m_trial.run = [place = list.place / at](const Document& document) { return document.remove(place); };
        return is(kind, list.owner);
    }
    template <typename T>
    bool duplicateItem(const char* kind, const List<T>& list)
    {
        if (list.field->value.empty())
            return false;
        const std::size_t at = m_dice.below(list.field->value.size());
        const T copy = list.field->value[at];
        insert(*list.field, at + 1, copy);
        m_trial.run
            = [place = list.place / at](const Document& document) { return document.duplicate(place); };
        return is(kind, list.owner);
    }
    /// Within the list @p from, or to @p to, which must not lie inside the item.
    template <typename T>
    bool moveItem(const char* kind, const List<T>& from, const List<T>& to)
    {
        if (from.field->value.empty())
            return false;
        const std::size_t at = m_dice.below(from.field->value.size());
        const ConfigPlace item = from.place / at;
        if (item.contains(to.place))
            return false;
        is(kind, from.owner);
        m_trial.owners.push_back(to.owner);
        if (from.field == to.field) {
            const std::size_t target = m_dice.below(from.field->value.size());
            moveWithin(*from.field, at, target);
            m_trial.run = [=, place = from.place / target](const Document& document) {
                return document.move(item, place);
            };
            return true;
        }
        const std::size_t target = m_dice.below(to.field->value.size() + 1);
        m_trial.run
            = [=, place = to.place / target](const Document& document) { return document.move(item, place); };
        // The inner list first: what lies around it stays where it is.
        const T moved = from.field->value[at];
        const bool keepsList = from.place.steps().size() == 3
            && from.place.steps().back() == ConfigPlace::Step(std::string("queues"));
        if (to.place.steps().size() >= from.place.steps().size()) {
            insert(*to.field, target, moved);
            erase(*from.field, at, keepsList);
        } else {
            erase(*from.field, at, keepsList);
            insert(*to.field, target, moved);
        }
        return true;
    }

    bool insertLimit() { return insertItem("insert limit", m_dice.oneOf(m_limitLists), newLimit()); }
    bool removeLimit() { return removeItem("remove limit", m_dice.oneOf(m_limitLists)); }
    bool duplicateLimit() { return duplicateItem("duplicate limit", m_dice.oneOf(m_limitLists)); }
    bool moveLimit()
    {
        const auto& from = m_dice.oneOf(m_limitLists);
        return m_dice.chance(50) ? moveItem("reorder limit", from, from)
                                 : moveItem("move limit", from, m_dice.oneOf(m_limitLists));
    }
    bool insertQueue()
    {
        return insertItem("insert queue", m_dice.oneOf(m_queueLists), newQueue(newQueueName()));
    }
    bool removeQueue()
    {
        const auto& list = m_dice.oneOf(m_queueLists);
        const bool isDeep = list.place.steps().size() > 3;
        return (isDeep || m_dice.chance(20)) && removeItem("remove queue", list); // rarely nearly all
    }
    bool duplicateQueue()
    {
        return m_queues.size() < 20 && duplicateItem("duplicate queue", m_dice.oneOf(m_queueLists));
    }
    bool moveQueue()
    {
        const auto& from = m_dice.oneOf(m_queueLists);
        return m_dice.chance(40) ? moveItem("reorder queue", from, from)
                                 : moveItem("move queue", from, m_dice.oneOf(m_queueLists));
    }
    bool renameQueue()
    {
        const QueueRef ref = m_dice.oneOf(m_queues);
        const std::string name = newQueueName();
        ref.queue->name = text(name);
        m_trial.isSetting = true;
        m_trial.run = [place = ref.place, name](const Document& document) {
            return document.renameQueue(place, name, PathsInRules::Keep);
        };
        return is("rename queue", ref.queue->span);
    }

    bool changeRules()
    {
        const PartitionRef ref = m_dice.oneOf(m_partitions);
        const List<PlacementRuleConfig> list{ref.place / "placementrules", &ref.partition->placementRules,
                                             ref.partition->span};
        PlacementRuleConfig rule;
        rule.name = text("user");
        rule.create = {true, true, {}, {}};
        rule.parent.emplace_back();
        rule.parent.front().name = text("fixed");
        rule.parent.front().value = text("root.users");
        rule.filter.isSet = true;
        rule.filter.value.users = {{text("svc.*")}, true, {}, {}};
        switch (m_dice.below(4)) {
        case 0:
            return insertItem("insert rule", list, rule);
        case 1:
            return removeItem("remove rule", list);
        case 2:
            return duplicateItem("duplicate rule", list);
        default:
            return moveItem("reorder rule", list, list);
        }
    }
};
} // namespace quotadeck::config
