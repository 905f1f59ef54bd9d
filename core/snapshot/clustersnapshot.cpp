// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/snapshot/clustersnapshot.h"

#include <algorithm>

namespace quotadeck {
const UsageNode* findNode(const std::vector<UsageNode>& nodes, const QueuePath& path)
{
    const auto node = std::ranges::find(nodes, path, &UsageNode::path);
    return node == nodes.end() ? nullptr : &*node;
}

const PartitionSnapshot* findPartition(const ClusterSnapshot& snapshot, std::string_view name)
{
    const auto partition
        = std::ranges::find_if(snapshot.partitions, [name](const PartitionSnapshot& candidate) {
              return candidate.info.name == name;
          });
    return partition == snapshot.partitions.end() ? nullptr : &*partition;
}
} // namespace quotadeck
