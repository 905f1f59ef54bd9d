// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/configsession.h"
#include "models/table/rowlist.h"

#include <optional>

namespace quotadeck::models {
/// A placement rule, or one of its parent rules, in the form.
struct RuleRow
{
    QString id; ///< the place, as in messages
    config::ConfigPlace place;
    std::size_t rule = 0; ///< position of the rule in the list
    int depth = 0; ///< 0: the rule itself, 1: its parent rule, 2: the parent of that
    QString name;
    QString value;
    QString filter;
    bool creates = false;
    bool hasParent = false;
    TextSpan span;

    friend bool operator==(const RuleRow&, const RuleRow&) = default;
};

/// The placement rules of a partition in the order in which they are asked, each followed by its parent rules.
/// GUI thread only.
class RuleListModel final : public RowList<RuleRow>
{
    Q_OBJECT
public:
    enum Column { NumberColumn, RuleColumn, ValueColumn, CreateColumn, FilterColumn, ColumnCount };
    Q_ENUM(Column)

    explicit RuleListModel(ConfigSession* session, QObject* parent = nullptr);

    void setPartition(std::size_t partition);
    [[nodiscard]] std::size_t ruleCount() const;
    /// The row of rule number @p rule itself; -1 when there is none.
    [[nodiscard]] int rowOfRule(std::size_t rule) const;

    // Each is one step of the session. @p row is one of this model.

    void add(); ///< a rule "provided" at the end
    void remove(int row); ///< a rule with its parents, or a parent rule with those above it
    void addParent(int row); ///< a parent rule "user", where there is none
    void move(int row, int by); ///< the rule that the row belongs to

private:
    static ColumnTable<RuleRow> columns();
    void refresh();
    [[nodiscard]] config::ConfigPlace list() const;

    ConfigSession* m_session; // not owned
    std::size_t m_partition = 0;
};
} // namespace quotadeck::models
