// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/rereadaccess.h"
#include "app/kube/execcredential.h"
#include "core/kube/kubeconfig.h"

#include <QUrl>

#include <optional>
#include <stop_token>

namespace quotadeck::kube {
/// The way to an API server, with what it was made from.
struct LoginRoute : http::Way
{
    std::optional<ExecCredential> credential{}; ///< of a plugin
};

/// The address of the API server, completed as kubectl does it; invalid or without a host: it is none.
[[nodiscard]] QUrl serverOf(const Login& login);

/// Makes the route of @p login: reads its certificates, keys and token file, and runs its plugin unless @p credential is still fresh.
/// Blocks: for worker threads. Errors: those of runExecPlugin(); Io for a file that cannot be read; Parse for a certificate or key that is
/// none; InvalidArgument for the address of server or proxy; Unsupported for a proxy behind https.
[[nodiscard]] Result<LoginRoute> routeOf(const Login& login, const std::optional<ExecCredential>& credential,
                                         const std::stop_token& stop);
} // namespace quotadeck::kube
