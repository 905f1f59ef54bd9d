// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/watchedfile.h"

#include "models/common/textfile.h"

#include <QFileInfo>

#include <fmt/format.h>
#include <utility>

namespace quotadeck::models {
WatchedFile::WatchedFile(Parser parser, QObject* parent) : QObject(parent), m_parser(std::move(parser))
{
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &WatchedFile::readAgain);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &WatchedFile::readAgain);
}

void WatchedFile::open(const QString& path)
{
    if (path == m_path)
        return;
    m_job.cancel();
    m_path = path;
    m_text.clear();
    Q_EMIT pathChanged();
    if (std::exchange(m_error, std::nullopt))
        Q_EMIT errorChanged();
    if (std::exchange(m_content, nullptr) || path.isEmpty())
        Q_EMIT contentChanged();
    if (const QStringList watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    if (!path.isEmpty())
        readAgain();
}

/// The folder, too: editors put another file in the place of the one that is watched.
void WatchedFile::watch()
{
    const QFileInfo file(m_path);
    for (const QString& path : {file.absoluteFilePath(), file.absolutePath()}) {
        if (!m_watcher.files().contains(path) && !m_watcher.directories().contains(path)
            && QFileInfo::exists(path))
            m_watcher.addPath(path);
    }
}

void WatchedFile::readAgain()
{
    if (m_path.isEmpty())
        return;
    watch(); // before it is read, so that no change is missed
    m_job.start(
        [path = m_path, parser = m_parser](const std::stop_token&) -> Result<Read> {
            auto text = readTextFile(path);
            if (!text)
                return tl::unexpected(text.error());
            auto content = parser(path, *text);
            if (!content)
                return tl::unexpected(content.error());
            return Read{*std::move(text), *std::move(content)};
        },
        [this](Result<Read> read) { take(std::move(read)); });
}

void WatchedFile::take(Result<Read> read)
{
    std::optional<Error> error;
    if (!read)
        error = read.error();
    if (error != m_error) {
        m_error = std::move(error);
        Q_EMIT errorChanged();
    }
    if (!read || (m_content && read->text == m_text))
        return;
    m_text = std::move(read->text);
    m_content = std::move(read->content);
    Q_EMIT contentChanged();
}

Error problemAt(const QString& path, int line, int column, Message message)
{
    return {ErrorCode::Parse, fmt::format("{}:{}:{}", path.toStdString(), line, column), std::move(message)};
}
} // namespace quotadeck::models

#include "moc_watchedfile.cpp"
