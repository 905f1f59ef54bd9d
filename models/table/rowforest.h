// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace quotadeck::models {
/// Where a row's payload lies; dense, reused after the row went.
using RowSlot = std::uint32_t;

/// The columns from @p first to @p last of a row that differ; empty by default.
struct ColumnSpan
{
    int first = std::numeric_limits<int>::max();
    int last = -1;

    [[nodiscard]] bool isEmpty() const { return last < first; }
    [[nodiscard]] bool contains(int column) const { return first <= column && column <= last; }
    void unite(ColumnSpan other)
    {
        first = std::min(first, other.first);
        last = std::max(last, other.last);
    }
};

/// One row of a tree and its place in what is shown.
struct RowNode
{
    enum class State : std::uint8_t {
        Hidden,
        Entering, ///< will be shown, not announced yet
        Shown,
        Leaving, ///< still shown, its removal is about to be announced
    };

    std::string id; ///< empty for the root only
    RowNode* parent = nullptr; ///< null for the root only
    RowNode* holder
        = nullptr; ///< the row that it is shown below, at first the parent; null for the root only
    std::uint32_t held = 0; ///< how many rows it is the holder of
    std::vector<RowNode*> children; ///< all of them, in the order of arrival
    std::vector<RowNode*> shown; ///< those that pass the filter, in the order of the sort
    std::uint64_t sequence = 0; ///< order of arrival over the whole forest; 0 for the root
    ColumnSpan changed; ///< cells to be announced
    std::uint32_t leavingChildren = 0; ///< scratch of a removal
    RowSlot slot = 0;
    mutable int row = 0; ///< hint for RowForest::rowOf()
    State state = State::Hidden;
    bool isGroup = false;
    bool isTouched = false; ///< something is to be announced, or asked of the filter
    bool matches = false; ///< passes the filter by itself, not for a row below it
};

/// The rows behind a live tree: identity, parenthood and arrival, and below which row each is shown. Knows neither payloads
/// nor signals. Groups are rows that hold others without being their parents; they are children of no row.
///
/// Ownership: owns the nodes; a node's address is stable until it is erased.
class RowForest
{
public:
    RowForest();

    [[nodiscard]] RowNode* root() { return &m_root; }
    [[nodiscard]] const RowNode* root() const { return &m_root; }
    [[nodiscard]] RowNode* find(std::string_view id);
    [[nodiscard]] const RowNode* find(std::string_view id) const;
    /// The number of rows that are no groups.
    [[nodiscard]] std::size_t size() const { return m_byId.size() - m_groups.size(); }
    /// In the order of creation.
    [[nodiscard]] const std::vector<RowNode*>& groups() const { return m_groups; }
    /// The smallest size of an array that every slot in use fits in.
    [[nodiscard]] RowSlot slotCount() const { return static_cast<RowSlot>(m_nodes.size()); }

    /// Makes room for @p count rows if there have been none: a table that grows moves its entries many times.
    void reserve(std::size_t count);
    /// A hidden row behind the last child of @p parent. @p id must be new.
    RowNode* create(std::string_view id, RowNode* parent);
    /// A hidden group at the top. @p id must be new.
    RowNode* createGroup(std::string_view id);
    /// Makes @p node the row that arrived last.
    void renew(RowNode* node) { node->sequence = ++m_lastSequence; }
    /// Hangs a renewed row behind the last child of @p parent, which must not lie below it. Neither `shown` nor the holder
    /// changes.
    static void move(RowNode* node, RowNode* parent);
    /// Makes @p holder the row that @p node is shown below. `shown` is not touched.
    static void hold(RowNode* node, RowNode* holder);
    /// Erases rows, none below another, and all below them. Returns their slots, which are free then.
    std::vector<RowSlot> erase(const std::vector<RowNode*>& tops);

    /// Erases the groups that hold nothing. Returns their slots, which are free then.
    std::vector<RowSlot> eraseEmptyGroups();

    /// The position of a row among the shown rows of its holder, where it must be. Amortised O(1).
    [[nodiscard]] static int rowOf(const RowNode* node);
    /// True when the row and all rows above it are shown.
    [[nodiscard]] static bool isExposed(const RowNode* node);

private:
    RowNode* insert(std::string_view id, RowNode* parent);
    std::vector<RowSlot> remove(const std::vector<RowNode*>& nodes);

    RowNode m_root;
    std::vector<RowNode*> m_groups;
    std::vector<std::unique_ptr<RowNode>> m_nodes; // by slot; null where it is free
    std::unordered_map<std::string_view, RowNode*> m_byId; // the keys are the nodes' ids
    std::vector<RowSlot> m_freeSlots;
    std::uint64_t m_lastSequence = 0;
};
} // namespace quotadeck::models
