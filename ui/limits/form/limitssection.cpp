// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/form/limitssection.h"

#include "core/config/schema/effective.h"
#include "models/limits/drift.h"
#include "models/limits/form/limitactions.h"
#include "ui/limits/form/bulkeditdialog.h"
#include "ui/limits/form/effectivestrip.h"
#include "ui/limits/form/formtable.h"
#include "ui/limits/form/limitdialogs.h"
#include "ui/theme/textsize.h"

#include <QAction>
#include <QHeaderView>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr int kNamedUsers = 4; ///< in the message about charged groups
} // namespace

LimitsSection::LimitsSection(models::ConfigSession* session, QWidget* parent)
    : FormSection(tr("Limits"), parent)
    , m_session(session)
    , m_model(new models::LimitsTableModel(session, this))
    , m_effect(new models::ReorderEffect(session, this))
    , m_table(new FormTable(tr("Limits of the queue"), m_model, m_model))
{
    m_table->verticalHeader()->show();
    m_table->verticalHeader()->setSectionsMovable(true);
    m_table->verticalHeader()->setToolTip(tr("Drag to reorder the limits"));
    m_table->setTabKeyNavigation(true);
    m_table->setEmptyText(tr("Only the limits of the queues above apply to users and groups here"));
    createActions();
    createMenus();
    m_effective = new EffectiveStrip;
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_table);
    column->addWidget(m_effective);
    setContent(content);

    connect(m_table, &FormTable::currentMoved, this, [this](const QModelIndex& index) {
        if (index.isValid())
            Q_EMIT placeChosen(m_model->placeOf(index));
        showEffective();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &LimitsSection::showSelection);
    connect(&TextSize::current(), &TextSize::changed, this, &LimitsSection::fit, Qt::QueuedConnection);
    connect(m_table->verticalHeader(), &QHeaderView::sectionMoved, this,
            [this](int, int from, int to) { dragged(from, to); });
    connect(m_table, &FormTable::editingChanged, this, &LimitsSection::showSelection);
    for (auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved,
                        &QAbstractItemModel::columnsInserted, &QAbstractItemModel::columnsRemoved})
        connect(m_model, change, this, &LimitsSection::fit);
    connect(m_session, &models::ConfigSession::revisionChanged, this, [this] {
        if (m_toSelect && !m_session->isBusy()) {
            const auto number = *std::exchange(m_toSelect, std::nullopt);
            const auto& rows = m_model->rows();
            const auto row = std::ranges::find(rows, std::optional(number), &models::LimitRow::number);
            if (row != rows.end())
                m_table->setCurrentIndex(m_model->index(static_cast<int>(row - rows.begin()),
                                                        std::max(0, m_table->currentIndex().column())));
        }
        showSelection();
    });
    const auto forget = [this] { m_toSelect.reset(); };
    connect(m_session, &models::ConfigSession::editRefused, this, forget);
    connect(m_session, &models::ConfigSession::opened, this, forget);
    connect(m_effect, &models::ReorderEffect::found, this, [this](const QStringList& users, int known) {
        if (users.isEmpty()) {
            Q_EMIT told(models::RowState::Normal,
                        tr("The edit changes no charged group of %n known user(s).", nullptr, known));
            return;
        }
        const QStringList named = users.mid(0, kNamedUsers);
        const auto others = static_cast<int>(users.size() - named.size());
        const QString names = named.join(QStringLiteral(", "));
        Q_EMIT told(models::RowState::Warning,
                    tr("The edit changes the charged group of %n user(s): %1", nullptr,
                       static_cast<int>(users.size()))
                        .arg(others == 0 ? names : tr("%1 and %n more", nullptr, others).arg(names)));
    });
    connect(m_effect, &models::ReorderEffect::unknown, this, [this] {
        Q_EMIT told(models::RowState::Notice,
                    tr("The effect on charged groups is unknown: no source reports the groups of users."));
    });
    showSelection();
}

