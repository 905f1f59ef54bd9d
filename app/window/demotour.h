// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTemporaryDir>

#include <memory>

namespace quotadeck::ui {
class Tour;
} // namespace quotadeck::ui

namespace quotadeck::app {
class Workspace;

/// The tour in a window of its own: shows the demo cluster there, and its configuration in a temporary file, which goes away with
/// the tour.
///
/// Ownership: the window, which remembers nothing, is the caller's and outlives it.
class DemoTour final : public QObject
{
    Q_OBJECT
public:
    explicit DemoTour(Workspace* workspace, QObject* parent = nullptr);

    /// From the first step, in front of other windows.
    void start();
    [[nodiscard]] const Workspace* workspace() const { return m_workspace; }

private:
    void openConfiguration();

    Workspace* m_workspace; // not owned
    std::shared_ptr<QTemporaryDir> m_folder; ///< also of a write that goes on; null: none yet
    ui::Tour* m_tour; // not owned: the window's
};
} // namespace quotadeck::app
