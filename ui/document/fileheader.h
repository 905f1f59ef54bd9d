// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "models/common/roles.h"

#include <QIcon>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>
#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;

namespace quotadeck::models {
class EditedFile;
struct FileVersion;
} // namespace quotadeck::models

namespace quotadeck::ui {
class ElidedLabel;
class FileActions;
class IconLabel;
class MessageBar;

/// What an editor holds that its session does not know of yet.
struct OpenInput
{
    bool isTyping = false; ///< text that was typed is another one than the session's
    bool isEditing = false; ///< a field is open, whatever stands in it
};

/// A new action of @p page, with its keys in the tooltip; they work wherever on the page the focus is.
[[nodiscard]] QAction* newPageAction(QWidget* page, const QIcon& icon, const QString& text,
                                     const QKeySequence& keys);

/// What is done with a file that is edited: opened, read again, saved, locked, and its edits undone and redone.
/// Ownership: session and page are the caller's and outlive it; the actions are the page's.
class FileActions final : public QObject
{
    Q_OBJECT
public:
    FileActions(models::EditedFile* session, QWidget* page);

    [[nodiscard]] QAction* open() const { return m_open; }
    [[nodiscard]] QAction* reload() const { return m_reload; }
    [[nodiscard]] QAction* save() const { return m_save; }
    [[nodiscard]] QAction* undo() const { return m_undo; }
    [[nodiscard]] QAction* redo() const { return m_redo; }
    /// Checked while the file can be edited.
    [[nodiscard]] QAction* unlock() const { return m_unlock; }
    /// What needs a file, in the order of its buttons.
    [[nodiscard]] QList<QAction*> ofTheFile() const { return {m_reload, m_undo, m_redo, m_save}; }
    /// Enables what can be done now.
    void show(const OpenInput& input);
    /// For while something else than the file is shown.
    void disable();

Q_SIGNALS:
    void aboutToUndo(); ///< what is being typed is to be handed to the session
    void aboutToLock(); ///< likewise

private:
    void showSaveHint();

    models::EditedFile* m_session; // not owned
    QAction* m_open; // not owned, as the rest: the page's
    QAction* m_reload;
    QAction* m_undo;
    QAction* m_redo;
    QAction* m_save;
    QAction* m_unlock;
};

/// What is said of a file, at a glance.
struct Verdict
{
    QIcon sign;
    QString text;
};

/// The row above an editor: the name of the file, whether it is locked, modified since the last save, changed on disk or read-only,
/// the verdict about it, and buttons for what can be done with it.
/// Ownership: session and actions are the caller's and outlive it.
class FileHeader final : public QWidget
{
    Q_OBJECT
public:
    /// How much room there is for the buttons.
    enum class Room {
        Wide,
        Narrow, ///< beside something else: all but saving and unlocking is in a menu
    };

    FileHeader(models::EditedFile* session, FileActions* actions, QWidget* parent = nullptr,
               Room room = Room::Wide);

    /// Puts @p widget, which becomes a child, before the name.
    void addLeading(QWidget* widget);
    /// Puts @p tool, which becomes a child, behind the buttons.
    void addTool(QWidget* tool);
    /// @p isTyping: something is typed that the session does not know of yet.
    void showFile(bool isTyping);
    /// Shows @p text where the name is, and no buttons for a file: something else is looked at.
    void showOther(const QString& text);
    void setVerdict(const Verdict& verdict);
    /// Shows @p kind, of file, before the name, with @p explanation as its tool tip; empty: a plain one.
    void setKind(const QString& kind, const QString& explanation);

private:
    void addButtons(FileActions* actions, Room room);
    void showName();

    models::EditedFile* m_session; // not owned
    QHBoxLayout* m_row; // not owned, as the rest: children
    IconLabel* m_fileIcon; ///< of a file that cannot be written
    ElidedLabel* m_file;
    QLabel* m_kind;
    IconLabel* m_verdictIcon;
    QLabel* m_verdict;
    QWidget* m_fileTools;
    QWidget* m_unlock; ///< while the file is locked
    bool m_isFile = true; ///< shown; else something else is
    bool m_isTyping = false;
};

/// A flat button for @p action, with its text.
[[nodiscard]] QWidget* newToolButton(QAction* action);

/// Shows the result of the last action on the file, until the next action.
/// Ownership: session and page are the caller's and outlive it; the page owns the bar.
class FileMessages final : public QObject
{
    Q_OBJECT
public:
    FileMessages(models::EditedFile* session, QWidget* page);

    [[nodiscard]] MessageBar* bar() const { return m_bar; }
    /// @p sentence has a place, %1, for what went wrong and where.
    void report(const QString& sentence, const Error& error);
    /// Even when the message before it, of the same kind, was hidden by the user.
    void show(models::RowState state, const QString& text);
    void showRestored(const models::FileVersion& version);

private:
    models::EditedFile* m_session; // not owned
    MessageBar* m_bar; // not owned: the page's
};
} // namespace quotadeck::ui
