// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/peoplepage.h"

#include "models/quota/applicationlistmodel.h"
#include "models/quota/peopletreemodel.h"
#include "ui/pages/applicationspage.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/segmentedswitch.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace quotadeck::ui {
namespace {
using models::PeopleTreeModel;
constexpr auto kKinds = "kinds";
constexpr auto kPane = "applications";

QList<ColumnDefault> peopleColumns()
{
    using enum ColumnDefault::Align;
    return {
        {.column = PeopleTreeModel::NameColumn, .width = 100, .align = Text, .isFlexible = true},
        {.column = PeopleTreeModel::TightestColumn, .width = 106, .align = Number},
        {.column = PeopleTreeModel::AtColumn, .width = 66, .align = Text, .isFlexible = true},
        {.column = PeopleTreeModel::UsageColumn, .width = 94, .align = Text, .isFlexible = true},
        {.column = PeopleTreeModel::UsedColumn, .width = 116, .align = Number},
        {.column = PeopleTreeModel::UsedNowColumn,
         .width = 76,
         .align = Number,
         .shown = ColumnDefault::Shown::Comparing},
        {.column = PeopleTreeModel::LimitColumn, .width = 72, .align = Number},
        {.column = PeopleTreeModel::HeadroomColumn, .width = 76, .align = Number},
        {.column = PeopleTreeModel::ApplicationsColumn, .width = 56, .align = Number},
        {.column = PeopleTreeModel::QueuesColumn,
         .width = 64,
         .align = Number,
         .shown = ColumnDefault::Shown::No},
    };
}

/// Of "u:sue", "g:ds", or one of those behind a queue's path and a blank.
Subject ownerOf(const QString& rowId)
{
    const qsizetype blank = rowId.startsWith(u"u:") || rowId.startsWith(u"g:") ? -1 : rowId.indexOf(u' ');
    const QString owner = rowId.mid(blank + 1);
    if (owner.size() < 3)
        return {};
    const auto kind = owner.startsWith(u"u:") ? Subject::Kind::User : Subject::Kind::Group;
    return {kind, owner.mid(2), blank < 0 ? QString() : rowId.left(blank)};
}

QString ownerId(const Subject& subject)
{
    return (subject.kind == Subject::Kind::User ? QStringLiteral("u:") : QStringLiteral("g:")) + subject.name;
}

template <typename List>
int sizeOf(const std::optional<List>& list)
{
    return list ? static_cast<int>(list->size()) : 0;
}
} // namespace

PeoplePage::PeoplePage(models::PeopleTreeModel* model, models::ApplicationListModel* applications,
                       QWidget* parent)
    : TablePage(
        QStringLiteral("people"), tr("People"), Icon::People, model, peopleColumns(),
        {.table = tr("Users and groups"),
         .filter = tr("Filter users and groups"),
         .noMatch = tr("No users or groups match"),
         .emptyTitle = tr("No users or groups tracked yet"),
         .emptyReason = tr("YuniKorn lists a user when a limit names the user or their first application "
                           "runs."),
         .unknownReason = tr("This source does not report the usage of users and groups.")},
        parent)
    , m_model(model)
    , m_applications(applications)
    , m_kinds(new SegmentedSwitch(this))
{
    m_kinds->addChoice(static_cast<int>(PeopleTreeModel::Kinds::Users), tr("Users"));
    m_kinds->addChoice(static_cast<int>(PeopleTreeModel::Kinds::Groups), tr("Groups"));
    m_kinds->addChoice(static_cast<int>(PeopleTreeModel::Kinds::Both), tr("Both"));
    m_kinds->setAccessibleName(tr("Listed subjects"));
    m_kinds->setToolTip(tr("Whose usage is listed"));
    m_kinds->setCurrent(static_cast<int>(model->kinds()));
    addControl(m_kinds);
    addPane(createApplicationPane());
    table()->setDepth(0);
    table()->sortByColumn(PeopleTreeModel::TightestColumn, Qt::DescendingOrder);

    connect(m_kinds, &SegmentedSwitch::currentChanged, this, [this](int kinds) {
        m_model->setKinds(static_cast<PeopleTreeModel::Kinds>(kinds));
        updateCount();
    });
    connect(table(), &TreeTable::currentIdChanged, this, &PeoplePage::showApplications);
    connect(table()->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &PeoplePage::reportComparison);
    updatePane();
}

