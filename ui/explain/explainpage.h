// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/insight/explainsession.h"
#include "models/insight/knownnames.h"
#include "models/insight/tracemodel.h"
#include "ui/explain/advicelist.h"
#include "ui/pages/page.h"

#include <optional>

class QCheckBox;
class QListView;
class QSplitter;
class QStackedWidget;
class QTableView;

namespace quotadeck::ui {
class ColumnFitter;
class Placeholder;
class QuestionForm;
class SinceWhen;
class VerdictPane;

/// Why something waits, or whether it would run: a question, the verdict, every limit on the way, the smallest changes that
/// help, which can be staged as edits, and what helps without them.
/// Ownership: the session is the caller's and outlives the page.
class ExplainPage final : public Page
{
    Q_OBJECT
public:
    explicit ExplainPage(models::ExplainSession* session, QWidget* parent = nullptr);

    [[nodiscard]] bool hasSubject() const override { return false; }
    void focusFilter() override;
    /// Asks about what waits longest of @p subject; without such a thing fills in what is known.
    void setScope(const Subject& subject) override;
    [[nodiscard]] Subject scope() const override;
    /// Asks @p question with the limits and the rules that are chosen.
    void explain(models::ExplainForm question);
    [[nodiscard]] QVariantMap saveState() const override;
    void restoreState(const QVariantMap& state) override;
    [[nodiscard]] QVariantMap saveSourceState() const override;
    void restoreSourceState(const QVariantMap& state) override;

Q_SIGNALS:
    void activeRequested(); ///< the active configuration is to be edited
    void versionRequested(const QString& id); ///< a saved version of the open file is to be shown

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void createViews();
    [[nodiscard]] QWidget* createTrace();
    [[nodiscard]] QWidget* createSide();
    void connectSession();

    void ask();
    void fillGroups();
    void askAbout(const QString& application);
    void askAgain(const QModelIndex& question);
    void showOutcome();
    void showAnswer(const models::ExplainAnswer& answer);
    void showTrace(const models::ExplainAnswer& answer);
    void showProblem(const models::ExplainProblem& problem);
    void useQueue(const QString& path);
    void copyAnswer();
    void stage(const std::vector<insight::QuotaRaise>& raises);
    void preferEdited();
    [[nodiscard]] models::ExplainForm formAbout(const Subject& subject) const;
    /// The last answer is about limits that are not edited.
    [[nodiscard]] bool isAboutActive() const;
    [[nodiscard]] RaiseList::Obstacle stageObstacle() const;
    void remedy();

    models::ExplainSession* m_session; // not owned
    models::KnownNames* m_names; // not owned, as all below: children
    models::TraceModel* m_trace;
    QuestionForm* m_form = nullptr;
    QStackedWidget* m_stack = nullptr;
    Placeholder* m_nothing = nullptr;
    VerdictPane* m_verdict = nullptr;
    SinceWhen* m_sinceWhen = nullptr;
    QTableView* m_traceView = nullptr;
    ColumnFitter* m_traceColumns = nullptr;
    QCheckBox* m_allAmounts = nullptr;
    RaiseList* m_raises = nullptr;
    AdviceList* m_advice = nullptr;
    QListView* m_history = nullptr;
    QSplitter* m_split = nullptr;
    std::optional<models::ExplainForm> m_shownForm; ///< the question of the trace on screen
};
} // namespace quotadeck::ui
