// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/explainpage.h"

#include "core/insight/insightreport.h"
#include "models/common/messagetext.h"
#include "models/insight/blockingsearch.h"
#include "ui/document/sincewhen.h"
#include "ui/explain/questionform.h"
#include "ui/explain/verdictpane.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/celldelegate.h"
#include "ui/widgets/columnfitter.h"
#include "ui/widgets/panewidgets.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/segmentedswitch.h"
#include "ui/widgets/usagebar.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace quotadeck::ui {
namespace {
using models::ExplainBasis;
using models::ExplainField;
using models::TraceModel;

constexpr auto kExplainSplitter = "splitter";
constexpr auto kExplainRules = "rules";
constexpr int kSideWidth = 260;
// The least widths of columns of the limits; px
constexpr int kLeastTraceQueue = 60;
constexpr int kLeastTraceWhose = 70;
constexpr int kLeastTraceBar = 90;

/// The application of @p subject that has waited longest; nullptr when none waits.
const ApplicationInfo* waitingOf(const PartitionSnapshot& partition, const Subject& subject)
{
    const std::string name = subject.name.toStdString();
    const QueuePath queue(subject.queue.toStdString());
    const auto isHere
        = [&queue](const ApplicationInfo& app) { return queue.isEmpty() || queue.contains(app.queue); };
    return models::longestWaiting(partition, [&](const ApplicationInfo& app) {
        switch (subject.kind) {
        case Subject::Kind::Queue:
            return QueuePath(name).contains(app.queue);
        case Subject::Kind::User:
            return app.user.text() == name && isHere(app);
        case Subject::Kind::Group:
            return std::ranges::find(app.groups, GroupName(name)) != app.groups.end() && isHere(app);
        case Subject::Kind::Application:
            return app.id.text() == name;
        case Subject::Kind::None:
        case Subject::Kind::Node:
        case Subject::Kind::ElasticGroup:
            break;
        }
        return false;
    });
}
} // namespace

ExplainPage::ExplainPage(models::ExplainSession* session, QWidget* parent)
    : Page(QStringLiteral("explain"), tr("Explain"), Icon::Explain, parent)
    , m_session(session)
    , m_names(new models::KnownNames(session->source(), this))
    , m_trace(new TraceModel(this))
{
    createViews();
    connectSession();
    preferEdited();
    showOutcome();
}

void ExplainPage::createViews()
{
    m_form = new QuestionForm;
    m_nothing = new Placeholder(Icon::Explain);
    m_verdict = new VerdictPane;
    m_sinceWhen
        = new SinceWhen(m_session->source()->session(),
                        {tr("Find the saved version of the open file that began to block this request"),
                         tr("Version that began to block the request")});
    m_split = new QSplitter(Qt::Horizontal);
    m_split->setChildrenCollapsible(false);
    m_split->setHandleWidth(1);
    m_split->addWidget(createTrace());
    m_split->addWidget(createSide());
    m_split->setStretchFactor(0, 3); // the questions and what would help are read, too
    m_split->setStretchFactor(1, 1);
    m_split->setSizes({900, kSideWidth});

    auto* answer = new QWidget;
    auto* answerLayout = new QVBoxLayout(answer);
    answerLayout->setContentsMargins(0, 0, 0, 0);
    answerLayout->setSpacing(0);
    answerLayout->addWidget(m_verdict);
    answerLayout->addWidget(m_sinceWhen);
    answerLayout->addWidget(m_split, 1);
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(answer);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_form);
    column->addWidget(m_stack, 1);
    setFocusProxy(m_form);
}

