// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "core/alert/alertrule.h"
#include "core/base/result.h"
#include "core/connect/collectplan.h"
#include "core/elastic/quotajson.h"
#include "core/kube/configapply.h"
#include "core/kube/quotaapply.h"
#include "core/sim/scenario.h"
#include "core/snapshot/clustersnapshot.h"
#include "core/usage/consumption.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// The subcommands. Each returns the exit code.
namespace quotadeck::cli {
/// Validates configuration files as the scheduler does and prints every finding of all files. Returns the exit code:
/// ExitInput if a file could not be read, else ExitFindings for a finding at or above the threshold, else ExitDone.
[[nodiscard]] int runCheck(const CheckOptions& options, Streams streams);

/// The active configuration of a scheduler in YAML, as sent (REST-30).
struct ActiveConfig
{
    std::string url; ///< of the endpoint
    std::string text;
};

/// Reads the active configuration of a scheduler. Blocks until then.
using ActiveConfigSource = std::function<Result<ActiveConfig>(const ServerChoice& server)>;

/// Likewise for the active configuration of the scheduler at CheckOptions::server; positions are those of its answer. Returns
/// ExitConnection if the scheduler could not be read.
[[nodiscard]] int runCheckOfActive(const CheckOptions& options, const ActiveConfigSource& read,
                                   Streams streams);

/// Prints the differences in meaning between two configurations, also between ones that the scheduler rejects. Returns
/// the exit code: ExitFindings for a difference that has an effect.
[[nodiscard]] int runDiff(const DiffOptions& options, Streams streams);

/// The same between the texts of two manifests of elastic quotas, for runDiff().
[[nodiscard]] int runQuotaDiff(const DiffOptions& options, const std::string& olderText,
                               const std::string& newerText, Streams streams);

/// The result of reading a scheduler once.
struct SnapshotReading
{
    SnapshotPtr snapshot;
    std::map<std::string, Error> unavailable; ///< the parts that are missing, as in SourceStatus
};

/// Reads a scheduler once. Blocks until its answers are there.
using SnapshotReader
    = std::function<Result<SnapshotReading>(const ServerChoice& server, const std::string& partition)>;

/// The result of reading elastic quotas once.
struct QuotaReading
{
    elastic::QuotaSummaries quotas;
    std::map<std::string, Error> unavailable; ///< likewise
};

/// Reads the elastic quotas of a scheduler or a cluster once. Blocks likewise.
using QuotaReader = std::function<Result<QuotaReading>(const ServerChoice& server)>;

/// Prints the snapshot of one partition as one JSON line in normal form, and missing parts on the error stream; for
/// elastic quotas what @p readQuotas reports, in the form of the scheduler (EQ-97). Returns the exit code: ExitConnection
/// if a part could not be fetched, ExitInput if an answer could not be read.
[[nodiscard]] int runSnapshot(const SnapshotOptions& options, const SnapshotReader& read,
                              const QuotaReader& readQuotas, Streams streams);

/// Loads a scenario by its built-in name or from a file.
using ScenarioLoader = std::function<Result<sim::Scenario>(const std::string& nameOrFile)>;

/// Called with a sample and the text of the configuration that was active then; nullptr: that is not known.
using SampleVisitor = std::function<void(const ClusterSnapshot& sample, const std::string* configuration)>;
/// Calls @p visit with every sample of the recording @p file, in its order. False: the file is no recording, or there is none.
using SampleReader = std::function<Result<bool>(const std::string& file, const SampleVisitor& visit)>;

/// What a simulation reads besides files of text.
struct ScenarioSources
{
    ScenarioLoader scenario;
    SampleReader samples;
};

/// What is asked of a usage history.
struct HistoryChoice
{
    std::string source; ///< the cluster; empty: the only one
    usage::Dimension dimension; ///< of the rows
};

/// Reads what is known of consumption in the usage history @p file. Nothing: the file is none, or there is none.
using HistoryReader = std::function<Result<std::optional<usage::Ledger>>(const std::string& file,
                                                                         const HistoryChoice& choice)>;

/// What of a store is reported.
struct StoreChoice
{
    connect::StoreAddress address;
    std::string passwordFile; ///< empty: none
    std::string cluster; ///< empty: the only one
    std::string partition; ///< of the cluster; empty: the only one
    std::vector<usage::Dimension> dimensions; ///< of the rows and of the filter
    /// The period that is needed of all that the store has; empty: all of it.
    std::function<Result<usage::Period>(const usage::Period& extent)> period{};
};

/// Consumption of one partition in a store.
struct StoredConsumption
{
    usage::Ledger ledger; ///< of the period
    std::optional<usage::Period> extent; ///< of all that the store has; nothing: it has none
    std::string cluster;
    std::string partition;
};
using StoreReader = std::function<Result<StoredConsumption>(const StoreChoice& choice)>;

/// The applications that a scheduler lists as finished.
struct FinishedReading
{
    std::vector<ApplicationInfo> applications;
    std::string partition; ///< whose they are
    std::string clusterId; ///< of the partition, which logs call rmID
    std::string source; ///< the name of the connection
};

/// Reads them once. Blocks until the answer is there.
using FinishedReader
    = std::function<Result<FinishedReading>(const ServerChoice& server, const std::string& partition)>;

/// Makes the bytes of a PDF file of HTML.
using PdfMaker = std::function<Result<std::string>(const std::string& html)>;

/// What a report is made of, besides logs, and what makes pages of it.
struct ReportSources
{
    ScenarioLoader scenario;
    SampleReader samples;
    HistoryReader history;
    PdfMaker pdf; ///< for ReportOptions::isPdf
    StoreReader store{};
    std::function<std::chrono::seconds()> now{}; ///< since the epoch; empty: the end of each source
    FinishedReader finished{}; ///< for ReportOptions::server
};

/// Reports what was held and what it costs. Returns the exit code: ExitInput for an unreadable source, and for a broken
/// summary, without which the report is printed; ExitConnection if the scheduler cannot be read.
[[nodiscard]] int runReport(const ReportOptions& asked, const ReportSources& sources, Streams streams);
/// Evaluates assertions about a configuration and prints every result. Returns the exit code: ExitInput for a file that cannot
/// be evaluated, else ExitFindings if an assertion did not pass.
[[nodiscard]] int runAssert(const AssertOptions& options, const ScenarioSources& sources, Streams streams);

/// Lists the built-in scenarios.
using ScenarioLister = std::function<std::vector<sim::ScenarioTitle>()>;

/// Runs a scenario as fast as possible and prints its script, the usage at the end and the results; or the outcome of its
/// checks, ExitFindings if one fails; or the differences under a second configuration, ExitFindings if that is rejected.
[[nodiscard]] int runSimulate(const SimulateOptions& options, const ScenarioSources& sources,
                              const ScenarioLister& list, Streams streams);

/// Serves a scenario until the process is stopped, and calls its last argument with the port once it listens.
/// Errors: InvalidArgument, Network.
using ScenarioServer = std::function<Status(sim::Scenario scenario, const ServeOptions& options,
                                            const std::function<void(std::uint16_t port)>& ready)>;

/// Serves the scheduler's REST interface from a running scenario and prints its address.
[[nodiscard]] int runServe(const ServeOptions& options, const ScenarioLoader& load,
                           const ScenarioServer& serve, Streams streams);

/// Solves elastic quota trees and prints the runtime of every group: one JSON line per JSON problem, text or one JSON line
/// for manifests. Returns the exit code: ExitInput for an unreadable problem; the other lines of its file are still solved.
[[nodiscard]] int runElastic(const ElasticOptions& options, Streams streams);

/// Reads "cpu=100,memory=1Ti" into @p result; an error text otherwise, also for an amount below 0.
[[nodiscard]] std::string readTotal(const std::string& text, Resource& result);

/// Prints the queue in which each application is placed, one JSON line each; a rejected application is a valid result.
/// Returns the exit code: ExitUsage if the requested queue neither exists nor can be created, ExitInput if a configuration or
/// an application cannot be read. A case whose configuration the
/// scheduler cannot load is printed as rejected.
[[nodiscard]] int runPlace(const PlaceOptions& options, Streams streams);

/// Replays traces through the tracker, each from an empty state, and prints one JSON line per operation. Returns the exit
/// code: ExitFindings for an unexpected result, ExitInput for a trace that cannot be read to its end.
[[nodiscard]] int runReplay(const ReplayOptions& options, Streams streams);

/// Prints the limits and quotas of a user in a queue, or the amounts of an elastic quota group.
[[nodiscard]] int runEffective(const EffectiveOptions& options, Streams streams);
/// The latter.
[[nodiscard]] int runQuotaEffective(const EffectiveOptions& options, Streams streams);

/// The user of a command that waits for a cluster.
struct ApplyTerminal
{
    /// Asks a question; nothing: there is nobody to ask.
    std::function<std::optional<bool>(const std::string& question)> confirm;
    /// Lets the answers of servers arrive until the flag is set.
    std::function<void(const bool& isOver)> runUntil;
    /// The saved connection that marks the cluster as one for production, whose name is to be confirmed; empty: none.
    std::string productionName{};
};

/// Prints the queue configuration of @p server byte by byte. Returns the exit code: ExitConnection if it cannot be read,
/// ExitInput if there is none.
[[nodiscard]] int runGetConfig(const GetOptions& options, kube::ConfigServer& server,
                               const ApplyTerminal& terminal, Streams streams);

/// Prints what a configuration changes, and makes it that of @p server, see kube::ConfigApply. @p scenario: for assertions of a
/// review. Returns the exit code: ExitFindings where anybody refuses it, the review does not hold or the scheduler does not use it
/// in time, ExitUsage if it is not confirmed.
[[nodiscard]] int runApply(const ApplyOptions& options, const ScenarioLoader& scenario,
                           kube::ConfigServer& server, const ApplyTerminal& terminal, Streams streams);

/// Prints the elastic quotas of @p server as manifests. Returns the exit code: ExitConnection if they cannot be read.
[[nodiscard]] int runGetQuotas(const GetOptions& options, kube::QuotaServer& server,
                               const ApplyTerminal& terminal, Streams streams);

/// Prints what manifests change, and makes them the elastic quotas of @p server, see kube::QuotaApply. Returns the exit code:
/// ExitFindings where our rules or anybody else refuses it, also after some objects, ExitUsage if it is not confirmed.
[[nodiscard]] int runApplyQuotas(const ApplyOptions& options, kube::QuotaServer& server,
                                 const ApplyTerminal& terminal, Streams streams);

/// Prints the queues of a tenant, or a configuration with them. Returns the exit code: ExitFindings if the scheduler would
/// reject that configuration, which is not written then.
[[nodiscard]] int runTemplate(const TemplateOptions& options, Streams streams);

/// Writes a review bundle, see kube::ReviewBundle, and prints its summary. Returns the exit code: ExitFindings if the
/// scheduler would reject the candidate, which is bundled all the same.
[[nodiscard]] int runBundle(const BundleOptions& options, const ScenarioLoader& scenario, Streams streams);

/// A support bundle, ready to be written.
struct SupportBundle
{
    std::string bytes;
    bool hasLog = false;
};
using SupportBundleMaker = std::function<Result<SupportBundle>(const SupportBundleOptions& options)>;

/// Writes a support bundle and prints where, with a warning if names may have stayed in its log. Returns the exit code: ExitInput if the
/// recording cannot be read or the file not written.
[[nodiscard]] int runSupportBundle(const SupportBundleOptions& options, const SupportBundleMaker& make,
                                   Streams streams);

/// Prints or writes the script that completes the command line in a shell. Returns the exit code.
[[nodiscard]] int runCompletion(const CompletionOptions& options, const ScenarioLister& list,
                                Streams streams);

/// Prints a manual page, or writes all. Returns the exit code.
[[nodiscard]] int runMan(const ManOptions& options, Streams streams);

/// Prints whether a request is allowed, and why; ExitFindings if a limit blocks it.
[[nodiscard]] int runExplain(const ExplainOptions& options, Streams streams);
/// The same for an elastic quota group, with the calculation of its runtime.
[[nodiscard]] int runQuotaExplain(const ExplainOptions& options, Streams streams);

/// Prints which version of a configuration began to block a request, and what changed there; ExitFindings if one did,
/// ExitInput if no version can be loaded.
[[nodiscard]] int runBisect(const BisectOptions& options, Streams streams);
/// Prints which versions broke the assertions of a file; ExitFindings if one broke one of them, ExitInput also for a file with a
/// problem.
[[nodiscard]] int runAssertionBisect(const BisectOptions& options, const ScenarioLoader& scenario,
                                     Streams streams);

/// Prints the users, groups and queues affected by an edited configuration; ExitFindings if one is over a limit or a queue
/// in use is removed.
[[nodiscard]] int runImpact(const ImpactOptions& options, Streams streams);
/// Prints the runtimes that edited manifests of elastic quotas change, the pods evicted for it, and the order of the edits;
/// ExitFindings if a group gets over its runtime or the cluster would not accept the edits.
[[nodiscard]] int runQuotaImpact(const ImpactOptions& options, Streams streams);

/// Prints what queues borrow, and what they do not use of their guaranteed amounts.
[[nodiscard]] int runLending(const LendingOptions& options, Streams streams);

/// Prints what is left in the queues that drain, and who still runs there.
[[nodiscard]] int runDraining(const DrainingOptions& options, const SampleReader& samples, Streams streams);

/// Prints the sums of quotas and limits at each queue; ExitFindings if more is guaranteed than a queue can have.
[[nodiscard]] int runOversubscription(const OversubscriptionOptions& options, Streams streams);
/// Prints which queues can give guaranteed resources to another one, judged by recordings and snapshots, and the changes that do
/// it. Returns the exit code: ExitFindings if they cannot give enough, or if the scheduler would reject the changes.
[[nodiscard]] int runDonors(const DonorsOptions& options, const SampleReader& samples, Streams streams);
/// Writes the samples of the recording @p from to a new one at @p to, with replaced names; returns their number.
using NameReplacement = std::function<Result<std::size_t>(const std::string& from, const std::string& to)>;
/// Writes a recording with replaced names and prints how many samples it has. Returns the exit code.
[[nodiscard]] int runReplaceNames(const ReplaceNamesOptions& options, const NameReplacement& replace,
                                  Streams streams);
/// Prints the limits that applied to nobody in recordings and snapshots. Returns the exit code: ExitFindings if there are any.
[[nodiscard]] int runUnused(const UnusedOptions& options, const SampleReader& samples, Streams streams);
/// Prints when the alerts of a file of rules begin to fire and end on a recording or a simulated scenario, or the rules for
/// Prometheus. Returns the exit code: ExitFindings if one fires.
[[nodiscard]] int runAlerts(const AlertsOptions& options, const ScenarioSources& sources, Streams streams);

/// Collects by a plan until it is stopped. Calls @p ready with the port, and writes what happens to @p log.
using CollectRunner
    = std::function<Status(const connect::CollectPlan& plan, std::vector<alert::Rule> rules,
                           std::ostream& log, const std::function<void(std::uint16_t port)>& ready)>;
/// Connects to a store, without writing to it. Returns how many clusters it has; nothing: it is made by the first write.
/// Errors: those of history::ConsumptionStore::openIfThere(); Io for a file that cannot be made.
using StoreChecker = std::function<Result<std::optional<std::size_t>>(const connect::CollectStore& store)>;
/// Reads the files that a source needs, and connects to nothing. Errors: those of opening it; their place has its name.
using SourceChecker = std::function<Status(const connect::CollectSource& source)>;
/// Offers metrics of clusters until it is stopped. Returns the exit code: ExitInput if a file cannot be read or is wrong.
[[nodiscard]] int runCollect(const CollectOptions& options, const CollectRunner& collect,
                             const StoreChecker& checkStore, const SourceChecker& checkSource,
                             Streams streams);

/// Lists the contexts of kubeconfigs: cluster, user, how the user signs in, and the problem of one that cannot be used. Tokens,
/// passwords and keys are never printed. Returns the exit code: ExitInput for a file that cannot be read.
[[nodiscard]] int runContexts(const ContextsOptions& options, Streams streams);
} // namespace quotadeck::cli
