// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "models/document/analysis.h"
#include "models/document/diskfile.h"
#include "models/document/edithistory.h"
#include "models/document/versionstore.h"
#include "models/document/workqueue.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::models {
/// A text file being edited, whatever kind of document it is: the current revision, and what can be done with it. Its
/// parts are the queue of work, the undo history, the file on disk and the versions of what was saved.
///
/// Shape:     the text is the only truth. An edit yields splices of the text; the result is read and validated by the
///            analysis before it becomes the current revision.
/// Threading: lives on the GUI thread; work runs in the background, one piece at a time.
/// Errors:    a refused edit or a failed read or save changes nothing and is reported by a signal.
class EditedFile : public QObject
{
    Q_OBJECT
public:
    using Edits = Analysis::Edits;
    /// Yields the edits that turn a revision into the wished one, or says why it cannot. Safe from any thread.
    using Operation = std::function<Result<Edits>(const Revision&)>;
    /// Whether typing goes on, or starts a step of its own for undo().
    enum class TypingStep { New, Same };

    struct SettledConflict
    {
        config::MergeConflict conflict;
        config::MergeSide side = config::MergeSide::Ours;
    };

    ~EditedFile() override;

    /// Keeps a version of every text that is saved, and of the one that it replaces, from now on.
    void setVersions(VersionStore versions) { m_versions = std::move(versions); }
    [[nodiscard]] const VersionStore& versions() const { return m_versions; }
    /// Versions that @p rule does not keep are removed after each save; nothing: all are kept.
    void setVersionRule(std::optional<VersionRule> rule) { m_versionRule = rule; }
    /// Where the open file is from, for VersionNote::source; empty: unknown.
    void setSource(const QString& source) { m_source = source; }
    /// What was stored with the text of the last save or undone save.
    [[nodiscard]] const VersionNote& lastNote() const { return m_lastNote; }

    /// A locked file is shown and not changed: whatever would change its text or the file is refused.
    [[nodiscard]] bool isLocked() const { return m_isLocked; }
    void setLocked(bool isLocked);

    /// Goes on with @p path, which is of the same kind and cluster, in place of the current file. Unsaved edits are dropped,
    /// so ask first.
    void openAs(const QString& path) { openWith(path, nullptr); }
    /// Reads the current file again.
    void reload() { openAs(path()); }

    void edit(Operation operation);
    /// Makes @p edits, which are for the text of @p base; refused once the text is another.
    void splice(const RevisionPtr& base, Edits edits);
    /// Makes @p text, such as an earlier version, the current one, as an edit that can be undone. textReplaced() follows.
    void replaceText(std::string text);
    /// Makes @p text the current one, which somebody typed when @p base was. Of texts of one step that wait only the
    /// newest counts; edits made meanwhile are kept, config::rebased().
    void type(RevisionPtr base, std::string text, TypingStep step);
    void undo();
    void redo();
    [[nodiscard]] bool canUndo() const { return m_history.canUndo(); }
    [[nodiscard]] bool canRedo() const { return m_history.canRedo(); }
    /// How many steps undo() can take.
    [[nodiscard]] std::size_t undoCount() const { return m_history.undoCount(); }

    /// Writes the text that the edits under way give, if that is modified and accepted then. The file is the old or the new one at any
    /// moment, never a mixture. The version gets message and ticket of @p reason; without a message it gets a summary of
    /// the changes.
    void save(const VersionNote& reason = {});
    /// Writes what the file held before the last save, DiskFile::replacedText(); the text stays as it is, and is unsaved
    /// again.
    void undoSave();
    [[nodiscard]] bool canUndoSave() const { return m_disk.replacedText() != nullptr; }
    /// Merges @p others with the current text, as an edit that can be undone: what only one side changed is taken.
    /// Without conflicts merged() follows; else mergeConflicts(), whose conflicts have to come back as @p settled.
    void merge(OtherEdits others, std::vector<SettledConflict> settled = {});
    /// The same with what another program wrote to the file, which is what the file holds from then on.
    void mergeFromDisk(std::vector<SettledConflict> settled = {});
    /// Lets the next save() write over what another program wrote.
    void keepLocalChanges();

