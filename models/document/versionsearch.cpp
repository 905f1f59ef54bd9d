// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/versionsearch.h"

#include "models/document/editedfile.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace quotadeck::models {
namespace {
constexpr std::chrono::milliseconds kProgressPeriod{200};
} // namespace

VersionSearch::VersionSearch(EditedFile* file, QObject* parent) : QObject(parent), m_file(file)
{
    m_timer.setInterval(kProgressPeriod);
    connect(&m_timer, &QTimer::timeout, this, &VersionSearch::changed);
    connect(file, &EditedFile::opened, this, &VersionSearch::cancel); // versions of another file
}

bool VersionSearch::canStart() const
{
    return !isBusy() && !m_file->path().isEmpty() && m_file->versions().isKept();
}

void VersionSearch::start(Walk walk)
{
    m_result.reset();
    m_progress = std::make_shared<Progress>();
    m_timer.start();
    m_job.start(
        [find = std::move(walk), store = m_file->versions(), path = m_file->path(),
         progress = m_progress](const std::stop_token& stop) {
            std::vector<FileVersion> versions = store.list(path);
            std::ranges::reverse(versions);
            progress->count = versions.size();
            std::vector<insight::ConfigVersion> texts;
            texts.reserve(versions.size());
            for (const FileVersion& version : versions)
                texts.push_back(
                    {version.hash.toStdString(), [&store, &version] { return store.text(version); }});
            auto finding = find(texts, stop, [&](std::size_t answered) { progress->answered = answered; });
            return Found{std::move(versions), std::move(finding)};
        },
        [this](Found found) { finish(std::move(found)); });
    Q_EMIT changed();
}

void VersionSearch::cancel()
{
    m_job.cancel();
    m_timer.stop();
    m_progress.reset();
    m_result.reset();
    Q_EMIT changed();
}

void VersionSearch::finish(Found found)
{
    m_timer.stop();
    m_progress.reset();
    m_versions = std::move(found.versions);
    m_result = std::move(found.finding);
    Q_EMIT changed();
}

std::size_t VersionSearch::answered() const
{
    return m_progress ? m_progress->answered.load() : 0;
}

std::size_t VersionSearch::count() const
{
    return m_progress ? m_progress->count.load() : 0;
}
} // namespace quotadeck::models

#include "moc_versionsearch.cpp"
