// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/queuerename.h"

#include "core/base/text.h"
#include "core/config/edit/schemachange.h"
#include "core/config/rules/names.h"
#include "core/config/schema/effective.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>

namespace quotadeck::config {
namespace {
/// True when the only queue at the top is the root (VAL-12).
bool hasRoot(const PartitionConfig& partition)
{
    const auto& queues = partition.queues.value;
    return queues.size() == 1 && equalsIgnoringAsciiCase(queues.front().name.value, kRootQueue);
}

using PathParts = std::vector<std::string>;

PathParts partsOfPath(std::string_view path)
{
    PathParts parts;
    for (;;) {
        const auto dot = path.find('.');
        parts.emplace_back(path.substr(0, dot));
        if (dot == std::string_view::npos)
            return parts;
        path.remove_prefix(dot + 1);
    }
}

/// The names on the path of the queue at @p place, the root first; empty when there is no such queue.
PathParts queueParts(const PartitionConfig& partition, const ConfigPlace& place)
{
    PathParts parts;
    const auto& steps = place.steps();
    const auto* level = &partition.queues.value;
    if (!hasRoot(partition))
        parts.emplace_back(kRootQueue);
    for (std::size_t i = 3; i < steps.size(); i += 2) {
        const auto* const position = std::get_if<std::size_t>(&steps[i]);
        if (!position || *position >= level->size())
            return {};
        parts.push_back((*level)[*position].name.value);
        level = &(*level)[*position].queues.value;
    }
    return parts;
}

bool equalParts(const std::string& left, const std::string& right)
{
    return equalsIgnoringAsciiCase(left, right);
}

/// Whether @p all begins with @p first.
bool beginsWith(const PathParts& all, const PathParts& first)
{
    return all.size() >= first.size() && std::equal(first.begin(), first.end(), all.begin(), equalParts);
}

class RuleRename
{
public:
    /// The queue called @p queue is called @p renamed.
    RuleRename(PathParts queue, PathParts renamed) : m_queue(std::move(queue)), m_renamed(std::move(renamed))
    {
    }

    /// The names on the path that the chain of rules ending in @p rule leads to; none when they depend on the
    /// application. Adds the changes that the new path makes necessary.
    std::optional<PathParts> follow(const PlacementRuleConfig& rule, const ConfigPlace& place)
    {
        std::optional<PathParts> base = PathParts{std::string(kRootQueue)};
        if (!rule.parent.empty())
            base = follow(rule.parent.front(), place / "parent");
        if (!equalsIgnoringAsciiCase(rule.name.value, "fixed") || !rule.value.isSet)
            return std::nullopt;
        PathParts own = partsOfPath(rule.value.value);
        const bool isQualified = asciiLowered(rule.value.value).starts_with(kRootQueue); // PLC-22
        if (isQualified)
            base = PathParts{};
        if (!base)
            return std::nullopt;
        PathParts all = *base;
        all.insert(all.end(), own.begin(), own.end());
        if (beginsWith(all, m_queue) && m_queue.size() > base->size()) {
            PathParts led = renamed(all);
            const bool isBelowBase = led.size() > base->size() && beginsWith(led, *base);
            own.assign(led.begin() + static_cast<std::ptrdiff_t>(isBelowBase ? base->size() : 0), led.end());
            // A relative path that begins with "root" would be read as a full path (PLC-22).
            if (!isQualified && isBelowBase && asciiLowered(own.front()).starts_with(kRootQueue))
                own = std::move(led);
            const bool isFull = asciiLowered(own.front()).starts_with(kRootQueue);
            hasFullPathBelowParent = hasFullPathBelowParent || (isFull && !rule.parent.empty());
            changes.push_back({place / "value", joined(own)});
        }
        return all;
    }

    std::vector<ValueChange> changes;
    bool hasFullPathBelowParent = false; ///< a rule would need what the scheduler rejects (VAL-62)

private:
    /// @p all, which begins with the queue, with its new path; names that stay are spelled as they were.
    [[nodiscard]] PathParts renamed(const PathParts& all) const
    {
        PathParts led = m_renamed;
        for (std::size_t i = 0; i + 1 < std::min(led.size(), m_queue.size()) && equalParts(led[i], all[i]);
             ++i)
            led[i] = all[i];
        led.insert(led.end(), all.begin() + static_cast<std::ptrdiff_t>(m_queue.size()), all.end());
        return led;
    }

