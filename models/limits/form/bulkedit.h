// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/configsession.h"
#include "models/table/rowlist.h"

#include <optional>

namespace quotadeck::models {
/// The change of one limit by a bulk edit.
struct BulkRow
{
    QString id;
    config::LimitAddress limit;
    QString who;
    std::string type; ///< a resource, or empty for the number of applications
    std::optional<std::string> before; ///< as written; nothing: not set
    std::optional<std::string> after;
    QString problem; ///< why the formula cannot be applied here; the limit is left as it is

    [[nodiscard]] bool isChange() const { return problem.isEmpty() && before != after; }
    friend bool operator==(const BulkRow& left, const BulkRow& right)
    {
        return left.id == right.id && left.who == right.who && left.type == right.type
            && left.before == right.before && left.after == right.after && left.problem == right.problem;
    }
};

/// Preview of a formula that is applied to one number of many limits. GUI thread only.
class BulkEditModel final : public RowList<BulkRow>
{
    Q_OBJECT
public:
    enum Column { QueueColumn, WhoColumn, BeforeColumn, AfterColumn, NoteColumn, ColumnCount };
    Q_ENUM(Column)
    enum class Scope { Selected, Queue, Subtree };

    explicit BulkEditModel(QObject* parent = nullptr);

    /// The limits to choose from: those of @p queue and below in @p revision, @p selected ones among them.
    void setLimits(ConfigRevisionPtr revision, std::size_t partition, const QueuePath& queue,
                   std::vector<config::LimitAddress> selected);
    /// @p type is a resource, or empty for the number of applications.
    void setRequest(Scope scope, const QString& type, const QString& formula);

    /// Why the formula is invalid; empty: it is valid.
    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] int changeCount() const;
    /// All changes as one step.
    [[nodiscard]] ConfigSession::Operation operation() const;

private:
    static ColumnTable<BulkRow> columns();
    [[nodiscard]] bool isSelected(const config::LimitAddress& limit) const;

    ConfigRevisionPtr m_revision;
    std::size_t m_partition = 0;
    QueuePath m_queue;
    std::vector<config::LimitAddress> m_selected;
    std::string m_type;
    QString m_problem;
};
} // namespace quotadeck::models
