// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/scenario.h"
#include "core/sim/simulator.h"

#include <QFile>

#include <chrono>
#include <memory>

namespace quotadeck::test {
/// The busy cluster, second by second; the same ones in the process that records and in the one that checks.
class RecordedMoments
{
public:
    SnapshotPtr next()
    {
        m_simulator.advance(std::chrono::seconds(1));
        return std::make_shared<const ClusterSnapshot>(m_simulator.snapshot());
    }

private:
    static sim::Scenario scenario()
    {
        QFile file(QStringLiteral(QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no scenario");
        return *sim::readScenario(file.readAll().toStdString(), "busy-cluster.yaml");
    }

    sim::Simulator m_simulator{scenario(), 1};
};
} // namespace quotadeck::test
