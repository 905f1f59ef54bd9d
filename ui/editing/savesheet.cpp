// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/savesheet.h"

#include "models/common/textdifference.h"
#include "ui/editing/differences.h"
#include "ui/editing/filesaving.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/plaintext.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/typedconfirmation.h"

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

SaveSheet::SaveSheet(models::FileSession* session, ReviewDetails* details, const QString& message,
                     QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_details(details)
{
    m_details->setParent(this);
    const QString name = QFileInfo(session->path()).fileName();
    setWindowTitle(windowTitleText(tr("Save %1").arg(name)));
    m_tabs = new ChangeTabs(session->pathTitle());
    m_tabs->setAccessibleName(tr("Changes to save"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* save = buttons->addButton(tr("Save to %1").arg(mnemonicFree(name)), QDialogButtonBox::AcceptRole);
    m_confirmation = new TypedConfirmation(save);
    connect(buttons, &QDialogButtonBox::accepted, this, &SaveSheet::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->setSpacing(metrics::kMedium);
    column->addWidget(createHead());
    column->addWidget(m_tabs, 1);
    column->addWidget(createMessage(message));
    column->addWidget(m_confirmation);
    column->addWidget(buttons);
    addTab();
    save->setDefault(true); // the dialog must have it first
    resize(820, 460);
    connect(m_session, &models::FileSession::revisionChanged, this, &SaveSheet::compare);
    connect(m_session, &models::FileSession::busyChanged, this, &SaveSheet::acceptIfDue);
    compare();
    if (m_message->isEnabled())
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
    const Verdict verdict = m_details->verdict();
    m_verdictIcon = new IconLabel(metrics::kIcon);
    m_verdictIcon->setIcon(verdict.sign);
    m_noteIcon = new IconLabel(metrics::kIcon);
    m_noteLabel = new QLabel;
    m_note = rowOf(m_noteIcon, m_noteLabel);
    m_note->hide();
    auto* path = new QLabel(tr("Will be saved to %1").arg(m_session->path()));
    path->setTextFormat(Qt::PlainText);
    path->setTextInteractionFlags(Qt::TextSelectableByMouse);
    path->setWordWrap(true);
    auto* head = new QWidget;
    auto* column = new QVBoxLayout(head);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kTiny);
    column->addWidget(m_summary);
    column->addWidget(rowOf(m_verdictIcon, new QLabel(verdict.text)));
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

QWidget* SaveSheet::createMessage(const QString& message)
{
    m_message = new QLineEdit(message);
    m_message->setAccessibleName(tr("Reason"));
    const bool isKept = m_session->versions().isKept();
    m_message->setEnabled(isKept);
    m_message->setPlaceholderText(isKept ? tr("Stored with the version, for example a ticket number")
                                         : tr("No versions are kept in this session"));
    auto* pane = new QWidget;
    auto* form = new QFormLayout(pane);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Reason:"), m_message);
    return pane;
}

/// An edit that is under way would be saved, too.
bool SaveSheet::isCompared() const
{
    return m_compared && m_compared == m_session->text() && !m_session->isBusy();
}

void SaveSheet::compare()
{
    if (m_compared && m_compared == m_session->text())
        return;
    m_isAcceptDue = m_isAcceptDue && !m_compared; // what was accepted is another text
    m_summary->setText(tr("%1: comparing…").arg(sinceLastSave()));
    m_job.start(
        [saved = m_session->savedText(), text = m_session->text(),
         compareTexts = m_details->comparer()](const std::stop_token&) {
            return std::pair(text, models::differenceOf(compareTexts, saved, *text));
        },
        [this](const std::pair<models::TextPtr, models::TextDifference>& compared) {
            m_compared = compared.first;
            showResult(compared.second);
        });
}

void SaveSheet::showResult(const models::TextDifference& difference)
{
    m_tabs->showDifference(difference);
    //: "Changes since last save: 1 looser, 2 tighter"
    m_summary->setText(tr("%1: %2").arg(sinceLastSave(), m_tabs->summary()));
    showDanger(difference);
    acceptIfDue();
}

void SaveSheet::acceptIfDue()
{
    if (isCompared() && std::exchange(m_isAcceptDue, false) && m_confirmation->isHidden())
        accept();
}

void SaveSheet::showDanger(const models::TextDifference& difference)
{
    const auto danger = m_details->danger(difference);
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

QString SaveSheet::message() const
{
    return m_message->text().trimmed();
}

SaveReview::SaveReview(models::FileSession* session, FileSaving* flow,
                       std::function<ReviewDetails*()> makeDetails, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_flow(flow)
    , m_makeDetails(std::move(makeDetails))
    , m_page(page)
{
    m_flow->setReview([this] { open(); });
    connect(m_session, &models::FileSession::opened, this, [this] { m_message.clear(); });
    connect(m_session, &models::FileSession::saved, this, [this] { m_message.clear(); });
}

void SaveReview::open()
{
    if (m_sheet)
        return;
    m_sheet = new SaveSheet(m_session, m_makeDetails(), m_message, m_page);
    m_sheet->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_sheet, &QDialog::finished, this, [this, sheet = m_sheet.data()](int result) {
        m_message = sheet->message();
        if (result == QDialog::Accepted)
            m_session->save(m_message);
        else
            m_flow->giveUp();
    });
    m_sheet->open();
}
} // namespace quotadeck::ui
