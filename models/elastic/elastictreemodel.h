// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"
#include "models/elastic/elasticcards.h"
#include "models/elastic/elasticstate.h"
#include "models/table/livetree.h"

#include <QString>

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace quotadeck::models {
/// A row of the tree of quota groups.
struct ElasticRow
{
    QString name;
    RowKind kind = RowKind::LeafQueue;
    bool lends = true;
    bool isChanged = false; ///< against the saved text
    int errors = 0; ///< findings, as the next
    int warnings = 0;
    QString difference; ///< why the cluster reports another runtime; empty: it does not, or it is not known
    QString gap; ///< why the runtime is not known; empty: it is
    QString cards; ///< cards that it may use now, by model; empty: cards are counted without their model
    QString rootOf; ///< id of the tree that it is the root of; empty: of none
    std::string type; ///< of the figures
    ElasticFigures figures;
    std::optional<ElasticFigures> now{}; ///< while an earlier moment is shown; nothing: not known
};

/// The quota groups of manifests with their configured and calculated amounts of one resource. Row id: the group's name.
/// UsageRole is valid in ShareColumn.
class ElasticTreeModel final : public LiveTree<ElasticRow>
{
    Q_OBJECT
public:
    enum Column {
        GroupColumn,
        ShareColumn,
        MinColumn,
        MaxColumn,
        WeightColumn,
        RequestColumn,
        UsedColumn,
        SavedRuntimeColumn,
        RuntimeColumn,
        NotesColumn,
        UsedNowColumn, ///< while an earlier moment is shown, as the next
        RuntimeNowColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit ElasticTreeModel(QObject* parent = nullptr);

    /// Follows @p state, null for none, with the figures of @p type.
    void setState(const ElasticStatePtr& state, ResourceType type, CardRules rules = CardRules::Count);
    /// What the groups use and may use now, while an earlier moment is shown; null: the present is shown, or that is not known.
    void setPresent(const ElasticStatePtr& present);

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    static ColumnTable<ElasticRow> columns();
    void readPresent();
    /// Nothing: not known, as of a group that is gone by now.
    [[nodiscard]] std::optional<ElasticFigures> figuresNow(const std::string& group) const;

    std::vector<std::string> m_names; ///< of the rows
    ResourceType m_type{"cpu"}; ///< of the figures
    ElasticStatePtr m_present;
    std::unordered_map<std::string, ElasticFigures> m_figuresNow; ///< of m_present, by group
    bool m_isCluster = false; ///< runtimes are compared with those that a cluster reports
};
} // namespace quotadeck::models
