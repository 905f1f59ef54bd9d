// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/nodes/nodepane.h"

#include "core/resource/display.h"
#include "models/common/celltext.h"
#include "models/nodes/nodeallocationmodel.h"
#include "models/nodes/nodelistmodel.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/detailtable.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/panewidgets.h"
#include "ui/widgets/segmentedswitch.h"
#include "ui/widgets/treetable.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace quotadeck::ui {
namespace {
constexpr auto kAllocations = "allocations";
constexpr auto kSizes = "sizes";
constexpr int kFactsWidth = 440;
constexpr int kWidePane = 1100; ///< px; from there on the facts have room beside the allocations
constexpr int kPaneHeight = 300;
constexpr int kLeastPaneHeight = 220;

QList<ColumnDefault> allocationColumns()
{
    using Model = models::NodeAllocationModel;
    using enum ColumnDefault::Align;
    using enum ColumnDefault::Shown;
    return {
        {.column = Model::PodColumn, .width = 110, .align = Text, .isFlexible = true},
        {.column = Model::KindColumn, .width = 88, .align = Text},
        {.column = Model::ApplicationColumn, .width = 92, .align = Text, .isFlexible = true},
        {.column = Model::QueueColumn, .width = 92, .align = Text, .isFlexible = true},
        {.column = Model::UserColumn, .width = 60, .align = Text},
        {.column = Model::TaskGroupColumn, .width = 80, .align = Text, .shown = No},
        {.column = Model::PriorityColumn, .width = 60, .align = Number},
        {.column = Model::AgeColumn, .width = 76, .align = Number},
        {.column = Model::UsedColumn, .width = 130, .align = Number},
        {.column = Model::ResourcesColumn, .width = 110, .align = Text, .shown = No, .isFlexible = true},
    };
}

DetailCell textCell(const QString& text)
{
    DetailCell cell;
    cell.text = text;
    return cell;
}

DetailCell amountCell(const models::NodeFigures& figures, std::optional<Quantity> value)
{
    return {.text = figures.text(value),
            .align = DetailCell::Align::Number,
            .emphasis = models::dimUnless(value.value_or(0) != 0),
            .toolTip = figures.exact(value)};
}

/// The types that the node has or uses, in the order of the display.
std::vector<ResourceType> typesOf(const models::NodeAmounts& amounts)
{
    std::vector<ResourceType> types;
    for (const auto* resource :
         {&amounts.capacity, &amounts.allocated, &amounts.foreign, &amounts.available}) {
        for (const auto& [type, value] : ResourceView(*resource).entries())
            types.push_back(type);
    }
    std::sort(types.begin(), types.end(), precedesForDisplay);
    types.erase(std::unique(types.begin(), types.end()), types.end());
    return types;
}
} // namespace

