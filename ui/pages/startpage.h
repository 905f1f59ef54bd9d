// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/connections/connectionmark.h"

#include <QList>
#include <QStringList>
#include <QWidget>

namespace quotadeck::ui {
/// What is shown before there is a source: ways to begin, the saved connections, and what was used lately.
class StartPage final : public QWidget
{
    Q_OBJECT
public:
    explicit StartPage(QWidget* parent = nullptr);

    /// Addresses and paths, the newest first; shows at most six.
    void setRecent(const QStringList& addresses, const QStringList& paths);
    void setConnections(const QList<ConnectionEntry>& connections); ///< Shows at most six.

Q_SIGNALS:
    void demoRequested();
    void kubernetesRequested();
    void connectDialogRequested();
    void connectionRequested(const QString& id); ///< a saved one
    void connectRequested(const QString& address); ///< a recent one
    void openDialogRequested();
    void openRequested(const QString& path); ///< a recent one, or dropped

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    /// Buttons below a heading.
    class Links;

    Links* m_connections; // not owned, as the next: children
    Links* m_recent;
};
} // namespace quotadeck::ui
