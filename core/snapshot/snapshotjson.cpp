// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/jsonwrite.h"
#include "core/snapshot/restjson.h"

#include <fmt/format.h>
#include <simdjson.h>
#include <utility>

namespace quotadeck::rest {
namespace {
using simdjson::dom::element;

/// Puts what @p read makes of the member @p key into @p target; null and a missing member stay unknown.
template <typename T>
Status readPart(const element& root, std::string_view key, Result<T> (*read)(std::string_view),
                std::optional<T>& target)
{
    element value;
    if (root.at_key(key).get(value) != simdjson::SUCCESS || value.is_null())
        return {};
    Result<T> part = read(simdjson::minify(value));
    if (!part)
        return fail(part.error().code, std::string(key), std::move(part.error().message));
    target = *std::move(part);
    return {};
}

Result<PartitionInfo> readPartition(std::string_view json)
{
    auto rows = readPartitions(fmt::format("[{}]", json));
    if (!rows)
        return tl::unexpected(std::move(rows).error());
    return std::move(rows->front());
}
} // namespace

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

Result<ClusterSnapshot> readPartitionSnapshot(std::string_view json)
{
    simdjson::dom::parser parser;
    element root;
    const auto error = json.empty() ? simdjson::EMPTY : parser.parse(json.data(), json.size()).get(root);
    if (error != simdjson::SUCCESS)
        return fail(ErrorCode::Parse, {}, fmt::format("no JSON: {}", simdjson::error_message(error)));
    if (!root.is_object())
        return fail(ErrorCode::Parse, {}, "no snapshot: it must be one JSON object");

    ClusterSnapshot snapshot;
    PartitionSnapshot partition;
    std::optional<PartitionInfo> info;
    Status status = readPart(root, "partition", readPartition, info);
    if (status && !info)
        return fail(ErrorCode::NotFound, "partition", "no snapshot: the member \"partition\" is missing");
    const auto add = [&](std::string_view key, auto read, auto& target) {
        if (status)
            status = readPart(root, key, read, target);
    };
    add("queues", readQueues, partition.queues);
    add("users", readUsers, partition.users);
    add("groups", readGroups, partition.groups);
    add("applications", readApplications, partition.applications);
    add("nodes", readNodes, partition.nodes);
    add("health", readHealth, snapshot.health);
    if (!status)
        return tl::unexpected(std::move(status).error());
    partition.info = *std::move(info);
    snapshot.partitions.push_back(std::move(partition));
    return snapshot;
}
} // namespace quotadeck::rest
