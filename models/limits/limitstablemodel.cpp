// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/limitstablemodel.h"

#include "core/config/schema/effective.h"
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
constexpr int kAfterResources = 5; // applications, problem, what is effective, what is used, drift

template <typename Visit>
void forEachLimit(const std::vector<config::QueueConfig>& queues, Visit visit)
{
    for (const auto& queue : queues) {
        std::ranges::for_each(queue.limits.value, visit);
        forEachLimit(queue.queues.value, visit);
    }
}

/// Rounded down, so that no more is promised than there is; a share above 0 is never "0%".
QString effectiveText(double part)
{
    constexpr double kRounding = 1e-9; // 0.29 * 100 is a bit less than 29
    const int percent = static_cast<int>(part * 100 + kRounding);
    return percent == 0 && part > 0 ? QLatin1Char('<') + percentText(QStringLiteral("1"))
                                    : percentText(QString::number(percent));
}

QString chipsText(const LimitRow& row)
{
    QStringList texts;
    for (const auto& chip : row.chips)
        texts << chip.text();
    return texts.join(QStringLiteral(", "));
}

QString chipsToolTip(const LimitRow& row)
{
    QStringList lines;
    if (!row.description.isEmpty())
        lines << row.description;
    if (row.chips.size() > 1) // not all of them may have room
        lines << chipsText(row);
    for (const auto& chip : row.chips) {
        if (chip.isUnseen)
            lines << LimitsTableModel::tr("%1: not yet known to the scheduler").arg(chip.text());
    }
    return lines.join(u'\n');
}

QString inheritedText(const LimitCell& amount)
{
    return amount.inherited.isEmpty() ? LimitsTableModel::tr("no limit") : amount.inherited;
}

QString originOf(const LimitCell& amount)
{
    return amount.problem.message.isEmpty() ? amount.origin : amount.problem.message;
}
} // namespace

ColumnTable<LimitsTableModel::Cell> LimitsTableModel::kinds()
{
    constexpr auto limitEmphasis = [](const Cell& cell) { return dimUnless(cell.limit.number.has_value()); };
    constexpr auto amountEmphasis
        = [](const Cell& cell) { return dimUnless(cell.limit.number && !cell.amount.own.empty()); };
    constexpr auto ownAmount = [](const Cell& cell) { return QString::fromStdString(cell.amount.own); };
    static constexpr ColumnOf<Cell> kKinds[] = {
        {
            .column = static_cast<int>(ColumnKind::Who),
            .title = QT_TR_NOOP("Applies to"),
            .help = QT_TR_NOOP("Users and groups that the limit is for; * is everyone else"),
            .text = [](const Cell& cell) { return chipsText(cell.limit); },
            .toolTip = [](const Cell& cell) { return chipsToolTip(cell.limit); },
            .edited = [](const Cell& cell) { return cell.limit.who; },
            .emphasis = limitEmphasis,
            .other =
                [](const Cell& cell, int role) {
                    return role == kChipsRole ? QVariant::fromValue(cell.limit.chips) : QVariant();
                },
        },
        {
            .column = static_cast<int>(ColumnKind::Resource), // the title is the type
            .isNumeric = true,
            .text =
                [](const Cell& cell) {
                    return cell.amount.own.empty() ? inheritedText(cell.amount)
                                                   : quantityCellText(cell.type, cell.amount.own);
                },
            .toolTip = [](const Cell& cell) { return originOf(cell.amount); },
            .edited = ownAmount,
            .state = [](const Cell& cell) { return cell.amount.problem.state; },
            .emphasis = amountEmphasis,
        },
        {
            .column = static_cast<int>(ColumnKind::Applications),
            .title = QT_TR_NOOP("Applications"),
            .help = QT_TR_NOOP("The most applications that may run at the same time"),
            .isNumeric = true,
            .text =
                [](const Cell& cell) {
                    if (cell.amount.own.empty())
                        return inheritedText(cell.amount);
                    return cell.amount.own == "0" ? tr("0 (no limit)")
                                                  : QString::fromStdString(cell.amount.own);
                },
            .toolTip = [](const Cell& cell) { return originOf(cell.amount); },
            .edited = ownAmount,
            .emphasis = amountEmphasis,
        },
        {
            .column = static_cast<int>(ColumnKind::Problem),
            .title = QT_TR_NOOP("Problem"),
            .text = [](const Cell& cell) { return cell.limit.problem; },
            .state = [](const Cell& cell) { return cell.limit.state; },
            .emphasis = limitEmphasis,
            .other = [](const Cell&, int role) { return role == kSignRole ? QVariant(true) : QVariant(); },
        },
        {
            .column = static_cast<int>(ColumnKind::Effective),
            .title = QT_TR_NOOP("Effective"),
            .help
            = QT_TR_NOOP("Share of the limit that is available: quotas and limits above may be smaller"),
            .text =
                [](const Cell& cell) {
                    if (!cell.limit.number)
                        return tr("disabled");
                    return cell.limit.effective ? effectiveText(cell.limit.effective->part) : QString();
                },
            .toolTip =
                [](const Cell& cell) {
                    if (!cell.limit.number)
                        return tr("Commented out in the text: the scheduler ignores this limit");
                    return cell.limit.effective ? cell.limit.effective->explanation : QString();
                },
            .emphasis = limitEmphasis,
            .other =
                [](const Cell& cell, int role) {
                    return role == kShareRole && cell.limit.effective ? QVariant(cell.limit.effective->part)
                                                                      : QVariant();
                },
        },
        {
            .column = static_cast<int>(ColumnKind::Used),
            .title = QT_TR_NOOP("Used now"),
            .help = QT_TR_NOOP("Highest current usage of the limit by one of its users or groups"),
            .isNumeric = true,
            .text = [](const Cell& cell) { return cell.limit.used.text; },
            .toolTip = [](const Cell& cell) { return cell.limit.used.explanation; },
            .state = [](const Cell& cell) { return cell.limit.used.state; },
            .other =
                [](const Cell& cell, int role) {
                    return role == kRoomRole && cell.limit.used.isKnown
                        ? QVariant(QStringLiteral("100% memory"))
                        : QVariant();
                },
        },
        {
            .column = static_cast<int>(ColumnKind::Drift),
            .title = QT_TR_NOOP("Drift"),
            .help = QT_TR_NOOP("S where the saved file differs, C where the cluster differs"),
            .text = [](const Cell& cell) { return cell.limit.drift.sign(); },
            .toolTip = [](const Cell& cell) { return cell.limit.drift.text(); },
            .spoken = [](const Cell& cell) { return cell.limit.drift.text(); },
        },
    };
    static_assert(areInOrder(kKinds));
    return kKinds;
}

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

