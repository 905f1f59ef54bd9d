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
    connect(source, &InsightSource::snapshotChanged, this, [this] { m_job.changeInTurn(); });
    connect(source, &InsightSource::activeChanged, this, [this] { m_job.changeInTurn(); });
    connect(source, &InsightSource::configurationChanged, this, [this] { m_job.changeInTurn(); });
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
    const bool wasBusy = isBusy();
    m_job.cancel();
    m_form.reset();
    m_outcome.reset();
    if (wasBusy)
        Q_EMIT busyChanged();
    Q_EMIT answered();
}

void ExplainSession::start()
{
    if (!m_form)
        return;
    const bool wasBusy = isBusy();
    m_job.run([form = *m_form, data = m_source->data()](
                  const std::stop_token& stop) { return explainForm(form, data, stop); },
              [this, isAsked = std::exchange(m_isAsked, false)](ExplainOutcome outcome) {
                  finish(std::move(outcome), isAsked);
              });
    if (!wasBusy)
        Q_EMIT busyChanged();
}

void ExplainSession::finish(ExplainOutcome outcome, bool isAsked)
{
    m_outcome = std::move(outcome);
    if (isAsked && *m_outcome)
        m_history.note(**m_outcome);
    Q_EMIT busyChanged();
    Q_EMIT answered();
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

} // namespace quotadeck::models

#include "moc_explainsession.cpp"
