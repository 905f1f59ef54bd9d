// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/diff/change.h"
#include "core/config/diff/threewaymerge.h"
#include "core/config/rules/validator.h"
#include "models/common/latestjob.h"
#include "models/common/versionstore.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::models {
/// A text that does not change any more; shared between threads.
using TextPtr = std::shared_ptr<const std::string>;

/// Edits of a text that are to be merged with the current one.
struct OtherEdits
{
    enum class Origin { Disk, Recovery };
    Origin origin = Origin::Disk;
    std::string
        base; ///< what both edits began with; empty: not known, so that all that differs is a conflict
    std::string text;
};

/// A text file being edited, whatever the text says: what is asked for waits in line while something is under way, the file
/// is watched for what somebody else writes, and what was written can be taken back.
///
/// Threading: lives on the GUI thread; work runs in the background, one piece at a time.
/// Errors:    a refused edit or a failed read or save changes nothing and is reported by a signal.
class FileSession : public QObject
{
    Q_OBJECT
public:
    /// Tells why a file cannot be written. Safe from any thread.
    using WriteCheck = std::function<Status(const QString& path)>;
    /// The differences in meaning from the first text to the second. Safe from any thread.
    using Comparer = std::function<Result<std::vector<config::Change>>(const std::string& older,
                                                                       const std::string& newer)>;
    /// Merges @p ours and the text of @p theirs, two edits of the base of @p theirs. Safe from any thread.
    using Merger = std::function<Result<config::Merge>(const std::string& ours, const OtherEdits& theirs)>;

    struct SettledConflict
    {
        config::MergeConflict conflict;
        config::MergeSide side = config::MergeSide::Ours;
    };

    /// Keeps a version of every text that is saved, and of the one that it replaces, from now on.
    void setVersions(VersionStore versions) { m_versions = std::move(versions); }
    [[nodiscard]] const VersionStore& versions() const { return m_versions; }

    /// Goes on with @p path, which is of the same kind and cluster, in place of the current file. Unsaved edits are dropped,
    /// so ask first.
    virtual void openAs(const QString& path) = 0;
    /// Reads the current file again.
    void reload() { openAs(m_path); }
    /// Makes @p text the current one, as an edit that can be undone.
    virtual void replaceText(std::string text) = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;
    [[nodiscard]] virtual bool canUndo() const = 0;
    [[nodiscard]] virtual bool canRedo() const = 0;
    /// Writes the text that the edits under way give, if isSavable() then. The file is the old or the new one at any
    /// moment, never a mixture. @p message says why, where versions are kept; what changed is told by itself when it is
    /// empty.
    void save(const QString& message = {});
    /// Writes what the file held before the last save; the text stays as it is, and is unsaved again.
    void undoSave();
    /// Merges @p others with the current text, as an edit that can be undone: what only one side changed is taken.
    /// Without conflicts merged() follows; else mergeConflicts(), whose conflicts have to come back as @p settled.
    void merge(OtherEdits others, std::vector<SettledConflict> settled = {});
    /// The same with what another program wrote to the file, which is what the file holds from then on.
    void mergeFromDisk(std::vector<SettledConflict> settled = {});
    /// Until the next save, the next file, or somebody else's text in the file.
    [[nodiscard]] bool canUndoSave() const { return m_replacedText.has_value(); }
    /// Lets the next save() write over what somebody else wrote.
    void keepMine();

    [[nodiscard]] const QString& path() const { return m_path; }
    /// The current one; null before the first file was read.
    [[nodiscard]] virtual TextPtr text() const = 0;
    /// On the current text, which has to be there.
    [[nodiscard]] virtual const config::Verdict& verdict() const = 0;
    /// Somebody else wrote the file, or made it go away, and nothing was done about it.
    [[nodiscard]] bool isOtherOnDisk() const { return m_isOtherOnDisk; }
    /// What somebody else wrote to the file since, as long as nothing was done about it; empty after changedOnDisk() when
    /// the file can not be read any more.
    [[nodiscard]] const std::optional<std::string>& diskText() const { return m_diskText; }
    /// Why the file cannot be written, as it was when it was read or changed last; none also until that is known.
    [[nodiscard]] const std::optional<Error>& writeObstacle() const { return m_writeObstacle; }
    /// Asks @p check instead of canReplaceFile(), from the next file on.
    void setWriteCheck(WriteCheck check) { m_writeCheck = std::move(check); }
    /// What the file held when it was last read or written.
    [[nodiscard]] const std::string& savedText() const { return m_savedText; }
    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    [[nodiscard]] bool isModified() const;
    /// Modified, or about to be by an edit under way.
    [[nodiscard]] bool hasUnsavedEdits() const;
    /// Modified, nothing pending, and the cluster would accept it.
    [[nodiscard]] bool isSavable() const;
    [[nodiscard]] virtual Comparer comparer() const = 0;
    [[nodiscard]] virtual Merger merger() const = 0;
    /// What the paths of changes and findings name, "Queue".
    [[nodiscard]] virtual QString pathTitle() const = 0;
    /// What line @p line, from 1, of the current text belongs to, a queue or a group; empty: to none.
    [[nodiscard]] virtual QString placeName(int line) const = 0;

Q_SIGNALS:
    void opened(); ///< a new file is the current one; what is to be said of its text follows
    void busyChanged();
    void revisionChanged(); ///< text, what is said of it, or what undo and save may do
    void editRefused(const quotadeck::Error& error);
    void openFailed(const quotadeck::Error& error); ///< the file before stays open
    void saved();
    void saveFailed(const quotadeck::Error& error);
    void saveUndone();
    void merged(const quotadeck::models::OtherEdits& others);
    void mergeConflicts(const quotadeck::models::OtherEdits& others,
                        const std::vector<quotadeck::config::MergeConflict>& conflicts);
    void mergeFailed(const quotadeck::Error& error); ///< the edits are kept
    void versionFailed(const quotadeck::Error& error); ///< saved, but no version of it could be kept
    void writeObstacleChanged();
    void changedOnDisk(); ///< by someone else; the edits are kept
    void diskSettled(); ///< what someone else wrote is merged, dropped or gone

protected:
    explicit FileSession(QObject* parent);

