// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QNetworkProxy>
#include <QUrl>

#include <optional>
#include <string>

namespace quotadeck::http {
/// Takes @p proxy for that of the system from now on; nothing: the system's settings again. Safe from any thread.
void setSystemProxy(const std::optional<QNetworkProxy>& proxy);

/// The proxy that setSystemProxy(), the system's settings or the environment name for @p server. The machine itself is reached without one. May block: the
/// settings may name a script somewhere else.
[[nodiscard]] QNetworkProxy systemProxyFor(const QUrl& server);

/// The proxy at @p url: "http://host:3128", "socks5://host:1080", perhaps with user and password. It resolves the names of servers.
/// Errors, without `where`: InvalidArgument; Unsupported for a proxy that is itself behind TLS.
[[nodiscard]] Result<QNetworkProxy> proxyAt(const std::string& url);
} // namespace quotadeck::http
