// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/applicationspage.h"

#include "models/quota/applicationlistmodel.h"
#include "models/quota/podlistmodel.h"
#include "ui/pages/applicationpane.h"
#include "ui/widgets/filterchips.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/segmentedswitch.h"

#include <QActionGroup>
#include <QHeaderView>
#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <utility>

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
        {.column = Model::UsedColumn, .width = 84, .align = Number},
        {.column = Model::UsedNowColumn,
         .width = 76,
         .align = Number,
         .shown = ColumnDefault::Shown::Comparing},
        {.column = Model::PendingColumn, .width = 62, .align = Number},
        {.column = Model::SubmittedColumn,
         .width = 74,
         .align = Number,
         .shown = ColumnDefault::Shown::NotComparing},
        {.column = Model::RunningSinceColumn, .width = 110, .align = Text, .shown = ColumnDefault::Shown::No},
        {.column = Model::FinishedColumn, .width = 76, .align = Number, .shown = ColumnDefault::Shown::No},
        {.column = Model::ReasonColumn, .width = 138, .align = Text, .isFlexible = true},
    };
}

namespace {
using models::ApplicationListModel;
using models::ApplicationsGroupedBy;
using models::ApplicationsShown;
constexpr auto kShownApplications = "shown";
constexpr auto kApplicationPane = "details";
constexpr auto kGroupedBy = "groupedBy";

/// States are shown as the scheduler sends them.
QString stateName(const QString& state)
{
    return state == QLatin1String(ApplicationListModel::kPendingState) ? ApplicationsPage::tr("Pending")
                                                                       : state;
}
} // namespace

ApplicationsPage::ApplicationsPage(models::ApplicationListModel* model, models::PodListModel* pods,
                                   QWidget* parent)
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
    , m_pods(pods)
    , m_pane(new ApplicationPane(pods, this))
    , m_scope(new QToolButton(this))
    , m_shown(new SegmentedSwitch(this))
    , m_groupButton(new QToolButton(this))
    , m_grouping(new QActionGroup(this))
{
    table()->setRootIsDecorated(false);
    m_scope->setIcon(icon(Icon::Close));
    m_scope->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_scope->setToolTip(tr("Show all applications"));
    m_scope->hide();
    addControl(m_scope);
    addControl(new FilterChips(filterField(), model, QLatin1String(ApplicationListModel::kStateField),
                               tr("State"), stateName, this));
    createSwitch();
    createGroupButton();
    createAdministration();
    table()->setDepth(0);
    addPane(m_pane);
    m_pane->hide(); // until there is something to show
    connect(table(), &TreeTable::currentIdChanged, this, [this](const QString& id) {
        if (id.isEmpty()) // hidden by the filter
            return;
        const bool isGroup = m_model->isGroup(id);
        m_pods->setApplication(isGroup ? QString() : id);
        m_pane->setVisible(!isGroup);
        updateAdministration();
    });
    connect(pods, &models::PodListModel::applicationChanged, this, [this] {
        updateAdministration();
        if (m_pods->applicationId().isEmpty())
            m_pane->hide();
    });
    connect(m_pane, &ApplicationPane::nodeRequested, this, [this](const QString& id) {
        Q_EMIT filterRequested(QStringLiteral("nodes"), QStringLiteral("node=") + filterValue(id));
    });
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
    case Subject::Kind::ElasticGroup:
        break;
    }
    const bool isScoped = scope != models::ApplicationScope();
    m_scopeSubject = isScoped ? subject : Subject();
    m_scope->setAccessibleName(m_scope->text());
    m_scope->setVisible(isScoped);
    m_model->setScope(scope);
    table()->expandAgain();
    updateCount();
    if (subject.kind != Subject::Kind::Application)
        return;
    select(subject.name);
}

/// Lifts what hides @p application.
void ApplicationsPage::select(const QString& application)
{
    if (!m_model->indexOf(application).isValid())
        clearFilter();
    if (!m_model->indexOf(application).isValid())
        m_shown->setCurrent(static_cast<int>(ApplicationsShown::All));
    if (m_model->indexOf(application).isValid())
        table()->setCurrentId(application);
    else
        Q_EMIT noticeRequested(models::RowState::Notice, tr("%1 is no longer listed.").arg(application));
}

void ApplicationsPage::createSwitch()
{
    const auto add = [this](ApplicationsShown shown, const QString& text) {
        m_shown->addChoice(static_cast<int>(shown), text);
    };
    add(ApplicationsShown::Active, tr("Active", "applications"));
    add(ApplicationsShown::Finished, tr("Finished", "applications"));
    add(ApplicationsShown::All, tr("All", "applications"));
    m_shown->setAccessibleName(tr("Applications shown"));
    m_shown->setToolTip(tr("Applications that are listed"));
    addControl(m_shown);
    connect(m_shown, &SegmentedSwitch::currentChanged, this,
            [this](int shown) { show(static_cast<ApplicationsShown>(shown)); });
}