    /// Starts something; false when there is nothing to do. What it starts ends with startNext().
    using Step = std::function<bool()>;
    /// What enqueue() gave to one step.
    using Ticket = std::uint64_t;

    /// Takes @p step as soon as nothing is under way.
    Ticket enqueue(Step step);
    /// Puts @p step in the place of the one with @p ticket if that waits and is the last in line.
    [[nodiscard]] bool replaceLast(Ticket ticket, const Step& step);
    void startNext();
    /// Drops what waits in line, and what runs as soon as the next job starts.
    void startOpening();
    /// The text of @p path is the current one, and what the file holds.
    void finishOpening(const QString& path, std::string text);
    /// What makes the session busy.
    enum class Work { Edit, Other };
    void setBusy(Work work);
    void setIdle();
    /// @p text, which somebody else wrote, is what the file holds.
    void takeSavedText(std::string text);
    /// Nothing is left to be done about diskText().
    void settleDisk();
    /// Refuses a text that is about to be saved. Safe from any thread; empty: none is refused.
    using SaveCheck = std::function<Status(const std::string& text)>;
    [[nodiscard]] virtual SaveCheck saveCheck() const { return {}; }
    /// Prepares for @p text being what the file holds, on any thread; returns what is then done on the thread of the
    /// session, before the signals. Empty: nothing is to be done.
    using AfterWrite = std::function<std::function<void()>(const std::string& text)>;
    [[nodiscard]] virtual AfterWrite afterWrite() { return {}; }

    /// Reading, editing and saving exclude each other; opening drops what runs.
    [[nodiscard]] LatestJob& job() { return m_job; }

private:
    enum class Writing {
        Edits, ///< the current text
        Before, ///< what stood there before the last save
    };
    /// The outcome of a write.
    struct Written
    {
        Status file;
        Status version; ///< of keeping one; fine where none is kept
        std::function<void()> take{}; ///< of afterWrite(); may be empty
    };
    /// Either a merged text or the conflicts that are to be settled first.
    struct Merged
    {
        std::vector<config::MergeConflict> conflicts;
        std::string text;
    };

    /// Writes @p text in place of savedText(), and versions of both; for any thread.
    [[nodiscard]] std::function<Written()> writer(Writing what, const std::string& text,
                                                  const QString& message);
    /// savedText() is another than what the current revision was compared with.
    virtual void compareWithSaved() { }
    /// Makes @p text the current one, as an edit that can be undone, in place of the work under way; ends with
    /// startNext(), revisionChanged() and @p done.
    virtual void startTaking(std::string text, std::function<void()> done) = 0;
    void startMerging(const OtherEdits& others, std::vector<SettledConflict> settled);
    void finishMerging(const OtherEdits& others, const Result<Merged>& merged);
    void startWriting(Writing what, const std::string& text, const QString& message);
    void finishWriting(Writing what, const std::string& text, const Written& written);
    /// The file holds @p text, or cannot be read. Called whenever somebody wrote it, ourselves included.
    void takeDiskText(const Result<std::string>& text);
    /// Looks at the file from now on; to be called again when its name leads to another file.
    void watchFile();
    void compareWithDisk();
    void changeBusy(bool isBusy);
    void checkIfWritable();
    void setWriteObstacle(std::optional<Error> obstacle);

    VersionStore m_versions{{}};
    QString m_path;
    std::string m_savedText;
    bool m_isOtherOnDisk = false;
    std::optional<std::string> m_diskText;
    std::optional<std::string> m_replacedText; ///< what the file held before the last save
    std::optional<std::string> m_failedText; ///< what the last write failed to write, or so it seemed
    std::deque<Step> m_line;
    Ticket m_lastTicket = 0;
    bool m_isBusy = false;
    bool m_isEditing = false; ///< what makes it busy changes the text
    bool m_isComparisonDue = false; ///< somebody wrote the file while it was busy

    QFileSystemWatcher m_watcher;
    LatestJob m_job{this};
    LatestJob m_compareJob{this};
    WriteCheck m_writeCheck;
    std::optional<Error> m_writeObstacle;
    LatestJob m_writableJob{this};
};
} // namespace quotadeck::models
