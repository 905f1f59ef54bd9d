// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windows.h"

#include "app/commands/commandconnection.h"
#include "app/window/demotour.h"
#include "app/window/shared.h"
#include "app/window/workspace.h"
#include "models/common/messagetext.h"

#include <QGuiApplication>
#include <QScopedValueRollback>
#include <QScreen>

#include <algorithm>
#include <utility>

namespace quotadeck::app {
namespace {
constexpr QSize kFrame{8, 48}; ///< px, of most window managers: known only when the window is shown

/// The status bar must not be below the end of a small screen.
void fitToScreen(QWidget& window)
{
    if (!window.isMaximized() && !window.isFullScreen())
        window.resize(window.size().boundedTo(window.screen()->availableSize() - kFrame));
}
} // namespace

Windows::Windows(Shared* shared, QObject* parent) : QObject(parent), m_shared(shared) { }

Windows::~Windows() = default;

void Windows::start(const cli::WindowOptions& options, const QString& connection)
{
    m_isRestored = std::holds_alternative<cli::NoSource>(options.source) && options.openFile.empty();
    const SessionSettings settings(&m_shared->store, SessionSettings::Memory::Ignore);
    if (m_isRestored) {
        for (const QString& open : settings.value(&Settings::openWindows)) {
            if (open.isEmpty() || m_shared->connections.find(open))
                add(open);
        }
    }
    if (m_workspaces.empty())
        add(connection);
    cli::WindowOptions here = options;
    for (const auto& workspace : m_workspaces) {
        workspace->start(here);
        workspace->window().show();
        here.link.reset(); // the first window shows it
    }
    remember();
}

std::vector<Workspace*> Windows::all() const
{
    std::vector<Workspace*> workspaces;
    for (const auto& workspace : m_workspaces)
        workspaces.push_back(workspace.get());
    return workspaces;
}

Workspace& Windows::add(const QString& connection, SessionSettings::Memory memory)
{
    auto& workspace = *m_workspaces.emplace_back(std::make_unique<Workspace>(m_shared, memory, connection));
    fitToScreen(workspace.window());
    connect(&workspace, &Workspace::connectionRequested, this,
            [this, from = &workspace](const QString& id) { open(id, *from); });
    connect(&workspace, &Workspace::linkRequested, this,
            [this, from = &workspace](const link::Link& link) { openLink(link, *from); });
    connect(&workspace, &Workspace::windowRequested, this, [this] {
        Workspace& fresh = add({});
        fresh.window().showStartPage();
        fresh.window().show();
        remember();
    });
    connect(&workspace, &Workspace::tourRequested, this, &Windows::showTour);
    connect(&workspace, &Workspace::statusChanged, this, &Windows::changed);
    connect(&workspace, &Workspace::alertFired, this, &Windows::alertFired);
    connect(&workspace, &Workspace::quitRequested, this, &Windows::quit);
    connect(&workspace, &Workspace::closeRequested, this, [this] {
        if (!m_isClosing) // the user stayed in the window that asked, and closes this one alone
            m_isQuitting = false;
    });
    // Later: the window is still closing.
    connect(
        &workspace, &Workspace::closed, this, [this, closed = &workspace] { discard(closed); },
        Qt::QueuedConnection);
    return workspace;
}

Workspace& Windows::open(const QString& connection, Workspace& from)
{
    const auto open = std::ranges::find(m_workspaces, connection,
                                        [](const auto& workspace) { return workspace->connection(); });
    Workspace& workspace = open == m_workspaces.end() ? add(connection) : **open;
    workspace.showConnection();
    if (open == m_workspaces.end())
        workspace.restoreDocuments();
    auto& window = workspace.window();
    if (window.isMinimized())
        window.showNormal();
    window.show();
    window.raise();
    window.activateWindow();
    if (&workspace != &from && from.isUnused())
        from.window().close();
    remember();
    return workspace;
}

void Windows::openLink(const link::Link& link, Workspace& from)
{
    const auto* saved = std::get_if<link::SavedConnection>(&link.source);
    if (!saved)
        return from.openLink(link);
    const auto profile = savedConnection(m_shared->connections, saved->name);
    if (profile)
        open(QString::fromStdString(profile->id), from).openLink(link);
    else
        from.window().showNotice(models::RowState::Critical,
                                 tr("The link cannot be opened: %1: %2")
                                     .arg(QString::fromStdString(profile.error().where),
                                          models::messageText(profile.error().message)));
}

void Windows::openConnection(const QString& id)
{
    if (!m_workspaces.empty())
        open(id, *m_workspaces.front());
}

void Windows::showAll()
{
    for (const auto& workspace : m_workspaces) {
        auto& window = workspace->window();
        if (window.isMinimized())
            window.showNormal();
        window.raise();
        window.activateWindow();
    }
}

void Windows::showTour()
{
    if (!m_tour)
        m_tour = std::make_unique<DemoTour>(&add({}, SessionSettings::Memory::Ignore));
    m_tour->start();
}

void Windows::discard(Workspace* closed)
{
    if (m_tour && m_tour->workspace() == closed)
        m_tour.reset();
    std::erase_if(m_workspaces, [closed](const auto& workspace) { return workspace.get() == closed; });
    Q_EMIT changed();
    if (m_isQuitting)
        quit();
    remember();
}

/// Closes one window after the other. One with unsaved edits asks about them, and the rest waits until it is closed.
void Windows::quit()
{
    m_isQuitting = true;
    const QScopedValueRollback isClosing(m_isClosing, true);
    for (Workspace* workspace : all()) {
        if (!workspace->window().close())
            return;
    }
}

/// What is closed one by one is closed; what ends with the program is open the next time.
void Windows::remember()
{
    // One that shows what the command line asked for does not replace them.
    if (!m_isRestored || m_isQuitting || qGuiApp->isSavingSession())
        return;
    QStringList open;
    for (const auto& workspace : m_workspaces) {
        if (workspace->isRemembered())
            open << workspace->connection();
    }
    if (open.isEmpty()) // the tour outlasts the last window that is
        return;
    SessionSettings(&m_shared->store, SessionSettings::Memory::Keep).setValue(&Settings::openWindows, open);
}
} // namespace quotadeck::app

#include "moc_windows.cpp"
