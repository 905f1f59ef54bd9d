// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/livetree.h"
#include "models/common/roles.h"
#include "models/elastic/elasticstate.h"

#include <QString>

#include <optional>

namespace quotadeck::models {
/// The numbers of a group for one resource.
struct ElasticFigures
{
    std::optional<Quantity> min; ///< empty: not set, which counts as 0
    std::optional<Quantity> effectiveMin; ///< as scaled; empty: not known
    std::optional<Quantity> max; ///< empty: the resource is neither counted nor limited here (EQ-18)
    std::optional<Quantity> weight; ///< empty: max counts (EQ-9)
    std::optional<Quantity> request; ///< empty: not known
    std::optional<Quantity> used; ///< empty: not known
    std::optional<Quantity> runtime; ///< empty: not known
    /// Of the tree as saved, or as the cluster reports it; empty: not known, or no such group.
    std::optional<Quantity> savedRuntime;

    [[nodiscard]] Quantity overuse() const; ///< used above runtime; 0 as long as one of the two is not known

    friend bool operator==(const ElasticFigures&, const ElasticFigures&) = default;
};

/// The figures of the group of @p manifest, which is of @p state; those that do not depend on a solution where there is none.
[[nodiscard]] ElasticFigures elasticFigures(const ElasticState& state, const elastic::QuotaManifest& manifest,
                                            ResourceType type);

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
    void setState(const ElasticStatePtr& state, ResourceType type);
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
