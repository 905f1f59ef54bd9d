// SPDX-License-Identifier: GPL-3.0-or-later
#include "background/watchedjob.h"

namespace quotadeck::background {
WatchedJob::WatchedJob(QObject* context, std::function<void()> start, QThreadPool* pool)
    : m_start(std::move(start))
    , m_job(context, pool)
{
}

void WatchedJob::setWatched(bool isWatched)
{
    m_isWatched = isWatched;
    startIfDue();
}

void WatchedJob::changeAtOnce()
{
    m_isDue = true;
    if (m_isWatched)
        start();
}

void WatchedJob::changeInTurn()
{
    m_isDue = true;
    startIfDue();
}

void WatchedJob::cancel()
{
    m_job.cancel();
    m_isRunning = false;
    m_isDue = false;
}

void WatchedJob::startIfDue()
{
    if (m_isDue && m_isWatched && !m_isRunning)
        start();
}

void WatchedJob::start()
{
    m_isDue = false;
    m_start();
}
} // namespace quotadeck::background
