// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/clustersnapshot.h"
#include "core/snapshot/jsonread.h"
#include "core/snapshot/jsonwrite.h"

/// How each struct of the snapshot is read from and written to one JSON object; the lists of jsonread.h and
/// jsonwrite.h find these by their argument. Internal to core/snapshot.
namespace quotadeck::rest {
void read(const JsonValue& value, ClusterInfo& cluster);
void read(const JsonValue& value, PartitionInfo& partition);
void read(const JsonValue& value, NodeInfo& node);
void read(const JsonValue& value, HealthCheck& check);
void read(const JsonValue& value, HealthInfo& health);
void read(const JsonValue& value, QueueTemplate& childTemplate);
void read(const JsonValue& value, UserUsage& user);
void read(const JsonValue& value, GroupUsage& group);
void read(const JsonValue& value, AllocationInfo& allocation);
void read(const JsonValue& value, AllocationLogEntry& entry);
void read(const JsonValue& value, RequestInfo& request);
void read(const JsonValue& value, StateLogEntry& entry);
void read(const JsonValue& value, PlaceholderInfo& placeholder);
void read(const JsonValue& value, ApplicationInfo& application);

void write(JsonWriter& writer, const ClusterInfo& cluster);
void write(JsonWriter& writer, const PartitionInfo& partition);
void write(JsonWriter& writer, const NodeInfo& node);
void write(JsonWriter& writer, const HealthCheck& check);
void write(JsonWriter& writer, const HealthInfo& health);
void write(JsonWriter& writer, const QueueTemplate& childTemplate);
void write(JsonWriter& writer, const UserUsage& user);
void write(JsonWriter& writer, const GroupUsage& group);
void write(JsonWriter& writer, const AllocationInfo& allocation);
void write(JsonWriter& writer, const AllocationLogEntry& entry);
void write(JsonWriter& writer, const RequestInfo& request);
void write(JsonWriter& writer, const StateLogEntry& entry);
void write(JsonWriter& writer, const PlaceholderInfo& placeholder);
void write(JsonWriter& writer, const ApplicationInfo& application);
} // namespace quotadeck::rest
