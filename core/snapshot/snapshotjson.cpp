// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/jsonwrite.h"
#include "core/snapshot/restjson.h"

namespace quotadeck::rest {
std::string writePartitionSnapshot(const ClusterSnapshot& snapshot, const PartitionSnapshot& partition)
{
    JsonWriter writer;
    const auto part = [&writer](std::string_view name, const auto& list, auto&& toText) {
        writer.key(name);
        writer.raw(list ? toText(*list) : std::string("null"));
    };
    writer.beginObject();
    part("applications", partition.applications, writeApplications);
    part("groups", partition.groups, writeGroups);
    part("health", snapshot.health, writeHealth);
    part("nodes", partition.nodes, writeNodes);
    writer.key("partition");
    writer.raw(writePartition(partition.info));
    part("queues", partition.queues, writeQueues);
    part("users", partition.users, writeUsers);
    writer.endObject();
    return writer.take();
}
} // namespace quotadeck::rest
