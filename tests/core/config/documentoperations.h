// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/edit/document.h"
#include "tests/core/config/documentgenerator.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::config {
/// A random operation, and what it must make of the configuration: worked out on the values, not on the text.
struct Trial
{
    std::string kind;
    Document::Operation run;
    SchedulerConfig expected;
    std::vector<TextSpan> owners; ///< where the text may change: of the maps that hold what changes
    std::vector<TextSpan> lost; ///< the items that go away with their comments
    bool isSetting = false; ///< of one value: no whole line goes away
    bool isClearing = false; ///< of one value: a comment behind it on its line goes with it
};

/// Draws operations for a configuration.
class TrialGenerator
{
public:
    TrialGenerator(Dice& dice, const SchedulerConfig& config) : m_dice(dice)
    {
        m_trial.expected = config;
        for (std::size_t p = 0; p < m_trial.expected.partitions.size(); ++p) {
            PartitionConfig& partition = m_trial.expected.partitions[p];
            const ConfigPlace place = ConfigPlace() / "partitions" / p;
            m_partitions.push_back({place, &partition});
            m_limitLists.push_back({place / "limits", &partition.limits, partition.span});
            m_queueLists.push_back({place / "queues", &partition.queues, partition.span});
            addQueues(place / "queues", partition.queues.value);
        }
    }

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
    struct PartitionRef
    {
        ConfigPlace place;
        PartitionConfig* partition;
    };
    struct QueueRef
    {
        ConfigPlace place;
        QueueConfig* queue;
    };
    template <typename T>
    struct List
    {
        ConfigPlace place;
        Field<std::vector<T>>* field;
        TextSpan owner;
    };
    struct LimitRef
    {
        ConfigPlace place;
        LimitConfig* limit;
    };

    void addQueues(const ConfigPlace& list, std::vector<QueueConfig>& queues)
    {
        for (std::size_t i = 0; i < queues.size(); ++i) {
            const ConfigPlace place = list / i;
            m_queues.push_back({place, &queues[i]});
            m_limitLists.push_back({place / "limits", &queues[i].limits, queues[i].span});
            m_queueLists.push_back({place / "queues", &queues[i].queues, queues[i].span});
            addQueues(place / "queues", queues[i].queues.value);
        }
    }

    bool is(const char* kind, const TextSpan& owner)
    {
        m_trial.kind = kind;
        m_trial.owners = {owner};
        return true;
    }
    bool set(const char* kind, const TextSpan& owner, const ConfigPlace& place, const std::string& text)
    {
        m_trial.isSetting = true;
        m_trial.run = [=](const Document& document) { return document.set(place, text); };
        return is(kind, owner);
    }
    bool clear(const char* kind, const TextSpan& owner, const ConfigPlace& place)
    {
        m_trial.isClearing = true;
        m_trial.run = [=](const Document& document) { return document.clear(place); };
        return is(kind, owner);
    }

    std::string word()
    {
        return m_dice.oneOf<std::string>({"plain", "a: b", "#x", "true", "it's", "12", "\xC3\xA4 b"});
    }
    std::string quantity() { return m_dice.oneOf<std::string>({"3", "250M", "4Gi", "15k"}); }
    std::string type() { return m_dice.oneOf<std::string>({"memory", "nvidia.com/gpu", "pods"}); }
    std::string newQueueName() { return fmt::format("n{}", m_dice.below(100000)); }
    std::optional<LimitRef> limit()
    {
        std::vector<LimitRef> all;
        for (const auto& list : m_limitLists) {
            for (std::size_t i = 0; i < list.field->value.size(); ++i)
                all.push_back({list.place / i, &list.field->value[i]});
        }
        return all.empty() ? std::nullopt : std::optional(m_dice.oneOf(all));
    }

