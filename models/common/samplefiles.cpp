// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/samplefiles.h"

namespace quotadeck::models {
std::string_view sampleRules()
{
    return R"(# Alert rules of QuotaDeck. The window reads this file again whenever it is saved.
# "quotadeck alerts FILE RECORDING" shows when the rules would have fired.
apiVersion: quotadeck/v1
alerts:
  # A queue uses more than 90% of its max of any resource for five minutes. The alert ends at 80%.
  - name: Queue nearly full
    on: queue                     # queue, user, group or cluster
    where: {queue: root.*}        # patterns of labels: queue, user, group, resource, partition, cluster
    when: used > 90%
    clear: 80%
    for: 5m
    severity: warning             # warning or critical
    summary: Ask the team to wait, or raise the quota.

  # Likewise of the limits of users and groups.
  - {name: User at a limit, on: user, when: used >= 95%, for: 10m}
  - {name: Group at a limit, on: group, when: used >= 95%, for: 10m}

  # An application waits for its first resources.
  - {name: Long wait, on: queue, when: waiting > 15m}

  # The scheduler itself.
  - {name: Scheduler unhealthy, on: cluster, when: health failed, severity: critical}
  - {name: Cluster out of reach, on: cluster, when: stale > 2m, severity: critical}

  # Further measures: headroom and pending, each of one resource, and applications.
  # - {name: Few cores left, on: queue, where: {queue: root.batch, resource: vcore}, when: headroom < 16}
)";
}

std::string_view sampleAssertions()
{
    return R"(# What users are to get in the queues of a configuration. The window evaluates this file at every edit and reads it
# again whenever it is saved; "quotadeck assert CONFIG FILE" does the same in CI.
apiVersion: quotadeck/v1
assertions:
  # Replace this one, which holds everywhere.
  - name: Everyone gets something
    given: {user: anyone, queue: root}       # also groups, tags, request and partition
    when: {cluster: empty}                   # or snapshot: FILE, or scenario: NAME at TIME
    expect: {headroom: {vcore: ">= 0"}}      # the smallest difference of limit and usage on the path

  # The amounts that new applications of a user get, how many run, and the group that is charged.
  # - name: ETL keeps 8 GPUs
  #   given: {user: bob, groups: [ds], queue: root.data.etl}
  #   when: {cluster: empty}
  #   expect: {nvidia.com/gpu: ">= 8", applications: ">= 2", chargedGroup: ds}

  # Whether a request fits, and who may submit.
  # - name: Training fits
  #   given: {user: bob, groups: [ds], queue: root.data.etl, request: {vcore: 8, memory: 64Gi}}
  #   when: {cluster: empty}
  #   expect: {allowed: true, access: submit}
)";
}

const std::string& starterText()
{
    static const std::string kText = R"(# Queues and limits of a YuniKorn scheduler.
# Amounts: vcore in cores ("4") or millicores ("500m"), memory in bytes ("64Gi").
partitions:
  - name: default
    # The first rule that finds a queue wins.
    placementrules:
      - name: provided # the queue that the application names, if it exists
        create: false
      - name: fixed # all others
        value: root.default
    queues:
      # The capacity of the root is that of the nodes.
      - name: root
        submitacl: "*" # who may submit applications
        queues:
          - name: default
            resources:
              guaranteed: {vcore: 4, memory: 16Gi} # reserved for the queue
              max: {vcore: 16, memory: 64Gi} # never exceeded
            limits:
              - limit: "each user"
                users: ["*"]
                maxresources: {vcore: 8, memory: 32Gi}
                maxapplications: 10
)";
    return kText;
}

bool isBlankText(std::string_view text)
{
    while (!text.empty()) {
        const auto end = text.find('\n');
        const auto line = text.substr(0, end);
        const auto first = line.find_first_not_of(" \t\r");
        if (first != std::string_view::npos && line[first] != '#')
            return false;
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return true;
}
} // namespace quotadeck::models
