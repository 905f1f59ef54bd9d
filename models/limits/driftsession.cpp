// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/driftsession.h"

#include <utility>

namespace quotadeck::models {
DriftSession::DriftSession(InsightSource* source, QObject* parent) : QObject(parent), m_source(source)
{
    connect(source, &InsightSource::configurationChanged, this, [this] { m_job.changeAtOnce(); });
    connect(source, &InsightSource::activeChanged, this, [this] { m_job.changeAtOnce(); });
    connect(source->session(), &ConfigSession::opened, this, &DriftSession::forget);
    connect(source->session(), &ConfigSession::changedOnDisk, this, [this] { m_job.changeAtOnce(); });
    connect(source->session(), &ConfigSession::diskSettled, this, [this] { m_job.changeAtOnce(); });
}

void DriftSession::forget()
{
    m_job.cancel();
    take({nullptr, m_drift == nullptr});
    m_job.changeAtOnce();
}

TextPtr DriftSession::fileText()
{
    const DiskFile& disk = m_source->session()->disk();
    const auto& changed = disk.changedText();
    if (!changed)
        m_changedText.reset();
    else if (!m_changedText || *m_changedText != *changed)
        m_changedText = std::make_shared<const std::string>(*changed);
    return m_changedText ? m_changedText : disk.savedText();
}

void DriftSession::start()
{
    const ConfigRevisionPtr revision = m_source->session()->revision();
    if (revision && !revision->isReadable()) {
        m_job.postpone();
        return;
    }
    if (!revision) {
        m_job.cancel();
        take({nullptr, m_drift == nullptr});
        return;
    }
    m_job.run(
        [revision, text = fileText(), active = m_source->active(), saved = m_saved, cluster = m_cluster,
         before = m_drift](const std::stop_token& stop) {
            const bool isSaved = *text == revision->text();
            const SchedulerConfigPtr inFile = isSaved ? nullptr : saved->get(text, *text);
            if (stop.stop_requested())
                return Found();
            const SchedulerConfigPtr inForce = active ? cluster->get(active, active->text) : nullptr;
            if (stop.stop_requested())
                return Found();
            const auto drift = std::make_shared<const Drift>(driftOf(revision, inFile, inForce, stop));
            return Found{drift, before && drift->hasMarksOf(*before)};
        },
        [this](const Found& found) { take(found); });
}

void DriftSession::take(const Found& found)
{
    // Every job that runs was started after the last call, so it compared with what is known now.
    const bool isConfirmed = found.isSame && m_drift && m_drift->revision != found.drift->revision;
    m_drift = found.drift;
    if (!found.isSame)
        Q_EMIT changed();
    else if (isConfirmed)
        Q_EMIT confirmed();
}

SchedulerConfigPtr DriftSession::ReadOnce::get(const std::shared_ptr<const void>& origin,
                                               const std::string& text)
{
    const std::lock_guard lock(m_mutex);
    if (m_origin != origin) {
        m_config = readConfiguration(text);
        m_origin = origin;
    }
    return m_config;
}
} // namespace quotadeck::models

#include "moc_driftsession.cpp"
