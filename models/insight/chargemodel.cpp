// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/chargemodel.h"

#include "core/ugm/limits.h"
#include "models/insight/insighttext.h"

#include <algorithm>
#include <utility>

namespace quotadeck::models {
namespace {
QString groupText(const std::optional<ugm::GroupMatch>& match)
{
    return match ? QString::fromStdString(match->group.text()) : ChargeModel::tr("none", "no group");
}

QString decided(const std::optional<ugm::GroupMatch>& match)
{
    if (!match)
        return ChargeModel::tr("no group: no group limit covers the user");
    //: group, queue
    return ChargeModel::tr("%1, by the limit in %2")
        .arg(subjectText(DenialSubject::Group, QString::fromStdString(match->group.text())),
             QString::fromStdString(match->queue.text()));
}

QString cellText(const insight::ChargeCell& cell)
{
    return cell.isChanged() ? QStringLiteral("%1 → %2").arg(groupText(cell.before), groupText(cell.after))
                            : groupText(cell.after);
}

QString toolTip(const ChargeLine& line, const insight::ChargeCell& cell, const QString& queue,
                BaselineKind before)
{
    if (!cell.isChanged())
        return ChargeModel::tr("Applications of %1 in %2 are charged to %3")
            .arg(line.id, queue, decided(cell.after));
    return (before == BaselineKind::InForce
                ? ChargeModel::tr("New applications of %1 in %2 will be charged to %3 instead of %4 "
                                  "(active configuration)")
                : ChargeModel::tr("New applications of %1 in %2 will be charged to %3 instead of %4 (last "
                                  "save)"))
        .arg(line.id, queue, decided(cell.after), decided(cell.before));
}

bool isChangedIn(const insight::ChargeMatrix& charges, std::size_t queue)
{
    for (std::size_t user = 0; user < charges.users.size(); ++user) {
        if (charges.at(user, queue).isChanged())
            return true;
    }
    return false;
}
} // namespace

bool ChargeLine::isChanged() const
{
    return std::ranges::any_of(cells, &insight::ChargeCell::isChanged);
}

bool operator==(const ChargeLine& left, const ChargeLine& right)
{
    const auto isSame = [](const insight::ChargeCell& one, const insight::ChargeCell& other) {
        return one.before == other.before && one.after == other.after;
    };
    return left.id == right.id && left.groups == right.groups
        && std::ranges::equal(left.cells, right.cells, isSame);
}

ChargeCount changedCharges(const insight::ChargeMatrix& charges)
{
    ChargeCount count;
    for (std::size_t user = 0; user < charges.users.size(); ++user) {
        const int before = count.cells;
        for (std::size_t queue = 0; queue < charges.queues.size(); ++queue)
            count.cells += charges.at(user, queue).isChanged() ? 1 : 0;
        count.people += count.cells > before ? 1 : 0;
    }
    return count;
}

void ChargeModel::setCharges(const insight::ChargeMatrix& charges, Shown shown, BaselineKind before)
{
    m_before = before; // shown in tool tips only
    std::vector<std::size_t> columns;
    std::vector<QueuePath> queues;
    for (std::size_t queue = 0; queue < charges.queues.size(); ++queue) {
        if (shown == Shown::Changed && !isChangedIn(charges, queue))
            continue;
        columns.push_back(queue);
        queues.push_back(charges.queues[queue]);
    }
    setQueues(std::move(queues));
    std::vector<ChargeLine> lines;
    for (std::size_t user = 0; user < charges.users.size(); ++user) {
        const access::UserGroups& person = charges.users[user];
        ChargeLine line{QString::fromStdString(person.user.text()), namesText(person.groups), {}};
        for (const std::size_t queue : columns)
            line.cells.push_back(charges.at(user, queue));
        if (shown == Shown::All || line.isChanged())
            lines.push_back(std::move(line));
    }
    std::stable_partition(lines.begin(), lines.end(),
                          [](const ChargeLine& line) { return line.isChanged(); });
    setRows(std::move(lines));
}

/// Other queues are other columns, which rows do not outlive.
void ChargeModel::setQueues(std::vector<QueuePath> queues)
{
    if (queues == m_queues)
        return;
    setRows({});
    if (!m_queues.empty()) {
        beginRemoveColumns({}, 1, static_cast<int>(m_queues.size()));
        m_queues.clear();
        endRemoveColumns();
    }
    if (!queues.empty()) {
        beginInsertColumns({}, 1, static_cast<int>(queues.size()));
        m_queues = std::move(queues);
        endInsertColumns();
    }
}

QString ChargeModel::queue(int column) const
{
    return column > 0 ? QString::fromStdString(m_queues[static_cast<std::size_t>(column) - 1].text())
                      : QString();
}

int ChargeModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_queues.size()) + 1;
}

QVariant ChargeModel::cell(const ChargeLine& line, int column, int role) const
{
    if (column == 0) {
        const QString name
            = line.groups.isEmpty() ? line.id : QStringLiteral("%1 (%2)").arg(line.id, line.groups);
        switch (role) {
        case Qt::DisplayRole:
        case Qt::ToolTipRole:
            return name;
        case KindRole:
            return static_cast<int>(RowKind::User);
        default:
            return {};
        }
    }
    const insight::ChargeCell& charge = line.cells[static_cast<std::size_t>(column) - 1];
    switch (role) {
    case Qt::DisplayRole:
        return cellText(charge);
    case Qt::ToolTipRole:
        return toolTip(line, charge, queue(column), m_before);
    case StateRole:
        return static_cast<int>(charge.isChanged() ? RowState::Notice : RowState::Normal);
    case EmphasisRole:
        if (charge.isChanged())
            return static_cast<int>(Emphasis::Strong);
        return static_cast<int>(charge.after ? Emphasis::Normal : Emphasis::Dim);
    default:
        return {};
    }
}

QVariant ChargeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section > static_cast<int>(m_queues.size()))
        return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return section == 0 ? tr("User (groups)") : queue(section);
    return {};
}
} // namespace quotadeck::models

#include "moc_chargemodel.cpp"
