// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/textspan.h"
#include "models/assertions/assertiondocument.h"
#include "models/assertions/assertionnames.h"
#include "ui/pages/page.h"

#include <QWidget>

#include <functional>

class QAction;
class QKeySequence;

namespace quotadeck::models {
class AssertionSession;
class RecoveryFiles;
} // namespace quotadeck::models

namespace quotadeck::ui {
class DiskChanges;
class DiskMerge;
class EditRecovery;
class ElidedLabel;
class FileActions;
class FileHeader;
class FileMessages;
class FileSaving;
class TextPane;
class UnsavedEdits;
class YamlView;

/// The text of the file of assertions, with what is done with the file: review before a save, changes on disk, recovery, find and
/// replace, completion. What is typed is evaluated by the session.
/// Ownership: the session is the caller's and outlives the editor.
class AssertionEditor final : public QWidget
{
    Q_OBJECT
public:
    explicit AssertionEditor(models::AssertionSession* session, QWidget* parent = nullptr);

    [[nodiscard]] YamlView* view() const;
    [[nodiscard]] models::AssertionNames* names() { return &m_names; }
    /// Opens the find bar.
    void find();
    /// Shows the versions of the file, which has to be open.
    void showVersions();
    /// Offers what @p recovery, not owned, finds.
    void setRecovery(models::RecoveryFiles* recovery);
    [[nodiscard]] QAction* commandAction(Page::Command command) const;
    /// Whether a command of the editor has @p keys.
    [[nodiscard]] bool hasKeys(const QKeySequence& keys) const;
    /// Hands what is being typed to the document.
    void commit();

    /// Calls @p next once there is nothing unsaved, or the user has saved it, had it kept, or given it up; never when the user rather goes
    /// on editing.
    void afterEdits(const std::function<void()>& next);
    /// Whether nothing came to be unsaved since the last afterEdits() that the user was not asked about.
    [[nodiscard]] bool isSettled();

Q_SIGNALS:
    void openRequested(); ///< the user wants to choose a file
    void asking(); ///< about edits: the editor should be on screen
    void lookedFor(); ///< something in the text, or in a message about the file: likewise

private:
    void connectActions();
    void connectFile();
    void showFile(); ///< with header and actions as they are to be now
    void compareWithDisk();

    models::AssertionSession* m_session; // not owned
    models::AssertionDocument* m_file; // not owned: the session's
    models::AssertionNames m_names;
    FileActions* m_actions; // not owned, as all below: children
    QAction* m_saveCopy;
    FileHeader* m_header;
    FileMessages* m_messages;
    DiskMerge* m_merging;
    DiskChanges* m_disk;
    EditRecovery* m_recovery;
    FileSaving* m_saving;
    UnsavedEdits* m_leaving;
    ElidedLabel* m_fact; ///< the path of the file
    TextPane* m_text;
};
} // namespace quotadeck::ui
