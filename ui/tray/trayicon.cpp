// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tray/trayicon.h"

#include "ui/theme/icons.h"
#include "ui/theme/plaintext.h"

#include <QAction>
#include <QPainter>

namespace quotadeck::ui {
namespace {
constexpr int kTraySide = 64; ///< px
constexpr int kSignSide = 40; ///< px, of the state in the corner

/// The icon of the program, with the sign of @p state in its corner.
QIcon trayIconOf(models::RowState state)
{
    QPixmap picture = applicationIcon().pixmap(kTraySide, kTraySide);
    const QIcon sign = stateIcon(state);
    if (!sign.isNull()) {
        QPainter painter(&picture);
        const QSize side = picture.deviceIndependentSize().toSize();
        sign.paint(&painter, side.width() - kSignSide, side.height() - kSignSide, kSignSide, kSignSide);
    }
    return picture;
}

QSystemTrayIcon::MessageIcon messageIconOf(models::RowState state)
{
    switch (state) {
    case models::RowState::Critical:
        return QSystemTrayIcon::Critical;
    case models::RowState::Warning:
        return QSystemTrayIcon::Warning;
    default:
        return QSystemTrayIcon::Information;
    }
}
} // namespace

TrayIcon::TrayIcon(QObject* parent) : QObject(parent)
{
    m_icon.setContextMenu(&m_menu);
    connect(&m_icon, &QSystemTrayIcon::activated, this, [this](QSystemTrayIcon::ActivationReason reason) {
        if (reason == QSystemTrayIcon::Trigger)
            Q_EMIT showRequested();
    });
    connect(&m_icon, &QSystemTrayIcon::messageClicked, this, &TrayIcon::showRequested);
    fillMenu();
    setSources({});
    m_icon.show();
}

void TrayIcon::setSources(const std::vector<models::WatchedSource>& sources)
{
    showState(models::worstState(sources));
    QStringList lines = {tr("QuotaDeck")};
    for (const models::WatchedSource& source : sources) {
        if (source.state() == models::RowState::Critical)
            lines << tr("%1: not reachable").arg(source.name);
        else if (source.state() == models::RowState::Warning)
            lines << tr("%1: health check failed").arg(source.name);
    }
    if (lines.size() == 1 && m_state == models::RowState::Normal)
        lines << tr("All sources are reachable");
    m_icon.setToolTip(lines.join(u'\n'));
}

void TrayIcon::showState(models::RowState state)
{
    if (state == m_state && !m_icon.icon().isNull())
        return;
    m_state = state;
    m_icon.setIcon(trayIconOf(state == models::RowState::Stale ? models::RowState::Normal : state));
}

void TrayIcon::setConnections(const QList<ConnectionEntry>& connections)
{
    m_connections = connections;
    fillMenu();
}

void TrayIcon::fillMenu()
{
    m_menu.clear();
    connect(m_menu.addAction(tr("&Show Windows")), &QAction::triggered, this, &TrayIcon::showRequested);
    m_menu.addSeparator();
    for (const ConnectionEntry& connection : m_connections) {
        QAction* action = m_menu.addAction(mnemonicFree(connection.mark.name));
        connect(action, &QAction::triggered, this,
                [this, id = connection.id] { Q_EMIT connectionRequested(id); });
    }
    m_menu.addSeparator();
    connect(m_menu.addAction(icon(Icon::Settings), tr("&Preferences…")), &QAction::triggered, this,
            &TrayIcon::preferencesRequested);
    connect(m_menu.addAction(icon(Icon::Close), tr("&Quit")), &QAction::triggered, this,
            &TrayIcon::quitRequested);
}

void TrayIcon::notify(const models::SourceAlert& alert)
{
    m_icon.showMessage(alert.title, alert.text, messageIconOf(alert.state));
}
} // namespace quotadeck::ui

#include "moc_trayicon.cpp"
