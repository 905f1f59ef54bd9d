// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/textplace.h"

#include "core/config/schema/effective.h"

namespace quotadeck::models {
namespace {
bool isWithin(const TextSpan& span, std::size_t offset)
{
    return span.begin.offset <= offset && offset < span.end.offset;
}

std::optional<TextPlace> placeIn(const config::QueueConfig& queue, const QueuePath& path,
                                 std::size_t partition, std::size_t offset)
{
    for (const auto& child : queue.queues.value) {
        if (auto found = placeIn(child, path.child(child.name.value), partition, offset))
            return found;
    }
    TextPlace place{TextPlace::Part::Queue, partition, path, std::nullopt};
    const auto& limits = queue.limits.value;
    for (std::size_t i = 0; i < limits.size(); ++i) { // those of the partition are the root's, too
        if (isWithin(limits[i].span, offset)) {
            place.limit = i;
            return place;
        }
    }
    return isWithin(queue.span, offset) ? std::optional(place) : std::nullopt;
}
} // namespace

std::optional<TextPlace> placeAt(const ConfigRevision& revision, std::size_t offset)
{
    for (std::size_t i = 0; i < revision.partitions.size(); ++i) {
        const auto& root = config::rootOf(revision.partitions[i]);
        if (auto found = placeIn(root, QueuePath(root.name.value), i, offset))
            return found;
    }
    for (std::size_t i = 0; i < revision.partitions.size(); ++i) { // an inserted root has no place of its own
        const auto& partition = revision.partitions[i];
        const auto& rules = partition.placementRules;
        // The caret rests behind what is selected.
        const bool isRule
            = (rules.isSet && rules.key.begin.offset <= offset && offset <= rules.key.end.offset)
            || (!rules.value.empty() && rules.value.front().span.begin.offset <= offset
                && offset <= rules.value.back().span.end.offset);
        if (isRule)
            return TextPlace{TextPlace::Part::Rules, i, {}, {}};
        if (isWithin(partition.span, offset))
            return TextPlace{TextPlace::Part::Partition, i, {}, {}};
    }
    return std::nullopt;
}
} // namespace quotadeck::models
