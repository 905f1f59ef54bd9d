// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>

#include <chrono>
#include <optional>
#include <string>

namespace quotadeck::http {
/// What a server sent, complete and decompressed. Cheap to copy: the body is shared.
struct HttpAnswer
{
    std::string where; ///< the endpoint, as errors call it
    int status = 0;
    std::string contentType; ///< as sent, with its parameters
    QByteArray body;
    std::chrono::milliseconds elapsed{}; ///< from the request to the last byte

    friend bool operator==(const HttpAnswer&, const HttpAnswer&) = default;
};

/// Which answers are returned to the caller; the others are errors.
struct AcceptedAnswers
{
    std::optional<int> status{}; ///< a failure that may carry what is asked for
    bool everyStatus = false; ///< the caller judges failures by their status and body
    bool empty = false; ///< an answer without a body is one, too
};

/// @p answer if it can be what was asked for; else why not.
/// Errors by status: 401 and 403 Unauthorized; 404 with a text body, 405 and 501 Unsupported (REST-60); 404
/// with a JSON body NotFound and 400 InvalidArgument, both in the server's words (REST-3); every other
/// failure Network. A web page or nothing instead of data: Parse.
[[nodiscard]] Result<HttpAnswer> acceptAnswer(HttpAnswer answer, const AcceptedAnswers& accepted = {});

/// The start of @p body on one line, for a message: at most 200 characters, none that a terminal or a label
/// would obey. Bytes that are no UTF-8 show as U+FFFD.
[[nodiscard]] std::string printableStart(const QByteArray& body);
} // namespace quotadeck::http