QWidget* ExplainPage::createTrace()
{
    m_traceView = new QTableView;
    setUpTable(m_traceView);
    m_traceView->setModel(m_trace);
    m_traceView->setAccessibleName(tr("Limits along the path"));
    m_traceView->setItemDelegateForColumn(TraceModel::BarColumn, new UsageBarDelegate(m_traceView));
    m_traceView->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_traceView->setTabKeyNavigation(false);
    QHeaderView* header = m_traceView->horizontalHeader();
    header->setStretchLastSection(false);
    using Fit = FittedColumn::Fit;
    m_traceColumns = new ColumnFitter(m_traceView, header);
    m_traceColumns->setColumns({{TraceModel::QueueColumn, kLeastTraceQueue, Fit::Room},
                                {TraceModel::WhoseColumn, kLeastTraceWhose, Fit::Room},
                                {TraceModel::MatchColumn, 0, Fit::Cells},
                                {TraceModel::ResourceColumn, 0, Fit::Cells},
                                {TraceModel::BarColumn, kLeastTraceBar, Fit::Room},
                                {TraceModel::LimitColumn, 0, Fit::Cells},
                                {TraceModel::UsedColumn, 0, Fit::Cells},
                                {TraceModel::AskedColumn, 0, Fit::Cells},
                                {TraceModel::LeftColumn, 0, Fit::Cells},
                                {TraceModel::MarkColumn, 0, Fit::Cells}});
    m_allAmounts = new QCheckBox(tr("A&ll resources"));
    m_allAmounts->setToolTip(
        tr("Include requested resources without a limit and limited resources that are not requested"));
    connect(m_allAmounts, &QCheckBox::toggled, this, &ExplainPage::showOutcome);
    auto* title = new QWidget;
    auto* row = new QHBoxLayout(title);
    row->setContentsMargins(0, 0, metrics::kSmall, 0);
    row->addWidget(heading(tr("All limits from the root to the queue")), 1);
    row->addWidget(m_allAmounts);
    return titled(title, m_traceView);
}

QWidget* ExplainPage::createSide()
{
    m_raises = new RaiseList;
    m_advice = new AdviceList;
    auto* raises = new ColumnArea;
    raises->setSections({m_raises, m_advice});
    raises->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    raises->setAccessibleName(tr("Suggested changes"));
    m_history = new QListView;
    m_history->setModel(m_session->history());
    m_history->setItemDelegate(new CellDelegate(m_history));
    m_history->setFrameShape(QFrame::NoFrame);
    m_history->setUniformItemSizes(true);
    m_history->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_history->setTextElideMode(Qt::ElideRight);
    m_history->setAccessibleName(tr("Earlier questions"));
    m_history->setToolTip(tr("Enter or click to ask again"));

    auto* side = new QSplitter(Qt::Vertical);
    side->setChildrenCollapsible(false);
    side->setHandleWidth(1);
    side->addWidget(titled(heading(tr("Suggested changes")), raises));
    side->addWidget(titled(heading(tr("Earlier questions")), m_history));
    side->setStretchFactor(0, 3);
    side->setStretchFactor(1, 2);
    return side;
}

