// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/alerts/samplerules.h"

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
} // namespace quotadeck::models
