// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/file/filelock.h"
#include "models/document/editedfile.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace quotadeck::models {
/// A text that a process did not save before it ended.
struct Recovery
{
    enum class Kind {
        UnsavedEdits,
        InterruptedSave, ///< the file was being written in place and may be damaged; this is its content before
    };
    Kind kind = Kind::UnsavedEdits;
    QString file; ///< that holds the text
    QStringList merged{}; ///< names of older recoveries that the text has, in the same folder
    QDateTime time; ///< UTC, when they were written
    std::string text;
    std::string base{}; ///< what the file held when the edits began; empty: not known
    bool isOfOtherText = false; ///< the file holds another text now than when the edits began
    /// Of the file, so that it is offered to one window alone.
    std::shared_ptr<const file::FileLock> lock{};
};

/// Writes unsaved edits to a folder away from the file, and finds those that a crash has left.
///
/// Shape:     one file for each process and file, locked while the process lives, so that what another
///            window is editing is not taken for lost, and beside it one with the text that the edits began with. Both go
///            away when nothing is unsaved any more.
/// Threading: lives on the GUI thread; files are read and written on a thread of its own, one after another. The
///            destructor awaits it.
class RecoveryFiles final : public QObject
{
    Q_OBJECT
public:
    /// @p session outlives it. An @p interval of 0 writes on write() alone.
    RecoveryFiles(EditedFile* session, QString folder, std::chrono::milliseconds interval,
                  QObject* parent = nullptr);
    ~RecoveryFiles() override;

    /// What a process that ended left for the open file; the newest.
    [[nodiscard]] const std::optional<Recovery>& found() const { return m_found; }
    /// Merges the edits that were found with the current text, EditedFile::merge(); then recovered() follows. They are
    /// no longer offered, and stay on disk until the text is saved. When the merge is undone they are offered again.
    void recover();
    /// The edits that were found, for EditedFile::merge(); there have to be any.
    [[nodiscard]] OtherEdits foundEdits() const;
    /// Deletes what was found.
    void discard();
    /// Starts to write what is unsaved.
    void write();
    /// Leaves what is unsaved, with the edits under way, to be found when the file is opened again; kept() or
    /// keepFailed() follows.
    void keep();
    /// Deletes what was kept of the open file: those edits are given up after all.
    void forgetKept();

Q_SIGNALS:
    void recovered(const QDateTime& time); ///< the edits of @p time are in the current text
    void foundChanged(); ///< also when it was looked for and there is nothing
    void written();
    void failed(const quotadeck::Error& error); ///< to write; once until it works again
    void kept();
    void keepFailed(const quotadeck::Error& error);

private:
    void startFile();
    void nameFile();
    void endKeeping(const Status& status);
    void finishRecovering(const OtherEdits& others);
    void finishSaving();
    void follow();
    void followRecovered();
    void removeRecovered();
    void look();
    /// False: another window was faster.
    [[nodiscard]] bool takeFound(std::optional<Recovery> found);
    void finishWriting(const TextPtr& text, const Status& status);
    void removeOwn();

    EditedFile* m_session; // not owned
    QString m_folder;
    QString m_file; ///< of this process for the open file
    std::optional<file::FileLock> m_lock; ///< of m_file
    TextPtr m_written; ///< what m_file holds or is about to; null for no file
    bool m_mayHaveFile = false; ///< m_file may exist, also after a write that failed
    std::optional<Recovery> m_found;
    std::optional<Recovery>
        m_recovered; ///< what was found and is in the current text, which is not saved yet
    TextPtr m_text; ///< the current one
    TextPtr m_textBefore; ///< the one before m_text
    TextPtr m_unrecovered; ///< the text that m_recovered was merged with
    TextPtr m_merged; ///< the outcome of that
    QString m_kept; ///< what was kept last of the open file, to be dropped when that is saved after all
    bool m_isKeeping = false; ///< what is unsaved is on its way to stay
    bool m_hasFailed = false;
    QTimer m_timer;
    background::OrderedJobs m_jobs; ///< a file is written and removed in order
    background::LatestJob m_writeJob{this, m_jobs.pool()};
    background::LatestJob m_lookJob{this, m_jobs.pool()};
};
} // namespace quotadeck::models
