// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table/rowforest.h"

#include <QtGlobal>

#include <algorithm>
#include <unordered_set>

namespace quotadeck::models {
RowForest::RowForest()
{
    m_root.state = RowNode::State::Shown;
    m_root.matches = true;
}

RowNode* RowForest::find(std::string_view id)
{
    const auto found = m_byId.find(id);
    return found == m_byId.end() ? nullptr : found->second;
}

const RowNode* RowForest::find(std::string_view id) const
{
    const auto found = m_byId.find(id);
    return found == m_byId.end() ? nullptr : found->second;
}

void RowForest::reserve(std::size_t count)
{
    if (!m_nodes.empty())
        return;
    m_nodes.reserve(count);
    m_byId.reserve(count);
}

RowNode* RowForest::insert(std::string_view id, RowNode* parent)
{
    Q_ASSERT(!m_byId.contains(id));
    if (m_freeSlots.empty()) {
        m_freeSlots.push_back(slotCount());
        m_nodes.emplace_back();
    }
    const RowSlot slot = m_freeSlots.back();
    m_freeSlots.pop_back();
    m_nodes[slot] = std::make_unique<RowNode>();
    RowNode* node = m_nodes[slot].get();
    node->id = id;
    node->slot = slot;
    node->parent = parent;
    renew(node);
    hold(node, parent);
    m_byId.emplace(node->id, node);
    return node;
}

RowNode* RowForest::create(std::string_view id, RowNode* parent)
{
    RowNode* node = insert(id, parent);
    parent->children.push_back(node);
    return node;
}

RowNode* RowForest::createGroup(std::string_view id)
{
    m_groups.push_back(insert(id, &m_root));
    m_groups.back()->isGroup = true;
    return m_groups.back();
}

void RowForest::hold(RowNode* node, RowNode* holder)
{
    if (node->holder)
        --node->holder->held;
    node->holder = holder;
    ++holder->held;
}

void RowForest::move(RowNode* node, RowNode* parent)
{
    std::erase(node->parent->children, node);
    node->parent = parent;
    parent->children.push_back(node);
}

std::vector<RowSlot> RowForest::erase(const std::vector<RowNode*>& tops)
{
    const std::unordered_set<const RowNode*> doomed(tops.begin(), tops.end());
    std::unordered_set<RowNode*> parents;
    for (const RowNode* top : tops)
        parents.insert(top->parent);
    for (RowNode* parent : parents)
        std::erase_if(parent->children, [&doomed](const RowNode* child) { return doomed.contains(child); });

    std::vector<RowNode*> all = tops;
    for (std::size_t next = 0; next < all.size(); ++next) {
        const auto& children = all[next]->children;
        all.insert(all.end(), children.begin(), children.end());
    }
    return remove(all);
}

std::vector<RowSlot> RowForest::eraseEmptyGroups()
{
    const auto kept
        = std::ranges::stable_partition(m_groups, [](const RowNode* group) { return group->held > 0; });
    const std::vector<RowNode*> empty(kept.begin(), kept.end());
    m_groups.erase(kept.begin(), kept.end());
    return remove(empty);
}

/// Returns the slots of @p nodes, which are free then.
std::vector<RowSlot> RowForest::remove(const std::vector<RowNode*>& nodes)
{
    for (const RowNode* node : nodes)
        --node->holder->held; // while all of them exist
    std::vector<RowSlot> slots;
    for (const RowNode* node : nodes) {
        const RowSlot slot = node->slot;
        slots.push_back(slot);
        m_byId.erase(node->id);
        m_nodes[slot].reset();
    }
    m_freeSlots.insert(m_freeSlots.end(), slots.begin(), slots.end());
    return slots;
}

int RowForest::rowOf(const RowNode* node)
{
    const auto& siblings = node->holder->shown;
    const auto hint = static_cast<std::size_t>(node->row);
    if (hint >= siblings.size() || siblings[hint] != node) {
        // Rows before this one came or went. Numbering all anew makes the next questions cheap.
        for (std::size_t row = 0; row < siblings.size(); ++row)
            siblings[row]->row = static_cast<int>(row);
    }
    Q_ASSERT(siblings.at(static_cast<std::size_t>(node->row)) == node);
    return node->row;
}

bool RowForest::isExposed(const RowNode* node)
{
    for (; node->holder; node = node->holder) {
        if (node->state != RowNode::State::Shown && node->state != RowNode::State::Leaving)
            return false;
    }
    return true;
}
} // namespace quotadeck::models