void LimitsSection::createActions()
{
    const auto add
        = [this](const QString& text, const QKeySequence& keys, const QString& explanation, auto act) {
              auto* action = addSectionAction(text, keys, explanation);
              connect(action, &QAction::triggered, this, act);
              return action;
          };
    m_add = add(tr("Add Limit…"), Qt::Key_Insert, tr("Limit a user or group here"), &LimitsSection::add);
    m_bulk = add(tr("Bulk Edit…"), Qt::CTRL | Qt::Key_B, tr("Change a value of several limits by a formula"),
                 &LimitsSection::bulkEdit);
    m_duplicate = add(tr("Duplicate"), Qt::CTRL | Qt::SHIFT | Qt::Key_D,
                      tr("Copy the limit with its comments below itself"), &LimitsSection::duplicate);
    m_remove = add(tr("Remove"), Qt::Key_Delete, tr("Remove the selected limits"), &LimitsSection::remove);
    m_up = add(tr("Move Up"), Qt::ALT | Qt::Key_Up,
               tr("The first limit that names a group of a user decides which group is charged"),
               [this] { move(-1); });
    m_down = add(tr("Move Down"), Qt::ALT | Qt::Key_Down,
                 tr("The first limit that names a group of a user decides which group is charged"),
                 [this] { move(1); });
    m_moveTo = add(tr("Move to Another Queue…"), Qt::CTRL | Qt::SHIFT | Qt::Key_M,
                   tr("Move the limit with its comments"), &LimitsSection::moveToQueue);
    m_split = add(tr("Split per User and Group"), {}, tr("Create a separate limit for each user and group"),
                  &LimitsSection::split);
    m_merge = add(tr("Merge Equal Limits"), {},
                  tr("Merge limits with equal values: the selected ones, or all that equal this one"),
                  &LimitsSection::merge);
    m_toggle = add(tr("Disable"), Qt::CTRL | Qt::Key_Slash, tr("Comment the limit out, or restore it"),
                   &LimitsSection::toggle);
    m_resource
        = add(tr("Add Resource…"), {}, tr("Show a column for another resource"), &LimitsSection::addResource);
    m_assert = add(tr("Create Assertion from This Row"), {},
                   tr("Add what the limit allows now to the file of assertions"), [this] {
                       Q_EMIT assertionRequested({m_model->partition(), m_model->queue(), single()->number});
                   });
    m_assert->setVisible(false);
}

void LimitsSection::createMenus()
{
    m_menu = new QMenu(this);
    m_menu->addActions({m_duplicate, m_remove});
    m_menu->addSeparator();
    m_menu->addActions({m_up, m_down, m_moveTo});
    m_menu->addSeparator();
    m_menu->addActions({m_split, m_merge});
    m_menu->addSeparator();
    m_menu->addActions({m_toggle, m_bulk, m_resource});
    m_menu->addAction(m_assert);
    addButton(m_add);
    addButton(m_bulk);
    addMenuButton(tr("Limit"), tr("Actions for the selected limits"), m_menu);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this,
            [this](const QPoint& position) { m_menu->popup(m_table->viewport()->mapToGlobal(position)); });
}

void LimitsSection::showQueue(std::size_t partition, const QueuePath& queue)
{
    const bool isOther = partition != m_model->partition() || queue != m_model->queue();
    if (isOther)
        m_toSelect.reset(); // a limit of the queue before
    m_model->setQueue(partition, queue);
    if (isOther) // of the same queue with a new text it is found later
        m_isDriftShown = isDriftFound();
    fit();
    showSelection();
}

QString LimitsSection::currentUser() const
{
    const auto row = static_cast<std::size_t>(m_table->currentIndex().row()); // -1 is out of range, too
    if (row >= m_model->rows().size())
        return {};
    const auto& chips = m_model->rows()[row].chips;
    const auto user = std::ranges::find_if(
        chips, [](const models::WhoChip& chip) { return !chip.isGroup && !chip.isWildcard; });
    return user == chips.end() ? QString() : user->name;
}

void LimitsSection::setLiveUsage(const models::LiveUsagePtr& live)
{
    const bool isNews = (m_live == nullptr) != (live == nullptr);
    m_live = live;
    m_model->setLiveUsage(live);
    if (isNews || m_table->isOutgrown())
        fit(); // what is used needs room only where it is known
}

void LimitsSection::offerAssertions()
{
    m_assert->setVisible(true);
}

void LimitsSection::setDrift(const models::DriftPtr& drift)
{
    m_model->setDrift(drift);
    m_isClusterKnown = drift && drift->isClusterKnown;
    if (std::exchange(m_isDriftShown, isDriftFound()) != isDriftFound())
        fit();
}

bool LimitsSection::isDriftFound() const
{
    return m_isClusterKnown && std::ranges::any_of(m_model->rows(), [](const models::LimitRow& row) {
               return !row.drift.isEmpty();
           });
}

void LimitsSection::fit()
{
    // Without drift, and while usage is unknown, the names have the room. An edit moves no column: what drifts after it is
    // found later.
    m_table->setColumnHidden(m_model->columnOf(models::LimitsTableModel::ColumnKind::Drift), !m_isDriftShown);
    m_table->setColumnHidden(m_model->columnOf(models::LimitsTableModel::ColumnKind::Used), !m_live);
    m_table->setSignColumn(m_model->columnOf(models::LimitsTableModel::ColumnKind::Problem));
    m_table->verticalHeader()->setFixedWidth(m_table->verticalHeader()->sizeHint().width());
    m_table->fitColumns(0);
}

