// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tablepage.h"

#include "models/table/livetreemodel.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/celldelegate.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/placeholder.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>

#include <utility>

namespace quotadeck::ui {
namespace {
constexpr int kFilterWidth = 260;
constexpr auto kTable = "table";
constexpr auto kSplitter = "splitter";
constexpr auto kFilter = "filter";
} // namespace

TablePage::TablePage(QString id, QString title, Icon icon, models::LiveTreeModel* model,
                     QList<ColumnDefault> columns, Texts texts, QWidget* parent)
    : Page(std::move(id), std::move(title), icon, parent)
    , m_model(model)
    , m_texts(std::move(texts))
    , m_filter(new FilterField(model, this))
    , m_count(new QLabel(this))
    , m_stack(new QStackedWidget(this))
    , m_splitter(new QSplitter(Qt::Vertical, this))
    , m_table(new TreeTable(model, std::move(columns), this))
    , m_chart(new QAction(tr("Show in C&hart"), m_table))
    , m_limits(new QAction(ui::icon(Icon::Limits), tr("&Edit Limits Here"), m_table))
    , m_placeholder(new Placeholder(icon, this))
{
    m_filter->setPlaceholderText(m_texts.filter);
    m_filter->setAccessibleName(m_texts.filter);
    setScaledMinimumWidth(m_filter, kFilterWidth);
    setScaledMaximumWidth(m_filter, 2 * kFilterWidth);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    m_table->setAccessibleName(m_texts.table);

    auto* bar = new QWidget(this);
    bar->setAutoFillBackground(true);
    bar->setBackgroundRole(QPalette::Window);
    m_bar = new QHBoxLayout(bar);
    m_bar->setContentsMargins(metrics::kMedium, metrics::kTiny + 2, metrics::kMedium, metrics::kTiny + 2);
    m_bar->setSpacing(metrics::kSmall);
    m_bar->addWidget(m_filter, 2);
    m_bar->addWidget(m_count);
    m_bar->addStretch(1);

    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    m_splitter->addWidget(m_table);
    m_stack->addWidget(m_splitter);
    m_stack->addWidget(m_placeholder);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar);
    column->addWidget(m_stack, 1);
    setFocusProxy(m_table);

    connect(m_filter, &FilterField::filterChanged, this, [this](const QString& text) {
        m_table->setFiltering(!text.isEmpty());
        updatePlaceholder();
    });
    connect(m_placeholder, &Placeholder::actionTriggered, this, [this] { clearFilter(); });
    connect(m_filter, &FilterField::leftDownwards, this, qOverload<>(&QWidget::setFocus));
    connect(model, &QAbstractItemModel::rowsInserted, this, &TablePage::updatePlaceholder);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &TablePage::updatePlaceholder);
    connect(model, &QAbstractItemModel::layoutChanged, this, &TablePage::updatePlaceholder);
    m_explain = addExplanation(m_table, [this] { return currentSubject(); });
    m_table->addAction(m_limits);
    connect(m_limits, &QAction::triggered, this, &TablePage::editLimits);
    m_table->addAction(m_chart);
    connect(m_chart, &QAction::triggered, this, &TablePage::showInChart);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this, &TablePage::showMenu);
    connect(m_table, &TreeTable::currentIdChanged, this, [this](const QString& row) {
        const Subject subject = currentSubject();
        if (!row.isEmpty() && (subject.kind != Subject::Kind::None || m_model->isGroup(row)))
            Q_EMIT subjectChanged(subject);
    });
    connect(m_table, &TreeTable::currentHidden, this, [this] {
        if (isVisible()) // else the selection is that of another page
            Q_EMIT subjectChanged({});
    });
    showContent();
}

QAction* TablePage::addExplanation(TreeTable* table, std::function<Subject()> subject)
{
    auto* action = new QAction(ui::icon(Icon::Explain), tr("&Why Is It Waiting?"), table);
    action->setShortcut(Qt::Key_W);
    action->setShortcutContext(Qt::WidgetShortcut); // a letter, which fields need
    table->addAction(action);
    connect(action, &QAction::triggered, this, [this, table, subject = std::move(subject)] {
        if (const Subject asked = subject();
            !table->currentId().isEmpty() && asked.kind != Subject::Kind::None)
            Q_EMIT pageRequested(QStringLiteral("explain"), asked);
    });
    return action;
}

