// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/quotaimpact.h"
#include "models/elastic/elasticstate.h"
#include "models/table/columntable.h"

#include <QAbstractTableModel>

#include <vector>

namespace quotadeck::models {
/// The runtimes that differ between the saved and the edited text of @p state; those that fall below what is used first.
[[nodiscard]] std::vector<elastic::RuntimeChange> runtimeChanges(const ElasticState& state);
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

    explicit RuntimeChangesModel(std::vector<elastic::RuntimeChange> changes, QObject* parent = nullptr);

    /// How many groups use more than their runtime because of the edits.
    [[nodiscard]] int countOver() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    static ColumnTable<elastic::RuntimeChange> columns();

    std::vector<elastic::RuntimeChange> m_changes;
};
} // namespace quotadeck::models
