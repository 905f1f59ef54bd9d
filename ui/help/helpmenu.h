// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

class QUrl;

namespace quotadeck::ui {
class HelpWindow;
class MessageBar;

/// The menu "Help", with the window of the handbook, and the messages about an update and the tour.
class HelpMenu final : public QMenu
{
    Q_OBJECT
public:
    explicit HelpMenu(QWidget* window);

    /// The message of offerNews(), and below that of offerTour(); whoever shows messages takes them over.
    [[nodiscard]] MessageBar* newsBar() const { return m_news; }
    [[nodiscard]] MessageBar* tourBar() const { return m_tour; }

    /// Shows the page of the handbook about the page called @p id; empty: the start page.
    void showHandbook(const QString& id);
    void showNews();
    /// Shows a message that leads to what is new in @p version, which runs for the first time.
    void offerNews(const QString& version);
    /// Shows a message that asks whether the user wants the tour.
    void offerTour();
    /// Null before the first use.
    [[nodiscard]] HelpWindow* helpWindow() const { return m_help; }

Q_SIGNALS:
    void handbookRequested(); ///< about what is shown
    void tourRequested();
    void shortcutsRequested();
    void logRequested(); ///< of the program
    void supportBundleRequested();

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void explainControl();
    void createTourBar();
    void showDocument(const QUrl& url);
    void showAbout();

    QWidget* m_window; // not owned
    MessageBar* m_news; // not owned, as the next: of whoever shows it
    MessageBar* m_tour;
    HelpWindow* m_help = nullptr; // not owned: the window's
    bool m_isUsed = false; ///< open until just now
};
} // namespace quotadeck::ui