void TablePage::editLimits()
{
    if (const Subject place = limitsPlaceOf(m_table->currentId()); place.kind != Subject::Kind::None)
        Q_EMIT pageRequested(QStringLiteral("limits"), place);
}

Subject TablePage::limitsPlaceOf(const QString&) const
{
    return {};
}

void TablePage::showMenu(const QPoint& position)
{
    if (m_table->indexAt(position).isValid())
        openMenu(m_table->viewport()->mapToGlobal(position));
}

void TablePage::openMenu(const QPoint& position)
{
    const Subject subject = currentSubject();
    QMenu menu(this);
    if (m_explain && subject.kind != Subject::Kind::None)
        menu.addAction(m_explain);
    if (subject.kind != Subject::Kind::Application && subject.kind != Subject::Kind::None) {
        const auto offer = [this, &menu, &subject](const QString& text, const QString& page) {
            connect(menu.addAction(text), &QAction::triggered, this,
                    [this, page, subject] { Q_EMIT pageRequested(page, subject); });
        };
        offer(tr("Show &Applications"), QStringLiteral("applications"));
        menu.addAction(m_chart);
    }
    if (limitsPlaceOf(m_table->currentId()).kind != Subject::Kind::None)
        menu.addAction(m_limits);
    if (const QString filter = eventFilter(); !filter.isEmpty()) {
        connect(menu.addAction(icon(Icon::Events), tr("Show &Events")), &QAction::triggered, this,
                [this, filter] { Q_EMIT filterRequested(QStringLiteral("events"), filter); });
    }
    addToMenu(menu);
    menu.addSeparator();
    QAction* copy = menu.addAction(icon(Icon::Copy), tr("&Copy Rows"));
    copy->setShortcut(QKeySequence::Copy);
    connect(copy, &QAction::triggered, m_table, &TreeTable::copySelection);
    if (subject.kind != Subject::Kind::None)
        connect(menu.addAction(tr("Copy &Name")), &QAction::triggered, this,
                [name = subject.name] { QGuiApplication::clipboard()->setText(name); });
    connect(menu.addAction(tr("Copy &Link")), &QAction::triggered, this,
            [this] { Q_EMIT linkRequested(selected()); });
    menu.addSeparator();
    menu.addActions(m_tableActions);
    menu.exec(position);
}

void TablePage::addToMenu(QMenu&) { }

QString TablePage::eventFilter() const
{
    const Subject subject = currentSubject();
    switch (subject.kind) {
    case Subject::Kind::None:
        return {};
    case Subject::Kind::Queue:
        return queueFilter(subject.name);
    case Subject::Kind::User:
    case Subject::Kind::Group:
    case Subject::Kind::Application:
    case Subject::Kind::Node:
    case Subject::Kind::ElasticGroup:
        break;
    }
    return QStringLiteral("object=") + filterValue(subject.name);
}

void TablePage::showInChart()
{
    QList<ShownSubject> subjects;
    for (const QString& row : m_table->selectedIds()) {
        ShownSubject shown{subjectOf(row), m_table->usageTypeOf(row)};
        shown.subject.queue.clear(); // series are of all queues
        if (!subjects.contains(shown))
            subjects << shown;
    }
    if (!subjects.isEmpty())
        Q_EMIT chartRequested(subjects);
}

void TablePage::addControl(QWidget* control)
{
    m_bar->addWidget(control);
}

void TablePage::addPane(QWidget* pane)
{
    m_splitter->addWidget(pane);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 1);
}

void TablePage::addView(QWidget* view)
{
    if (!m_views) {
        m_views = new QStackedWidget(this);
        m_splitter->replaceWidget(0, m_views);
        m_views->addWidget(m_table);
    }
    m_views->addWidget(view);
}

void TablePage::showView(QWidget* view)
{
    m_views->setCurrentWidget(view);
    setFocusProxy(view->focusProxy() ? view->focusProxy() : view);
}

void TablePage::removeExplanation()
{
    delete std::exchange(m_explain, nullptr);
}

