// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/queuerelocation.h"

#include "core/config/schema/effective.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace quotadeck::models {
namespace {
constexpr std::size_t kMostUnmatched = 1000; ///< of one edit: more is another file

class RelocationSearch
{
public:
    explicit RelocationSearch(std::size_t partition) : m_partition(partition) { }

    /// Compares the queues below two that are the same, @p path.
    void compare(const config::QueueConfig& older, const config::QueueConfig& newer, const QueuePath& path)
    {
        const auto& before = older.queues.value;
        const auto& after = newer.queues.value;
        if (std::ranges::equal(before, after, {}, nameOf, nameOf)) {
            for (std::size_t i = 0; i < after.size(); ++i) {
                if (!after[i].queues.value.empty() || !before[i].queues.value.empty())
                    compare(before[i], after[i], path.child(after[i].name.value));
            }
            return;
        }
        std::unordered_map<std::string_view, std::size_t> positions;
        for (std::size_t i = 0; i < before.size(); ++i)
            positions.try_emplace(nameOf(before[i]), i);
        std::vector<bool> isMatched(before.size());
        std::vector<std::size_t> fresh;
        for (std::size_t i = 0; i < after.size(); ++i) {
            const auto found = positions.find(nameOf(after[i]));
            if (found == positions.end()) {
                fresh.push_back(i);
                continue;
            }
            isMatched[found->second] = true;
            compare(before[found->second], after[i], path.child(after[i].name.value));
        }
        const bool isSameCount = before.size() == after.size();
        for (const std::size_t i : fresh) {
            if (isSameCount && !isMatched[i]) {
                isMatched[i] = true;
                m_found.push_back(
                    {m_partition, path.child(before[i].name.value), path.child(after[i].name.value)});
            } else {
                m_came.push_back(path.child(after[i].name.value));
            }
        }
        for (std::size_t i = 0; i < before.size(); ++i) {
            if (!isMatched[i])
                m_left.push_back(path.child(before[i].name.value));
        }
    }

    [[nodiscard]] std::vector<QueueRelocation> take()
    {
        if (m_left.size() + m_came.size() <= kMostUnmatched)
            findMoves();
        return std::move(m_found);
    }

private:
    static std::string_view nameOf(const config::QueueConfig& queue) { return queue.name.value; }

    void findMoves()
    {
        const auto onlyOne = [](const std::vector<QueuePath>& paths, std::string_view name) {
            return std::ranges::count(paths, name, &QueuePath::name) == 1;
        };
        for (const QueuePath& to : m_came) {
            const auto from = std::ranges::find(m_left, to.name(), &QueuePath::name);
            if (from != m_left.end() && onlyOne(m_left, to.name()) && onlyOne(m_came, to.name()))
                m_found.push_back({m_partition, *from, to});
        }
    }

    std::size_t m_partition;
    std::vector<QueueRelocation> m_found;
    std::vector<QueuePath> m_left; ///< not below its parent any more
    std::vector<QueuePath> m_came;
};
} // namespace

std::vector<QueueRelocation> relocatedQueues(const std::vector<config::PartitionConfig>& older,
                                             const std::vector<config::PartitionConfig>& newer)
{
    std::vector<QueueRelocation> found;
    if (older.size() != newer.size())
        return found;
    for (std::size_t number = 0; number < newer.size(); ++number) {
        const auto& root = config::rootOf(newer[number]);
        RelocationSearch search(number);
        search.compare(config::rootOf(older[number]), root, QueuePath(root.name.value));
        std::ranges::move(search.take(), std::back_inserter(found));
    }
    return found;
}
} // namespace quotadeck::models
