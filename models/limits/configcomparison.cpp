// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/configcomparison.h"

#include "core/config/diff/reverting.h"

#include <utility>

namespace quotadeck::models {
ConfigComparison::ConfigComparison(ConfigSession* session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    connect(m_session, &ConfigSession::revisionChanged, this, &ConfigComparison::compare);
    connect(m_session, &ConfigSession::opened, this, &ConfigComparison::setBaseToFile);
    compare();
}

void ConfigComparison::setBase(const QString& name, std::string text)
{
    m_name = name;
    m_base = std::move(text);
    compare();
}

void ConfigComparison::setBaseToFile()
{
    m_name.clear();
    m_base.reset();
    compare();
}

void ConfigComparison::compare()
{
    const auto& revision = m_session->revision();
    if (!revision)
        return;
    const std::string& older = m_base ? *m_base : m_session->savedText();
    if (isOf(revision, older)) {
        if (m_result && m_result->revision == revision && m_result->older == m_older) {
            m_result->baseName = m_name; // another name of the same text
            Q_EMIT changed();
        }
        return;
    }
    m_revertJob.cancel();
    m_revision = revision;
    if (!m_older || *m_older != older)
        m_older = std::make_shared<const std::string>(older);
    m_job.start(
        [revision, older = m_older](const std::stop_token&) {
            return ComparisonResult{{},
                                    revision,
                                    older,
                                    config::fileChanges(*older, revision->text()),
                                    config::diffLines(*older, revision->text())};
        },
        [this](ComparisonResult result) {
            m_result = std::move(result);
            m_result->baseName = m_name;
            Q_EMIT changed();
        });
}

/// Whether the newest comparison is that of these two, so that a running one is not started anew.
bool ConfigComparison::isOf(const ConfigRevisionPtr& revision, const std::string& older) const
{
    return m_revision == revision && m_older && *m_older == older;
}

void ConfigComparison::findRevert(std::size_t index)
{
    if (!m_result)
        return;
    m_revertJob.start(
        [revision = m_result->revision, older = m_result->older, index](const std::stop_token&) {
            return config::revertingEdits(*older, revision->text(), index);
        },
        [this, index](const Revert& revert) { Q_EMIT revertFound(index, revert); });
}
} // namespace quotadeck::models
