// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "models/common/roles.h"
#include "models/document/analysis.h"
#include "models/document/editedfile.h"
#include "ui/document/fileheader.h"
#include "ui/theme/plaintext.h"

#include <QDialog>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <optional>

class QAction;
class QLabel;
class QLineEdit;
class QWidget;

namespace quotadeck::ui {
class ChangeTabs;
class IconLabel;
class StateLabel;
class TypedConfirmation;
class FileSaving;

/// What one kind of file adds to the review of its edits.
class ReviewDetails : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    struct Note
    {
        models::RowState state = models::RowState::Normal;
        QString text;
    };
    /// What is confirmed by typing a name before the edits are saved.
    struct Danger
    {
        QString text;
        QString name;
    };
    /// @p name if it can be read and typed as it is, @p other if not.
    [[nodiscard]] static QString typeable(const QString& name, const QString& other)
    {
        constexpr qsizetype kMostLetters = 100;
        const bool isTypeable = !name.trimmed().isEmpty() && name.size() <= kMostLetters
            && name == shortText(name, LineBreaks::Mark);
        return isTypeable ? name : other;
    }

    /// About the text that is to be written.
    [[nodiscard]] virtual Verdict verdict(const models::Revision& written) const = 0;
    /// What has to be confirmed before @p written, which differs from the file by @p difference, is written.
    [[nodiscard]] virtual std::optional<Danger> danger(const models::Revision& written,
                                                       const models::TextDifference& difference) const = 0;
    /// A further tab about the edits, of which the caller becomes the owner; nullptr: none.
    [[nodiscard]] virtual QWidget* createTab() { return nullptr; }
    [[nodiscard]] virtual QString tabTitle() const { return {}; }
    /// What of the tab is to be read first.
    [[nodiscard]] virtual std::optional<Note> tabNote() const { return std::nullopt; }
    /// Further commands about the edits, for buttons. Owned by this object.
    [[nodiscard]] virtual QList<QAction*> actions() { return {}; }

Q_SIGNALS:
    void tabChanged(); ///< its title or note
};

/// What a review is about to write.
enum class ReviewedText {
    Edits,
    BeforeSave, ///< what the file held before the last save
};

/// What is about to be written: what it changes, in meaning and in lines, and fields for the reason and the ticket. Before a dangerous
/// change is saved, a name has to be typed.
/// Ownership: the session is the caller's and outlives the sheet.
class SaveSheet final : public QDialog
{
    Q_OBJECT
public:
    /// Takes @p details over. @p reason has the message and the ticket that were written before.
    SaveSheet(models::EditedFile* session, ReviewDetails* details, ReviewedText reviewed,
              const models::VersionNote& reason, QWidget* parent = nullptr);

    /// The message and the ticket that are written now.
    [[nodiscard]] models::VersionNote reason() const;
    /// Waits for the comparison, and refuses while something dangerous is not confirmed.
    void accept() override;
    void done(int result) override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QWidget* createHead();
    [[nodiscard]] QWidget* createReason(const models::VersionNote& reason);
    [[nodiscard]] bool isCompared() const;
    void addTab();
    void showTab();
    void compare();
    void acceptIfDue();
    /// The text that is to be written; null when it is gone.
    [[nodiscard]] models::TextPtr reviewedText() const;
    struct Compared
    {
        models::TextPtr text;
        models::RevisionPtr revision; ///< of it
        models::TextDifference difference; ///< to what the file holds
    };
    [[nodiscard]] QString heading() const;
    void showVerdict(const models::Revision& written);
    void showResult(const Compared& compared);
    void showDanger(const Compared& compared);

    models::EditedFile* m_session; // not owned
    ReviewDetails* m_details; // not owned, as the rest: children
    ReviewedText m_reviewed;
    models::TextPtr m_compared; ///< whose changes are shown; null: not compared yet
    StateLabel* m_summary = nullptr;
    IconLabel* m_verdictIcon = nullptr;
    QLabel* m_verdict = nullptr;
    ChangeTabs* m_tabs = nullptr;
    QWidget* m_tab = nullptr; ///< of the details; null: none
    QWidget* m_note = nullptr; ///< about m_tab
    IconLabel* m_noteIcon = nullptr;
    QLabel* m_noteLabel = nullptr;
    QLineEdit* m_message = nullptr;
    QLineEdit* m_ticket = nullptr;
    TypedConfirmation* m_confirmation = nullptr;
    bool m_isAcceptDue = false; ///< as soon as the texts are compared
    background::LatestJob m_job{this};
};

/// Has a text reviewed before it is written: the edits by a save, or the text before by undoing the save.
/// Ownership: session, flow and page are the caller's and outlive it.
class SaveReview final : public QObject
{
    Q_OBJECT
public:
    /// @p makeDetails makes what the kind of file adds to each review.
    SaveReview(models::EditedFile* session, FileSaving* flow, std::function<ReviewDetails*()> makeDetails,
               QWidget* page);

private:
    void open(ReviewedText reviewed);

    models::EditedFile* m_session; // not owned, as the next and the page
    FileSaving* m_flow;
    std::function<ReviewDetails*()> m_makeDetails;
    QWidget* m_page;
    QPointer<SaveSheet> m_sheet; ///< while it is open
    models::VersionNote m_reason; ///< that was written for edits that are not saved yet
};
} // namespace quotadeck::ui
