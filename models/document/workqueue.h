// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"

#include <QObject>

#include <cstdint>
#include <deque>
#include <functional>
#include <utility>

namespace quotadeck::models {
/// Steps that run one after the other in the order in which they were added, their work in the background.
///
/// Shape:     a step starts when no work is under way. It calls run(), or returns false when there is nothing to do. What
///            run() delivers to has to call run() again for the same step, or next().
/// Threading: lives on the GUI thread.
class WorkQueue final : public QObject
{
    Q_OBJECT
public:
    using Step = std::function<bool()>;
    /// Names a step that was added; 0 names none.
    using Ticket = std::uint64_t;
    enum class Work {
        Edit, ///< leaves a changed text
        Other,
    };

    using QObject::QObject;

    /// Starts @p step as soon as nothing is under way.
    Ticket add(Step step);
    /// Puts @p step in the place of the one with @p ticket if that waits and is the last one.
    [[nodiscard]] bool replaceLast(Ticket ticket, Step step);
    /// Runs @p work, `R(std::stop_token)`, in the background and then @p done, `void(R)`, here. Work that is under way is
    /// dropped. @p work owns what it touches and must not throw.
    template <typename Job, typename Done>
    void run(Work kind, Job work, Done done)
    {
        m_isEditing = kind == Work::Edit;
        setBusy(true);
        m_job.start(std::move(work), std::move(done));
    }
    /// The work under way is done: starts the next step that has something to do.
    void next();
    /// Drops the steps that wait.
    void clear() { m_waiting.clear(); }

    /// Work is under way.
    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    /// Work that leaves a changed text is under way, or a step waits that may do so.
    [[nodiscard]] bool hasEdits() const { return m_isEditing || !m_waiting.empty(); }

Q_SIGNALS:
    void busyChanged();

private:
    void setBusy(bool isBusy);

    std::deque<Step> m_waiting;
    Ticket m_lastTicket = 0;
    bool m_isBusy = false;
    bool m_isEditing = false;
    background::LatestJob m_job{this};
};
} // namespace quotadeck::models
