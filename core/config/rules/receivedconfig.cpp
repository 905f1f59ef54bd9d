// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/receivedconfig.h"

#include "core/config/rules/queuevisit.h"
#include "core/config/schema/reader.h"
#include "core/config/yaml/yamltree.h"
#include "core/resource/receivedtypes.h"

#include <algorithm>
#include <fmt/format.h>

namespace quotadeck::config {
namespace {
bool hasOnlyTakenTypes(const QueueConfig& queue)
{
    bool areTaken = true;
    forEachQuantityMap(queue, [&areTaken](const QuantityMap& quantities) {
        areTaken = areTaken && std::ranges::all_of(quantities.map.value, [](const TextEntry& entry) {
                       return receivedType(entry.key).has_value();
                   });
    });
    return areTaken && std::ranges::all_of(queue.queues.value, hasOnlyTakenTypes);
}
} // namespace

Status checkReceivedTypes(std::string_view text)
{
    const auto tree = parseYaml(text);
    if (!tree)
        return {};
    for (const PartitionConfig& partition : readConfig(*tree).config.partitions) {
        if (!std::ranges::all_of(partition.queues.value, hasOnlyTakenTypes))
            return fail(
                ErrorCode::TooLarge, {},
                fmt::format(
                    "the configuration has resource types with too long names, or more than {} new ones",
                    kMostReceivedTypes));
    }
    return {};
}
} // namespace quotadeck::config
