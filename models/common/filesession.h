// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "models/common/latestjob.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>

namespace quotadeck::models {
/// A text file being edited, whatever the text says: what is asked for waits in line while something is under way, and the
/// file is watched for what somebody else writes.
///
/// Threading: lives on the GUI thread; work runs in the background, one piece at a time.
/// Errors:    a refused edit or a failed read or save changes nothing and is reported by a signal.
class FileSession : public QObject
{
    Q_OBJECT
public:
    /// Tells why a file cannot be written. Safe from any thread.
    using WriteCheck = std::function<Status(const QString& path)>;

    [[nodiscard]] const QString& path() const { return m_path; }
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

Q_SIGNALS:
    void opened(); ///< a new file is the current one; what is to be said of its text follows
    void busyChanged();
    void editRefused(const quotadeck::Error& error);
    void openFailed(const quotadeck::Error& error); ///< the file before stays open
    void saved();
    void saveFailed(const quotadeck::Error& error);
    void writeObstacleChanged();
    void changedOnDisk(); ///< by someone else; the edits are kept

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
    void setSavedText(std::string text) { m_savedText = std::move(text); }
    /// Looks at the file from now on; to be called again when its name leads to another file.
    void watchFile();
    void compareWithDisk();

    /// Reading, editing and saving exclude each other; opening drops what runs.
    [[nodiscard]] LatestJob& job() { return m_job; }

private:
    /// nullptr before the first file was read.
    [[nodiscard]] virtual const std::string* currentText() const = 0;
    [[nodiscard]] virtual bool isAccepted() const = 0;
    /// The file holds @p text, or cannot be read. Called whenever somebody wrote it, ourselves included.
    virtual void takeDiskText(const Result<std::string>& text) = 0;
    void changeBusy(bool isBusy);
    void checkIfWritable();
    void setWriteObstacle(std::optional<Error> obstacle);

    QString m_path;
    std::string m_savedText;
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
