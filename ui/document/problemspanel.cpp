// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/problemspanel.h"

#include "models/common/messagetext.h"
#include "models/document/fixselection.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/plaintext.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/panewidgets.h"
#include "ui/widgets/placeholder.h"

#include <QAction>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr int kSeverityWidth = 90;
constexpr int kFindingLineWidth = 60;
constexpr int kQueueWidth = 200;
constexpr int kRuleWidth = 100;

constexpr int kProblemFilterWidth = 180;
constexpr std::array kSeverities{config::Severity::Error, config::Severity::Warning, config::Severity::Info};
} // namespace

ProblemsPanel::ProblemsPanel(models::EditedFile* session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_findings(new models::FindingsModel(this))
    , m_shown(new models::FindingsFilter(m_findings, this))
{
    m_findings->setPathTitle(session->analysis()->pathTitle());
    createActions();
    auto* header = createHeader();
    m_detail = new QLabel;
    createTable();
    setFocusProxy(m_view);
    m_nothing = new Placeholder(Icon::Ok);
    connect(m_nothing, &Placeholder::actionTriggered, this, [this] { m_filter->setFilter({}); });
    m_stack = new QStackedWidget;
    m_detail->setWordWrap(true);
    m_detail->setTextFormat(Qt::PlainText);
    m_detail->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_detail->setContentsMargins(metrics::kSmall, metrics::kTiny, metrics::kSmall, metrics::kTiny);
    m_detail->setAccessibleName(tr("The selected problem"));
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_nothing);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(header);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_detail);

    connect(m_session, &models::EditedFile::revisionChanged, this, &ProblemsPanel::showRevision);
    connect(m_session, &models::EditedFile::busyChanged, this, &ProblemsPanel::showSelection);
    connect(m_session, &models::EditedFile::opened, this, [this] { m_fixing.reset(); });
    connect(m_session, &models::EditedFile::editRefused, this, [this] { m_fixing.reset(); });
    showRevision();
}

void ProblemsPanel::createActions()
{
    const auto add = [this](const QString& text, const QKeySequence& keys, auto act) {
        auto* action = new QAction(text, this);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    m_next = add(tr("Next problem"), Qt::Key_F8, [this] { step(1); });
    m_previous = add(tr("Previous problem"), Qt::SHIFT | Qt::Key_F8, [this] { step(-1); });
    m_fix = add(tr("Fix…"), Qt::CTRL | Qt::Key_Period, [this] { showFixes(); });
    m_fixAll = add({}, Qt::CTRL | Qt::SHIFT | Qt::Key_Period, [this] { fixAll(); });
    m_ignore = add(tr("Ignore Here…"), {}, [this] { askWhyToIgnore(); });
    m_copy = new QAction(icon(Icon::Copy), tr("Copy"), this);
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetShortcut);
    connect(m_copy, &QAction::triggered, this, &ProblemsPanel::copy);
}

QWidget* ProblemsPanel::createHeader()
{
    auto* header = new QWidget;
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(metrics::kSmall, metrics::kTiny, metrics::kSmall, metrics::kTiny);
    row->setSpacing(metrics::kTiny);
    for (const auto severity : kSeverities) {
        auto* button = flatButton({});
        button->setIcon(stateIcon(models::stateOf(severity)));
        button->setCheckable(true);
        button->setChecked(true);
        connect(button, &QToolButton::toggled, this, [this, severity](bool isShown) {
            m_shown->setShown(severity, isShown);
            showCounts();
        });
        m_severities.at(static_cast<std::size_t>(severity)) = button;
        row->addWidget(button);
    }
    m_onlyPlace = flatButton(tr("Selection only"));
    m_onlyPlace->setIcon(icon(Icon::Filter));
    m_onlyPlace->setCheckable(true);
    connect(m_onlyPlace, &QToolButton::toggled, this, [this] { setPlace(m_place); });
    row->addWidget(m_onlyPlace);
    m_filter = new FilterField(m_shown);
    m_filter->setPlaceholderText(tr("Filter problems"));
    m_filter->setAccessibleName(tr("Filter problems"));
    setScaledMaximumWidth(m_filter, kProblemFilterWidth); // less where the panel is narrow
    connect(m_filter, &FilterField::filterChanged, this, [this] {
        showCounts();
        showSelection();
    });
    connect(m_filter, &FilterField::leftDownwards, this, &ProblemsPanel::enter);
    row->addWidget(m_filter, 1);
    m_shownCount = new QLabel;
    row->addWidget(m_shownCount);
    row->addStretch(1);
    m_ignore->setVisible(m_session->analysis()->canIgnore());
    for (auto* action : {m_fix, m_fixAll, m_ignore, m_copy}) {
        if (!action->isVisible())
            continue;
        auto* button = flatButton({});
        button->setDefaultAction(action);
        row->addWidget(button);
    }
    return header;
}

