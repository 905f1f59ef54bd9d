// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/result.h"

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <type_traits>
#include <utility>

/// What all ways of changing a cluster have in common: steps, their states, who listens, and what they end in.
namespace quotadeck::kube {
/// In the order in which they are taken; not every way has all of them.
enum class ApplyStep { Validate, Read, Plan, Right, Scheduler, DryRun, Write, Follow };
enum class ApplyState { Running, Done, Warning, Failed };
enum class ApplyOutcome {
    Active, ///< written, and the scheduler uses it
    Applied, ///< written; not followed
    Partial, ///< some of several objects are written, then one was refused or failed
    Unchanged, ///< the cluster has it already
    Rejected, ///< by the validation here or by the scheduler
    Refused, ///< by the API server or its webhook, or for lack of rights
    Conflict, ///< somebody else has changed the same; nothing was written
    Inactive, ///< written, but the scheduler did not take it up in time
    Unconfirmed, ///< written, but what the scheduler uses could not be read
    Unknown, ///< the connection broke before the answer to the write, and what the cluster has could not be read since
    Failed, ///< no connection, or an answer that cannot be read
};

struct ApplyListener
{
    /// @p detail may be empty.
    std::function<void(ApplyStep step, ApplyState state, const Message& detail)> reported;
    std::function<void()> ready; ///< everybody accepts it; it may be written now
    std::function<void(ApplyOutcome outcome)> finished; ///< last of all, once
    /// The state of one of several objects has changed: its number from 0. Empty where there is but one.
    std::function<void(std::size_t object)> objectReported{};
};

/// Whether a server stores what it accepts, or only says whether it would.
enum class Storing { Yes, DryRun };

/// Why a server refused a write.
struct Refusal
{
    Error error;
    bool isStale = false; ///< the object has changed since it was read, or exists by now
};

/// The cluster, as those who change it use it. Every function calls its last argument once, at once or later, unless the
/// server object ends before.
class ApplyServer
{
public:
    template <typename T>
    using Taker = std::function<void(const Result<T>&)>;

    virtual ~ApplyServer() = default;
    ApplyServer(const ApplyServer&) = delete;
    ApplyServer& operator=(const ApplyServer&) = delete;

    /// Runs @p work, perhaps on another thread, and then @p done on this one.
    virtual void compute(std::function<void()> work, std::function<void()> done) = 0;

    /// Passes the result of @p work, which owns whatever it touches, to @p take.
    template <typename Work, typename Take>
    void computeFor(Work work, Take take)
    {
        const auto result = std::make_shared<std::optional<std::invoke_result_t<Work>>>();
        compute([result, work = std::move(work)] { *result = work(); },
                [result, take = std::move(take)] { take(std::move(**result)); });
    }

protected:
    ApplyServer() = default;
};

/// Whether it is about the connection: nobody has judged the request.
[[nodiscard]] inline bool isConnectionError(const Error& error)
{
    return error.code == ErrorCode::Network || error.code == ErrorCode::Timeout;
}

/// What a run ends in that fails with @p error before it has written anything.
[[nodiscard]] inline ApplyOutcome outcomeOf(const Error& error)
{
    return error.code == ErrorCode::Unauthorized ? ApplyOutcome::Refused : ApplyOutcome::Failed;
}

/// Whether a write that failed with @p error may have been stored all the same: its answer is missing or cannot be read.
[[nodiscard]] inline bool mayBeStored(const Error& error)
{
    return isConnectionError(error) || error.code == ErrorCode::Parse;
}
} // namespace quotadeck::kube