void ExplainPage::connectSession()
{
    using models::ExplainSession;
    connect(m_form, &QuestionForm::askRequested, this, &ExplainPage::ask);
    connect(m_form, &QuestionForm::userTyped, this, &ExplainPage::fillGroups);
    connect(m_form, &QuestionForm::applicationChosen, this, &ExplainPage::askAbout);
    connect(m_session, &ExplainSession::answered, this, &ExplainPage::showOutcome);
    connect(m_names, &models::KnownNames::changed, this, [this] { m_form->setNames(m_names->lists()); });
    connect(m_session->source()->session(), &models::ConfigSession::opened, this, &ExplainPage::preferEdited);
    connect(m_session->source(), &models::InsightSource::membershipsChanged, this, &ExplainPage::fillGroups);
    // What is on screen may be about the text before until the next answer.
    const auto enableRaises = [this] { m_raises->setEnabled(m_session->canStage() || isAboutActive()); };
    connect(m_session->source(), &models::InsightSource::configurationChanged, this, enableRaises);
    connect(m_session->source()->session(), &models::ConfigSession::lockChanged, this, enableRaises);
    connect(m_sinceWhen, &SinceWhen::versionRequested, this, &ExplainPage::versionRequested);
    connect(m_verdict, &VerdictPane::copyRequested, this, &ExplainPage::copyAnswer);
    connect(m_raises, &RaiseList::stageRequested, this, &ExplainPage::stage);
    connect(m_raises, &RaiseList::remedyRequested, this, &ExplainPage::remedy);
    connect(m_advice, &AdviceList::useRequested, this, &ExplainPage::useQueue);
    connect(m_advice, &AdviceList::applicationRequested, this, [this](const QString& id) {
        Q_EMIT pageRequested(QStringLiteral("applications"), {Subject::Kind::Application, id, {}});
    });
    connect(m_advice, &AdviceList::queueRequested, this, [this](const QString& path) {
        Q_EMIT filterRequested(QStringLiteral("queues"), {}); // it would hide the queue
        Q_EMIT subjectChanged({Subject::Kind::Queue, path, {}});
    });
    connect(m_history, &QListView::clicked, this, &ExplainPage::askAgain);
    connect(m_history, &QListView::activated, this, &ExplainPage::askAgain);
}

/// An open file is what the user can edit.
void ExplainPage::preferEdited()
{
    if (!m_session->source()->session()->revision())
        return;
    m_form->setBasis(ExplainBasis::Edited);
    if (isAboutActive())
        ask();
}

void ExplainPage::fillGroups()
{
    if (!m_form->wantsGroups())
        return;
    const QString user = m_form->form().user;
    if (const auto groups = models::groupsOf(m_session->source()->data(), user)) {
        m_form->setGroups(*groups);
        if (groups->isEmpty()) // they may be in a directory, which answers later
            m_session->source()->requestGroups(user);
    }
}

void ExplainPage::ask()
{
    fillGroups();
    m_form->showProblem(std::nullopt);
    m_session->ask(m_form->form());
}

void ExplainPage::askAbout(const QString& application)
{
    setScope({Subject::Kind::Application, application, {}});
}

void ExplainPage::askAgain(const QModelIndex& question)
{
    if (!question.isValid())
        return;
    m_form->setForm(m_session->history()->form(question.row()));
    ask();
}

models::ExplainForm ExplainPage::formAbout(const Subject& subject) const
{
    models::ExplainForm form = m_form->form();
    form.application.clear();
    if (subject.kind == Subject::Kind::Queue)
        form.queue = subject.name;
    else if (subject.kind == Subject::Kind::Group)
        form.groups = subject.name;
    else if (subject.kind == Subject::Kind::User) {
        form.user = subject.name;
        form.groups = models::groupsOf(m_session->source()->data(), subject.name).value_or(QString());
        if (!subject.queue.isEmpty())
            form.queue = subject.queue;
    }
    return form;
}

Subject ExplainPage::scope() const
{
    const models::ExplainForm form = m_form->form();
    if (!form.application.isEmpty())
        return {Subject::Kind::Application, form.application, {}};
    if (!form.user.isEmpty())
        return {Subject::Kind::User, form.user, form.queue};
    return form.queue.isEmpty() ? Subject() : Subject{Subject::Kind::Queue, form.queue, {}};
}

void ExplainPage::setScope(const Subject& subject)
{
    if (subject.kind == Subject::Kind::None)
        return;
    const PartitionSnapshot* usage = m_session->source()->usage();
    const ApplicationInfo* app = usage ? waitingOf(*usage, subject) : nullptr;
    if (subject.kind == Subject::Kind::Application && !app && usage && usage->applications) {
        const auto known = std::ranges::find(*usage->applications, ApplicationId(subject.name.toStdString()),
                                             &ApplicationInfo::id);
        app = known == usage->applications->end() ? nullptr : &*known;
    }
    if (app) {
        models::ExplainForm form = models::formFor(*app, m_form->basis());
        form.mode = m_form->mode();
        m_form->setForm(form);
        ask();
        return;
    }
    models::ExplainForm form = formAbout(subject);
    if (subject.kind == Subject::Kind::Application)
        form.application = subject.name;
    m_form->setForm(form);
    if (subject.kind == Subject::Kind::Application)
        ask(); // which says that it is not there
    else
        showProblem(
            {ExplainField::Application,
             tr("%1 has no waiting requests. Enter a user and the requested resources.").arg(subject.name),
             {}});
}

