// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/document/findingsmodel.h"
#include "models/limits/configsession.h"
#include "models/limits/form/cellinput.h"
#include "models/limits/form/liveusage.h"
#include "models/limits/form/usednow.h"
#include "models/table/rowlist.h"

#include <optional>
#include <set>
#include <string>

namespace quotadeck::models {
/// One resource of the quota of a queue.
struct QuotaRow
{
    QString id; ///< the resource type
    std::string guaranteed; ///< as written; empty: not set
    std::string max; ///< likewise
    TextSpan guaranteedSpan;
    TextSpan maxSpan;
    CellProblem guaranteedProblem{};
    CellProblem maxProblem{};
    QString inherited; ///< the maximum that holds when none is set here; empty: there is none
    QString inheritedOrigin;
    QString effective; ///< the maximum that binds, of this queue or one above
    QString effectiveOrigin;
    bool isEffectiveSet = false; ///< there is a maximum at all
    UsedNow used{}; ///< of the effective maximum, or else of the nodes

    friend bool operator==(const QuotaRow&, const QuotaRow&) = default;
};

/// The quota of one queue of an edited configuration, or that of the queues which are made below it, one row a
/// resource. Editing a cell hands the session an operation. GUI thread only.
///
/// Shape: resource, guaranteed, max, effective max, used now. The types are those that the queue or one above it sets, vcore and
///        memory always, and those that were added.
class QuotaTableModel final : public RowList<QuotaRow>, public CellInput
{
    Q_OBJECT
public:
    enum Column { ResourceColumn, GuaranteedColumn, MaxColumn, EffectiveColumn, UsedColumn, ColumnCount };
    Q_ENUM(Column)
    /// Whose quota.
    enum class Of { Queue, ChildTemplate };

    QuotaTableModel(Of of, ConfigSession* session, QObject* parent = nullptr);

    void setQueue(std::size_t partition, const QueuePath& queue);
    void setLiveUsage(const LiveUsagePtr& live);
    /// The current one of the session; null before there is a file.
    [[nodiscard]] ConfigRevisionPtr revision() const { return m_session->revision(); }
    /// Gives the resource type @p type a row until another queue is shown.
    void addType(const QString& type);
    /// Takes the resource of this row out of the quota, in one step.
    void removeType(int row);
    /// True when the resource of this row stands in the text.
    [[nodiscard]] bool isSet(int row) const;
    /// Why nothing can be set; empty: it can.
    [[nodiscard]] QString lock() const;
    /// Where the cell stands in the text; empty where nothing is set.
    [[nodiscard]] TextSpan placeOf(const QModelIndex& index) const;

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    [[nodiscard]] InputKind inputKind(const QModelIndex&) const override { return InputKind::Amount; }
    [[nodiscard]] QStringList suggestions(const QModelIndex&) const override { return {}; }
    [[nodiscard]] InputCheck check(const QModelIndex& index, const QString& text) const override;

Q_SIGNALS:
    void lockChanged(); ///< lock()

private:
    void refresh();
    [[nodiscard]] std::vector<QuotaRow> makeRows(const ConfigRevision& revision) const;
    static ColumnTable<QuotaRow> columns();
    [[nodiscard]] const config::ResourcesConfig* resources(const ConfigRevision& revision) const;
    /// Of the map with @p column; none where nothing can be written.
    [[nodiscard]] std::optional<config::ConfigPlace> mapPlace(const ConfigRevision& revision,
                                                              int column) const;
    /// The smallest maximum above, as text.
    [[nodiscard]] std::optional<std::string> wholeOf(const std::string& type) const;

    Of m_of;
    ConfigSession* m_session; // not owned
    LiveUsagePtr m_live;
    std::size_t m_partition = 0;
    QueuePath m_queue;
    std::set<std::string> m_added; ///< resource types
};
} // namespace quotadeck::models
