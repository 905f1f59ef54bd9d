// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/traycontroller.h"

#include "app/window/shared.h"
#include "app/window/windows.h"
#include "app/window/workspace.h"
#include "ui/tray/trayicon.h"

#include <utility>

namespace quotadeck::app {
TrayController::TrayController(Shared* shared, Windows* windows, std::function<bool()> hasTray,
                               std::chrono::milliseconds retry)
    : m_shared(shared)
    , m_windows(windows)
    , m_hasTray(std::move(hasTray))
{
    m_retry.setSingleShot(true);
    m_retry.setInterval(retry);
    connect(&m_retry, &QTimer::timeout, this, &TrayController::takePreferences);
    connect(&shared->preferences, &PreferenceStore::changed, this, &TrayController::takePreferences);
    connect(&shared->monitor, &ConnectionMonitor::changed, this, &TrayController::update);
    connect(&shared->connections, &Connections::changed, this, &TrayController::showConnections);
    connect(windows, &Windows::changed, this, &TrayController::update);
    connect(windows, &Windows::alertFired, this, &TrayController::notifyOfRule);
    takePreferences();
}

TrayController::~TrayController()
{
    m_shared->monitor.setWatched(this, false);
}

void TrayController::takePreferences()
{
    const bool isChosen = m_shared->preferences.value().showsTray;
    const bool isWanted = isChosen && (m_icon || m_hasTray());
    if (isChosen && !isWanted)
        m_retry.start();
    else
        m_retry.stop();
    if (isWanted == (m_icon != nullptr))
        return;
    if (isWanted) {
        createIcon();
    } else {
        m_icon.reset();
        m_alerts = {};
    }
    m_shared->monitor.setWatched(this, isWanted);
    update();
}

void TrayController::createIcon()
{
    m_icon = std::make_unique<ui::TrayIcon>();
    connect(m_icon.get(), &ui::TrayIcon::showRequested, m_windows, &Windows::showAll);
    connect(m_icon.get(), &ui::TrayIcon::connectionRequested, m_windows, &Windows::openConnection);
    connect(m_icon.get(), &ui::TrayIcon::quitRequested, m_windows, &Windows::quit);
    connect(m_icon.get(), &ui::TrayIcon::preferencesRequested, this, [this] {
        m_windows->showAll();
        if (const auto workspaces = m_windows->all(); !workspaces.empty())
            workspaces.front()->askForPreferences();
    });
    showConnections();
}

void TrayController::showConnections()
{
    if (!m_icon)
        return;
    QList<ui::ConnectionEntry> entries;
    for (const connect::Profile& profile : m_shared->connections.all())
        entries << ui::ConnectionEntry{QString::fromStdString(profile.id), ui::markOf(profile)};
    m_icon->setConnections(entries);
}

std::vector<models::WatchedSource> TrayController::sources() const
{
    std::vector<models::WatchedSource> sources;
    for (const models::ConnectionState& state : m_shared->monitor.states()) {
        sources.push_back({QString::fromStdString(state.profile.id), ui::markOf(state.profile).name,
                           state.status, state.overview});
    }
    for (const Workspace* workspace : m_windows->all()) {
        const SourceStatus& status = workspace->status();
        if (!workspace->connection().isEmpty() || status.kind != SourceKind::Rest)
            continue;
        const QString name = QString::fromStdString(status.name);
        sources.push_back({QStringLiteral("window ") + name, name, status, std::nullopt});
    }
    return sources;
}

void TrayController::update()
{
    if (!m_icon)
        return;
    const auto known = sources();
    m_icon->setSources(known);
    const ui::Preferences preferences = m_shared->preferences.value();
    for (const models::SourceAlert& alert : m_alerts.take(known)) {
        const bool isOfLimit = alert.kind == models::SourceAlert::Kind::AtLimit;
        if (isOfLimit ? !preferences.notifiesLimits : !preferences.notifiesSources)
            continue;
        m_icon->notify(alert);
        Q_EMIT notified(alert);
    }
}

void TrayController::notifyOfRule(const models::SourceAlert& alert)
{
    if (!m_icon || !m_shared->preferences.value().notifiesAlerts)
        return;
    m_icon->notify(alert);
    Q_EMIT notified(alert);
}
} // namespace quotadeck::app

#include "moc_traycontroller.cpp"
