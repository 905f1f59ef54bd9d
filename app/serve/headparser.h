// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/httpmessage.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace quotadeck::serve {
/// Where a plus sign means a space.
enum class EscapeKind { Path, Query };

/// @p text without its escapes; nothing when one is broken: "%", "%2", "%zz".
[[nodiscard]] std::optional<std::string> unescaped(std::string_view text, EscapeKind kind);

/// A request target, taken apart.
struct Target
{
    std::vector<std::string> rawParts; ///< of the path after the first slash, with escapes; {""} for "/"
    std::vector<std::string> parts; ///< the same without escapes
    std::string rawQuery; ///< without the question mark
    std::vector<std::pair<std::string, std::string>> query; ///< parameters with a broken escape are left out

    /// The value of the first parameter @p name; empty when it has none, nothing when it is absent.
    [[nodiscard]] std::optional<std::string> parameter(std::string_view name) const;
};

/// Takes @p target apart, which starts with '/'. An escaped slash in the path divides it like a plain one (REST-5).
/// Nothing when an escape of the path is broken.
[[nodiscard]] std::optional<Target> parseTarget(std::string_view target);

/// What a server lets one client do.
struct ServerLimits
{
    int connections = 256; ///< at once; one that only waits makes room for a new one
    int connectionsOfPeer = 128; ///< likewise, of one address
    qint64 headBytes = qint64{16} * 1024;
    qint64 bodyBytes = qint64{1024} * 1024; ///< as much as a ConfigMap holds (PKG-3)
    qint64 bodyBytesOfAll
        = qint64{16} * 1024 * 1024; ///< announced and not answered yet, over all connections
    qint64 unsentBytes
        = qint64{256} * 1024 * 1024; ///< of answers, over all connections: the slowest reader makes room
    qint64 streamBacklog = qint64{1024} * 1024; ///< bytes that a reader of events may be behind
    int streams = 100; ///< REST-44
    int streamsOfPeer = 15; ///< of one address; the scheduler counts by Host header, which clients choose
    int requestMs = 10'000; ///< from the first byte of a request to its last
    int idleMs = 60'000; ///< between two requests
    int answerMs
        = 60'000; ///< to take an answer to its end; for a reader of events, to take anything of what waits
};

/// Reads the request line and headers, up to and with the empty line. Only what every HTTP server reads alike is
/// accepted; the rest gives the answer to refuse it with: 400, 411, 413, 505.
[[nodiscard]] tl::expected<RequestHead, Response> parseHead(std::string_view text,
                                                            const ServerLimits& limits);
} // namespace quotadeck::serve
