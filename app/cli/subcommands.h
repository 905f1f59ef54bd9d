// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"

#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

/// The options and the help of each subcommand. A function adds one to @p app, which writes into @p options when the
/// command line is parsed; both must outlive that.
namespace quotadeck::cli {
CLI::App* addCheck(CLI::App& app, CheckOptions& options);
CLI::App* addAssert(CLI::App& app, AssertOptions& options);
CLI::App* addDiff(CLI::App& app, DiffOptions& options);
CLI::App* addSnapshot(CLI::App& app, SnapshotOptions& options);
CLI::App* addServe(CLI::App& app, ServeOptions& options);
CLI::App* addSimulate(CLI::App& app, SimulateOptions& options);
CLI::App* addElastic(CLI::App& app, ElasticOptions& options);
CLI::App* addPlace(CLI::App& app, PlaceOptions& options);
CLI::App* addReplay(CLI::App& app, ReplayOptions& options);
CLI::App* addEffective(CLI::App& app, EffectiveOptions& options);
CLI::App* addExplain(CLI::App& app, ExplainOptions& options);
CLI::App* addBisect(CLI::App& app, BisectOptions& options);
CLI::App* addImpact(CLI::App& app, ImpactOptions& options);
CLI::App* addLending(CLI::App& app, LendingOptions& options);
CLI::App* addDraining(CLI::App& app, DrainingOptions& options);
CLI::App* addOversubscription(CLI::App& app, OversubscriptionOptions& options);
CLI::App* addDonors(CLI::App& app, DonorsOptions& options);
CLI::App* addUnused(CLI::App& app, UnusedOptions& options);
CLI::App* addAlerts(CLI::App& app, AlertsOptions& options);
CLI::App* addCollect(CLI::App& app, CollectOptions& options);
CLI::App* addContexts(CLI::App& app, ContextsOptions& options);

CLI::App* addGet(CLI::App& app, GetOptions& options);
CLI::App* addApply(CLI::App& app, ApplyOptions& options);
CLI::App* addTemplate(CLI::App& app, TemplateOptions& options);
CLI::App* addBundle(CLI::App& app, BundleOptions& options);
CLI::App* addSupportBundle(CLI::App& app, SupportBundleOptions& options);
CLI::App* addCompletion(CLI::App& app, CompletionOptions& options);
CLI::App* addMan(CLI::App& app, ManOptions& options);
CLI::App* addReport(CLI::App& app, ReportOptions& options);

/// Adds the options that choose a scheduler: --connect, described by @p connectHelp, or a context of a kubeconfig. @p server
/// returns what they write. Returns the options that exclude other sources; one of the two kinds is given at most.
std::vector<CLI::Option*> addServer(CLI::App& command, const std::function<ServerChoice&()>& server,
                                    const std::string& connectHelp);

/// Adds --kind, what is read of the server.
CLI::Option* addKind(CLI::App& command, const std::function<void(SystemKind)>& set);
/// What of @p server means nothing for elastic quotas; empty: all is well.
[[nodiscard]] std::string checkQuotaCluster(const ServerChoice& server);
} // namespace quotadeck::cli
