// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/rules/validator.h"
#include "models/limits/configsession.h"

#include <QDateTime>
#include <QTimer>

namespace quotadeck::models {
/// Whether the scheduler says of the edited configuration what our own rules say.
///
/// Shape:     asks by a signal when the edits rest for a moment; somebody who has a scheduler answers. Only the answer
///            to the newest question counts.
/// Threading: lives on the GUI thread.
class SchedulerParity final : public QObject
{
    Q_OBJECT
public:
    enum class State {
        None, ///< there is no scheduler to be asked
        Asking,
        Agrees,
        Disagrees,
        Unreachable,
    };

    /// @p session outlives it.
    explicit SchedulerParity(ConfigSession* session, QObject* parent = nullptr);

    /// Who is asked from now on, for texts; empty: nobody.
    void setScheduler(const QString& name);
    /// What the scheduler said to the last asked().
    void answer(const Result<config::SchedulerVerdict>& verdict);
    void askAgain();

    [[nodiscard]] State state() const { return m_state; }
    /// One line: the local verdict, and the scheduler's. Empty before the scheduler is asked.
    [[nodiscard]] QString summary() const;
    /// For a bug report, once it disagrees: both verdicts and the text.
    [[nodiscard]] QString report() const;

Q_SIGNALS:
    void asked(const std::string& text); ///< the queues.yaml, unpacked if need be
    void changed();

private:
    void follow();
    void ask();
    void setState(State state);
    [[nodiscard]] QString localText() const;
    [[nodiscard]] QString schedulerText() const;

    ConfigSession* m_session; // not owned
    QString m_scheduler;
    State m_state = State::None;
    ConfigRevisionPtr m_asked; ///< the answer is about it
    Result<config::SchedulerVerdict> m_verdict;
    QDateTime m_time; ///< of the answer
    QTimer m_rest;
    background::LatestJob m_unpackJob{this};
};
} // namespace quotadeck::models
