// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/editedfile.h"

#include <QObject>
#include <QString>

#include <functional>

class QString;

namespace quotadeck::ui {
class MessageBar;

/// Whether two paths lead to one file, by links of either kind, too. What cannot be looked up is compared by path.
[[nodiscard]] bool isSameFile(const QString& path, const QString& other);

/// Writes the edited text to another file: as a copy, or, of one that would be rejected, as a draft.
/// Ownership: session and page are the caller's and outlive it.
class CopySaving final : public QObject
{
    Q_OBJECT
public:
    enum class Kind { Copy, Draft };

    CopySaving(models::EditedFile* session, QWidget* page);

    /// Asks where to.
    void ask();
    /// Another file is edited: of a write that still runs only a failure is shown.
    void forget() { ++m_round; }

Q_SIGNALS:
    void written(const QString& path, const quotadeck::models::TextPtr& text,
                 quotadeck::ui::CopySaving::Kind kind);
    void failed(const quotadeck::Error& error);
    void
    fileChosen(quotadeck::ui::CopySaving::Kind kind); ///< the edited file itself, to which nothing is written

private:
    [[nodiscard]] Kind kind() const;
    void write(const QString& path);

    models::EditedFile* m_session; // not owned, as the next
    QWidget* m_page;
    int m_round = 0;
};

/// Saves an edited text: refuses it with what can be done about that, or has it reviewed, written, and undone.
/// Ownership: session and page are the caller's and outlive it; the page owns the bars.
class FileSaving final : public QObject
{
    Q_OBJECT
public:
    FileSaving(models::EditedFile* session, QWidget* page);

    /// Calls @p review in place of the save, which follows from it, or giveUp().
    void setReview(std::function<void()> review) { m_review = std::move(review); }
    /// Calls @p review in place of undoing a save; undoSave() follows from it.
    void setUndoReview(std::function<void()> review) { m_undoReview = std::move(review); }
    /// Writes what the file held before the last save.
    void undoSave();
    /// Starts as soon as the edits under way are done, and calls @p next once everything is saved; not when that is
    /// refused, fails, or the user thinks better of it.
    void request(std::function<void()> next = {});
    /// Asks for another file, and writes the text to it.
    void saveCopy() { m_copies->ask(); }
    /// The user thinks better of it.
    void giveUp() { m_next = {}; }
    /// The messages about how it went.
    [[nodiscard]] QList<MessageBar*> bars() const { return {m_refusal, m_obstacle, m_outcome}; }

Q_SIGNALS:
    void problemsRequested(); ///< the user wants to see why it is refused
    void openRequested(const QString& path,
                       const quotadeck::models::TextPtr& text); ///< a copy that was written with @p text
    void diskChangeMet(); ///< what somebody else wrote to the file is to be settled first

private:
    void createChoices();
    void connectSession();
    void connectCopies();
    void proceed();
    void goOn();
    void refuse(const QString& reason);
    void refuseToWrite();
    /// A save failed; the user may write a copy instead.
    void showFailure(const Error& error);
    void offerCopy(const QString& problem);
    void showCopied(const QString& path, const models::TextPtr& text, CopySaving::Kind kind);
    void showSaved();
    void showUndone();
    void forget();
    [[nodiscard]] QString fileName() const;

    models::EditedFile* m_session; // not owned
    CopySaving* m_copies; // not owned: the page's, as the next three
    MessageBar* m_refusal;
    MessageBar* m_obstacle; ///< about a file that cannot be, or was not, written
    MessageBar* m_outcome;
    std::function<void()> m_review; ///< empty: it is saved at once
    std::function<void()> m_undoReview; ///< empty: a save is undone at once
    std::function<void()> m_next; ///< to be done when it is saved; may be empty
    bool m_isRequested = false;
    bool m_isObstacleTold = false; ///< by m_obstacle, which goes with it; a failed save or a copy stays
    bool m_isUndoing = false; ///< a save
    bool m_isUndoOffered = false; ///< in the message of m_outcome
    QString m_copyPath; ///< of the copy that is offered to be opened; empty: none is
    models::TextPtr m_copied; ///< what it holds
};
} // namespace quotadeck::ui
