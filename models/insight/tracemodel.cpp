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
using LineKind = TraceLine::Kind;

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

/// The lines with the smallest amount of all levels.
std::vector<TraceLine> wholeWay(const insight::Explanation& explanation)
{
    std::map<AnyType, TraceLine> lines;
    for (const TraceRow& row : explanation.rows) {
        for (const TraceCell& cell : row.cells) {
            TraceLine& line = lines[cell.type];
            line.kind = LineKind::Whole;
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

/// What the kind of a line makes of all of its cells.
Emphasis kindEmphasis(const TraceLine& line)
{
    if (line.kind == LineKind::Whole)
        return Emphasis::Strong;
    return line.kind == LineKind::Unset ? Emphasis::Dim : Emphasis::Normal;
}

/// As kindEmphasis(), but @p own where that leaves it open.
Emphasis cellEmphasis(const TraceLine& line, Emphasis own)
{
    const Emphasis emphasis = kindEmphasis(line);
    return emphasis == Emphasis::Normal ? own : emphasis;
}

RowState noRoomState(const TraceLine& line)
{
    return line.cell.limit == 0 ? RowState::Warning : RowState::Normal;
}

/// The exact amount, or @p text where there is none.
QString exactOr(const TraceLine& line, std::optional<Quantity> amount, const QString& text)
{
    return amount && line.cell.type ? exactText(*line.cell.type, *amount) : text;
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
    if (line.kind != LineKind::Level || !line.cell.limit || !line.isKnown)
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
    if (line.kind == LineKind::Unset)
        return {};
    if (!line.isKnown && (line.cell.limit || line.kind == LineKind::Whole))
        return unknownText();
    return limitText(line.cell.type, line.cell.headroom);
}

QString limitOf(const TraceLine& line)
{
    if (line.kind == LineKind::Whole)
        return {};
    if (line.cell.limit)
        return amountText(line.cell.type, *line.cell.limit);
    if (line.kind == LineKind::Unset)
        return TraceModel::tr("not set");
    //: what holds is set above
    return line.inherited ? TraceModel::tr("(%1)").arg(amountText(line.cell.type, *line.inherited))
                          : unlimitedText();
}

QString usedText(const TraceLine& line)
{
    if (line.kind != LineKind::Level)
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
    if (line.kind == LineKind::Whole)
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
    if (line.kind == LineKind::Unset)
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

QString matchText(const TraceLine& line)
{
    if (line.kind == LineKind::Whole)
        return {};
    switch (line.match) {
    case Match::None:
        return TraceModel::tr("none");
    case Match::Named:
        if (line.subject == DenialSubject::Queue)
            return line.queue.contains(u'.') ? TraceModel::tr("quota") : TraceModel::tr("cluster");
        return line.isListed ? TraceModel::tr("listed") : TraceModel::tr("named");
    case Match::Wildcard:
        return TraceModel::tr("wildcard");
    }
    return {};
}

QString levelText(const TraceLine& line)
{
    return line.kind == LineKind::Whole ? TraceModel::tr("All levels") : indented(line.queue);
}

QString askedText(const TraceLine& line)
{
    return line.cell.asked ? amountText(line.cell.type, *line.cell.asked) : QString();
}

QString markToolTip(const TraceLine& line)
{
    const QString type = amountName(line.cell.type);
    if (line.cell.isInTheWay)
        return line.cell.isBinding
            ? TraceModel::tr("Blocks the request; least headroom of %1 along the path").arg(type)
            : TraceModel::tr("Blocks the request");
    return line.cell.isBinding ? TraceModel::tr("Least headroom of %1 along the path").arg(type)
                               : markText(line);
}
} // namespace

ColumnTable<TraceLine> TraceModel::columns()
{
    using Line = const TraceLine&;
    static constexpr ColumnOf<TraceLine> kColumns[] = {
        {
            .column = QueueColumn,
            .title = QT_TR_NOOP("Queue"),
            .help = QT_TR_NOOP("Queue that has the limit, from the root down"),
            .text = levelText,
            .toolTip = [](Line line) { return line.queue.isEmpty() ? levelText(line) : line.queue; },
            .emphasis = [](Line line) { return cellEmphasis(line, dimUnless(!line.isRepeated)); },
        },
        {
            .column = WhoseColumn,
            .title = QT_TR_NOOP("Applies to"),
            .help = QT_TR_NOOP("The queue itself, or the user or group that the limit is for"),
            .text =
                [](Line line) {
                    return line.kind == LineKind::Whole ? QString() : subjectText(line.subject, line.name);
                },
            .emphasis = kindEmphasis,
        },
        {
            .column = MatchColumn,
            .title = QT_TR_NOOP("Source"),
            .help = QT_TR_NOOP("Entry of the configuration that the limit comes from"),
            .text = matchText,
            .emphasis = kindEmphasis,
        },
        {
            .column = ResourceColumn,
            .title = QT_TR_NOOP("Resource"),
            .help = QT_TR_NOOP("Resource that is limited"),
            .text
            = [](Line line) { return line.kind == LineKind::Unset ? QString() : amountName(line.cell.type); },
            .emphasis = kindEmphasis,
        },
        {
            .column = BarColumn,
            .title = QT_TR_NOOP("Share"),
            .help = QT_TR_NOOP("Usage and request as a share of the limit"),
            .toolTip =
                [](Line line) {
                    if (line.kind != LineKind::Level)
                        return QString();
                    return line.isKnown ? sentence(line) : tr("Usage unknown");
                },
            .spoken = [](Line line) { return barOf(line).isValid() ? sentence(line) : QString(); },
            .state = [](Line line) { return line.cell.isInTheWay ? RowState::Critical : noRoomState(line); },
            .emphasis = kindEmphasis,
            .bar = barOf,
        },
        {
            .column = LimitColumn,
            .title = QT_TR_NOOP("Limit"),
            .help = QT_TR_NOOP("The most that may be used"),
            .isNumeric = true,
            .text = limitOf,
            .toolTip
            = [](Line line) { return line.kind == LineKind::Whole ? QString() : limitToolTip(line); },
            .state = noRoomState,
            .emphasis = [](Line line) { return cellEmphasis(line, dimUnless(line.cell.limit.has_value())); },
        },
        {
            .column = UsedColumn,
            .title = QT_TR_NOOP("Used"),
            .help = QT_TR_NOOP("What is used now"),
            .isNumeric = true,
            .text = usedText,
            .toolTip =
                [](Line line) {
                    const bool isExact = line.isKnown && line.kind == LineKind::Level;
                    return exactOr(line, isExact ? std::optional(line.cell.used) : std::nullopt,
                                   usedText(line));
                },
            .emphasis = [](Line line) { return cellEmphasis(line, dimUnless(line.isKnown)); },
        },
        {
            .column = AskedColumn,
            .title = QT_TR_NOOP("Requested"),
            .help = QT_TR_NOOP("What is requested in addition"),
            .isNumeric = true,
            .text = askedText,
            .toolTip = [](Line line) { return exactOr(line, line.cell.asked, askedText(line)); },
            .emphasis = kindEmphasis,
        },
        {
            .column = LeftColumn,
            .title = QT_TR_NOOP("Headroom"),
            .help = QT_TR_NOOP("What is left below the limit"),
            .isNumeric = true,
            .text = leftText,
            .toolTip =
                [](Line line) {
                    return exactOr(line, line.isKnown ? line.cell.headroom : std::nullopt, leftText(line));
                },
            .state = [](Line line) { return line.cell.isInTheWay ? RowState::Critical : RowState::Normal; },
            .emphasis =
                [](Line line) {
                    if (!line.isKnown)
                        return cellEmphasis(line, Emphasis::Dim);
                    return cellEmphasis(line, line.cell.isBinding ? Emphasis::Strong : Emphasis::Normal);
                },
        },
        {
            .column = MarkColumn,
            .title = QT_TR_NOOP("Result"),
            .help = QT_TR_NOOP("Whether the request is within the limit"),
            .text = markText,
            .toolTip = markToolTip,
            .state =
                [](Line line) {
                    if (line.cell.isInTheWay)
                        return RowState::Critical;
                    return line.cell.isBinding ? RowState::Notice : RowState::Normal;
                },
            .emphasis = kindEmphasis,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

TraceModel::TraceModel(QObject* parent) : RowList(columns(), parent) { }

void TraceModel::setExplanation(const insight::Explanation& explanation, Origin origin, Amounts amounts)
{
    std::vector<TraceLine> lines;
    Inheritance inheritance;
    for (const TraceRow& row : explanation.rows) {
        TraceLine line;
        line.queue = QString::fromStdString(row.queue.text());
        line.subject = row.subject;
        line.name = QString::fromStdString(row.name);
        line.match = row.match;
        line.isListed = origin == Origin::Listed;
        line.isKnown = explanation.knows(row);
        const auto add = [&](LineKind kind, const TraceCell& cell) {
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
            add(LineKind::Unset, {});
            continue;
        }
        const auto isShown = [amounts](const TraceCell& cell) {
            return amounts == Amounts::All ? cell.limit || cell.asked : cell.limit && cell.asked;
        };
        if (std::ranges::none_of(row.cells, isShown))
            add(LineKind::Unset, {});
        for (const TraceCell& cell : row.cells) {
            if (!isShown(cell))
                continue;
            add(LineKind::Level, cell);
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
} // namespace quotadeck::models

#include "moc_tracemodel.cpp"