/// Of the resource of the current cell, or of the first one that the limit sets.
void LimitsSection::showEffective()
{
    const auto& revision = m_session->revision();
    const QModelIndex index = m_table->currentIndex();
    if (!revision || !revision->isReadable() || !index.isValid() || index.row() >= m_model->rowCount()) {
        m_effective->setChain({});
        return;
    }
    using Kind = models::LimitsTableModel::ColumnKind;
    const auto& row = m_model->rows()[static_cast<std::size_t>(index.row())];
    const auto kind = m_model->columnKind(index.column());
    const auto isSet = [](const auto& entry) { return !entry.second.own.empty(); };
    const auto first = std::ranges::find_if(row.resources, isSet);
    std::optional<ResourceType> type;
    if (kind == Kind::Resource)
        type = ResourceType(
            m_model->headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString().toStdString());
    else if (kind != Kind::Applications && first != row.resources.end())
        type = ResourceType(first->first);
    m_effective->setChain(row.number ? models::effectiveChain(*revision, m_model->partition(),
                                                              m_model->queue(), row.number, type)
                                     : models::EffectiveChain(),
                          QString::fromStdString(m_model->queue().text()));
}

void LimitsSection::showSelection()
{
    showEffective();
    const bool isFree = m_session->isEditable() && !m_session->isBusy() && !m_table->isEditing();
    const auto* row = isFree ? single() : nullptr;
    const auto selected = isFree ? selectedLimits().size() : 0;
    const auto& rows = m_model->rows();
    const auto inForce = static_cast<std::size_t>(
        std::ranges::count_if(rows, [](const models::LimitRow& each) { return each.number.has_value(); }));
    m_add->setEnabled(isFree);
    m_bulk->setEnabled(isFree);
    m_resource->setEnabled(isFree);
    m_duplicate->setEnabled(row && row->number);
    m_remove->setEnabled(selected > 0);
    m_up->setEnabled(row && row->number && *row->number > 0);
    m_down->setEnabled(row && row->number && *row->number + 1 < inForce);
    m_moveTo->setEnabled(row && row->number);
    m_split->setEnabled(row && row->number && row->chips.size() > 1);
    m_merge->setEnabled(isFree && equalLimits().size() > 1);
    // Of a locked file, too: it is not edited.
    const auto* asserted
        = m_session->revision() && m_session->revision()->isReadable() && !m_session->isBusy() ? single()
                                                                                               : nullptr;
    m_assert->setEnabled(asserted && asserted->number);
    m_toggle->setEnabled(row);
    m_toggle->setText(row && !row->number ? tr("Enable") : tr("Disable"));
    const auto off = rows.size() - inForce;
    setSummary(rows.empty()  ? tr("none")
                   : off > 0 ? tr("%1 active, %2 disabled").arg(inForce).arg(off)
                             : QString::number(inForce));
}

std::vector<config::LimitAddress> LimitsSection::selectedLimits() const
{
    std::vector<config::LimitAddress> limits;
    for (const int row : m_table->selectedRows()) {
        if (row >= m_model->rowCount())
            continue;
        if (const auto number = m_model->rows()[static_cast<std::size_t>(row)].number)
            limits.push_back({m_model->partition(), m_model->queue(), *number});
    }
    return limits;
}

std::vector<config::LimitAddress> LimitsSection::equalLimits() const
{
    const auto& partitions = m_session->revision()->partitions;
    const auto* queue = m_model->partition() < partitions.size()
        ? config::findQueue(partitions[m_model->partition()], m_model->queue())
        : nullptr;
    auto limits = selectedLimits();
    if (!queue || limits.empty())
        return {};
    const auto& all = queue->limits.value;
    const auto isLikeFirst = [&](const config::LimitAddress& limit) {
        return limit.limit < all.size() && limits.front().limit < all.size()
            && models::isSameLimit(all[limits.front().limit], all[limit.limit]);
    };
    if (limits.size() > 1)
        return std::ranges::all_of(limits, isLikeFirst) ? limits : std::vector<config::LimitAddress>();
    std::vector<config::LimitAddress> equal;
    for (std::size_t number = 0; number < all.size(); ++number) {
        const config::LimitAddress limit{m_model->partition(), m_model->queue(), number};
        if (isLikeFirst(limit))
            equal.push_back(limit);
    }
    return equal;
}

const models::LimitRow* LimitsSection::single() const
{
    const auto rows = m_table->selectedRows();
    return rows.size() == 1 && rows.front() < m_model->rowCount()
        ? &m_model->rows()[static_cast<std::size_t>(rows.front())]
        : nullptr;
}

void LimitsSection::selectAfterEdit(std::size_t number)
{
    m_toSelect = number;
}

