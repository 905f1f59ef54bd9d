// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/base/result.h"
#include "models/document/analysis.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <string>

namespace quotadeck::models {
/// The file of an edited text, as it is on disk: the text that was last read or written here, changes by other programs,
/// and whether it can be written. Writes nothing itself.
///
/// Shape:     compares the file with savedText() whenever it changes. While paused it waits with that, and a comparison
///            that is under way then begins again afterwards.
/// Threading: lives on the GUI thread; reads the file in the background.
/// Errors:    a file that cannot be read counts as removed.
class DiskFile final : public QObject
{
    Q_OBJECT
public:
    /// Returns why a file cannot be written. Safe from any thread.
    using WriteCheck = std::function<Status(const QString& path)>;

    explicit DiskFile(QObject* parent = nullptr);

    /// Goes on with @p path, which held @p text when it was read, in place of the file before.
    void open(const QString& path, const TextPtr& text);
    /// Asks @p check instead of canReplaceFile(), from the next file on.
    void setWriteCheck(WriteCheck check) { m_writeCheck = std::move(check); }

    [[nodiscard]] const QString& path() const { return m_path; }
    /// What the file held when it was last read or written; never null.
    [[nodiscard]] const TextPtr& savedText() const { return m_savedText; }
    /// What the file held before the last save: until the next save, the next file, or a change by another program. Null:
    /// the save cannot be undone.
    [[nodiscard]] const TextPtr& replacedText() const { return m_replacedText; }
    /// Another program wrote the file, or removed it, and nothing was done about it.
    [[nodiscard]] bool isChanged() const { return m_isChanged; }
    /// What another program wrote, as long as nothing was done about it; none when the file cannot be read any more.
    [[nodiscard]] const std::optional<std::string>& changedText() const { return m_changedText; }
    /// Why the file cannot be written, as it was when it was read or changed last; none also until that is known.
    [[nodiscard]] const std::optional<Error>& writeObstacle() const { return m_writeObstacle; }

    /// The file was written here and holds @p text. @p replaced is the next replacedText().
    void finishWrite(const TextPtr& text, const TextPtr& replaced);
    /// Writing @p text failed, or seemed to: the file may hold it all the same.
    void failWrite(const TextPtr& text) { m_failedText = *text; }
    /// @p text, which another program wrote, is what the file holds. Settles changedText() when it is the same.
    void accept(std::string text);
    /// Nothing is left to be done about a change by another program.
    void settle();
    /// Looks at the file now, or after the pause.
    void compare();
    /// While something is written here, a change of the file may be our own.
    void setPaused(bool isPaused);

Q_SIGNALS:
    void changed(); ///< by another program
    void settled(); ///< a change is merged, dropped or gone
    /// A write that failed here reached the disk: savedText() is that text now.
    void failedWriteFound();
    void writeObstacleChanged();

private:
    /// The file holds @p text, or cannot be read. Called whenever it was written, also by ourselves.
    void take(const Result<std::string>& text);
    void setSavedText(std::string text);
    /// To be called again when the name of the file leads to another one.
    void watch();
    void checkIfWritable();
    void setWriteObstacle(std::optional<Error> obstacle);

    QString m_path;
    TextPtr m_savedText;
    TextPtr m_replacedText;
    bool m_isChanged = false;
    std::optional<std::string> m_changedText;
    std::optional<std::string> m_failedText; ///< what the last write failed to write, or so it seemed
    bool m_isPaused = false;
    bool m_isComparing = false;
    bool m_isComparisonDue = false; ///< after the pause
    QFileSystemWatcher m_watcher;
    background::LatestJob m_compareJob{this};
    WriteCheck m_writeCheck;
    std::optional<Error> m_writeObstacle;
    background::LatestJob m_writableJob{this};
};
} // namespace quotadeck::models
