// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/diff/threewaymerge.h"
#include "core/config/edit/document.h"
#include "core/config/rules/validator.h"
#include "models/common/latestjob.h"
#include "models/limits/versionstore.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace quotadeck::models {
/// How many problems one queue has.
struct ProblemCount
{
    int errors = 0;
    int warnings = 0;
};

/// One state of an edited configuration. Immutable, shared between threads.
struct ConfigRevision
{
    config::Document document; ///< with the text, readable or not
    config::Verdict verdict;
    /// The partitions as the scheduler works with them, root included; empty when the text is not readable.
    std::vector<config::PartitionConfig> partitions;
    std::unordered_map<std::string, ProblemCount> problems; ///< by the queue's path as spelled
    config::DisabledContent disabled; ///< what is switched off

    [[nodiscard]] const std::string& text() const { return document.text(); }
    [[nodiscard]] bool isReadable() const { return document.config() != nullptr; }
};

using ConfigRevisionPtr = std::shared_ptr<const ConfigRevision>;

/// A configuration file being edited: its text, verdict, undo stack, and the way back to disk.
///
/// Shape:     the text is the only truth. An edit is an operation on the document that yields text splices; the
///            result is read and validated again before it becomes the current revision.
/// Threading: lives on the GUI thread; reading, validating and writing run in the background. Edits made
///            meanwhile wait in line, none is lost.
/// Errors:    a refused edit or a failed read or save changes nothing and is reported by a signal.
class ConfigSession final : public QObject
{
    Q_OBJECT
public:
    /// Turns the document into the wished one, or says why it cannot.
    using Operation = std::function<Result<std::vector<config::TextEdit>>(const config::Document&)>;

    /// Whether typing goes on, or starts a step of its own for undo().
    enum class TypingStep { New, Same };

    struct SettledConflict
    {
        config::MergeConflict conflict;
        config::MergeSide side = config::MergeSide::Ours;
    };

    explicit ConfigSession(QObject* parent = nullptr);
    ~ConfigSession() override;

    /// Keeps a version of every text that is saved, and of the one that it replaces, from now on.
    void setVersions(VersionStore versions) { m_versions = std::move(versions); }
    [[nodiscard]] const VersionStore& versions() const { return m_versions; }

    /// Reads @p path in place of the current file; unsaved edits, hasUnsavedEdits(), are dropped, so ask first.
    void open(const QString& path);
    /// Reads the current file again.
    void reload();
    void edit(Operation operation);
    /// Makes @p text the current one, which somebody typed when @p base was. Of texts of one step that wait only the
    /// newest counts; edits made meanwhile are kept, config::rebased().
    void type(ConfigRevisionPtr base, std::string text, TypingStep step);
    void undo();
    void redo();
    /// Writes the text that the edits under way give, if isSavable() then. The file is the old or the new one at any
    /// moment, never a mixture. @p message says why, for the version; what changed is told by itself when it is empty.
    void save(const QString& message = {});
    /// Writes what the file held before the last save; the text stays as it is, and is unsaved again.
    void undoSave();

    /// Brings in what somebody else wrote to the file: what only one side changed is taken. Conflicts are left to the
    /// user: mergeConflicts() tells them, and @p settled is what they came to.
    void mergeFromDisk(std::vector<SettledConflict> settled = {});
    /// Lets the next save() write over what somebody else wrote.
    void keepMine();

