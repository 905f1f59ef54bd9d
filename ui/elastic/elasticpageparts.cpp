// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/elasticdetails.h"
#include "ui/elastic/elasticfindings.h"
#include "ui/elastic/elasticpage.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/segmentedswitch.h"
#include "ui/widgets/treetable.h"
#include "ui/widgets/usagebardelegate.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>

/// How the page is put together; what it does is in elasticpage.cpp.
namespace quotadeck::ui {
namespace {
using models::ElasticTreeModel;

constexpr int kFilterWidth = 180;
constexpr int kTotalWidth = 110;
constexpr int kNumberWidth = 46; ///< of few digits; the table sees to more
constexpr int kRuntimeWidth = 66;
constexpr int kAllLevels = 100;

QList<ColumnDefault> columns()
{
    using Align = ColumnDefault::Align;
    return {{.column = ElasticTreeModel::GroupColumn, .width = 120, .align = Align::Text, .isFlexible = true},
            {.column = ElasticTreeModel::ShareColumn, .width = 108, .align = Align::Text, .isFlexible = true},
            {.column = ElasticTreeModel::MinColumn, .width = kNumberWidth},
            {.column = ElasticTreeModel::MaxColumn, .width = kNumberWidth},
            {.column = ElasticTreeModel::WeightColumn, .width = 62, .shown = ColumnDefault::Shown::No},
            {.column = ElasticTreeModel::RequestColumn, .width = kNumberWidth},
            {.column = ElasticTreeModel::UsedColumn, .width = kNumberWidth},
            {.column = ElasticTreeModel::SavedRuntimeColumn, .width = kRuntimeWidth},
            {.column = ElasticTreeModel::RuntimeColumn, .width = kRuntimeWidth},
            {.column = ElasticTreeModel::NotesColumn, .width = 86, .align = Align::Text, .isFlexible = true}};
}

QLabel* caption(const QString& text, QWidget* buddy)
{
    auto* label = new QLabel(text);
    label->setBuddy(buddy);
    return label;
}

QToolButton* toolButton(QAction* action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return button;
}
} // namespace

void ElasticPage::createActions()
{
    const auto add = [this](const QIcon& icon, const QString& text, const QKeySequence& keys) {
        auto* action = new QAction(icon, text, this);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setToolTip(tr("%1 (%2)").arg(text, keys.toString(QKeySequence::NativeText)));
        addAction(action);
        return action;
    };
    m_open = add(icon(Icon::Open), tr("Open…"), {});
    m_open->setToolTip(tr("Open ElasticQuota manifests"));
    m_connect = add(icon(Icon::Connect), tr("Connect…"), {});
    m_connect->setToolTip(tr("Watch the elastic quotas of a cluster that runs Koordinator"));
    connect(m_connect, &QAction::triggered, this, &ElasticPage::connectRequested);
    m_save = add(icon(Icon::Save), tr("Save"), QKeySequence::Save);
    m_undo = add({}, tr("Undo"), QKeySequence::Undo);
    m_redo = add({}, tr("Redo"), QKeySequence::Redo);
    m_reload = add(icon(Icon::Refresh), tr("Reload"), {});
    m_reload->setToolTip(tr("Read the file again and drop the edits"));
    connect(m_open, &QAction::triggered, this, &ElasticPage::openRequested);
    connect(m_save, &QAction::triggered, this, &ElasticPage::save);
    connect(m_undo, &QAction::triggered, m_session, &models::ElasticSession::undo);
    connect(m_redo, &QAction::triggered, m_session, &models::ElasticSession::redo);
    connect(m_reload, &QAction::triggered, this, &ElasticPage::reload);
}

QWidget* ElasticPage::createHeader()
{
    auto* header = new QWidget;
    auto* layout = new QHBoxLayout(header);
    layout->setContentsMargins(metrics::kMedium, metrics::kTiny, metrics::kMedium, metrics::kTiny);
    layout->setSpacing(metrics::kSmall);
    m_fileLabel = new ElidedLabel;
    m_verdictIcon = new IconLabel(metrics::kIcon);
    m_verdictLabel = new QLabel;
    m_verdictLabel->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_source = new SegmentedSwitch;
    m_source->setAccessibleName(tr("Source"));
    m_source->addChoice(0, tr("File"));
    m_source->addChoice(1, tr("Cluster"));
    m_source->hide();
    layout->addWidget(m_source);
    layout->addWidget(m_fileLabel, 1);
    layout->addWidget(m_verdictIcon);
    layout->addWidget(m_verdictLabel);
    layout->addSpacing(metrics::kMedium);
    layout->addWidget(toolButton(m_open));
    layout->addWidget(toolButton(m_connect));
    m_fileTools = new QWidget;
    auto* tools = new QHBoxLayout(m_fileTools);
    tools->setContentsMargins(0, 0, 0, 0);
    tools->setSpacing(metrics::kSmall);
    for (QAction* action : {m_reload, m_undo, m_redo, m_save})
        tools->addWidget(toolButton(action));
    layout->addWidget(m_fileTools);
    return header;
}

QWidget* ElasticPage::createBar()
{
    auto* bar = new QWidget;
    bar->setAutoFillBackground(true);
    bar->setBackgroundRole(QPalette::Window);
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(metrics::kMedium, metrics::kTiny + 2, metrics::kMedium, metrics::kTiny + 2);
    layout->setSpacing(metrics::kSmall);
    m_filter = new FilterField;
    m_filter->setPlaceholderText(tr("Filter groups by name"));
    m_filter->setAccessibleName(tr("Filter groups by name"));
    m_filter->setFixedWidth(kFilterWidth);
    m_resource = new QComboBox;
    m_resource->setAccessibleName(tr("Resource"));
    m_resource->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_resource->setToolTip(tr("The resource that all numbers are of"));
    m_total = new QLineEdit;
    m_total->setAccessibleName(tr("Cluster total"));
    m_total->setPlaceholderText(tr("not known"));
    m_total->setToolTip(tr("What all nodes of the cluster have of this resource, for example 400 or 2Ti"));
    m_total->setFixedWidth(kTotalWidth);
    m_cards = new QCheckBox(tr("By &model"));
    m_cards->setAccessibleName(tr("Cards by model"));
    m_cards->setToolTip(tr("Let what groups are guaranteed of single models of cards count: an addition that "
                           "Koordinator does not know"));
    m_cards->hide();
    connect(m_cards, &QCheckBox::clicked, this, &ElasticPage::takeCardRules);
    m_summary = new QLabel;
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_filter);
    layout->addSpacing(metrics::kSmall);
    layout->addWidget(caption(tr("&Resource"), m_resource));
    layout->addWidget(m_resource);
    layout->addWidget(caption(tr("Cluster &total"), m_total));
    layout->addWidget(m_total);
    layout->addWidget(m_cards);
    layout->addWidget(m_summary);
    layout->addStretch(1);
    connect(m_resource, &QComboBox::activated, this, &ElasticPage::showState);
    connect(m_total, &QLineEdit::editingFinished, this, &ElasticPage::takeTotal);
    return bar;
}

