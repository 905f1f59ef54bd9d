// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/scenario.h"
#include "core/sim/simulator.h"
#include "core/snapshot/clustersnapshot.h"

#include <QFile>

#include <vector>

namespace quotadeck::test {
/// The busy cluster every five seconds, with its active applications.
inline std::vector<SnapshotPtr> clusterSamples(std::size_t count)
{
    QFile file(QStringLiteral(QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no scenario");
    sim::Simulator simulator(*sim::readScenario(file.readAll().toStdString(), "busy-cluster.yaml"), 1);
    std::vector<SnapshotPtr> result;
    for (std::size_t number = 0; number < count; ++number) {
        simulator.advance(std::chrono::seconds(5));
        auto snapshot = std::make_shared<ClusterSnapshot>(simulator.snapshot());
        for (PartitionSnapshot& partition : snapshot->partitions)
            partition.finished = {}; // not recorded
        result.push_back(std::move(snapshot));
    }
    return result;
}
} // namespace quotadeck::test