QWidget* PeoplePage::createApplicationPane()
{
    auto* pane = new QWidget(this);
    m_paneTitle = new ElidedLabel(pane);
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    m_paneTitle->setFont(strong);
    m_paneTable = new TreeTable(m_applications, applicationColumns(), pane);
    m_paneTable->setAccessibleName(tr("Applications of the selected user or group"));
    m_paneTable->setRootIsDecorated(false);
    addExplanation(m_paneTable, [this] {
        return Subject{Subject::Kind::Application, m_paneTable->currentId(), {}};
    });

    auto* head = new QWidget(pane);
    head->setAutoFillBackground(true);
    head->setBackgroundRole(QPalette::Window);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(metrics::kMedium, metrics::kTiny + 2, metrics::kMedium, metrics::kTiny + 2);
    row->addWidget(m_paneTitle);
    auto* column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(head);
    column->addWidget(m_paneTable, 1);
    return pane;
}

void PeoplePage::setResource(const QString& type)
{
    m_model->setResource(type);
    m_applications->setResource(type);
}

void PeoplePage::setSubject(const Subject& subject)
{
    if (subject.kind == Subject::Kind::User || subject.kind == Subject::Kind::Group)
        table()->setCurrentId(ownerId(subject));
}

void PeoplePage::setPartition(const PartitionSnapshot* partition)
{
    m_users = partition ? sizeOf(partition->users) : 0;
    m_groups = partition ? sizeOf(partition->groups) : 0;
    TablePage::setPartition(partition);
}

QVariantMap PeoplePage::saveState() const
{
    QVariantMap state = TablePage::saveState();
    state.insert(QLatin1String(kKinds), m_kinds->current());
    state.insert(QLatin1String(kPane), m_paneTable->saveState());
    return state;
}

void PeoplePage::restoreState(const QVariantMap& state)
{
    TablePage::restoreState(state);
    m_kinds->setCurrent(state.value(QLatin1String(kKinds), m_kinds->current()).toInt());
    m_paneTable->restoreState(state.value(QLatin1String(kPane)).toMap());
}

void PeoplePage::setFilterText(const QString& text)
{
    TablePage::setFilterText(text);
    m_kinds->setCurrent(static_cast<int>(PeopleTreeModel::Kinds::Both));
}

void PeoplePage::clearFilter()
{
    TablePage::clearFilter();
    if (m_model->rowCount() == 0) // there are only users, or only groups
        m_kinds->setCurrent(static_cast<int>(PeopleTreeModel::Kinds::Both));
}

QString PeoplePage::matchText() const
{
    const int matches = m_model->rowCount();
    switch (m_model->kinds()) {
    case PeopleTreeModel::Kinds::Users:
        return tr("%1 of %n users match", nullptr, m_users).arg(matches);
    case PeopleTreeModel::Kinds::Groups:
        return tr("%1 of %n groups match", nullptr, m_groups).arg(matches);
    case PeopleTreeModel::Kinds::Both:
        return tr("%1 of %n users and groups match", nullptr, m_users + m_groups).arg(matches);
    }
    return {};
}

bool PeoplePage::isKnown(const PartitionSnapshot& partition) const
{
    return partition.users.has_value() || partition.groups.has_value();
}

Subject PeoplePage::subjectOf(const QString& rowId) const
{
    return ownerOf(rowId);
}

Subject PeoplePage::limitsPlaceOf(const QString& rowId) const
{
    Subject place = ownerOf(rowId);
    if (place.kind != Subject::Kind::None && place.queue.isEmpty())
        place.queue = m_model->placeOf(rowId);
    return place;
}

void PeoplePage::reportComparison()
{
    QList<Subject> people;
    for (const QString& row : table()->selectedIds()) {
        Subject person = ownerOf(row);
        person.queue.clear(); // all of its queues are compared
        if (person.kind != Subject::Kind::None && !people.contains(person))
            people << person;
    }
    const bool isPair = people.size() == 2;
    if (isPair)
        Q_EMIT comparisonChanged(people[0], people[1]);
    else if (m_isComparing)
        Q_EMIT comparisonChanged({}, {});
    m_isComparing = isPair;
}

void PeoplePage::showApplications()
{
    const Subject subject = currentSubject();
    if (subject.kind == Subject::Kind::None)
        return;
    models::ApplicationScope scope;
    scope.queue = QueuePath(subject.queue.toStdString());
    (subject.kind == Subject::Kind::User ? scope.user : scope.group) = subject.name;
    m_applications->setScope(scope);
    updatePane();
}

void PeoplePage::updatePane()
{
    const models::ApplicationScope& scope = m_applications->scope();
    const QString owner = scope.user.isEmpty() ? scope.group : scope.user;
    if (owner.isEmpty())
        m_paneTitle->setText(tr("All applications; select a user or group to filter"));
    else if (scope.queue.isEmpty())
        m_paneTitle->setText(tr("Applications of %1").arg(owner));
    else
        m_paneTitle->setText(
            tr("Applications of %1 in %2").arg(owner, QString::fromStdString(scope.queue.text())));
}
} // namespace quotadeck::ui

#include "moc_peoplepage.cpp"