void ApplicationsPage::createGroupButton()
{
    m_groupButton->setAccessibleName(tr("Group applications"));
    m_groupButton->setToolTip(tr("Group applications by what they have in common"));
    m_groupButton->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_groupButton);
    const auto add = [this, menu](ApplicationsGroupedBy what, const QString& text) {
        auto* action = menu->addAction(text);
        action->setCheckable(true);
        action->setData(static_cast<int>(what));
        m_grouping->addAction(action);
    };
    add(ApplicationsGroupedBy::Nothing, tr("&No Groups"));
    add(ApplicationsGroupedBy::Queue, tr("By &Queue"));
    add(ApplicationsGroupedBy::User, tr("By &User"));
    add(ApplicationsGroupedBy::ChargedGroup, tr("By &Charged Group"));
    add(ApplicationsGroupedBy::State, tr("By &State"));
    m_groupButton->setMenu(menu);
    addControl(m_groupButton);
    connect(m_grouping, &QActionGroup::triggered, this, [this](const QAction* action) {
        groupBy(static_cast<ApplicationsGroupedBy>(action->data().toInt()));
    });
    groupBy(ApplicationsGroupedBy::Nothing);
}

void ApplicationsPage::createAdministration()
{
    const auto add = [this](Administration what, const QString& text) {
        auto* action = new QAction(text, table());
        table()->addAction(action);
        m_pane->addHeadAction(action);
        connect(action, &QAction::triggered, this, [this, what] {
            if (const Subject subject = currentSubject(); subject.kind == Subject::Kind::Application)
                Q_EMIT administrationRequested(what, subject.name);
        });
        return action;
    };
    m_move = add(Administration::Move, tr("&Move to Queue…"));
    m_kill = add(Administration::Kill, tr("&Kill…"));
    setAdministration(tr("Only simulated clusters can do this: a scheduler has no request for it"));
}

void ApplicationsPage::setAdministration(const QString& obstacle)
{
    m_obstacle = obstacle;
    updateAdministration();
}

void ApplicationsPage::updateAdministration()
{
    QString obstacle = m_obstacle;
    if (obstacle.isEmpty() && m_pods->hasEnded())
        obstacle = tr("The application has finished");
    const bool isApplication = currentSubject().kind == Subject::Kind::Application;
    m_move->setEnabled(isApplication && obstacle.isEmpty());
    m_kill->setEnabled(isApplication && obstacle.isEmpty());
    m_move->setToolTip(obstacle.isEmpty() ? tr("Move the application with all it holds to another queue")
                                          : obstacle);
    m_kill->setToolTip(obstacle.isEmpty() ? tr("End the application and its pods") : obstacle);
}

void ApplicationsPage::addToMenu(QMenu& menu)
{
    if (currentSubject().kind != Subject::Kind::Application)
        return;
    menu.addSeparator();
    menu.addAction(m_move);
    menu.addAction(m_kill);
    menu.setToolTipsVisible(true);
}

/// The groups have the name of what they have in common, so its column has nothing to add.
void ApplicationsPage::hideColumnOf(ApplicationsGroupedBy what)
{
    if (const int hidden = std::exchange(m_columnOfGroups, -1); hidden >= 0)
        table()->setColumnHidden(hidden, false);
    int column = -1;
    switch (what) {
    case ApplicationsGroupedBy::Queue:
        column = ApplicationListModel::QueueColumn;
        break;
    case ApplicationsGroupedBy::User:
        column = ApplicationListModel::UserColumn;
        break;
    case ApplicationsGroupedBy::ChargedGroup:
        column = ApplicationListModel::GroupColumn;
        break;
    case ApplicationsGroupedBy::State: // the first one, which has the number of applications
    case ApplicationsGroupedBy::Nothing:
        return;
    }
    if (table()->isColumnHidden(column)) // the user wants it so
        return;
    table()->setColumnHidden(column, true);
    m_columnOfGroups = column;
}

void ApplicationsPage::groupBy(ApplicationsGroupedBy what)
{
    hideColumnOf(what);
    const QList<QAction*> choices = m_grouping->actions();
    for (auto* choice : choices) {
        if (choice->data().toInt() != static_cast<int>(what))
            continue;
        choice->setChecked(true);
        m_groupButton->setText(what == ApplicationsGroupedBy::Nothing ? tr("Groups") : choice->iconText());
    }
    table()->setRootIsDecorated(what != ApplicationsGroupedBy::Nothing);
    m_model->setGroupedBy(what);
    table()->expandAgain();
}

