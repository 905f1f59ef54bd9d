// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/tracemodel.h"

#include "core/resource/display.h"
#include "models/common/celltext.h"
#include "models/common/usagebar.h"
#include "models/insight/insighttext.h"

#include <algorithm>
#include <map>
#include <utility>

namespace quotadeck::models {
namespace {
using insight::Match;
using insight::TraceCell;
using insight::TraceRow;
using AnyType = std::optional<ResourceType>;
using Kind = TraceLine::Kind;

QString idOf(const TraceLine& line)
{
    return QStringLiteral("%1 %2 %3 %4")
        .arg(static_cast<int>(line.kind))
        .arg(line.queue)
        .arg(static_cast<int>(line.subject))
        .arg(line.cell.type ? amountName(line.cell.type) : QString());
}

/// What levels above set, by subject and type.
class Inheritance
{
public:
    void inheritTo(TraceLine& line) const
    {
        const auto known = m_least.find({line.subject, line.cell.type});
        if (known == m_least.end())
            return;
        line.inherited = known->second.first;
        line.inheritedFrom = known->second.second;
    }

    void add(const TraceLine& line)
    {
        if (!line.cell.limit)
            return;
        const auto [known, isNew]
            = m_least.try_emplace({line.subject, line.cell.type}, *line.cell.limit, line.queue);
        if (!isNew && *line.cell.limit < known->second.first)
            known->second = {*line.cell.limit, line.queue};
    }

private:
    std::map<std::pair<DenialSubject, AnyType>, std::pair<Quantity, QString>> m_least;
};

/// The lines that tell the smallest of all levels.
std::vector<TraceLine> wholeWay(const insight::Explanation& explanation)
{
    std::map<AnyType, TraceLine> lines;
    for (const TraceRow& row : explanation.rows) {
        for (const TraceCell& cell : row.cells) {
            TraceLine& line = lines[cell.type];
            line.kind = Kind::Whole;
            line.cell.type = cell.type;
            line.isKnown = explanation.knowsAll();
            line.cell.isInTheWay = line.cell.isInTheWay || cell.isInTheWay;
            if (cell.asked)
                line.cell.asked = cell.asked;
            if (cell.headroom)
                line.cell.headroom = std::min(*cell.headroom, line.cell.headroom.value_or(*cell.headroom));
        }
    }
    std::vector<TraceLine> whole;
    for (auto& [type, line] : lines) {
        if (!line.cell.asked)
            continue;
        line.id = idOf(line);
        whole.push_back(std::move(line));
    }
    std::ranges::sort(whole, [](const TraceLine& left, const TraceLine& right) {
        if (!left.cell.type || !right.cell.type)
            return left.cell.type.has_value() && !right.cell.type;
        return precedesForDisplay(*left.cell.type, *right.cell.type);
    });
    return whole;
}

RowState stateOf(const TraceLine& line, TraceModel::Column column)
{
    const TraceCell& cell = line.cell;
    const bool isLimit = column == TraceModel::LimitColumn || column == TraceModel::BarColumn;
    if (cell.isInTheWay
        && (column == TraceModel::MarkColumn || column == TraceModel::LeftColumn
            || column == TraceModel::BarColumn))
        return RowState::Critical;
    if (isLimit && cell.limit == 0)
        return RowState::Warning;
    if (cell.isBinding && column == TraceModel::MarkColumn)
        return RowState::Notice;
    return RowState::Normal;
}

Emphasis emphasisOf(const TraceLine& line, TraceModel::Column column)
{
    if (line.kind == Kind::Whole)
        return Emphasis::Strong;
    if (line.kind == Kind::Unset || (column == TraceModel::QueueColumn && line.isRepeated))
        return Emphasis::Dim;
    if (column == TraceModel::LimitColumn && !line.cell.limit)
        return Emphasis::Dim;
    const bool isUsage = column == TraceModel::UsedColumn || column == TraceModel::LeftColumn;
    if (isUsage && !line.isKnown)
        return Emphasis::Dim;
    return line.cell.isBinding && column == TraceModel::LeftColumn ? Emphasis::Strong : Emphasis::Normal;
}

std::optional<Quantity> numberOf(const TraceLine& line, TraceModel::Column column)
{
    switch (column) {
    case TraceModel::LimitColumn:
        return line.cell.limit;
    case TraceModel::UsedColumn:
        return line.isKnown && line.kind == Kind::Level ? std::optional(line.cell.used) : std::nullopt;
    case TraceModel::AskedColumn:
        return line.cell.asked;
    case TraceModel::LeftColumn:
        return line.isKnown ? line.cell.headroom : std::nullopt;
    default:
        return std::nullopt;
    }
}

bool isNumeric(int column)
{
    return column >= TraceModel::LimitColumn && column <= TraceModel::LeftColumn;
}

QString sentence(const TraceLine& line)
{
    const AnyType& type = line.cell.type;
    return TraceModel::tr("%1: %2 of %3 used, %4 requested")
        .arg(amountName(type), amountText(type, line.cell.used), limitText(type, line.cell.limit),
             amountText(type, line.cell.asked.value_or(0)));
}

QVariant barOf(const TraceLine& line)
{
    if (line.kind != Kind::Level || !line.cell.limit || !line.isKnown)
        return {};
    UsageBar bar;
    bar.used = line.cell.used;
    bar.pending = line.cell.asked.value_or(0);
    bar.max = line.cell.limit;
    bar.type = amountName(line.cell.type);
    bar.text = sentence(line);
    return QVariant::fromValue(bar);
}

QString leftText(const TraceLine& line)
{
    if (line.kind == Kind::Unset)
        return {};
    if (!line.isKnown && (line.cell.limit || line.kind == Kind::Whole))
        return unknownText();
    return limitText(line.cell.type, line.cell.headroom);
}

QString limitOf(const TraceLine& line)
{
    if (line.kind == Kind::Whole)
        return {};
    if (line.cell.limit)
        return amountText(line.cell.type, *line.cell.limit);
    if (line.kind == Kind::Unset)
        return TraceModel::tr("not set");
    //: what holds is set above
    return line.inherited ? TraceModel::tr("(%1)").arg(amountText(line.cell.type, *line.inherited))
                          : unlimitedText();
}

QString usedText(const TraceLine& line)
{
    if (line.kind != Kind::Level)
        return {};
    return line.isKnown ? amountText(line.cell.type, line.cell.used) : unknownText();
}

/// The name alone, as deep as its level: paths take more room than there is.
QString indented(const QString& path)
{
    return QString(static_cast<qsizetype>(2 * path.count(u'.')), u'\u2002')
        + path.mid(path.lastIndexOf(u'.') + 1);
}

QString markText(const TraceLine& line)
{
    if (line.kind == Kind::Whole)
        return line.cell.isInTheWay ? TraceModel::tr("✖ does not fit")
            : line.isKnown          ? TraceModel::tr("fits")
                                    : TraceModel::tr("unknown");
    if (line.cell.isInTheWay)
        return line.cell.isBinding ? TraceModel::tr("✖ blocking ◆") : TraceModel::tr("✖ blocking");
    return line.cell.isBinding ? TraceModel::tr("◆ least headroom") : QString();
}

QString limitToolTip(const TraceLine& line)
{
    const AnyType& type = line.cell.type;
    if (line.kind == Kind::Unset)
        return TraceModel::tr("The requested resources are not limited here for %1; the limits above apply")
            .arg(subjectText(line.subject, line.name));
    if (line.cell.limit == 0)
        return TraceModel::tr("0: no %1 may be used here").arg(amountName(type));
    if (line.cell.limit)
        return type ? exactText(*type, *line.cell.limit) : QString::number(*line.cell.limit);
    return line.inherited ? TraceModel::tr("Not set here; %1 applies, set in %2")
                                .arg(amountText(type, *line.inherited), line.inheritedFrom)
                          : TraceModel::tr("Not limited: not set here or above");
}

QString toolTip(const TraceLine& line, TraceModel::Column column)
{
    const AnyType& type = line.cell.type;
    if (column == TraceModel::LimitColumn && line.kind != Kind::Whole)
        return limitToolTip(line);
    if (column == TraceModel::QueueColumn)
        return line.queue;
    if (column == TraceModel::BarColumn && line.kind == Kind::Level)
        return line.isKnown ? sentence(line) : TraceModel::tr("Usage unknown");
    if (const auto number = numberOf(line, column); number && type)
        return exactText(*type, *number);
    if (column == TraceModel::MarkColumn && line.cell.isInTheWay)
        return line.cell.isBinding
            ? TraceModel::tr("Blocks the request; least headroom of %1 along the path").arg(amountName(type))
            : TraceModel::tr("Blocks the request");
    if (column == TraceModel::MarkColumn && line.cell.isBinding)
        return TraceModel::tr("Least headroom of %1 along the path").arg(amountName(type));
    return {};
}
} // namespace

void TraceModel::setExplanation(const insight::Explanation& explanation, Origin origin, Amounts amounts)
{
    if (std::exchange(m_origin, origin) != origin)
        setRows({}); // other words for the same
    std::vector<TraceLine> lines;
    Inheritance inheritance;
    for (const TraceRow& row : explanation.rows) {
        TraceLine line;
        line.queue = QString::fromStdString(row.queue.text());
        line.subject = row.subject;
        line.name = QString::fromStdString(row.name);
        line.match = row.match;
        line.isKnown = explanation.knows(row);
        const auto add = [&](Kind kind, const TraceCell& cell) {
            line.kind = kind;
            line.cell = cell;
            line.inherited.reset();
            line.inheritedFrom.clear();
            line.isRepeated = !lines.empty() && lines.back().queue == line.queue;
            inheritance.inheritTo(line);
            line.id = idOf(line);
            lines.push_back(line);
        };
        if (row.match == Match::None) {
            add(Kind::Unset, {});
            continue;
        }
        const auto isShown = [amounts](const TraceCell& cell) {
            return amounts == Amounts::All ? cell.limit || cell.asked : cell.limit && cell.asked;
        };
        if (std::ranges::none_of(row.cells, isShown))
            add(Kind::Unset, {});
        for (const TraceCell& cell : row.cells) {
            if (!isShown(cell))
                continue;
            add(Kind::Level, cell);
            inheritance.add(lines.back());
        }
    }
    std::ranges::move(wholeWay(explanation), std::back_inserter(lines));
    setRows(std::move(lines));
}

QModelIndex TraceModel::firstInTheWay() const
{
    const auto first
        = std::ranges::find_if(rows(), [](const TraceLine& line) { return line.cell.isInTheWay; });
    return first == rows().end() ? QModelIndex() : index(static_cast<int>(first - rows().begin()), 0);
}

int TraceModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString TraceModel::matchText(const TraceLine& line) const
{
    if (line.kind == Kind::Whole)
        return {};
    switch (line.match) {
    case Match::None:
        return tr("none");
    case Match::Named:
        if (line.subject == DenialSubject::Queue)
            return line.queue.contains(u'.') ? tr("quota") : tr("cluster");
        return m_origin == Origin::Listed ? tr("listed") : tr("named");
    case Match::Wildcard:
        return tr("wildcard");
    }
    return {};
}

QString TraceModel::display(const TraceLine& line, Column column) const
{
    switch (column) {
    case QueueColumn:
        return line.kind == Kind::Whole ? tr("All levels") : indented(line.queue);
    case WhoseColumn:
        return line.kind == Kind::Whole ? QString() : subjectText(line.subject, line.name);
    case MatchColumn:
        return matchText(line);
    case ResourceColumn:
        return line.kind == Kind::Unset ? QString() : amountName(line.cell.type);
    case BarColumn:
        return {}; // the delegate draws it
    case LimitColumn:
        return limitOf(line);
    case UsedColumn:
        return usedText(line);
    case AskedColumn:
        return line.cell.asked ? amountText(line.cell.type, *line.cell.asked) : QString();
    case LeftColumn:
        return leftText(line);
    case MarkColumn:
        return markText(line);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant TraceModel::cell(const TraceLine& line, int section, int role) const
{
    const auto column = static_cast<Column>(section);
    switch (role) {
    case Qt::DisplayRole:
        return display(line, column);
    case Qt::ToolTipRole: {
        const QString text = toolTip(line, column);
        return text.isEmpty() ? display(line, column) : text;
    }
    case Qt::AccessibleTextRole:
        return column == BarColumn && barOf(line).isValid() ? QVariant(sentence(line)) : QVariant();
    case SortRole: {
        const auto number = numberOf(line, column);
        if (isNumeric(section))
            return number ? QVariant(static_cast<qint64>(*number)) : QVariant();
        return column == QueueColumn ? line.queue : display(line, column);
    }
    case UsageRole:
        return column == BarColumn ? barOf(line) : QVariant();
    case StateRole:
        return static_cast<int>(stateOf(line, column));
    case EmphasisRole:
        return static_cast<int>(emphasisOf(line, column));
    case NumericRole:
        return isNumeric(section);
    default:
        return {};
    }
}

QVariant TraceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((isNumeric(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case QueueColumn:
        return tr("Queue");
    case WhoseColumn:
        return tr("Applies to");
    case MatchColumn:
        return tr("Source");
    case ResourceColumn:
        return tr("Resource");
    case BarColumn:
        return tr("Used, requested");
    case LimitColumn:
        return tr("Limit");
    case UsedColumn:
        return tr("Used");
    case AskedColumn:
        return tr("Requested");
    case LeftColumn:
        return tr("Headroom");
    case MarkColumn:
        return tr("Result");
    case ColumnCount:
        break;
    }
    return {};
}
} // namespace quotadeck::models
