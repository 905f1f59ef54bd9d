// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/applicationpane.h"

#include "models/quota/podlistmodel.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/treetable.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
constexpr auto kPods = "pods";
constexpr int kApplicationPaneHeight = 220;
constexpr int kLeastApplicationPaneHeight = 140;

QList<ColumnDefault> podColumns()
{
    using Model = models::PodListModel;
    using enum ColumnDefault::Align;
    using enum ColumnDefault::Shown;
    return {
        {.column = Model::PodColumn, .width = 80, .align = Text, .isFlexible = true},
        {.column = Model::StateColumn, .width = 80, .align = Text},
        {.column = Model::NodeColumn, .width = 64, .align = Text, .isFlexible = true},
        {.column = Model::InstanceTypeColumn, .width = 84, .align = Text},
        {.column = Model::KindColumn, .width = 84, .align = Text},
        {.column = Model::PriorityColumn, .width = 56, .align = Number},
        {.column = Model::AgeColumn, .width = 56, .align = Number},
        {.column = Model::ResourcesColumn, .width = 80, .align = Text, .isFlexible = true},
        {.column = Model::AttemptsColumn, .width = 56, .align = Number},
        {.column = Model::ReasonColumn, .width = 66, .align = Text, .isFlexible = true},
        {.column = Model::TaskGroupColumn, .width = 80, .align = Text, .shown = No},
    };
}
} // namespace

ApplicationPane::ApplicationPane(models::PodListModel* model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_head(new QHBoxLayout)
    , m_title(new ElidedLabel(this))
    , m_stack(new QStackedWidget(this))
    , m_hint(new QLabel(this))
    , m_table(new TreeTable(model, podColumns(), this))
    , m_show(new QAction(icon(Icon::Nodes), tr("Show &Node"), this))
{
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    m_title->setFont(strong);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_table->setAccessibleName(tr("Pods of the selected application"));
    m_table->setRootIsDecorated(false);
    m_table->sortByColumn(models::PodListModel::StateColumn, Qt::DescendingOrder);
    m_table->addAction(m_show);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    auto* head = new QWidget(this);
    head->setAutoFillBackground(true);
    head->setBackgroundRole(QPalette::Window);
    head->setLayout(m_head);
    m_head->setContentsMargins(metrics::kMedium, metrics::kTiny + 2, metrics::kMedium, metrics::kTiny + 2);
    m_head->addWidget(m_title, 1);
    addHeadAction(m_show);
    m_stack->addWidget(m_hint);
    m_stack->addWidget(m_table);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(head);
    column->addWidget(m_stack, 1);
    setFocusProxy(m_table);
    setMinimumHeight(kLeastApplicationPaneHeight);

    connect(m_show, &QAction::triggered, this, [this] {
        if (const QString node = currentNode(); !node.isEmpty())
            Q_EMIT nodeRequested(node);
    });
    connect(m_table, &QAbstractItemView::activated, m_show, &QAction::trigger);
    connect(m_table, &QWidget::customContextMenuRequested, this, &ApplicationPane::showMenu);
    connect(m_table, &TreeTable::currentIdChanged, this, &ApplicationPane::updateActions);
    connect(model, &models::PodListModel::applicationChanged, this, &ApplicationPane::showApplication);
    showApplication();
}

void ApplicationPane::addHeadAction(QAction* action)
{
    auto* button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    m_head->addWidget(button);
}

QString ApplicationPane::currentNode() const
{
    return m_model->nodeOf(m_table->currentId());
}

void ApplicationPane::updateActions()
{
    m_show->setEnabled(!currentNode().isEmpty());
}

void ApplicationPane::showMenu(const QPoint& position)
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

void ApplicationPane::showApplication()
{
    updateActions();
    const ApplicationInfo* application = m_model->application();
    const bool hasRows = m_model->rowCount() > 0;
    m_stack->setCurrentWidget(hasRows ? static_cast<QWidget*>(m_table) : m_hint);
    if (!application) {
        m_title->setText(tr("Application"));
        m_hint->setText(m_model->applicationId().isEmpty()
                            ? tr("Select an application to see its allocations and requests.")
                            : tr("%1 is no longer listed.").arg(m_model->applicationId()));
        return;
    }
    if (m_model->hasEnded()) {
        m_title->setText(tr("%1 (%2)", "application, state")
                             .arg(QString::fromStdString(application->id.text()),
                                  QString::fromStdString(application->state)));
        m_hint->setText(tr("The scheduler reports allocations and requests of active applications only."));
        return;
    }
    m_title->setText(
        tr("%1 (%2). Allocations: %3, requests: %4", "application, state, numbers")
            .arg(QString::fromStdString(application->id.text()), QString::fromStdString(application->state))
            .arg(application->allocations.size())
            .arg(application->requests.size()));
    m_hint->setText(tr("No allocations and no requests are reported for this application."));
}

QSize ApplicationPane::sizeHint() const
{
    return {QWidget::sizeHint().width(), kApplicationPaneHeight};
}

QVariantMap ApplicationPane::saveState() const
{
    return {{QLatin1String(kPods), m_table->saveState()}};
}

void ApplicationPane::restoreState(const QVariantMap& state)
{
    m_table->restoreState(state.value(QLatin1String(kPods)).toMap());
}
} // namespace quotadeck::ui

#include "moc_applicationpane.cpp"
