// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/savesheet.h"

#include "models/document/analysis.h"
#include "ui/document/differences.h"
#include "ui/document/filesaving.h"
#include "ui/help/contexthelp.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/plaintext.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/typedconfirmation.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace quotadeck::ui {
namespace {
QWidget* rowOf(QWidget* icon, QWidget* text)
{
    auto* pane = new QWidget;
    auto* row = new QHBoxLayout(pane);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(metrics::kSmall);
    row->addWidget(icon);
    row->addWidget(text, 1);
    return pane;
}
} // namespace

SaveSheet::SaveSheet(models::EditedFile* session, ReviewDetails* details, ReviewedText reviewed,
                     const models::VersionNote& reason, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_details(details)
    , m_reviewed(reviewed)
{
    m_details->setParent(this);
    const QString name = QFileInfo(session->path()).fileName();
    const bool isUndo = reviewed == ReviewedText::BeforeSave;
    setWindowTitle(windowTitleText(isUndo ? tr("Undo Save of %1").arg(name) : tr("Save %1").arg(name)));
    setHelpPage(*this, QStringLiteral("save"));
    m_tabs = new ChangeTabs(session->analysis()->pathTitle());
    m_tabs->setAccessibleName(isUndo ? tr("Changes that undoing the save makes") : tr("Changes to save"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* save = buttons->addButton(isUndo ? tr("Undo Save") : tr("Save to %1").arg(mnemonicFree(name)),
                                    QDialogButtonBox::AcceptRole);
    for (QAction* action : isUndo ? QList<QAction*>() : m_details->actions()) {
        auto* button = buttons->addButton(action->text(), QDialogButtonBox::ActionRole);
        button->setAutoDefault(false);
        button->setToolTip(action->toolTip());
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
    }
    m_confirmation = new TypedConfirmation(save);
    connect(buttons, &QDialogButtonBox::accepted, this, &SaveSheet::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->setSpacing(metrics::kMedium);
    column->addWidget(createHead());
    column->addWidget(m_tabs, 1);
    auto* why = createReason(reason);
    why->setVisible(!isUndo);
    column->addWidget(why);
    column->addWidget(m_confirmation);
    column->addWidget(buttons);
    if (!isUndo)
        addTab();
    save->setDefault(true); // the dialog must have it first
    followTextSize(this, [this] { resize(scaled(QSize(820, 460))); });
    connect(m_session, &models::EditedFile::revisionChanged, this, &SaveSheet::compare);
    connect(m_session, &models::EditedFile::changedOnDisk, this, &SaveSheet::compare);
    connect(m_session, &models::EditedFile::diskSettled, this, &SaveSheet::compare);
    connect(m_session, &models::EditedFile::busyChanged, this, &SaveSheet::acceptIfDue);
    compare();
    if (m_message->isEnabled() && !isUndo)
        m_message->setFocus();
    else
        save->setFocus();
}

QWidget* SaveSheet::createHead()
{
    m_summary = new StateLabel;
    QFont bold = m_summary->font();
    bold.setBold(true);
    m_summary->setFont(bold);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_verdictIcon = new IconLabel(metrics::kIcon);
    m_verdict = new QLabel;
    m_noteIcon = new IconLabel(metrics::kIcon);
    m_noteLabel = new QLabel;
    m_note = rowOf(m_noteIcon, m_noteLabel);
    m_note->hide();
    auto* path
        = new QLabel(m_reviewed == ReviewedText::BeforeSave
                         ? tr("%1 will hold its content before the save. Your edits are kept, unsaved.")
                               .arg(m_session->path())
                         : tr("Will be saved to %1").arg(m_session->path()));
    path->setTextFormat(Qt::PlainText);
    path->setTextInteractionFlags(Qt::TextSelectableByMouse);
    path->setWordWrap(true);
    auto* head = new QWidget;
    auto* column = new QVBoxLayout(head);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kTiny);
    column->addWidget(m_summary);
    column->addWidget(rowOf(m_verdictIcon, m_verdict));
    column->addWidget(m_note);
    column->addWidget(path);
    return head;
}

void SaveSheet::addTab()
{
    m_tab = m_details->createTab();
    if (!m_tab)
        return;
    m_tabs->addTab(m_tab, {});
    connect(m_details, &ReviewDetails::tabChanged, this, &SaveSheet::showTab);
    showTab();
}

void SaveSheet::showTab()
{
    m_tabs->setTabText(m_tabs->indexOf(m_tab), m_details->tabTitle());
    const auto note = m_details->tabNote();
    m_note->setVisible(note.has_value());
    if (!note)
        return;
    m_noteIcon->setIcon(stateIcon(note->state));
    m_noteLabel->setText(note->text);
}

/// Return in the filter or the table of the added tab belongs to it. What is dangerous is written by its button alone.
void SaveSheet::keyPressEvent(QKeyEvent* event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const QWidget* const focus = focusWidget();
    const bool isOfTab = focus && m_tab && m_tab->isAncestorOf(focus);
    const bool isOfDanger = !m_confirmation->isHidden() && !qobject_cast<const QPushButton*>(focus);
    if (isReturn && (isOfTab || isOfDanger)) {
        event->accept();
        return;
    }
    QDialog::keyPressEvent(event);
}

QWidget* SaveSheet::createReason(const models::VersionNote& reason)
{
    m_message = new QLineEdit(reason.message);
    m_message->setAccessibleName(tr("Reason"));
    m_message->setToolTip(tr("Why the file changes; stored with its version"));
    m_ticket = new QLineEdit(reason.ticket);
    m_ticket->setAccessibleName(tr("Ticket"));
    m_ticket->setToolTip(tr("Ticket that asks for the change; stored with the version"));
    const bool isKept = m_session->versions().isKept();
    const QString notKept = tr("No versions of this file are kept");
    m_message->setEnabled(isKept);
    m_message->setPlaceholderText(isKept ? tr("Stored with the version; empty: a summary of the changes")
                                         : notKept);
    m_ticket->setEnabled(isKept);
    m_ticket->setPlaceholderText(isKept ? tr("Stored with the version, for example OPS-1234") : notKept);
    auto* pane = new QWidget;
    auto* form = new QFormLayout(pane);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Reason:"), m_message);
    form->addRow(tr("Ticket:"), m_ticket);
    return pane;
}

/// An edit that is under way would be saved, too.
bool SaveSheet::isCompared() const
{
    return m_compared && m_compared == reviewedText() && !m_session->isBusy();
}

models::TextPtr SaveSheet::reviewedText() const
{
    return m_reviewed == ReviewedText::Edits ? m_session->text() : m_session->disk().replacedText();
}

void SaveSheet::compare()
{
    const models::TextPtr text = reviewedText();
    if (!text) { // changed on disk, or saved again
        reject();
        return;
    }
    if (m_compared && m_compared == text)
        return;
    m_isAcceptDue = m_isAcceptDue && !m_compared; // what was accepted is another text
    if (m_reviewed == ReviewedText::Edits)
        showVerdict(*m_session->currentRevision());
    m_summary->setText(tr("%1: comparing…").arg(heading()));
    m_job.start(
        [text, saved = std::make_shared<const std::string>(m_session->savedText()),
         edited = m_reviewed == ReviewedText::Edits ? m_session->currentRevision() : nullptr,
         analysis = m_session->analysis()](const std::stop_token&) {
            return Compared{text, edited ? edited : analysis->revise(*text, saved, nullptr),
                            models::differenceOf(*analysis, *saved, *text)};
        },
        [this](const Compared& compared) {
            m_compared = compared.text;
            showResult(compared);
        });
}

QString SaveSheet::heading() const
{
    return m_reviewed == ReviewedText::Edits ? sinceLastSave() : tr("Changes that undoing the save makes");
}

void SaveSheet::showVerdict(const models::Revision& written)
{
    const Verdict verdict = m_details->verdict(written);
    m_verdictIcon->setIcon(verdict.sign);
    m_verdict->setText(verdict.text);
}

void SaveSheet::showResult(const Compared& compared)
{
    showVerdict(*compared.revision);
    m_tabs->showDifference(compared.difference);
    //: "Changes since last save: 1 looser, 2 tighter"
    m_summary->setText(tr("%1: %2").arg(heading(), m_tabs->summary()));
    showDanger(compared);
    acceptIfDue();
}

void SaveSheet::acceptIfDue()
{
    if (isCompared() && std::exchange(m_isAcceptDue, false) && m_confirmation->isHidden())
        accept();
}

void SaveSheet::showDanger(const Compared& compared)
{
    const auto danger = m_details->danger(*compared.revision, compared.difference);
    m_summary->setState(danger ? models::RowState::Critical : models::RowState::Normal);
    if (!danger) {
        m_confirmation->dismiss();
        return;
    }
    m_verdictIcon->setIcon(stateIcon(models::RowState::Warning)); // accepted, but not harmless
    m_confirmation->ask(danger->text, danger->name);
}

void SaveSheet::accept()
{
    m_isAcceptDue = !isCompared();
    if (!m_isAcceptDue && m_confirmation->isConfirmed())
        QDialog::accept();
}

void SaveSheet::done(int result)
{
    m_isAcceptDue = false;
    m_job.cancel();
    QDialog::done(result);
}

models::VersionNote SaveSheet::reason() const
{
    return {.message = m_message->text().trimmed(), .ticket = m_ticket->text().trimmed()};
}

SaveReview::SaveReview(models::EditedFile* session, FileSaving* flow,
                       std::function<ReviewDetails*()> makeDetails, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_flow(flow)
    , m_makeDetails(std::move(makeDetails))
    , m_page(page)
{
    m_flow->setReview([this] { open(ReviewedText::Edits); });
    m_flow->setUndoReview([this] { open(ReviewedText::BeforeSave); });
    connect(m_session, &models::EditedFile::opened, this, [this] { m_reason = {}; });
    connect(m_session, &models::EditedFile::saved, this, [this] { m_reason = {}; });
}

void SaveReview::open(ReviewedText reviewed)
{
    if (m_sheet)
        return;
    const bool isUndo = reviewed == ReviewedText::BeforeSave;
    m_sheet = new SaveSheet(m_session, m_makeDetails(), reviewed, isUndo ? models::VersionNote() : m_reason,
                            m_page);
    m_sheet->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_sheet, &QDialog::finished, this, [this, isUndo, sheet = m_sheet.data()](int result) {
        const bool isAccepted = result == QDialog::Accepted;
        if (isUndo) {
            if (isAccepted)
                m_flow->undoSave();
            return;
        }
        m_reason = sheet->reason();
        if (isAccepted)
            m_session->save(m_reason);
        else
            m_flow->giveUp();
    });
    m_sheet->open();
}
} // namespace quotadeck::ui

#include "moc_savesheet.cpp"
