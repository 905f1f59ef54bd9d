// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/config/documenttrial.h"

#include <algorithm>
#include <string>
#include <vector>

namespace quotadeck::config {
/// Operations on the values of queues, limits, partitions and rules.
class ValueTrials : protected TrialDraft
{
protected:
    using TrialDraft::TrialDraft;

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
};
} // namespace quotadeck::config
