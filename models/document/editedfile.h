// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/base/result.h"
#include "models/document/analysis.h"
#include "models/document/versionstore.h"

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
/// A text file being edited, whatever kind of document it is: the current revision, a queue of work, the undo stack, the
/// state of the file on disk and the versions of what was saved.
///
/// Shape:     the text is the only truth. An edit yields splices of the text; the result is read and validated by the
///            analysis before it becomes the current revision. The stacks of undo() hold inverse splices.
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
    /// Returns why a file cannot be written. Safe from any thread.
    using WriteCheck = std::function<Status(const QString& path)>;

    struct SettledConflict
    {
        config::MergeConflict conflict;
        config::MergeSide side = config::MergeSide::Ours;
    };

    ~EditedFile() override;

    /// Keeps a version of every text that is saved, and of the one that it replaces, from now on.
    void setVersions(VersionStore versions) { m_versions = std::move(versions); }
    [[nodiscard]] const VersionStore& versions() const { return m_versions; }

    /// Goes on with @p path, which is of the same kind and cluster, in place of the current file. Unsaved edits are dropped,
    /// so ask first.
    void openAs(const QString& path) { openWith(path, nullptr); }
    /// Reads the current file again.
    void reload() { openAs(m_path); }

    void edit(Operation operation);
    /// Makes @p edits, which are for the text of @p base; refused once the text is another.
    void splice(const RevisionPtr& base, Edits edits);
    /// Makes @p text the current one, as an edit that can be undone.
    void replaceText(std::string text);
    /// Makes @p text the current one, which somebody typed when @p base was. Of texts of one step that wait only the
    /// newest counts; edits made meanwhile are kept, config::rebased().
    void type(RevisionPtr base, std::string text, TypingStep step);
    void undo();
    void redo();
    [[nodiscard]] bool canUndo() const { return !m_undo.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_redo.empty(); }

    /// Writes the text that the edits under way give, if isSavable() then. The file is the old or the new one at any
    /// moment, never a mixture. @p message is the reason that the version gets; when it is empty, the version gets a
    /// summary of the changes.
    void save(const QString& message = {});
    /// Writes what the file held before the last save; the text stays as it is, and is unsaved again.
    void undoSave();
    /// What undoSave() would write: until the next save, the next file, or a change on disk by another program.
    [[nodiscard]] const TextPtr& replacedText() const { return m_replacedText; }
    [[nodiscard]] bool canUndoSave() const { return m_replacedText != nullptr; }
    /// Merges @p others with the current text, as an edit that can be undone: what only one side changed is taken.
    /// Without conflicts merged() follows; else mergeConflicts(), whose conflicts have to come back as @p settled.
    void merge(OtherEdits others, std::vector<SettledConflict> settled = {});
    /// The same with what another program wrote to the file, which is what the file holds from then on.
    void mergeFromDisk(std::vector<SettledConflict> settled = {});
    /// Lets the next save() write over what another program wrote.
    void keepLocalChanges();

    [[nodiscard]] const QString& path() const { return m_path; }
    /// The current one; null before the first file was read, as the next.
    [[nodiscard]] const RevisionPtr& currentRevision() const { return m_revision; }
    [[nodiscard]] TextPtr text() const;
    /// On the current text, which has to be there.
    [[nodiscard]] const config::Verdict& verdict() const { return m_revision->verdict; }
    /// Another program wrote the file, or removed it, and nothing was done about it.
    [[nodiscard]] bool isOtherOnDisk() const { return m_isOtherOnDisk; }
    /// What another program wrote to the file since, as long as nothing was done about it; empty after changedOnDisk() when
    /// the file can not be read any more.
    [[nodiscard]] const std::optional<std::string>& diskText() const { return m_diskText; }
    /// Why the file cannot be written, as it was when it was read or changed last; none also until that is known.
    [[nodiscard]] const std::optional<Error>& writeObstacle() const { return m_writeObstacle; }
    /// Asks @p check instead of canReplaceFile(), from the next file on.
    void setWriteCheck(WriteCheck check) { m_writeCheck = std::move(check); }
    /// What the file held when it was last read or written.
    [[nodiscard]] const std::string& savedText() const { return *m_savedText; }
    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    [[nodiscard]] bool isModified() const;
    /// Modified, or about to be by an edit under way.
    [[nodiscard]] bool hasUnsavedEdits() const;
    /// Modified, nothing pending, and the cluster would accept it.
    [[nodiscard]] bool isSavable() const;
    /// Never null.
    [[nodiscard]] const AnalysisPtr& analysis() const { return m_analysis; }
    [[nodiscard]] QString pathTitle() const { return m_analysis->pathTitle(); }
    /// What line @p line, from 1, of the current text belongs to, a queue or a group; empty: to none.
    [[nodiscard]] QString placeName(int line) const { return m_analysis->placeName(*m_revision, line); }

