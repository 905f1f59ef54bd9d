// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/nodes/nodelistmodel.h"

#include "models/common/celltext.h"

#include <QCoreApplication>
#include <QStringList>

#include <initializer_list>

namespace quotadeck::models {
namespace {
struct NodeTexts
{
    Q_DECLARE_TR_FUNCTIONS(NodeTexts)
};

/// The attribute that is there first of @p names: the scheduler's own, then the labels of Kubernetes.
QString attributeOf(const NodeInfo& node, std::initializer_list<const char*> names)
{
    for (const char* name : names) {
        if (const auto found = node.attributes.find(name); found != node.attributes.end())
            return QString::fromStdString(found->second);
    }
    return {};
}

QString orUnset(const QString& text)
{
    return text.isEmpty() ? unsetText() : text;
}

QString whyNoAmount(const NodeRow& row)
{
    if (!row.amounts.capacity)
        return NodeTexts::tr("Not reported for this node");
    return row.shown.shown.type
        ? NodeTexts::tr("This node has no %1").arg(QString::fromStdString(row.shown.shown.type->name()))
        : QString();
}

/// The exact amount, or why there is none.
QString exactOrWhy(const NodeRow& row, std::optional<Quantity> value)
{
    return value ? row.shown.exact(*value) : whyNoAmount(row);
}

QString sentenceOf(const NodeRow& row)
{
    const NodeFigures& figures = row.shown;
    if (!figures.hasCapacity()) {
        const QString why = whyNoAmount(row);
        return why.isEmpty()
            ? NodeTexts::tr("%1 (%2)", "node, state").arg(row.id, row.state.text())
            : NodeTexts::tr("%1 (%2): %3", "node, state, why").arg(row.id, row.state.text(), why);
    }
    const QString type = QString::fromStdString(figures.shown.type->name());
    const QString used = figures.text(figures.shown.used);
    const QString capacity = figures.text(figures.shown.max);
    const QString available = figures.text(figures.available);
    if (figures.foreign.value_or(0) == 0)
        return NodeTexts::tr("%1 (%2): %3 %4 of %5 used, %6 available", "node, state, resource type, amounts")
            .arg(row.id, row.state.text(), type, used, capacity, available);
    return NodeTexts::tr("%1 (%2): %3 %4 of %5 used, %6 of it by foreign pods, %7 available",
                         "node, state, resource type, amounts")
        .arg(row.id, row.state.text(), type, used, capacity, figures.text(figures.foreign), available);
}

NodeCell mapCell(const NodeRow& row)
{
    NodeCell cell{.name = row.id,
                  .use = row.shown.shareText(),
                  .used = row.shown.share().value(),
                  .state = row.state,
                  .useState = row.shown.share().state(),
                  .sentence = sentenceOf(row)};
    if (row.shown.hasCapacity())
        cell.foreign
            = static_cast<double>(row.shown.foreign.value_or(0)) / static_cast<double>(*row.shown.shown.max);
    return cell;
}

QString slotText(const NodeRow& row)
{
    switch (row.slot.kind) {
    case FreeSlot::Kind::Unknown:
        return unsetText();
    case FreeSlot::Kind::Closed:
    case FreeSlot::Kind::Full:
        return NodeTexts::tr("none", "no free slot");
    case FreeSlot::Kind::Free:
        return row.slot.free ? quantitiesText(row.slot.free) : row.shown.text(row.shown.available);
    }
    return {};
}

QString slotToolTip(const NodeRow& row)
{
    switch (row.slot.kind) {
    case FreeSlot::Kind::Unknown:
        return whyNoAmount(row);
    case FreeSlot::Kind::Closed:
        return NodeTexts::tr("The node takes no pods: %1").arg(row.state.text());
    case FreeSlot::Kind::Full:
        return NodeTexts::tr("No memory, vcore or pod is left on the node");
    case FreeSlot::Kind::Free:
        break;
    }
    const QString text = row.slot.free ? quantitiesText(row.slot.free) : exactOrWhy(row, row.shown.available);
    return row.state.isReserved
        ? NodeTexts::tr("%1. The node is reserved for a request that waits.").arg(text)
        : text;
}

/// Ready nodes are first, those that are not are last.
int rankOf(const NodeState& state)
{
    return (state.isReady ? 0 : 4) + (state.isSchedulable ? 0 : 2) + (state.isReserved ? 1 : 0);
}

bool isSameFigure(const NodeFigures& left, const NodeFigures& right)
{
    return left.shown.type == right.shown.type && left.shown.isTypeNamed == right.shown.isTypeNamed;
}

/// A column of one amount, whose title differs only.
template <std::optional<Quantity> NodeFigures::*Amount>
bool isSameAmount(const NodeRow& left, const NodeRow& right)
{
    return isSameFigure(left.shown, right.shown) && left.shown.*Amount == right.shown.*Amount
        && left.amounts.capacity.has_value() == right.amounts.capacity.has_value();
}

template <std::optional<Quantity> NodeFigures::*Amount>
bool isLess(const NodeRow& left, const NodeRow& right) // not known is below every amount
{
    return left.shown.*Amount < right.shown.*Amount;
}

/// Words of the filter, the same in every language; "notready" begins like no other.
QStringList statesOf(const NodeState& state)
{
    QStringList states;
    if (!state.isReady)
        states << QStringLiteral("notready");
    if (!state.isSchedulable)
        states << QStringLiteral("unschedulable");
    if (state.isReserved)
        states << QStringLiteral("reserved");
    return states.isEmpty() ? QStringList{QStringLiteral("ready")} : states;
}

QString firstStateOf(const NodeRow& row)
{
    return statesOf(row.state).first();
}

QStringList moreStatesOf(const NodeRow& row)
{
    return statesOf(row.state).mid(1);
}

QStringList hostOf(const NodeRow& row)
{
    return {row.host};
}

FilterNumber freeOf(const NodeRow& row, ResourceType type)
{
    return FilterNumber::amount(type, availableOf(row.amounts, type));
}

FilterNumber freeCpu(const NodeRow& row)
{
    static const ResourceType kType("vcore");
    return freeOf(row, kType);
}

FilterNumber freeMemory(const NodeRow& row)
{
    static const ResourceType kType("memory");
    return freeOf(row, kType);
}

/// Of the resource shown.
template <std::optional<Quantity> NodeFigures::*Amount>
FilterNumber amountIn(const NodeRow& row)
{
    return FilterNumber::amount(row.shown.shown.type, row.shown.*Amount);
}
} // namespace

QString NodeState::text() const
{
    QStringList states;
    if (!isReady)
        states << NodeTexts::tr("Not ready");
    if (!isSchedulable)
        states << NodeTexts::tr("Unschedulable");
    if (isReserved)
        states << (states.isEmpty() ? NodeTexts::tr("Reserved")
                                    : NodeTexts::tr("reserved", "after another state"));
    return states.isEmpty() ? NodeTexts::tr("Ready") : states.join(QStringLiteral(", "));
}

RowState NodeState::rowState() const
{
    if (!takesPods())
        return RowState::Warning;
    return isReserved ? RowState::Notice : RowState::Normal;
}

QString instanceTypeOf(const NodeInfo& node)
{
    return attributeOf(
        node, {"si/instance-type", "node.kubernetes.io/instance-type", "beta.kubernetes.io/instance-type"});
}

NodeState stateOf(const NodeInfo& node)
{
    const auto ready = node.attributes.find("ready");
    return {.isReady = ready == node.attributes.end() || ready->second != "false",
            .isSchedulable = node.schedulable,
            .isReserved = node.isReserved};
}

ColumnTable<NodeRow> NodeListModel::columns()
{
    using filter::FieldKind;
    using Row = const NodeRow&;
    static constexpr ColumnOf<NodeRow> kColumns[] = {
        {
            .column = NodeColumn,
            .title = QT_TR_NOOP("Node"),
            .help = QT_TR_NOOP("Node ID; hover to see the host name if it is another"),
            .filter = {.key = "node", .isMain = true, .others = hostOf},
            .text = textIn<&NodeRow::id>,
            .toolTip =
                [](Row row) {
                    return row.host.isEmpty() || row.host == row.id
                        ? row.id
                        : tr("%1 (host %2)", "node ID, host name").arg(row.id, row.host);
                },
            .spoken = sentenceOf,
            .other
            = [](Row row,
                 int role) { return role == kCellRole ? QVariant::fromValue(mapCell(row)) : QVariant(); },
            .isBefore
            = [](Row left, Row right) { return left.id.compare(right.id, Qt::CaseInsensitive) < 0; },
            .isSame =
                [](Row left, Row right) { // the cell of the map shows state and use as well
                    return left.id == right.id && left.host == right.host && left.state == right.state
                        && left.shown == right.shown;
                },
        },
        {
            .column = StateColumn,
            .title = QT_TR_NOOP("State"),
            .help = QT_TR_NOOP("Whether the node takes pods"),
            .filter = {.key = "state", .isMain = true, .text = firstStateOf, .others = moreStatesOf},
            .text = [](Row row) { return row.state.text(); },
            .toolTip =
                [](Row row) {
                    if (!row.state.isReserved)
                        return row.state.text();
                    return tr("%1. Reservations for requests that wait: %2", "state, number")
                        .arg(row.state.text())
                        .arg(row.reservations);
                },
            .state = [](Row row) { return row.state.rowState(); },
            .isBefore = [](Row left, Row right) { return rankOf(left.state) < rankOf(right.state); },
            .isSame = equalIn<&NodeRow::state, &NodeRow::reservations>,
        },
        {
            .column = UsageColumn,
            .title = QT_TR_NOOP("Usage"),
            .help
            = QT_TR_NOOP("Used and foreign of the node's capacity; the lighter part of the bar is foreign"),
            .isNumeric = true,
            .filter = {.key = "usage",
                       .kind = FieldKind::Share,
                       .number = [](Row row) { return FilterNumber::ofShare(row.shown.share()); }},
            .text = [](Row row) { return row.shown.shareText(); },
            .toolTip = sentenceOf,
            .spoken = sentenceOf,
            .state = [](Row row) { return row.shown.share().state(); },
            .emphasis = [](Row row) { return dimUnless(row.shown.hasCapacity()); },
            .bar =
                [](Row row) {
                    return row.shown.hasCapacity() ? QVariant::fromValue(row.shown.bar(sentenceOf(row)))
                                                   : QVariant();
                },
            .isBefore = [](Row left, Row right) { return left.shown.share() < right.shown.share(); },
            .isSame = equalIn<&NodeRow::shown, &NodeRow::state>,
        },
        {
            .column = UsedColumn,
            .title = QT_TR_NOOP("Used"),
            .help = QT_TR_NOOP("Allocated to applications of this scheduler"),
            .isNumeric = true,
            .filter = {.key = "used", .kind = FieldKind::Amount, .number = amountIn<&NodeFigures::allocated>},
            .text = [](Row row) { return row.shown.namedText(row.shown.allocated); },
            .toolTip = [](Row row) { return exactOrWhy(row, row.shown.allocated); },
            .emphasis = [](Row row) { return dimUnless(row.shown.allocated.value_or(0) != 0); },
            .isBefore = isLess<&NodeFigures::allocated>,
            .isSame = isSameAmount<&NodeFigures::allocated>,
        },
        {
            .column = ForeignColumn,
            .title = QT_TR_NOOP("Foreign"),
            .help = QT_TR_NOOP("Taken by pods that this scheduler does not manage"),
            .isNumeric = true,
            .filter
            = {.key = "foreign", .kind = FieldKind::Amount, .number = amountIn<&NodeFigures::foreign>},
            .text = [](Row row) { return row.shown.text(row.shown.foreign); },
            .toolTip = [](Row row) { return exactOrWhy(row, row.shown.foreign); },
            .emphasis = [](Row row) { return dimUnless(row.shown.foreign.value_or(0) != 0); },
            .isBefore = isLess<&NodeFigures::foreign>,
            .isSame = isSameAmount<&NodeFigures::foreign>,
        },
        {
            .column = AvailableColumn,
            .title = QT_TR_NOOP("Available"),
            .help = QT_TR_NOOP("Capacity that is neither used nor foreign"),
            .isNumeric = true,
            .filter
            = {.key = "available", .kind = FieldKind::Amount, .number = amountIn<&NodeFigures::available>},
            .text = [](Row row) { return row.shown.text(row.shown.available); },
            .toolTip = [](Row row) { return exactOrWhy(row, row.shown.available); },
            .emphasis = [](Row row) { return dimUnless(row.shown.available.value_or(0) != 0); },
            .isBefore = isLess<&NodeFigures::available>,
            .isSame = isSameAmount<&NodeFigures::available>,
        },
        {
            .column = CapacityColumn,
            .title = QT_TR_NOOP("Capacity"),
            .help = QT_TR_NOOP("What the node has for pods"),
            .isNumeric = true,
            .filter
            = {.key = "capacity",
               .kind = FieldKind::Amount,
               .number
               = [](Row row) { return FilterNumber::amount(row.shown.shown.type, row.shown.shown.max); }},
            .text = [](Row row) { return row.shown.text(row.shown.shown.max); },
            .toolTip = [](Row row) { return exactOrWhy(row, row.shown.shown.max); },
            .emphasis = [](Row row) { return dimUnless(row.shown.hasCapacity()); },
            .isBefore = [](Row left, Row right) { return left.shown.shown.max < right.shown.shown.max; },
            .isSame =
                [](Row left, Row right) {
                    return isSameFigure(left.shown, right.shown)
                        && left.shown.shown.max == right.shown.shown.max
                        && left.amounts.capacity.has_value() == right.amounts.capacity.has_value();
                },
        },
        {
            .column = SlotColumn,
            .title = QT_TR_NOOP("Largest free slot"),
            .help = QT_TR_NOOP(
                "Largest request that fits on the node: what is available of the resource shown. For the "
                "dominant resource it is listed for every type but pods and ephemeral-storage, and sorted "
                "by the smaller free part of memory and vcore"),
            .isNumeric = true,
            .text = slotText,
            .toolTip = slotToolTip,
            .emphasis = [](Row row) { return dimUnless(row.slot.kind == FreeSlot::Kind::Free); },
            .isBefore = [](Row left, Row right) { return left.slot.rank < right.slot.rank; },
            .isSame =
                [](Row left, Row right) { // why nothing fits is said by the state
                    return isSameFigure(left.shown, right.shown) && left.slot == right.slot
                        && left.state == right.state && left.shown.available == right.shown.available;
                },
        },
        {
            .column = UtilizationColumn,
            .title = QT_TR_NOOP("Utilization"),
            .help = QT_TR_NOOP("Used part of the capacity as the scheduler reports it, without foreign pods"),
            .isNumeric = true,
            .text =
                [](Row row) {
                    return row.shown.utilized ? percentText(QString::number(*row.shown.utilized))
                                              : unsetText();
                },
            .toolTip = [](Row row) { return row.shown.utilized ? QString() : whyNoAmount(row); },
            .emphasis = [](Row row) { return dimUnless(row.shown.utilized.value_or(0) != 0); },
            .isBefore = isLess<&NodeFigures::utilized>,
            .isSame = isSameAmount<&NodeFigures::utilized>,
        },
        {
            .column = AllocationsColumn,
            .title = QT_TR_NOOP("Allocations"),
            .help = QT_TR_NOOP("Allocations of this scheduler + foreign ones"),
            .isNumeric = true,
            .filter
            = {.key = "allocations",
               .kind = FieldKind::Count,
               .number = [](Row row) { return FilterNumber::count(static_cast<quint64>(row.allocations)); }},
            .text =
                [](Row row) {
                    return row.foreignAllocations == 0
                        ? QString::number(row.allocations)
                        : QStringLiteral("%1 + %2").arg(row.allocations).arg(row.foreignAllocations);
                },
            .toolTip =
                [](Row row) {
                    return tr("Allocations of this scheduler: %1, foreign: %2")
                        .arg(row.allocations)
                        .arg(row.foreignAllocations);
                },
            .emphasis = [](Row row) { return dimUnless(row.allocations + row.foreignAllocations != 0); },
            .isBefore =
                [](Row left, Row right) {
                    return std::pair(left.allocations, left.foreignAllocations)
                        < std::pair(right.allocations, right.foreignAllocations);
                },
            .isSame = equalIn<&NodeRow::allocations, &NodeRow::foreignAllocations>,
        },
        {
            .column = RackColumn,
            .title = QT_TR_NOOP("Rack"),
            .help = QT_TR_NOOP("Rack reported by the scheduler"),
            .filter = {.key = "rack", .isMain = true, .text = textIn<&NodeRow::rack>},
            .text = [](Row row) { return orUnset(row.rack); },
            .emphasis = [](Row row) { return dimUnless(!row.rack.isEmpty()); },
            .isBefore = orderedBy<&NodeRow::rack>,
            .isSame = equalIn<&NodeRow::rack>,
        },
        {
            .column = InstanceTypeColumn,
            .title = QT_TR_NOOP("Instance type"),
            .help = QT_TR_NOOP("Machine type of the node's attributes"),
            .filter = {.key = "type", .isMain = true, .text = textIn<&NodeRow::instanceType>},
            .text = [](Row row) { return orUnset(row.instanceType); },
            .emphasis = [](Row row) { return dimUnless(!row.instanceType.isEmpty()); },
            .isBefore = orderedBy<&NodeRow::instanceType>,
            .isSame = equalIn<&NodeRow::instanceType>,
        },
        {
            .column = ZoneColumn,
            .title = QT_TR_NOOP("Zone"),
            .help = QT_TR_NOOP("Zone of the node's attributes"),
            .filter = {.key = "zone", .isMain = true, .text = textIn<&NodeRow::zone>},
            .text = [](Row row) { return orUnset(row.zone); },
            .emphasis = [](Row row) { return dimUnless(!row.zone.isEmpty()); },
            .isBefore = orderedBy<&NodeRow::zone>,
            .isSame = equalIn<&NodeRow::zone>,
        },
    };
    static_assert(areInOrder(kColumns));
    static constexpr FieldOf<NodeRow> kFields[] = {
        {.key = "free-cpu", .kind = FieldKind::Amount, .number = freeCpu},
        {.key = "free-memory", .kind = FieldKind::Amount, .number = freeMemory},
    };
    return {kColumns, kFields};
}

NodeListModel::NodeListModel(QObject* parent) : LiveTree(columns(), parent) { }

void NodeListModel::apply(const ListDelta<NodeInfo>& delta)
{
    std::vector<Incoming> incoming;
    incoming.reserve(delta.upserted.size());
    for (const NodeInfo* node : delta.upserted) {
        NodeRow row;
        row.id = QString::fromStdString(node->id);
        row.host = QString::fromStdString(node->hostName);
        row.rack = QString::fromStdString(node->rackName);
        row.instanceType = instanceTypeOf(*node);
        row.zone = attributeOf(
            *node, {"si/zone", "topology.kubernetes.io/zone", "failure-domain.beta.kubernetes.io/zone"});
        row.state = stateOf(*node);
        row.reservations = static_cast<int>(node->reservations.size());
        row.allocations = static_cast<int>(node->allocations.size());
        row.foreignAllocations = static_cast<int>(node->foreignAllocations.size());
        row.amounts = amountsOf(*node);
        focusOn(row);
        incoming.push_back({node->id, {}, std::move(row)});
    }
    applyRows(delta.removed, std::move(incoming));
}

void NodeListModel::focusOn(NodeRow& row) const
{
    row.shown = nodeFigures(row.amounts, m_focus);
    row.slot = freeSlot(row.amounts, row.shown, m_focus, row.state.takesPods());
}

void NodeListModel::setResource(const QString& type)
{
    const Focus focus = Focus::fromText(type);
    if (focus == m_focus)
        return;
    m_focus = focus;
    reviseAll([this](NodeRow& row) { focusOn(row); });
}
} // namespace quotadeck::models

#include "moc_nodelistmodel.cpp"
