// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/donormodel.h"

#include "models/common/celltext.h"
#include "models/common/messagetext.h"
#include "models/insight/insighttext.h"

#include <utility>

namespace quotadeck::models {
namespace {
using insight::Donor;

template <auto Member>
QString donorAmount(const DonorLine& line)
{
    return quantityText(line.donor.type, line.donor.*Member);
}

template <auto Member>
bool donorOrder(const DonorLine& left, const DonorLine& right)
{
    return left.donor.*Member < right.donor.*Member;
}

QString donorToolTip(const DonorLine& line)
{
    return sentence(messageText(describe(line.donor)));
}
} // namespace

ColumnTable<DonorLine> DonorModel::columns()
{
    using Line = const DonorLine&;
    static constexpr ColumnOf<DonorLine> kColumns[] = {
        {
            .column = QueueColumn,
            .title = QT_TR_NOOP("Queue"),
            .help = QT_TR_NOOP("Queue whose guaranteed resources are compared with its demand"),
            .text =
                [](Line line) {
                    const QString queue = QString::fromStdString(line.donor.queue.text());
                    return line.donor.kind == Donor::Kind::Unallotted ? tr("%1, not allotted").arg(queue)
                                                                      : queue;
                },
            .toolTip = donorToolTip,
            .emphasis = [](Line line) { return dimUnless(line.donor.given > 0); },
        },
        {
            .column = ResourceColumn,
            .title = QT_TR_NOOP("Resource"),
            .help = QT_TR_NOOP("Type of the resource, as in queues.yaml"),
            .text = [](Line line) { return amountName(line.donor.type); },
            .toolTip = donorToolTip,
            .emphasis = [](Line line) { return dimUnless(line.donor.given > 0); },
        },
        {
            .column = GuaranteedColumn,
            .title = QT_TR_NOOP("Guaranteed"),
            .help
            = QT_TR_NOOP("What the queue is guaranteed; of the root queue, the capacity of the cluster"),
            .isNumeric = true,
            .text = donorAmount<&Donor::guaranteed>,
            .toolTip = donorToolTip,
            .isBefore = donorOrder<&Donor::guaranteed>,
        },
        {
            .column = PeakColumn,
            .title = QT_TR_NOOP("Highest demand"),
            .help = QT_TR_NOOP(
                "Largest sum of used and pending in a sample; where a guarantee is not allotted, the "
                "guaranteed amounts of the child queues"),
            .isNumeric = true,
            .text = donorAmount<&Donor::peak>,
            .toolTip = donorToolTip,
            .isBefore = donorOrder<&Donor::peak>,
        },
        {
            .column = SpareColumn,
            .title = QT_TR_NOOP("Could give"),
            .help = QT_TR_NOOP("Guaranteed, less the highest demand and the margin"),
            .isNumeric = true,
            .text = donorAmount<&Donor::spare>,
            .toolTip = donorToolTip,
            .isBefore = donorOrder<&Donor::spare>,
        },
        {
            .column = GivesColumn,
            .title = QT_TR_NOOP("Gives"),
            .help = QT_TR_NOOP("The part of the amount that the changes take from this queue"),
            .isNumeric = true,
            .text
            = [](Line line) { return line.donor.given > 0 ? donorAmount<&Donor::given>(line) : unsetText(); },
            .toolTip = donorToolTip,
            .emphasis = [](Line line) { return line.donor.given > 0 ? Emphasis::Strong : Emphasis::Dim; },
            .isBefore = donorOrder<&Donor::given>,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

DonorModel::DonorModel(QObject* parent) : RowList(columns(), parent) { }

void DonorModel::setDonors(const std::vector<Donor>& donors)
{
    std::vector<DonorLine> lines;
    for (const Donor& donor : donors)
        lines.push_back({QStringLiteral("%1 %2 %3")
                             .arg(QString::fromStdString(donor.queue.text()))
                             .arg(static_cast<int>(donor.kind))
                             .arg(amountName(donor.type)),
                         donor});
    setRows(std::move(lines));
}
} // namespace quotadeck::models

#include "moc_donormodel.cpp"
