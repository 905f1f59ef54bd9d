// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/bulkedit.h"

#include "core/config/schema/effective.h"
#include "core/resource/quantityinput.h"
#include "models/common/celltext.h"
#include "models/common/messagetext.h"
#include "models/limits/form/valuecheck.h"
#include "models/limits/form/whochip.h"

#include <algorithm>
#include <utility>

namespace quotadeck::models {
namespace {
std::optional<std::string> valueOf(const config::LimitConfig& limit, const std::string& type)
{
    if (type.empty())
        return limit.maxApplications.value == 0 ? std::nullopt
                                                : std::optional(std::to_string(limit.maxApplications.value));
    const auto& entries = limit.maxResources.value;
    const auto entry = std::ranges::find(entries, type, &config::TextEntry::key);
    return entry == entries.end() ? std::nullopt : std::optional(entry->value);
}

/// A count has no suffix, and none of 0 is no limit.
std::optional<std::string> asCount(const std::optional<std::string>& text)
{
    const auto value = text ? parseQuantity(*text, QuantityKind::Plain) : tl::unexpected(QuantityError());
    return value && *value > 0 ? std::optional(std::to_string(*value)) : std::nullopt;
}

QString whoText(const config::LimitConfig& limit)
{
    QStringList texts;
    for (const auto& chip : chipsOf(limit, nullptr))
        texts << chip.text();
    return texts.join(QStringLiteral(", "));
}

template <typename Visit>
void forEachQueue(const config::QueueConfig& queue, const QueuePath& path, Visit visit)
{
    visit(queue, path);
    for (const auto& child : queue.queues.value)
        forEachQueue(child, path.child(child.name.value), visit);
}
} // namespace

void BulkEditModel::setLimits(ConfigRevisionPtr revision, std::size_t partition, const QueuePath& queue,
                              std::vector<config::LimitAddress> selected)
{
    m_revision = std::move(revision);
    m_partition = partition;
    m_queue = queue;
    m_selected = std::move(selected);
}

bool BulkEditModel::isSelected(const config::LimitAddress& limit) const
{
    return std::ranges::any_of(m_selected, [&](const config::LimitAddress& each) {
        return each.queue == limit.queue && each.limit == limit.limit;
    });
}

void BulkEditModel::setRequest(Scope scope, const QString& type, const QString& formula)
{
    m_type = type.toStdString();
    const auto* top = m_partition < m_revision->partitions.size()
        ? config::findQueue(m_revision->partitions[m_partition], m_queue)
        : nullptr;
    const auto read = QuantityFormula::read(formula.toStdString(), quantityKind(m_type));
    m_problem = read ? QString() : messageText(read.error().message);
    std::vector<BulkRow> rows;
    const auto addLimits = [&](const config::QueueConfig& queue, const QueuePath& path) {
        if (scope != Scope::Subtree && path != m_queue)
            return;
        for (std::size_t number = 0; number < queue.limits.value.size(); ++number) {
            const auto& limit = queue.limits.value[number];
            BulkRow row;
            row.limit = {m_partition, path, number};
            if (scope == Scope::Selected && !isSelected(row.limit))
                continue;
            row.id = QString::fromStdString(path.text()) + u'/' + QString::number(number);
            row.who = whoText(limit);
            row.before = valueOf(limit, m_type);
            row.after = row.before;
            if (read) {
                const auto after = read->apply(row.before);
                if (after)
                    row.after = m_type.empty() ? asCount(*after) : *after;
                else
                    row.problem = messageText(after.error().message);
            }
            rows.push_back(std::move(row));
        }
    };
    if (top)
        forEachQueue(*top, m_queue, addLimits);
    setRows(std::move(rows));
}

int BulkEditModel::changeCount() const
{
    return static_cast<int>(std::ranges::count_if(rows(), &BulkRow::isChange));
}

ConfigSession::Operation BulkEditModel::operation() const
{
    std::vector<BulkRow> changes;
    std::ranges::copy_if(rows(), std::back_inserter(changes), &BulkRow::isChange);
    return [type = m_type, changes = std::move(changes)](const config::Document& document) {
        std::vector<config::Document::Operation> operations;
        for (const auto& change : changes) {
            operations.emplace_back([&](const config::Document& each) {
                if (type.empty())
                    return each.setMaxApplications(change.limit,
                                                   change.after ? std::optional(std::stoull(*change.after))
                                                                : std::nullopt);
                return change.after ? each.setQuantity(change.limit, type, *change.after)
                                    : each.removeQuantity(change.limit, type);
            });
        }
        return document.transact(operations);
    };
}

int BulkEditModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant BulkEditModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole && orientation == Qt::Horizontal
        && (section == BeforeColumn || section == AfterColumn))
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case QueueColumn:
        return tr("Queue");
    case WhoColumn:
        return tr("Applies to");
    case BeforeColumn:
        return tr("Before");
    case AfterColumn:
        return tr("After");
    case NoteColumn:
        return tr("Note");
    case ColumnCount:
        break;
    }
    return {};
}

QVariant BulkEditModel::cell(const BulkRow& row, int column, int role) const
{
    const auto amount = [this](const std::optional<std::string>& text) {
        return text ? quantityCellText(m_type, *text) : tr("no limit");
    };
    const bool isAmount = column == BeforeColumn || column == AfterColumn;
    switch (role) {
    case Qt::DisplayRole:
        switch (static_cast<Column>(column)) {
        case QueueColumn:
            return QString::fromStdString(row.limit.queue.text());
        case WhoColumn:
            return row.who;
        case BeforeColumn:
            return amount(row.before);
        case AfterColumn:
            return amount(row.after);
        case NoteColumn:
            if (!row.problem.isEmpty())
                return row.problem;
            return row.isChange() ? QString() : tr("unchanged");
        case ColumnCount:
            break;
        }
        return {};
    case Qt::ToolTipRole:
        return row.problem;
    case NumericRole:
        return isAmount;
    case StateRole:
        return column == NoteColumn && !row.problem.isEmpty() ? QVariant(static_cast<int>(RowState::Critical))
                                                              : QVariant();
    case EmphasisRole:
        if (column == AfterColumn && row.isChange())
            return static_cast<int>(Emphasis::Strong);
        return static_cast<int>(row.isChange() ? Emphasis::Normal : Emphasis::Dim);
    default:
        return {};
    }
}
} // namespace quotadeck::models
