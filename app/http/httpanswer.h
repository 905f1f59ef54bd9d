// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>

#include <chrono>
#include <optional>
#include <string>

namespace quotadeck::http {
/// What a server sent, complete and decompressed. Cheap to copy: the body is shared.
struct HttpAnswer
{
    std::string where; ///< the endpoint, as errors call it
    std::string server{}; ///< as errors call it: "https://host:443"
    int status = 0;
    std::string contentType; ///< as sent, with its parameters
    QByteArray body;
    std::string challenge{}; ///< of a 401: the ways to sign in, as sent
    std::optional<std::chrono::seconds> retryAfter{}; ///< how long the server asks to wait
    std::chrono::milliseconds elapsed{}; ///< from the request to the last byte
    QDateTime date{}; ///< by the clock of the server; not valid where it was not sent

    friend bool operator==(const HttpAnswer&, const HttpAnswer&) = default;
};

/// Which answers are returned to the caller; the others are errors.
struct AcceptedAnswers
{
    std::optional<int> status{}; ///< a failure that may carry what is asked for
    bool everyStatus
        = false; ///< the caller judges failures by their status and body; but one of a proxy is an error
    bool empty = false; ///< an answer without a body is one, too
};

/// @p answer if it can be what was asked for; else why not.
/// Errors by status: 401 and 403 Unauthorized; 404 with a text body, 405 and 501 Unsupported (REST-60); 404
/// with a JSON body NotFound and 400 InvalidArgument, both in the server's words (REST-3); every other
/// failure Network. A page that asks for a sign-in instead of data: Unauthorized; any other page, or nothing: Parse.
[[nodiscard]] Result<HttpAnswer> acceptAnswer(HttpAnswer answer, const AcceptedAnswers& accepted = {});

/// How long the header Retry-After with @p value asks to wait at @p now, of the server: a number of seconds or a time (RFC 9110). Nothing for
/// any other value; at most a day.
[[nodiscard]] std::optional<std::chrono::seconds> readRetryAfter(const QByteArray& value,
                                                                 const QDateTime& now);
/// The time in a header, such as Date; not valid for another form.
[[nodiscard]] QDateTime readHttpDate(const QByteArray& value);

/// The start of @p body on one line, for a message: at most 200 characters, none that a terminal or a label
/// would obey. Bytes that are no UTF-8 show as U+FFFD.
[[nodiscard]] std::string printableStart(const QByteArray& body);
} // namespace quotadeck::http
