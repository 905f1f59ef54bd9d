// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/config/diff/change.h"
#include "core/insight/configversion.h"
#include "core/insight/explain.h"
#include "core/snapshot/clustersnapshot.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::insight {
enum class VersionVerdict {
    Allowed,
    Blocked,
    Unloadable, ///< cannot be read, or the scheduler rejects it: it never came into force
};

/// "allowed", "blocked", "unloadable".
[[nodiscard]] std::string_view verdictName(VersionVerdict verdict);

struct VersionAnswer
{
    std::size_t version = 0; ///< number in the list
    VersionVerdict verdict = VersionVerdict::Unloadable;
    Message sentence; ///< why
    bool lacksPartition = false; ///< the scheduler accepts it, but it has no partition for the question
    bool lacksQueue = false; ///< it has no such queue, and its rules create none

    friend bool operator==(const VersionAnswer&, const VersionAnswer&) = default;
};

/// The version that began to block a request.
struct BlockingChange
{
    VersionAnswer allowed; ///< the newest version that allowed it
    VersionAnswer blocked; ///< the next one that could be loaded: it and all newer ones block it
    std::vector<config::Change> changes; ///< from the one to the other
};

/// How versions of a configuration answer a question.
struct VersionSearch
{
    std::vector<VersionAnswer> answers; ///< from the newest back, as far as was needed
    std::optional<BlockingChange> change;
    bool isCancelled = false;
    std::size_t readInFull = 0; ///< versions; of the others only what differs from another one was read

    /// The newest version that can be loaded blocks the request.
    [[nodiscard]] bool isBlockedNow() const;
    [[nodiscard]] bool hasLoadable() const;
    /// No version that can be loaded has the queue of the question, or creates it: its name may be wrong.
    [[nodiscard]] bool lacksQueue() const;
};

/// A question to versions of a configuration.
struct VersionQuestion
{
    Question question; ///< without a queue: each version places it by its own rules, which takes longer
    std::string partition; ///< empty: "default", else the first one of each version
    const PartitionSnapshot* usage = nullptr; ///< nullptr: unknown
    Mode mode = Mode::Current; ///< of the rules that answer it
};

/// Finds the change nearest to now from a version that allows a request to one that blocks it. @p versions: the oldest
/// first. Each answer is that of the whole version, however much of it was read. Threads: reads as many versions at a time as
/// there are processors, at most four; blocks until then, or until soon after @p stop was requested. Errors: InvalidArgument for a request without anything above zero.
[[nodiscard]] Result<VersionSearch> findBlockingChange(std::span<const ConfigVersion> versions,
                                                       const VersionQuestion& question,
                                                       const std::stop_token& stop = {},
                                                       const VersionProgress& progress = {});

/// The result in a few words, with the reason of the newest version that blocks; @p nameOf a version is for people.
[[nodiscard]] Message sentenceFor(const VersionSearch& search,
                                  const std::function<Message(std::size_t version)>& nameOf);
} // namespace quotadeck::insight
