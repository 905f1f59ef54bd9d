// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elastic/elastictotal.h"

#include "core/elastic/quotasnapshot.h"
#include "models/common/messagetext.h"

#include <QCoreApplication>

#include <algorithm>

namespace quotadeck::models {
namespace {
using elastic::QuotaTable;
using elastic::TreeTotal;

struct TotalTexts
{
    Q_DECLARE_TR_FUNCTIONS(ElasticTotal)
};

QString nameOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The root of the tree that @p group is in.
std::optional<QuotaTable::Row> rootOf(const ElasticState& state, std::string_view group)
{
    auto row = state.now ? state.now->table.find(group) : std::nullopt;
    while (row && !state.now->table.isRoot(*row))
        row = state.now->table.parent(*row);
    return row;
}

/// Writes the lines of one tree.
class Account
{
public:
    Account(const ElasticState& state, const TreeTotal& total, ResourceType type)
        : m_state(state)
        , m_total(total)
        , m_type(type)
    {
    }

    QList<CalculationStep> lines(bool isKnown)
    {
        if (m_total.allocatable.find(m_type))
            addMachines();
        if (m_total.tree.empty())
            addDefaultTree();
        else if (isKnown)
            add(TotalTexts::tr("Root of the tree"), m_total.shared.valueOr0(m_type),
                TotalTexts::tr("From the annotation total-resource of its root (EQ-54)"));
        add(TotalTexts::tr("Available to the first level"), m_total.shared.valueOr0(m_type), {});
        m_lines.last().isResult = true;
        if (!isKnown)
            m_lines.last().amount = TotalTexts::tr("unknown");
        return std::move(m_lines);
    }

private:
    void add(const QString& title, Quantity amount, const QString& reason)
    {
        m_lines.append({title, {}, elasticText(m_type.name(), amount), reason, false});
    }

    void addMachines()
    {
        const auto count = static_cast<int>(m_total.machines);
        add(m_total.tree.empty() ? TotalTexts::tr("All nodes") : TotalTexts::tr("Nodes of the tree"),
            m_total.allocatable.valueOr0(m_type),
            m_total.tree.empty()
                ? TotalTexts::tr("Capacity of %n nodes, schedulable or not (EQ-55)", nullptr, count)
                : TotalTexts::tr("Capacity of %n nodes of its pool (EQ-56)", nullptr, count));
        if (const Quantity closed = m_total.unschedulable.valueOr0(m_type); closed > 0)
            add(TotalTexts::tr("of which unschedulable"), closed,
                TotalTexts::tr("On nodes that accept no new pods. Included because pods running there "
                               "continue (EQ-55)"));
    }

    void addDefaultTree()
    {
        const auto told = m_state.total.find(m_type);
        const bool isOfMachines = told && m_total.allocatable.find(m_type) == told;
        if (told && !isOfMachines)
            add(TotalTexts::tr("Cluster total"), *told,
                m_total.machines > 0 ? TotalTexts::tr("Entered value, used instead of the sum of nodes")
                                     : TotalTexts::tr("Entered or reported value; no nodes are known"));
        if (const Quantity used = m_total.reservedUsed.valueOr0(m_type); used != 0)
            add(TotalTexts::tr("System and default"), -used,
                TotalTexts::tr("Used by pods of these two groups, which are served first (EQ-52)"));
        if (const Quantity others = m_total.ofOtherTrees.valueOr0(m_type); others != 0)
            add(TotalTexts::tr("Other trees"), -others,
                TotalTexts::tr("Reserved for trees with their own totals (EQ-54)"));
    }

    const ElasticState& m_state;
    const TreeTotal& m_total;
    ResourceType m_type;
    QList<CalculationStep> m_lines;
};
} // namespace

QList<CalculationStep> totalAccount(const ElasticState& state, std::string_view group, ResourceType type)
{
    const auto root = rootOf(state, group);
    if (!root)
        return {};
    const auto totals = elastic::treeTotals(state.now->table, state.machines);
    return Account(state, totals[*root], type).lines(state.now->isTotalKnown(*root, type));
}

QString treeGap(const Error& treeError)
{
    const QString where = QString::fromStdString(treeError.where);
    const QString message = messageText(treeError.message);
    return treeError.code == ErrorCode::Parse
        ? TotalTexts::tr("A part of the file cannot be read, so not all groups are known: line %1: %2")
              .arg(where, message)
        : TotalTexts::tr("The groups do not form a tree: %1: %2", "group, reason").arg(where, message);
}

QString totalGap(const ElasticState& state, std::string_view group, ResourceType type)
{
    if (state.treeError)
        return treeGap(*state.treeError);
    const auto root = rootOf(state, group);
    if (!root || state.now->isTotalKnown(*root, type))
        return {};
    const bool isRemote = state.cluster != nullptr;
    if (*root != 0)
        return (isRemote
                    ? TotalTexts::tr("The scheduler service does not report the total of %2 of tree %1; it "
                                     "is in the annotation total-resource of its root")
                    : TotalTexts::tr("The total of %2 of tree %1 is unknown: the annotation total-resource "
                                     "of its root is missing or does not contain it"))
            .arg(nameOf(state.now->table.name(*root)), nameOf(type.name()));
    if (!state.total.find(type))
        return TotalTexts::tr("Requires the cluster total: enter the total of %1 in “Cluster total”")
            .arg(nameOf(type.name()));
    return TotalTexts::tr("The share of tree %1 is not reported, so the remainder for the default tree is "
                          "unknown")
        .arg(nameOf(state.silentTrees.front()));
}

std::vector<const elastic::QuotaMachine*> countedMachines(const ElasticState& state, std::string_view group)
{
    std::vector<const elastic::QuotaMachine*> machines;
    const auto root = rootOf(state, group);
    for (const elastic::QuotaMachine& machine : state.machines) {
        if (root && (*root == 0 || machine.tree == state.now->table.name(*root)))
            machines.push_back(&machine);
    }
    return machines;
}
} // namespace quotadeck::models
