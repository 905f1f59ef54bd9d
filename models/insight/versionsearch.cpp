// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/versionsearch.h"

#include "models/limits/configsession.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace quotadeck::models {
namespace {
constexpr std::chrono::milliseconds kProgressPeriod{200};

insight::VersionQuestion questionOf(const ExplainAnswer& answer)
{
    insight::VersionQuestion question{answer.explanation.question, answer.data.partition, answer.data.usage(),
                                      answer.form.mode};
    if (answer.isPlaced)
        question.question.queue = {};
    const bool isEdited = answer.form.basis == ExplainBasis::Edited && answer.data.edited;
    if (isEdited && answer.partition < answer.data.edited->partitions.size())
        question.partition = answer.data.edited->partitions[answer.partition].name.value;
    return question;
}
} // namespace

VersionSearch::VersionSearch(ConfigSession* session, QObject* parent) : QObject(parent), m_session(session)
{
    m_timer.setInterval(kProgressPeriod);
    connect(&m_timer, &QTimer::timeout, this, &VersionSearch::changed);
    connect(session, &ConfigSession::opened, this, &VersionSearch::cancel); // versions of another file
}

bool VersionSearch::canStart() const
{
    return !isBusy() && !m_session->path().isEmpty() && m_session->versions().isKept();
}

void VersionSearch::start(const ExplainAnswer& answer)
{
    m_result.reset();
    m_progress = std::make_shared<Progress>();
    m_timer.start();
    m_job.start(
        [answer, store = m_session->versions(), path = m_session->path(),
         progress = m_progress](const std::stop_token& stop) {
            std::vector<FileVersion> versions = store.list(path);
            std::ranges::reverse(versions);
            progress->count = versions.size();
            std::vector<insight::ConfigVersion> texts;
            texts.reserve(versions.size());
            for (const FileVersion& version : versions)
                texts.push_back(
                    {version.hash.toStdString(), [&store, &version] { return store.text(version); }});
            auto search
                = insight::findBlockingChange(texts, questionOf(answer), stop,
                                              [&](std::size_t answered) { progress->answered = answered; });
            return Found{std::move(versions), std::move(search)};
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
    if (found.search) // an answer has a request, so that there is no error
        m_result = *std::move(found.search);
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
