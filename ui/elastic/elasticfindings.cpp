// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/elasticfindings.h"

#include "models/limits/findingsmodel.h"
#include "ui/theme/metrics.h"
#include "ui/theme/plaintext.h"
#include "ui/widgets/celldelegate.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
constexpr int kSeverityWidth = 90;
constexpr int kLineWidth = 60;
constexpr int kGroupWidth = 160;
constexpr int kRuleWidth = 80;
} // namespace

ElasticFindings::ElasticFindings(models::FindingsModel* findings, QWidget* parent)
    : QWidget(parent)
    , m_findings(findings)
{
    createActions();
    createTable();
    m_title = new QLabel;
    auto* fix = new QToolButton;
    fix->setDefaultAction(m_fix);
    fix->setAutoRaise(true);
    auto* header = new QHBoxLayout;
    header->setContentsMargins(metrics::kMedium, metrics::kTiny, metrics::kMedium, metrics::kTiny);
    header->addWidget(m_title);
    header->addStretch(1);
    header->addWidget(fix);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(header);
    column->addWidget(m_view, 1);
    m_fixes = new QMenu(this);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_findings, signal, this, &ElasticFindings::showSelection);
    connect(m_findings, &QAbstractItemModel::modelReset, this, &ElasticFindings::showSelection);
    connect(m_findings, &QAbstractItemModel::dataChanged, this, &ElasticFindings::showSelection);
    showSelection();
}

void ElasticFindings::createActions()
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
}

void ElasticFindings::createTable()
{
    m_view = new QTableView;
    m_view->setModel(m_findings);
    m_view->setItemDelegate(new CellDelegate(m_view));
    m_view->setAccessibleName(tr("Problems of the quota groups"));
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setShowGrid(false);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setWordWrap(false);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setDefaultSectionSize(metrics::kRowHeight);
    auto* header = m_view->horizontalHeader();
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setSectionResizeMode(models::FindingsModel::MessageColumn, QHeaderView::Stretch);
    m_view->setColumnWidth(models::FindingsModel::SeverityColumn, kSeverityWidth);
    m_view->setColumnWidth(models::FindingsModel::LineColumn, kLineWidth);
    m_view->setColumnWidth(models::FindingsModel::QueueColumn, kGroupWidth);
    m_view->setColumnWidth(models::FindingsModel::RuleColumn, kRuleWidth);
    const auto choose = [this](const QModelIndex& index) {
        showSelection();
        if (index.isValid())
            Q_EMIT findingChosen(m_findings->finding(index.row()));
    };
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, choose);
    connect(m_view, &QTableView::clicked, this, choose);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_view, &QTableView::customContextMenuRequested, this, &ElasticFindings::showFixes);
}

void ElasticFindings::setBusy(bool isBusy)
{
    m_isBusy = isBusy;
    showSelection();
}

const config::Finding* ElasticFindings::current() const
{
    const auto index = m_view->currentIndex();
    return index.isValid() ? &m_findings->finding(index.row()) : nullptr;
}

void ElasticFindings::showSelection()
{
    m_title->setText(m_findings->rowCount() == 0 ? tr("No problems found")
                                                 : tr("%n problems", nullptr, m_findings->rowCount()));
    const auto* finding = current();
    m_fix->setEnabled(!m_isBusy && finding && !finding->fixes.empty());
    m_fix->setToolTip(
        !finding ? tr("Select a problem first")
            : finding->fixes.empty()
            ? tr("No fix is known for this problem")
            : tr("Fixes for this problem (%1)").arg(m_fix->shortcut().toString(QKeySequence::NativeText)));
}

void ElasticFindings::enter()
{
    if (!m_view->currentIndex().isValid())
        step(1);
    m_view->setFocus();
}

void ElasticFindings::step(int step)
{
    const int rows = m_findings->rowCount();
    if (rows == 0)
        return;
    const auto index = m_view->currentIndex();
    const int from = index.isValid() ? index.row() : (step > 0 ? -1 : rows);
    m_view->setCurrentIndex(m_findings->index((from + step + rows) % rows, 0));
}

void ElasticFindings::showFixes()
{
    const auto* finding = current();
    if (!finding || m_isBusy)
        return;
    m_fixes->clear();
    for (const config::Fix& fix : finding->fixes)
        connect(m_fixes->addAction(mnemonicFree(QString::fromStdString(fix.title))), &QAction::triggered,
                this, [this, fix] { Q_EMIT fixChosen(fix); });
    if (finding->fixes.empty())
        m_fixes->addAction(tr("No fix is known for this problem"))->setEnabled(false);
    m_view->scrollTo(m_view->currentIndex());
    m_fixes->popup(m_view->viewport()->mapToGlobal(m_view->visualRect(m_view->currentIndex()).bottomLeft()));
}
} // namespace quotadeck::ui
