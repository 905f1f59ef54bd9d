// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/limitstablemodel.h"

#include "core/config/schema/effective.h"
#include "core/config/schema/effectivevalues.h"
#include "core/resource/display.h"
#include "core/resource/quantity.h"
#include "models/common/celltext.h"
#include "models/limits/form/limitactions.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <utility>

namespace quotadeck::models {
namespace {
constexpr int kFirstResource = 1; // after who
constexpr int kAfterResources = 3; // applications, problem and what is effective

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
    : RowList(parent)
    , m_session(session)
{
    // Nothing of the file before may pass for the new one's.
    connect(session, &ConfigSession::opened, this, [this] {
        m_added.clear();
        setRows({});
    });
    connect(session, &ConfigSession::revisionChanged, this, &LimitsTableModel::refresh);
    refresh();
}

void LimitsTableModel::setQueue(std::size_t partition, const QueuePath& queue)
{
    if (partition == m_partition && queue == m_queue)
        return;
    setRows({});
    m_partition = partition;
    m_queue = queue;
    refresh();
}

void LimitsTableModel::setFacts(const LiveFactsPtr& facts)
{
    m_facts = facts;
    refresh();
}

void LimitsTableModel::addType(const QString& type)
{
    m_added.insert(type.toStdString());
    refresh();
}

void LimitsTableModel::refresh()
{
    const auto& revision = m_session->revision();
    // An unreadable text keeps the last readable rows; they cannot be edited then.
    if (!revision || !revision->isReadable())
        return;
    refreshColumns();
    setRows(limitRows(*revision, m_partition, m_queue, m_facts.get()));
}

void LimitsTableModel::refreshColumns()
{
    std::set<std::string> found = m_added;
    found.insert({"vcore", "memory"});
    for (const auto& partition : m_session->revision()->partitions) {
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

LimitsTableModel::ColumnKind LimitsTableModel::columnKind(int column) const
{
    const int types = static_cast<int>(m_types.size());
    if (column < kFirstResource)
        return ColumnKind::Who;
    if (column < kFirstResource + types)
        return ColumnKind::Resource;
    static constexpr std::array kLast{ColumnKind::Applications, ColumnKind::Problem, ColumnKind::Effective};
    const int after = std::min(column - kFirstResource - types, kAfterResources - 1);
    return kLast.at(static_cast<std::size_t>(after));
}

int LimitsTableModel::columnOf(ColumnKind kind) const
{
    int column = 0;
    while (columnKind(column) != kind && column + 1 < columnCount())
        ++column;
    return column;
}

int LimitsTableModel::resourceColumn(const QString& type) const
{
    const auto at = std::ranges::find(m_types, type);
    return at == m_types.end() ? -1 : kFirstResource + static_cast<int>(at - m_types.begin());
}

std::string LimitsTableModel::typeOf(int column) const
{
    return m_types[static_cast<std::size_t>(column - kFirstResource)].toStdString();
}

const LimitCell& LimitsTableModel::amount(const LimitRow& row, int column) const
{
    static const LimitCell kNothing;
    if (columnKind(column) == ColumnKind::Applications)
        return row.applications;
    const auto found = row.resources.find(typeOf(column));
    return found == row.resources.end() ? kNothing : found->second;
}

TextSpan LimitsTableModel::placeOf(const QModelIndex& index) const
{
    const LimitRow& row = rows().at(static_cast<std::size_t>(index.row()));
    TextSpan span;
    switch (columnKind(index.column())) {
    case ColumnKind::Who:
        span = row.whoSpan;
        break;
    case ColumnKind::Resource:
    case ColumnKind::Applications:
        span = amount(row, index.column()).span;
        break;
    case ColumnKind::Problem:
    case ColumnKind::Effective:
        break;
    }
    return span.isEmpty() ? row.span : span;
}

int LimitsTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kFirstResource + static_cast<int>(m_types.size()) + kAfterResources;
}

QString LimitsTableModel::editText(const LimitRow& row, int column) const
{
    switch (columnKind(column)) {
    case ColumnKind::Who:
        return row.who;
    case ColumnKind::Resource:
    case ColumnKind::Applications:
        return QString::fromStdString(amount(row, column).own);
    case ColumnKind::Problem:
        return row.problem;
    case ColumnKind::Effective:
        break;
    }
    return {};
}

/// No more than what can be had, and nothing is 0% that is not zero.
QString LimitsTableModel::shareText(double part)
{
    constexpr double kRounding = 1e-9; // 0.29 * 100 is a bit less than 29
    const int percent = static_cast<int>(part * 100 + kRounding);
    return percent == 0 && part > 0 ? QLatin1Char('<') + percentText(QStringLiteral("1"))
                                    : percentText(QString::number(percent));
}

QString LimitsTableModel::cellText(const LimitRow& row, int column) const
{
    const ColumnKind kind = columnKind(column);
    if (kind == ColumnKind::Who) {
        QStringList texts;
        for (const auto& chip : row.chips)
            texts << chip.text();
        return texts.join(QStringLiteral(", "));
    }
    if (kind == ColumnKind::Problem)
        return row.problem;
    if (kind == ColumnKind::Effective)
        return !row.number ? tr("disabled") : row.effective ? shareText(row.effective->part) : QString();
    const LimitCell& value = amount(row, column);
    if (value.own.empty())
        return value.inherited.isEmpty() ? tr("no limit") : value.inherited;
    if (kind == ColumnKind::Applications)
        return value.own == "0" ? tr("0 (no limit)") : QString::fromStdString(value.own);
    return quantityCellText(typeOf(column), value.own);
}

QString LimitsTableModel::toolTip(const LimitRow& row, int column) const
{
    switch (columnKind(column)) {
    case ColumnKind::Who: {
        QStringList lines;
        if (!row.description.isEmpty())
            lines << row.description;
        if (row.chips.size() > 1) // not all of them may have room
            lines << cellText(row, column);
        for (const auto& chip : row.chips) {
            if (chip.isUnseen)
                lines << tr("%1: not yet known to the scheduler").arg(chip.text());
        }
        return lines.join(u'\n');
    }
    case ColumnKind::Resource:
    case ColumnKind::Applications: {
        const LimitCell& value = amount(row, column);
        return value.problem.message.isEmpty() ? value.origin : value.problem.message;
    }
    case ColumnKind::Problem:
        return row.problem;
    case ColumnKind::Effective:
        if (!row.number)
            return tr("Commented out in the text: the scheduler ignores this limit");
        return row.effective ? row.effective->explanation : QString();
    }
    return {};
}

QVariant LimitsTableModel::cell(const LimitRow& row, int column, int role) const
{
    const auto kind = columnKind(column);
    const bool isAmount = kind == ColumnKind::Resource || kind == ColumnKind::Applications;
    switch (role) {
    case Qt::DisplayRole:
        return cellText(row, column);
    case Qt::EditRole:
        return editText(row, column);
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case NumericRole:
        return isAmount;
    case kShareRole:
        return kind == ColumnKind::Effective && row.effective ? QVariant(row.effective->part) : QVariant();
    case kChipsRole:
        return kind == ColumnKind::Who ? QVariant::fromValue(row.chips) : QVariant();
    case EmphasisRole:
        return static_cast<int>(
            !row.number || (isAmount && amount(row, column).own.empty()) ? Emphasis::Dim : Emphasis::Normal);
    case kSignRole:
        return kind == ColumnKind::Problem;
    case StateRole: {
        const RowState state = kind == ColumnKind::Problem ? row.state
            : kind == ColumnKind::Resource                 ? amount(row, column).problem.state
                                                           : RowState::Normal;
        return state == RowState::Normal ? QVariant() : QVariant(static_cast<int>(state));
    }
    default:
        return {};
    }
}

QVariant LimitsTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole && orientation == Qt::Horizontal
        && (columnKind(section) == ColumnKind::Resource || columnKind(section) == ColumnKind::Applications))
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && orientation == Qt::Horizontal
        && columnKind(section) == ColumnKind::Effective)
        return tr("Share of the limit that is available: quotas and limits above may be smaller");
    // A title may be cut where there is little room.
    const bool isTip
        = (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole) && orientation == Qt::Horizontal;
    if (role != Qt::DisplayRole && !isTip)
        return {};
    if (orientation == Qt::Vertical) // the order decides which group is charged (UGM-12)
        return section + 1;
    switch (columnKind(section)) {
    case ColumnKind::Who:
        return tr("Applies to");
    case ColumnKind::Resource:
        return m_types[static_cast<std::size_t>(section - kFirstResource)];
    case ColumnKind::Applications:
        return tr("Applications");
    case ColumnKind::Problem:
        return isTip ? tr("Problem") : QString(); // a sign in the cells has no room for a title
    case ColumnKind::Effective:
        return tr("Effective");
    }
    return {};
}

