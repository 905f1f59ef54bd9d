// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QNetworkReply>

#include <string>

namespace quotadeck::http {
using Header = QNetworkReply::RawHeaderPair; ///< name and value
using Headers = QList<Header>;

/// The credentials of a token; blanks around it are dropped, because tokens come from files and clipboards.
[[nodiscard]] Header bearerHeader(const QByteArray& token);
[[nodiscard]] Header basicHeader(const std::string& user, const std::string& password);

/// Whether @p name can name a header (RFC 9110, a token).
[[nodiscard]] bool isHeaderName(const QByteArray& name);
/// Whether @p value stays one header: a line break in it would begin another one.
[[nodiscard]] bool isHeaderValue(const QByteArray& value);
} // namespace quotadeck::http