QWidget* ElasticPage::createStart()
{
    auto* empty = new Placeholder(Icon::Elastic);
    empty->setMessage(
        tr("No elastic quotas are open"),
        tr("Open ElasticQuota manifests, for example what \"kubectl get elasticquotas -A -o yaml\" "
           "prints, to see what every group may use, why, and what a change would do."));
    auto* button = new QPushButton(icon(Icon::Open), tr("Open manifests…"));
    connect(button, &QPushButton::clicked, this, &ElasticPage::openRequested);
    auto* watch = new QPushButton(icon(Icon::Connect), tr("Connect to Koordinator…"));
    connect(watch, &QPushButton::clicked, this, &ElasticPage::connectRequested);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(metrics::kSmall);
    buttons->addStretch(1);
    buttons->addWidget(button);
    buttons->addWidget(watch);
    buttons->addStretch(1);
    auto* start = new QWidget;
    auto* layout = new QVBoxLayout(start);
    layout->addStretch(1);
    layout->addWidget(empty);
    layout->addLayout(buttons);
    layout->addStretch(2);
    return start;
}

void ElasticPage::createViews()
{
    m_table = new TreeTable(m_groups, columns());
    m_table->setAccessibleName(tr("Quota groups"));
    m_table->setItemDelegateForColumn(ElasticTreeModel::ShareColumn, new UsageBarDelegate(m_table));
    m_table->setDepth(kAllLevels);
    m_nothing = new Placeholder(Icon::Elastic);
    m_tableStack = new QStackedWidget;
    m_tableStack->addWidget(m_table);
    m_tableStack->addWidget(m_nothing);
    m_details = new ElasticDetails;
    m_problems = new ElasticFindings(m_findings);
    addActions(m_problems->pageActions());

    auto* left = new QSplitter(Qt::Vertical);
    left->setChildrenCollapsible(false);
    left->setHandleWidth(1);
    left->addWidget(m_tableStack);
    left->addWidget(m_problems);
    left->setStretchFactor(0, 1);
    left->setSizes({520, 150});
    m_split = new QSplitter(Qt::Horizontal);
    m_split->setChildrenCollapsible(false);
    m_split->setHandleWidth(1);
    m_split->addWidget(left);
    m_split->addWidget(m_details);
    m_split->setStretchFactor(0, 1);
    m_split->setSizes({860, 340});

    auto* editor = new QWidget;
    auto* editorLayout = new QVBoxLayout(editor);
    editorLayout->setContentsMargins(0, 0, 0, 0);
    editorLayout->setSpacing(0);
    editorLayout->addWidget(createHeader());
    editorLayout->addWidget(createBar());
    editorLayout->addWidget(m_split, 1);
    m_stack = new QStackedWidget;
    m_stack->addWidget(createStart());
    m_stack->addWidget(editor);
    m_messages = new MessageBar;
    m_diskMessages = new MessageBar;
    m_notices = new MessageBar;
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (MessageBar* bar : {m_diskMessages, m_messages, m_notices})
        layout->addWidget(bar);
    layout->addWidget(m_stack, 1);
    setFocusProxy(m_table);
}
} // namespace quotadeck::ui
