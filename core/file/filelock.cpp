// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/file/filelock.h"

#include <cstring>
#include <fcntl.h>
#include <utility>

namespace quotadeck::file {
FileLock::FileLock(std::string path, Descriptor descriptor)
    : m_path(std::move(path))
    , m_descriptor(std::move(descriptor))
{
}

FileLock& FileLock::operator=(FileLock&& other) noexcept
{
    if (this != &other) {
        release();
        m_path = std::move(other.m_path);
        m_descriptor = std::move(other.m_descriptor);
    }
    return *this;
}

FileLock::~FileLock()
{
    release();
}

void FileLock::release()
{
    if (!m_descriptor)
        return;
    ::unlink(m_path.c_str()); // before the lock ends: whoever takes it next sees that the file is gone
    m_descriptor.close();
}

Result<std::optional<FileLock>> FileLock::tryLock(const std::string& path)
{
    const auto failure = [&path](const MessageTemplate& what) {
        return fail(ErrorCode::Io, path, {what, std::strerror(errno)});
    };
    for (;;) {
        Descriptor descriptor(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600));
        if (!descriptor)
            return failure(QUOTADECK_TEXT("file", "the lock file cannot be opened: %1"));
        const Locking locking = lockOpenFile(descriptor.get());
        if (locking == Locking::HeldElsewhere)
            return std::nullopt;
        if (locking == Locking::Failed)
            return failure(QUOTADECK_TEXT("file", "the file cannot be locked: %1"));
        if (isStillNamed(path, descriptor.get()))
            return FileLock(path, std::move(descriptor));
    }
}
} // namespace quotadeck::file
