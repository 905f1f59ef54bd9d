// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/tour.h"

#include "ui/charts/chartbar.h"
#include "ui/charts/chartspage.h"
#include "ui/explain/explainpage.h"
#include "ui/explain/questionform.h"
#include "ui/explain/verdictpane.h"
#include "ui/help/controlframe.h"
#include "ui/help/tourpanel.h"
#include "ui/limits/form/limitsform.h"
#include "ui/pages/page.h"
#include "ui/widgets/treetable.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QToolButton>

#include <array>

namespace quotadeck::ui {
namespace {
using Targets = QList<QWidget*>;

const QString kTourQueue
    = QStringLiteral("root.engineering.test"); ///< of the demo cluster: with limits of users

Targets saveButtonOf(const Page& page)
{
    const QAction* save = page.commandAction(Page::Command::Save);
    for (auto* button : page.findChildren<QToolButton*>()) {
        if (save && button->defaultAction() == save)
            return {button};
    }
    return {};
}

/// More than the limit of this user at any time, whatever waits just now.
void askBlocked(Page& page)
{
    if (auto* explain = qobject_cast<ExplainPage*>(&page))
        explain->explain({.application = {},
                          .user = QStringLiteral("erin"),
                          .groups = QStringLiteral("engineering"),
                          .queue = kTourQueue,
                          .request = QStringLiteral("vcore=16, memory=4Gi")});
}

/// One page, and what of it is framed.
struct TourStep
{
    const char* page; ///< its id
    const char* title;
    const char* text;
    Targets (*targets)(const Page& page);
    void (*prepare)(Page& page)
        = nullptr; ///< shows what the step is about, when it comes for the first time; null: nothing
};

const std::array<TourStep, 5>& tourSteps()
{
    static const std::array<TourStep, 5> kSteps{
        {{"queues", QT_TRANSLATE_NOOP("quotadeck::ui::Tour", "Compare usage with the quota"),
          QT_TRANSLATE_NOOP(
              "quotadeck::ui::Tour",
              "Each bar shows what a queue uses of its guaranteed amount and its maximum. Select a "
              "queue: the inspector shows its limits, users and applications."),
          [](const Page& page) { return Targets{page.findChild<TreeTable*>()}; }},
         {"explain", QT_TRANSLATE_NOOP("quotadeck::ui::Tour", "Find what blocks an application"),
          QT_TRANSLATE_NOOP(
              "quotadeck::ui::Tour",
              "Explain lists all limits from the root to the queue and marks the one that blocks the "
              "request. Suggested changes are the smallest ones that help."),
          [](const Page& page) {
              return Targets{page.findChild<VerdictPane*>(), page.findChild<QuestionForm*>()};
          },
          askBlocked},
         {"limits", QT_TRANSLATE_NOOP("quotadeck::ui::Tour", "Change a limit"),
          QT_TRANSLATE_NOOP(
              "quotadeck::ui::Tour",
              "Enter another number in this form, which edits a temporary copy of the simulated "
              "configuration. Problems, below, lists what the scheduler would reject before you save."),
          [](const Page& page) { return Targets{page.findChild<LimitsForm*>()}; },
          [](Page& page) {
              page.setScope({Subject::Kind::Queue, kTourQueue, {}});
          }},
         {"charts", QT_TRANSLATE_NOOP("quotadeck::ui::Tour", "Look back"),
          QT_TRANSLATE_NOOP(
              "quotadeck::ui::Tour",
              "Charts show usage and limits over time; drag a chart to see earlier values. Of a "
              "connected scheduler, Go > Go to Time shows all pages as they were at an earlier moment."),
          [](const Page& page) {
              const auto* charts = qobject_cast<const ChartsPage*>(&page);
              return Targets{charts ? charts->panes().value(0) : nullptr, page.findChild<ChartBar*>()};
          }},
         {"limits", QT_TRANSLATE_NOOP("quotadeck::ui::Tour", "Review before you save"),
          QT_TRANSLATE_NOOP(
              "quotadeck::ui::Tour",
              "After an edit, Save shows what changes in meaning and line by line, and who is affected. "
              "The file is written only when you confirm this review."),
          saveButtonOf}}};
    return kSteps;
}
} // namespace

Tour::Tour(MainWindow* window)
    : QObject(window)
    , m_window(window)
    , m_panel(new TourPanel)
    , m_frame(new ControlFrame(window))
{
    m_panel->hide();
    m_window->addPanel(m_panel);
    connect(m_panel, &TourPanel::backRequested, this, [this] { showStep(m_step - 1); });
    connect(m_panel, &TourPanel::nextRequested, this, [this] { showStep(m_step + 1); });
    connect(m_panel, &TourPanel::closeRequested, this, &Tour::end);
}

int Tour::stepCount()
{
    return static_cast<int>(tourSteps().size());
}

void Tour::start()
{
    m_prepared.clear();
    showStep(0);
}

void Tour::end()
{
    m_step = -1;
    m_frame->setTargets({});
    m_panel->hide();
}

void Tour::showStep(int step)
{
    if (step < 0 || step >= stepCount()) {
        end();
        return;
    }
    m_step = step;
    const TourStep& shown = tourSteps()[static_cast<std::size_t>(step)];
    const QString id = QLatin1String(shown.page);
    m_panel->showStep(step + 1, stepCount(), tr(shown.title), tr(shown.text));
    m_panel->show();
    m_window->showPage(id);
    Page* page = m_window->page(id);
    if (page && shown.prepare && !m_prepared.contains(step)) {
        m_prepared << step;
        shown.prepare(*page);
    }
    m_frame->setTargets(page ? shown.targets(*page) : Targets());
    m_panel->takeFocus(); // which the page has taken
}
} // namespace quotadeck::ui

#include "moc_tour.cpp"