    static void upsert(TextMap& map, const std::string& key, const std::string& value)
    {
        map.isSet = true;
        for (TextEntry& entry : map.value) {
            if (entry.key == key) {
                entry.value = value;
                return;
            }
        }
        map.value.push_back({key, value, {}, {}});
    }
    static void erase(TextMap& map, std::size_t index)
    {
        map.value.erase(map.value.begin() + static_cast<std::ptrdiff_t>(index));
        map.isSet = !map.value.empty();
    }
    template <typename T>
    static void erase(Field<std::vector<T>>& list, std::size_t index, bool keepsList = false)
    {
        list.value.erase(list.value.begin() + static_cast<std::ptrdiff_t>(index));
        list.isSet = keepsList || !list.value.empty();
    }
    template <typename T>
    static void insert(Field<std::vector<T>>& list, std::size_t index, T item)
    {
        list.value.insert(list.value.begin() + static_cast<std::ptrdiff_t>(index), std::move(item));
        list.isSet = true;
    }
    static TextField text(std::string value) { return {std::move(value), true, {}, {}}; }

    bool setQueueValue()
    {
        const QueueRef ref = m_dice.oneOf(m_queues);
        QueueConfig& queue = *ref.queue;
        const std::string value = word();
        const std::size_t number = m_dice.below(100);
        switch (m_dice.below(5)) {
        case 0:
            queue.maxApplications = {number, true, {}, {}};
            return set("set queue", queue.span, ref.place / "maxapplications", std::to_string(number));
        case 1:
            queue.submitAcl = text(value);
            return set("set queue", queue.span, ref.place / "submitacl", value);
        case 2:
            queue.adminAcl = text(value);
            return set("set queue", queue.span, ref.place / "adminacl", value);
        case 3:
            queue.childTemplate.isSet = true;
            queue.childTemplate.value.maxApplications = {number, true, {}, {}};
            return set("set queue", queue.span, ref.place / "childtemplate" / "maxapplications",
                       std::to_string(number));
        default:
            queue.parent = {number % 2 == 0, true, {}, {}};
            return set("set queue", queue.span, ref.place / "parent", number % 2 == 0 ? "true" : "false");
        }
    }

    bool setEntry()
    {
        const QueueRef ref = m_dice.oneOf(m_queues);
        QueueConfig& queue = *ref.queue;
        const std::string key = type();
        const std::string value = quantity();
        switch (m_dice.below(5)) {
        case 0:
            queue.resources.isSet = true;
            upsert(queue.resources.value.max, key, value);
            return set("set entry", queue.span, ref.place / "resources" / "max" / key, value);
        case 1:
            queue.resources.isSet = true;
            upsert(queue.resources.value.guaranteed, key, value);
            return set("set entry", queue.span, ref.place / "resources" / "guaranteed" / key, value);
        case 2: {
            const std::string free = word();
            upsert(queue.properties, "application.sort.policy", free);
            return set("set entry", queue.span, ref.place / "properties" / "application.sort.policy", free);
        }
        case 3:
            queue.childTemplate.isSet = true;
            queue.childTemplate.value.resources.isSet = true;
            upsert(queue.childTemplate.value.resources.value.max, key, value);
            return set("set entry", queue.span, ref.place / "childtemplate" / "resources" / "max" / key,
                       value);
        default: {
            const auto limitRef = limit();
            if (!limitRef)
                return false;
            upsert(limitRef->limit->maxResources, key, value);
            return set("set entry", limitRef->limit->span, limitRef->place / "maxresources" / key, value);
        }
        }
    }

    bool setLimitValue()
    {
        const auto ref = limit();
        if (!ref)
            return false;
        const std::string value = word();
        const std::size_t number = m_dice.below(100);
        if (m_dice.chance(50)) {
            ref->limit->description = text(value);
            return set("set limit", ref->limit->span, ref->place / "limit", value);
        }
        ref->limit->maxApplications = {number, true, {}, {}};
        return set("set limit", ref->limit->span, ref->place / "maxapplications", std::to_string(number));
    }

