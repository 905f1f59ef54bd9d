// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/nodes/nodespage.h"

#include "models/nodes/nodeallocationmodel.h"
#include "models/nodes/nodelistmodel.h"
#include "ui/nodes/nodemap.h"
#include "ui/nodes/nodepane.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/segmentedswitch.h"

#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
using models::NodeListModel;
constexpr auto kView = "view";
constexpr auto kNodePane = "details";

QList<ColumnDefault> nodeColumns()
{
    using enum ColumnDefault::Align;
    using enum ColumnDefault::Shown;
    return {
        {.column = NodeListModel::NodeColumn, .width = 120, .align = Text, .isFlexible = true},
        {.column = NodeListModel::StateColumn, .width = 84, .align = Text, .isFlexible = true},
        {.column = NodeListModel::UsageColumn, .width = 140, .align = Text, .isFlexible = true},
        {.column = NodeListModel::UsedColumn, .width = 112, .align = Number},
        {.column = NodeListModel::ForeignColumn, .width = 76, .align = Number},
        {.column = NodeListModel::AvailableColumn, .width = 82, .align = Number},
        {.column = NodeListModel::CapacityColumn, .width = 82, .align = Number},
        {.column = NodeListModel::SlotColumn, .width = 196, .align = Number, .isFlexible = true},
        {.column = NodeListModel::UtilizationColumn, .width = 72, .align = Number, .shown = No},
        {.column = NodeListModel::AllocationsColumn, .width = 76, .align = Number},
        {.column = NodeListModel::RackColumn, .width = 90, .align = Text, .shown = No},
        {.column = NodeListModel::InstanceTypeColumn, .width = 100, .align = Text, .shown = No},
        {.column = NodeListModel::ZoneColumn, .width = 90, .align = Text, .shown = No},
    };
}
} // namespace

NodesPage::NodesPage(NodeListModel* model, models::NodeAllocationModel* allocations, QWidget* parent)
    : TablePage(QStringLiteral("nodes"), tr("Nodes"), Icon::Nodes, model, nodeColumns(),
                {.table = tr("Nodes"),
                 .filter = tr("Filter nodes"),
                 .noMatch = tr("No nodes match"),
                 .emptyTitle = tr("No nodes"),
                 .emptyReason = tr("This partition has no nodes. Choose another partition."),
                 .unknownReason = tr("This source does not report nodes.")},
                parent)
    , m_model(model)
    , m_allocations(allocations)
    , m_map(new NodeMap(model, this))
    , m_pane(new NodePane(allocations, this))
    , m_sort(new QToolButton(this))
    , m_views(new SegmentedSwitch(this))
{
    removeExplanation();
    table()->setRootIsDecorated(false);
    table()->sortByColumn(NodeListModel::NodeColumn, Qt::AscendingOrder);
    createSortButton();
    m_views->addChoice(static_cast<int>(View::Table), tr("Table"));
    m_views->addChoice(static_cast<int>(View::Map), tr("Map"));
    m_views->setAccessibleName(tr("View of the nodes"));
    m_views->setToolTip(tr("Show the nodes as a table, or as a map of their usage"));
    addControl(m_views);
    m_mapView = createMap();
    addView(m_mapView);
    addPane(m_pane);
    setView(View::Table);

    connect(m_views, &SegmentedSwitch::currentChanged, this,
            [this](int view) { setView(static_cast<View>(view)); });
    connect(table(), &TreeTable::currentIdChanged, this, [this](const QString& id) {
        if (id.isEmpty()) // hidden by the filter
            return;
        m_map->setCurrentId(id);
        m_allocations->setNode(id);
    });
    connect(m_map, &NodeMap::currentIdChanged, this,
            [this](const QString& id) { table()->setCurrentId(id); });
    connect(m_pane, &NodePane::applicationSelected, this, [this](const QString& id) {
        Q_EMIT subjectChanged({Subject::Kind::Application, id, {}});
    });
    connect(m_pane, &NodePane::applicationRequested, this, [this](const QString& id) {
        Q_EMIT pageRequested(QStringLiteral("applications"), {Subject::Kind::Application, id, {}});
    });
}

