// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandline.h"
#include "app/cli/commands.h"
#include "app/cluster/connection.h"
#include "app/cluster/connections.h"
#include "app/kube/quotaclient.h"
#include "core/base/result.h"

#include <memory>
#include <string>

namespace quotadeck::app {
/// The saved connection called @p name. Errors: NotFound, with the names that there are; InvalidArgument for a name of several.
[[nodiscard]] Result<connect::Profile> savedConnection(const Connections& connections,
                                                       const std::string& name);

/// The connection that a command line names, with its credentials: from a file, or of a saved one from the keyring. Runs an event loop while the
/// keyring answers: for commands without a window.
/// Errors: those of Connection::open() and savedConnection(); Io for the file.
[[nodiscard]] Result<ConnectionPtr> connectionFor(const cli::ServerChoice& server);

/// The elastic quotas of the cluster that @p connection leads to. Errors: InvalidArgument for the address of a scheduler.
[[nodiscard]] Result<std::unique_ptr<kube::QuotaServer>> quotaServer(const Connection& connection);

/// The credentials that @p server names itself. Errors: Io, TooLarge.
[[nodiscard]] Result<connect::Secrets> secretsFor(const cli::ServerChoice& server);

/// Reads @p server once. Runs an event loop until the answer or the first failure: for commands
/// without a window, which have nothing else to do. @p partition may be empty.
[[nodiscard]] Result<cli::SnapshotReading> readOnce(const cli::ServerChoice& server,
                                                    const std::string& partition);
/// Likewise its elastic quotas, or those of a cluster.
[[nodiscard]] Result<cli::QuotaReading> readQuotasOnce(const cli::ServerChoice& server);
/// Likewise the applications that it lists as finished: all of them, where a snapshot has the latest ones. Errors: also NotFound for a
/// partition that it does not have.
[[nodiscard]] Result<cli::FinishedReading> readFinishedOnce(const cli::ServerChoice& server,
                                                            const std::string& partition);
/// Likewise its active configuration, as it sends it.
[[nodiscard]] Result<cli::ActiveConfig> readActiveConfigOnce(const cli::ServerChoice& server);
} // namespace quotadeck::app
