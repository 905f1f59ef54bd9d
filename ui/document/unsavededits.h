// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "models/document/editedfile.h"

#include <QMessageBox>
#include <QObject>
#include <QPointer>

#include <functional>

namespace quotadeck::models {
class EditedFile;
class RecoveryFiles;
} // namespace quotadeck::models

namespace quotadeck::ui {
class EditRecovery;
class FileMessages;
class FileSaving;
class MessageBar;

/// Offers unsaved edits that an earlier run has left, to be merged with the current text, and keeps those of now for the
/// next run.
/// Ownership: session, messages and page are the caller's and outlive it; the page owns the bar.
class EditRecovery final : public QObject
{
    Q_OBJECT
public:
    EditRecovery(models::EditedFile* session, FileMessages* messages, QWidget* page);

    /// Offers what @p files, not owned, finds.
    void setFiles(models::RecoveryFiles* files);
    [[nodiscard]] bool canKeep() const { return m_files != nullptr; }
    [[nodiscard]] const models::RecoveryFiles* files() const { return m_files; }
    [[nodiscard]] MessageBar* bar() const { return m_bar; }
    /// Calls @p next once the edits are kept; shows the error when they could not be kept. Of two calls in a row the later
    /// one counts.
    void keep(std::function<void()> next);
    /// The edits are given up, and what was kept of them.
    void forget();

Q_SIGNALS:
    void aboutToUse(); ///< what is being typed is to be handed to the session

private:
    void show();
    /// What recovering would change in the current text.
    void showDifference();

    models::EditedFile* m_session; // not owned, as the next
    QWidget* m_page;
    FileMessages* m_messages; // not owned
    MessageBar* m_bar; // not owned: the page's
    models::RecoveryFiles* m_files = nullptr; // not owned; null: nothing is kept
    std::function<void()> m_next; ///< what waits for the edits to be kept
};

/// Asks what is to become of edits before something takes their place. Goes away with the answer; closed, it means Stay.
class UnsavedQuestion final : public QMessageBox
{
    Q_OBJECT
public:
    enum class Answer {
        Save, ///< then what was asked for
        Keep, ///< to be offered when the file is opened next
        Discard,
        Stay, ///< and edit
    };
    struct Ways
    {
        bool canSave = true; ///< false: the file changed on disk, too
        bool canKeep = true;
    };

    /// @p file is the name of what has the edits.
    UnsavedQuestion(const QString& file, Ways ways, QWidget* window);

Q_SIGNALS:
    void answered(quotadeck::ui::UnsavedQuestion::Answer answer);
};

/// Asks what is to become of unsaved edits before something takes their place, and sees to that.
/// Ownership: session, flows and page are the caller's and outlive it.
class UnsavedEdits final : public QObject
{
    Q_OBJECT
public:
    UnsavedEdits(models::EditedFile* session, FileSaving* saving, EditRecovery* recovery, QWidget* page);

    /// Calls @p next once there is nothing unsaved, or the user has saved it, had it kept, or given it up; never when the
    /// user rather goes on editing. What is edited while a save or a write takes its time is not forgotten.
    void request(const std::function<void()>& next);
    /// Whether nothing is unsaved, but for what the user had kept or given up since the last request().
    [[nodiscard]] bool isSettled() const;

Q_SIGNALS:
    void aboutToUse(); ///< what is being typed is to be handed to the session
    void asking();

private:
    void ask(const std::function<void()>& next);
    void keep(const std::function<void()>& next);
    /// The edits made so far are kept or given up: calls @p next once none of them is under way.
    void settle(const std::function<void()>& next);

    models::EditedFile* m_session; // not owned, as the next three
    FileSaving* m_saving;
    EditRecovery* m_recovery;
    QWidget* m_page;
    QPointer<UnsavedQuestion> m_question; ///< while it is open
    models::TextPtr m_settled; ///< what was kept or given up; null: nothing was
};
} // namespace quotadeck::ui
