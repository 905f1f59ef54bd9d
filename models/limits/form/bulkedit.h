// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "models/document/findingsmodel.h"
#include "models/limits/configsession.h"
#include "models/table/rowlist.h"

#include <map>
#include <optional>
#include <vector>

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
    TextSpan span{}; ///< of the value before; empty when it is not set
    QString problem; ///< why the formula cannot be applied here; the limit is left as it is
    CellProblem result{}; ///< of the limit after the change, once that is known

    [[nodiscard]] bool isChange() const { return problem.isEmpty() && before != after; }
    friend bool operator==(const BulkRow& left, const BulkRow& right)
    {
        return left.id == right.id && left.who == right.who && left.type == right.type
            && left.before == right.before && left.after == right.after && left.problem == right.problem
            && left.result == right.result;
    }
};

/// What the rules find in the text that a bulk edit gives.
struct BulkResult
{
    int limits = 0; ///< changed limits with an error or a warning
    int others = 0; ///< new errors and warnings at other places
    bool isAccepted = false; ///< by the scheduler
    QString refusal; ///< why the edit is not possible; empty: it is
    bool isUnknown = false; ///< there are too many limits to look at the result
};

/// Preview of a formula that is applied to one number of many limits. What the rules find in the result follows in the
/// background. GUI thread only.
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
    /// What the rules find in the result; nothing: not known yet, or there are no changes.
    [[nodiscard]] const std::optional<BulkResult>& result() const { return m_result; }

Q_SIGNALS:
    void resultChanged();

private:
    struct Judgement
    {
        BulkResult result;
        std::map<QString, CellProblem> problems; ///< by row
    };
    [[nodiscard]] static Judgement judgementOf(const ConfigRevision& revision,
                                               const std::vector<BulkRow>& changes,
                                               const ConfigSession::Operation& operation);
    void judge();

    static ColumnTable<BulkRow> columns();
    [[nodiscard]] bool isSelected(const config::LimitAddress& limit) const;

    ConfigRevisionPtr m_revision;
    std::size_t m_partition = 0;
    QueuePath m_queue;
    std::vector<config::LimitAddress> m_selected;
    std::string m_type;
    QString m_problem;
    std::optional<BulkResult> m_result;
    background::LatestJob m_job{this};
};
} // namespace quotadeck::models
