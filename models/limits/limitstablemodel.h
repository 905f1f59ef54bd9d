// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/queuepath.h"
#include "core/config/schema/effective.h"
#include "models/limits/configsession.h"
#include "models/limits/form/cellinput.h"
#include "models/limits/form/limitrow.h"
#include "models/limits/form/valuecheck.h"
#include "models/table/rowlist.h"

#include <QString>

#include <set>
#include <vector>

namespace quotadeck::models {
/// True: the cell shows the sign of its StateRole; its text is for tool tips and screen readers.
inline constexpr int kSignRole = Qt::UserRole + 102;

/// The limits of one queue of an edited configuration, one row a limit in the order of the text, those that are
/// switched off included. Editing a cell hands the session an operation; the row changes when the session's next
/// revision arrives. GUI thread only.
///
/// Shape: who, one column per resource type that any limit of the file names (vcore and memory always) or that was
///        added, applications, problem, effective, used now, drift.
class LimitsTableModel final : public RowList<LimitRow>, public CellInput
{
    Q_OBJECT
public:
    /// What a column shows. The columns of resource types stand between who and the applications.
    enum class ColumnKind { Who, Resource, Applications, Problem, Effective, Used, Drift };

    explicit LimitsTableModel(ConfigSession* session, QObject* parent = nullptr);

    /// Shows the limits of @p queue in the partition number @p partition.
    void setQueue(std::size_t partition, const QueuePath& queue);
    /// What is known of the running cluster; nullptr: nothing.
    void setLiveUsage(const LiveUsagePtr& live);
    /// What differs from the saved file and the cluster; null: nothing is known.
    void setDrift(const DriftPtr& drift);
    /// Gives the resource type @p type a column until another file is opened.
    void addType(const QString& type);

    [[nodiscard]] std::size_t partition() const { return m_partition; }
    [[nodiscard]] const QueuePath& queue() const { return m_queue; }
    [[nodiscard]] const std::vector<QString>& types() const { return m_types; }
    [[nodiscard]] ColumnKind columnKind(int column) const;
    /// The column of @p kind, the first one where there are several.
    [[nodiscard]] int columnOf(ColumnKind kind) const;
    /// What an amount of @p type of a new limit for @p who is held against.
    [[nodiscard]] QuantityContext contextOfNew(const std::string& type, const WhoNames& who) const;
    /// The column of the resource type @p type; -1 when there is none.
    [[nodiscard]] int resourceColumn(const QString& type) const;
    /// Where the cell of @p index stands in the text: its value, or the whole limit where it is not set.
    [[nodiscard]] TextSpan placeOf(const QModelIndex& index) const;

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    [[nodiscard]] InputKind inputKind(const QModelIndex& index) const override;
    [[nodiscard]] QStringList suggestions(const QModelIndex& index) const override;
    [[nodiscard]] InputCheck check(const QModelIndex& index, const QString& text) const override;

private:
    void refresh();
    void refreshColumns();
    void addDrift(std::vector<LimitRow>& limits) const;
    /// A limit in one column.
    struct Cell
    {
        const LimitRow& limit;
        const LimitCell& amount; ///< of a resource or of the applications
        std::string type; ///< of a resource
    };
    static ColumnTable<Cell> kinds(); ///< a column of each kind
    [[nodiscard]] QVariant cell(const LimitRow& row, int column, int role) const override;
    /// Of a resource or of the applications.
    [[nodiscard]] const LimitCell& amount(const LimitRow& row, int column) const;
    [[nodiscard]] std::string typeOf(int column) const;
    [[nodiscard]] QuantityContext contextOf(const QModelIndex& index) const;
    /// For @p limit among @p limits, those of the queue.
    [[nodiscard]] QuantityContext contextOf(const std::string& type, const config::LimitConfig* limit,
                                            const std::vector<config::LimitConfig>& limits) const;
    /// Of the queue; empty when it has none.
    [[nodiscard]] const std::vector<config::LimitConfig>& limits() const;
    /// What a part such as "50%" is a part of: the maximum that binds the queue.
    [[nodiscard]] std::optional<config::EffectiveValue> queueMaximum(const std::string& type) const;

    ConfigSession* m_session; // not owned
    LiveUsagePtr m_live;
    DriftPtr m_drift; ///< null: not known
    std::size_t m_partition = 0;
    QueuePath m_queue;
    std::set<std::string> m_added; ///< resource types
    std::vector<QString> m_types; ///< resource types, in display order
};
} // namespace quotadeck::models
