// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/scenario.h"

namespace quotadeck::test {
/// 20 cores for two departments: team-a holds 2 cores from 10 to 70 s, team-b of the department dept 6 cores from 20 to 80 s.
inline constexpr auto kElasticScenario = R"(name: two-departments
title: "Two departments"
description: Two departments.
start: 2026-11-02T08:00:00Z
clusterId: two-departments
nodes:
  - {name: node, count: 1, allocatable: {cpu: 20}}
quotas: |
  apiVersion: scheduling.sigs.k8s.io/v1alpha1
  kind: ElasticQuota
  metadata:
    name: team-a
    namespace: team-a
  spec:
    max: {cpu: 10}
    min: {cpu: 4}
  ---
  apiVersion: scheduling.sigs.k8s.io/v1alpha1
  kind: ElasticQuota
  metadata:
    name: dept
    namespace: quotas
    labels:
      quota.scheduling.koordinator.sh/is-parent: "true"
  spec:
    max: {cpu: 10}
    min: {cpu: 6}
  ---
  apiVersion: scheduling.sigs.k8s.io/v1alpha1
  kind: ElasticQuota
  metadata:
    name: team-b
    namespace: team-b
    labels:
      quota.scheduling.koordinator.sh/parent: dept
  spec:
    max: {cpu: 10}
    min: {cpu: 4}
events:
  - at: 10s
    title: A job of team-a
    createPods:
      namespace: team-a
      pods:
        - {name: job, requests: {cpu: 2}, runTime: 60s}
  - at: 20s
    title: A job of team-b
    createPods:
      namespace: team-b
      pods:
        - {name: job, requests: {cpu: 6}, runTime: 60s}
)";

[[nodiscard]] inline sim::Scenario elasticScenario()
{
    return sim::readScenario(kElasticScenario, "two-departments").value();
}
} // namespace quotadeck::test
