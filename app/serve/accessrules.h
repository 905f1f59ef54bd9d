// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHostAddress>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quotadeck::serve {
/// By which host names a server is reached, and which web pages may read its answers.
///
/// Shape: a page of another site reaches a server on this machine under the site's own name as soon as that name leads to
///        127.0.0.1 (DNS rebinding). The browser then takes both for one site; only the Host header shows it.
struct AccessRules
{
    /// Beside localhost, 127.0.0.1, [::1] and the address that the client has connected to; ports and brackets are left out of comparisons.
    std::vector<std::string> hosts;
    /// Scheme, host and port as browsers send them, "https://console.example:8443"; "*" for every page. Without any, only
    /// pages of the server itself can read the answers. The scheduler sends "*" (REST-1).
    std::vector<std::string> origins{};
};

/// The name or address in a Host header: "[::1]:9080", "[::1]" and "::1" are "::1".
[[nodiscard]] std::string_view hostName(std::string_view host);

/// Whether a request with the Host header @p host, with or without port, is answered on the address @p local. Empty is
/// allowed: HTTP/1.0 clients send none, browsers always do.
[[nodiscard]] bool allowsHost(const AccessRules& rules, std::string_view host, const QHostAddress& local);

/// The headers that let the page of @p origin, empty for no page, read an answer.
[[nodiscard]] std::vector<std::pair<QByteArray, QByteArray>> originHeaders(const AccessRules& rules,
                                                                           const std::string& origin);
} // namespace quotadeck::serve
