// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/livetree.h"
#include "models/common/roles.h"
#include "models/elastic/elasticcards.h"
#include "models/elastic/elasticfigures.h"

#include <QString>

namespace quotadeck::models {
/// What the tree of quota groups knows of a group.
struct ElasticRow
{
    QString name;
    RowKind kind = RowKind::LeafQueue;
    bool lends = true;
    bool isChanged = false; ///< against the saved text
    int errors = 0; ///< findings, as the next
    int warnings = 0;
    QString
        difference; ///< why the cluster's runtime is not ours, a sentence; empty where it is, or not known
    QString gap; ///< why the runtime is not known, a sentence; empty where it is
    QString cards; ///< what it may get now of each model; empty: cards are counted alone
    QString rootOf; ///< id of the tree that it is the root of; empty: of none
    std::string type; ///< of the figures
    ElasticFigures figures;
};

/// The quota groups of manifests with what is configured and what follows, of one resource. Row id: the group's name.
/// UsageRole is valid in ShareColumn; SortRole is qint64 in base units, QString for texts, invalid for what is not set
/// or not known.
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
        ColumnCount
    };
    Q_ENUM(Column)

    explicit ElasticTreeModel(QObject* parent = nullptr);

    /// Follows @p state, null for none, with the figures of @p type.
    void setState(const ElasticStatePtr& state, ResourceType type, CardRules rules = CardRules::Count);
    /// Shows only groups whose name contains @p text in any case, and their ancestors. Empty: all.
    void setFilterText(const QString& text);

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QVariant cell(const ElasticRow& row, int column, int role) const override;
    [[nodiscard]] bool isBefore(const ElasticRow& left, const ElasticRow& right, int column) const override;
    [[nodiscard]] bool isSameCell(const ElasticRow& left, const ElasticRow& right, int column) const override;
    [[nodiscard]] bool isMatch(const ElasticRow& row) const override;

    std::vector<std::string> m_names; ///< of the rows
    QString m_filter;
    bool m_isCluster = false; ///< what is compared with is what a cluster reports
};
} // namespace quotadeck::models
