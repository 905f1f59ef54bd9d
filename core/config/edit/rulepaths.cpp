// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/rulepaths.h"

#include "core/base/text.h"
#include "core/config/schema/effective.h"

#include <algorithm>
#include <optional>

namespace quotadeck::config {
namespace {
using Parts = std::vector<std::string>;

Parts partsOf(std::string_view path)
{
    Parts parts;
    for (;;) {
        const auto dot = path.find('.');
        parts.emplace_back(path.substr(0, dot));
        if (dot == std::string_view::npos)
            return parts;
        path.remove_prefix(dot + 1);
    }
}

/// The path of the queue at @p place in the partition, root first; empty when there is none.
Parts queueParts(const PartitionConfig& partition, const ConfigPlace& place)
{
    Parts parts;
    const auto& steps = place.steps();
    const auto* level = &partition.queues.value;
    const bool hasRoot
        = level->size() == 1 && equalsIgnoringAsciiCase(level->front().name.value, kRootQueue); // VAL-12
    if (!hasRoot)
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

class RuleRename
{
public:
    RuleRename(Parts queue, std::string_view name) : m_queue(std::move(queue)), m_name(name) { }

    /// The parts to which the chain that ends in @p rule leads; none when they depend on the application.
    std::optional<Parts> follow(const PlacementRuleConfig& rule, const ConfigPlace& place)
    {
        std::optional<Parts> base = Parts{std::string(kRootQueue)};
        if (!rule.parent.empty())
            base = follow(rule.parent.front(), place / "parent");
        if (!equalsIgnoringAsciiCase(rule.name.value, "fixed") || !rule.value.isSet)
            return std::nullopt;
        Parts own = partsOf(rule.value.value);
        const bool isQualified = asciiLowered(rule.value.value).starts_with(kRootQueue); // PLC-22
        if (isQualified)
            base = Parts{};
        if (!base)
            return std::nullopt;
        Parts all = *base;
        all.insert(all.end(), own.begin(), own.end());
        const bool leadsThrough = all.size() >= m_queue.size()
            && std::equal(m_queue.begin(), m_queue.end(), all.begin(),
                          [](const std::string& l, const std::string& r) {
                              return equalsIgnoringAsciiCase(l, r);
                          });
        if (leadsThrough && m_queue.size() > base->size()) {
            own[m_queue.size() - base->size() - 1] = m_name;
            // A relative path that begins like the root's name would be taken for a full one (PLC-22).
            if (!isQualified && asciiLowered(own.front()).starts_with(kRootQueue))
                own.insert(own.begin(), base->begin(), base->end());
            changes.push_back({place / "value", joined(own)});
        }
        return all;
    }

    std::vector<RulePath> changes;

private:
    static std::string joined(const Parts& parts)
    {
        std::string result;
        for (const std::string& part : parts)
            result += (result.empty() ? "" : ".") + part;
        return result;
    }

    Parts m_queue;
    std::string m_name;
};
} // namespace

std::vector<RulePath> rulePathsAfterRename(const SchedulerConfig& config, const ConfigPlace& queue,
                                           std::string_view name)
{
    const auto& steps = queue.steps();
    const auto* const number = steps.size() < 4 ? nullptr : std::get_if<std::size_t>(&steps[1]);
    if (!number || *number >= config.partitions.size())
        return {};
    const PartitionConfig& partition = config.partitions[*number];
    Parts parts = queueParts(partition, queue);
    if (parts.empty())
        return {};
    RuleRename rename(std::move(parts), name);
    const ConfigPlace rules = queue.first(2) / "placementrules";
    for (std::size_t i = 0; i < partition.placementRules.value.size(); ++i)
        rename.follow(partition.placementRules.value[i], rules / i);
    return std::move(rename.changes);
}
} // namespace quotadeck::config
