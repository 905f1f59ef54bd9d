// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace quotadeck::test {
/// A configuration with two limits, to be searched and typed into; "vcore" stands in it thrice, once in a comment.
inline const QByteArray kTwoLimits = R"(partitions:
  - name: default
    queues:
      - name: root
        limits:
          - users: [ann]
            maxresources: {vcore: 40}
        queues:
          - name: sales
            limits:
              - users: [sue]
                maxresources: {vcore: 4, memory: 10Gi}   # Vcore: agreed
)";
} // namespace quotadeck::test
