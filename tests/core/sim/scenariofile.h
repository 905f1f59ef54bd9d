// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/scenario.h"

#include <QDir>
#include <QFile>
#include <QString>

namespace quotadeck::test {
inline const QDir kScenarioFolder(QStringLiteral(QUOTADECK_RESOURCES "/scenarios"));

/// A scenario of the program by its name. Ends the program where there is none.
inline sim::Scenario scenarioOf(const QString& name)
{
    QFile file(kScenarioFolder.filePath(name + ".yaml"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the scenario is missing");
    const auto scenario = sim::readScenario(file.readAll().toStdString(), name.toStdString());
    if (!scenario)
        qFatal("%s: %s", scenario.error().where.c_str(), scenario.error().message.english().c_str());
    return *scenario;
}
} // namespace quotadeck::test
