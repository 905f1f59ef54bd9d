// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/file/filewriter.h"

#include "core/file/descriptor.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <climits>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <random>
#include <sys/statvfs.h>
#include <sys/xattr.h>
#include <thread>
#include <vector>

namespace quotadeck::file {
namespace {
constexpr std::string_view kNewSuffix = ".quotadeck-new";
constexpr std::string_view kKeptSuffix = ".quotadeck-kept";
constexpr mode_t kPrivateFile = 0600;
constexpr mode_t kPrivateFolder = 0700;
constexpr mode_t kSharedFile = 0666; // less the umask
constexpr mode_t kSharedFolder = 0777;
constexpr mode_t kPermissions = 07777;
constexpr mode_t kOthers = 077;
constexpr std::chrono::milliseconds kLockPause{10};
constexpr int kLockTries = 500; // five seconds: a write takes milliseconds
constexpr std::size_t kCopyBlock = std::size_t(1) << 20;
constexpr int kMostLinks = 40; // as the kernel

/// errno of what failed; 0: nothing did.
using Failure = int;
template <typename T>
using Attempt = tl::expected<T, Failure>;

Failure writeFully(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return count < 0 ? errno : EIO;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return 0;
}

Failure copyContent(int from, int to)
{
    std::string block(kCopyBlock, '\0');
    for (;;) {
        const ssize_t count = ::read(from, block.data(), block.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return count < 0 ? errno : 0;
        if (const Failure error
            = writeFully(to, std::string_view(block).substr(0, static_cast<std::size_t>(count))))
            return error;
    }
}

Failure flush(int descriptor)
{
    while (::fsync(descriptor) != 0) {
        if (errno == EINTR)
            continue;
        // Pipes and some file systems have nothing to flush.
        return errno == EINVAL || errno == EOPNOTSUPP || errno == ENOSYS ? 0 : errno;
    }
    return 0;
}

/// The failure that close() reports, as network file systems do, while the file stays open and locked.
Failure closeCopy(int descriptor)
{
    Descriptor copy(::fcntl(descriptor, F_DUPFD_CLOEXEC, 0));
    return copy ? copy.close() : errno;
}

std::string folderOf(const std::string& path)
{
    const std::string folder = std::filesystem::path(path).parent_path().string();
    return folder.empty() ? "." : folder;
}

Failure flushFolderOf(const std::string& path)
{
    const Descriptor folder(::open(folderOf(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!folder)
        return errno == EACCES ? 0 : errno; // one that can be written but not listed
    return flush(folder.get());
}

/// FNV-1a: the same in every version of the program.
std::uint64_t stableHash(std::string_view text)
{
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char letter : text)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3U;
    return hash;
}

/// The start of the names of hidden files beside @p path that belong to it.
std::string beside(const std::string& path)
{
    const auto slash = path.rfind('/');
    const auto start = slash == std::string::npos ? 0 : slash + 1;
    std::string name = path.substr(start);
    constexpr std::size_t kMostName = NAME_MAX - 64;
    if (name.size() > kMostName)
        name = fmt::format("{}-{:016x}", std::string_view(name).substr(0, kMostName - 17), stableHash(name));
    return path.substr(0, start) + '.' + name;
}

/// A file beside @p path that no other writer takes.
std::string newDraftPath(const std::string& path)
{
    static thread_local std::random_device random;
    const auto number = (std::uint64_t(random()) << 32U) | random();
    return fmt::format("{}.{:016x}{}", beside(path), number, kNewSuffix);
}

/// Whether @p path names an open file of a process, as /dev/stdout does.
bool isOpenFile(const std::string& path)
{
    return path.starts_with("/proc/") || path.starts_with("/dev/fd/");
}

/// The file that @p path leads to over symbolic links, whether it exists or not.
std::string withoutLinks(std::string path)
{
    for (int links = 0; links < kMostLinks && !isOpenFile(path); ++links) {
        std::error_code error;
        const auto target = std::filesystem::read_symlink(path, error);
        if (error)
            break;
        path = (std::filesystem::path(path).parent_path() / target).string();
    }
    return path;
}

Message causeOf(Failure error, const std::string& path, std::size_t needed)
{
    switch (error) {
    case ENOSPC: {
        struct statvfs disk
        {
        };
        const bool isKnown = ::statvfs(folderOf(path).c_str(), &disk) == 0;
        return isKnown
            ? Message(QUOTADECK_TEXT("file", "no space is left on the disk (%1 bytes needed, %2 free)"),
                      needed, std::uint64_t(disk.f_bavail) * disk.f_frsize)
            : Message(QUOTADECK_TEXT("file", "no space is left on the disk (%1 bytes needed)"), needed);
    }
    case EDQUOT:
        return QUOTADECK_TEXT("file", "your quota of this disk is used up");
    case EIO:
        return QUOTADECK_TEXT("file", "the disk reports an input/output error");
    case EROFS:
        return QUOTADECK_TEXT("file", "the disk is read-only");
    case EFBIG:
        return QUOTADECK_TEXT("file", "the file would be larger than allowed");
    case EACCES:
    case EPERM:
        return QUOTADECK_TEXT("file", "permission denied");
    case ENOENT:
    case ENOTDIR:
        return QUOTADECK_TEXT("file", "its folder does not exist");
    case EISDIR:
        return QUOTADECK_TEXT("file", "this is a folder");
    case EMFILE:
    case ENFILE:
        return QUOTADECK_TEXT("file", "too many files are open");
    case EBUSY:
        return QUOTADECK_TEXT("file", "another process is writing this file");
    case EEXIST:
        return QUOTADECK_TEXT("file", "the file exists already");
    default:
        return std::strerror(error);
    }
}

MessageTemplate adviceFor(Failure error)
{
    switch (error) {
    case ENOSPC:
    case EDQUOT:
        return QUOTADECK_TEXT("file", "free space there, or choose another place");
    case EIO:
        return QUOTADECK_TEXT("file", "choose a place on another disk, and check this one");
    case EMFILE:
    case ENFILE:
    case EBUSY:
        return QUOTADECK_TEXT("file", "try again");
    case EEXIST:
        return QUOTADECK_TEXT("file", "choose another name");
    default:
        return QUOTADECK_TEXT("file", "choose another place");
    }
}

tl::unexpected<Error> notWritten(const std::string& path, Failure error, std::size_t needed, Message state)
{
    return fail(ErrorCode::Io, path,
                {QUOTADECK_TEXT("file", "%1; %2; %3"), causeOf(error, path, needed), std::move(state),
                 Message(adviceFor(error))});
}

/// Makes a draft of this process alone, locked, so that nobody takes it for remains.
Attempt<Descriptor> createDraft(const std::string& path, mode_t mode)
{
    for (int tries = 0; tries < kLockTries; ++tries) {
        Descriptor created(::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode));
        if (!created)
            return tl::unexpected(errno);
        const Locking locking = lockOpenFile(created.get());
        if (locking == Locking::Unsupported
            || (locking == Locking::Done && isStillNamed(path, created.get())))
            return created;
        // A process that tidies up has taken it for remains, and removes it.
        std::this_thread::sleep_for(kLockPause);
    }
    return tl::unexpected(EBUSY);
}

/// Removes the draft @p path of a killed process of this user.
void removeDraft(const std::string& path)
{
    const Descriptor draft(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    struct stat state
    {
    };
    if (draft && ::fstat(draft.get(), &state) == 0 && state.st_uid == ::geteuid()
        && lockOpenFile(draft.get()) == Locking::Done && isStillNamed(path, draft.get()))
        ::unlink(path.c_str());
}

bool isDraftName(std::string_view name)
{
    return name.starts_with('.') && name.ends_with(kNewSuffix);
}

/// Removes what killed processes of this user were writing beside @p path.
void removeDraftsOf(const std::string& path)
{
    const std::string start = std::filesystem::path(beside(path)).filename().string() + '.';
    std::error_code error;
    std::filesystem::directory_iterator entries(folderOf(path), error);
    for (; !error && entries != std::filesystem::directory_iterator(); entries.increment(error)) {
        const std::string name = entries->path().filename().string();
        if (name.starts_with(start) && isDraftName(name))
            removeDraft(entries->path().string());
    }
}

/// Opens the existing file @p path for the only writer of it. Another writer is waited for; one that replaced the file by
/// its name leaves another file to be opened.
Attempt<Descriptor> openAlone(const std::string& path)
{
    for (int tries = 0; tries < kLockTries; ++tries) {
        Descriptor opened(::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW));
        if (!opened)
            return tl::unexpected(errno);
        const Locking locking = lockOpenFile(opened.get());
        if (locking == Locking::Failed)
            return tl::unexpected(errno);
        if (locking == Locking::HeldElsewhere)
            std::this_thread::sleep_for(kLockPause);
        else if (isStillNamed(path, opened.get()))
            return opened;
    }
    return tl::unexpected(EBUSY);
}

/// Gives the open file @p descriptor, which is at @p path, the name @p target once its content is on the disk.
Failure renameFlushed(int descriptor, const std::string& path, const std::string& target)
{
    if (const Failure error = flush(descriptor))
        return error;
    if (const Failure error = closeCopy(descriptor))
        return error;
    return ::rename(path.c_str(), target.c_str()) == 0 ? 0 : errno;
}

/// The names of the extended attributes of an open file, ACLs included; none where the file system has none.
Attempt<std::vector<std::string>> attributeNames(int descriptor)
{
    std::string list;
    for (;;) {
        const ssize_t size = ::flistxattr(descriptor, nullptr, 0);
        if (size < 0)
            return errno == EOPNOTSUPP || errno == ENOSYS ? Attempt<std::vector<std::string>>()
                                                          : tl::unexpected(errno);
        list.resize(static_cast<std::size_t>(size));
        const ssize_t filled = ::flistxattr(descriptor, list.data(), list.size());
        if (filled < 0 && errno == ERANGE)
            continue;
        if (filled < 0)
            return tl::unexpected(errno);
        list.resize(static_cast<std::size_t>(filled));
        break;
    }
    std::vector<std::string> names;
    for (std::size_t start = 0; start < list.size(); start = list.find('\0', start) + 1)
        names.emplace_back(list.c_str() + start);
    return names;
}

bool copyAttribute(int from, int to, const std::string& name)
{
    const ssize_t size = ::fgetxattr(from, name.c_str(), nullptr, 0);
    if (size < 0)
        return false;
    std::string value(static_cast<std::size_t>(size), '\0');
    const ssize_t filled = ::fgetxattr(from, name.c_str(), value.data(), value.size());
    return filled >= 0
        && ::fsetxattr(to, name.c_str(), value.data(), static_cast<std::size_t>(filled), 0) == 0;
}

/// Gives the open file @p to the owner, attributes and permissions of the open file @p from. False when it cannot have them.
bool copyIdentity(int from, const struct stat& old, int to)
{
    struct stat now
    {
    };
    if (::fstat(to, &now) != 0)
        return false;
    if ((now.st_uid != old.st_uid || now.st_gid != old.st_gid) && ::fchown(to, old.st_uid, old.st_gid) != 0)
        return false;
    const auto wanted = attributeNames(from);
    const auto inherited = attributeNames(to); // from the folder
    if (!wanted || !inherited)
        return false;
    for (const std::string& name : *inherited) {
        if (std::ranges::find(*wanted, name) == wanted->end() && ::fremovexattr(to, name.c_str()) != 0)
            return false;
    }
    return std::ranges::all_of(*wanted, [&](const auto& name) { return copyAttribute(from, to, name); })
        && ::fchmod(to, old.st_mode & kPermissions) == 0; // last: an ACL changes them
}

/// Overwrites the open file @p target, of @p oldSize bytes. On failure it is damaged.
Failure overwrite(int target, std::string_view bytes)
{
    Failure error = ::lseek(target, 0, SEEK_SET) == 0 ? writeFully(target, bytes) : errno;
    if (error == 0 && ::ftruncate(target, static_cast<off_t>(bytes.size())) != 0)
        error = errno;
    return error != 0 ? error : flush(target);
}

Failure restore(int target, int kept, off_t oldSize)
{
    if (::lseek(target, 0, SEEK_SET) != 0 || ::lseek(kept, 0, SEEK_SET) != 0)
        return errno;
    Failure error = copyContent(kept, target);
    if (error == 0 && ::ftruncate(target, oldSize) != 0)
        error = errno;
    return error != 0 ? error : flush(target);
}

/// Reads both files from their beginning.
bool haveSameContent(int a, int b)
{
    if (::lseek(a, 0, SEEK_SET) != 0 || ::lseek(b, 0, SEEK_SET) != 0)
        return false;
    std::string blockOfA(kCopyBlock, '\0');
    std::string blockOfB(kCopyBlock, '\0');
    for (;;) {
        const ssize_t count = ::read(a, blockOfA.data(), blockOfA.size());
        if (count < 0 || count != ::read(b, blockOfB.data(), blockOfB.size())
            || !std::equal(blockOfA.begin(), blockOfA.begin() + count, blockOfB.begin()))
            return false;
        if (count == 0)
            return true;
    }
}

/// The content of the open file, and at least one byte more than @p most where it is longer.
Attempt<std::string> contentOf(int descriptor, std::size_t most)
{
    if (::lseek(descriptor, 0, SEEK_SET) != 0)
        return tl::unexpected(errno);
    std::string content;
    std::string block(kCopyBlock, '\0');
    while (content.size() <= most) {
        const ssize_t count = ::read(descriptor, block.data(), block.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return tl::unexpected(errno);
        if (count == 0)
            break;
        content.append(block, 0, static_cast<std::size_t>(count));
    }
    return content;
}

const MessageTemplate kUnchanged = QUOTADECK_TEXT("file", "the file is unchanged");
const MessageTemplate kNotMade = QUOTADECK_TEXT("file", "no file was made");

/// Writes into the existing file @p target at @p path, which this writer has alone. The old content is in a file beside it
/// until that is done.
Status writeInPlace(const std::string& path, int target, const struct stat& state, std::string_view bytes)
{
    const auto unchanged
        = [&](Failure error) { return Status(notWritten(path, error, bytes.size(), kUnchanged)); };
    const std::string keptPath = keptContentPath(path);
    if (removeRemains(path))
        return fail(ErrorCode::Io, path,
                    {QUOTADECK_TEXT(
                         "file",
                         "an earlier write of this file was interrupted; its content before that write is in "
                         "%1; this file is unchanged; compare the two and remove %1"),
                     keptPath});
    const std::string draftPath = newDraftPath(path);
    const auto kept = createDraft(draftPath, kPrivateFile);
    if (!kept)
        return unchanged(kept.error());
    Failure error = ::lseek(target, 0, SEEK_SET) == 0 ? copyContent(target, kept->get()) : errno;
    if (error == 0)
        error = renameFlushed(kept->get(), draftPath, keptPath);
    if (error != 0)
        ::unlink(draftPath.c_str());
    if (error == 0)
        error = flushFolderOf(path);
    // Room for all of it, before anything is overwritten. Not every file system can promise that.
    const auto size = static_cast<off_t>(bytes.size());
    if (error == 0 && size > state.st_size && ::fallocate(target, FALLOC_FL_KEEP_SIZE, 0, size) != 0
        && errno != EOPNOTSUPP && errno != ENOSYS)
        error = errno;
    if (error != 0) {
        ::unlink(keptPath.c_str());
        return unchanged(error);
    }

    error = overwrite(target, bytes);
    if (error == 0)
        error = closeCopy(target);
    // What the disk holds after a failed flush is unknown, whatever reads of the file show.
    if (error != 0 && restore(target, kept->get(), state.st_size) != 0)
        return notWritten(
            path, error, bytes.size(),
            {QUOTADECK_TEXT("file", "the file may be damaged; its content before this write is in %1"),
             keptPath});
    ::unlink(keptPath.c_str());
    return error == 0 ? Status() : unchanged(error);
}

/// Writes a file that does not exist, or one that may be replaced by its name.
Status replaceByName(const std::string& path, const std::string& draftPath, const Descriptor& draft,
                     std::size_t size, const MessageTemplate& state)
{
    if (const Failure error = renameFlushed(draft.get(), draftPath, path)) {
        ::unlink(draftPath.c_str());
        return notWritten(path, error, size, state);
    }
    if (const Failure error = flushFolderOf(path))
        return notWritten(
            path, error, size,
            QUOTADECK_TEXT("file", "the file has the new content, but a power failure may undo it"));
    return {};
}
} // namespace

std::string keptContentPath(const std::string& path)
{
    return beside(withoutLinks(path)) + std::string(kKeptSuffix);
}

namespace {
/// Pipes and devices have no content that could be kept; open files of a process have a position of their own.
Status writeDirectly(const std::string& path, std::string_view bytes)
{
    Descriptor target(::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC));
    Failure error = target ? writeFully(target.get(), bytes) : errno;
    if (error == 0)
        error = target.close();
    return error == 0
        ? Status()
        : Status(notWritten(path, error, bytes.size(),
                            QUOTADECK_TEXT("file", "it may have received a part of the content")));
}

Status write(const std::string& given, const std::string* expected, std::string_view bytes, Access access)
{
    const std::string path = withoutLinks(given);
    struct stat state
    {
    };
    const bool exists = ::stat(path.c_str(), &state) == 0;
    if (isOpenFile(path) || (exists && !S_ISREG(state.st_mode) && !S_ISDIR(state.st_mode)))
        return writeDirectly(path, bytes);
    const MessageTemplate before = exists ? kUnchanged : kNotMade;
    const auto refused
        = [&](Failure error) { return Status(notWritten(given, error, bytes.size(), before)); };
    if (!exists && errno != ENOENT)
        return refused(errno);
    if (exists && S_ISDIR(state.st_mode))
        return refused(EISDIR);

    Attempt<Descriptor> old = exists ? openAlone(path) : Descriptor();
    if (!old)
        return refused(old.error());
    if (exists && ::fstat(old->get(), &state) != 0)
        return refused(errno);
    if (exists && expected != nullptr) {
        const auto content = contentOf(old->get(), expected->size() + bytes.size());
        if (!content)
            return refused(content.error());
        // The same bytes as ours are what a write leaves that failed after its rename.
        if (*content != *expected && *content != bytes)
            return fail(ErrorCode::Io, given,
                        QUOTADECK_TEXT("file",
                                       "another program changed the file on disk; merge its changes or keep "
                                       "the local changes first"));
    }
    const bool keepsIdentity = exists && access == Access::Shared;
    if (keepsIdentity && state.st_nlink > 1)
        return writeInPlace(path, old->get(), state, bytes);

    removeDraftsOf(path);
    const std::string draftPath = newDraftPath(path);
    const auto draft
        = createDraft(draftPath, access == Access::Private || exists ? kPrivateFile : kSharedFile);
    if (!draft && (draft.error() == EACCES || draft.error() == EPERM))
        return fail(ErrorCode::Io, given,
                    {QUOTADECK_TEXT("file", "its folder allows no new files; %1; choose another place"),
                     Message(before)});
    if (!draft)
        return refused(draft.error());
    const Failure error = writeFully(draft->get(), bytes);
    if (error == 0 && (!keepsIdentity || copyIdentity(old->get(), state, draft->get())))
        return replaceByName(path, draftPath, *draft, bytes.size(), before);
    ::unlink(draftPath.c_str());
    return error == 0 ? writeInPlace(path, old->get(), state, bytes) : refused(error);
}
} // namespace

Status writeFile(const std::string& path, std::string_view bytes, Access access)
{
    return write(path, nullptr, bytes, access);
}

Status replaceFile(const std::string& path, const std::string& expected, std::string_view bytes)
{
    return write(path, &expected, bytes, Access::Shared);
}

bool removeRemains(const std::string& given)
{
    const std::string path = withoutLinks(given);
    removeDraftsOf(path);
    const std::string keptPath = keptContentPath(path);
    const Descriptor kept(::open(keptPath.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW));
    if (!kept || lockOpenFile(kept.get()) == Locking::HeldElsewhere || !isStillNamed(keptPath, kept.get()))
        return false;
    const Descriptor now(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!haveSameContent(kept.get(), now.get()) || flush(now.get()) != 0)
        return true;
    ::unlink(keptPath.c_str());
    return false;
}

Status removeFile(const std::string& path)
{
    if (::unlink(path.c_str()) != 0 && errno != ENOENT)
        return fail(ErrorCode::Io, path,
                    {QUOTADECK_TEXT("file", "the file cannot be removed: %1"), std::strerror(errno)});
    return {};
}

Status makeFolder(const std::string& path, Access access)
{
    const std::filesystem::path folder(path);
    std::error_code ignored;
    if (path.empty() || std::filesystem::is_directory(folder, ignored))
        return {};
    if (folder.has_parent_path() && folder.parent_path() != folder) {
        if (Status status = makeFolder(folder.parent_path().string(), access); !status)
            return status;
    }
    if (::mkdir(path.c_str(), access == Access::Private ? kPrivateFolder : kSharedFolder) != 0
        && !std::filesystem::is_directory(folder, ignored))
        return fail(ErrorCode::Io, path,
                    {QUOTADECK_TEXT("file", "the folder cannot be made: %1"), std::strerror(errno)});
    return {};
}

namespace {
/// Goes on after a failure; @p first keeps the first one.
void tidyFolder(const std::filesystem::path& folder, Status& first)
{
    namespace fs = std::filesystem;
    const auto note = [&first](const fs::path& place, const std::string& message) {
        if (first)
            first = fail(ErrorCode::Io, place.string(),
                         {QUOTADECK_TEXT("file", "cannot be made private: %1"), message});
    };
    const auto protect = [&note](const fs::path& place, const struct stat& state) {
        if ((state.st_mode & kOthers) != 0
            && ::chmod(place.c_str(), state.st_mode & kPermissions & ~kOthers) != 0)
            note(place, std::strerror(errno));
    };
    struct stat state
    {
    };
    if (::lstat(folder.c_str(), &state) != 0 || !S_ISDIR(state.st_mode))
        return;
    protect(folder, state);
    std::error_code error;
    fs::directory_iterator entries(folder, error);
    for (; !error && entries != fs::directory_iterator(); entries.increment(error)) {
        const fs::path& entry = entries->path();
        if (::lstat(entry.c_str(), &state) != 0)
            continue; // gone meanwhile
        if (S_ISDIR(state.st_mode))
            tidyFolder(entry, first);
        else if (S_ISREG(state.st_mode))
            protect(entry, state);
        if (S_ISREG(state.st_mode) && isDraftName(entry.filename().string()))
            removeDraft(entry.string());
    }
    if (error)
        note(folder, error.message());
}
} // namespace

Status tidyOwnFolder(const std::string& path)
{
    Status first;
    tidyFolder(path, first);
    return first;
}

std::string olderLogPath(const std::string& path)
{
    return path + ".1";
}

Status appendToLog(const std::string& path, std::string_view lines, std::size_t most)
{
    for (int tries = 0; tries < kLockTries; ++tries) {
        const Descriptor log(
            ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, kPrivateFile));
        if (!log)
            return notWritten(path, errno, 0, kNotMade);
        const Locking locking = lockOpenFile(log.get());
        if (locking == Locking::HeldElsewhere) {
            std::this_thread::sleep_for(kLockPause);
            continue;
        }
        if (!isStillNamed(path, log.get()))
            continue; // another process has begun a new one
        struct stat state
        {
        };
        Failure error = ::fstat(log.get(), &state) == 0 ? 0 : errno;
        const auto size = static_cast<std::size_t>(state.st_size);
        if (error == 0 && S_ISREG(state.st_mode) && size > 0 && size + lines.size() > most) {
            if (::rename(path.c_str(), olderLogPath(path).c_str()) == 0)
                continue;
            error = errno;
        }
        if (error == 0 && S_ISREG(state.st_mode) && (state.st_mode & 0777) != kPrivateFile
            && ::fchmod(log.get(), kPrivateFile) != 0)
            error = errno;
        if (error == 0)
            error = writeFully(log.get(), lines);
        if (error == 0)
            return {};
        if (S_ISREG(state.st_mode) && ::ftruncate(log.get(), state.st_size) != 0)
            error = errno; // half a line stays, and runs into the next one
        return notWritten(path, error, lines.size(),
                          QUOTADECK_TEXT("file", "the log has what was written before"));
    }
    return notWritten(path, EBUSY, lines.size(),
                      QUOTADECK_TEXT("file", "the log has what was written before"));
}

AppendedFile::AppendedFile(std::string path, Descriptor descriptor)
    : m_path(std::move(path))
    , m_descriptor(std::move(descriptor))
{
}

Result<AppendedFile> AppendedFile::create(const std::string& path, Access access)
{
    Descriptor descriptor(::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC,
                                 access == Access::Private ? kPrivateFile : kSharedFile));
    if (!descriptor)
        return notWritten(path, errno, 0, kNotMade);
    return AppendedFile(path, std::move(descriptor));
}

