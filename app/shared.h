// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/clustercopies.h"
#include "app/connect/secretstore.h"
#include "app/connectionmonitor.h"
#include "app/connectionopener.h"
#include "app/connections.h"
#include "app/settings.h"
#include "ui/theme/theme.h"

#include <QStandardPaths>

namespace quotadeck::app {
/// What all windows of the program share. Outlives them.
struct Shared
{
    explicit Shared(const QString& settingsFile) : store(settingsFile) { }
    Q_DISABLE_COPY_MOVE(Shared)

    SettingsStore store;
    Connections connections{&store};
    connect::SecretStore secrets;
    ConnectionOpener opener{&secrets};
    ConnectionMonitor monitor{&connections, &opener};
    ClusterCopies copies{QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
                         + QStringLiteral("/copies")};
    ui::Theme theme;
};
} // namespace quotadeck::app
