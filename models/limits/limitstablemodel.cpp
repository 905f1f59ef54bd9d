// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/limitstablemodel.h"

#include "core/config/schema/effective.h"
#include "core/resource/display.h"
#include "models/limits/findingsmodel.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <set>
#include <utility>

namespace quotadeck::models {
namespace {
constexpr int kFirstResource = 2; // after users and groups
constexpr int kAfterResources = 2; // applications and problem

QStringList names(const config::TextList& list)
{
    QStringList result;
    for (const auto& name : list.value)
        result.append(QString::fromStdString(name.value));
    return result;
}

/// "sue, bob" or "sue bob" into names.
std::vector<std::string> splitNames(const QString& text)
{
    static const QRegularExpression kSeparators(QStringLiteral("[,;\\s]+"));
    std::vector<std::string> result;
    for (const auto& name : text.split(kSeparators, Qt::SkipEmptyParts))
        result.push_back(name.toStdString());
    return result;
}

/// The edits that make @p text, digits or nothing, the number of applications.
Result<std::vector<config::TextEdit>> applyCount(const config::Document& document,
                                                 const config::LimitAddress& address, const QString& text)
{
    if (text.isEmpty())
        return document.setMaxApplications(address, std::nullopt);
    bool isNumber = false;
    const auto count = text.toULongLong(&isNumber);
    if (!isNumber) {
        return fail(ErrorCode::InvalidArgument, address.queue.text(),
                    '"' + text.toStdString()
                        + "\" is no number of applications: write digits, or nothing for no limit");
    }
    return document.setMaxApplications(address, count);
}

template <typename Visit>
void forEachLimit(const std::vector<config::QueueConfig>& queues, Visit visit)
{
    for (const auto& queue : queues) {
        std::ranges::for_each(queue.limits.value, visit);
        forEachLimit(queue.queues.value, visit);
    }
}
} // namespace

LimitsTableModel::LimitsTableModel(ConfigSession* session, QObject* parent)
    : QAbstractTableModel(parent)
    , m_session(session)
{
    // Nothing of the file before may pass for the new one's.
    connect(session, &ConfigSession::opened, this, [this] { refreshRows({}); });
    connect(session, &ConfigSession::revisionChanged, this, &LimitsTableModel::refresh);
    refresh();
}

void LimitsTableModel::setQueue(std::size_t partition, const QueuePath& queue)
{
    if (partition == m_partition && queue == m_queue)
        return;
    refreshRows({});
    m_partition = partition;
    m_queue = queue;
    refresh();
}

void LimitsTableModel::refresh()
{
    const auto& revision = m_session->revision();
    // An unreadable text keeps the last readable rows; they cannot be edited then.
    if (!revision || !revision->isReadable())
        return;
    refreshColumns(revision->partitions);
    std::vector<Row> rows;
    const auto* queue = m_partition < revision->partitions.size()
        ? config::findQueue(revision->partitions[m_partition], m_queue)
        : nullptr;
    if (queue) {
        std::ranges::transform(queue->limits.value, std::back_inserter(rows),
                               [this](const auto& limit) { return makeRow(limit); });
    }
    refreshRows(std::move(rows));
}

void LimitsTableModel::refreshColumns(const std::vector<config::PartitionConfig>& partitions)
{
    std::set<std::string> found = {"vcore", "memory"};
    for (const auto& partition : partitions) {
        forEachLimit(partition.queues.value, [&found](const config::LimitConfig& limit) {
            for (const auto& entry : limit.maxResources.value)
                found.insert(entry.key);
        });
    }
    std::vector<ResourceType> ordered;
    ordered.reserve(found.size());
    for (const auto& name : found)
        ordered.emplace_back(name);
    std::ranges::sort(ordered, precedesForDisplay);
    std::vector<QString> types;
    types.reserve(ordered.size());
    for (const auto type : ordered)
        types.push_back(QString::fromStdString(type.name()));

    // The types in front that stay keep their columns; a rare change replaces the rest.
    const auto [oldDiffers, newDiffers] = std::ranges::mismatch(m_types, types);
    const auto kept = static_cast<int>(oldDiffers - m_types.begin());
    if (const int removed = static_cast<int>(m_types.size()) - kept; removed > 0) {
        beginRemoveColumns({}, kFirstResource + kept, kFirstResource + kept + removed - 1);
        m_types.resize(static_cast<std::size_t>(kept));
        endRemoveColumns();
    }
    if (const int added = static_cast<int>(types.size()) - kept; added > 0) {
        beginInsertColumns({}, kFirstResource + kept, kFirstResource + kept + added - 1);
        m_types = std::move(types);
        endInsertColumns();
    }
}

void LimitsTableModel::refreshRows(std::vector<Row> rows)
{
    const auto before = m_rows.size();
    const auto common = std::min(before, rows.size());
    for (std::size_t row = 0; row < common; ++row) {
        const Row old = std::exchange(m_rows[row], std::move(rows[row]));
        // Cell by cell: announcing more would overwrite what is being typed in another cell of the row.
        for (int column = 0; column < columnCount(); ++column) {
            const bool isProblem = columnKind(column) == ColumnKind::Problem;
            const Row& now = m_rows[row];
            if (editText(old, column) == editText(now, column) && (!isProblem || old.state == now.state))
                continue;
            const auto cell = index(static_cast<int>(row), column);
            Q_EMIT dataChanged(cell, cell);
        }
    }
    if (before > common) {
        beginRemoveRows({}, static_cast<int>(common), static_cast<int>(before) - 1);
        m_rows.resize(common);
        endRemoveRows();
    }
    if (rows.size() > common) {
        beginInsertRows({}, static_cast<int>(common), static_cast<int>(rows.size()) - 1);
        std::move(rows.begin() + static_cast<std::ptrdiff_t>(common), rows.end(), std::back_inserter(m_rows));
        endInsertRows();
    }
}

LimitsTableModel::Row LimitsTableModel::makeRow(const config::LimitConfig& limit) const
{
    Row row{limit, {}, RowState::Normal};
    const auto& findings = m_session->revision()->verdict.findings; // in the order of the text
    const auto offset = [](const config::Finding& finding) { return finding.span.begin.offset; };
    auto finding = std::ranges::lower_bound(findings, limit.span.begin.offset, {}, offset);
    for (; finding != findings.end() && offset(*finding) < limit.span.end.offset; ++finding) {
        const RowState state = stateOf(finding->severity);
        if (!row.problem.isEmpty() && state <= row.state)
            continue;
        row.problem = QString::fromStdString(finding->message);
        row.state = state;
    }
    return row;
}

LimitsTableModel::ColumnKind LimitsTableModel::columnKind(int column) const
{
    const int types = static_cast<int>(m_types.size());
    if (column < kFirstResource)
        return column == 0 ? ColumnKind::Users : ColumnKind::Groups;
    if (column < kFirstResource + types)
        return ColumnKind::Resource;
    return column == kFirstResource + types ? ColumnKind::Applications : ColumnKind::Problem;
}

int LimitsTableModel::resourceColumn(const QString& type) const
{
    const auto at = std::ranges::find(m_types, type);
    return at == m_types.end() ? -1 : kFirstResource + static_cast<int>(at - m_types.begin());
}

const config::TextEntry* LimitsTableModel::quantity(const Row& row, int column) const
{
    const auto& entries = row.limit.maxResources.value;
    const auto type = m_types[static_cast<std::size_t>(column - kFirstResource)].toStdString();
    const auto entry = std::ranges::find(entries, type, &config::TextEntry::key);
    return entry == entries.end() ? nullptr : &*entry;
}

TextSpan LimitsTableModel::placeOf(const QModelIndex& index) const
{
    const Row& row = m_rows.at(static_cast<std::size_t>(index.row()));
    TextSpan span;
    switch (columnKind(index.column())) {
    case ColumnKind::Users:
        span = row.limit.users.span;
        break;
    case ColumnKind::Groups:
        span = row.limit.groups.span;
        break;
    case ColumnKind::Resource:
        if (const auto* entry = quantity(row, index.column()))
            span = entry->valueSpan;
        break;
    case ColumnKind::Applications:
        span = row.limit.maxApplications.span;
        break;
    case ColumnKind::Problem:
        break;
    }
    return span.isEmpty() ? row.limit.span : span;
}

int LimitsTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int LimitsTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kFirstResource + static_cast<int>(m_types.size()) + kAfterResources;
}