void LimitsSection::selectAt(std::size_t limit, std::size_t offset)
{
    const auto& rows = m_model->rows();
    const auto row = std::ranges::find(rows, std::optional(limit), &models::LimitRow::number);
    QModelIndex best;
    std::size_t length = 0; // the narrowest: a cell that is not set stands at the whole limit
    for (int column = 0; row != rows.end() && column < m_model->columnCount(); ++column) {
        const auto index = m_model->index(static_cast<int>(row - rows.begin()), column);
        const TextSpan place = m_model->placeOf(index);
        const bool isThere = place.begin.offset <= offset && offset <= place.end.offset;
        if (isThere && (!best.isValid() || place.length() < length)) {
            best = index;
            length = place.length();
        }
    }
    // Between the values the whole limit is meant, not one of those that it does not set.
    if (best.isValid() && m_model->placeOf(best) == row->span)
        best = best.siblingAtColumn(0);
    if (best.isValid())
        m_table->setCurrentIndex(best);
}

void LimitsSection::add()
{
    auto* dialog = new NewLimitDialog(m_session, m_live, m_model, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const auto inForce = std::ranges::count_if(
            m_model->rows(), [](const models::LimitRow& row) { return row.number.has_value(); });
        selectAfterEdit(static_cast<std::size_t>(inForce));
        m_session->edit(models::addLimit(m_model->partition(), m_model->queue(), dialog->limit()));
    });
    dialog->open();
}

void LimitsSection::duplicate()
{
    const auto limit = selectedLimits().front();
    selectAfterEdit(limit.limit + 1);
    m_session->edit(models::duplicateLimit(limit));
}

void LimitsSection::remove()
{
    m_session->edit(models::removeLimits(selectedLimits()));
}

void LimitsSection::split()
{
    const auto limit = selectedLimits().front();
    selectAfterEdit(limit.limit);
    m_session->edit(models::splitLimit(limit));
}

void LimitsSection::merge()
{
    const auto limits = equalLimits();
    selectAfterEdit(std::ranges::min(limits, {}, &config::LimitAddress::limit).limit);
    m_effect->watchNextStep(m_model->partition(), m_live);
    m_session->edit(models::mergeLimits(limits));
}

void LimitsSection::move(int by)
{
    const auto limit = selectedLimits().front();
    moveTo(limit, static_cast<std::size_t>(static_cast<std::ptrdiff_t>(limit.limit) + by));
}

void LimitsSection::dragged(int fromRow, int toRow)
{
    if (std::exchange(m_isRowGoingBack, true))
        return;
    // The rows follow the text, not the pointer.
    m_table->verticalHeader()->moveSection(toRow, fromRow);
    m_isRowGoingBack = false;
    const auto& rows = m_model->rows();
    const auto count = static_cast<int>(rows.size());
    if (!m_add->isEnabled() || fromRow >= count || toRow >= count)
        return;
    const auto from = rows[static_cast<std::size_t>(fromRow)].number;
    if (!from) {
        Q_EMIT told(models::RowState::Notice, tr("A disabled limit cannot be moved. Enable it first."));
        return;
    }
    std::size_t to = 0; // those in force that stand before it afterwards
    for (int row = 0; row < count; ++row) {
        const bool isBefore = row != fromRow && (toRow > fromRow ? row <= toRow : row < toRow);
        to += isBefore && rows[static_cast<std::size_t>(row)].number ? 1 : 0;
    }
    if (to != *from)
        moveTo({m_model->partition(), m_model->queue(), *from}, to);
}

void LimitsSection::moveTo(const config::LimitAddress& limit, std::size_t to)
{
    selectAfterEdit(to);
    m_effect->watchNextStep(m_model->partition(), m_live);
    m_session->edit(models::moveLimit(limit, to));
}

void LimitsSection::moveToQueue()
{
    const auto limit = selectedLimits().front();
    askForQueue(
        this, tr("Move to Another Queue"), tr("Queue that gets the limit:"), *m_session->revision(),
        limit.partition, [current = limit.queue](const QueuePath& queue) { return queue != current; },
        [this, limit](const QueuePath& queue) {
            m_effect->watchNextStep(limit.partition, m_live);
            m_session->edit(models::moveLimitToQueue(limit, queue));
        });
}

void LimitsSection::toggle()
{
    const auto* row = single();
    m_session->edit(row->number ? models::disableLimit(selectedLimits().front())
                                : models::enableItem(row->disabled));
}

void LimitsSection::bulkEdit()
{
    auto* dialog = new BulkEditDialog(m_session, {m_model->partition(), {m_model->queue()}, selectedLimits()},
                                      BulkEditDialog::Start::Limits, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void LimitsSection::addResource()
{
    QStringList present;
    for (const auto& type : m_model->types())
        present << type;
    askForResource(this, present, *m_session->revision(), m_live.get(), [this](const QString& type) {
        m_model->addType(type);
        const int row = std::max(0, m_table->currentIndex().row());
        m_table->setCurrentIndex(m_model->index(row, m_model->resourceColumn(type)));
    });
}
} // namespace quotadeck::ui

#include "moc_limitssection.cpp"