void ApplicationsPage::show(ApplicationsShown shown)
{
    table()->setColumnHidden(ApplicationListModel::FinishedColumn, shown == ApplicationsShown::Active);
    const int sorted = table()->header()->sortIndicatorSection();
    if (shown == ApplicationsShown::Finished && sorted == models::LiveTreeModel::kUnsorted)
        table()->sortByColumn(ApplicationListModel::FinishedColumn, Qt::DescendingOrder);
    else if (shown == ApplicationsShown::Active && sorted == ApplicationListModel::FinishedColumn)
        table()->sortByColumn(models::LiveTreeModel::kUnsorted, Qt::AscendingOrder);
    m_model->setShown(shown);
    table()->expandAgain();
    showEmptyTexts();
    updateCount();
}

void ApplicationsPage::showEmptyTexts()
{
    if (m_model->shown() == ApplicationsShown::Finished)
        setEmptyTexts(
            tr("No finished applications"),
            tr("Applications are listed here once they have completed, failed or been rejected."),
            tr("This source reports active applications only, as recordings and older schedulers do."),
            m_areFinishedKnown);
    else
        setEmptyTexts(tr("No running or waiting applications"),
                      tr("Applications are listed from submission until they finish."),
                      tr("This source does not report applications."), m_areActiveKnown);
}

void ApplicationsPage::setPartition(const PartitionSnapshot* partition)
{
    m_areActiveKnown = partition && partition->applications.has_value();
    m_areFinishedKnown = partition && partition->finished.isKnown();
    TablePage::setPartition(partition);
}

QVariantMap ApplicationsPage::saveState() const
{
    QVariantMap state = TablePage::saveState();
    state.insert(QLatin1String(kShownApplications), m_shown->current());
    state.insert(QLatin1String(kApplicationPane), m_pane->saveState());
    state.insert(QLatin1String(kGroupedBy), static_cast<int>(m_model->groupedBy()));
    return state;
}

void ApplicationsPage::restoreState(const QVariantMap& state)
{
    groupBy(static_cast<ApplicationsGroupedBy>(std::clamp(state.value(QLatin1String(kGroupedBy)).toInt(), 0,
                                                          static_cast<int>(ApplicationsGroupedBy::State))));
    TablePage::restoreState(state);
    m_shown->setCurrent(state.value(QLatin1String(kShownApplications), m_shown->current()).toInt());
    m_pane->restoreState(state.value(QLatin1String(kApplicationPane)).toMap());
}

QList<QWidget*> ApplicationsPage::focusStops()
{
    return {table(), m_pane};
}

void ApplicationsPage::restoreSourceState(const QVariantMap& state)
{
    TablePage::restoreSourceState(state);
    setScope({}); // of a queue, user or group of the source before
}

Subject ApplicationsPage::subjectOf(const QString& rowId) const
{
    if (!m_model->isGroup(rowId))
        return {Subject::Kind::Application, rowId, {}};
    const QString common = m_model->commonOf(rowId);
    switch (common.isEmpty() ? ApplicationsGroupedBy::Nothing : m_model->groupedBy()) {
    case ApplicationsGroupedBy::Queue:
        return {Subject::Kind::Queue, common, {}};
    case ApplicationsGroupedBy::User:
        return {Subject::Kind::User, common, {}};
    case ApplicationsGroupedBy::ChargedGroup:
        return {Subject::Kind::Group, common, {}};
    case ApplicationsGroupedBy::Nothing:
    case ApplicationsGroupedBy::State:
        break;
    }
    return {};
}

Subject ApplicationsPage::limitsPlaceOf(const QString& rowId) const
{
    if (m_model->isGroup(rowId))
        return subjectOf(rowId);
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

int ApplicationsPage::rowTotal() const
{
    return m_model->countOf(m_model->shown());
}

QString ApplicationsPage::listNote() const
{
    constexpr int kMost = quotadeck::kMostFinished;
    const bool isCut = m_model->shown() != ApplicationsShown::Active
        && m_model->countOf(ApplicationsShown::Finished) >= kMost;
    return isCut ? tr("The last %L1 finished applications").arg(kMost) : QString();
}

void ApplicationsPage::clearFilter()
{
    setScope({});
    TablePage::clearFilter();
}

QString ApplicationsPage::matchText() const
{
    return tr("%1 of %n applications match", nullptr, rowTotal()).arg(m_model->listedMatches());
}

bool ApplicationsPage::isKnown(const PartitionSnapshot& partition) const
{
    return m_model->shown() == ApplicationsShown::Finished ? partition.finished.isKnown()
                                                           : partition.applications.has_value();
}
} // namespace quotadeck::ui

#include "moc_applicationspage.cpp"
