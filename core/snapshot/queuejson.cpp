// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/clustersnapshot.h"
#include "core/snapshot/jsonfields.h"
#include "core/snapshot/restjson.h"

#include <array>

namespace quotadeck::rest {
namespace {
constexpr std::string_view kPathKey = "queuename";

using TemplateFields = Fields<QueueTemplate>;
constexpr std::array kTemplateFields{
    TemplateFields::optional<&QueueTemplate::guaranteed>("guaranteedResource"),
    TemplateFields::optional<&QueueTemplate::maxApplications>("maxApplications"),
    TemplateFields::optional<&QueueTemplate::max>("maxResource"),
    TemplateFields::optional<&QueueTemplate::properties>("properties"),
};

using QueueFields = Fields<QueueInfo>;
constexpr std::array kQueueFields{
    QueueFields::optional<&QueueInfo::absUsedCapacity>("absUsedCapacity"),
    QueueFields::optional<&QueueInfo::allocated>("allocatedResource"),
    QueueFields::optional<&QueueInfo::allocatingAcceptedApps>("allocatingAcceptedApps"),
    QueueFields::optional<&QueueInfo::askBackoffDelay>("askBackoffDelay"),
    QueueFields::always<&QueueInfo::currentPriority>("currentPriority"),
    QueueFields::optional<&QueueInfo::drainingSince>("drainingSince"),
    QueueFields::optional<&QueueInfo::guaranteed>("guaranteedResource"),
    QueueFields::optional<&QueueInfo::headroom>("headroom"),
    QueueFields::always<&QueueInfo::isLeaf>("isLeaf"),
    QueueFields::always<&QueueInfo::isManaged>("isManaged"),
    QueueFields::always<&QueueInfo::isPreemptionFence>("isPreemptionFence"),
    QueueFields::always<&QueueInfo::isPriorityFence>("isPriorityFence"),
    QueueFields::optional<&QueueInfo::isQuotaPreemptionRunning>("isQuotaPreemptionRunning"),
    QueueFields::optional<&QueueInfo::max>("maxResource"),
    QueueFields::optional<&QueueInfo::maxRunningApps>("maxRunningApps"),
    QueueFields::optional<&QueueInfo::parent>("parent"),
    QueueFields::always<&QueueInfo::partition>("partition"),
    QueueFields::optional<&QueueInfo::pending>("pendingResource"),
    QueueFields::optional<&QueueInfo::preempting>("preemptingResource"),
    QueueFields::optional<&QueueInfo::preemptionDelay>("preemptionDelay"),
    QueueFields::always<&QueueInfo::preemptionEnabled>("preemptionEnabled"),
    QueueFields::optional<&QueueInfo::priorityOffset>("priorityOffset"),
    QueueFields::always<&QueueInfo::prioritySorting>("prioritySorting"),
    QueueFields::optional<&QueueInfo::properties>("properties"),
    QueueFields::alias<&QueueInfo::path>("queueName"),
    QueueFields::alias<&QueueInfo::path>("queuePath"),
    QueueFields::always<&QueueInfo::path>(kPathKey),
    QueueFields::optional<&QueueInfo::quotaPreemptionDelay>("quotaPreemptionDelay"),
    QueueFields::optional<&QueueInfo::quotaPreemptionStartTime>("quotaPreemptionStartTime"),
    QueueFields::optional<&QueueInfo::runningApps>("runningApps"),
    QueueFields::optional<&QueueInfo::sortingPolicy>("sortingPolicy"),
    QueueFields::optional<&QueueInfo::status>("status"),
    QueueFields::optional<&QueueInfo::childTemplate>("template"),
    QueueFields::optional<&QueueInfo::unschedulableAskBackoff>("unschedAskBackoff"),
};

/// As above for an answer about one queue, which never names the partition (REST-12).
constexpr auto kOneQueueFields = [] {
    auto fields = kQueueFields;
    for (auto& field : fields) {
        if (field.name == "partition") {
            field.write = [](JsonWriter& writer, std::string_view name, const QueueInfo&) {
                writer.key(name);
                writer.text("");
            };
        }
    }
    return fields;
}();

/// The paths of the children, which the scheduler sends beside the children themselves.
void writeChildNames(JsonWriter& writer, const std::vector<QueueInfo>& queues, std::size_t at)
{
    const auto end = endOfSubtree(queues, at);
    writer.key("childNames");
    writer.beginArray();
    for (auto child = at + 1; child < end; child = endOfSubtree(queues, child))
        writer.text(queues[child].path.text());
    writer.endArray();
}
} // namespace

void read(const JsonValue& value, QueueTemplate& childTemplate)
{
    readFields<kTemplateFields>(value, childTemplate);
}

void write(JsonWriter& writer, const QueueTemplate& childTemplate)
{
    writeObject<kTemplateFields>(writer, childTemplate);
}

Result<std::vector<QueueInfo>> readQueues(std::string_view json)
{
    return readAnswer<std::vector<QueueInfo>>(json,
                                              [](const JsonValue& root, std::vector<QueueInfo>& queues) {
                                                  if (root.isNull())
                                                      return;
                                                  readTrees<kQueueFields>(root, queues, kPathKey);
                                                  for (auto& queue : queues) {
                                                      if (queue.parent.isEmpty())
                                                          queue.parent = queue.path.parent();
                                                  }
                                                  normalize(queues);
                                              });
}

std::string writeQueues(const std::vector<QueueInfo>& queues)
{
    if (queues.empty())
        return "null";
    JsonWriter writer;
    writeTree<kQueueFields>(writer, queues, 0, writeChildNames);
    return writer.take();
}

std::string writeQueue(const std::vector<QueueInfo>& queues, std::size_t at, bool withSubtree)
{
    JsonWriter writer;
    writeTree<kOneQueueFields>(writer, queues, at, writeChildNames,
                               withSubtree ? Depth::Subtree : Depth::OwnFields);
    return writer.take();
}
} // namespace quotadeck::rest
