// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/nodespace.h"

#include "core/snapshot/jsonwrite.h"
#include "core/snapshot/restjson.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace quotadeck {
std::optional<Quantity> availableOf(const NodeSpace& node, ResourceType type)
{
    if (!node.available.isNil())
        return node.available.valueOr0(type);
    const auto capacity = node.capacity.find(type);
    if (!capacity)
        return std::nullopt;
    return saturatingSubtract(saturatingSubtract(*capacity, node.allocated.valueOr0(type)),
                              node.foreign.valueOr0(type));
}

namespace {
std::size_t bucketOf(Quantity used, Quantity capacity, ShareRounding rounding)
{
    if (capacity <= 0)
        return 0;
    double percent = 100.0 * static_cast<double>(used) / static_cast<double>(capacity);
    if (rounding == ShareRounding::WholePercents)
        percent = std::floor(percent);
    return static_cast<std::size_t>(std::clamp(std::ceil(percent / 10.0) - 1.0, 0.0, 9.0));
}

void write(rest::JsonWriter& writer, const NodeBuckets& buckets)
{
    writer.beginArray();
    for (std::size_t index = 0; index < buckets.size(); ++index) {
        writer.beginObject();
        writer.key("bucketName");
        writer.text(fmt::format("{}-{}%", index * 10, index * 10 + 10));
        if (const auto& names = buckets[index]; !names.empty()) {
            writer.key("nodeNames");
            rest::write(writer, names);
            writer.key("numOfNodes");
            rest::write(writer, static_cast<std::uint64_t>(names.size()));
        }
        writer.endObject();
    }
    writer.endArray();
}
} // namespace

std::map<std::string, NodeBuckets> nodeUtilization(const PartitionSnapshot& partition, ShareRounding rounding)
{
    std::map<std::string, NodeBuckets> types;
    if (!partition.nodes)
        return types;
    for (const NodeInfo& node : *partition.nodes) {
        const ResourceView allocated(node.allocated);
        for (const auto& [type, capacity] : ResourceView(node.capacity).entries()) {
            const auto bucket = bucketOf(allocated.valueOr0(type), capacity, rounding);
            types[type.name()][bucket].push_back(node.id);
        }
    }
    return types;
}

std::string rest::writeNodeUtilizations(const ClusterSnapshot& snapshot)
{
    if (snapshot.partitions.empty())
        return "null";
    JsonWriter writer;
    writer.beginArray();
    for (const auto& partition : snapshot.partitions) {
        writer.beginObject();
        writer.key("clusterId");
        writer.text(partition.info.clusterId);
        writer.key("partition");
        writer.text(partition.info.name);
        const auto types = nodeUtilization(partition, ShareRounding::WholePercents);
        if (!types.empty()) {
            writer.key("utilizations");
            writer.beginArray();
            for (const auto& [type, buckets] : types) {
                writer.beginObject();
                writer.key("type");
                writer.text(type);
                writer.key("utilization");
                quotadeck::write(writer, buckets);
                writer.endObject();
            }
            writer.endArray();
        }
        writer.endObject();
    }
    writer.endArray();
    return writer.take();
}
} // namespace quotadeck
