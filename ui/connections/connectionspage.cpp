// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connections/connectionspage.h"

#include "models/connections/connectionlistmodel.h"
#include "ui/document/documentpage.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/placeholder.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
constexpr auto kConnectionTable = "table";
constexpr int kConnectionFilterWidth = 220;

QList<ColumnDefault> connectionColumns()
{
    using Model = models::ConnectionListModel;
    using enum ColumnDefault::Align;
    return {
        {.column = Model::NameColumn, .width = 130, .align = Text, .isFlexible = true},
        {.column = Model::EnvironmentColumn, .width = 92, .align = Text},
        {.column = Model::StateColumn, .width = 124, .align = Text},
        {.column = Model::AgeColumn, .width = 72, .align = Number},
        {.column = Model::HealthColumn, .width = 96, .align = Text},
        {.column = Model::QueueColumn, .width = 200, .align = Text, .isFlexible = true},
        {.column = Model::LimitColumn, .width = 66, .align = Number},
        {.column = Model::EditsColumn, .width = 104, .align = Text, .isFlexible = true},
        {.column = Model::SchedulerColumn, .width = 150, .align = Text, .isFlexible = true},
    };
}
} // namespace

ConnectionsPage::ConnectionsPage(models::ConnectionListModel* model, QWidget* parent)
    : Page(QStringLiteral("connections"), tr("Connections"), Icon::Connect, parent)
    , m_model(model)
    , m_filter(new FilterField(model, this))
    , m_table(new TreeTable(model, connectionColumns(), this))
    , m_noMatch(new Placeholder(Icon::Connect, this))
    , m_rows(new QStackedWidget(this))
    , m_stack(new QStackedWidget(this))
{
    m_filter->setPlaceholderText(tr("Filter connections"));
    m_filter->setAccessibleName(tr("Filter connections"));
    setScaledFixedWidth(m_filter, kConnectionFilterWidth);
    m_table->setAccessibleName(tr("Connections"));
    m_table->setRootIsDecorated(false);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(models::ConnectionListModel::NameColumn, Qt::AscendingOrder);
    createActions();

    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(metrics::kMedium, metrics::kSmall, metrics::kMedium, metrics::kSmall);
    bar->addWidget(m_filter);
    bar->addStretch(1);
    const auto actions = m_table->actions();
    for (QAction* action : actions) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        bar->addWidget(button);
    }
    auto* list = new QWidget(m_stack);
    auto* rows = new QVBoxLayout(list);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addLayout(bar);
    m_rows->addWidget(m_table);
    m_rows->addWidget(m_noMatch);
    m_noMatch->setMessage(tr("No connections match"), tr("Clear the filter to show all connections."),
                          tr("Clear Filter"));
    rows->addWidget(m_rows, 1);
    m_stack->addWidget(list);
    m_stack->addWidget(
        new StartPane(Icon::Connect, tr("No saved connections"),
                      tr("Save the clusters that you work with: with a name, a color and their environment."),
                      {actions.at(1)}, m_stack));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    setFocusProxy(m_table);

    QObject::connect(m_filter, &FilterField::filterChanged, this, [this](const QString& text) {
        m_table->setFiltering(!text.isEmpty());
        showContent();
    });
    QObject::connect(m_noMatch, &Placeholder::actionTriggered, this, [this] { m_filter->setFilter({}); });
    QObject::connect(m_filter, &FilterField::leftDownwards, m_table, qOverload<>(&QWidget::setFocus));
    QObject::connect(m_table, &QAbstractItemView::activated, this,
                     [this] { Q_EMIT openRequested(m_table->currentId()); });
    QObject::connect(m_table, &TreeTable::currentIdChanged, this, &ConnectionsPage::showContent);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    QObject::connect(model, &QAbstractItemModel::rowsInserted, this, &ConnectionsPage::showContent);
    QObject::connect(model, &QAbstractItemModel::rowsRemoved, this, &ConnectionsPage::showContent);
    showContent();
}

void ConnectionsPage::createActions()
{
    const auto current = [this](void (ConnectionsPage::*signal)(const QString&)) {
        return [this, signal] { Q_EMIT(this->*signal)(m_table->currentId()); };
    };
    addAction(Icon::Open, tr("&Open"), {}, true, current(&ConnectionsPage::openRequested));
    addAction(Icon::Connect, tr("&New…"), QKeySequence::New, false, [this] { Q_EMIT createRequested(); });
    addAction(Icon::Settings, tr("&Edit…"), Qt::Key_F2, true, current(&ConnectionsPage::editRequested));
    addAction(Icon::Copy, tr("&Duplicate…"), {}, true, current(&ConnectionsPage::duplicateRequested));
    addAction(Icon::Close, tr("&Remove…"), QKeySequence::Delete, true, [this] { confirmRemoval(); });
    addAction(Icon::Refresh, tr("Read &All Now"), {}, false, [this] { Q_EMIT refreshRequested(); });
}

QAction* ConnectionsPage::addAction(Icon icon, const QString& text, const QKeySequence& keys, bool needsOne,
                                    const std::function<void()>& act)
{
    auto* action = new QAction(ui::icon(icon), text, m_table);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    m_table->addAction(action);
    if (needsOne)
        m_forOne << action;
    QObject::connect(action, &QAction::triggered, this, act);
    return action;
}

void ConnectionsPage::confirmRemoval()
{
    const QString id = m_table->currentId();
    const QString name = m_model->indexOf(id).data().toString();
    auto* question = new QMessageBox(QMessageBox::Question, tr("Remove Connection"),
                                     tr("Remove the connection %1?").arg(name), QMessageBox::Cancel, this);
    question->setInformativeText(tr("Its credentials and the layout of its window are removed, too. Files "
                                    "and the cluster are not touched."));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setWindowModality(Qt::WindowModal);
    auto* remove = question->addButton(tr("&Remove"), QMessageBox::DestructiveRole);
    question->setDefaultButton(QMessageBox::Cancel);
    QObject::connect(remove, &QAbstractButton::clicked, this, [this, id] { Q_EMIT removeRequested(id); });
    question->open();
}

void ConnectionsPage::showContent()
{
    m_stack->setCurrentIndex(m_model->totalCount() > 0 ? 0 : 1);
    m_rows->setCurrentIndex(m_model->rowCount() > 0 ? 0 : 1);
    for (QAction* action : m_forOne)
        action->setEnabled(!m_table->currentId().isEmpty());
}

void ConnectionsPage::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

QList<QWidget*> ConnectionsPage::focusStops()
{
    return {m_filter, m_table};
}

QString ConnectionsPage::filterText() const
{
    return m_filter->text();
}

void ConnectionsPage::setTableActions(const QList<QAction*>& actions)
{
    auto* separator = new QAction(m_table);
    separator->setSeparator(true);
    m_table->addAction(separator);
    m_table->addActions(actions);
}

void ConnectionsPage::showAllColumns()
{
    m_table->showAllColumns();
}

QVariantMap ConnectionsPage::saveState() const
{
    return {{QLatin1String(kConnectionTable), m_table->saveState()}};
}

void ConnectionsPage::restoreState(const QVariantMap& state)
{
    m_table->restoreState(state.value(QLatin1String(kConnectionTable)).toMap());
}

void ConnectionsPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    Q_EMIT watched(true);
}

void ConnectionsPage::hideEvent(QHideEvent* event)
{
    Page::hideEvent(event);
    Q_EMIT watched(false);
}
} // namespace quotadeck::ui

#include "moc_connectionspage.cpp"