void ExplainPage::explain(models::ExplainForm question)
{
    question.basis = m_form->basis();
    question.mode = m_form->mode();
    m_form->setForm(question);
    ask();
}

void ExplainPage::focusFilter()
{
    m_form->focusFirst();
}

void ExplainPage::showOutcome()
{
    const auto& outcome = m_session->outcome();
    if (!outcome) {
        m_nothing->setMessage(
            tr("Why is an application waiting?"),
            tr("Choose a waiting application above, or enter a user and the requested resources. On a "
               "queue, user or application, press W to explain the application that has been waiting "
               "longest."));
        m_stack->setCurrentWidget(m_nothing);
    } else if (*outcome) {
        showAnswer(**outcome);
    } else {
        showProblem(outcome->error());
    }
}

void ExplainPage::showAnswer(const models::ExplainAnswer& answer)
{
    m_form->showProblem(std::nullopt);
    if (!answer.form.application.isEmpty() && m_form->form().application == answer.form.application) {
        models::ExplainForm form = answer.form; // what waits in it may be another request by now
        if (const PartitionSnapshot* usage = answer.data.usage(); usage && usage->applications) {
            const auto app = std::ranges::find(*usage->applications, answer.explanation.question.app,
                                               &ApplicationInfo::id);
            if (app != usage->applications->end())
                form = models::formFor(*app, answer.form.basis);
            form.mode = answer.form.mode;
        }
        m_form->setForm(form);
    }
    m_verdict->showAnswer(answer);
    if (m_shownForm != answer.form) // the same question again, for other data, keeps what was found
        m_sinceWhen->forget();
    m_sinceWhen->setWalk(answer.explanation.isAllowed() ? models::VersionSearch::Walk()
                                                        : models::blockingWalk(answer));
    showTrace(answer);
    m_raises->setRaises(answer.explanation.raises, stageObstacle(),
                        answer.explanation.isAllowed()
                            && !insight::lacksNode(answer.explanation, answer.advice));
    m_raises->setEnabled(m_session->canStage() || isAboutActive());
    m_advice->setAdvice(answer.advice);
    m_stack->setCurrentIndex(1);
}

void ExplainPage::showTrace(const models::ExplainAnswer& answer)
{
    m_trace->setExplanation(
        answer.explanation, answer.isListed ? TraceModel::Origin::Listed : TraceModel::Origin::Configured,
        m_allAmounts->isChecked() ? TraceModel::Amounts::All : TraceModel::Amounts::Decisive);
    if (m_shownForm == answer.form)
        return; // the same answer for other data moves nothing
    m_shownForm = answer.form;
    m_traceColumns->startOver();
    if (const QModelIndex first = m_trace->firstInTheWay(); first.isValid())
        m_traceView->scrollTo(first, QAbstractItemView::PositionAtCenter);
    else
        m_traceView->scrollToTop();
}

void ExplainPage::showProblem(const models::ExplainProblem& problem)
{
    const bool isSettled = !problem.title.isEmpty(); // no field is to blame
    m_form->showProblem(isSettled ? std::nullopt : std::optional(problem));
    m_nothing->setMessage(isSettled ? problem.title : tr("No answer yet"), problem.text);
    m_stack->setCurrentWidget(m_nothing);
}

bool ExplainPage::isAboutActive() const
{
    const auto& outcome = m_session->outcome();
    return outcome && *outcome && (*outcome)->form.basis != ExplainBasis::Edited;
}