void TablePage::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void TablePage::setPartition(const PartitionSnapshot* partition)
{
    if (!partition)
        m_content = Content::NothingRead;
    else
        m_content = isKnown(*partition) ? Content::Known : Content::Unknown;
    updatePlaceholder();
}

void TablePage::setSource(const SourceStatus& status)
{
    m_source = status;
    if (m_content == Content::NothingRead)
        showContent();
}

void TablePage::setTableActions(const QList<QAction*>& actions)
{
    m_tableActions = actions;
}

void TablePage::setFilterText(const QString& text)
{
    clearFilter(); // also what the page is narrowed to
    m_filter->setFilter(text);
}

/// Also the tables of panes, which show the same data.
void TablePage::setStale(bool isStale)
{
    for (auto* table : findChildren<QAbstractItemView*>())
        ui::setStale(table, isStale);
}

QString TablePage::filterText() const
{
    return m_filter->text();
}

void TablePage::showAllColumns()
{
    m_table->showAllColumns();
}

QVariantMap TablePage::view() const
{
    QVariantMap view = saveState();
    view.remove(QLatin1String(kSplitter));
    view.insert(QLatin1String(kFilter), filterText());
    return view;
}

void TablePage::showView(const QVariantMap& view)
{
    setFilterText(view.value(QLatin1String(kFilter)).toString());
    restoreState(view);
}

QVariantMap TablePage::saveState() const
{
    return {{QLatin1String(kTable), m_table->saveState()},
            {QLatin1String(kSplitter), m_splitter->saveState()}};
}

void TablePage::restoreState(const QVariantMap& state)
{
    m_table->restoreState(state.value(QLatin1String(kTable)).toMap());
    if (const QByteArray sizes = state.value(QLatin1String(kSplitter)).toByteArray(); !sizes.isEmpty())
        m_splitter->restoreState(sizes);
}

/// Also the tables of panes, which show the same moment.
void TablePage::setPast(bool isPast)
{
    m_isPast = isPast;
    for (auto* table : findChildren<TreeTable*>())
        table->setComparing(isPast);
}

QVariantMap TablePage::saveSourceState() const
{
    return {{QLatin1String(kFilter), m_filter->text()}};
}

void TablePage::restoreSourceState(const QVariantMap& state)
{
    m_filter->setFilter(state.value(QLatin1String(kFilter)).toString());
}

void TablePage::clearFilter()
{
    m_filter->setFilter({});
    setFocus();
}

void TablePage::updateCount()
{
    m_count->setText(m_model->filterText().isEmpty() ? listNote() : matchText());
}

QString TablePage::listNote() const
{
    return {};
}

int TablePage::rowTotal() const
{
    return m_model->totalCount();
}

void TablePage::setEmptyTexts(const QString& title, const QString& reason, const QString& unknownReason,
                              bool isKnown)
{
    m_texts.emptyTitle = title;
    m_texts.emptyReason = reason;
    m_texts.unknownReason = unknownReason;
    if (m_content != Content::NothingRead)
        m_content = isKnown ? Content::Known : Content::Unknown;
    updatePlaceholder();
}

void TablePage::updatePlaceholder()
{
    updateCount();
    showContent();
}

void TablePage::showContent()
{
    if (m_model->rowCount() > 0) {
        m_stack->setCurrentWidget(m_splitter);
        return;
    }
    if (rowTotal() > 0) {
        m_placeholder->setMessage(m_texts.noMatch, tr("Clear the filter to show all rows."),
                                  tr("Clear Filter"));
        m_stack->setCurrentWidget(m_placeholder);
        return;
    }
    switch (m_content) {
    case Content::NothingRead:
        m_placeholder->setNothingRead(m_source);
        break;
    case Content::Unknown:
        m_placeholder->setMessage(tr("Not reported by this source"), m_texts.unknownReason);
        break;
    case Content::Known:
        m_placeholder->setMessage(m_texts.emptyTitle, m_texts.emptyReason);
        break;
    }
    m_stack->setCurrentWidget(m_placeholder);
}
} // namespace quotadeck::ui

#include "moc_tablepage.cpp"
