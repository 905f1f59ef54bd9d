// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/kube/kubeconfig.h"

#include <QByteArray>
#include <QDateTime>

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace quotadeck::kube {
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
/// ends, for as long as a user may take to sign in, or until @p stop: for worker threads.
/// Errors: NotFound with the install hint when there is no such program; Unauthorized with the end of its error output when it
/// fails; Timeout; Parse for an answer of another form.
[[nodiscard]] Result<ExecCredential> runExecPlugin(const ExecPlugin& plugin, const Cluster& cluster,
                                                   const std::stop_token& stop);

/// Reads the answer of a plugin for @p apiVersion. Errors: Parse. `where` is empty.
[[nodiscard]] Result<ExecCredential> readExecCredential(std::string_view json, std::string_view apiVersion);
} // namespace quotadeck::kube
