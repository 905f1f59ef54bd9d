// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/scenario.h"

#include <string>

namespace quotadeck::test {
/// A workload of ann that never ends, as a field of scriptedScenario().
inline constexpr const char* kJobs = R"(workloads:
  - name: job
    queue: root.work
    users: [ann]
    interarrival: [5s, 20s]
    pods: [1, 4]
    podResources: {vcore: "1", memory: 1Gi}
    runTime: [20s, 2m]
    maxOpenApplications: 5
)";

/// A scenario of two nodes, a queue and a user, with @p rest as its further fields: workloads, events, facts.
inline sim::Scenario scriptedScenario(const std::string& rest)
{
    static const std::string kCluster = R"(name: scripted
title: A script
description: One node that is lost.
start: 2026-11-02T08:00:00Z
clusterId: test
partition: default
nodes:
  - {name: node, count: 2, instanceType: small, capacity: {vcore: "8", memory: 32Gi, pods: "50"}}
queues: |
  partitions:
    - name: default
      queues:
        - name: root
          submitacl: "*"
          queues:
            - name: work
users:
  - {name: ann, groups: [staff]}
)";
    return sim::readScenario(kCluster + rest, "scripted.yaml").value();
}
} // namespace quotadeck::test