void LimitsTableModel::setLiveUsage(const LiveUsagePtr& live)
{
    m_live = live;
    refresh();
}

void LimitsTableModel::setDrift(const DriftPtr& drift)
{
    m_drift = drift;
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
    std::vector<LimitRow> limits = limitRows(*revision, m_partition, m_queue, m_live.get());
    addDrift(limits);
    setRows(std::move(limits));
}

void LimitsTableModel::addDrift(std::vector<LimitRow>& limits) const
{
    const ConfigRevisionPtr revision = m_session->revision();
    const auto& partitions = revision->partitions;
    if (!m_drift || m_drift->revision != revision || m_partition >= partitions.size())
        return; // of an older text the numbers may be those of other limits
    const auto found = m_drift->limits.find({partitions[m_partition].name.value, m_queue.text()});
    if (found == m_drift->limits.end())
        return;
    for (LimitRow& limit : limits) {
        if (limit.number && *limit.number < found->second.size())
            limit.drift = found->second[*limit.number];
    }
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
    static constexpr std::array kLast{ColumnKind::Applications, ColumnKind::Problem, ColumnKind::Effective,
                                      ColumnKind::Used, ColumnKind::Drift};
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
    const ColumnKind kind = columnKind(column);
    if (kind == ColumnKind::Applications)
        return row.applications;
    if (kind != ColumnKind::Resource)
        return kNothing;
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
    case ColumnKind::Used:
    case ColumnKind::Drift:
        break;
    }
    return span.isEmpty() ? row.span : span;
}

int LimitsTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kFirstResource + static_cast<int>(m_types.size()) + kAfterResources;
}

QVariant LimitsTableModel::cell(const LimitRow& row, int column, int role) const
{
    const ColumnKind kind = columnKind(column);
    const Cell shown{row, amount(row, column), kind == ColumnKind::Resource ? typeOf(column) : std::string()};
    return kinds().cell(shown, static_cast<int>(kind), role);
}

