// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/assertion/assertion.h"
#include "core/assertion/evaluator.h"
#include "core/base/message.h"
#include "core/config/diff/change.h"
#include "core/insight/configversion.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::assertion {
enum class VersionVerdict {
    Passed,
    Failed,
    Unknown, ///< the usage that decides it is unknown
    Unloadable, ///< cannot be read, or the scheduler rejects it: it never came into force
};

/// "passed", "failed", "unknown", "unloadable".
[[nodiscard]] std::string_view verdictName(VersionVerdict verdict);

struct VersionAnswer
{
    std::size_t version = 0; ///< number in the list
    VersionVerdict verdict = VersionVerdict::Unloadable;
    Message sentence; ///< why; without a full stop unless it is unloadable

    friend bool operator==(const VersionAnswer&, const VersionAnswer&) = default;
};

/// The version that broke an assertion.
struct BreakingChange
{
    VersionAnswer passed; ///< the newest version that passed
    VersionAnswer failed; ///< the oldest that fails since then: none is known to pass from there on
    bool isCertain = true; ///< false: of versions between both it is unknown
    std::vector<config::Change> changes; ///< from the one to the other
};

/// How versions of a configuration answer an assertion.
struct AssertionHistory
{
    std::vector<VersionAnswer> answers; ///< from the newest back, as far as was needed
    std::optional<BreakingChange> change;

    /// Of the newest version that can be loaded; Unloadable: none can.
    [[nodiscard]] VersionVerdict newest() const;
};

struct AssertionSearch
{
    std::vector<AssertionHistory> histories; ///< in the order of the assertions
    std::vector<Problem>
        problems; ///< of assertions that have one with every version that was read; in the order of the text
    bool isCancelled = false;
    std::size_t readInFull = 0; ///< versions; of the others only what differs from another one was read
};

/// Finds for each of @p assertions the change nearest to now from a version that passes to one that fails, by one walk over
/// @p versions, the oldest first. The usage of an assertion is the same for all versions: an empty cluster, a snapshot, or a
/// scenario, which runs under its own configuration; it is read once. A version without the partition of an assertion fails it.
/// @p partition as for Evaluator. Threads: as for insight::findBlockingChange().
[[nodiscard]] AssertionSearch findBreakingChanges(std::span<const insight::ConfigVersion> versions,
                                                  const std::vector<Assertion>& assertions,
                                                  const MomentReader& readMoment,
                                                  const std::string& partition = {},
                                                  const std::stop_token& stop = {},
                                                  const insight::VersionProgress& progress = {});

/// The result in a few words, with what was found in the newest version that fails; @p nameOf a version is for people.
[[nodiscard]] Message sentenceFor(const AssertionHistory& history,
                                  const std::function<Message(std::size_t version)>& nameOf);
} // namespace quotadeck::assertion
