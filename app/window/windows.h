// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "app/settings/settings.h"
#include "models/connections/sourcealerts.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace quotadeck::app {
class DemoTour;
struct Shared;
class Workspace;

/// The windows of the program: one for each saved connection that is open, and others. What was open when the program ended is open again
/// when it starts.
///
/// Ownership: @p shared outlives it.
class Windows final : public QObject
{
    Q_OBJECT
public:
    explicit Windows(Shared* shared, QObject* parent = nullptr);
    ~Windows() override;

    /// Shows what @p options ask for, in the window of the saved connection @p connection if it is not empty; or the windows of the last time.
    void start(const cli::WindowOptions& options, const QString& connection = {});
    [[nodiscard]] std::vector<Workspace*> all() const;
    void openConnection(const QString& id); ///< a saved one, in its window
    void showAll(); ///< in front of other programs
    /// The tour, from its first step, in a window that is not remembered.
    void showTour();
    void quit();

Q_SIGNALS:
    void changed(); ///< all(), or the state of the source of one of them
    void alertFired(const quotadeck::models::SourceAlert& alert); ///< as of Workspace

private:
    Workspace& add(const QString& connection, SessionSettings::Memory memory = SessionSettings::Memory::Keep);
    Workspace& open(const QString& connection, Workspace& from);
    void openLink(const link::Link& link, Workspace& from);
    void discard(Workspace* closed);
    void remember();

    Shared* m_shared; // not owned
    std::vector<std::unique_ptr<Workspace>> m_workspaces;
    std::unique_ptr<DemoTour> m_tour; ///< null: its window is not open
    bool m_isRestored = false; ///< this session goes on with the windows of the last one
    bool m_isQuitting = false; ///< all are to be closed; one may be asking its user
    bool m_isClosing = false; ///< one of them, just now
};
} // namespace quotadeck::app
