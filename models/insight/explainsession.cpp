// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/explainsession.h"

#include "core/insight/quotaraise.h"

#include <QThread>

#include <utility>

namespace quotadeck::models {
ExplainSession::ExplainSession(InsightSource* source, QObject* parent)
    : QObject(parent)
    , m_source(source)
    , m_history(this)
{
    connect(source, &InsightSource::snapshotChanged, this, &ExplainSession::follow);
    connect(source, &InsightSource::activeChanged, this, &ExplainSession::follow);
    connect(source, &InsightSource::configurationChanged, this, &ExplainSession::follow);
}

void ExplainSession::ask(const ExplainForm& form)
{
    Q_ASSERT(QThread::currentThread() == thread());
    m_form = form;
    m_isAsked = true;
    start();
}

void ExplainSession::clear()
{
    m_job.cancel();
    m_form.reset();
    m_outcome.reset();
    setBusy(false);
    Q_EMIT answered();
}

void ExplainSession::setWatched(bool isWatched)
{
    m_isWatched = isWatched;
    follow();
}

/// Without starting over what is under way: changes that come faster than answers would leave none.
void ExplainSession::follow()
{
    m_isDue = true;
    if (m_isWatched && !m_isBusy)
        start();
}

void ExplainSession::start()
{
    m_isDue = false;
    if (!m_form)
        return;
    setBusy(true);
    m_job.start([form = *m_form, data = m_source->data()](
                    const std::stop_token& stop) { return explainForm(form, data, stop); },
                [this, isAsked = std::exchange(m_isAsked, false)](ExplainOutcome outcome) {
                    finish(std::move(outcome), isAsked);
                });
}

void ExplainSession::finish(ExplainOutcome outcome, bool isAsked)
{
    m_outcome = std::move(outcome);
    if (isAsked && *m_outcome)
        m_history.note(**m_outcome);
    setBusy(false);
    Q_EMIT answered();
    if (m_isDue && m_isWatched && !m_isBusy)
        start();
}

bool ExplainSession::canStage() const
{
    return m_outcome && *m_outcome && !m_source->session()->isLocked()
        && (*m_outcome)->form.basis == ExplainBasis::Edited
        && (*m_outcome)->data.edited == m_source->session()->revision();
}

void ExplainSession::stage(const std::vector<insight::QuotaRaise>& raises)
{
    if (!canStage())
        return;
    const ExplainAnswer& answer = **m_outcome;
    m_source->session()->edit(answer.data.edited,
                              [partition = answer.partition, raises](const config::Document& document) {
                                  return insight::raiseEdits(document, partition, raises);
                              });
}

void ExplainSession::setBusy(bool isBusy)
{
    if (std::exchange(m_isBusy, isBusy) != isBusy)
        Q_EMIT busyChanged();
}
} // namespace quotadeck::models

#include "moc_explainsession.cpp"
