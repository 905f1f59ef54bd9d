// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/oversubscriptionmodel.h"

#include "core/insight/insightreport.h"
#include "models/common/celltext.h"
#include "models/common/messagetext.h"
#include "models/insight/insighttext.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <utility>

namespace quotadeck::models {
namespace {
using insight::Claim;
using insight::Oversubscription;

QString claimText(const OversubscriptionLine& line)
{
    switch (line.pair.shown().claim) {
    case Claim::Guaranteed:
        return OversubscriptionModel::tr("Guaranteed amounts of child queues");
    case Claim::Max:
        return OversubscriptionModel::tr("Maxima of child queues");
    case Claim::Users:
        return OversubscriptionModel::tr("Limits of named users");
    case Claim::Groups:
        return OversubscriptionModel::tr("Limits of named groups");
    }
    return {};
}

QString sumText(const std::optional<Oversubscription>& row)
{
    return row ? quantityText(row->type, row->sum) : OversubscriptionModel::tr("none");
}

/// Rounded down: a sum that fits must not seem to exceed its base.
QString factorText(const OversubscriptionLine& line)
{
    const auto factor = line.pair.after ? line.pair.after->factor() : std::nullopt;
    return factor ? percentText(QString::number(std::floor(*factor * 100), 'f', 0)) : unsetText();
}

QString baseText(const OversubscriptionLine& line)
{
    const Oversubscription& row = line.pair.shown();
    return row.base ? quantityText(row.type, *row.base) : unknownText();
}

QString baseToolTip(const OversubscriptionLine& line)
{
    const Oversubscription& row = line.pair.shown();
    if (!row.base)
        return OversubscriptionModel::tr("No max up to the root, and the capacity is not known");
    const QString amount = exactText(row.type, *row.base);
    return row.baseQueue.isEmpty() ? OversubscriptionModel::tr("%1, the capacity of the cluster").arg(amount)
                                   : OversubscriptionModel::tr("%1, the max of %2")
                                         .arg(amount, QString::fromStdString(row.baseQueue.text()));
}

QString largestText(const OversubscriptionLine& line)
{
    const Oversubscription& row = line.pair.shown();
    QStringList parts;
    if (!row.top.empty())
        parts << messageText(insight::contributorsMessage(row));
    if (row.hasUnlimited)
        parts << OversubscriptionModel::tr("some are not limited");
    if (row.eachOther) {
        const QString amount = quantityText(row.type, *row.eachOther);
        parts << (row.claim == Claim::Users
                      ? OversubscriptionModel::tr("each other user: %1").arg(amount)
                      : OversubscriptionModel::tr("all other groups together: %1").arg(amount));
    }
    return parts.join(QStringLiteral("; "));
}

bool isOver(const OversubscriptionLine& line)
{
    return line.pair.after && line.pair.after->isOver();
}

/// Guaranteed amounts are promises; maxima and limits are usually above what there is.
RowState overState(const OversubscriptionLine& line)
{
    if (!isOver(line))
        return RowState::Normal;
    return line.pair.after->claim == Claim::Guaranteed ? RowState::Warning : RowState::Notice;
}
} // namespace

ColumnTable<OversubscriptionLine> OversubscriptionModel::columns()
{
    using Line = const OversubscriptionLine&;
    static constexpr ColumnOf<OversubscriptionLine> kColumns[] = {
        {
            .column = QueueColumn,
            .title = QT_TR_NOOP("Queue"),
            .help = QT_TR_NOOP("Queue whose children or limits are added up"),
            .text = [](Line line) { return QString::fromStdString(line.pair.shown().queue.text()); },
            .emphasis = [](Line line) { return dimUnless(!line.isRepeated); },
        },
        {
            .column = ClaimColumn,
            .title = QT_TR_NOOP("Sum of"),
            .help = QT_TR_NOOP("What is added up"),
            .text = claimText,
        },
        {
            .column = ResourceColumn,
            .title = QT_TR_NOOP("Resource"),
            .help = QT_TR_NOOP("Type of the resource, as in queues.yaml"),
            .text = [](Line line) { return amountName(line.pair.shown().type); },
        },
        {
            .column = BeforeColumn,
            .title = QT_TR_NOOP("Before"),
            .help = QT_TR_NOOP("The sum before the edits"),
            .isNumeric = true,
            .text = [](Line line) { return line.isCompared ? sumText(line.pair.before) : unknownText(); },
            .emphasis = [](Line line) { return dimUnless(line.isChanged()); },
        },
        {
            .column = SumColumn,
            .title = QT_TR_NOOP("Sum"),
            .help = QT_TR_NOOP("The sum after the edits"),
            .isNumeric = true,
            .text = [](Line line) { return sumText(line.pair.after); },
            .emphasis = [](Line line) { return line.isChanged() ? Emphasis::Strong : Emphasis::Normal; },
        },
        {
            .column = BaseColumn,
            .title = QT_TR_NOOP("Available"),
            .help = QT_TR_NOOP("The smallest max up to the root, or the capacity of the cluster"),
            .isNumeric = true,
            .text = baseText,
            .toolTip = baseToolTip,
        },
        {
            .column = FactorColumn,
            .title = QT_TR_NOOP("Factor"),
            .help = QT_TR_NOOP("The sum in percent of the available amount"),
            .isNumeric = true,
            .text = factorText,
            .state = overState,
            .emphasis = [](Line line) { return dimUnless(isOver(line)); },
        },
        {
            .column = LargestColumn,
            .title = QT_TR_NOOP("Largest"),
            .help = QT_TR_NOOP("The largest part of the sum"),
            .text = largestText,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

OversubscriptionModel::OversubscriptionModel(QObject* parent) : RowList(columns(), parent) { }

bool OversubscriptionLine::isChanged() const
{
    return isCompared && pair.before != pair.after;
}

void OversubscriptionModel::setOutcome(const OversubscriptionOutcome& outcome)
{
    std::vector<OversubscriptionLine> lines;
    for (const OversubscriptionPair& pair : outcome.pairs) {
        const Oversubscription& row = pair.shown();
        OversubscriptionLine line;
        line.id = QStringLiteral("%1 %2 %3")
                      .arg(QString::fromStdString(row.queue.text()))
                      .arg(static_cast<int>(row.claim))
                      .arg(amountName(row.type));
        line.isRepeated = !lines.empty() && lines.back().pair.shown().queue == row.queue;
        line.isCompared = outcome.hasBefore;
        line.pair = pair;
        lines.push_back(std::move(line));
    }
    setRows(std::move(lines));
}

int OversubscriptionModel::overCount() const
{
    return static_cast<int>(std::ranges::count_if(rows(), isOver));
}
} // namespace quotadeck::models

#include "moc_oversubscriptionmodel.cpp"