    static std::string joined(const PathParts& parts)
    {
        std::string result;
        for (const std::string& part : parts)
            result += (result.empty() ? "" : ".") + part;
        return result;
    }

    PathParts m_queue;
    PathParts m_renamed;
};

/// The values of fixed rules that have to change so that the rules lead to the same queues when the path of @p queue is
/// what @p renamed makes of it. The part of a path before the application is known counts: "root" and the fixed rules above
/// in the chain (PLC-17, PLC-22). Errors: Unsupported when a rule cannot follow.
template <typename Renamed>
Result<std::vector<ValueChange>> ruleChanges(const SchedulerConfig& config, const ConfigPlace& queue,
                                             Renamed renamed)
{
    const auto& steps = queue.steps();
    const auto* const number = steps.size() < 4 ? nullptr : std::get_if<std::size_t>(&steps[1]);
    if (!number || *number >= config.partitions.size())
        return std::vector<ValueChange>();
    const PartitionConfig& partition = config.partitions[*number];
    PathParts parts = queueParts(partition, queue);
    if (parts.empty())
        return std::vector<ValueChange>();
    PathParts path = renamed(partition, parts);
    RuleRename rename(std::move(parts), std::move(path));
    const ConfigPlace rules = queue.first(2) / "placementrules";
    for (std::size_t i = 0; i < partition.placementRules.value.size(); ++i)
        rename.follow(partition.placementRules.value[i], rules / i);
    if (rename.hasFullPathBelowParent)
        return fail(
            ErrorCode::Unsupported, queue.text(),
            QUOTADECK_TEXT("edit",
                           "a placement rule leads to the queue through its parent rule, which would no "
                           "longer fit: change the rule first"));
    return std::move(rename.changes);
}
} // namespace

Result<std::vector<ValueChange>> changesToRename(const SchedulerConfig& config, const ConfigPlace& queue,
                                                 std::string_view name, PathsInRules paths)
{
    if (!isQueueName(name)) // the legal characters of a queue name (VAL-44)
        return fail(ErrorCode::InvalidArgument, queue.text(),
                    Message(QUOTADECK_TEXT(
                                "edit", "\"%1\" is not a queue name: use 1 to 64 of A-Z a-z 0-9 _ - : # / @"),
                            name));
    std::vector<ValueChange> changes{{queue / "name", std::string(name)}};
    SchedulerConfig renamed = config;
    if (const auto use = setScalar(renamed, changes.front().place, name); !use)
        return tl::unexpected(use.error());
    if (paths == PathsInRules::Keep)
        return changes;
    const auto& steps = queue.steps();
    const bool isTop = steps.size() == 4; // partitions, number, queues, number
    const auto* const number = isTop ? std::get_if<std::size_t>(&steps[1]) : nullptr;
    if (number && hasRoot(config.partitions[*number]) != hasRoot(renamed.partitions[*number])
        && !config.partitions[*number].placementRules.value.empty())
        return fail(ErrorCode::Unsupported, queue.text(),
                    QUOTADECK_TEXT("edit",
                                   "the new name moves all queues to another level below the root: rename "
                                   "the queue without changing the placement rules, then edit their paths"));
    const auto renamedPath = [name](const PartitionConfig&, PathParts path) {
        path.back() = name;
        return path;
    };
    auto ofRules = ruleChanges(config, queue, renamedPath);
    if (!ofRules)
        return ofRules;
    std::ranges::move(*ofRules, std::back_inserter(changes));
    return changes;
}

Result<std::vector<ValueChange>> ruleChangesToMove(const SchedulerConfig& config, const ConfigPlace& queue,
                                                   const ConfigPlace& to)
{
    return ruleChanges(config, queue, [&to](const PartitionConfig& partition, const PathParts& path) {
        PathParts moved = queueParts(partition, to.parent().parent());
        moved.push_back(path.back());
        return moved;
    });
}
} // namespace quotadeck::config
