// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cluster/clustercopies.h"
#include "app/cluster/connectionmonitor.h"
#include "app/cluster/connectionopener.h"
#include "app/cluster/connections.h"
#include "app/connect/secretstore.h"
#include "app/settings/preferencestore.h"
#include "app/settings/settings.h"
#include "models/log/programlog.h"
#include "ui/help/contexthelp.h"
#include "ui/theme/theme.h"
#include "ui/widgets/accessiblebutton.h"
#include "ui/window/savedviews.h"

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
        ui::installAccessibleButtons(); // before the first window
        ui::FieldHelp::install();
        ui::DialogHelp::install();
        const QString key = Settings().savedViews.key;
        views.setAll(store.value(key).toMap());
        QObject::connect(&store, &SettingsStore::written, &views,
                         [this, key] { views.setAll(store.value(key).toMap()); });
        QObject::connect(&views, &ui::SavedViews::changed, &store,
                         [this, key](const QString& page, const QString& name, const QVariantMap& view) {
                             // Another instance may have saved others meanwhile.
                             store.change([=](QVariantMap& values) {
                                 QVariantMap all = values.value(key).toMap();
                                 ui::SavedViews::setIn(all, page, name, view);
                                 values[key] = all;
                             });
                         });
    }
    Q_DISABLE_COPY_MOVE(Shared)

    models::ProgramLog log; ///< of this process
    const QString folder; ///< of the program's own data
    SettingsStore store;
    Connections connections{&store};
    connect::SecretStore secrets;
    ConnectionOpener opener{&secrets};
    ConnectionMonitor monitor{&connections, &opener};
    ClusterCopies copies{folder + QStringLiteral("/copies")};
    ui::Theme theme;
    ui::SavedViews views; ///< kept in the settings
    PreferenceStore preferences{&store, &theme, &secrets};
};
} // namespace quotadeck::app
