// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/tour.h"

#include "ui/charts/chartbar.h"
#include "ui/charts/chartspage.h"
#include "ui/explain/explainpage.h"
#include "ui/explain/questionform.h"
#include "ui/explain/verdictpane.h"
#include "ui/limits/form/limitsform.h"
#include "ui/pages/page.h"
#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/treetable.h"
#include "ui/window/mainwindow.h"

#include <QAccessible>
#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr int kFrameWidth = 3;
} // namespace

ControlFrame::ControlFrame(QWidget* window) : QWidget(window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void ControlFrame::setTargets(const QList<QWidget*>& targets)
{
    for (const auto& watched : std::exchange(m_watched, {})) {
        if (watched)
            watched->removeEventFilter(this);
    }
    m_targets.clear();
    for (QWidget* target : targets) {
        m_targets << target;
        for (QWidget* widget = target; widget && widget != parentWidget(); widget = widget->parentWidget()) {
            widget->installEventFilter(this);
            m_watched << widget;
        }
    }
    place();
}

QWidget* ControlFrame::target() const
{
    for (const auto& target : m_targets) {
        if (target && target->isVisible())
            return target;
    }
    return nullptr;
}

QRect ControlFrame::visibleRect(const QWidget* target) const
{
    QRect rect(target->mapTo(parentWidget(), QPoint()), target->size());
    for (const QWidget* around = target->parentWidget(); around && around != parentWidget();
         around = around->parentWidget())
        rect &= QRect(around->mapTo(parentWidget(), QPoint()), around->size());
    return rect;
}

void ControlFrame::place()
{
    const QWidget* framed = target();
    const QRect inner = framed ? visibleRect(framed) : QRect();
    if (inner.isEmpty()) {
        hide();
        return;
    }
    setGeometry(inner.adjusted(-kFrameWidth, -kFrameWidth, kFrameWidth, kFrameWidth)
                & parentWidget()->rect());
    if (isVisible())
        return;
    show();
    raise();
}

/// The control moves in the window when anything around it does.
bool ControlFrame::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
        place();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void ControlFrame::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(QPen(accent(palette()), kFrameWidth, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    constexpr int kHalf = kFrameWidth / 2;
    painter.drawRect(rect().adjusted(kHalf, kHalf, -kHalf - 1, -kHalf - 1));
}

namespace {
constexpr int kTextLines
    = 2; ///< of a step in a window of usual width: the page keeps its height from step to step
} // namespace

TourPanel::TourPanel(QWidget* parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_number(new QLabel(this))
    , m_text(new QLabel(this))
    , m_back(new QPushButton(tr("Back"), this))
    , m_next(new QPushButton(this))
    , m_close(new QPushButton(tr("Close"), this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    m_title->setFont(strong);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_text->setMinimumHeight(kTextLines * fontMetrics().lineSpacing());
    for (QLabel* label : {m_title, m_number, m_text})
        label->setTextFormat(Qt::PlainText);
    m_back->setObjectName(QStringLiteral("tourBack"));
    m_next->setObjectName(QStringLiteral("tourNext"));
    m_close->setObjectName(QStringLiteral("tourClose"));
    for (QPushButton* button : {m_back, m_next, m_close})
        button->setAutoDefault(true); // Return presses the one that has the focus

    auto* head = new QHBoxLayout;
    head->setSpacing(metrics::kMedium);
    head->addWidget(m_title);
    head->addWidget(m_number);
    head->addStretch(1);
    auto* words = new QVBoxLayout;
    words->setSpacing(metrics::kTiny);
    words->addLayout(head);
    words->addWidget(m_text, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kMedium, metrics::kSmall, metrics::kMedium, metrics::kSmall);
    row->setSpacing(metrics::kSmall);
    row->addLayout(words, 1);
    row->addWidget(m_back, 0, Qt::AlignBottom);
    row->addWidget(m_next, 0, Qt::AlignBottom);
    row->addWidget(m_close, 0, Qt::AlignBottom);

    connect(m_back, &QPushButton::clicked, this, &TourPanel::backRequested);
    connect(m_next, &QPushButton::clicked, this, &TourPanel::nextRequested);
    connect(m_close, &QPushButton::clicked, this, &TourPanel::closeRequested);
    // Not in the whole window: there the key leaves a field or a filter.
    auto* escape = new QShortcut(Qt::Key_Escape, this);
    escape->setContext(Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, &TourPanel::closeRequested);
}

void TourPanel::showStep(int number, int total, const QString& title, const QString& text)
{
    m_title->setText(title);
    m_number->setText(tr("Step %1 of %2").arg(number).arg(total));
    m_text->setText(text);
    m_back->setEnabled(number > 1);
    m_next->setText(number < total ? tr("Next") : tr("Finish"));
    // Of the panel: a screen reader says it when the focus comes in. Of the button: at each step, the focus stays there.
    setAccessibleName(
        tr("Tour, step %1 of %2: %3").arg(QString::number(number), QString::number(total), title));
    setAccessibleDescription(text);
    m_next->setAccessibleDescription(QStringLiteral("%1. %2").arg(accessibleName(), text));
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void TourPanel::takeFocus()
{
    m_next->setFocus(Qt::OtherFocusReason);
}

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