void ProblemsPanel::createTable()
{
    m_view = new QTableView;
    setUpTable(m_view);
    m_view->setModel(m_shown);
    m_view->setAccessibleName(tr("Problems in the file"));
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setTabKeyNavigation(false);
    auto* header = m_view->horizontalHeader();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(models::FindingsModel::MessageColumn, QHeaderView::Stretch);
    setScaledColumn(m_view->horizontalHeader(), models::FindingsModel::SeverityColumn, kSeverityWidth);
    setScaledColumn(m_view->horizontalHeader(), models::FindingsModel::LineColumn, kFindingLineWidth);
    setScaledColumn(m_view->horizontalHeader(), models::FindingsModel::QueueColumn, kQueueWidth);
    setScaledColumn(m_view->horizontalHeader(), models::FindingsModel::RuleColumn, kRuleWidth);
    m_view->addAction(m_copy);
    connect(header, &QHeaderView::sectionResized, this, &ProblemsPanel::showDetail,
            Qt::QueuedConnection); // a header reports a size before it has that size

    m_fixes = new QMenu(this);
    connect(m_view, &QTableView::clicked, this, &ProblemsPanel::choose);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                showSelection();
                if (!m_isMovedByPanel)
                    choose(index);
            });
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ProblemsPanel::showSelection);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_view, &QTableView::customContextMenuRequested, this, [this](const QPoint& position) {
        if (!current())
            return;
        fillMenu();
        m_fixes->addSeparator();
        m_fixes->addActions({m_fixAll, m_ignore, m_copy});
        m_fixes->popup(m_view->viewport()->mapToGlobal(position));
    });
}

void ProblemsPanel::addHead(QWidget* head)
{
    qobject_cast<QVBoxLayout*>(layout())->insertWidget(0, head);
}

void ProblemsPanel::setPlace(const QueuePath& place)
{
    m_place = place;
    const bool isNarrow = m_onlyPlace->isChecked() && !place.isEmpty();
    m_shown->setQueue(isNarrow ? std::optional(place) : std::nullopt);
    m_onlyPlace->setToolTip(place.isEmpty()
                                ? tr("Nothing is selected")
                                : tr("Only the problems of %1").arg(QString::fromStdString(place.text())));
    showCounts();
}

void ProblemsPanel::enter()
{
    if (!m_view->currentIndex().isValid()) {
        const QScopedValueRollback moving(m_isMovedByPanel, true);
        m_view->setCurrentIndex(m_shown->index(0, 0));
    }
    m_view->setFocus();
}

void ProblemsPanel::setActionsEnabled(bool isEnabled)
{
    if (std::exchange(m_areActionsEnabled, isEnabled) == isEnabled)
        return;
    m_next->setEnabled(isEnabled);
    m_previous->setEnabled(isEnabled);
    showSelection();
}

void ProblemsPanel::showRevision()
{
    const auto& revision = m_session->currentRevision();
    {
        const QScopedValueRollback moving(m_isMovedByPanel, true);
        m_findings->setFindings(revision ? revision->verdict.findings : std::vector<config::Finding>());
    }
    showCounts();
    showSelection();
    reportFixes();
}

