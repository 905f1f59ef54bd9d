// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/editedfile.h"

#include <QDialog>
#include <QList>
#include <QObject>
#include <QPointer>

#include <vector>

class QAction;
class QButtonGroup;
class QMessageBox;
class QWidget;

namespace quotadeck::models {
class EditedFile;
} // namespace quotadeck::models

namespace quotadeck::ui {
class MessageBar;

/// Shows the places that two edits of a text changed differently, each with both versions and the text before, and asks
/// which version to keep.
class MergeDialog final : public QDialog
{
    Q_OBJECT
public:
    /// @p session has the current text; @p origin says where the other edits are from.
    MergeDialog(std::vector<config::MergeConflict> conflicts, const models::EditedFile& session,
                models::OtherEdits::Origin origin, QWidget* parent = nullptr);

    [[nodiscard]] std::vector<models::EditedFile::SettledConflict> settled() const;

private:
    [[nodiscard]] QWidget* choiceFor(const config::MergeConflict& conflict, const QString& title);

    std::vector<config::MergeConflict> m_conflicts;
    QString m_other; ///< name of the other version
    std::vector<QButtonGroup*> m_choices; // not owned: children
};

/// Merges changes on disk into the current text, and asks about the conflicts of any merge.
/// Ownership: session and page are the caller's and outlive it.
class DiskMerge final : public QObject
{
    Q_OBJECT
public:
    DiskMerge(models::EditedFile* session, QWidget* page);

    /// Merges the changes on disk.
    [[nodiscard]] QAction* action() const { return m_merge; }

Q_SIGNALS:
    void aboutToMerge(); ///< what is being typed is to be handed to the session

private:
    void ask(const models::OtherEdits& others, const std::vector<config::MergeConflict>& conflicts);

    models::EditedFile* m_session; // not owned, as the next
    QWidget* m_page;
    QAction* m_merge; // not owned: child
};

/// Reports that another program changed or removed the file that is edited, and offers what can be done about it.
/// Ownership: session and page are the caller's and outlive it; the page owns the bar.
class DiskChanges final : public QObject
{
    Q_OBJECT
public:
    /// @p merge, not owned, merges the changes on disk.
    DiskChanges(models::EditedFile* session, QAction* merge, QWidget* page);

    [[nodiscard]] MessageBar* bar() const { return m_bar; }
    /// Asks what to do about the changes on disk, which a save would overwrite.
    void ask();

Q_SIGNALS:
    void reloadRequested();
    void compareRequested(); ///< the user wants to see how the file differs from the edited text
    void saveRequested(); ///< over the changes on disk

private:
    void show();

    models::EditedFile* m_session; // not owned, as the next
    QWidget* m_page;
    QList<QAction*> m_ways; ///< out of it while the file can be read; not owned: children and another's
    MessageBar* m_bar; // not owned: the page's
    QPointer<QMessageBox> m_question; ///< while it is open
};
} // namespace quotadeck::ui
