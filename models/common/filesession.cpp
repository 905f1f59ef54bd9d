// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/filesession.h"

#include "models/common/textfile.h"

#include <QFileInfo>
#include <QThread>

#include <algorithm>
#include <utility>

namespace quotadeck::models {
namespace {
/// "root.sales: maximum memory raised from 8 GiB to 10 GiB, and 2 more".
QString summaryOf(const FileSession::Comparer& compare, const std::string& older, const std::string& newer)
{
    const auto changes = compare(older, newer);
    if (!changes || changes->empty())
        return FileSession::tr("Text changed, settings unchanged");
    const auto& first = changes->front();
    const QString sentence = QStringLiteral("%1: %2").arg(
        QString::fromStdString(first.path.empty() ? first.partition : first.path),
        QString::fromStdString(first.sentence));
    const auto others = static_cast<int>(changes->size()) - 1;
    return others == 0 ? sentence : FileSession::tr("%1, and %n more", nullptr, others).arg(sentence);
}
} // namespace

FileSession::FileSession(QObject* parent) : QObject(parent), m_writeCheck(canReplaceFile)
{
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileSession::compareWithDisk);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileSession::compareWithDisk);
}

bool FileSession::isModified() const
{
    const TextPtr current = text();
    return current && *current != m_savedText;
}

bool FileSession::hasUnsavedEdits() const
{
    return isModified() || m_isEditing || !m_line.empty();
}

bool FileSession::isSavable() const
{
    return isModified() && !m_isBusy && verdict().accepted;
}

FileSession::Ticket FileSession::enqueue(Step step)
{
    Q_ASSERT(QThread::currentThread() == thread());
    m_line.push_back(std::move(step));
    const Ticket ticket = ++m_lastTicket;
    if (!m_isBusy)
        startNext();
    return ticket;
}

bool FileSession::replaceLast(Ticket ticket, const Step& step)
{
    if (m_line.empty() || ticket != m_lastTicket)
        return false;
    m_line.back() = step;
    return true;
}

void FileSession::startNext()
{
    m_isEditing = false;
    while (!m_line.empty() && text()) {
        const Step step = std::move(m_line.front());
        m_line.pop_front();
        if (step())
            return;
    }
    setIdle();
}

void FileSession::startOpening()
{
    Q_ASSERT(QThread::currentThread() == thread());
    m_line.clear();
    setBusy(Work::Other);
}

void FileSession::finishOpening(const QString& path, std::string text)
{
    m_line.clear(); // it was about the file before
    m_path = path;
    m_savedText = std::move(text);
    m_replacedText.reset();
    m_failedText.reset();
    setWriteObstacle({}); // of the file before
    setIdle();
    watchFile();
    checkIfWritable();
    settleDisk();
}

void FileSession::save(const QString& message)
{
    enqueue([this, message] {
        if (!isModified() || !verdict().accepted)
            return false;
        startWriting(Writing::Edits, *text(), message);
        return true;
    });
}

void FileSession::undoSave()
{
    enqueue([this] {
        if (!canUndoSave())
            return false;
        startWriting(Writing::Before, *m_replacedText, {});
        return true;
    });
}

void FileSession::startWriting(Writing what, const std::string& text, const QString& message)
{
    setBusy(what == Writing::Before ? Work::Edit : Work::Other); // taken back, a save leaves edits
    job().start([write = writer(what, text, message)](const std::stop_token&) { return write(); },
                [this, what, text](const Written& written) { finishWriting(what, text, written); });
}

std::function<FileSession::Written()> FileSession::writer(Writing what, const std::string& text,
                                                          const QString& message)
{
    return [what, path = m_path, expected = m_savedText, text, message, versions = m_versions,
            compare = comparer(), check = saveCheck(), prepare = afterWrite()]() -> Written {
        Status kept;
        if (what == Writing::Edits) {
            if (const Status fine = check ? check(text) : Status(); !fine)
                return {fine, kept};
            // Before the file is written: after that, it is the only place that has this text.
            kept = versions.add(path, expected, tr("Before this save"));
        }
        if (const auto status = replaceTextFile(path, expected, text); !status)
            return {status, kept};
        if (what == Writing::Before)
            kept = versions.add(path, text, tr("Save undone"));
        else if (kept)
            kept = versions.add(path, text, message.isEmpty() ? summaryOf(compare, expected, text) : message);
        return {{}, kept, prepare ? prepare(text) : nullptr};
    };
}

void FileSession::finishWriting(Writing what, const std::string& text, const Written& written)
{
    const bool isSave = what == Writing::Edits;
    m_failedText = written.file ? std::nullopt : std::optional(text);
    if (written.file) {
        m_replacedText = isSave ? std::optional(m_savedText) : std::nullopt;
        m_savedText = text;
        if (written.take)
            written.take();
        watchFile(); // the name now leads to another file
    }
    startNext();
    if (!written.file) {
        compareWithDisk(); // somebody else's text may be the cause
        Q_EMIT saveFailed(written.file.error());
    } else {
        if (isSave) {
            settleDisk();
            Q_EMIT saved();
        } else {
            Q_EMIT saveUndone();
        }
        if (!written.version)
            Q_EMIT versionFailed(written.version.error());
    }
    Q_EMIT revisionChanged();
}

