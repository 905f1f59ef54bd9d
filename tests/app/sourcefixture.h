// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models.h"
#include "app/settings.h"
#include "app/sourcecontroller.h"
#include "ui/simulate/simulatepage.h"
#include "ui/theme/theme.h"
#include "ui/window/mainwindow.h"

#include <QSignalSpy>
#include <QTemporaryDir>

namespace quotadeck::test {
/// A window without other pages than the one for simulations, and what controls its source.
struct SourceFixture
{
    QTemporaryDir folder;
    app::SettingsStore store{folder.filePath(QStringLiteral("settings.json"))};
    app::SessionSettings settings{&store, app::SessionSettings::Memory::Keep};
    ui::Theme theme;
    app::Models models;
    ui::MainWindow window{&theme};
    ui::SimulatePage* page = new ui::SimulatePage;
    app::SourceController source{&models, &window, page, &settings};
    QSignalSpy shown{&models.stage, &models::Stage::firstShown};
    QSignalSpy failed{&source, &app::SourceController::firstReadFailed};

    SourceFixture() { window.addPage(page); }
    ~SourceFixture() { source.stop(); }
    Q_DISABLE_COPY_MOVE(SourceFixture)
};
} // namespace quotadeck::test
