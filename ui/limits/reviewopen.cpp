// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/reviewopen.h"

#include "models/assertions/assertionsession.h"
#include "models/assertions/reviewedassertionmodel.h"
#include "models/common/messagetext.h"
#include "models/document/changesmodel.h"
#include "models/insight/impactmodel.h"
#include "models/insight/insightsource.h"
#include "models/limits/openedreview.h"
#include "ui/document/differences.h"
#include "ui/document/fileheader.h"
#include "ui/document/savesheet.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/plaintext.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/columnfitter.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/panewidgets.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/treetable.h"
#include "ui/widgets/typedconfirmation.h"

#include <QAction>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <utility>

namespace quotadeck::ui {
namespace {
using models::ImpactModel;

constexpr QSize kReviewSize{900, 560};
constexpr int kReviewLevels = 2;
constexpr std::size_t kMostNamed = 5; ///< assertions in one sentence
constexpr qsizetype kLongestName = 80; ///< characters, in a sentence

/// A name of a review, which somebody else wrote, for a sentence.
QString shownName(const std::string& name)
{
    const QString text = visibleText(QString::fromStdString(name), LineBreaks::Mark);
    return text.size() <= kLongestName ? text : text.left(kLongestName - 1) + u'…';
}

QString joinedNames(const std::vector<std::string>& names)
{
    QStringList list;
    for (const std::string& name : names)
        list << shownName(name);
    return list.join(QStringLiteral(", "));
}

/// Facts about the review, one a row.
QWidget* factsOf(const QString& path, const models::OpenedReview& review)
{
    auto* widget = new QWidget;
    auto* form = new QFormLayout(widget);
    form->setContentsMargins(0, 0, 0, 0);
    const auto add = [form](const QString& name, const QString& value) {
        auto* label = new QLabel(value);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        label->setWordWrap(true);
        form->addRow(name, label);
    };
    const kube::ReviewBundle& bundle = review.bundle;
    add(ReviewOpen::tr("File"), QFileInfo(path).fileName());
    add(ReviewOpen::tr("Proposed by"),
        review.author.isEmpty() ? ReviewOpen::tr("Unknown: the review does not name anybody")
                                : review.author);
    add(ReviewOpen::tr("Changes"),
        ReviewOpen::tr("%1 to %2")
            .arg(QString::fromStdString(bundle.base.name), QString::fromStdString(bundle.candidate.name)));
    if (bundle.partitions.size() > 1)
        add(ReviewOpen::tr("Partitions"),
            bundle.partition.empty()
                ? joinedNames(bundle.partitions)
                : ReviewOpen::tr("%1; impact is that of %2")
                      .arg(joinedNames(bundle.partitions), QString::fromStdString(bundle.partition)));
    return widget;
}

QWidget* changesOf(const models::OpenedReview& review, QWidget* dialog)
{
    if (review.bundle.changes.empty()) {
        auto* nothing = new Placeholder(Icon::Limits);
        nothing->setMessage(ReviewOpen::tr("Nothing changes in meaning"),
                            ReviewOpen::tr("The texts differ in comments, order or spelling alone."));
        return nothing;
    }
    auto* model = new models::ChangesModel(dialog);
    model->setChanges(review.bundle.changes);
    auto* view = changesTable(model);
    view->setAccessibleName(ReviewOpen::tr("Proposed changes"));
    return view;
}

/// What the impact leaves out, because the source does not report it; empty: nothing.
QString leftOutOf(const insight::Impact& impact)
{
    if (!impact.knowsUsage && !impact.knowsQueues)
        return ReviewOpen::tr("The source reports no usage of users, groups and queues.");
    if (!impact.knowsUsage)
        return ReviewOpen::tr("The source reports no usage of users and groups: only queues are listed.");
    return impact.knowsQueues
        ? QString()
        : ReviewOpen::tr("The source reports no usage of queues: only users and groups are listed.");
}

QWidget* impactOf(const models::OpenedReview& review, QWidget* dialog)
{
    const auto& impact = review.bundle.impact;
    const QString leftOut = impact ? leftOutOf(*impact) : QString();
    if (impact && !impact->rows.empty()) {
        auto* model = new ImpactModel(dialog);
        model->setImpact(*impact);
        QList<ColumnDefault> columns;
        for (int column = 0; column < ImpactModel::ColumnCount; ++column)
            columns << ColumnDefault{.column = column,
                                     .width = column == ImpactModel::WhoColumn ? 180 : 80,
                                     .align = column <= ImpactModel::ResourceColumn
                                         ? ColumnDefault::Align::Text
                                         : ColumnDefault::Align::Number};
        auto* table = new TreeTable(model, columns);
        table->setDepth(kReviewLevels);
        table->setAccessibleName(ReviewOpen::tr("Affected users, groups and queues"));
        if (leftOut.isEmpty())
            return table;
        auto* page = new QWidget;
        auto* column = new QVBoxLayout(page);
        column->setContentsMargins(0, metrics::kTiny, 0, 0);
        auto* note = new StateLabel;
        note->setWordWrap(true);
        note->setText(leftOut);
        note->setState(models::RowState::Notice);
        column->addWidget(note);
        column->addWidget(table, 1);
        return page;
    }
    auto* nothing = new Placeholder(Icon::People);
    if (impact && !leftOut.isEmpty())
        nothing->setMessage(ReviewOpen::tr("Impact unknown"), leftOut);
    else if (impact)
        nothing->setMessage(ReviewOpen::tr("Nobody is affected"),
                            ReviewOpen::tr("No user, group or queue that is shown now is affected."));
    else
        nothing->setMessage(
            ReviewOpen::tr("Impact unknown"),
            review.bundle.verdict.accepted
                ? ReviewOpen::tr("No usage of this partition is known. Connect to its scheduler to "
                                 "see the impact.")
                : ReviewOpen::tr("The scheduler would reject the candidate."));
    return nothing;
}

QString impactTitle(const models::OpenedReview& review)
{
    const auto& impact = review.bundle.impact;
    const bool isKnown = impact && (!impact->rows.empty() || leftOutOf(*impact).isEmpty());
    return isKnown ? ReviewOpen::tr("Impact (%1)").arg(impact->rows.size()) : ReviewOpen::tr("Impact");
}

QTableView* assertionsOf(const models::OpenedReview& review, QWidget* dialog)
{
    using models::ReviewedAssertionModel;
    auto* model = new ReviewedAssertionModel(dialog);
    model->setReview(*review.bundle.assertions, review.assertionObstacles);
    auto* view = new QTableView;
    setUpTable(view);
    view->setModel(model);
    view->setAccessibleName(ReviewOpen::tr("Assertions of the review"));
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setTabKeyNavigation(false);
    view->horizontalHeader()->setStretchLastSection(false);
    using Fit = FittedColumn::Fit;
    (new ColumnFitter(view, view->horizontalHeader()))
        ->setColumns({{ReviewedAssertionModel::NameColumn, 120, Fit::Room},
                      {ReviewedAssertionModel::BeforeColumn, 70, Fit::Room},
                      {ReviewedAssertionModel::AfterColumn, 70, Fit::Room},
                      {ReviewedAssertionModel::FoundColumn, 240, Fit::Room}});
    return view;
}

QWidget* assertionsLabel(const models::OpenedReview& review)
{
    const auto& results = review.bundle.assertions->results;
    auto* label = new StateLabel;
    label->setWordWrap(true);
    label->setVisible(!results.empty());
    label->setText(
        ReviewOpen::tr("Assertions that pass after the change: %1 of %2. Broken by the change: %3.")
            .arg(std::ranges::count(results, kube::ReviewedAssertion::Outcome::Passed,
                                    &kube::ReviewedAssertion::after))
            .arg(results.size())
            .arg(std::ranges::count_if(results, &kube::ReviewedAssertion::isBroken)));
    label->setState(review.assertionObstacles.empty() ? models::RowState::Normal
                                                      : models::RowState::Critical);
    return label;
}

/// The question about @p obstacles, of which there is at least one.
QString assertionDanger(const std::vector<assertion::ReviewObstacle>& obstacles)
{
    if (obstacles.size() == 1)
        return ReviewOpen::tr("Assertion %1: %2.")
            .arg(shownName(obstacles.front().name), models::messageText(obstacles.front().sentence));
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(obstacles.size(), kMostNamed); ++i)
        names.push_back(obstacles[i].name);
    if (obstacles.size() > kMostNamed)
        names.emplace_back("…");
    return ReviewOpen::tr("The change breaks these assertions, or they cannot be evaluated here: %1. The tab "
                          "Assertions has the reasons.")
        .arg(joinedNames(names));
}

/// @p file: of the open configuration, to be typed where there is no one name of an assertion.
void askForAssertions(TypedConfirmation& confirmation,
                      const std::vector<assertion::ReviewObstacle>& obstacles, const QString& file)
{
    const QString only = QString::fromStdString(obstacles.front().name);
    confirmation.ask(assertionDanger(obstacles),
                     obstacles.size() == 1 ? ReviewDetails::typeable(only, file) : file);
}

QString problemsText(const config::Verdict& verdict)
{
    const auto errors = static_cast<int>(
        std::ranges::count(verdict.findings, config::Severity::Error, &config::Finding::severity));
    const auto warnings = static_cast<int>(
        std::ranges::count(verdict.findings, config::Severity::Warning, &config::Finding::severity));
    if (!verdict.accepted)
        return ReviewOpen::tr("The scheduler would reject the candidate: %n error(s).", nullptr, errors);
    return warnings == 0
        ? ReviewOpen::tr("The scheduler would accept the candidate.")
        : ReviewOpen::tr("The scheduler would accept the candidate, with %n warning(s).", nullptr, warnings);
}
} // namespace