RaiseList::Obstacle ExplainPage::stageObstacle() const
{
    if (!isAboutActive() && m_session->source()->session()->isLocked())
        return {tr("The file is locked. Unlock editing first (Ctrl+L)."), {}};
    if (!isAboutActive())
        return {};
    if (m_session->source()->session()->revision())
        return {tr("This answer uses the active limits, not those of the edited file."),
                tr("Use the Edited File")};
    if (m_session->source()->active())
        return {tr("To stage an edit, copy the active configuration to a file and edit it, or open the "
                   "configuration of this cluster (Ctrl+O)."),
                tr("Edit Active Configuration…")};
    return {tr("To stage an edit, open the configuration of this cluster (Ctrl+O)."), {}};
}

/// The one that stageObstacle() offers.
void ExplainPage::remedy()
{
    if (m_session->source()->session()->revision())
        preferEdited();
    else
        Q_EMIT activeRequested();
}

/// An application cannot move to another queue: a new one is asked about.
void ExplainPage::useQueue(const QString& path)
{
    models::ExplainForm form = m_form->form();
    form.application.clear();
    form.queue = path;
    m_form->setForm(form);
    ask();
}

void ExplainPage::copyAnswer()
{
    const auto& outcome = m_session->outcome();
    if (!outcome || !*outcome)
        return;
    QString text = QString::fromStdString(
        insight::asText((*outcome)->explanation, (*outcome)->advice, models::windowText));
    for (const QString& doubt : (*outcome)->doubts)
        text += doubt + u'\n';
    //: end of a copied answer; what the numbers are
    text += tr("(%1)\n").arg(basisText(**outcome));
    QGuiApplication::clipboard()->setText(text);
}

void ExplainPage::stage(const std::vector<insight::QuotaRaise>& raises)
{
    if (raises.empty() || !m_session->canStage())
        return;
    const QString queue = QString::fromStdString(raises.front().queue.text());
    m_session->stage(raises);
    Q_EMIT pageRequested(QStringLiteral("limits"), {Subject::Kind::Queue, queue, {}});
}

QVariantMap ExplainPage::saveState() const
{
    return {{QLatin1String(kExplainSplitter), m_split->saveState()},
            {QLatin1String(kExplainRules), rulesWord(m_form->mode())}};
}

void ExplainPage::restoreState(const QVariantMap& state)
{
    if (const QByteArray sizes = state.value(QLatin1String(kExplainSplitter)).toByteArray(); !sizes.isEmpty())
        m_split->restoreState(sizes);
    m_form->setMode(rulesOf(state.value(QLatin1String(kExplainRules)).toString()));
}

QVariantMap ExplainPage::saveSourceState() const
{
    const models::ExplainForm form = m_form->form();
    return {{QStringLiteral("application"), form.application},
            {QStringLiteral("user"), form.user},
            {QStringLiteral("groups"), form.groups},
            {QStringLiteral("queue"), form.queue},
            {QStringLiteral("request"), form.request}};
}

void ExplainPage::restoreSourceState(const QVariantMap& state)
{
    m_session->clear();
    const auto text = [&state](const char* key) { return state.value(QLatin1String(key)).toString(); };
    m_form->showProblem(std::nullopt);
    m_form->setForm({.basis = m_form->basis(),
                     .application = text("application"),
                     .user = text("user"),
                     .groups = text("groups"),
                     .queue = text("queue"),
                     .request = text("request"),
                     .mode = m_form->mode()});
}

void ExplainPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    m_session->setWatched(true);
    m_names->setWatched(true);
}

void ExplainPage::hideEvent(QHideEvent* event)
{
    m_session->setWatched(false);
    m_names->setWatched(false);
    Page::hideEvent(event);
}
} // namespace quotadeck::ui

#include "moc_explainpage.cpp"
