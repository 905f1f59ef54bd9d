// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/snapshot/clustersnapshot.h"

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace quotadeck {
enum class SourceKind { None, Rest, Simulator, Recording };

/// The error for @p file, which was to be a recording and is none.
[[nodiscard]] inline tl::unexpected<Error> notARecording(std::string file)
{
    return fail(ErrorCode::Parse, std::move(file),
                QUOTADECK_TEXT("snapshot", "The file is not a recording of QuotaDeck."));
}

enum class SourceState {
    Stopped, ///< not started, or stopped by the user
    Connecting, ///< started, nothing read yet
    Live, ///< the last read went well
    Retrying, ///< the last read failed; the feed tries again by itself
    Unauthorized, ///< the server refused the credentials; the feed waits for new ones
};

/// The status of a source. A value, handed from a feed to the window.
struct SourceStatus
{
    SourceKind kind = SourceKind::None;
    SourceState state = SourceState::Stopped;
    bool isSimulated = false; ///< by the embedded simulator, now or when it was recorded
    bool isUnverified = false; ///< the certificate of the server is not checked
    bool isWatched = false; ///< it reports changes by itself, so that it is read less often
    std::chrono::milliseconds interval{}; ///< from read to read at most, when all goes well; zero: not known
    std::string name; ///< shown to users: an address, a scenario's title
    std::optional<SystemTime> lastGood; ///< wall clock of the last successful read
    std::chrono::milliseconds latency{}; ///< of the last successful read
    int failures = 0; ///< failed reads since the last good one
    std::optional<SystemTime> nextTry; ///< wall clock, while retrying
    std::optional<Error> error; ///< of the last failed read
    std::map<std::string, Error> unavailable; ///< parts that could not be read, by endpoint

    friend bool operator==(const SourceStatus&, const SourceStatus&) = default;
};
} // namespace quotadeck