    bool setPartition()
    {
        const PartitionRef ref = m_dice.oneOf(m_partitions);
        PartitionConfig& partition = *ref.partition;
        switch (m_dice.below(5)) {
        case 0:
            partition.preemption.isSet = true;
            partition.preemption.value.enabled = {true, true, {}, {}};
            return set("set partition", partition.span, ref.place / "preemption" / "enabled", "true");
        case 1:
            partition.preemption.isSet = true;
            partition.preemption.value.quotaPreemptionEnabled = {true, true, {}, {}};
            return set("set partition", partition.span, ref.place / "preemption" / "quotapreemptionenabled",
                       "true");
        case 2: {
            auto& weights = partition.nodeSortPolicy.value.resourceWeights;
            partition.nodeSortPolicy.isSet = true;
            weights.isSet = true;
            std::erase_if(weights.value, [](const WeightEntry& entry) { return entry.key == "vcore"; });
            weights.value.push_back({"vcore", 2.5, {}, {}});
            return set("set partition", partition.span,
                       ref.place / "nodesortpolicy" / "resourceweights" / "vcore", "2.5");
        }
        case 3:
            partition.userGroupResolverType = text("os");
            return set("set partition", partition.span, ref.place / "usergroupresolver" / "type", "os");
        default:
            partition.nodeSortPolicy.isSet = true;
            partition.nodeSortPolicy.value.type = text("binpacking");
            return set("set partition", partition.span, ref.place / "nodesortpolicy" / "type", "binpacking");
        }
    }

    bool setRuleValue()
    {
        const PartitionRef ref = m_dice.oneOf(m_partitions);
        auto& rules = ref.partition->placementRules.value;
        if (rules.empty())
            return false;
        const std::size_t index = m_dice.below(rules.size());
        PlacementRuleConfig& rule = rules[index];
        const ConfigPlace place = ref.place / "placementrules" / index;
        switch (m_dice.below(5)) {
        case 0:
            rule.name = text("tag");
            return set("set rule", rule.span, place / "name", "tag");
        case 1:
            rule.create = {true, true, {}, {}};
            return set("set rule", rule.span, place / "create", "true");
        case 2:
            rule.value = text("namespace");
            return set("set rule", rule.span, place / "value", "namespace");
        case 3:
            rule.filter.isSet = true;
            rule.filter.value.type = text("deny");
            return set("set rule", rule.span, place / "filter" / "type", "deny");
        default:
            if (rule.parent.empty())
                rule.parent.emplace_back();
            rule.parent.front().value = text("root.new");
            return set("set rule", rule.span, place / "parent" / "value", "root.new");
        }
    }

    bool clearQueueValue()
    {
        const QueueRef ref = m_dice.oneOf(m_queues);
        QueueConfig& queue = *ref.queue;
        switch (m_dice.below(6)) {
        case 0:
            queue.maxApplications = {};
            return clear("clear queue", queue.span, ref.place / "maxapplications");
        case 1:
            queue.submitAcl = {};
            return clear("clear queue", queue.span, ref.place / "submitacl");
        case 2:
            queue.parent = {};
            return clear("clear queue", queue.span, ref.place / "parent");
        case 3:
            queue.properties = {};
            return clear("clear queue", queue.span, ref.place / "properties");
        case 4:
            queue.resources = {};
            return clear("clear queue", queue.span, ref.place / "resources");
        default:
            queue.childTemplate = {};
            return clear("clear queue", queue.span, ref.place / "childtemplate");
        }
    }

    bool clearEntry()
    {
        const QueueRef ref = m_dice.oneOf(m_queues);
        QueueConfig& queue = *ref.queue;
        if (m_dice.chance(50)) {
            ResourcesConfig& resources = queue.resources.value;
            const bool isMax = m_dice.chance(60);
            TextMap& map = isMax ? resources.max : resources.guaranteed;
            if (map.value.empty())
                return false;
            const std::size_t index = m_dice.below(map.value.size());
            const ConfigPlace place
                = ref.place / "resources" / (isMax ? "max" : "guaranteed") / map.value[index].key;
            erase(map, index);
            queue.resources.isSet = resources.max.isSet || resources.guaranteed.isSet;
            return clear("clear entry", queue.span, place);
        }
        const auto limitRef = limit();
        if (!limitRef || limitRef->limit->maxResources.value.empty())
            return false;
        TextMap& map = limitRef->limit->maxResources;
        const std::size_t index = m_dice.below(map.value.size());
        const ConfigPlace place = limitRef->place / "maxresources" / map.value[index].key;
        erase(map, index);
        return clear("clear entry", limitRef->limit->span, place);
    }

