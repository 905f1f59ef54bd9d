// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

class QUrl;

namespace quotadeck::ui {
class HelpWindow;
class MessageBar;

/// The menu "Help", with the window of the handbook and the message about an update.
class HelpMenu final : public QMenu
{
    Q_OBJECT
public:
    explicit HelpMenu(QWidget* window);

    /// The message of offerNews(); whoever shows messages takes it over.
    [[nodiscard]] MessageBar* newsBar() const { return m_news; }

    /// Shows the page of the handbook about the page called @p id; empty: the start page.
    void showHandbook(const QString& id);
    void showNews();
    /// Shows a message that leads to what is new in @p version, which runs for the first time.
    void offerNews(const QString& version);
    /// Null before the first use.
    [[nodiscard]] HelpWindow* helpWindow() const { return m_help; }

Q_SIGNALS:
    void handbookRequested(); ///< about what is shown
    void shortcutsRequested();
    void logRequested(); ///< of the program
    void supportBundleRequested();

private:
    void showDocument(const QUrl& url);
    void showAbout();

    QWidget* m_window; // not owned
    MessageBar* m_news; // not owned: of whoever shows it
    HelpWindow* m_help = nullptr; // not owned: the window's
};
} // namespace quotadeck::ui
