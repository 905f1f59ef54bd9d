// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/savesheet.h"

#include "ui/editing/difftext.h"
#include "ui/limits/changestable.h"
#include "ui/limits/impactpanel.h"
#include "ui/limits/paneparts.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/plaintext.h"
#include "ui/widgets/iconlabel.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

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

SaveSheet::SaveSheet(models::ConfigSession* session, models::InsightSource* insight, const QString& message,
                     QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_comparison(new models::ConfigComparison(session, this))
    , m_changes(new models::ChangesModel(this))
{
    const QString name = QFileInfo(session->path()).fileName();
    setWindowTitle(windowTitleText(tr("Save %1").arg(name)));
    m_lines = new DiffText;
    m_tabs = new QTabWidget;
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("What is about to be saved"));
    m_tabs->addTab(changesTable(m_changes), tr("Changes"));
    m_tabs->addTab(m_lines, tr("Text Difference"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* save = buttons->addButton(tr("Save to %1").arg(name), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->setSpacing(metrics::kMedium);
    column->addWidget(createHead());
    column->addWidget(m_tabs, 1);
    column->addWidget(createMessage(message));
    column->addWidget(buttons);
    if (insight)
        addImpact(insight);
    save->setDefault(true); // the dialog must have it first
    resize(820, 460);
    connect(m_comparison, &models::ConfigComparison::changed, this, &SaveSheet::showResult);
    showResult();
    if (m_message->isEnabled())
        m_message->setFocus();
    else
        save->setFocus();
}

QWidget* SaveSheet::createHead()
{
    m_summary = heading({});
    m_summary->setContentsMargins(0, 0, 0, 0);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    const auto& findings = m_session->revision()->verdict.findings;
    const auto warnings = static_cast<int>(
        std::ranges::count(findings, config::Severity::Warning, &config::Finding::severity));
    auto* verdictIcon = new IconLabel(metrics::kIcon);
    verdictIcon->setIcon(warnings == 0 ? okIcon() : stateIcon(models::RowState::Warning));
    auto* verdict = new QLabel(
        warnings == 0 ? tr("The scheduler would accept this.")
                      : tr("The scheduler would accept this, with %n warning(s).", nullptr, warnings));
    m_overIcon = new IconLabel(metrics::kIcon);
    m_overLabel = new QLabel;
    m_over = rowOf(m_overIcon, m_overLabel);
    m_over->hide();
    auto* path = new QLabel(tr("To be written to %1").arg(m_session->path()));
    path->setTextInteractionFlags(Qt::TextSelectableByMouse);
    path->setWordWrap(true);
    auto* head = new QWidget;
    auto* column = new QVBoxLayout(head);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics::kTiny);
    column->addWidget(m_summary);
    column->addWidget(rowOf(verdictIcon, verdict));
    column->addWidget(m_over);
    column->addWidget(path);
    return head;
}

void SaveSheet::addImpact(models::InsightSource* insight)
{
    m_impact = new ImpactPanel(insight);
    m_tabs->addTab(m_impact, m_impact->title());
    connect(m_impact, &ImpactPanel::titleChanged, this, &SaveSheet::showImpact);
    connect(m_impact, &ImpactPanel::busyChanged, this, &SaveSheet::showImpact);
    m_impact->setWatched(true);
    showImpact();
}

void SaveSheet::showImpact()
{
    m_tabs->setTabText(m_tabs->indexOf(m_impact), m_impact->title());
    const auto over = m_impact->countOver();
    m_overIcon->setIcon(stateIcon(over ? models::RowState::Warning : models::RowState::Notice));
    if (over)
        m_overLabel->setText(
            tr("%n limit(s) would be exceeded by what is used now: it stays, new requests wait.", nullptr,
               *over));
    else
        m_overLabel->setText(m_impact->isBusy() ? tr("Finding out whom it hits…")
                                                : tr("Whom it hits is not known: see Impact"));
    m_over->setVisible(!over || *over > 0);
}

/// Return in the filter or the table of the impact belongs to it: it must not write the file while somebody still looks.
void SaveSheet::keyPressEvent(QKeyEvent* event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const QWidget* const focus = focusWidget();
    if (isReturn && focus && m_impact && m_impact->isAncestorOf(focus)) {
        event->accept();
        return;
    }
    QDialog::keyPressEvent(event);
}

QWidget* SaveSheet::createMessage(const QString& message)
{
    m_message = new QLineEdit(message);
    m_message->setAccessibleName(tr("Why"));
    const bool isKept = m_session->versions().isKept();
    m_message->setEnabled(isKept);
    m_message->setPlaceholderText(isKept ? tr("Kept with the version, such as a ticket number")
                                         : tr("No versions are kept in this session"));
    auto* pane = new QWidget;
    auto* form = new QFormLayout(pane);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Why:"), m_message);
    return pane;
}

void SaveSheet::showResult()
{
    const auto& result = m_comparison->result();
    if (!result) {
        m_summary->setText(tr("Comparing with the file…"));
        return;
    }
    m_changes->setChanges(result->changes ? *result->changes : std::vector<config::Change>());
    m_lines->setLines(result->lines);
    m_tabs->setTabText(0, tr("Changes (%1)").arg(m_changes->rowCount()));
    if (!result->changes) {
        m_summary->setText(tr("What changes in meaning cannot be told: %1")
                               .arg(QString::fromStdString(result->changes.error().message)));
        m_tabs->setCurrentWidget(m_lines);
    } else if (m_changes->rowCount() == 0) {
        m_summary->setText(tr("Other text, same meaning"));
        m_tabs->setCurrentWidget(m_lines);
    } else {
        m_summary->setText(
            tr("%n change(s): %1", nullptr, m_changes->rowCount()).arg(directionsOf(*m_changes)));
    }
}

QString SaveSheet::message() const
{
    return m_message->text().trimmed();
}
} // namespace quotadeck::ui
