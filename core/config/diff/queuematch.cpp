// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/diff/queuematch.h"

#include "core/base/text.h"
#include "core/config/diff/meaning.h"
#include "core/config/schema/effective.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <unordered_map>

namespace quotadeck::config {
namespace {
using Entry = QueueList::Entry;
using Index = std::size_t;

std::string nameOf(const Entry& entry)
{
    return asciiLowered(entry.queue->name.value);
}

/// Gives equal contents equal numbers, across both lists.
class ContentNumbers
{
public:
    std::size_t numberOf(const std::string& content)
    {
        return m_numbers.try_emplace(content, m_numbers.size()).first->second;
    }

private:
    std::unordered_map<std::string, std::size_t> m_numbers;
};

class ListBuilder
{
public:
    ListBuilder(QueueList& list, ContentNumbers& numbers) : m_list(list), m_numbers(numbers) { }

    Index add(const QueueConfig& queue, std::string path, std::optional<Index> parent)
    {
        const Index index = m_list.entries.size();
        m_list.entries.push_back({&queue, std::move(path), parent, {}, {}, meaningOfSettings(queue), 0});
        std::vector<std::string> below;
        for (const QueueConfig& child : queue.queues.value) {
            const Index at
                = add(child, fmt::format("{}.{}", m_list.entries[index].path, child.name.value), index);
            m_list.entries[index].children.push_back(at);
            below.push_back(fmt::format("{}:{}", m_list.entries[at].content, nameOf(m_list.entries[at])));
        }
        std::ranges::sort(below);
        Entry& entry = m_list.entries[index];
        std::string content = fmt::format("{}:{}", entry.settings.size(), entry.settings);
        for (const std::string& child : below)
            fmt::format_to(std::back_inserter(content), "{}:{}", child.size(), child);
        entry.content = m_numbers.numberOf(content);
        return index;
    }

private:
    QueueList& m_list;
    ContentNumbers& m_numbers;
};

class Matcher
{
public:
    Matcher(QueueMatch& match, std::string bareSettings)
        : m_older(match.older.entries)
        , m_newer(match.newer.entries)
        , m_bareSettings(std::move(bareSettings))
    {
    }

    void run()
    {
        pair(0, 0);
        // From the most to the least reliable sign.
        pairUnique([this](const Entry& entry, bool) { return withContent(entry, nameOf(entry)); });
        pairUnique([this](const Entry& entry, bool) { return isBare(entry) ? "" : withContent(entry, ""); });
        pairUnique([this](const Entry& entry, bool) { return withSettings(entry, nameOf(entry)); });
        pairUnique(
            [this](const Entry& entry, bool isOld) { return withChildren(entry, nameOf(entry), isOld); });
        pairUnique([this](const Entry& entry, bool isOld) {
            return entry.settings == m_bareSettings ? "" : withSettings(entry, parentOf(entry, isOld));
        });
        pairUnique([this](const Entry& entry, bool isOld) {
            return withChildren(entry, parentOf(entry, isOld), isOld);
        });
    }

private:
    [[nodiscard]] bool isBare(const Entry& entry) const
    {
        return entry.children.empty() && entry.settings == m_bareSettings;
    }

    // Keys to find a queue on the other side; an empty key finds none.
    static std::string withContent(const Entry& entry, const std::string& more)
    {
        return fmt::format("{}:{}", entry.content, more);
    }
    static std::string withSettings(const Entry& entry, const std::string& more)
    {
        return more.empty() ? more : fmt::format("{}:{}{}", entry.settings.size(), entry.settings, more);
    }
    [[nodiscard]] std::string withChildren(const Entry& entry, const std::string& more, bool isOld) const
    {
        if (more.empty() || entry.children.empty())
            return {};
        const std::vector<Entry>& list = isOld ? m_older : m_newer;
        std::vector<std::string> names;
        for (const Index child : entry.children)
            names.push_back(nameOf(list[child]));
        std::ranges::sort(names);
        std::string key = more;
        for (const std::string& name : names)
            fmt::format_to(std::back_inserter(key), "|{}", name);
        return key;
    }
    /// The same text for the same parent on either side; empty when the parent is not in both.
    [[nodiscard]] std::string parentOf(const Entry& entry, bool isOld) const
    {
        if (!entry.parent)
            return {};
        const auto inNew = isOld ? m_older[*entry.parent].partner : entry.parent;
        if (!inNew || !m_newer[*inNew].partner)
            return {};
        return fmt::format("below {}", *inNew);
    }

    /// Pairs two queues, and those below them by their names.
    void pair(Index oldIndex, Index newIndex)
    {
        m_older[oldIndex].partner = newIndex;
        m_newer[newIndex].partner = oldIndex;
        const auto& oldChildren = m_older[oldIndex].children;
        const auto& newChildren = m_newer[newIndex].children;
        std::unordered_map<std::string, std::vector<Index>> waiting;
        for (auto child = oldChildren.rbegin(); child != oldChildren.rend(); ++child) {
            if (!m_older[*child].partner)
                waiting[nameOf(m_older[*child])].push_back(*child);
        }
        for (const Index child : newChildren) {
            const auto found = waiting.find(nameOf(m_newer[child]));
            if (m_newer[child].partner || found == waiting.end() || found->second.empty())
                continue;
            const Index partner = found->second.back();
            found->second.pop_back();
            pair(partner, child);
        }
    }

    /// Pairs the unpaired queues whose key is unique on both sides.
    template <typename KeyOf>
    void pairUnique(KeyOf keyOf)
    {
        struct Holders
        {
            std::size_t inOld = 0;
            std::size_t inNew = 0;
            Index oldIndex = 0;
        };
        std::unordered_map<std::string, Holders> holders;
        for (Index i = 0; i < m_older.size(); ++i) {
            if (m_older[i].partner)
                continue;
            Holders& holder = holders[keyOf(m_older[i], true)];
            ++holder.inOld;
            holder.oldIndex = i;
        }
        std::vector<std::string> keys(m_newer.size());
        for (Index i = 0; i < m_newer.size(); ++i) {
            if (m_newer[i].partner)
                continue;
            keys[i] = keyOf(m_newer[i], false);
            ++holders[keys[i]].inNew;
        }
        for (Index i = 0; i < m_newer.size();
             ++i) { // in pre-order: parents are paired together with their queues
            if (m_newer[i].partner || keys[i].empty())
                continue;
            const Holders& holder = holders.at(keys[i]);
            if (holder.inOld == 1 && holder.inNew == 1 && !m_older[holder.oldIndex].partner)
                pair(holder.oldIndex, i);
        }
    }

    std::vector<Entry>& m_older;
    std::vector<Entry>& m_newer;
    std::string m_bareSettings;
};
} // namespace

QueueMatch matchQueues(const QueueConfig& oldRoot, const QueueConfig& newRoot)
{
    QueueMatch match;
    ContentNumbers numbers;
    ListBuilder(match.older, numbers).add(oldRoot, std::string(kRootQueue), std::nullopt);
    ListBuilder(match.newer, numbers).add(newRoot, std::string(kRootQueue), std::nullopt);
    Matcher(match, meaningOfSettings(QueueConfig())).run();
    return match;
}
} // namespace quotadeck::config
