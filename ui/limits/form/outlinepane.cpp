// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/outlinepane.h"

#include "models/limits/form/queueactions.h"
#include "ui/limits/form/bulkeditdialog.h"
#include "ui/limits/form/limitdialogs.h"
#include "ui/limits/form/tenantdialog.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/celldelegate.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/panewidgets.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/treeexpansion.h"

#include <QAction>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
constexpr int kOutlineDepth = 2; ///< the root and its children are open at first
const QString kDriftTerm = QStringLiteral("drift:saved,cluster");
constexpr int kExpandDelay = 600; ///< ms, of a queue that is dragged over
constexpr int kMostOpened
    = 2000; ///< queues that match: more are not opened, for that takes time and gives no overview
} // namespace

OutlinePane::OutlinePane(models::ConfigSession* session, models::QueueOutlineModel* outline, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_outline(outline)
{
    createView();
    createFilter();
    createActions();
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 0, metrics::kTiny, 0);
    row->setSpacing(0);
    row->addWidget(heading(tr("Queues")), 1);
    auto* button = flatButton({});
    button->setDefaultAction(m_add);
    button->setPopupMode(QToolButton::MenuButtonPopup);
    auto* menu = new QMenu(button);
    menu->setToolTipsVisible(true);
    menu->addActions(m_view->actions());
    button->setMenu(menu);
    row->addWidget(button);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(row);
    layout->addWidget(m_filter);
    auto* countRow = new QHBoxLayout;
    countRow->setContentsMargins(0, 0, metrics::kTiny, 0);
    countRow->setSpacing(0);
    countRow->addWidget(m_count, 1);
    countRow->addWidget(m_driftOnly);
    layout->addLayout(countRow);
    layout->addWidget(m_stack, 1);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &OutlinePane::showSelection);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &OutlinePane::showSelection);
    connect(m_session, &models::ConfigSession::busyChanged, this, &OutlinePane::showSelection);
    connect(m_session, &models::ConfigSession::lockChanged, this, &OutlinePane::showSelection);
    connect(m_outline, &QAbstractItemModel::rowsInserted, this, [this] {
        spanPartitions();
        const auto queue = m_toSelect ? m_outline->indexOfPlace(*m_toSelect) : QModelIndex();
        if (!queue.isValid())
            return;
        m_toSelect.reset();
        m_view->setCurrentIndex(queue);
    });
    connect(m_outline, &QAbstractItemModel::dataChanged, this, &OutlinePane::spanPartitions);
    connect(m_outline, &models::QueueOutlineModel::moveRequested, this, &OutlinePane::moveQueue);
    connect(m_session, &models::ConfigSession::opened, this, [this] {
        m_toSelect.reset();
        m_expansion->setDepth(kOutlineDepth);
    });
    for (auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_outline, change, this, &OutlinePane::showCount);
    connect(m_outline, &QAbstractItemModel::layoutChanged, this, &OutlinePane::showCount);
    connect(m_session, &models::ConfigSession::editRefused, this, [this] { m_toSelect.reset(); });
    spanPartitions();
    showSelection();
}

void OutlinePane::createView()
{
    using Model = models::QueueOutlineModel;
    m_view = new QTreeView;
    m_view->setModel(m_outline);
    m_view->setItemDelegate(new CellDelegate(m_view));
    m_view->setUniformRowHeights(true);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection); // for bulk edits
    m_view->setTextElideMode(Qt::ElideMiddle); // siblings often begin alike
    m_view->setIndentation(metrics::kMedium);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setAccessibleName(tr("Queues of the configuration"));
    m_view->setDragDropMode(QAbstractItemView::InternalMove);
    m_view->setAutoExpandDelay(kExpandDelay);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setMinimumSectionSize(metrics::kRowHeight);
    m_view->header()->setSectionResizeMode(Model::QueueColumn, QHeaderView::Stretch);
    // As wide as what may stand there, from the start: an edit moves no column.
    const auto fix = [this](int column, const QString& widest) {
        m_view->header()->setSectionResizeMode(column, QHeaderView::Fixed);
        m_view->header()->resizeSection(
            column, m_view->fontMetrics().horizontalAdvance(widest) + 2 * metrics::kCellMargin);
    };
    followTextSize(m_view, [fix] {
        fix(Model::LimitsColumn, QStringLiteral("99"));
        fix(Model::ProblemsColumn, QStringLiteral("(99)"));
        fix(Model::ChangeColumn, QStringLiteral("+"));
        fix(Model::DriftColumn, QStringLiteral("(SC)"));
    });
    m_view->setColumnHidden(Model::DriftColumn, true);
}

