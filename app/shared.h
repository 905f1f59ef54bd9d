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
    /// @p dataFolder is that of the program's own data.
    explicit Shared(const QString& settingsFile,
                    const QString& dataFolder
                    = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation))
        : folder(dataFolder)
        , store(settingsFile)
    {
    }
    Q_DISABLE_COPY_MOVE(Shared)

    const QString folder; ///< of the program's own data
    SettingsStore store;
    Connections connections{&store};
    connect::SecretStore secrets;
    ConnectionOpener opener{&secrets};
    ConnectionMonitor monitor{&connections, &opener};
    ClusterCopies copies{folder + QStringLiteral("/copies")};
    ui::Theme theme;
};
} // namespace quotadeck::app
