// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/filetypes.h"

namespace quotadeck::models {
namespace {
void addTypesOf(const config::TextMap& map, std::set<ResourceType>& types)
{
    for (const auto& entry : map.value)
        types.insert(ResourceType(entry.key));
}

void addTypesOf(const std::vector<config::QueueConfig>& queues, std::set<ResourceType>& types)
{
    for (const auto& queue : queues) {
        for (const auto* resources : {&queue.resources.value, &queue.childTemplate.value.resources.value}) {
            addTypesOf(resources->guaranteed, types);
            addTypesOf(resources->max, types);
        }
        for (const auto& limit : queue.limits.value)
            addTypesOf(limit.maxResources, types);
        addTypesOf(queue.queues.value, types);
    }
}
} // namespace

std::set<ResourceType> resourceTypesOf(const ConfigRevision& revision)
{
    std::set<ResourceType> types;
    for (const auto& partition : revision.partitions)
        addTypesOf(partition.queues.value, types);
    return types;
}
} // namespace quotadeck::models