void OutlinePane::createFilter()
{
    m_expansion = new TreeExpansion(m_view);
    m_expansion->setDepth(kOutlineDepth);
    m_filter = new FilterField(m_outline);
    m_filter->setPlaceholderText(tr("Filter queues"));
    m_filter->setAccessibleName(tr("Filter queues"));
    m_count = new QLabel;
    m_count->setForegroundRole(QPalette::PlaceholderText);
    m_count->setContentsMargins(metrics::kSmall, metrics::kTiny, metrics::kSmall, metrics::kTiny);
    m_driftOnly = flatButton(tr("Drift Only"));
    m_driftOnly->setCheckable(true);
    m_driftOnly->setToolTip(
        tr("Show only queues whose settings differ from the saved file or from the cluster"));
    connect(m_driftOnly, &QToolButton::clicked, this, &OutlinePane::filterDrift);
    m_driftOnly->hide();
    m_noMatch = new Placeholder(Icon::Filter);
    m_noMatch->setMessage(tr("No queues match"), tr("Clear the filter to show all queues."),
                          tr("Clear Filter"));
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_noMatch);
    connect(m_noMatch, &Placeholder::actionTriggered, this, [this] { m_filter->setFilter({}); });
    connect(m_filter, &FilterField::filterChanged, this,
            [this](const QString& text) { showFilter(!text.isEmpty()); });
    connect(m_filter, &FilterField::leftDownwards, this, &OutlinePane::goToFirstMatch);
}

/// The column takes the place of the numbers of limits, which the form shows too: names need the room of another one.
void OutlinePane::showDrift(bool isShown)
{
    m_view->setColumnHidden(models::QueueOutlineModel::DriftColumn, !isShown);
    m_view->setColumnHidden(models::QueueOutlineModel::LimitsColumn, isShown);
    m_driftOnly->setVisible(isShown || m_driftOnly->isChecked());
}

void OutlinePane::filterDrift(bool isFiltering)
{
    QString text = m_filter->text();
    text.remove(kDriftTerm);
    if (isFiltering)
        text += u' ' + kDriftTerm;
    m_filter->setFilter(text.simplified());
}

void OutlinePane::showFilter(bool isFiltering)
{
    m_driftOnly->setChecked(m_filter->text().contains(kDriftTerm));
    m_expansion->setFiltering(isFiltering && m_outline->matchCount() <= kMostOpened);
    spanPartitions();
    showCount();
    m_view->scrollTo(m_view->currentIndex());
}

void OutlinePane::showCount()
{
    const bool isFiltering = !m_outline->filterText().isEmpty();
    const int queues = m_outline->queueCount();
    m_count->setText(
        isFiltering
            ? tr("%1 of %Ln queues match", nullptr, queues).arg(QLocale().toString(m_outline->matchCount()))
            : tr("%Ln queue(s)", nullptr, queues));
    m_stack->setCurrentIndex(isFiltering && m_outline->rowCount() == 0 ? 1 : 0);
}

void OutlinePane::goToFirstMatch()
{
    m_view->setFocus();
    if (m_view->currentIndex().isValid() && m_view->selectionModel()->hasSelection())
        return;
    const auto isMatch = [this](const QModelIndex& index) { return m_outline->isMatch(index); };
    auto index = m_outline->index(0, 0);
    while (index.isValid() && !isMatch(index) && m_outline->rowCount(index) > 0)
        index = m_outline->index(0, 0, index);
    m_view->setCurrentIndex(index);
}

void OutlinePane::spanPartitions()
{
    // They have long names, and no numbers but those of their problems.
    const auto span = [this](const QModelIndex& parent) {
        for (int row = 0; row < m_outline->rowCount(parent); ++row) {
            const auto index = m_outline->index(row, 0, parent);
            const auto& node = m_outline->row(index);
            const bool isPlain = node.kind != models::OutlineRow::Kind::Queue
                && node.errors + node.warnings == 0 && node.drift.isEmpty();
            if (m_view->isFirstColumnSpanned(row, parent) != isPlain)
                m_view->setFirstColumnSpanned(row, parent, isPlain);
        }
    };
    span({});
    for (int row = 0; row < m_outline->rowCount(); ++row) {
        const auto index = m_outline->index(row, 0);
        if (m_outline->row(index).kind == models::OutlineRow::Kind::Partition)
            span(index);
    }
}

