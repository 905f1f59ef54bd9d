// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/settings.h"
#include "app/window/models.h"
#include "app/window/sourcecontroller.h"
#include "ui/pages/applicationspage.h"
#include "ui/simulate/simulatepage.h"
#include "ui/theme/theme.h"
#include "ui/window/mainwindow.h"

#include <QSignalSpy>
#include <QTemporaryDir>

namespace quotadeck::test {
/// A window without other pages than those for simulations and applications, and what controls its source.
struct SourceFixture
{
    QTemporaryDir folder;
    app::SettingsStore store{folder.filePath(QStringLiteral("settings.json"))};
    app::SessionSettings settings{&store, app::SessionSettings::Memory::Keep};
    ui::Theme theme;
    app::Models models;
    ui::MainWindow window{&theme};
    ui::SimulatePage* page = new ui::SimulatePage;
    ui::ApplicationsPage* applications = new ui::ApplicationsPage(&models.applications, &models.pods);
    app::SourceController source{&models, &window, page, applications, &settings};
    QSignalSpy shown{&models.stage, &models::Stage::firstShown};
    QSignalSpy failed{&source, &app::SourceController::firstReadFailed};

    SourceFixture()
    {
        window.addPage(page);
        window.addPage(applications);
    }
    ~SourceFixture() { source.stop(); }
    Q_DISABLE_COPY_MOVE(SourceFixture)
};
} // namespace quotadeck::test