QVariant LimitsTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const auto titleOf = [&] {
        const ColumnKind kind = columnKind(section);
        return kind == ColumnKind::Resource
            ? QVariant(m_types[static_cast<std::size_t>(section - kFirstResource)])
            : kinds().header(staticMetaObject, static_cast<int>(kind), orientation, Qt::DisplayRole);
    };
    if (orientation == Qt::Vertical) // the order decides which group is charged (UGM-12)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    switch (role) {
    case Qt::DisplayRole: // a sign in the cells has no room for a title
        return columnKind(section) == ColumnKind::Problem ? QVariant(QString()) : titleOf();
    case Qt::AccessibleTextRole:
        return titleOf();
    case Qt::ToolTipRole: { // a title may be cut where there is little room
        const QVariant help = kinds().header(staticMetaObject, static_cast<int>(columnKind(section)),
                                             orientation, Qt::ToolTipRole);
        return help.toString().isEmpty()
            ? titleOf()
            : QVariant(titleOf().toString() + QLatin1Char('\n') + help.toString());
    }
    default:
        return kinds().header(staticMetaObject, static_cast<int>(columnKind(section)), orientation, role);
    }
}

Qt::ItemFlags LimitsTableModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags result = QAbstractTableModel::flags(index);
    if (index.isValid() && m_session->isEditable() && rows()[static_cast<std::size_t>(index.row())].number
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

const std::vector<config::LimitConfig>& LimitsTableModel::limits() const
{
    static const std::vector<config::LimitConfig> kNone;
    const auto& revision = m_session->revision();
    const auto* queue = revision && m_partition < revision->partitions.size()
        ? config::findQueue(revision->partitions[m_partition], m_queue)
        : nullptr;
    return queue ? queue->limits.value : kNone;
}

QuantityContext LimitsTableModel::contextOf(const std::string& type, const config::LimitConfig* limit,
                                            const std::vector<config::LimitConfig>& limits) const
{
    QuantityContext context;
    context.type = type;
    if (const auto maximum = queueMaximum(type)) {
        context.whole = formatQuantity(maximum->value, quantityKind(type), QuantityStyle::Binary);
        context.wholeName = tr("the max of %1").arg(QString::fromStdString(maximum->level.text()));
    }
    if (m_live) {
        if (limit)
            context.top = topUseOfLimit(*m_live, m_queue, *limit, limits, ResourceType(type));
        context.capacity = capacityOf(*m_live, type);
    }
    context.ifEmpty = tr("Empty: not limited here");
    context.ifZero = tr("0: no %1 may be used here. Press Enter again to confirm; empty means no limit.")
                         .arg(QString::fromStdString(type));
    return context;
}

QuantityContext LimitsTableModel::contextOf(const QModelIndex& index) const
{
    const LimitRow& row = rows()[static_cast<std::size_t>(index.row())];
    const auto& all = limits();
    const auto* limit = row.number && *row.number < all.size() ? &all[*row.number] : nullptr;
    QuantityContext context = contextOf(typeOf(index.column()), limit, all);
    if (const LimitCell& value = amount(row, index.column()); !value.origin.isEmpty())
        context.ifEmpty = value.origin;
    return context;
}

QuantityContext LimitsTableModel::contextOfNew(const std::string& type, const WhoNames& who) const
{
    const config::LimitConfig limit = newLimit(who, {}, {}, {});
    return contextOf(type, &limit, limits());
}

InputKind LimitsTableModel::inputKind(const QModelIndex& index) const
{
    return columnKind(index.column()) == ColumnKind::Who ? InputKind::Names : InputKind::Amount;
}

QStringList LimitsTableModel::suggestions(const QModelIndex& index) const
{
    if (columnKind(index.column()) != ColumnKind::Who)
        return {};
    return knownNames(m_session->revision().get(), m_live.get());
}

InputCheck LimitsTableModel::check(const QModelIndex& index, const QString& text) const
{
    switch (columnKind(index.column())) {
    case ColumnKind::Who:
        return checkWho(text, m_live.get());
    case ColumnKind::Resource:
        return checkQuantity(contextOf(index), text);
    case ColumnKind::Applications: {
        const auto& origin = rows()[static_cast<std::size_t>(index.row())].applications.origin;
        return checkCount(text, origin.isEmpty() ? tr("Empty: not limited here") : origin);
    }
    case ColumnKind::Problem:
    case ColumnKind::Effective:
    case ColumnKind::Used:
    case ColumnKind::Drift:
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
    if (!row.number || text == index.data(Qt::EditRole).toString())
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
    case ColumnKind::Used:
    case ColumnKind::Drift:
        break;
    }
    return false;
}
} // namespace quotadeck::models

#include "moc_limitstablemodel.cpp"
