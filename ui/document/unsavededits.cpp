// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/unsavededits.h"

#include "models/document/recoveryfiles.h"
#include "ui/document/differences.h"
#include "ui/document/fileheader.h"
#include "ui/document/filesaving.h"
#include "ui/theme/icons.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QFileInfo>
#include <QLocale>
#include <QPushButton>
#include <QWidget>

#include <utility>
#include <vector>

namespace quotadeck::ui {
using models::RecoveryFiles;

EditRecovery::EditRecovery(models::EditedFile* session, FileMessages* messages, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_page(page)
    , m_messages(messages)
    , m_bar(new MessageBar(page))
{
    auto* compare = new QAction(tr("Show Difference"), this);
    compare->setToolTip(tr("Show how the recovered text differs from the current text"));
    connect(compare, &QAction::triggered, this, &EditRecovery::showDifference);
    auto* discard = new QAction(tr("Discard"), this);
    discard->setToolTip(tr("Delete the recoverable edits"));
    connect(discard, &QAction::triggered, this, [this] { m_files->discard(); });
    m_bar->setChoices({compare, discard});
    connect(m_session, &models::EditedFile::lockChanged, this, [this] {
        if (m_files)
            show();
    });
    connect(m_bar, &MessageBar::actionTriggered, this, [this] {
        m_session->setLocked(false);
        Q_EMIT aboutToUse();
        m_files->recover();
    });
}

void EditRecovery::setFiles(RecoveryFiles* files)
{
    m_files = files;
    connect(files, &RecoveryFiles::foundChanged, this, &EditRecovery::show);
    connect(files, &RecoveryFiles::recovered, this, [this](const QDateTime& time) {
        m_messages->show(models::RowState::Normal,
                         tr("The text from %1 is recovered. Undo removes it again.")
                             .arg(QLocale().toString(time.toLocalTime(), QLocale::ShortFormat)));
    });
    connect(files, &RecoveryFiles::failed, this, [this](const Error& error) {
        m_messages->report(tr("Crash recovery is unavailable: %1"), error);
    });
    connect(files, &RecoveryFiles::kept, this, [this] {
        if (const auto next = std::exchange(m_next, {}))
            next();
    });
    connect(files, &RecoveryFiles::keepFailed, this, [this](const Error& error) {
        m_next = {};
        m_messages->report(tr("Cannot keep the edits: %1"), error);
    });
}

void EditRecovery::show()
{
    const auto& found = m_files->found();
    if (!found) {
        m_bar->clearMessage();
        return;
    }
    const QString message = found->kind == models::Recovery::Kind::InterruptedSave
        ? tr("A save of this file was interrupted at %1. The file may be damaged; its previous content can "
             "be recovered.")
        : found->isOfOtherText
        ? tr("Unsaved edits from %1 can be recovered. The file has changed since: Recover merges both.")
        : tr("Unsaved edits from %1 can be recovered.");
    m_bar->showMessage(models::RowState::Warning,
                       message.arg(QLocale().toString(found->time.toLocalTime(), QLocale::ShortFormat)),
                       m_session->isLocked() ? tr("Unlock and Recover") : tr("Recover"));
}

void EditRecovery::showDifference()
{
    Q_EMIT aboutToUse();
    const auto current = m_session->text();
    ComparedTexts texts{tr("Difference to the recovered text"), withCurrentText(), current,
                        [current, edits = m_files->foundEdits(), analysis = m_session->analysis()] {
                            const auto merged = analysis->merge(*current, edits);
                            if (!merged)
                                return edits.text;
                            // Of conflicts the recovered edits are shown.
                            return merged->text(
                                std::vector(merged->conflicts().size(), config::MergeSide::Theirs));
                        }};
    (new DifferenceSheet(*m_session, std::move(texts), m_page))->open();
}

void EditRecovery::keep(std::function<void()> next)
{
    m_next = std::move(next);
    m_files->keep();
}

void EditRecovery::forget()
{
    if (m_files)
        m_files->forgetKept();
}

namespace {
constexpr int kQuestionPicture = 32;
}

UnsavedQuestion::UnsavedQuestion(const QString& file, Ways ways, QWidget* window) : QMessageBox(window)
{
    setWindowTitle(tr("Unsaved edits"));
    setText(tr("%1 has unsaved edits.").arg(file));
    const QString outcome = ways.canKeep
        ? tr("Discarded edits cannot be recovered. Kept edits can be recovered when the file is opened "
             "again.")
        : ways.canSave ? tr("Edits that are not saved cannot be recovered.")
                       : tr("Discarded edits cannot be recovered.");
    setInformativeText(ways.canSave
                           ? outcome
                           : tr("The file was also changed on disk. To save, keep editing and resolve the "
                                "changes on disk first.")
                               + u' ' + outcome);
    setIconPixmap(stateIcon(models::RowState::Warning).pixmap(kQuestionPicture, kQuestionPicture));
    setWindowModality(Qt::WindowModal);
    setAttribute(Qt::WA_DeleteOnClose);

    auto* save = ways.canSave ? addButton(tr("Save…"), QMessageBox::AcceptRole) : nullptr;
    auto* keep = ways.canKeep ? addButton(tr("Keep for Next Time"), QMessageBox::AcceptRole) : nullptr;
    auto* discard = addButton(tr("Discard Edits"), QMessageBox::DestructiveRole);
    auto* stay = addButton(tr("Keep Editing"), QMessageBox::RejectRole);
    setDefaultButton(stay);
    setEscapeButton(stay);
    connect(this, &QDialog::finished, this, [this, save, keep, discard] {
        const auto* clicked = clickedButton();
        Q_EMIT answered(clicked && clicked == save       ? Answer::Save
                            : clicked && clicked == keep ? Answer::Keep
                            : clicked == discard         ? Answer::Discard
                                                         : Answer::Stay);
    });
}

UnsavedEdits::UnsavedEdits(models::EditedFile* session, FileSaving* saving, EditRecovery* recovery,
                           QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_saving(saving)
    , m_recovery(recovery)
    , m_page(page)
{
}

void UnsavedEdits::request(const std::function<void()>& next)
{
    m_settled.reset();
    ask(next);
}

void UnsavedEdits::ask(const std::function<void()>& next)
{
    Q_EMIT aboutToUse();
    if (!m_session->hasUnsavedEdits()) {
        next();
        return;
    }
    if (m_question)
        return; // what was asked for first is under way
    using Answer = UnsavedQuestion::Answer;
    m_question = new UnsavedQuestion(
        QFileInfo(m_session->path()).fileName(),
        {.canSave = !m_session->disk().changedText(), .canKeep = m_recovery->canKeep()}, m_page->window());
    connect(m_question, &UnsavedQuestion::answered, this, [this, next](Answer answer) {
        m_question = nullptr; // what is asked next is another question
        switch (answer) {
        case Answer::Save:
            m_saving->request(
                [this, next] { ask(next); }); // a save takes its time, in which more can be edited
            break;
        case Answer::Keep:
            keep(next);
            break;
        case Answer::Discard:
            m_recovery->forget();
            settle(next);
            break;
        case Answer::Stay:
            break;
        }
    });
    Q_EMIT asking();
    m_question->open();
}

void UnsavedEdits::keep(const std::function<void()>& next)
{
    m_recovery->keep([this, next] {
        Q_EMIT aboutToUse();
        if (m_session->isBusy()) { // with what was typed meanwhile
            keep(next);
            return;
        }
        settle(next);
    });
}

void UnsavedEdits::settle(const std::function<void()>& next)
{
    if (m_session->isBusy()) { // an edit that was made before the answer changes the text after it
        connect(
            m_session, &models::EditedFile::busyChanged, this, [this, next] { settle(next); },
            Qt::SingleShotConnection);
        return;
    }
    m_settled = m_session->text();
    next();
}

bool UnsavedEdits::isSettled() const
{
    return !m_session->hasUnsavedEdits()
        || (!m_session->isBusy() && m_settled && *m_settled == *m_session->text());
}
} // namespace quotadeck::ui

#include "moc_unsavededits.cpp"