NodePane::NodePane(models::NodeAllocationModel* model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_title(new ElidedLabel(this))
    , m_stack(new QStackedWidget(this))
    , m_hint(new QLabel(this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_parts(new SegmentedSwitch(this))
    , m_show(new QAction(icon(Icon::Applications), tr("Show &Application"), this))
{
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    m_title->setFont(strong);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    auto* head = new QWidget(this);
    head->setAutoFillBackground(true);
    head->setBackgroundRole(QPalette::Window);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(metrics::kMedium, metrics::kTiny + 2, metrics::kMedium, metrics::kTiny + 2);
    row->addWidget(m_title, 1);
    row->addWidget(m_parts);
    auto* button = new QToolButton(head);
    button->setDefaultAction(m_show);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    row->addWidget(button);

    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    m_facts = createFacts();
    m_splitter->addWidget(m_facts);
    m_splitter->addWidget(createAllocations());
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({kFactsWidth, 2 * kFactsWidth});
    m_stack->addWidget(m_hint);
    m_stack->addWidget(m_splitter);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(head);
    column->addWidget(m_stack, 1);
    setMinimumHeight(kLeastPaneHeight);
    createParts();
    connect(&TextSize::current(), &TextSize::changed, this, &NodePane::showParts);

    connect(m_show, &QAction::triggered, this, [this] {
        if (const QString application = currentApplication(); !application.isEmpty())
            Q_EMIT applicationRequested(application);
    });
    connect(model, &models::NodeAllocationModel::nodeChanged, this, &NodePane::showNode);
    showNode();
}

void NodePane::createParts()
{
    m_parts->addChoice(static_cast<int>(Part::Facts), tr("Resources"));
    m_parts->addChoice(static_cast<int>(Part::Allocations), tr("Allocations"));
    m_parts->setAccessibleName(tr("Details shown"));
    m_parts->setToolTip(tr("Show the resources of the node, or what is allocated on it"));
    connect(m_parts, &SegmentedSwitch::currentChanged, this, &NodePane::showParts);
    showParts();
}

void NodePane::showParts()
{
    const bool isNarrow = width() < scaled(kWidePane);
    const auto part = static_cast<Part>(m_parts->current());
    m_parts->setVisible(isNarrow && m_model->node());
    m_facts->setVisible(!isNarrow || part == Part::Facts);
    m_table->setVisible(!isNarrow || part == Part::Allocations);
    setFocusProxy(m_table->isHidden() ? m_facts : m_table);
}

void NodePane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showParts();
}

QWidget* NodePane::createFacts()
{
    auto* area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setAccessibleName(tr("Details of the selected node"));
    auto* body = new QWidget(area);
    body->setAutoFillBackground(true);
    body->setBackgroundRole(QPalette::Base);
    m_amounts = new DetailTable({tr("Resource"), tr("Capacity"), tr("Used"), tr("Foreign"), tr("Available"),
                                 tr("%", "percentage, a column's title")},
                                0, body);
    m_amounts->setAccessibleName(tr("Resources of the node"));
    m_reservationsTitle = paneHeading(tr("Reservations"), body);
    m_reservations = new DetailTable({tr("Reserved for")}, 0, body);
    m_reservations->setAccessibleName(tr("Reservations of the node"));
    m_attributes = new DetailTable({tr("Attribute"), tr("Value")}, 1, body);
    m_attributes->setAccessibleName(tr("Attributes of the node"));
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(metrics::kMedium - metrics::kCellMargin, 0, 0, metrics::kMedium);
    column->setSpacing(metrics::kTiny);
    column->addWidget(m_amounts);
    column->addWidget(m_reservationsTitle);
    column->addWidget(m_reservations);
    column->addWidget(m_attributes);
    column->addStretch(1);
    area->setWidget(body);
    return area;
}

QWidget* NodePane::createAllocations()
{
    m_table = new TreeTable(m_model, allocationColumns(), this);
    m_table->setAccessibleName(tr("Allocations of the selected node"));
    m_table->setRootIsDecorated(false);
    m_table->addAction(m_show);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this, &NodePane::showMenu);
    connect(m_table, &QAbstractItemView::activated, m_show, &QAction::trigger);
    connect(m_table, &TreeTable::currentIdChanged, this, [this] {
        updateActions();
        if (const QString application = currentApplication(); !application.isEmpty())
            Q_EMIT applicationSelected(application);
    });
    return m_table;
}

QString NodePane::currentApplication() const
{
    return m_model->applicationOf(m_table->currentId());
}

void NodePane::showMenu(const QPoint& position)
{
    if (!m_table->indexAt(position).isValid())
        return;
    QMenu menu(this);
    menu.addAction(m_show);
    menu.addSeparator();
    QAction* copy = menu.addAction(icon(Icon::Copy), tr("&Copy Rows"));
    copy->setShortcut(QKeySequence::Copy);
    connect(copy, &QAction::triggered, m_table, &TreeTable::copySelection);
    menu.exec(m_table->viewport()->mapToGlobal(position));
}

void NodePane::updateActions()
{
    m_show->setEnabled(!currentApplication().isEmpty());
}

void NodePane::showNode()
{
    updateActions();
    const NodeInfo* node = m_model->node();
    m_stack->setCurrentWidget(node ? static_cast<QWidget*>(m_splitter) : m_hint);
    showParts();
    if (!node) {
        const QString id = m_model->nodeId();
        m_title->setText(tr("Node"));
        m_hint->setText(id.isEmpty() ? tr("Select a node to see its resources and what runs on it.")
                                     : tr("%1 no longer exists.").arg(id));
        return;
    }
    m_title->setText(tr("%1 (%2). Allocations: %3, foreign: %4", "node, state, numbers")
                         .arg(QString::fromStdString(node->id), models::stateOf(*node).text())
                         .arg(node->allocations.size())
                         .arg(node->foreignAllocations.size()));
    showAmounts(*node);
    showReservations(*node);
    showAttributes(*node);
}

void NodePane::showAmounts(const NodeInfo& node)
{
    const models::NodeAmounts amounts = models::amountsOf(node);
    QList<DetailRow> rows;
    for (const ResourceType type : typesOf(amounts)) {
        const models::NodeFigures figures = models::nodeFigures(amounts, models::Focus::on(type));
        rows << DetailRow{textCell(QString::fromStdString(type.name())),
                          amountCell(figures, figures.shown.max),
                          amountCell(figures, figures.allocated),
                          amountCell(figures, figures.foreign),
                          amountCell(figures, figures.available),
                          {.text = figures.shareText(),
                           .align = DetailCell::Align::Number,
                           .emphasis = models::dimUnless(figures.hasCapacity()),
                           .state = figures.share().state(),
                           .toolTip = {}}};
    }
    if (rows.isEmpty())
        rows << DetailRow{textCell(tr("Not reported for this node"))};
    m_amounts->setRows(rows);
}

void NodePane::showReservations(const NodeInfo& node)
{
    QList<DetailRow> rows;
    for (const std::string& reservation : node.reservations)
        rows << DetailRow{textCell(QString::fromStdString(reservation))};
    m_reservations->setRows(rows);
    m_reservationsTitle->setVisible(!rows.isEmpty());
    m_reservations->setVisible(!rows.isEmpty());
}

void NodePane::showAttributes(const NodeInfo& node)
{
    QList<DetailRow> rows;
    const auto add = [&rows](const QString& name, const std::string& value) {
        if (!value.empty())
            rows << DetailRow{textCell(name), textCell(QString::fromStdString(value))};
    };
    add(tr("Host"), node.hostName);
    add(tr("Rack"), node.rackName);
    for (const auto& [name, value] : node.attributes)
        add(QString::fromStdString(name), value);
    m_attributes->setRows(rows);
    m_attributes->setVisible(!rows.isEmpty());
}

QSize NodePane::sizeHint() const
{
    return {QWidget::sizeHint().width(), kPaneHeight};
}

QVariantMap NodePane::saveState() const
{
    return {{QLatin1String(kAllocations), m_table->saveState()},
            {QLatin1String(kSizes), m_splitter->saveState()}};
}

void NodePane::restoreState(const QVariantMap& state)
{
    m_table->restoreState(state.value(QLatin1String(kAllocations)).toMap());
    if (const QByteArray sizes = state.value(QLatin1String(kSizes)).toByteArray(); !sizes.isEmpty())
        m_splitter->restoreState(sizes);
}
} // namespace quotadeck::ui

#include "moc_nodepane.cpp"
