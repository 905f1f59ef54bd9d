// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/failingcalls.h"

#include <array>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <mutex>
#include <string_view>
#include <sys/syscall.h>
#include <unistd.h>
#include <utility>

namespace quotadeck::test {
namespace {
std::mutex planMutex; // NOLINT: libc calls know no object
FailurePlan plan; // NOLINT
bool isArmed = false; // NOLINT
int callCount = 0; // NOLINT
bool isHalved = false; // NOLINT

enum class Verdict { Works, Fails, Halves };
enum class CallKind { Other, NeedsSpace, Flushes };

/// Counts a call on @p path.
Verdict judge(std::string_view path, CallKind kind)
{
    const bool needsSpace = kind == CallKind::NeedsSpace;
    const std::lock_guard lock(planMutex);
    if (!isArmed || !path.starts_with(plan.folder))
        return Verdict::Works;
    ++callCount;
    if (callCount < plan.call)
        return Verdict::Works;
    errno = plan.error;
    switch (plan.failure) {
    case CallFailure::Error:
        return callCount == plan.call ? Verdict::Fails : Verdict::Works;
    case CallFailure::ErrorFromThen:
        return Verdict::Fails;
    case CallFailure::FullFromThen:
        return needsSpace ? Verdict::Fails : Verdict::Works;
    case CallFailure::FlushFromThen:
        return kind == CallKind::Flushes ? Verdict::Fails : Verdict::Works;
    case CallFailure::ShortWrite:
        if (!needsSpace)
            return Verdict::Works;
        return std::exchange(isHalved, true) ? Verdict::Fails : Verdict::Halves;
    case CallFailure::Kill:
        ::kill(::getpid(), SIGKILL);
    }
    return Verdict::Works;
}

Verdict judge(int descriptor, CallKind kind = CallKind::Other)
{
    {
        const std::lock_guard lock(planMutex);
        if (!isArmed)
            return Verdict::Works;
    }
    const int before = errno;
    std::array<char, 64> link{};
    std::array<char, PATH_MAX> path{};
    std::snprintf(link.data(), link.size(), "/proc/self/fd/%d", descriptor);
    const ssize_t size = ::readlink(link.data(), path.data(), path.size());
    errno = before;
    return size < 0 ? Verdict::Works
                    : judge(std::string_view(path.data(), static_cast<std::size_t>(size)), kind);
}

int opened(const char* path, int flags, mode_t mode)
{
    const bool writes = (flags & (O_WRONLY | O_RDWR | O_CREAT)) != 0;
    if (writes && judge(std::string_view(path), CallKind::Other) == Verdict::Fails)
        return -1;
    return static_cast<int>(::syscall(SYS_openat, AT_FDCWD, path, flags, mode));
}

mode_t modeOf(int flags, va_list arguments)
{
    return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(arguments, mode_t) : 0;
}
} // namespace

FailingCalls::FailingCalls(const FailurePlan& wanted)
{
    const std::lock_guard lock(planMutex);
    plan = wanted;
    callCount = 0;
    isHalved = false;
    isArmed = true;
}

FailingCalls::~FailingCalls()
{
    const std::lock_guard lock(planMutex);
    isArmed = false;
}

int FailingCalls::count() const
{
    const std::lock_guard lock(planMutex);
    return callCount;
}
} // namespace quotadeck::test

// What follows takes the place of libc's functions of the same names.
using quotadeck::test::CallKind;
using quotadeck::test::judge;
using quotadeck::test::Verdict;

extern "C" {
int open(const char* path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = quotadeck::test::modeOf(flags, arguments);
    va_end(arguments);
    return quotadeck::test::opened(path, flags, mode);
}

int open64(const char* path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = quotadeck::test::modeOf(flags, arguments);
    va_end(arguments);
    return quotadeck::test::opened(path, flags | O_LARGEFILE, mode);
}

ssize_t write(int descriptor, const void* bytes, size_t size)
{
    const Verdict verdict = judge(descriptor, CallKind::NeedsSpace);
    if (verdict == Verdict::Fails)
        return -1;
    return ::syscall(SYS_write, descriptor, bytes, verdict == Verdict::Halves ? (size + 1) / 2 : size);
}

ssize_t pwrite64(int descriptor, const void* bytes, size_t size, off64_t offset)
{
    const Verdict verdict = judge(descriptor, CallKind::NeedsSpace);
    if (verdict == Verdict::Fails)
        return -1;
    return ::syscall(SYS_pwrite64, descriptor, bytes, verdict == Verdict::Halves ? (size + 1) / 2 : size,
                     offset);
}

int fsync(int descriptor)
{
    return judge(descriptor, CallKind::Flushes) == Verdict::Fails
        ? -1
        : static_cast<int>(::syscall(SYS_fsync, descriptor));
}

int fdatasync(int descriptor)
{
    return judge(descriptor, CallKind::Flushes) == Verdict::Fails
        ? -1
        : static_cast<int>(::syscall(SYS_fdatasync, descriptor));
}

int ftruncate(int descriptor, off_t size) noexcept
{
    return judge(descriptor) == Verdict::Fails ? -1
                                               : static_cast<int>(::syscall(SYS_ftruncate, descriptor, size));
}

int ftruncate64(int descriptor, off64_t size) noexcept
{
    return judge(descriptor) == Verdict::Fails ? -1
                                               : static_cast<int>(::syscall(SYS_ftruncate, descriptor, size));
}

int fallocate(int descriptor, int mode, off_t offset, off_t size)
{
    return judge(descriptor, CallKind::NeedsSpace) != Verdict::Works
        ? -1
        : static_cast<int>(::syscall(SYS_fallocate, descriptor, mode, offset, size));
}

/// Closes in any case, as Linux does.
int close(int descriptor)
{
    const Verdict verdict = judge(descriptor);
    const int error = errno;
    const int result = static_cast<int>(::syscall(SYS_close, descriptor));
    if (verdict != Verdict::Fails)
        return result;
    errno = error;
    return -1;
}

int rename(const char* from, const char* to) noexcept
{
    return judge(std::string_view(to), CallKind::Other) == Verdict::Fails
        ? -1
        : static_cast<int>(::syscall(SYS_rename, from, to));
}
}
