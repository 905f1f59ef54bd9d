// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/alerts/attentionpane.h"

#include "models/alerts/alertsession.h"
#include "models/common/messagetext.h"
#include "ui/overview/overviewpane.h"
#include "ui/theme/icons.h"
#include "ui/widgets/labels.h"

#include <QAction>
#include <QMenu>
#include <QToolButton>

namespace quotadeck::ui {
namespace {
using enum ColumnDefault::Align;
using models::AlertListModel;

QList<ColumnDefault> alertColumns()
{
    return {
        {.column = AlertListModel::SeverityColumn, .width = 80, .align = Text},
        {.column = AlertListModel::WhatColumn, .width = 200, .align = Text, .isFlexible = true},
        {.column = AlertListModel::RuleColumn, .width = 140, .align = Text, .isFlexible = true},
        {.column = AlertListModel::SinceColumn, .width = 70, .align = Text},
        {.column = AlertListModel::SilenceColumn, .width = 140, .align = Text},
    };
}
} // namespace

AttentionPane::AttentionPane(models::AlertSession* session, QWidget* parent)
    : QObject(parent)
    , m_session(session)
    , m_pane(new OverviewPane(&session->alerts, alertColumns(),
                              {tr("Needs attention"), tr("No alert fires"), tr("No rules were read yet")},
                              parent))
    , m_silence(new QMenu(tr("&Silence"), m_pane))
    , m_button(new QToolButton(m_pane))
    , m_problem(new ElidedLabel(m_pane))
{
    createActions();
    m_button->setText(tr("Silence"));
    m_button->setMenu(m_silence);
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setAutoRaise(true);
    m_problem->setState(models::RowState::Critical);
    m_pane->addTool(m_problem);
    m_pane->addTool(m_button);
    table()->setSortingEnabled(true);
    table()->sortByColumn(AlertListModel::SeverityColumn, Qt::DescendingOrder);
    connect(table(), &QAbstractItemView::activated, m_open, &QAction::trigger);
    connect(table(), &TreeTable::currentIdChanged, this, &AttentionPane::updateActions);
    connect(session, &models::AlertSession::changed, this, &AttentionPane::showSession);
    connect(&session->file, &models::WatchedFile::errorChanged, this, &AttentionPane::showSession);
    showSession();
}

TreeTable* AttentionPane::table() const
{
    return m_pane->table();
}

void AttentionPane::createActions()
{
    m_open = new QAction(icon(Icon::Forward), tr("&Go to Object"), m_pane);
    connect(m_open, &QAction::triggered, this, [this] { Q_EMIT openRequested(table()->currentId()); });
    addSilence(tr("For &1 Hour"), models::SilenceSpan::Hour);
    addSilence(tr("For &8 Hours"), models::SilenceSpan::EightHours);
    addSilence(tr("Until &Resolved"), models::SilenceSpan::UntilResolved);
    addSilence(tr("&Always"), models::SilenceSpan::Forever);
    m_unsilence = new QAction(tr("&End Silence"), m_pane);
    connect(m_unsilence, &QAction::triggered, this, [this] { m_session->unsilence(table()->currentId()); });
    table()->addActions({m_open, m_silence->menuAction(), m_unsilence});
    table()->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void AttentionPane::addSilence(const QString& text, models::SilenceSpan span)
{
    connect(m_silence->addAction(text), &QAction::triggered, this,
            [this, span] { m_session->silence(table()->currentId(), span); });
}

void AttentionPane::showSession()
{
    m_pane->setHidden(m_session->file.path().isEmpty());
    m_pane->setKnown(m_session->hasRules());
    const auto& error = m_session->file.error();
    const int silent = m_session->alerts.totalCount() - m_session->firingCount();
    //: place in a file of rules, message
    m_problem->setText(
        error ? tr("Rules not read: %1: %2")
                    .arg(QString::fromStdString(error->where), models::messageText(error->message))
              : QString());
    m_problem->setVisible(error.has_value());
    m_pane->setNote(silent > 0 ? tr("%n silent", nullptr, silent) : QString());
    updateActions();
}

void AttentionPane::updateActions()
{
    const models::AlertRow* row = m_session->alerts.row(table()->currentId());
    m_open->setEnabled(row);
    m_silence->setEnabled(row);
    m_button->setEnabled(row);
    m_unsilence->setEnabled(row && row->silence);
}
} // namespace quotadeck::ui

#include "moc_attentionpane.cpp"
