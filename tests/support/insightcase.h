// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/restjson.h"

#include <QByteArray>

#include <memory>

namespace quotadeck::test {
/// A queue with a quota, the limit of a group and one for each user.
inline const QByteArray kInsightConfig
    = "partitions:\n"
      "- name: default\n"
      "  placementrules: [{name: user, parent: {name: fixed, value: root.data}, create: true}]\n"
      "  queues:\n"
      "  - name: root\n"
      "    submitacl: '*'\n"
      "    queues:\n"
      "    - name: data\n"
      "      parent: true\n"
      "      resources: {max: {vcore: 100}}\n"
      "      limits:\n"
      "      - {groups: [ds], maxresources: {vcore: 10, memory: 64Gi}, maxapplications: 4}\n"
      "      - {users: ['*'], maxresources: {vcore: 8}}\n"
      "      queues: [{name: etl}]\n";

/// One application of bob runs in root.data.etl, one of sue waits there for the limit of group ds.
inline const QByteArray kInsightSnapshot
    = R"({"applications":[{"applicationID":"app-2","queueName":"root.data.etl","user":"sue","groups":["ds"],)"
      R"("applicationState":"Accepted","submissionTime":2,"requests":[{"allocationKey":"r1","resource":{"vcore":4000},)"
      R"("priority":"0","requestTime":1}]}],)"
      R"("groups":[{"groupName":"ds","applications":["app-1"],"queues":{"queuename":"root","resourceUsage":{"vcore":7000},)"
      R"("runningApplications":["app-1"],"children":[{"queuename":"root.data","resourceUsage":{"vcore":7000},)"
      R"("runningApplications":["app-1"],"maxResources":{"vcore":10000},"children":[{"queuename":"root.data.etl",)"
      R"("resourceUsage":{"vcore":7000},"runningApplications":["app-1"]}]}]}}],)"
      R"("health":null,"nodes":null,"partition":{"name":"default"},)"
      R"("queues":{"queuename":"root","maxResource":{"vcore":200000,"memory":1099511627776},"allocatedResource":{"vcore":7000},)"
      R"("isManaged":true,"children":[{"queuename":"root.data","parent":"root","isManaged":true,"maxResource":{"vcore":100000},)"
      R"("allocatedResource":{"vcore":7000},"children":[{"queuename":"root.data.etl","parent":"root.data","isLeaf":true,)"
      R"("isManaged":true,"allocatedResource":{"vcore":7000}}]}]},)"
      R"("users":[{"userName":"bob","groups":{"app-1":"ds"},"queues":{"queuename":"root","resourceUsage":{"vcore":7000},)"
      R"("runningApplications":["app-1"],"children":[{"queuename":"root.data","resourceUsage":{"vcore":7000},)"
      R"("runningApplications":["app-1"],"maxResources":{"vcore":8000},"children":[{"queuename":"root.data.etl",)"
      R"("resourceUsage":{"vcore":7000},"runningApplications":["app-1"]}]}]}}]})";

/// The same as a source delivers it.
inline SnapshotPtr insightSnapshot(const QByteArray& json = kInsightSnapshot)
{
    auto snapshot = rest::readPartitionSnapshot(json.toStdString()).value();
    snapshot.time = SystemTime(std::chrono::seconds(1793520190)); // 2026-11-01 08:03:10 UTC
    return std::make_shared<const ClusterSnapshot>(std::move(snapshot));
}
} // namespace quotadeck::test
