// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/applicationspage.h"

#include "models/quota/applicationlistmodel.h"
#include "ui/widgets/filterchips.h"

#include <QToolButton>

namespace quotadeck::ui {
QList<ColumnDefault> applicationColumns()
{
    using Model = models::ApplicationListModel;
    using enum ColumnDefault::Align;
    return {
        {.column = Model::StateColumn, .width = 82, .align = Text},
        {.column = Model::ApplicationColumn, .width = 104, .align = Text, .isFlexible = true},
        {.column = Model::QueueColumn, .width = 90, .align = Text, .isFlexible = true},
        {.column = Model::UserColumn, .width = 56, .align = Text, .isFlexible = true},
        {.column = Model::GroupColumn, .width = 84, .align = Text},
        {.column = Model::UsedColumn, .width = 112, .align = Number},
        {.column = Model::PendingColumn, .width = 62, .align = Number},
        {.column = Model::SubmittedColumn, .width = 74, .align = Number},
        {.column = Model::RunningSinceColumn, .width = 110, .align = Text, .shown = ColumnDefault::Shown::No},
        {.column = Model::ReasonColumn, .width = 138, .align = Text, .isFlexible = true},
    };
}

namespace {
using models::ApplicationListModel;

/// States are shown as the scheduler sends them.
QString stateName(const QString& state)
{
    return state == QLatin1String(ApplicationListModel::kPendingState) ? ApplicationsPage::tr("Pending")
                                                                       : state;
}
} // namespace

ApplicationsPage::ApplicationsPage(models::ApplicationListModel* model, QWidget* parent)
    : TablePage(QStringLiteral("applications"), tr("Applications"), Icon::Applications, model,
                applicationColumns(),
                {.table = tr("Applications"),
                 .filter = tr("Filter applications"),
                 .noMatch = tr("No applications match"),
                 .emptyTitle = tr("No running or waiting applications"),
                 .emptyReason = tr("Applications are listed from submission until they finish."),
                 .unknownReason = tr("This source does not report applications.")},
                parent)
    , m_model(model)
    , m_scope(new QToolButton(this))
{
    table()->setRootIsDecorated(false);
    m_scope->setIcon(icon(Icon::Close));
    m_scope->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_scope->setToolTip(tr("Show all applications"));
    m_scope->hide();
    addControl(m_scope);
    addControl(new FilterChips(filterField(), model, QLatin1String(ApplicationListModel::kStateField),
                               tr("State"), stateName, this));
    connect(m_scope, &QToolButton::clicked, this, [this] { setScope({}); });
}

void ApplicationsPage::setScope(const Subject& subject)
{
    models::ApplicationScope scope;
    scope.queue = QueuePath(subject.queue.toStdString());
    switch (subject.kind) {
    case Subject::Kind::Queue:
        scope.queue = QueuePath(subject.name.toStdString());
        m_scope->setText(tr("Only queue %1").arg(subject.name));
        break;
    case Subject::Kind::User:
        scope.user = subject.name;
        m_scope->setText(tr("Only user %1").arg(subject.name));
        break;
    case Subject::Kind::Group:
        scope.group = subject.name;
        m_scope->setText(tr("Only group %1").arg(subject.name));
        break;
    case Subject::Kind::None:
    case Subject::Kind::Application:
    case Subject::Kind::Node:
        break;
    }
    const bool isScoped = scope != models::ApplicationScope();
    m_scopeSubject = isScoped ? subject : Subject();
    m_scope->setAccessibleName(m_scope->text());
    m_scope->setVisible(isScoped);
    m_model->setScope(scope);
    updateCount();
    if (subject.kind != Subject::Kind::Application)
        return;
    if (!m_model->indexOf(subject.name).isValid())
        clearFilter();
    table()->setCurrentId(subject.name);
}

void ApplicationsPage::restoreSourceState(const QVariantMap& state)
{
    TablePage::restoreSourceState(state);
    setScope({}); // of a queue, user or group of the source before
}

Subject ApplicationsPage::subjectOf(const QString& rowId) const
{
    return {Subject::Kind::Application, rowId, {}};
}

Subject ApplicationsPage::limitsPlaceOf(const QString& rowId) const
{
    const QString queue = m_model->queueOf(rowId);
    return queue.isEmpty() ? Subject() : Subject{Subject::Kind::Queue, queue, {}};
}

void ApplicationsPage::setResource(const QString& type)
{
    m_model->setResource(type);
}

void ApplicationsPage::setSubject(const Subject& subject)
{
    if (subject.kind == Subject::Kind::Application)
        table()->setCurrentId(subject.name);
}

void ApplicationsPage::clearFilter()
{
    setScope({});
    TablePage::clearFilter();
}

QString ApplicationsPage::matchText() const
{
    return tr("%1 of %n applications match", nullptr, m_model->totalCount()).arg(m_model->rowCount());
}

bool ApplicationsPage::isKnown(const PartitionSnapshot& partition) const
{
    return partition.applications.has_value();
}
} // namespace quotadeck::ui

#include "moc_applicationspage.cpp"
