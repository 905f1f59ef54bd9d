// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/unsavededits.h"

#include "ui/editing/editrecovery.h"
#include "ui/editing/filesaving.h"
#include "ui/theme/icons.h"

#include <QFileInfo>
#include <QPushButton>
#include <QWidget>

namespace quotadeck::ui {
namespace {
constexpr int kPicture = 32;
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
    setIconPixmap(stateIcon(models::RowState::Warning).pixmap(kPicture, kPicture));
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

UnsavedEdits::UnsavedEdits(models::FileSession* session, FileSaving* saving, EditRecovery* recovery,
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
    m_question = new UnsavedQuestion(QFileInfo(m_session->path()).fileName(),
                                     {.canSave = !m_session->diskText(), .canKeep = m_recovery->canKeep()},
                                     m_page->window());
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
            m_settled = m_session->text();
            next();
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
        m_settled = m_session->text();
        next();
    });
}

bool UnsavedEdits::isSettled() const
{
    return !m_session->hasUnsavedEdits()
        || (!m_session->isBusy() && m_settled && m_settled == m_session->text());
}
} // namespace quotadeck::ui