void ProblemsPanel::showCounts()
{
    const auto name = [this](config::Severity severity) {
        switch (severity) {
        case config::Severity::Error:
            return tr("%n error(s)", nullptr, count(severity));
        case config::Severity::Warning:
            return tr("%n warning(s)", nullptr, count(severity));
        case config::Severity::Info:
            return tr("%n note(s)", nullptr, count(severity));
        }
        return QString();
    };
    for (const auto severity : kSeverities) {
        auto* button = m_severities.at(static_cast<std::size_t>(severity));
        button->setText(name(severity));
        button->setToolTip(button->isChecked() ? tr("Hide these") : tr("Show these"));
    }
    const int shown = m_shown->rowCount();
    const bool isAll = shown == count();
    m_shownCount->setText(isAll ? QString() : tr("%1 of %2 shown").arg(shown).arg(count()));
    m_nothing->setMessage(count() == 0 ? tr("No problems") : tr("0 of %n problem(s) match", nullptr, count()),
                          count() == 0
                              ? tr("No problems found.")
                              : tr("Show more severities, turn off Selection only, or clear the filter."),
                          m_shown->filterText().isEmpty() ? QString() : tr("Clear Filter"));
    m_stack->setCurrentIndex(shown == 0 ? 1 : 0);
    showSelection();
}

void ProblemsPanel::showSelection()
{
    const auto* finding = current();
    const auto selected = selectedRows().size();
    const bool isSingle = selected <= 1;
    const bool isIdle = m_areActionsEnabled && !m_session->isBusy() && !m_session->isLocked();
    const auto toFix = findingsToFix();
    const auto fixable = static_cast<int>(
        std::ranges::count_if(toFix, [](const config::Finding* each) { return models::hasOneFix(*each); }));
    m_fix->setEnabled(isIdle && isSingle && finding && !finding->fixes.empty());
    m_fixAll->setEnabled(isIdle && fixable > 0);
    m_fixAll->setText(isSingle ? tr("Fix All (%1)").arg(fixable) : tr("Fix Selected (%1)").arg(fixable));
    m_ignore->setEnabled(isIdle && isSingle && finding && finding->severity != config::Severity::Error);
    m_copy->setEnabled(finding != nullptr);
    showDetail();
    const QString none = !isSingle ? tr("Select one problem only") : tr("Select a problem first");
    m_fix->setToolTip(
        !finding || !isSingle ? none
            : finding->fixes.empty()
            ? tr("No fix is known for this problem")
            : tr("Fixes for this problem (%1)").arg(m_fix->shortcut().toString(QKeySequence::NativeText)));
    m_fixAll->setToolTip(
        fixable == 0
            ? tr("None of these problems has exactly one fix")
            : (isSingle ? tr("Fix all shown problems that have exactly one fix, in one step (%1)")
                        : tr("Fix the selected problems that have exactly one fix, in one step (%1)"))
                  .arg(m_fixAll->shortcut().toString(QKeySequence::NativeText)));
    m_ignore->setToolTip(!finding || !isSingle ? none
                             : finding->severity == config::Severity::Error
                             ? tr("An error cannot be ignored: the scheduler rejects the file")
                             : tr("Suppress this problem with a comment that gives the reason"));
    m_copy->setToolTip(!finding       ? none
                           : isSingle ? tr("Copy this problem with its location")
                                      : tr("Copy these problems with their locations"));
}

QModelIndexList ProblemsPanel::selectedRows() const
{
    return m_view->selectionModel()->selectedRows();
}

std::vector<const config::Finding*> ProblemsPanel::findingsToFix() const
{
    std::vector<const config::Finding*> findings;
    if (const auto selected = selectedRows(); selected.size() > 1) {
        for (const QModelIndex& index : selected)
            findings.push_back(&m_findings->finding(m_shown->mapToSource(index).row()));
        return findings;
    }
    for (int row = 0, count = m_shown->rowCount(); row < count; ++row)
        findings.push_back(&m_findings->finding(m_shown->mapToSource(m_shown->index(row, 0)).row()));
    return findings;
}

void ProblemsPanel::fixAll()
{
    models::FixSelection fixes = models::fixesOf(findingsToFix());
    if (fixes.fixed == 0)
        return;
    m_fixing = {fixes.fixed, m_session->currentRevision()};
    m_session->splice(m_session->currentRevision(), std::move(fixes.edits));
}

