// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/quota/personrow.h"

namespace quotadeck::models {
namespace {
PersonRow finished(PersonRow row, const Focus& focus)
{
    row.setFocus(focus);
    row.tightest = tightestLimit(row.nodes);
    row.applications = tightestApplicationLimit(row.nodes);
    return row;
}

template <typename Usage>
PersonRow rowOf(const Usage& usage, RowKind kind, const Focus& focus)
{
    PersonRow row;
    row.owner = QString::fromStdString(usage.name.text());
    row.name = row.owner;
    row.ownerKind = kind;
    row.kind = kind;
    row.nodes.reserve(usage.nodes.size());
    for (const UsageNode& node : usage.nodes)
        row.nodes.push_back(queueUse(node));
    row.queuesInUse = queuesInUse(row.nodes);
    return finished(std::move(row), focus);
}
} // namespace

Quantity PersonRow::used() const
{
    if (binding.share.isLimited())
        return binding.used;
    return type && !nodes.empty() ? ResourceView(nodes.front().used).valueOr0(*type) : 0;
}

std::optional<Quantity> PersonRow::limit() const
{
    return binding.share.isLimited() ? std::optional(binding.limit) : std::nullopt;
}

std::optional<Quantity> PersonRow::headroom() const
{
    const auto allowed = limit();
    return allowed ? std::optional(saturatingSubtract(*allowed, binding.used)) : std::nullopt;
}

std::uint64_t PersonRow::running() const
{
    if (applications.share.isLimited())
        return static_cast<std::uint64_t>(applications.used);
    return nodes.empty() ? 0 : nodes.front().running;
}

Figures PersonRow::figures() const
{
    Figures figures;
    figures.type = type;
    figures.isTypeNamed = isTypeNamed;
    figures.used = used();
    figures.max = limit();
    figures.headroom = headroom();
    return figures;
}

void PersonRow::setFocus(const Focus& focus)
{
    type = focusType(nodes, focus);
    isTypeNamed = focus.isDominant();
    binding = type ? tightestLimit(nodes, *type) : Binding();
}

PersonRow ownerRow(const UserUsage& user, const Focus& focus)
{
    return rowOf(user, RowKind::User, focus);
}

PersonRow ownerRow(const GroupUsage& group, const Focus& focus)
{
    return rowOf(group, group.name.text() == "*" ? RowKind::WildcardGroup : RowKind::Group, focus); // UGM-14
}

PersonRow queueRow(const PersonRow& owner, std::size_t at, const Focus& focus)
{
    const QueueUse& node = owner.nodes[at];
    const bool isParent = at + 1 < owner.nodes.size() && node.path.contains(owner.nodes[at + 1].path);
    const std::string_view name = node.path.name();
    PersonRow row;
    row.owner = owner.owner;
    row.name = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    row.ownerKind = owner.ownerKind;
    row.kind = isParent ? RowKind::ParentQueue : RowKind::LeafQueue;
    row.nodes = {node};
    return finished(std::move(row), focus);
}
} // namespace quotadeck::models