ReviewOpen::ReviewOpen(models::ConfigSession* session, QWidget* page)
    : QObject(page)
    , m_session(session)
    , m_page(page)
    , m_action(newPageAction(page, icon(Icon::Open), tr("Open Review…"), {}))
{
    m_action->setToolTip(tr("Open the JSON of a review of this configuration"));
    connect(m_action, &QAction::triggered, this, &ReviewOpen::askWhich);
    const auto enable = [this] { m_action->setEnabled(m_session->revision() != nullptr); };
    connect(m_session, &models::ConfigSession::revisionChanged, this, enable);
    connect(m_session, &models::ConfigSession::opened, this,
            [this] { m_job.cancel(); }); // it was of another file
    enable();
}

void ReviewOpen::askWhich()
{
    auto* dialog = new QFileDialog(m_page, tr("Open Review"), QFileInfo(m_session->path()).path());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Reviews (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &ReviewOpen::open);
    dialog->open();
}

void ReviewOpen::open(const QString& path)
{
    const auto revision = m_session->revision();
    if (!revision) {
        fail(tr("Open the configuration first, then the review."));
        return;
    }
    models::ReviewContext context{revision, m_session->savedText(), QFileInfo(m_session->path()).fileName()};
    if (m_insight) {
        const models::InsightData data = m_insight->data();
        context.usage = m_insight->latest() ? m_insight->latest() : data.snapshot;
        context.memberships = data.knownMemberships();
    }
    context.folders = {QFileInfo(m_session->path()).path().toStdString()};
    if (m_assertions) {
        context.moments = m_assertions->moments();
        if (const QString& assertions = m_assertions->file.path(); !assertions.isEmpty())
            context.folders.push_back(QFileInfo(assertions).path().toStdString());
    }
    using Read = std::shared_ptr<const Result<models::OpenedReview>>;
    m_job.start(
        [path, context = std::move(context)](const std::stop_token& stop) -> Read {
            return std::make_shared<const Result<models::OpenedReview>>(
                models::openReview(path, context, stop));
        },
        [this, path](const Read& review) { show(path, *review); });
}

