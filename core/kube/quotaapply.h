// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kube/apply.h"
#include "core/kube/clusterquotas.h"
#include "core/kube/quotaplan.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace quotadeck::kube {
/// The elastic quotas of a cluster, as QuotaApply uses them.
class QuotaServer : public ApplyServer
{
public:
    /// What the server answers to a write: the object, or for a deletion anything.
    using WriteTaker = std::function<void(const tl::expected<std::string, Refusal>&)>;

    virtual void read(Taker<ClusterQuotas> take) = 0;
    /// One group as it is now; nothing: there is none.
    virtual void readOne(const std::string& nameSpace, const std::string& name,
                         Taker<std::optional<StoredQuota>> take)
        = 0;
    virtual void askForRight(const Action& action, Taker<AccessVerdict> take) = 0;
    virtual void write(const ObjectWrite& write, Storing storing, WriteTaker take) = 0;
    /// What messages call the cluster.
    [[nodiscard]] virtual std::string place() const = 0;
};

/// Makes manifests the elastic quotas of a cluster: reads what that has, plans the steps, asks for the rights and lets the API
/// server judge every object in a dry run, waits for the decision to go on, and then writes one object after the other. It stops at the
/// first that is refused. What somebody else changed meanwhile is kept, or is a conflict.
///
/// Shape:     a scheduler in use changes its objects every second, so a version that is no longer the newest alone stops nothing.
/// Errors:    every step reports its own; nothing is written before proceed().
/// Threading: thread of the server.
/// Ownership: the server outlives it; end the server, not this object alone, while something is under way.
class QuotaApply
{
public:
    QuotaApply(QuotaServer& server, QuotaWish wish, ApplyListener listener);

    void start(); ///< Once.
    void proceed(); ///< Once, after ready().

    [[nodiscard]] const QuotaWish& wish() const { return m_wish; }
    /// Known from the end of the step Plan on; its steps have the state of each object.
    [[nodiscard]] const QuotaPlan& plan() const { return m_plan; }
    [[nodiscard]] std::size_t appliedCount() const;
    [[nodiscard]] std::vector<std::string> appliedNames() const;
    /// What a failure was.
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    /// The run ended because somebody else has changed the same, perhaps after some objects were written.
    [[nodiscard]] bool isConflict() const { return m_isConflict; }

    /// What the edits in the manifests began with, and what the cluster has now, as texts to be merged with them.
    [[nodiscard]] std::string baseText() const;
    [[nodiscard]] std::string theirText() const;
    /// The base for the manifests from now on, if they had one: what was applied is what the manifests say.
    [[nodiscard]] std::optional<std::string> nextBase() const;
    /// What takes back all that was applied, or may be, and nothing else.
    [[nodiscard]] QuotaWish rollBack() const;

private:
    using Written = tl::expected<std::string, Refusal>;

    void takeText(const Status& readable);
    void takeCluster(const Result<ClusterQuotas>& now);
    void takePlan(Result<QuotaPlan> plan);
    [[nodiscard]] Message planMessage() const;
    void askNext();
    void takeRight(const Action& action, const Result<AccessVerdict>& verdict);
    void concludeRights();
    void tryNext();
    void takeTrial(const Written& written);
    void writeNext();
    void takeWritten(const Written& written);
    void storeDone(const std::string& answer);
    void lookAgain(const Refusal& refusal);
    void takeNow(const Refusal& refusal, const Result<std::optional<StoredQuota>>& now);
    void mergeWith(const StoredQuota& now);
    void settle(const StoredQuota& now, const Refusal& refusal);
    void writeStep(Storing storing);
    void markApplied(Message detail);
    void stop(QuotaStepState state, const Error& error, ApplyOutcome outcome);
    [[nodiscard]] Error ofStep(Error error);
    void update(QuotaStepState state, Message detail);
    void report(ApplyStep step, ApplyState state, const Message& detail = {}) const;
    void end(ApplyStep step, const Error& error, ApplyOutcome outcome);
    [[nodiscard]] QuotaStep& step() { return m_plan.steps[m_at]; }

    QuotaServer& m_server;
    QuotaWish m_wish;
    ApplyListener m_listener;
    ClusterQuotas m_before; ///< as read
    ClusterQuotas m_now; ///< as far as it is known now
    QuotaPlan m_plan;
    std::vector<Action> m_actions; ///< rights that are still to be asked for
    std::vector<std::string> m_missingRights;
    std::size_t m_at = 0; ///< the step whose turn it is
    int m_attempts = 0; ///< to write it
    std::size_t m_dependent = 0; ///< objects of which the dry run says nothing
    bool m_isConflict = false;
    std::optional<Error> m_error;
};
} // namespace quotadeck::kube