    bool clearLimitValue()
    {
        const auto ref = limit();
        if (!ref)
            return false;
        switch (m_dice.below(4)) {
        case 0:
            ref->limit->description = {};
            return clear("clear limit", ref->limit->span, ref->place / "limit");
        case 1:
            ref->limit->maxApplications = {};
            return clear("clear limit", ref->limit->span, ref->place / "maxapplications");
        case 2:
            m_trial.lost = {ref->limit->groups.span};
            ref->limit->groups = {};
            return clear("clear limit", ref->limit->span, ref->place / "groups");
        default:
            ref->limit->maxResources = {};
            return clear("clear limit", ref->limit->span, ref->place / "maxresources");
        }
    }

    bool setNames()
    {
        const auto ref = limit();
        if (!ref)
            return false;
        std::vector<std::string> names;
        for (std::size_t i = 0, n = 1 + m_dice.below(3); i < n; ++i)
            names.push_back(m_dice.oneOf<std::string>({"alice", "bob", "*", "x y", "null"}));
        const bool isUsers = m_dice.chance(60);
        TextList& list = isUsers ? ref->limit->users : ref->limit->groups;
        list.isSet = true;
        m_trial.lost = lostNames(list, names);
        list.value.clear();
        for (const std::string& name : names)
            list.value.push_back(text(name));
        m_trial.run = [names, place = ref->place / (isUsers ? "users" : "groups")](const Document& document) {
            return document.setTexts(place, names);
        };
        return is("set names", ref->limit->span);
    }

    /// The names of @p list that do not stay when it becomes @p names; all when their order changes.
    static std::vector<TextSpan> lostNames(const TextList& list, const std::vector<std::string>& names)
    {
        std::vector<TextSpan> lost;
        std::vector<TextSpan> all;
        auto next = names.begin();
        bool isInOrder = true;
        for (const TextField& name : list.value) {
            all.push_back(name.span);
            if (std::ranges::find(names, name.value) == names.end()) {
                lost.push_back(name.span);
                continue;
            }
            next = std::find(next, names.end(), name.value);
            isInOrder = isInOrder && next != names.end();
            next += isInOrder ? 1 : 0;
        }
        return isInOrder ? lost : all;
    }

    bool changeName()
    {
        const auto ref = limit();
        if (!ref || ref->limit->users.value.empty())
            return false;
        TextList& users = ref->limit->users;
        const std::size_t count = users.value.size();
        const ConfigPlace list = ref->place / "users";
        const std::size_t at = m_dice.below(count);
        const std::size_t to = m_dice.below(count);
        const TextSpan span = ref->limit->span;
        switch (m_dice.below(4)) {
        case 0:
            insert(users, at, text("added"));
            m_trial.run
                = [=](const Document& document) { return document.insert(list / at, std::string("added")); };
            return is("insert name", span);
        case 1:
            m_trial.lost = {users.value[at].span};
            erase(users, at);
            m_trial.run = [=](const Document& document) { return document.remove(list / at); };
            m_trial.isClearing = true;
            return is("remove name", span);
        case 2:
            moveWithin(users, at, to);
            m_trial.run = [=](const Document& document) { return document.move(list / at, list / to); };
            return is("move name", span);
        default:
            users.value[at].value = "other name";
            return set("set name", span, list / at, "other name");
        }
    }
    template <typename T>
    static void moveWithin(Field<std::vector<T>>& list, std::size_t from, std::size_t to)
    {
        T item = list.value[from];
        erase(list, from);
        insert(list, to, std::move(item));
    }

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

    Dice& m_dice;
    Trial m_trial;
    std::vector<PartitionRef> m_partitions;
    std::vector<QueueRef> m_queues;
    std::vector<List<LimitConfig>> m_limitLists;
    std::vector<List<QueueConfig>> m_queueLists;
};
} // namespace quotadeck::config