void ReviewOpen::fail(const QString& reason)
{
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Open Review"),
                                tr("The review was not opened: %1").arg(reason), QMessageBox::Ok, m_page);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->open();
    Q_EMIT failed(reason);
}

void ReviewOpen::show(const QString& path, const Result<models::OpenedReview>& read)
{
    if (!read) {
        const QString message = models::messageText(read.error().message);
        fail(read.error().where.empty()
                 ? message
                 : QStringLiteral("%1: %2").arg(QString::fromStdString(read.error().where), message));
        return;
    }
    const models::OpenedReview& review = *read;
    auto* dialog = new QDialog(m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Review"));
    dialog->resize(scaled(kReviewSize));
    auto* verdict = new StateLabel;
    verdict->setWordWrap(true);
    verdict->setText(problemsText(review.bundle.verdict));
    verdict->setState(review.bundle.verdict.accepted ? models::RowState::Normal : models::RowState::Critical);
    auto* tabs = new QTabWidget;
    tabs->addTab(changesOf(review, dialog), tr("Changes (%1)").arg(review.bundle.changes.size()));
    tabs->addTab(impactOf(review, dialog), impactTitle(review));
    if (review.bundle.assertions) {
        QTableView* const assertions = assertionsOf(review, dialog);
        tabs->addTab(assertions, tr("Assertions (%1)").arg(assertions->model()->rowCount()));
        if (!review.assertionObstacles.empty())
            tabs->setCurrentWidget(assertions); // whoever confirms them sees why
    }
    const QString obstacle = m_session->isLocked() && review.obstacle.isEmpty()
        ? tr("The file is locked. Unlock it, then open the review again.")
        : review.obstacle;
    auto* hint = new StateLabel;
    hint->setObjectName(QStringLiteral("reviewObstacle"));
    hint->setWordWrap(true);
    hint->setText(obstacle.isEmpty()
                      ? tr("The review is of the open file. Its text goes into the editor as one edit, "
                           "which can be undone, and is saved as usual.")
                      : obstacle);
    hint->setState(obstacle.isEmpty() ? models::RowState::Normal : models::RowState::Warning);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* put = buttons->addButton(tr("Put into Editor"), QDialogButtonBox::AcceptRole);
    put->setEnabled(obstacle.isEmpty());
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(factsOf(path, review));
    column->addWidget(verdict);
    if (review.bundle.assertions)
        column->addWidget(assertionsLabel(review));
    column->addWidget(tabs, 1);
    column->addWidget(hint);
    if (obstacle.isEmpty() && !review.assertionObstacles.empty()) {
        auto* confirmation = new TypedConfirmation(put);
        column->addWidget(confirmation);
        askForAssertions(*confirmation, review.assertionObstacles, QFileInfo(m_session->path()).fileName());
    }
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    connect(m_session, &models::ConfigSession::opened, dialog, &QDialog::reject);
    connect(dialog, &QDialog::accepted, this,
            [this, base = review.revision, edits = review.edits] { m_session->splice(base, edits); });
    dialog->open();
    Q_EMIT shown(dialog);
}
} // namespace quotadeck::ui

#include "moc_reviewopen.cpp"