Status AppendedFile::append(std::string_view bytes)
{
    const Message state(QUOTADECK_COUNT_TEXT("file", "the file has what was written before (%n bytes)",
                                             "the file has what was written before (%n byte)"),
                        Message::Count{m_size});
    if (!m_descriptor || m_isBroken)
        return notWritten(m_path, m_isBroken ? EIO : EBADF, bytes.size(), state);
    if (const Failure error = writeFully(m_descriptor.get(), bytes)) {
        // Half a piece would hide all later ones.
        m_isBroken = ::ftruncate(m_descriptor.get(), m_size) != 0
            || ::lseek(m_descriptor.get(), m_size, SEEK_SET) < 0;
        const Status failure = notWritten(m_path, error, bytes.size(), state);
        if (m_outcome)
            m_outcome = failure;
        return failure;
    }
    m_size += static_cast<std::int64_t>(bytes.size());
    return {};
}

Status AppendedFile::finish()
{
    Failure error = m_descriptor ? flush(m_descriptor.get()) : 0;
    if (const Failure closing = m_descriptor.close(); error == 0)
        error = closing;
    if (error != 0 && m_outcome)
        m_outcome = notWritten(m_path, error, static_cast<std::size_t>(m_size),
                               QUOTADECK_TEXT("file", "the end of the file may be missing"));
    return m_outcome;
}

void AppendedFile::discard()
{
    if (m_descriptor)
        ::unlink(m_path.c_str());
    m_descriptor.close();
}
} // namespace quotadeck::file
