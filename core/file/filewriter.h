// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/file/descriptor.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace quotadeck::file {
/// Who may read a file.
enum class Access {
    Shared, ///< a new file: whom the umask allows; an existing one: as before
    Private, ///< its owner alone (0600): data of the program itself
};

/// Makes @p bytes the content of the file @p path and returns when they are on the disk. Every file of the program that is
/// written as a whole is written by this function.
///
/// The new content is written to a draft beside @p path, flushed and renamed, so that the file has the old or the new content
/// at any moment. Symbolic links are followed. Permissions, owner, ACL and extended attributes of an existing file stay.
/// Where a rename would lose one of them or a hard link, the content is written in place, with the old one in
/// keptContentPath() until that is done. Pipes, devices and open files such as /dev/stdout are written directly.
///
/// Errors:    Io with the path; the message says the cause, what the file holds now, and what to do. Nothing is left
///            beside the file, except its old content where the message says so.
/// Threading: any thread and process; two writers of one existing file wait for each other.
[[nodiscard]] Status writeFile(const std::string& path, std::string_view bytes,
                               Access access = Access::Shared);
/// Writes likewise, if the file still holds @p expected or does not exist.
/// Errors: those of writeFile(); Io when the file holds something else, so that no change of another program is lost.
[[nodiscard]] Status replaceFile(const std::string& path, const std::string& expected,
                                 std::string_view bytes);

/// The file that holds the old content of @p path while that is written in place. One that exists when nobody writes
/// belongs to a save that was cut short.
[[nodiscard]] std::string keptContentPath(const std::string& path);

/// Removes what killed processes of this user left beside @p path: drafts, and an old content that @p path still has.
/// True when keptContentPath() remains: @p path may be damaged, and its content before that save is there.
[[nodiscard]] bool removeRemains(const std::string& path);

/// Appends @p lines, which are whole lines, to the program's own log @p path, for its owner alone (0600). Before it gets larger than
/// @p most bytes it becomes olderLogPath(), in place of the one before, and a new one begins. Returns before the bytes are on the disk:
/// they outlive the process, not a loss of power.
///
/// Errors:    Io with the path; the log has then none of @p lines.
/// Threading: any thread and process.
[[nodiscard]] Status appendToLog(const std::string& path, std::string_view lines, std::size_t most);
[[nodiscard]] std::string olderLogPath(const std::string& path);

/// Removes the file @p path; one that does not exist is removed already. Links are not followed.
/// Errors: Io with @p path.
[[nodiscard]] Status removeFile(const std::string& path);

/// Makes the folder @p path and its parents. Private: new folders are for their owner alone (0700).
/// Errors: Io with the folder that cannot be made.
[[nodiscard]] Status makeFolder(const std::string& path, Access access);

/// Tidies the program's own folder @p path with all that is in it: only its owner may read it (folders 0700, files 0600),
/// and what killed processes left half written is removed. Links are not followed. A folder that does not exist is tidy.
/// Errors: Io with the first path that cannot be changed; the rest is done all the same.
[[nodiscard]] Status tidyOwnFolder(const std::string& path);

/// A new file that grows by pieces. Each piece is in the file as a whole or not at all, whatever happens to the process.
///
/// Errors:    Io with the path. A piece that cannot be written is cut off again; where that fails too, all later ones fail.
/// Threading: one thread at a time.
/// Ownership: holds the file open.
class AppendedFile
{
public:
    /// Makes the file, which must not exist.
    [[nodiscard]] static Result<AppendedFile> create(const std::string& path, Access access = Access::Shared);

    [[nodiscard]] Status append(std::string_view bytes);
    /// Flushes the file to the disk and closes it; the destructor closes it without. Fails also when a piece could not be
    /// written, with the error of the first one.
    [[nodiscard]] Status finish();
    /// Closes and removes the file.
    void discard();
    [[nodiscard]] std::int64_t size() const { return m_size; } ///< bytes

private:
    AppendedFile(std::string path, Descriptor descriptor);

    std::string m_path;
    Descriptor m_descriptor;
    std::int64_t m_size = 0;
    bool m_isBroken = false; ///< ends with half a piece that could not be cut off
    Status m_outcome; ///< the first failure
};
} // namespace quotadeck::file
