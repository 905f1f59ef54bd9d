// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/assertions/sampleassertions.h"

namespace quotadeck::models {
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
} // namespace quotadeck::models
