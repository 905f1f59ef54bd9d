// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/configplace.h"

#include "core/base/text.h"
#include "core/config/schema/effective.h"

#include <algorithm>
#include <fmt/format.h>

namespace quotadeck::config {
namespace {
std::optional<std::size_t> findQueue(const std::vector<QueueConfig>& queues, std::string_view name)
{
    const auto queue = std::ranges::find_if(queues, [name](const QueueConfig& candidate) {
        return equalsIgnoringAsciiCase(candidate.name.value, name);
    });
    return queue == queues.end() ? std::nullopt
                                 : std::optional(static_cast<std::size_t>(queue - queues.begin()));
}

struct FoundQueue
{
    ConfigPlace place;
    const QueueConfig* queue = nullptr; ///< nullptr for a root that is not in the text
};

std::optional<FoundQueue> find(const SchedulerConfig& config, std::size_t partition, const QueuePath& path)
{
    const auto parts = path.parts();
    if (partition >= config.partitions.size() || parts.empty()
        || !equalsIgnoringAsciiCase(parts.front(), kRootQueue))
        return std::nullopt;
    FoundQueue found{ConfigPlace() / "partitions" / partition};
    const auto* level = &config.partitions[partition].queues.value;
    const bool hasRoot = level->size() == 1 && findQueue(*level, kRootQueue); // VAL-12
    for (std::size_t i = hasRoot ? 0 : 1; i < parts.size(); ++i) {
        const auto index = findQueue(*level, parts[i]);
        if (!index)
            return std::nullopt;
        found.place = found.place / "queues" / *index;
        found.queue = &(*level)[*index];
        level = &found.queue->queues.value;
    }
    return found;
}

struct FoundLimits
{
    ConfigPlace place;
    const std::vector<LimitConfig>* limits;
};

/// The list of limits that the scheduler applies on a queue, see limitsPlace().
std::optional<FoundLimits> findLimits(const SchedulerConfig& config, std::size_t partition,
                                      const QueuePath& path)
{
    const auto found = find(config, partition, path);
    if (!found)
        return std::nullopt;
    const bool isRoot = path.parts().size() == 1;
    const bool hasOwn = found->queue
        && (!found->queue->limits.value.empty() || config.partitions[partition].limits.value.empty());
    if (isRoot && !hasOwn) // VAL-21
        return FoundLimits{ConfigPlace() / "partitions" / partition / "limits",
                           &config.partitions[partition].limits.value};
    return FoundLimits{found->place / "limits", &found->queue->limits.value};
}
} // namespace

ConfigPlace ConfigPlace::operator/(std::string_view key) const
{
    ConfigPlace result = *this;
    result.m_steps.emplace_back(std::string(key));
    return result;
}

ConfigPlace ConfigPlace::operator/(std::size_t position) const
{
    ConfigPlace result = *this;
    result.m_steps.emplace_back(position);
    return result;
}

ConfigPlace ConfigPlace::parent() const
{
    return first(m_steps.empty() ? 0 : m_steps.size() - 1);
}

ConfigPlace ConfigPlace::first(std::size_t count) const
{
    ConfigPlace result;
    result.m_steps.assign(m_steps.begin(), m_steps.begin() + static_cast<std::ptrdiff_t>(count));
    return result;
}

std::optional<std::size_t> ConfigPlace::position() const
{
    const auto* const last = m_steps.empty() ? nullptr : std::get_if<std::size_t>(&m_steps.back());
    return last ? std::optional(*last) : std::nullopt;
}

bool ConfigPlace::contains(const ConfigPlace& other) const
{
    return m_steps.size() <= other.m_steps.size()
        && std::equal(m_steps.begin(), m_steps.end(), other.m_steps.begin());
}

std::string ConfigPlace::text() const
{
    std::string result;
    for (const Step& step : m_steps) {
        if (const auto* const position = std::get_if<std::size_t>(&step))
            result += fmt::format("[{}]", *position);
        else
            result += fmt::format("{}{}", result.empty() ? "" : ".", std::get<std::string>(step));
    }
    return result;
}

std::optional<ConfigPlace> queuePlace(const SchedulerConfig& config, std::size_t partition,
                                      const QueuePath& path)
{
    auto found = find(config, partition, path);
    return found ? std::optional(std::move(found->place)) : std::nullopt;
}

std::optional<ConfigPlace> limitsPlace(const SchedulerConfig& config, std::size_t partition,
                                       const QueuePath& path)
{
    auto found = findLimits(config, partition, path);
    return found ? std::optional(std::move(found->place)) : std::nullopt;
}

std::optional<FoundLimit> findLimit(const SchedulerConfig& config, const LimitAddress& address)
{
    const auto found = findLimits(config, address.partition, address.queue);
    if (!found || address.limit >= found->limits->size())
        return std::nullopt;
    return FoundLimit{found->place / address.limit, &(*found->limits)[address.limit]};
}
} // namespace quotadeck::config
