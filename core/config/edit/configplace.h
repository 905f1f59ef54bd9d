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
/// Where something stands in a configuration: the keys and positions that lead to it from the top, as in
/// ConfigPlace() / "partitions" / 0 / "queues" / 2 / "resources" / "max" / "memory".
///
/// Shape: positions count the items that the schema has, from 0; a null in a list is none (CFG-7).
class ConfigPlace
{
public:
    using Step = std::variant<std::string, std::size_t>;

    ConfigPlace() = default;
    ConfigPlace(std::initializer_list<Step> steps) : m_steps(steps) { }

    [[nodiscard]] ConfigPlace operator/(std::string_view key) const;
    [[nodiscard]] ConfigPlace operator/(std::size_t position) const;

    [[nodiscard]] const std::vector<Step>& steps() const { return m_steps; }
    /// Without the last step; the whole configuration for the place of it.
    [[nodiscard]] ConfigPlace parent() const;
    /// The first @p count steps.
    [[nodiscard]] ConfigPlace first(std::size_t count) const;
    /// The last step as a position in a list; none when it is a key.
    [[nodiscard]] std::optional<std::size_t> position() const;
    /// True for the same place and for all that holds @p other.
    [[nodiscard]] bool contains(const ConfigPlace& other) const;
    /// For messages: "partitions[0].queues[2].resources.max.memory".
    [[nodiscard]] std::string text() const;

    friend bool operator==(const ConfigPlace&, const ConfigPlace&) = default;

private:
    std::vector<Step> m_steps;
};

/// The queue at @p path, upper and lower case not mattering (QUE-1). For "root" without a root queue in the text
/// (VAL-12) the place of the partition, whose queues and limits are those of the root. None when there is no such queue.
[[nodiscard]] std::optional<ConfigPlace> queuePlace(const SchedulerConfig& config, std::size_t partition,
                                                    const QueuePath& path);
/// The list of limits that the scheduler applies on that queue: the partition's where it has some and the root none
/// (VAL-21). The list itself need not be there yet.
[[nodiscard]] std::optional<ConfigPlace> limitsPlace(const SchedulerConfig& config, std::size_t partition,
                                                     const QueuePath& path);
} // namespace quotadeck::config