Qt::ItemFlags LimitsTableModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags result = QAbstractTableModel::flags(index);
    const auto& revision = m_session->revision();
    if (index.isValid() && revision && revision->isReadable()
        && rows()[static_cast<std::size_t>(index.row())].number
        && columnKind(index.column()) < ColumnKind::Problem)
        result |= Qt::ItemIsEditable;
    return result;
}

std::optional<config::EffectiveValue> LimitsTableModel::queueMaximum(const std::string& type) const
{
    const auto& revision = m_session->revision();
    if (!revision || m_partition >= revision->partitions.size())
        return std::nullopt;
    const auto maxima = config::queueMaxima(revision->partitions[m_partition], m_queue);
    const auto binding = std::ranges::find_if(maxima, [&](const config::EffectiveValue& value) {
        return value.isBinding && value.type && value.type->name() == type;
    });
    return binding == maxima.end() ? std::nullopt : std::optional(*binding);
}

QuantityContext LimitsTableModel::contextOf(const QModelIndex& index) const
{
    QuantityContext context;
    context.type = typeOf(index.column());
    const LimitCell& value = amount(rows()[static_cast<std::size_t>(index.row())], index.column());
    if (const auto maximum = queueMaximum(context.type)) {
        context.whole = formatQuantity(maximum->value, quantityKind(context.type), QuantityStyle::Binary);
        context.wholeName = tr("the max of %1").arg(QString::fromStdString(maximum->level.text()));
    }
    if (m_facts) {
        context.top = m_facts->topUse(m_queue, ResourceType(context.type));
        context.capacity = capacityOf(*m_facts, context.type);
    }
    context.ifEmpty = value.origin.isEmpty() ? tr("Empty: not limited here") : value.origin;
    context.ifZero = tr("0: no %1 may be used here. Press Enter again to confirm; empty means no limit.")
                         .arg(QString::fromStdString(context.type));
    return context;
}