void FileSession::merge(OtherEdits others, std::vector<SettledConflict> settled)
{
    enqueue([this, others = std::move(others), settled = std::move(settled)] {
        startMerging(others, settled);
        return true;
    });
}

void FileSession::mergeFromDisk(std::vector<SettledConflict> settled)
{
    enqueue([this, settled = std::move(settled)] {
        if (!m_diskText)
            return false;
        startMerging({OtherEdits::Origin::Disk, m_savedText, *m_diskText}, settled);
        return true;
    });
}

void FileSession::startMerging(const OtherEdits& others, std::vector<SettledConflict> settled)
{
    setBusy(Work::Edit);
    job().start(
        [ours = text(), others, settled = std::move(settled),
         mergeTexts = merger()](const std::stop_token&) -> Result<Merged> {
            return mergeTexts(*ours, others).map([&settled](const config::Merge& merge) -> Merged {
                auto conflicts = merge.conflicts();
                if (!std::ranges::equal(conflicts, settled, {}, {}, &SettledConflict::conflict))
                    return {std::move(conflicts), {}};
                std::vector<config::MergeSide> sides;
                std::ranges::transform(settled, std::back_inserter(sides), &SettledConflict::side);
                return {{}, merge.text(sides)};
            });
        },
        [this, others](const Result<Merged>& merged) { finishMerging(others, merged); });
}

void FileSession::finishMerging(const OtherEdits& others, const Result<Merged>& outcome)
{
    if (!outcome || !outcome->conflicts.empty()) {
        startNext();
        if (outcome)
            Q_EMIT mergeConflicts(others, outcome->conflicts);
        else
            Q_EMIT mergeFailed(outcome.error());
        Q_EMIT revisionChanged();
        return;
    }
    if (others.origin == OtherEdits::Origin::Disk) {
        takeSavedText(others.text);
        if (m_diskText == others.text)
            settleDisk();
    }
    startTaking(outcome->text, [this, others] { Q_EMIT merged(others); });
}

void FileSession::keepMine()
{
    if (!m_diskText)
        return;
    takeSavedText(*m_diskText);
    settleDisk();
    compareWithSaved();
    Q_EMIT revisionChanged();
}

void FileSession::takeSavedText(std::string text)
{
    m_savedText = std::move(text);
    m_replacedText.reset();
}

void FileSession::settleDisk()
{
    m_diskText.reset();
    if (std::exchange(m_isOtherOnDisk, false))
        Q_EMIT diskSettled();
}

void FileSession::takeDiskText(const Result<std::string>& onDisk)
{
    if (onDisk && *onDisk == m_savedText) {
        settleDisk();
        return;
    }
    if (onDisk && *onDisk == m_failedText) { // a write of our own that failed after its rename
        m_failedText.reset();
        takeSavedText(*onDisk);
        settleDisk();
        compareWithSaved();
        Q_EMIT revisionChanged();
        return;
    }
    const auto text = onDisk ? std::optional(*onDisk) : std::nullopt;
    if (m_isOtherOnDisk && m_diskText == text) // told already
        return;
    m_isOtherOnDisk = true;
    m_diskText = text;
    m_replacedText.reset(); // what stands there is not what we wrote
    Q_EMIT changedOnDisk();
}

void FileSession::setBusy(Work work)
{
    m_isEditing = work == Work::Edit;
    changeBusy(true);
}

void FileSession::setIdle()
{
    m_isEditing = false;
    changeBusy(false);
}

void FileSession::changeBusy(bool isBusy)
{
    if (std::exchange(m_isBusy, isBusy) == isBusy)
        return;
    if (!isBusy && m_isComparisonDue)
        compareWithDisk();
    Q_EMIT busyChanged();
}

void FileSession::watchFile()
{
    if (const auto watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    // The folder tells when a file that was renamed over the old one, or is missing for a moment, comes back.
    m_watcher.addPaths({m_path, QFileInfo(m_path).path()});
}

void FileSession::compareWithDisk()
{
    // An editor that saves by renaming takes the watch with it.
    if (!m_watcher.files().contains(m_path))
        m_watcher.addPath(m_path);
    m_isComparisonDue = m_isBusy;
    if (m_isBusy) // later: what runs may be our own save
        return;
    m_compareJob.start([path = m_path](const std::stop_token&) { return readTextFile(path); },
                       [this](const Result<std::string>& onDisk) { takeDiskText(onDisk); });
    checkIfWritable();
}

void FileSession::checkIfWritable()
{
    m_writableJob.start([path = m_path, check = m_writeCheck](const std::stop_token&) { return check(path); },
                        [this](const Status& status) {
                            setWriteObstacle(status ? std::nullopt : std::optional(status.error()));
                        });
}

void FileSession::setWriteObstacle(std::optional<Error> obstacle)
{
    const auto textOf
        = [](const std::optional<Error>& error) { return error ? error->message : std::string(); };
    const bool isSame = textOf(obstacle) == textOf(m_writeObstacle);
    m_writeObstacle = std::move(obstacle);
    if (!isSame)
        Q_EMIT writeObstacleChanged();
}
} // namespace quotadeck::models