QWidget* NodesPage::createMap()
{
    auto* view = new QWidget(this);
    auto* column = new QVBoxLayout(view);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_map, 1);
    column->addWidget(new NodeLegend(view));
    view->setFocusProxy(m_map);
    m_map->setAccessibleName(tr("Map of the nodes"));
    connect(m_map, &NodeMap::copyRequested, table(), &TreeTable::copySelection);
    m_map->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_map, &QWidget::customContextMenuRequested, this, [this](const QPoint& position) {
        if (m_map->indexAt(position).isValid())
            openMenu(m_map->viewport()->mapToGlobal(position));
    });
    return view;
}

/// The map has no titles to click at.
void NodesPage::createSortButton()
{
    m_sort->setText(tr("Sort"));
    m_sort->setAccessibleName(tr("Sort the map"));
    m_sort->setToolTip(tr("Sort the map; the table has the same order"));
    m_sort->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_sort);
    const auto add = [this, menu](const QString& text, int column, Qt::SortOrder order) {
        connect(menu->addAction(text), &QAction::triggered, this,
                [this, column, order] { table()->sortByColumn(column, order); });
    };
    add(tr("By &Name"), NodeListModel::NodeColumn, Qt::AscendingOrder);
    add(tr("Highest &Usage First"), NodeListModel::UsageColumn, Qt::DescendingOrder);
    add(tr("Lowest U&sage First"), NodeListModel::UsageColumn, Qt::AscendingOrder);
    add(tr("&Largest Free Slot First"), NodeListModel::SlotColumn, Qt::DescendingOrder);
    add(tr("&Closed and Reserved First"), NodeListModel::StateColumn, Qt::DescendingOrder);
    m_sort->setMenu(menu);
    addControl(m_sort);
}

void NodesPage::setView(View view)
{
    const bool isMap = view == View::Map;
    m_sort->setVisible(isMap);
    showView(isMap ? m_mapView : table());
    if (isMap)
        m_map->setCurrentId(table()->currentId());
}

void NodesPage::setResource(const QString& type)
{
    m_model->setResource(type);
    m_allocations->setResource(type);
}

void NodesPage::setSubject(const Subject& subject)
{
    if (subject.kind == Subject::Kind::Node)
        table()->setCurrentId(subject.name);
}

Subject NodesPage::selected() const
{
    const QString node = table()->currentId();
    return node.isEmpty() ? Subject() : Subject{Subject::Kind::Node, node, {}};
}

bool NodesPage::hasSubject() const
{
    return false; // the pane has the details
}

QList<QWidget*> NodesPage::focusStops()
{
    return {focusProxy(), m_pane};
}

QVariantMap NodesPage::saveState() const
{
    QVariantMap state = TablePage::saveState();
    state.insert(QLatin1String(kView), m_views->current());
    state.insert(QLatin1String(kNodePane), m_pane->saveState());
    return state;
}

void NodesPage::restoreState(const QVariantMap& state)
{
    TablePage::restoreState(state);
    m_views->setCurrent(state.value(QLatin1String(kView), m_views->current()).toInt());
    m_pane->restoreState(state.value(QLatin1String(kNodePane)).toMap());
}

Subject NodesPage::subjectOf(const QString& /*rowId*/) const
{
    return {};
}

QString NodesPage::eventFilter() const
{
    const QString id = table()->currentId();
    return id.isEmpty() ? QString() : QStringLiteral("object=") + filterValue(id);
}

QString NodesPage::matchText() const
{
    return tr("%1 of %n nodes match", nullptr, m_model->totalCount()).arg(m_model->rowCount());
}

bool NodesPage::isKnown(const PartitionSnapshot& partition) const
{
    return partition.nodes.has_value();
}
} // namespace quotadeck::ui

#include "moc_nodespage.cpp"
