// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/watchedjob.h"
#include "models/insight/explainquestion.h"
#include "models/insight/questionhistory.h"

#include <QObject>

#include <optional>

namespace quotadeck::models {
/// Answers one question at a time, and again whenever data or configuration change.
/// Threading: lives on the GUI thread; answers in the background. A newer question drops the older, a change while an
///            answer is under way asks once more after it.
class ExplainSession final : public QObject
{
    Q_OBJECT
public:
    /// @p source outlives it.
    explicit ExplainSession(InsightSource* source, QObject* parent = nullptr);

    void ask(const ExplainForm& form);
    /// Forgets the question and its answer; answered() follows.
    void clear();
    /// Changes are followed only while watched.
    void setWatched(bool isWatched) { m_job.setWatched(isWatched); }

    [[nodiscard]] InsightSource* source() const { return m_source; }
    /// Nothing before the first answer.
    [[nodiscard]] const std::optional<ExplainOutcome>& outcome() const { return m_outcome; }
    [[nodiscard]] bool isBusy() const { return m_job.isRunning(); }
    [[nodiscard]] QuestionHistory* history() { return &m_history; }

    /// Stages @p raises of the last answer in the configuration that it is about. Not possible unless canStage().
    void stage(const std::vector<insight::QuotaRaise>& raises);
    /// True when the last answer is about the text that the editor holds.
    [[nodiscard]] bool canStage() const;

Q_SIGNALS:
    void answered();
    void busyChanged();

private:
    void start();
    void finish(ExplainOutcome outcome, bool isAsked);

    InsightSource* m_source; // not owned
    std::optional<ExplainForm> m_form; ///< the question
    std::optional<ExplainOutcome> m_outcome;
    QuestionHistory m_history;
    bool m_isAsked = false; ///< by the user, not by a change
    background::WatchedJob m_job{this, [this] { start(); }};
};
} // namespace quotadeck::models
