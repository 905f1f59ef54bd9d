// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/quota/queuetreemodel.h"

#include "models/common/celltext.h"

namespace quotadeck::models {
namespace {
RowKind kindOf(const QueueInfo& queue)
{
    if (!queue.isManaged)
        return RowKind::DynamicQueue;
    return queue.isLeaf ? RowKind::LeafQueue : RowKind::ParentQueue;
}

QueueRow rowOf(const QueueInfo& queue, const Focus& focus)
{
    const std::string_view name = queue.path.name();
    QueueRow row{.path = QString::fromStdString(queue.path.text()),
                 .name = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())),
                 .status = QString::fromStdString(queue.status),
                 .kind = kindOf(queue),
                 .runningApplications = queue.runningApps,
                 .maxApplications = queue.maxRunningApps,
                 .quotas = {.used = queue.allocated,
                            .pending = queue.pending,
                            .guaranteed = queue.guaranteed,
                            .max = queue.max,
                            .headroom = queue.headroom},
                 .shown = {}};
    row.shown = figuresOf(row.quotas, focus);
    return row;
}

/// A queue without a maximum of applications has an endless one, and 0 cannot be said.
std::optional<Quantity> applicationLimit(quint64 max)
{
    return max == 0 ? std::nullopt : std::optional(static_cast<Quantity>(max));
}

Share applicationShare(const QueueRow& row)
{
    return {static_cast<Quantity>(row.runningApplications), applicationLimit(row.maxApplications)};
}

bool isUncovered(const Figures& figures)
{
    return figures.pending > 0 && figures.headroom && figures.pending > *figures.headroom;
}

QVariant sortValue(const QueueRow& row, QueueTreeModel::Column column)
{
    switch (column) {
    case QueueTreeModel::QueueColumn:
        return row.name;
    case QueueTreeModel::UsageColumn:
        return row.shown.share().value() ? QVariant(*row.shown.share().value()) : QVariant();
    case QueueTreeModel::UsedColumn:
        return qint64{row.shown.used};
    case QueueTreeModel::GuaranteedColumn:
        return numberOrInvalid(row.shown.guaranteed);
    case QueueTreeModel::MaxColumn:
        return numberOrInvalid(row.shown.max);
    case QueueTreeModel::HeadroomColumn:
        return numberOrInvalid(row.shown.headroom);
    case QueueTreeModel::PendingColumn:
        return qint64{row.shown.pending};
    case QueueTreeModel::ApplicationsColumn:
        return static_cast<qint64>(row.runningApplications);
    case QueueTreeModel::StatusColumn:
        return row.status;
    case QueueTreeModel::ColumnCount:
        break;
    }
    return {};
}

RowState stateOf(const QueueRow& row, QueueTreeModel::Column column)
{
    switch (column) {
    case QueueTreeModel::UsageColumn:
    case QueueTreeModel::UsedColumn:
        return row.shown.share().state();
    case QueueTreeModel::PendingColumn:
        return isUncovered(row.shown) ? RowState::Warning : RowState::Normal;
    case QueueTreeModel::ApplicationsColumn:
        return applicationShare(row).state();
    case QueueTreeModel::QueueColumn:
    case QueueTreeModel::StatusColumn:
        return row.status.isEmpty() || row.status == QLatin1StringView("Active") ? RowState::Normal
                                                                                 : RowState::Notice;
    default:
        return RowState::Normal;
    }
}

Emphasis emphasisOf(const QueueRow& row, QueueTreeModel::Column column)
{
    switch (column) {
    case QueueTreeModel::UsageColumn:
        return row.shown.share().isLimited() && !row.shown.share().isBlocked() ? Emphasis::Normal
                                                                               : Emphasis::Dim;
    case QueueTreeModel::GuaranteedColumn:
        return row.shown.guaranteed ? Emphasis::Normal : Emphasis::Dim;
    case QueueTreeModel::MaxColumn:
        return row.shown.max ? Emphasis::Normal : Emphasis::Dim;
    case QueueTreeModel::HeadroomColumn:
        return row.shown.headroom ? Emphasis::Normal : Emphasis::Dim;
    case QueueTreeModel::PendingColumn:
        return row.shown.pending != 0 ? Emphasis::Normal : Emphasis::Dim;
    default:
        return Emphasis::Normal;
    }
}
} // namespace