void OutlinePane::createActions()
{
    const auto add = [this](const QString& text, const QKeySequence& keys, const QString& explanation,
                            auto act) {
        auto* action = new QAction(text, this);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        action->setToolTip(keys.isEmpty()
                               ? explanation
                               : tr("%1 (%2)").arg(explanation, keys.toString(QKeySequence::NativeText)));
        connect(action, &QAction::triggered, this, act);
        m_view->addAction(action);
        return action;
    };
    m_add
        = add(tr("Add Queue…"), Qt::Key_Insert, tr("Add a queue below the selected one"), &OutlinePane::add);
    m_addTenant = add(tr("Add Tenant from Template…"), {},
                      tr("Add queues from a template file below the selected one"), &OutlinePane::addTenant);
    m_rename = add(tr("Rename…"), Qt::Key_F2, tr("Placement rules that refer to the queue are updated"),
                   &OutlinePane::rename);
    m_moveTo = add(tr("Move Queue To…"), Qt::CTRL | Qt::SHIFT | Qt::Key_M,
                   tr("Move the queue with its child queues and comments below another one"),
                   &OutlinePane::moveTo);
    m_duplicate = add(tr("Duplicate…"), Qt::CTRL | Qt::SHIFT | Qt::Key_D,
                      tr("Copy the queue with its child queues and comments"), &OutlinePane::duplicate);
    m_remove = add(tr("Remove"), Qt::Key_Delete, tr("Remove the queue with its child queues"),
                   &OutlinePane::remove);
    m_bulk = add(tr("Bulk Edit Queues…"), Qt::CTRL | Qt::Key_B,
                 tr("Change a value of the selected queues, or of their limits, by a formula"),
                 &OutlinePane::bulkEdit);
    m_distribute = add(tr("Distribute Guarantee…"), {},
                       tr("Give the guaranteed amount of the queue out to its child queues"),
                       &OutlinePane::distribute);
    m_donors
        = add(tr("Find Donors…"), {},
              tr("Find queues that could give guaranteed resources to the selected one"), [this] {
                  const auto& row = *current();
                  Q_EMIT donorsRequested(
                      QString::fromStdString(m_session->revision()->partitions[row.partition].name.value),
                      row.path);
              });
    m_donors->setVisible(false);
    m_assert = add(tr("Create Assertion from This Row"), {},
                   tr("Add what the queue allows now to the file of assertions"), [this] {
                       const auto& row = m_outline->row(m_view->currentIndex());
                       Q_EMIT assertionRequested({row.partition, row.queue, {}});
                   });
    m_assert->setVisible(false);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void OutlinePane::offerAssertions()
{
    m_assert->setVisible(true);
}

void OutlinePane::offerDonors()
{
    m_donors->setVisible(true);
}

const models::OutlineRow* OutlinePane::current() const
{
    const auto index = m_view->currentIndex();
    if (!index.isValid() || !m_session->isEditable() || m_session->isBusy())
        return nullptr;
    const auto& row = m_outline->row(index);
    return row.kind == models::OutlineRow::Kind::Queue ? &row : nullptr;
}

std::vector<QueuePath> OutlinePane::selectedQueues() const
{
    const auto* first = current();
    std::vector<QueuePath> queues;
    if (!first)
        return queues;
    for (const QModelIndex& index : m_view->selectionModel()->selectedRows()) {
        const auto& row = m_outline->row(index);
        if (row.kind == models::OutlineRow::Kind::Queue && row.partition == first->partition)
            queues.push_back(row.queue);
    }
    if (queues.empty())
        queues.push_back(first->queue);
    return queues;
}

void OutlinePane::showSelection()
{
    const auto selected = selectedQueues();
    // The current row need not be selected: Ctrl+click on a selected one makes it current and takes it out.
    const auto* row = selected.size() == 1 ? current() : nullptr;
    if (row && row->queue != selected.front())
        row = nullptr;
    m_view->setDragEnabled(!m_session->isLocked() && selected.size() <= 1); // one queue moves at a time
    const bool isBelowRoot = row && !row->queue.parent().isEmpty();
    m_add->setEnabled(row);
    m_addTenant->setEnabled(row);
    m_bulk->setEnabled(!selected.empty());
    m_distribute->setEnabled(isBelowRoot && row->isParent);
    m_donors->setEnabled(isBelowRoot);
    // Of a locked file, too: it is not edited.
    const auto index = m_view->currentIndex();
    const auto revision = m_session->revision();
    m_assert->setEnabled(index.isValid() && revision && revision->isReadable() && !m_session->isBusy()
                         && m_outline->row(index).kind == models::OutlineRow::Kind::Queue
                         && m_view->selectionModel()->selectedRows().size() <= 1);
    for (auto* action : {m_rename, m_moveTo, m_duplicate, m_remove})
        action->setEnabled(isBelowRoot);
}

void OutlinePane::askForName(const QString& title, const QString& name, std::size_t partition,
                             const QueuePath& parent,
                             const std::function<void(const std::string& name)>& take)
{
    auto* dialog = new QDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    auto* edit = new QLineEdit(name);
    edit->setAccessibleName(tr("Name of the queue"));
    edit->setToolTip(tr("1 to 64 characters of A-Z a-z 0-9 _ - : # / @"));
    auto* problem = new QLabel;
    problem->setWordWrap(true);
    problem->setAccessibleName(tr("About the name"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(
        new QLabel(tr("Name of the queue below %1:").arg(QString::fromStdString(parent.text()))));
    layout->addWidget(edit);
    layout->addWidget(problem);
    layout->addWidget(buttons);
    const auto judge = [this, partition, parent, problem, buttons, name](const QString& text) {
        const QString reason = text.isEmpty() || text == name
            ? QString()
            : models::queueNameProblem(*m_session->revision(), partition, parent, text);
        problem->setText(reason);
        buttons->button(QDialogButtonBox::Ok)->setEnabled(!text.isEmpty() && reason.isEmpty());
    };
    connect(edit, &QLineEdit::textChanged, dialog, judge);
    connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    connect(m_session, &models::ConfigSession::opened, dialog, &QDialog::reject);
    connect(dialog, &QDialog::accepted, this, [edit, take] { take(edit->text().toStdString()); });
    judge(name);
    edit->selectAll();
    dialog->open();
}

/// Selects the queue that will be at @p path of that partition: another one may have the same path.
void OutlinePane::selectNew(std::size_t partition, const QueuePath& path)
{
    m_filter->setFilter({}); // which it may not match
    m_toSelect = models::TextPlace{.partition = partition, .queue = path, .limit = {}};
}

void OutlinePane::add()
{
    const auto& row = *current();
    askForName(tr("Add Queue"), {}, row.partition, row.queue,
               [this, partition = row.partition, parent = row.queue](const std::string& name) {
                   selectNew(partition, parent.child(name));
                   m_session->edit(models::addQueue(partition, parent, name));
               });
}

void OutlinePane::rename()
{
    const auto& row = *current();
    // Its row stays, and with it the selection.
    askForName(tr("Rename Queue"), row.name, row.partition, row.queue.parent(),
               [this, partition = row.partition, queue = row.queue](const std::string& name) {
                   m_session->edit(models::renameQueue(partition, queue, name));
               });
}

void OutlinePane::moveTo()
{
    const models::OutlineRow row = *current();
    const auto revision = m_session->revision();
    const auto isTarget = [&](const QueuePath& parent) {
        return models::queueMoveProblem(*revision, row.partition, row.queue, parent).isEmpty();
    };
    askForQueue(this, tr("Move Queue To"), tr("New parent of %1:").arg(row.name), *revision, row.partition,
                isTarget, [this, partition = row.partition, queue = row.queue](const QueuePath& parent) {
                    moveQueue(partition, queue, parent, {});
                });
}

void OutlinePane::moveQueue(std::size_t partition, const QueuePath& queue, const QueuePath& parent,
                            std::optional<std::size_t> position)
{
    if (current()) // else the text is being edited, cannot be read, or is locked
        m_session->edit(models::moveQueue(partition, queue, parent, position));
}

void OutlinePane::duplicate()
{
    const auto& row = *current();
    askForName(tr("Duplicate Queue"), models::nameOfCopy(*m_session->revision(), row.partition, row.queue),
               row.partition, row.queue.parent(),
               [this, partition = row.partition, queue = row.queue](const std::string& name) {
                   selectNew(partition, queue.parent().child(name));
                   m_session->edit(models::duplicateQueue(partition, queue, name));
               });
}

void OutlinePane::remove()
{
    const models::OutlineRow row = *current();
    m_view->setCurrentIndex(m_view->currentIndex().parent());
    m_session->edit(models::removeQueue(row.partition, row.queue));
}

void OutlinePane::addTenant()
{
    const auto& row = *current();
    auto* dialog = new TenantDialog(m_session, row.partition, row.queue, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (!m_template.isEmpty())
        dialog->openTemplate(m_template);
    connect(dialog, &QDialog::accepted, this, [this, dialog, partition = row.partition] {
        m_template = dialog->templatePath();
        selectNew(partition, dialog->queuePath());
    });
    dialog->open();
}

void OutlinePane::bulkEdit()
{
    openBulkEdit(selectedQueues(), false);
}

void OutlinePane::distribute()
{
    openBulkEdit({current()->queue}, true);
}

void OutlinePane::openBulkEdit(std::vector<QueuePath> queues, bool isDistribution)
{
    auto* dialog = new BulkEditDialog(
        m_session, {current()->partition, std::move(queues)},
        isDistribution ? BulkEditDialog::Start::Distribution : BulkEditDialog::Start::Quotas, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}
} // namespace quotadeck::ui

#include "moc_outlinepane.cpp"
