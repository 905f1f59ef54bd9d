// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/diskfile.h"

#include "models/common/textfile.h"

#include <QFileInfo>

#include <memory>
#include <utility>

namespace quotadeck::models {
DiskFile::DiskFile(QObject* parent)
    : QObject(parent)
    , m_savedText(std::make_shared<const std::string>())
    , m_writeCheck(canReplaceFile)
{
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &DiskFile::compare);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &DiskFile::compare);
}

void DiskFile::open(const QString& path, const TextPtr& text)
{
    m_path = path;
    m_savedText = text;
    m_replacedText.reset();
    m_failedText.reset();
    setWriteObstacle({}); // of the file before
    watch();
    checkIfWritable();
    settle();
}

void DiskFile::finishWrite(const TextPtr& text, const TextPtr& replaced)
{
    m_failedText.reset();
    m_replacedText = replaced;
    m_savedText = text;
    watch(); // the name now leads to another file
    m_isComparisonDue
        = m_isPaused; // what another program wrote in between, the watch before may not have reported
}

void DiskFile::accept(std::string text)
{
    const bool isSettled = m_changedText == text;
    setSavedText(std::move(text));
    if (isSettled)
        settle();
}

void DiskFile::setSavedText(std::string text)
{
    m_savedText = std::make_shared<const std::string>(std::move(text));
    m_replacedText.reset();
}

void DiskFile::settle()
{
    m_changedText.reset();
    if (std::exchange(m_isChanged, false))
        Q_EMIT settled();
}

void DiskFile::compare()
{
    // An editor that saves by renaming takes the watch with it.
    if (!m_watcher.files().contains(m_path))
        m_watcher.addPath(m_path);
    m_isComparisonDue = m_isPaused;
    if (m_isPaused)
        return;
    m_isComparing = true;
    m_compareJob.start([path = m_path](const std::stop_token&) { return readTextFile(path); },
                       [this](const Result<std::string>& onDisk) {
                           m_isComparing = false;
                           take(onDisk);
                       });
    checkIfWritable();
}

void DiskFile::setPaused(bool isPaused)
{
    m_isPaused = isPaused;
    if (isPaused && std::exchange(m_isComparing, false)) { // it may read what is written meanwhile
        m_compareJob.cancel();
        m_isComparisonDue = true;
    } else if (!isPaused && m_isComparisonDue) {
        compare();
    }
}

void DiskFile::take(const Result<std::string>& onDisk)
{
    if (onDisk && *onDisk == *m_savedText) {
        settle();
        return;
    }
    if (onDisk && *onDisk == m_failedText) { // a write of our own that failed after its rename
        m_failedText.reset();
        setSavedText(*onDisk);
        settle();
        Q_EMIT failedWriteFound();
        return;
    }
    const auto text = onDisk ? std::optional(*onDisk) : std::nullopt;
    if (m_isChanged && m_changedText == text) // reported already
        return;
    m_isChanged = true;
    m_changedText = text;
    m_replacedText.reset(); // what stands there is not what we wrote
    Q_EMIT changed();
}

void DiskFile::watch()
{
    if (const auto watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    // Watching the folder finds a file that was renamed over the old one, or that was missing for a moment.
    m_watcher.addPaths({m_path, QFileInfo(m_path).path()});
}

void DiskFile::checkIfWritable()
{
    m_writableJob.start([path = m_path, check = m_writeCheck](const std::stop_token&) { return check(path); },
                        [this](const Status& status) {
                            setWriteObstacle(status ? std::nullopt : std::optional(status.error()));
                        });
}

void DiskFile::setWriteObstacle(std::optional<Error> obstacle)
{
    const auto textOf
        = [](const std::optional<Error>& error) { return error ? error->message : std::string(); };
    const bool isSame = textOf(obstacle) == textOf(m_writeObstacle);
    m_writeObstacle = std::move(obstacle);
    if (!isSame)
        Q_EMIT writeObstacleChanged();
}
} // namespace quotadeck::models

#include "moc_diskfile.cpp"