QueueTreeModel::QueueTreeModel(QObject* parent) : LiveTree(parent) { }

void QueueTreeModel::apply(const ListDelta<QueueInfo, QueuePath>& delta)
{
    std::vector<std::string> removed;
    removed.reserve(delta.removed.size());
    for (const QueuePath& path : delta.removed)
        removed.push_back(path.text());
    std::vector<Incoming> incoming;
    incoming.reserve(delta.upserted.size());
    for (const QueueInfo* queue : delta.upserted)
        incoming.push_back({queue->path.text(), queue->parent.text(), rowOf(*queue, m_focus)});
    applyRows(removed, std::move(incoming));
}

void QueueTreeModel::setResource(const QString& type)
{
    const Focus focus = Focus::fromText(type);
    if (focus == m_focus)
        return;
    m_focus = focus;
    reviseAll([&focus](QueueRow& row) { row.shown = figuresOf(row.quotas, focus); });
}

void QueueTreeModel::setFilterText(const QString& text)
{
    if (text == m_filter)
        return;
    m_filter = text;
    refilter();
}

int QueueTreeModel::columnCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : ColumnCount;
}

QVariant QueueTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    struct Header
    {
        QString title;
        QString toolTip;
    };
    const auto header = [this, section]() -> Header {
        switch (static_cast<Column>(section)) {
        case QueueColumn:
            return {tr("Queue"), tr("Queue name; hover to see the full path")};
        case UsageColumn:
            return {tr("Usage"), tr("Usage of the queue's own max")};
        case UsedColumn:
            return {tr("Used"), tr("Allocated in the queue and below")};
        case GuaranteedColumn:
            return {tr("Guaranteed"), tr("Amount the queue may reclaim from other queues")};
        case MaxColumn:
            return {tr("Max"), tr("The queue's own max; ∞ if not set")};
        case HeadroomColumn:
            return {tr("Headroom"), tr("Amount that fits under every max up to the root")};
        case PendingColumn:
            return {tr("Pending"), tr("Requested but not yet allocated")};
        case ApplicationsColumn:
            return {tr("Apps"), tr("Running applications / maximum")};
        case StatusColumn:
            return {tr("Status"), tr("State reported by the scheduler")};
        case ColumnCount:
            break;
        }
        return {};
    };
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return header().title;
    return role == Qt::ToolTipRole ? QVariant(header().toolTip) : QVariant();
}

QString QueueTreeModel::display(const QueueRow& row, Column column) const
{
    const Figures& figures = row.shown;
    switch (column) {
    case QueueColumn:
        return row.name;
    case UsageColumn:
        return figures.share().text();
    case UsedColumn:
        return figures.namedText(figures.used);
    case GuaranteedColumn:
        return figures.guaranteed ? figures.text(*figures.guaranteed) : unsetText();
    case MaxColumn:
        return figures.max ? figures.text(*figures.max) : unlimitedText();
    case HeadroomColumn:
        return figures.headroom ? figures.text(*figures.headroom) : unlimitedText();
    case PendingColumn:
        return figures.text(figures.pending);
    case ApplicationsColumn:
        return applicationsText(row.runningApplications, row.maxApplications);
    case StatusColumn:
        return row.status.isEmpty() ? unsetText() : row.status;
    case ColumnCount:
        break;
    }
    return {};
}

