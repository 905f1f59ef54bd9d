// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cerrno>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace quotadeck::file {
/// An open file descriptor, closed by its destructor.
class Descriptor
{
public:
    explicit Descriptor(int number = -1) : m_number(number) { }
    Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) { }
    Descriptor& operator=(Descriptor&& other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }
    ~Descriptor() { (void)close(); }

    [[nodiscard]] int get() const { return m_number; }
    explicit operator bool() const { return m_number >= 0; }
    /// errno of a failure that the system reports at last here, as network file systems do; else 0.
    int close()
    {
        const int number = std::exchange(m_number, -1);
        return number < 0 || ::close(number) == 0 || errno == EINTR ? 0 : errno;
    }

private:
    int m_number;
};

enum class Locking {
    Done,
    HeldElsewhere,
    Unsupported, ///< by the file system
    Failed,
};

/// Locks the open file for this descriptor, without waiting.
inline Locking lockOpenFile(int descriptor)
{
    while (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        if (errno == EINTR)
            continue;
        if (errno == EWOULDBLOCK)
            return Locking::HeldElsewhere;
        return errno == ENOLCK || errno == EOPNOTSUPP || errno == ENOSYS ? Locking::Unsupported
                                                                         : Locking::Failed;
    }
    return Locking::Done;
}

/// Whether @p path still names the file that @p descriptor has open. A holder of its lock may have removed or renamed it
/// between open and lock.
inline bool isStillNamed(const std::string& path, int descriptor)
{
    struct stat opened
    {
    };
    struct stat named
    {
    };
    return ::fstat(descriptor, &opened) == 0 && ::lstat(path.c_str(), &named) == 0
        && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev;
}
} // namespace quotadeck::file