InputKind LimitsTableModel::inputKind(const QModelIndex& index) const
{
    return columnKind(index.column()) == ColumnKind::Who ? InputKind::Names : InputKind::Amount;
}

QStringList LimitsTableModel::suggestions(const QModelIndex& index) const
{
    if (columnKind(index.column()) != ColumnKind::Who)
        return {};
    return knownNames(m_session->revision().get(), m_facts.get());
}

InputCheck LimitsTableModel::check(const QModelIndex& index, const QString& text) const
{
    switch (columnKind(index.column())) {
    case ColumnKind::Who:
        return checkWho(text, m_facts.get());
    case ColumnKind::Resource:
        return checkQuantity(contextOf(index), text);
    case ColumnKind::Applications: {
        const auto& origin = rows()[static_cast<std::size_t>(index.row())].applications.origin;
        return checkCount(text, origin.isEmpty() ? tr("Empty: not limited here") : origin);
    }
    case ColumnKind::Problem:
    case ColumnKind::Effective:
        break;
    }
    return {};
}

bool LimitsTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const LimitRow& row = rows()[static_cast<std::size_t>(index.row())];
    const QString text = value.toString().trimmed();
    if (!row.number || text == editText(row, index.column()))
        return false;
    const config::LimitAddress address{m_partition, m_queue, *row.number};
    switch (columnKind(index.column())) {
    case ColumnKind::Who:
        m_session->edit(setWho(address, readWho(text)));
        return true;
    case ColumnKind::Resource: {
        const QuantityContext context = contextOf(index);
        const auto written
            = text.isEmpty() ? std::string() : writtenQuantity(context.type, context.whole, text);
        m_session->edit(setLimitQuantity(address, context.type, written));
        return true;
    }
    case ColumnKind::Applications:
        m_session->edit(setLimitApplications(address, text));
        return true;
    case ColumnKind::Problem:
    case ColumnKind::Effective:
        break;
    }
    return false;
}
} // namespace quotadeck::models
