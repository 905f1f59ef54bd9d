// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/documentcomparison.h"

#include <utility>

namespace quotadeck::models {
DocumentComparison::DocumentComparison(EditedFile* file, QObject* parent) : QObject(parent), m_file(file)
{
    connect(m_file, &EditedFile::revisionChanged, this, &DocumentComparison::compare);
    connect(m_file, &EditedFile::opened, this, &DocumentComparison::setBaseToFile);
    connect(m_file, &EditedFile::analysisChanged, this, [this] {
        if (m_revision)
            start();
    });
    compare();
}

void DocumentComparison::setBase(const QString& name, std::string text)
{
    m_name = name;
    m_base = std::move(text);
    compare();
}

void DocumentComparison::setBaseToFile()
{
    m_name.clear();
    m_base.reset();
    compare();
}

void DocumentComparison::compare()
{
    const auto& revision = m_file->currentRevision();
    if (!revision)
        return;
    const std::string& older = m_base ? *m_base : m_file->savedText();
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
    start();
}

void DocumentComparison::start()
{
    m_job.start(
        [revision = m_revision, older = m_older, analysis = m_file->analysis()](const std::stop_token&) {
            return ComparisonResult{
                {}, revision, older, analysis, differenceOf(*analysis, *older, revision->text())};
        },
        [this](ComparisonResult result) {
            m_result = std::move(result);
            m_result->baseName = m_name;
            Q_EMIT changed();
        });
}

/// Whether the newest comparison is that of these two, so that a running one is not started anew.
bool DocumentComparison::isOf(const RevisionPtr& revision, const std::string& older) const
{
    return m_revision == revision && m_older && *m_older == older;
}

void DocumentComparison::findRevert(std::size_t index)
{
    if (!m_result)
        return;
    m_revertJob.start(
        [revision = m_result->revision, older = m_result->older, analysis = m_result->analysis,
         index](const std::stop_token&) { return analysis->revertingEdits(*older, revision->text(), index); },
        [this, index](const Revert& revert) { Q_EMIT revertFound(index, revert); });
}
} // namespace quotadeck::models

#include "moc_documentcomparison.cpp"