QString LimitsTableModel::editText(const Row& row, int column) const
{
    switch (columnKind(column)) {
    case ColumnKind::Users:
        return names(row.limit.users).join(QStringLiteral(", "));
    case ColumnKind::Groups:
        return names(row.limit.groups).join(QStringLiteral(", "));
    case ColumnKind::Resource: {
        const auto* entry = quantity(row, column);
        return entry ? QString::fromStdString(entry->value) : QString();
    }
    case ColumnKind::Applications:
        return row.limit.maxApplications.value == 0 ? QString()
                                                    : QString::number(row.limit.maxApplications.value);
    case ColumnKind::Problem:
        return row.problem;
    }
    return {};
}

QString LimitsTableModel::cellText(const Row& row, int column) const
{
    QString text = editText(row, column);
    if (!text.isEmpty()) {
        // The two wildcards mean different things: one limit for each user, one for all groups together (UGM-14).
        if (columnKind(column) == ColumnKind::Users && text == QStringLiteral("*"))
            return tr("* (each other user)");
        if (columnKind(column) == ColumnKind::Groups && text == QStringLiteral("*"))
            return tr("* (all others together)");
        return text;
    }
    switch (columnKind(column)) {
    case ColumnKind::Resource:
    case ColumnKind::Applications:
        return tr("no limit");
    case ColumnKind::Users:
    case ColumnKind::Groups:
    case ColumnKind::Problem:
        break;
    }
    return {};
}

