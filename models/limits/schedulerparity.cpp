// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/schedulerparity.h"

#include "core/config/packaging/queuefile.h"
#include "models/common/messagetext.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace quotadeck::models {
namespace {
constexpr std::chrono::milliseconds kRest{500}; ///< of the edits, before the scheduler is troubled

/// The scheduler knows nothing of the manifest around its file.
std::string unpacked(const std::string& text)
{
    const auto file = config::findQueueFile(text);
    return file && *file ? (*file)->content.text() : text;
}

/// What the scheduler should say: it is sent the queues alone, not the other keys of their ConfigMap (PKG-5).
bool acceptsQueues(const config::Verdict& own)
{
    return own.accepted || own.category == config::kConfigMapReason;
}
} // namespace

SchedulerParity::SchedulerParity(ConfigSession* session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRest);
    connect(&m_rest, &QTimer::timeout, this, &SchedulerParity::ask);
    connect(m_session, &ConfigSession::revisionChanged, this, &SchedulerParity::follow);
}

void SchedulerParity::setScheduler(const QString& name)
{
    m_scheduler = name;
    m_asked.reset();
    m_rest.stop();
    m_unpackJob.cancel();
    setState(State::None);
    follow();
}

void SchedulerParity::follow()
{
    if (m_scheduler.isEmpty() || !m_session->revision() || m_session->revision() == m_asked)
        return;
    m_asked.reset(); // an answer under way is about an older text
    setState(State::Asking);
    m_rest.start();
}

void SchedulerParity::askAgain()
{
    m_asked.reset();
    follow();
}

void SchedulerParity::ask()
{
    m_unpackJob.start([revision = m_session->revision()](
                          const std::stop_token&) { return std::pair(revision, unpacked(revision->text())); },
                      [this](const std::pair<ConfigRevisionPtr, std::string>& question) {
                          m_asked = question.first;
                          Q_EMIT asked(question.second);
                      });
}

void SchedulerParity::answer(const Result<config::SchedulerVerdict>& verdict)
{
    if (!m_asked || m_asked != m_session->revision())
        return;
    m_verdict = verdict;
    m_time = QDateTime::currentDateTime();
    if (!verdict)
        setState(State::Unreachable);
    else
        setState(verdict->allowed == acceptsQueues(m_asked->verdict) ? State::Agrees : State::Disagrees);
}

void SchedulerParity::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

QString SchedulerParity::summary() const
{
    if (m_state == State::None || !m_session->revision())
        return {};
    //: what our rules say, and what the scheduler says
    return tr("Local: %1 – %2: %3").arg(localText(), m_scheduler, schedulerText());
}

QString SchedulerParity::localText() const
{
    const auto& findings = m_session->revision()->verdict.findings;
    const auto count = [&findings](config::Severity severity) {
        return static_cast<int>(std::ranges::count(findings, severity, &config::Finding::severity));
    };
    //: errors, warnings
    return tr("%1, %2").arg(tr("%n error(s)", nullptr, count(config::Severity::Error)),
                            tr("%n warning(s)", nullptr, count(config::Severity::Warning)));
}

QString SchedulerParity::schedulerText() const
{
    const QString time = QLocale().toString(m_time.time(), QStringLiteral("HH:mm:ss"));
    switch (m_state) {
    case State::None:
        break;
    case State::Asking:
        return tr("validating…");
    case State::Agrees:
        if (m_verdict->allowed && !m_asked->verdict.accepted)
            return tr("accepts the queues; it was not asked about the other keys (%1)").arg(time);
        return tr("agrees (%1)").arg(time);
    case State::Disagrees:
        return m_verdict->allowed ? tr("disagrees, it would accept this (%1)").arg(time)
                                  : tr("disagrees, it would reject this: %1 (%2)")
                                        .arg(QString::fromStdString(m_verdict->reason), time);
    case State::Unreachable:
        return tr("validation failed: %1: %2 (%3)")
            .arg(QString::fromStdString(m_verdict.error().where), messageText(m_verdict.error().message),
                 time);
    }
    return {};
}

QString SchedulerParity::report() const
{
    if (m_state != State::Disagrees)
        return {};
    QStringList lines{summary()};
    for (const auto& finding : m_asked->verdict.findings)
        lines << QStringLiteral("%1:%2: %3 (%4)")
                     .arg(finding.span.begin.line)
                     .arg(finding.span.begin.column)
                     .arg(messageText(finding.message), QString::fromStdString(finding.rule));
    lines << QString() << QString::fromStdString(m_asked->text());
    return lines.join(u'\n');
}
} // namespace quotadeck::models

#include "moc_schedulerparity.cpp"
