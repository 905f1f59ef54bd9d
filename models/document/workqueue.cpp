// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/workqueue.h"

#include <QThread>

namespace quotadeck::models {
WorkQueue::Ticket WorkQueue::add(Step step)
{
    Q_ASSERT(QThread::currentThread() == thread());
    m_waiting.push_back(std::move(step));
    const Ticket ticket = ++m_lastTicket;
    if (!m_isBusy)
        next();
    return ticket;
}

bool WorkQueue::replaceLast(Ticket ticket, Step step)
{
    if (m_waiting.empty() || ticket != m_lastTicket)
        return false;
    m_waiting.back() = std::move(step);
    return true;
}

void WorkQueue::next()
{
    m_isEditing = false;
    while (!m_waiting.empty()) {
        const Step step = std::move(m_waiting.front());
        m_waiting.pop_front();
        if (step())
            return;
    }
    setBusy(false);
}

void WorkQueue::setBusy(bool isBusy)
{
    if (std::exchange(m_isBusy, isBusy) != isBusy)
        Q_EMIT busyChanged();
}
} // namespace quotadeck::models

#include "moc_workqueue.cpp"
