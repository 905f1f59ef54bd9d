// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/config/edit/bulkchange.h"
#include "models/document/findingsmodel.h"
#include "models/limits/configsession.h"
#include "models/table/rowlist.h"

#include <map>
#include <optional>
#include <vector>

namespace quotadeck::models {
/// What a bulk edit starts from.
struct BulkSubject
{
    std::size_t partition = 0;
    std::vector<QueuePath> queues; ///< selected; at least one
    std::vector<config::LimitAddress> limits{}; ///< selected limits of the first queue
};

/// What is to be changed, and how.
struct BulkRequest
{
    enum class Scope { SelectedLimits, Queues, Children, Subtrees };
    enum class Method { Formula, Distribution };

    Scope scope = Scope::Queues;
    config::BulkTarget target{};
    Method method = Method::Formula;
    QString formula{};
    /// Of the distribution of the guaranteed amount of the first queue to its children, whatever the scope.
    config::DistributionWeight weight = config::DistributionWeight::Guaranteed;
};

/// The change of one value by a bulk edit.
struct BulkRow
{
    QString id;
    config::BulkChange change;
    QString who; ///< whom a limit is for; empty for a queue
    std::string type; ///< a resource, or empty for the number of applications
    QString problem{}; ///< why there is no result here; the value is left as it is
    QString note{}; ///< how the result differs from the exact one
    CellProblem result{}; ///< of the place after the change, once that is known

    [[nodiscard]] bool isChange() const { return change.isChange(); }
    friend bool operator==(const BulkRow& left, const BulkRow& right)
    {
        return left.id == right.id && left.who == right.who && left.type == right.type
            && left.change.before == right.change.before && left.change.after == right.change.after
            && left.problem == right.problem && left.note == right.note && left.result == right.result;
    }
};

/// What the rules find in the text that a bulk edit gives.
struct BulkResult
{
    int places = 0; ///< changed queues or limits with an error or a warning
    int others = 0; ///< new errors and warnings at other places
    bool isAccepted = false; ///< by the scheduler
    QString refusal; ///< why the edit is not possible; empty: it is
    bool isUnknown = false; ///< there are too many changes to look at the result
};

/// Preview of one change of many values: a formula, or the distribution of a guaranteed amount. The rows and then what the
/// rules find in the result follow in the background. GUI thread only.
class BulkEditModel final : public RowList<BulkRow>
{
    Q_OBJECT
public:
    enum Column { QueueColumn, WhoColumn, BeforeColumn, AfterColumn, NoteColumn, ColumnCount };
    Q_ENUM(Column)

    explicit BulkEditModel(QObject* parent = nullptr);

    void setSubject(ConfigRevisionPtr revision, BulkSubject subject);
    void setRequest(const BulkRequest& request);

    /// Why the request is not possible at all; empty: it is.
    [[nodiscard]] const QString& problem() const { return m_problem; }
    /// Whether the rows are those of the request.
    [[nodiscard]] bool isPreviewed() const { return m_isPreviewed; }
    [[nodiscard]] int changeCount() const;
    /// How many rows stay as they are because there is no result for them.
    [[nodiscard]] int problemCount() const;
    /// All changes as one step.
    [[nodiscard]] ConfigSession::Operation operation() const;
    /// What the rules find in the result; nothing: not known yet, or there are no changes.
    [[nodiscard]] const std::optional<BulkResult>& result() const { return m_result; }

Q_SIGNALS:
    void previewed(); ///< the rows are those of the request
    void resultChanged();

private:
    struct Preview
    {
        std::vector<BulkRow> rows;
        QString problem;
    };
    struct Judgement
    {
        BulkResult result;
        std::map<QString, CellProblem> problems; ///< by row
    };
    [[nodiscard]] static Preview previewOf(const ConfigRevision& revision, const BulkSubject& subject,
                                           const BulkRequest& request,
                                           const std::optional<AmountFormula>& formula);
    [[nodiscard]] static Judgement judgementOf(const ConfigRevision& revision, std::size_t partition,
                                               const std::vector<BulkRow>& changes,
                                               const ConfigSession::Operation& operation);
    [[nodiscard]] std::vector<BulkRow> changes() const;
    void judge();

    static ColumnTable<BulkRow> columns();

    ConfigRevisionPtr m_revision;
    BulkSubject m_subject;
    BulkRequest m_request;
    QString m_problem;
    bool m_isPreviewed = false;
    std::optional<BulkResult> m_result;
    background::LatestJob m_previewJob{this};
    background::LatestJob m_judgeJob{this};
};
} // namespace quotadeck::models
