// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/elastic/elasticstate.h"
#include "models/table/columntable.h"

#include <QAbstractTableModel>

#include <string>
#include <vector>

namespace quotadeck::models {
/// What edits do to the runtime of one group for one resource.
struct RuntimeChange
{
    std::string group;
    ResourceType type;
    std::optional<Quantity> before; ///< empty: not known, or no such group
    std::optional<Quantity> after; ///< empty: not known
    std::optional<Quantity> used; ///< empty: not known
    bool isOver = false; ///< more is used than the runtime after the edits, but not than the one before
};

/// The runtimes that differ between the saved and the edited text of @p state; those that fall below what is used first.
[[nodiscard]] std::vector<RuntimeChange> runtimeChanges(const ElasticState& state);
/// Some runtime before the edits and after them is known.
[[nodiscard]] bool areRuntimesKnown(const ElasticState& state);

/// Changes of runtimes, a row each. GUI thread only.
class RuntimeChangesModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        GroupColumn,
        ResourceColumn,
        BeforeColumn,
        AfterColumn,
        UsedColumn,
        EffectColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit RuntimeChangesModel(std::vector<RuntimeChange> changes, QObject* parent = nullptr);

    /// How many groups use more than their runtime because of the edits.
    [[nodiscard]] int countOver() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    static ColumnTable<RuntimeChange> columns();

    std::vector<RuntimeChange> m_changes;
};
} // namespace quotadeck::models
