// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/icons.h"

#include <QMenu>
#include <QPointer>

namespace quotadeck::ui {
class Page;
struct RecentSources;

/// The menu "File": sources and files that are opened, the file that is edited on the page that is shown, and windows.
class FileMenu final : public QMenu
{
    Q_OBJECT
public:
    explicit FileMenu(QWidget* window);

    /// @p page is shown, whose file can be saved; nullptr: the start page.
    void setPage(Page* page);
    /// Adds @p actions, not owned, which export what is shown.
    void addExports(const QList<QAction*>& actions);
    void setRecent(const RecentSources& recent);
    /// Whether there is a source to be left.
    void setConnected(bool isConnected);
    /// Whether there is a connection that can be saved.
    void setSavable(bool isSavable);
    void setRecording(bool isRecording);
    /// Enables what can be done now.
    void refresh();

Q_SIGNALS:
    void demoRequested();
    void addressRequested(); ///< the user wants to enter one
    void kubernetesRequested();
    void disconnectRequested();
    void configurationRequested(); ///< the user wants to choose one
    void recordingRequested(); ///< likewise
    void connectRequested(const QString& address); ///< a recent one
    void openRequested(const QString& path); ///< a recent one
    void recentRecordingRequested(const QString& path);
    void recordToRequested(bool isWanted); ///< everything from now on; else no more
    void connectionSaveRequested();
    void windowRequested();
    void quitRequested();

private:
    /// @p id names the action whose keys can be chosen; null: they cannot.
    QAction* add(const char* id, Icon which, const QString& text, const QKeySequence& keys,
                 void (FileMenu::*signal)());
    void createOpening();
    void createSaving();

    QPointer<Page> m_page;
    bool m_isRecording = false;
    QMenu* m_recent = nullptr; // not owned, as all below: children
    QAction* m_disconnect = nullptr;
    QAction* m_record = nullptr;
    QAction* m_saveConnection = nullptr;
    QAction* m_save = nullptr;
    QAction* m_saveCopy = nullptr;
    QAction* m_closing = nullptr; ///< the separator above what closes windows
};
} // namespace quotadeck::ui