    [[nodiscard]] const DiskFile& disk() const { return m_disk; }
    [[nodiscard]] const QString& path() const { return m_disk.path(); }
    /// What the file held when it was last read or written.
    [[nodiscard]] const std::string& savedText() const { return *m_disk.savedText(); }
    /// See DiskFile.
    void setWriteCheck(DiskFile::WriteCheck check) { m_disk.setWriteCheck(std::move(check)); }
    /// The current one; null before the first file was read, as the next.
    [[nodiscard]] const RevisionPtr& currentRevision() const { return m_revision; }
    [[nodiscard]] TextPtr text() const;
    /// On the current text, which has to be there.
    [[nodiscard]] const config::Verdict& verdict() const { return m_revision->verdict; }
    [[nodiscard]] bool isBusy() const { return m_queue.isBusy(); }
    [[nodiscard]] bool isModified() const;
    /// Modified, or about to be by an edit under way.
    [[nodiscard]] bool hasUnsavedEdits() const;
    /// Never null.
    [[nodiscard]] const AnalysisPtr& analysis() const { return m_analysis; }

Q_SIGNALS:
    /// The text of the file that is being opened is there; what the analysis finds in it follows, with opened().
    void textRead(const QString& path, const std::string& text);
    void opened(); ///< a new file is the current one
    void busyChanged();
    void revisionChanged(); ///< text, what the analysis found in it, or what edits, undo and save may do
    void analysisChanged(); ///< changes() of the same texts may be others now
    void editRefused(const quotadeck::Error& error);
    void openFailed(const quotadeck::Error& error); ///< the file before stays open
    void saved();
    void saveFailed(const quotadeck::Error& error);
    void saveUndone();
    void textReplaced();
    void merged(const quotadeck::models::OtherEdits& others);
    void mergeConflicts(const quotadeck::models::OtherEdits& others,
                        const std::vector<quotadeck::config::MergeConflict>& conflicts);
    /// The edits are kept.
    void mergeFailed(const quotadeck::models::OtherEdits& others, const quotadeck::Error& error);
    void versionFailed(const quotadeck::Error& error); ///< saved, but no version of it could be kept
    void pruneFailed(const quotadeck::Error& error); ///< saved, but an old version could not be removed
    void lockChanged();
    void writeObstacleChanged();
    void changedOnDisk(); ///< by another program; the edits are kept
    void diskSettled(); ///< the changes on disk are merged, dropped or gone

protected:
    EditedFile(AnalysisPtr analysis, QObject* parent);

    /// Reads @p path in place of the current file, with @p analysis once that is done; null: with the current analysis.
    void openWith(const QString& path, AnalysisPtr analysis);
    /// Replaces the analysis by what @p change makes of it and reads the current text again with that. No edit.
    void reanalyse(std::function<AnalysisPtr(const Analysis&)> change);
    /// Replaces the analysis by one that finds the same in a text.
    void setAnalysis(AnalysisPtr analysis) { m_analysis = std::move(analysis); }

private:
    struct Edited
    {
        RevisionPtr revision;
        TextPtr saved; ///< that the analysis knew
        Edits inverse;
    };
    enum class Writing {
        Edits, ///< the current text
        Before, ///< what stood there before the last save
    };
    /// The outcome of a write.
    struct Written
    {
        Status file;
        Status version; ///< of keeping one; fine where none is kept
        Status pruned; ///< of removing old ones
        VersionNote note{}; ///< of what was written
        RevisionPtr revision{}; ///< of the current text, compared with what was written; null: it stays
    };
    /// Either a merged text or the conflicts that are to be settled first.
    struct Merged
    {
        std::vector<config::MergeConflict> conflicts;
        std::string text;
    };

    /// Takes @p step as soon as nothing is under way; never while there is no text.
    WorkQueue::Ticket enqueue(WorkQueue::Step step);
    /// Reports that a change is refused, while the file is locked.
    [[nodiscard]] bool refuseIfLocked();

    void analyse(const QString& path, const TextPtr& text, const AnalysisPtr& analysis);
    void finishOpening(const QString& path, const TextPtr& text, const AnalysisPtr& analysis,
                       const RevisionPtr& revision);
    void startAnalysing(const AnalysisPtr& analysis);
    /// savedText() is another than what the current revision was compared with.
    void compareWithSaved();
    /// The current revision as the start of another one, where that holds.
    [[nodiscard]] RevisionPtr comparedBefore() const;
    void setRevision(RevisionPtr revision, TextPtr saved);

    void startEditing(EditHistory::Step step, const Operation& operation, std::function<void()> done = {});
    void finishEditing(EditHistory::Step step, const Result<Edited>& edited);
    [[nodiscard]] bool startUndoing(EditHistory::Step step);
    void startTyping(const RevisionPtr& base, std::string text, TypingStep step);
    void finishTyping(const RevisionPtr& stepBase, const Edited& edited);

    /// Writes @p text in place of savedText(), and versions of both; for any thread.
    [[nodiscard]] std::function<Written()> writer(Writing what, const TextPtr& text,
                                                  const VersionNote& reason);
    void startMerging(const OtherEdits& others, std::vector<SettledConflict> settled);
    void finishMerging(const OtherEdits& others, const Result<Merged>& merged);
    void startWriting(Writing what, const TextPtr& text, const VersionNote& reason);
    void finishWriting(Writing what, const TextPtr& text, const Written& written);

    AnalysisPtr m_analysis;
    RevisionPtr m_revision;
    TextPtr m_comparedWith; ///< what the file held when the revision was read; null before that
    EditHistory m_history;
    WorkQueue::Ticket m_typingTicket = 0; ///< of what was typed last, as the next
    TypingStep m_typingStep = TypingStep::New;

    VersionStore m_versions{{}};
    std::optional<VersionRule> m_versionRule;
    QString m_source;
    VersionNote m_lastNote;
    bool m_isLocked = false;
    DiskFile m_disk;
    WorkQueue m_queue; ///< reading, editing and saving exclude each other; opening drops what runs
};
} // namespace quotadeck::models
