// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/alerts/alertrulesfile.h"

#include "models/common/textfile.h"

#include <QFileInfo>

#include <fmt/format.h>
#include <utility>

namespace quotadeck::models {
AlertRulesFile::AlertRulesFile(QObject* parent) : QObject(parent)
{
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &AlertRulesFile::readAgain);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &AlertRulesFile::readAgain);
}

void AlertRulesFile::open(const QString& path)
{
    if (path == m_path)
        return;
    m_job.cancel();
    m_path = path;
    m_text.clear();
    if (std::exchange(m_error, std::nullopt))
        Q_EMIT errorChanged();
    if (std::exchange(m_rules, nullptr) || path.isEmpty())
        Q_EMIT rulesChanged();
    if (const QStringList watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    if (!path.isEmpty())
        readAgain();
}

/// The folder, too: editors put another file in the place of the one that is watched.
void AlertRulesFile::watch()
{
    const QFileInfo file(m_path);
    for (const QString& path : {file.absoluteFilePath(), file.absolutePath()}) {
        if (!m_watcher.files().contains(path) && !m_watcher.directories().contains(path)
            && QFileInfo::exists(path))
            m_watcher.addPath(path);
    }
}

Result<AlertRulesFile::Read> AlertRulesFile::read(const QString& path)
{
    auto text = readTextFile(path);
    if (!text)
        return tl::unexpected(text.error());
    auto rules = alert::readRules(*text);
    if (!rules) {
        const config::TextProblem& first = rules.error().front();
        return tl::unexpected(
            Error{ErrorCode::Parse,
                  fmt::format("{}:{}:{}", path.toStdString(), first.place.line, first.place.column),
                  first.message});
    }
    return Read{*std::move(text), std::make_shared<const std::vector<alert::Rule>>(*std::move(rules))};
}

void AlertRulesFile::readAgain()
{
    watch(); // before it is read, so that no change is missed
    m_job.start([path = m_path](const std::stop_token&) { return read(path); },
                [this](Result<Read> read) { take(std::move(read)); });
}

void AlertRulesFile::take(Result<Read> read)
{
    std::optional<Error> error;
    if (!read)
        error = read.error();
    if (error != m_error) {
        m_error = std::move(error);
        Q_EMIT errorChanged();
    }
    if (!read || (m_rules && read->text == m_text))
        return;
    m_text = std::move(read->text);
    m_rules = std::move(read->rules);
    Q_EMIT rulesChanged();
}
} // namespace quotadeck::models

#include "moc_alertrulesfile.cpp"
