// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/config/schema/schema.h"

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace quotadeck::config {
/// A place in a configuration: the keys and positions that lead to it from the top, as in
/// ConfigPlace() / "partitions" / 0 / "queues" / 2 / "resources" / "max" / "memory".
///
/// Shape: positions count from 0, without the nulls in a list, which are not items (CFG-7).
class ConfigPlace
{
public:
    using Step = std::variant<std::string, std::size_t>;

    ConfigPlace() = default;
    ConfigPlace(std::initializer_list<Step> steps) : m_steps(steps) { }

    [[nodiscard]] ConfigPlace operator/(std::string_view key) const;
    [[nodiscard]] ConfigPlace operator/(std::size_t position) const;

    [[nodiscard]] const std::vector<Step>& steps() const { return m_steps; }
    /// Without the last step; the place of the whole configuration is its own parent.
    [[nodiscard]] ConfigPlace parent() const;
    /// The first @p count steps.
    [[nodiscard]] ConfigPlace first(std::size_t count) const;
    /// The last step as a position in a list; none when it is a key.
    [[nodiscard]] std::optional<std::size_t> position() const;
    /// True when @p other is this place or inside it.
    [[nodiscard]] bool contains(const ConfigPlace& other) const;
    /// For messages: "partitions[0].queues[2].resources.max.memory".
    [[nodiscard]] std::string text() const;

    friend bool operator==(const ConfigPlace&, const ConfigPlace&) = default;

private:
    std::vector<Step> m_steps;
};

/// The queue at @p path, ignoring upper and lower case (QUE-1). For "root" without a root queue in the text (VAL-12) the
/// place of the partition, whose queues and limits are those of the root. None when there is no such queue.
[[nodiscard]] std::optional<ConfigPlace> queuePlace(const SchedulerConfig& config, std::size_t partition,
                                                    const QueuePath& path);
/// The list of limits that the scheduler applies on that queue: for the root the partition's, if the partition has limits
/// and the root has none (VAL-21). The list need not exist yet.
[[nodiscard]] std::optional<ConfigPlace> limitsPlace(const SchedulerConfig& config, std::size_t partition,
                                                     const QueuePath& path);

/// A limit by the position in its list on a queue. The limits of a partition are those of its root queue (VAL-21), so the
/// path "root" finds them too; upper and lower case of the path do not matter.
struct LimitAddress
{
    std::size_t partition = 0; ///< position in the list of partitions
    QueuePath queue;
    std::size_t limit = 0;
};
struct FoundLimit
{
    ConfigPlace place;
    const LimitConfig* limit = nullptr; ///< part of the configuration that was searched
};

/// None when there is no such limit.
[[nodiscard]] std::optional<FoundLimit> findLimit(const SchedulerConfig& config, const LimitAddress& address);
} // namespace quotadeck::config
