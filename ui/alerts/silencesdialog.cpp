// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/alerts/silencesdialog.h"

#include "models/alerts/alertsession.h"
#include "ui/overview/overviewpane.h"
#include "ui/theme/textsize.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
using enum ColumnDefault::Align;
using models::SilenceListModel;

constexpr QSize kSilencesSize{620, 320}; ///< px

QList<ColumnDefault> silenceColumns()
{
    return {
        {.column = SilenceListModel::RuleColumn, .width = 140, .align = Text, .isFlexible = true},
        {.column = SilenceListModel::WhatColumn, .width = 200, .align = Text, .isFlexible = true},
        {.column = SilenceListModel::UntilColumn, .width = 140, .align = Text},
    };
}
} // namespace

SilencesDialog::SilencesDialog(models::AlertSession* session, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_pane(new OverviewPane(&session->silenceList, silenceColumns(),
                              {tr("Silent alerts"), tr("No alert is silent"), {}}, this))
    , m_remove(new QPushButton(tr("&Remove"), this))
{
    setWindowTitle(tr("Silences"));
    m_pane->table()->setSelectionMode(QAbstractItemView::ExtendedSelection);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_remove, QDialogButtonBox::ActionRole);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_pane, 1);
    column->addWidget(buttons);
    resize(scaled(kSilencesSize));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_remove, &QPushButton::clicked, this, &SilencesDialog::removeSelected);
    connect(m_pane->table(), &TreeTable::currentIdChanged, this, &SilencesDialog::showSession);
    connect(session, &models::AlertSession::changed, this, &SilencesDialog::showSession);
    showSession();
}

void SilencesDialog::showSession()
{
    m_pane->setKnown(true);
    m_remove->setEnabled(!m_pane->table()->currentId().isEmpty());
}

void SilencesDialog::removeSelected()
{
    const QStringList ids = m_pane->table()->selectedIds();
    for (const QString& id : ids)
        m_session->unsilence(id);
}
} // namespace quotadeck::ui

#include "moc_silencesdialog.cpp"