    [[nodiscard]] const QString& path() const { return m_path; }
    /// Null before the first file was read.
    [[nodiscard]] const ConfigRevisionPtr& revision() const { return m_revision; }
    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    [[nodiscard]] bool isModified() const;
    /// What the file held when it was last read or written.
    [[nodiscard]] const std::string& savedText() const { return m_savedText; }
    /// What somebody else wrote to the file since, as long as nothing was done about it.
    [[nodiscard]] const std::optional<std::string>& diskText() const { return m_diskText; }
    /// Modified, or about to be by an edit under way.
    [[nodiscard]] bool hasUnsavedEdits() const;
    /// Modified, nothing pending, and the scheduler would accept it.
    [[nodiscard]] bool isSavable() const;
    [[nodiscard]] bool canUndo() const { return !m_undo.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_redo.empty(); }
    /// Until the next save, the next file, or somebody else's text in the file.
    [[nodiscard]] bool canUndoSave() const { return m_replacedText.has_value(); }

Q_SIGNALS:
    /// The text of the file that is being opened is there; what is to be said of it follows, with opened().
    void textRead(const QString& path, const std::string& text);
    void opened(); ///< a new file is the current one; revisionChanged() follows
    void revisionChanged(); ///< text, verdict, or what undo and save may do
    void busyChanged();
    void editRefused(const quotadeck::Error& error);
    void openFailed(const quotadeck::Error& error); ///< the file before stays open
    void saved();
    void saveUndone();
    void versionFailed(const quotadeck::Error& error); ///< saved, but no version of it could be kept
    void saveFailed(const quotadeck::Error& error);
    /// By someone else; the edits are kept. diskText() is empty when the file can not be read any more.
    void changedOnDisk();
    void diskSettled(); ///< what someone else wrote is merged, dropped or gone
    void mergeConflicts(const std::vector<quotadeck::config::MergeConflict>& conflicts);
    void mergeFailed(const quotadeck::Error& error);

private:
    using Splices = std::vector<config::TextEdit>;
    enum class RequestKind { Edit, Type, Undo, Redo, Save, UndoSave, Merge };
    struct Request
    {
        RequestKind kind = RequestKind::Edit;
        Operation operation{}; ///< of an edit; the others need none
        std::vector<SettledConflict> settled{}; ///< of a merge
        QString message{}; ///< of a save
        ConfigRevisionPtr base{}; ///< of typing, as the next two
        std::string text{};
        TypingStep step = TypingStep::New;
    };
    struct Edited
    {
        ConfigRevisionPtr revision;
        Splices inverse;
    };

    /// Either a merged text or the conflicts that are to be settled first.
    struct Merged
    {
        std::vector<config::MergeConflict> conflicts;
        Edited edited;
    };
    static Result<Merged> mergeOf(const ConfigRevisionPtr& revision, const std::string& base,
                                  const std::string& theirs, const std::vector<SettledConflict>& settled);

    void enqueue(Request request);
    void startNextRequest();
    /// False when there is nothing to do for it.
    [[nodiscard]] bool start(Request request);
    void startEditing(Request request);
    void startTyping(Request request);
    void startSaving(const QString& message);
    void startUndoingSave();
    void startMerging(std::vector<SettledConflict> settled);
    void finishMerging(const std::string& theirs, const Result<Merged>& merged);
    void settleDisk();
    void finishRequest(RequestKind kind, const Result<Edited>& edited);
    void finishTyping(const ConfigRevisionPtr& stepBase, const Edited& edited);
    void judge(const QString& path, const Result<std::string>& text);
    void finishOpening(const QString& path, const ConfigRevisionPtr& revision);
    struct Saving
    {
        Status version;
        Status file;
    };
    void finishSaving(const std::string& text, const Saving& outcome);
    void finishUndoingSave(const std::string& text, const Saving& outcome);
    void watchFile();
    void compareWithDisk();
    void setBusy(bool busy);

    QString m_path;
    VersionStore m_versions{{}};
    ConfigRevisionPtr m_revision;
    std::string m_savedText; ///< what the file held when it was last read or written
    std::optional<std::string> m_diskText;
    std::optional<std::string> m_replacedText; ///< what the file held before the last save
    ConfigRevisionPtr m_typingBase; ///< before what was typed last; null when something else was done since
    /// Inverse splices, each leading from one revision to the one before (undo) or after (redo).
    std::vector<Splices> m_undo;
    std::vector<Splices> m_redo;
    std::deque<Request> m_requests;
    bool m_isBusy = false;
    bool m_isEditing = false; ///< what makes it busy is an edit, undo or redo
    bool m_isComparisonDue = false; ///< somebody wrote the file while it was busy

    QFileSystemWatcher m_watcher;
    LatestJob m_job{this}; ///< reading, editing and saving exclude each other; opening drops what runs
    LatestJob m_compareJob{this};
};
} // namespace quotadeck::models
