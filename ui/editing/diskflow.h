// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QAction;

namespace quotadeck::models {
class FileSession;
}

namespace quotadeck::ui {
class MessageBar;

/// Tells that somebody else wrote the file that is edited, or made it go away, and what can be done about that.
/// Ownership: session and page are the caller's and outlive it; the page owns the bar.
class DiskFlow final : public QObject
{
    Q_OBJECT
public:
    /// Offers @p ways, not owned, too, while the file can be read.
    DiskFlow(models::FileSession* session, const QList<QAction*>& ways, QWidget* page);

    [[nodiscard]] MessageBar* bar() const { return m_bar; }
    /// Tells it once more, if the user has hidden it.
    void showAgain();

Q_SIGNALS:
    void reloadRequested();
    void compareRequested(); ///< the user wants to see how the file differs from the edited text

private:
    void show();

    models::FileSession* m_session; // not owned
    QList<QAction*> m_ways; // not owned
    MessageBar* m_bar; // not owned: the page's
};
} // namespace quotadeck::ui
