// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/config/diff/change.h"
#include "core/config/rules/validator.h"
#include "core/insight/removals.h"
#include "core/kube/apiobjects.h"
#include "core/kube/apply.h"
#include "core/kube/clusterconfig.h"
#include "core/snapshot/clustersnapshot.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace quotadeck::kube {
/// What a server made of a write.
struct Written
{
    std::string resourceVersion; ///< of the map as it is now
};

/// The scheduler's configuration in a cluster, as ConfigApply uses it.
class ConfigServer : public ApplyServer
{
public:
    using WriteTaker = std::function<void(const tl::expected<Written, Refusal>&)>;

    virtual void read(Taker<ClusterConfig> take) = 0;
    virtual void askForRight(const ClusterConfig& current, Taker<AccessVerdict> take) = 0;
    /// What the scheduler says of @p text (REST-31).
    virtual void judge(const std::string& text, Taker<config::SchedulerVerdict> take) = 0;
    /// Without @p text the entry of yunikorn-configs is removed.
    virtual void write(const ClusterConfig& current, const std::optional<std::string>& text, Storing storing,
                       WriteTaker take)
        = 0;
    /// The answer with the configuration that the scheduler uses (REST-30).
    virtual void readActive(Taker<std::string> take) = 0;
    virtual void after(std::chrono::milliseconds time, std::function<void()> next) = 0;
    [[nodiscard]] virtual std::chrono::steady_clock::time_point now() const
    {
        return std::chrono::steady_clock::now();
    }
    /// What messages call the place that @p current was read from, and the one that is written: the configuration may come from the defaults.
    [[nodiscard]] virtual std::string placeOf(const ClusterConfig& current) const = 0;
    [[nodiscard]] virtual std::string targetOf(const ClusterConfig& current) const = 0;
};

/// Makes a text the configuration of a cluster: validates it, asks the API server and the scheduler whether they accept it, waits for the
/// decision to go on, writes it unless somebody else has changed the configuration meanwhile, and follows until the scheduler uses it.
///
/// Errors:    every step reports its own; a refusal or a failure ends the run, and nothing is written before write.
/// Threading: thread of the server.
/// Ownership: the server outlives it; end the server, not this object alone, while something is under way.
class ConfigApply
{
public:
    using Step = ApplyStep;
    using State = ApplyState;
    using Outcome = ApplyOutcome;
    using Listener = ApplyListener;
    struct Plan
    {
        std::string text; ///< the queues.yaml itself
        std::optional<std::string> base{}; ///< what the edits began with; nothing: whatever the cluster has
        /// Removes the entry of yunikorn-configs instead of writing it, where the defaults have the same text.
        bool returnsToDefaults = false;
        std::chrono::seconds timeout{60}; ///< of following; zero: the write is the end
        SnapshotPtr usage{}; ///< what runs in removed queues; null: not known
    };

    ConfigApply(ConfigServer& server, Plan plan, Listener listener);

    void start(); ///< Once.
    void proceed(); ///< Once, after ready().

    /// As the cluster had it when it was read last.
    [[nodiscard]] const ClusterConfig& current() const { return m_current; }
    /// From the configuration of the cluster to the new one; known from the end of the step Read on.
    [[nodiscard]] const std::vector<config::Change>& changes() const { return m_changes; }
    /// Those of the changes that remove what is in use, or may be.
    [[nodiscard]] std::vector<insight::DangerousRemoval> dangerousRemovals() const;
    /// Of the text.
    [[nodiscard]] const config::Verdict& verdict() const { return m_verdict; }
    [[nodiscard]] const std::string& resourceVersion() const
    {
        return m_resourceVersion;
    } ///< after the write
    /// What a failure was.
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
    /// What the active configuration does differently.
    using Differences = std::vector<config::Change>;
    /// The configuration of the cluster with the new one, and with what the edits began with.
    struct Comparison
    {
        std::vector<config::Change> changes;
        bool hasBase = true; ///< the cluster has what the edits began with, or anything will do
    };

    [[nodiscard]] bool removesEntry() const;
    void write(Storing storing, ConfigServer::WriteTaker take);
    void takeVerdict(config::Verdict verdict);
    void takeCurrent(const Result<ClusterConfig>& current);
    void takeComparison(Comparison comparison);
    void takeRight(const Result<AccessVerdict>& verdict);
    void takeJudgement(const Result<config::SchedulerVerdict>& verdict);
    void takeDryRun(const tl::expected<Written, Refusal>& written);
    void takeWritten(const tl::expected<Written, Refusal>& written);
    void readAgain(Step step, const std::function<void()>& next);
    void lookAgain(const Error& error);
    void takeNow(const Error& error, const Result<ClusterConfig>& now);
    void storeDone(const Written& written);
    void look();
    void takeActive(const Result<std::string>& answer);
    void takeLook(const Result<Differences>& active);
    void endFollowing(const Result<Differences>& active);
    void refuse(Step step, const Refusal& refusal);
    void fail(Step step, const Error& error, Outcome outcome);
    void end(Step step, State state, const Message& detail, Outcome outcome);
    void report(Step step, State state, const Message& detail = {}) const;

    ConfigServer& m_server;
    Plan m_plan;
    Listener m_listener;
    config::Verdict m_verdict;
    std::shared_ptr<const config::SchedulerConfig> m_config; ///< of an accepted text
    ClusterConfig m_current;
    std::vector<config::Change> m_changes;
    std::string m_resourceVersion;
    std::optional<Error> m_error;
    std::chrono::steady_clock::time_point m_storedAt; ///< the begin of following
    bool m_isSecondDryRun = false;
    bool m_isSecondWrite = false;
};
} // namespace quotadeck::kube
