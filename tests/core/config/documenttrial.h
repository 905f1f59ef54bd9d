// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/edit/document.h"
#include "tests/core/config/documentgenerator.h"

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

/// A configuration, what of it can be changed, and the trial that is being worked out.
class TrialDraft
{
protected:
    TrialDraft(Dice& dice, const SchedulerConfig& config) : m_dice(dice)
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

    template <typename T>
    static void moveWithin(Field<std::vector<T>>& list, std::size_t from, std::size_t to)
    {
        T item = list.value[from];
        erase(list, from);
        insert(list, to, std::move(item));
    }

    Dice& m_dice;
    Trial m_trial;
    std::vector<PartitionRef> m_partitions;
    std::vector<QueueRef> m_queues;
    std::vector<List<LimitConfig>> m_limitLists;
    std::vector<List<QueueConfig>> m_queueLists;
};
} // namespace quotadeck::config