/// Says what fixAll() did, once the rules have looked at the result.
void ProblemsPanel::reportFixes()
{
    if (!m_fixing || m_fixing->before == m_session->currentRevision())
        return;
    const QString done = tr("%n problem(s) fixed in one step.", nullptr, m_fixing->count);
    m_fixing.reset();
    Q_EMIT told(models::RowState::Normal,
                count() == 0 ? tr("%1 No problems left.").arg(done)
                             : tr("%1 %n problem(s) left.", nullptr, count()).arg(done));
}

void ProblemsPanel::showDetail()
{
    const auto* finding = current();
    m_detail->setText(finding ? models::messageText(finding->message) : QString());
    m_detail->setVisible(finding && isCut());
}

/// Whether the row is too short for the whole message.
bool ProblemsPanel::isCut() const
{
    const int wanted = fontMetrics().horizontalAdvance(m_detail->text()) + 2 * metrics::kCellMargin;
    return wanted > m_view->columnWidth(models::FindingsModel::MessageColumn);
}

const config::Finding* ProblemsPanel::current() const
{
    const auto index = m_shown->mapToSource(m_view->currentIndex());
    return index.isValid() ? &m_findings->finding(index.row()) : nullptr;
}

void ProblemsPanel::choose(const QModelIndex& index)
{
    if (index.isValid())
        Q_EMIT findingChosen(m_findings->finding(m_shown->mapToSource(index).row()));
}

void ProblemsPanel::step(int step)
{
    const int rows = m_shown->rowCount();
    if (rows == 0)
        return;
    const auto index = m_view->currentIndex();
    const int from = index.isValid() ? index.row() : (step > 0 ? -1 : rows);
    m_view->setCurrentIndex(m_shown->index((from + step + rows) % rows, 0));
}

void ProblemsPanel::fillMenu()
{
    m_fixes->clear();
    const auto* finding = current();
    for (const auto& fix : finding->fixes)
        connect(m_fixes->addAction(mnemonicFree(models::messageText(fix.title))), &QAction::triggered, this,
                [this, fix] { apply(fix); });
    if (finding->fixes.empty())
        m_fixes->addAction(tr("No fix is known for this problem"))->setEnabled(false);
}

void ProblemsPanel::showFixes()
{
    if (!current())
        return;
    fillMenu();
    m_view->scrollTo(m_view->currentIndex());
    m_fixes->setActiveAction(m_fixes->actions().constFirst());
    m_fixes->popup(m_view->viewport()->mapToGlobal(m_view->visualRect(m_view->currentIndex()).bottomLeft()));
}

void ProblemsPanel::apply(const config::Fix& fix)
{
    m_session->splice(m_session->currentRevision(), fix.edits);
}

void ProblemsPanel::askWhyToIgnore()
{
    const auto* finding = current();
    if (!finding)
        return;
    auto* question = new QInputDialog(this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setWindowTitle(tr("Ignore here"));
    question->setLabelText(tr("%1\n\nReason for ignoring this problem (written to the file):")
                               .arg(models::messageText(finding->message)));
    connect(question, &QInputDialog::textValueSelected, this,
            [this, base = m_session->currentRevision(), analysis = m_session->analysis(),
             finding = *finding](const QString& reason) {
                m_session->edit([base, analysis, finding, reason = reason.toStdString()](
                                    const models::Revision& revision) -> Result<models::Analysis::Edits> {
                    return models::requireSameText(revision, *base).and_then([&] {
                        return analysis->ignoringEdits(revision.text(), finding, reason);
                    });
                });
            });
    question->open();
}

QString ProblemsPanel::lineOf(const QString& file, const config::Finding& finding)
{
    return QStringLiteral("%1:%2:%3: %4 (%5)")
        .arg(file, QString::number(finding.span.begin.line), QString::number(finding.span.begin.column),
             models::messageText(finding.message), QString::fromStdString(finding.rule));
}

void ProblemsPanel::copy() const
{
    const QString file = QFileInfo(m_session->path()).fileName();
    QStringList lines;
    if (const auto selected = selectedRows(); selected.size() > 1) {
        for (const auto* finding : findingsToFix())
            lines << lineOf(file, *finding);
    } else if (const auto* finding = current()) {
        lines << lineOf(file, *finding);
    }
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}
} // namespace quotadeck::ui

#include "moc_problemspanel.cpp"