QString QueueTreeModel::toolTip(const QueueRow& row, Column column) const
{
    const Figures& figures = row.shown;
    const auto exact = [&figures](std::optional<Quantity> value, const QString& unset) {
        return value ? figures.exact(*value) : unset;
    };
    switch (column) {
    case QueueColumn:
        return row.status.isEmpty() ? row.path : tr("%1 (%2)", "path, state").arg(row.path, row.status);
    case UsageColumn:
        return figures.sentence();
    case UsedColumn:
        return figures.exact(figures.used);
    case GuaranteedColumn:
        return exact(figures.guaranteed, tr("No guaranteed amount is set"));
    case MaxColumn:
        return exact(figures.max, tr("Not limited: no max is set on this queue"));
    case HeadroomColumn:
        return exact(figures.headroom, tr("Not limited: no max is set up to the root"));
    case PendingColumn:
        return isUncovered(figures) ? tr("%1, more than the headroom").arg(figures.exact(figures.pending))
                                    : figures.exact(figures.pending);
    case ApplicationsColumn:
        return row.maxApplications == 0
            ? tr("%n running, no maximum", nullptr, static_cast<int>(row.runningApplications))
            : tr("%n running, %1 allowed", nullptr, static_cast<int>(row.runningApplications))
                  .arg(row.maxApplications);
    case StatusColumn:
    case ColumnCount:
        break;
    }
    return {};
}

QVariant QueueTreeModel::cell(const QueueRow& row, int column, int role) const
{
    const auto which = static_cast<Column>(column);
    switch (role) {
    case Qt::DisplayRole:
        return display(row, which);
    case Qt::ToolTipRole:
        return toolTip(row, which);
    case Qt::AccessibleTextRole:
        return which == UsageColumn ? row.shown.sentence() : display(row, which);
    case SortRole:
        return sortValue(row, which);
    case KindRole:
        return static_cast<int>(row.kind);
    case UsageRole:
        return which == UsageColumn ? QVariant::fromValue(row.shown.bar()) : QVariant();
    case StateRole:
        return static_cast<int>(stateOf(row, which));
    case EmphasisRole:
        return static_cast<int>(emphasisOf(row, which));
    case NumericRole:
        return which != QueueColumn && which != StatusColumn;
    default:
        return {};
    }
}

bool QueueTreeModel::isBefore(const QueueRow& left, const QueueRow& right, int column) const
{
    const Figures& l = left.shown;
    const Figures& r = right.shown;
    switch (static_cast<Column>(column)) {
    case QueueColumn:
        return left.name.compare(right.name, Qt::CaseInsensitive) < 0;
    case UsageColumn:
        return l.share() < r.share();
    case UsedColumn:
        return l.used < r.used;
    case GuaranteedColumn:
        return l.guaranteed < r.guaranteed; // not set is below every amount
    case MaxColumn:
        return compareLimits(l.max, r.max) < 0;
    case HeadroomColumn:
        return compareLimits(l.headroom, r.headroom) < 0;
    case PendingColumn:
        return l.pending < r.pending;
    case ApplicationsColumn:
        return left.runningApplications < right.runningApplications;
    case StatusColumn:
        return left.status < right.status;
    case ColumnCount:
        break;
    }
    return false;
}

bool QueueTreeModel::isSameCell(const QueueRow& left, const QueueRow& right, int column) const
{
    const Figures& l = left.shown;
    const Figures& r = right.shown;
    const bool isSameType = l.type == r.type;
    switch (static_cast<Column>(column)) {
    case QueueColumn:
        return left.name == right.name && left.kind == right.kind && left.status == right.status;
    case UsageColumn: // its bar shows more than the used part
        return isSameType && l.used == r.used && l.pending == r.pending && l.guaranteed == r.guaranteed
            && l.max == r.max;
    case UsedColumn: // its state depends on the maximum
        return isSameType && l.isTypeNamed == r.isTypeNamed && l.used == r.used
            && l.share().state() == r.share().state();
    case GuaranteedColumn:
        return isSameType && l.guaranteed == r.guaranteed;
    case MaxColumn:
        return isSameType && l.max == r.max;
    case HeadroomColumn:
        return isSameType && l.headroom == r.headroom;
    case PendingColumn:
        return isSameType && l.pending == r.pending && isUncovered(l) == isUncovered(r);
    case ApplicationsColumn:
        return left.runningApplications == right.runningApplications
            && left.maxApplications == right.maxApplications;
    case StatusColumn:
        return left.status == right.status;
    case ColumnCount:
        break;
    }
    return true;
}

bool QueueTreeModel::isMatch(const QueueRow& row) const
{
    return m_filter.isEmpty() || row.path.contains(m_filter, Qt::CaseInsensitive);
}
} // namespace quotadeck::models
