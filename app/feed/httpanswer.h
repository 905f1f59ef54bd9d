// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>

#include <chrono>
#include <optional>
#include <string>

namespace quotadeck::feed {
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

/// @p answer if it can be the JSON that was asked for; else why not. A failure with the status @p alsoAccepted
/// may carry what was asked for, too.
/// Errors by status: 401 and 403 Unauthorized; 404 with a text body, 405 and 501 Unsupported (REST-60); 404
/// with a JSON body NotFound and 400 InvalidArgument, both in the server's words (REST-3); every other
/// failure Network. A web page or nothing instead of JSON: Parse.
[[nodiscard]] Result<HttpAnswer> acceptJson(HttpAnswer answer,
                                            std::optional<int> alsoAccepted = std::nullopt);

/// The start of @p body on one line, for a message: at most 200 characters, none that a terminal or a label
/// would obey. Bytes that are no UTF-8 show as U+FFFD.
[[nodiscard]] std::string printableStart(const QByteArray& body);
} // namespace quotadeck::feed
