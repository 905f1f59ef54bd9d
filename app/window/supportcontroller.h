// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/log/supportchoice.h"

#include <QObject>
#include <QPointer>
#include <QString>

namespace quotadeck::ui {
class LogWindow;
class MainWindow;
class SupportDialog;
} // namespace quotadeck::ui

namespace quotadeck::app {
struct Models;
struct Shared;
struct SupportSources;
class SourceController;

/// Help > Log and Help > Save Support Bundle of a window.
///
/// Ownership: what it is given outlives it.
class SupportController final : public QObject
{
    Q_OBJECT
public:
    SupportController(Shared* shared, Models* models, const SourceController* source, ui::MainWindow* window,
                      QObject* parent = nullptr);

    void showLog();
    void askForBundle();

private:
    [[nodiscard]] SupportSources sources() const;
    void save(const QString& path, const models::SupportChoice& choice);

    Shared* m_shared;
    Models* m_models;
    const SourceController* m_source;
    ui::MainWindow* m_window;
    ui::LogWindow* m_logWindow = nullptr; // not owned: the window's
    QPointer<ui::SupportDialog> m_dialog; ///< while it is open; the window's
};
} // namespace quotadeck::app