Q_SIGNALS:
    /// The text of the file that is being opened is there; what the analysis finds in it follows, with opened().
    void textRead(const QString& path, const std::string& text);
    void opened(); ///< a new file is the current one
    void busyChanged();
    void revisionChanged(); ///< text, what the analysis found in it, or what undo and save may do
    void analysisChanged(); ///< changes() of the same texts may be others now
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
    /// Starts something; false when there is nothing to do. What it starts ends with startNext().
    using Step = std::function<bool()>;
    /// What enqueue() gave to one step.
    using Ticket = std::uint64_t;
    enum class StepKind { Edit, Undo, Redo };
    /// What makes the file busy.
    enum class Work { Edit, Other };
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
        RevisionPtr revision{}; ///< of the current text, compared with what was written; null: it stays
    };
    /// Either a merged text or the conflicts that are to be settled first.
    struct Merged
    {
        std::vector<config::MergeConflict> conflicts;
        std::string text;
    };

    /// Takes @p step as soon as nothing is under way.
    Ticket enqueue(Step step);
    /// Puts @p step in the place of the one with @p ticket if that waits and is the last in line.
    [[nodiscard]] bool replaceLast(Ticket ticket, const Step& step);
    void startNext();
    void setBusy(Work work);
    void setIdle();
    void changeBusy(bool isBusy);

    void analyse(const QString& path, const TextPtr& text, const AnalysisPtr& analysis);
    void finishOpening(const QString& path, const TextPtr& text, const AnalysisPtr& analysis,
                       const RevisionPtr& revision);
    void startAnalysing(const AnalysisPtr& analysis);
    /// savedText() is another than what the current revision was compared with.
    void compareWithSaved();
    /// The current revision as the start of another one, where that holds.
    [[nodiscard]] RevisionPtr comparedBefore() const;
    void setRevision(RevisionPtr revision, TextPtr saved);

    void startEditing(StepKind kind, const Operation& operation, std::function<void()> done = {});
    void finishEditing(StepKind kind, const Result<Edited>& edited);
    [[nodiscard]] bool startUndoing(StepKind kind);
    void startTyping(const RevisionPtr& base, std::string text, TypingStep step);
    void finishTyping(const RevisionPtr& stepBase, const Edited& edited);

    /// Writes @p text in place of savedText(), and versions of both; for any thread.
    [[nodiscard]] std::function<Written()> writer(Writing what, const TextPtr& text, const QString& message);
    void startMerging(const OtherEdits& others, std::vector<SettledConflict> settled);
    void finishMerging(const OtherEdits& others, const Result<Merged>& merged);
    void startWriting(Writing what, const TextPtr& text, const QString& message);
    void finishWriting(Writing what, const TextPtr& text, const Written& written);
    /// @p text, which another program wrote, is what the file holds.
    void takeSavedText(std::string text);
    /// Nothing is left to be done about diskText().
    void settleDisk();
    /// The file holds @p text, or cannot be read. Called whenever it was written, by ourselves, too.
    void takeDiskText(const Result<std::string>& text);
    /// Looks at the file from now on; to be called again when its name leads to another file.
    void watchFile();
    void compareWithDisk();
    void checkIfWritable();
    void setWriteObstacle(std::optional<Error> obstacle);

    AnalysisPtr m_analysis;
    RevisionPtr m_revision;
    TextPtr m_comparedWith; ///< what the file held when the revision was read; null before that
    RevisionPtr m_typingBase; ///< before what was typed last; null when something else was done since
    Ticket m_typingTicket = 0; ///< of what was typed last, as the next
    TypingStep m_typingStep = TypingStep::New;
    std::vector<Edits> m_undo; ///< inverse splices, each leading from one text to the one before
    std::vector<Edits> m_redo; ///< or after it

    VersionStore m_versions{{}};
    QString m_path;
    TextPtr m_savedText; ///< never null
    bool m_isOtherOnDisk = false;
    std::optional<std::string> m_diskText;
    TextPtr m_replacedText; ///< what the file held before the last save; null: that cannot be undone
    std::optional<std::string> m_failedText; ///< what the last write failed to write, or so it seemed
    std::deque<Step> m_line;
    Ticket m_lastTicket = 0;
    bool m_isBusy = false;
    bool m_isEditing = false; ///< what makes it busy changes the text
    bool m_isComparisonDue = false; ///< the file was written while it was busy

    QFileSystemWatcher m_watcher;
    background::LatestJob m_job{
        this}; ///< reading, editing and saving exclude each other; opening drops what runs
    background::LatestJob m_compareJob{this};
    WriteCheck m_writeCheck;
    std::optional<Error> m_writeObstacle;
    background::LatestJob m_writableJob{this};
};
} // namespace quotadeck::models