QVariant LimitsTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const auto kind = columnKind(index.column());
    const bool isAmount = kind == ColumnKind::Resource || kind == ColumnKind::Applications;
    switch (role) {
    case Qt::DisplayRole:
        return cellText(row, index.column());
    case Qt::EditRole:
        return editText(row, index.column());
    case Qt::ToolTipRole:
        if (kind == ColumnKind::Problem)
            return row.problem;
        return QString::fromStdString(row.limit.description.value);
    case IdRole:
        return QString::number(index.row()); // limits have no name; their order is their identity
    case NumericRole:
        return isAmount;
    case EmphasisRole:
        return static_cast<int>(isAmount && editText(row, index.column()).isEmpty() ? Emphasis::Dim
                                                                                    : Emphasis::Normal);
    case StateRole:
        return kind == ColumnKind::Problem && row.state != RowState::Normal
            ? QVariant(static_cast<int>(row.state))
            : QVariant();
    default:
        return {};
    }
}

QVariant LimitsTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (columnKind(section)) {
    case ColumnKind::Users:
        return tr("Users");
    case ColumnKind::Groups:
        return tr("Groups");
    case ColumnKind::Resource:
        return m_types[static_cast<std::size_t>(section - kFirstResource)];
    case ColumnKind::Applications:
        return tr("Applications");
    case ColumnKind::Problem:
        return tr("Problem");
    }
    return {};
}

Qt::ItemFlags LimitsTableModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags result = QAbstractTableModel::flags(index);
    const auto& revision = m_session->revision();
    if (index.isValid() && revision && revision->isReadable()
        && columnKind(index.column()) != ColumnKind::Problem)
        result |= Qt::ItemIsEditable;
    return result;
}

bool LimitsTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const QString text = value.toString().trimmed();
    if (text == editText(m_rows[static_cast<std::size_t>(index.row())], index.column()))
        return false;
    const config::LimitAddress address{m_partition, m_queue, static_cast<std::size_t>(index.row())};
    switch (columnKind(index.column())) {
    case ColumnKind::Users:
        m_session->edit([address, names = splitNames(text)](const config::Document& document) {
            return document.setUsers(address, names);
        });
        return true;
    case ColumnKind::Groups:
        m_session->edit([address, names = splitNames(text)](const config::Document& document) {
            return document.setGroups(address, names);
        });
        return true;
    case ColumnKind::Resource:
        m_session->edit(
            [address, type = m_types[static_cast<std::size_t>(index.column() - kFirstResource)].toStdString(),
             quantity = text.toStdString()](const config::Document& document) {
                return quantity.empty() ? document.removeQuantity(address, type)
                                        : document.setQuantity(address, type, quantity);
            });
        return true;
    case ColumnKind::Applications:
        m_session->edit([address, text](const config::Document& document) {
            return applyCount(document, address, text);
        });
        return true;
    case ColumnKind::Problem:
        break;
    }
    return false;
}
} // namespace quotadeck::models
