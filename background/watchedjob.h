// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"

#include <functional>
#include <utility>

namespace quotadeck::background {
/// A LatestJob that keeps a result up to date while somebody watches it: a change makes it due, and it runs as soon as it is watched.
///
/// Threading: as LatestJob.
class WatchedJob
{
public:
    /// @p start is called whenever the job is due and watched, and calls run(). The pool is not owned.
    WatchedJob(QObject* context, std::function<void()> start, QThreadPool* pool = workerPool());

    void setWatched(bool isWatched);
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

    /// What the user changed counts at once: the job that runs is started over.
    void changeAtOnce();
    /// New data waits until the job that runs has ended: data that arrive faster than results would leave none.
    void changeInTurn();
    /// The job cannot start now; the next change, or being watched again, tries once more.
    void postpone() { m_isDue = true; }
    /// Drops the job that runs; nothing is due any more.
    void cancel();

    /// @p work and @p done as those of LatestJob::start().
    template <typename Work, typename Done>
    void run(Work work, Done done)
    {
        m_isDue = false;
        m_isRunning = true;
        m_job.start(std::move(work), [this, deliver = std::move(done)](auto result) mutable {
            m_isRunning = false;
            deliver(std::move(result));
            startIfDue();
        });
    }

private:
    void startIfDue();
    void start();

    std::function<void()> m_start;
    bool m_isWatched = false;
    bool m_isDue = true;
    bool m_isRunning = false;
    LatestJob m_job;
};
} // namespace quotadeck::background
