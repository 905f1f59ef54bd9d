// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace quotadeck::test {
/// What happens at a system call that is to fail.
enum class CallFailure {
    Error, ///< it fails with FailurePlan::error
    ErrorFromThen, ///< it and all later ones fail
    FullFromThen, ///< it and all later ones that need space fail: writes and allocations
    ShortWrite, ///< the next write takes half of its bytes, and what needs space fails after it
    FlushFromThen, ///< it and all later ones that flush fail: fsync
    Kill, ///< the process is killed before it
};

struct FailurePlan
{
    std::string folder; ///< calls on files in it count, at any depth; others work
    int call
        = 1; ///< the first that fails, counted from 1 among open to write, write, fsync, close, rename, truncate, allocate
    CallFailure failure = CallFailure::Error;
    int error = 0; ///< errno
};

/// Makes system calls of this whole process fail while it exists, as a full or broken disk does. Tests that link
/// quotadeck::failingcalls have their calls of libc led here; what a library calls as well.
/// Threading: one at a time; counts the calls of all threads.
class FailingCalls
{
public:
    explicit FailingCalls(const FailurePlan& plan);
    FailingCalls(const FailingCalls&) = delete;
    FailingCalls& operator=(const FailingCalls&) = delete;
    ~FailingCalls();

    /// How many calls counted so far. Below FailurePlan::call: none has failed.
    [[nodiscard]] int count() const;
};
} // namespace quotadeck::test
