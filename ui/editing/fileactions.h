// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;

namespace quotadeck::models {
class FileSession;
}

namespace quotadeck::ui {
/// What an editor holds that its session does not know of yet.
struct OpenInput
{
    bool isTyping = false; ///< text that was typed is another one than the session's
    bool isEditing = false; ///< a field is open, whatever stands in it
};

/// A new action of @p page, with its keys in the tooltip; they work wherever on the page the focus is.
[[nodiscard]] QAction* newPageAction(QWidget* page, const QIcon& icon, const QString& text,
                                     const QKeySequence& keys);

/// What is done with a file that is edited: opened, read again, saved, and its edits undone and redone.
/// Ownership: session and page are the caller's and outlive it; the actions are the page's.
class FileActions final : public QObject
{
    Q_OBJECT
public:
    FileActions(models::FileSession* session, QWidget* page);

    [[nodiscard]] QAction* open() const { return m_open; }
    [[nodiscard]] QAction* reload() const { return m_reload; }
    [[nodiscard]] QAction* save() const { return m_save; }
    /// What needs a file, in the order of its buttons.
    [[nodiscard]] QList<QAction*> ofTheFile() const { return {m_reload, m_undo, m_redo, m_save}; }
    /// Enables what can be done now.
    void show(const OpenInput& input);
    /// For while something else than the file is shown.
    void disable();

Q_SIGNALS:
    void aboutToUndo(); ///< what is being typed is to be handed to the session

private:
    void showSaveHint();

    models::FileSession* m_session; // not owned
    QAction* m_open; // not owned, as the rest: the page's
    QAction* m_reload;
    QAction* m_undo;
    QAction* m_redo;
    QAction* m_save;
};
} // namespace quotadeck::ui
