// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/kube/kubeconfig.h"

#include <QByteArray>
#include <QDateTime>

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace quotadeck::kube {
inline constexpr std::chrono::minutes kSignInTime{5}; ///< some plugins wait for a sign-in in the browser

/// What a credential plugin has given (ExecCredential).
struct ExecCredential
{
    std::string token; ///< empty: none
    QByteArray clientCertificate; ///< PEM; empty: none
    QByteArray clientKey; ///< PEM
    std::optional<QDateTime> expiry; ///< none: until the server refuses it

    /// Whether it can be used at @p now, and for a request's time after that.
    [[nodiscard]] bool isFreshAt(const QDateTime& now) const;
};

/// Runs @p plugin without a shell and reads its answer. @p cluster is passed on when the plugin wants it. Blocks until the plugin
/// ends, for @p patience at most, or until @p stop: for worker threads.
/// Errors: NotFound with the install hint when there is no such program; Unauthorized with the end of its error output when it
/// fails, and when it does not end; Io and TooLarge for the file of the authority; Parse for an answer of another form.
[[nodiscard]] Result<ExecCredential> runExecPlugin(const ExecPlugin& plugin, const Cluster& cluster,
                                                   const std::stop_token& stop,
                                                   std::chrono::milliseconds patience = kSignInTime);

/// Reads the answer of a plugin for @p apiVersion. Errors: Parse. `where` is empty.
[[nodiscard]] Result<ExecCredential> readExecCredential(std::string_view json, std::string_view apiVersion);
} // namespace quotadeck::kube
