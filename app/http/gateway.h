// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <QByteArray>
#include <QUrl>

#include <string>

namespace quotadeck::http {
/// "https://host:443"
[[nodiscard]] std::string originOf(const QUrl& url);
/// Scheme, host and port are the same.
[[nodiscard]] bool hasSameOrigin(const QUrl& a, const QUrl& b);

/// Whether a redirect with @p status from @p from to @p to asks for a sign-in, as gateways do: to a path of one, or, with 302 or 303, to another
/// path of another host.
[[nodiscard]] bool leadsToSignIn(int status, const QUrl& from, const QUrl& to);
/// The gateway at @p server redirects to @p target.
[[nodiscard]] Message signInRedirect(const std::string& server, const QUrl& target);

/// What a web page is that @p server answered instead of data: a sign-in, YuniKorn's web interface, or unknown.
enum class WebPage { SignIn, YuniKorn, Other };
[[nodiscard]] WebPage pageIn(const QByteArray& body);
/// What is wrong with an answer of @p server that is @p page, with the HTTP status @p status.
[[nodiscard]] Message describePage(WebPage page, const std::string& server, int status);
} // namespace quotadeck::http
