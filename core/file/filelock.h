// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/file/descriptor.h"

#include <optional>
#include <string>

namespace quotadeck::file {
/// A lock that one holder has at a time, among all processes and threads of this machine. The kernel releases it when its
/// process ends, however that happens, so a lock is never stale.
///
/// Shape:     a file of mode 0600 that exists while the lock is held; a killed process leaves the file, unlocked.
/// Ownership: holds the lock until its destructor.
class FileLock
{
public:
    /// Takes the lock of the file @p path. Not set when another holder has it.
    /// Errors: Io when the file cannot be made.
    [[nodiscard]] static Result<std::optional<FileLock>> tryLock(const std::string& path);

    FileLock(FileLock&&) noexcept = default;
    FileLock& operator=(FileLock&& other) noexcept;
    ~FileLock();

private:
    FileLock(std::string path, Descriptor descriptor);
    void release();

    std::string m_path;
    Descriptor m_descriptor;
};
} // namespace quotadeck::file
