// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/queuespage.h"

#include "models/quota/queuetreemodel.h"

#include <QHeaderView>
#include <QMenu>
#include <QToolButton>

#include <limits>

namespace quotadeck::ui {
namespace {
using models::QueueTreeModel;
constexpr int kAllLevels = std::numeric_limits<int>::max();
constexpr auto kFlat = "flat";
constexpr int kFirstDepth = 2; // root and its children are open at first

QList<ColumnDefault> queueColumns()
{
    using enum ColumnDefault::Align;
    return {
        {.column = QueueTreeModel::QueueColumn, .width = 160, .align = Text, .isFlexible = true},
        {.column = QueueTreeModel::UsageColumn, .width = 148, .align = Text, .isFlexible = true},
        {.column = QueueTreeModel::UsedColumn, .width = 130, .align = Number},
        {.column = QueueTreeModel::GuaranteedColumn, .width = 84, .align = Number},
        {.column = QueueTreeModel::MaxColumn, .width = 82, .align = Number},
        {.column = QueueTreeModel::HeadroomColumn, .width = 82, .align = Number},
        {.column = QueueTreeModel::PendingColumn, .width = 76, .align = Number},
        {.column = QueueTreeModel::ApplicationsColumn, .width = 62, .align = Number},
        {.column = QueueTreeModel::StatusColumn,
         .width = 80,
         .align = Text,
         .shown = ColumnDefault::Shown::No},
        {.column = QueueTreeModel::BorrowedColumn,
         .width = 82,
         .align = Number,
         .shown = ColumnDefault::Shown::No},
        {.column = QueueTreeModel::UnusedGuaranteeColumn,
         .width = 110,
         .align = Number,
         .shown = ColumnDefault::Shown::No},
        {.column = QueueTreeModel::UsedNowColumn,
         .width = 76,
         .align = Number,
         .shown = ColumnDefault::Shown::No},
    };
}
} // namespace

QueuesPage::QueuesPage(models::QueueTreeModel* model, QWidget* parent)
    : TablePage(QStringLiteral("queues"), tr("Queues"), Icon::Queues, model, queueColumns(),
                {.table = tr("Queues"),
                 .filter = tr("Filter queues"),
                 .noMatch = tr("No queues match"),
                 .emptyTitle = tr("No queues"),
                 .emptyReason = tr("This partition has no queues. Choose another partition."),
                 .unknownReason = tr("This source does not report queues.")},
                parent)
    , m_model(model)
{
    addControl(createLevelButton());
    table()->setDepth(kFirstDepth);
}

Subject QueuesPage::subjectOf(const QString& rowId) const
{
    return {Subject::Kind::Queue, rowId, {}};
}

Subject QueuesPage::limitsPlaceOf(const QString& rowId) const
{
    return subjectOf(rowId);
}

void QueuesPage::setPast(bool isPast)
{
    m_isPast = isPast;
    table()->setColumnHidden(QueueTreeModel::UsedNowColumn, !isPast); // else there is nothing to compare with
}

void QueuesPage::setResource(const QString& type)
{
    m_model->setResource(type);
}

void QueuesPage::setSubject(const Subject& subject)
{
    if (subject.kind != Subject::Kind::Queue)
        return;
    if (m_model->isParent(subject.name))
        m_flat->setChecked(false); // which lists leaf queues only
    table()->setCurrentId(subject.name);
}

QString QueuesPage::matchText() const
{
    const int matches = m_model->isFlat() ? m_model->rowCount() : m_model->matchCount();
    return tr("%1 of %n queues match", nullptr, rowTotal()).arg(matches);
}

int QueuesPage::rowTotal() const
{
    return m_model->listedQueues();
}

bool QueuesPage::isKnown(const PartitionSnapshot& partition) const
{
    return partition.queues.has_value();
}

QWidget* QueuesPage::createLevelButton()
{
    auto* button = new QToolButton(this);
    button->setText(tr("Levels"));
    button->setAccessibleName(tr("Levels of the tree"));
    button->setToolTip(tr("Expand the tree to a level, or list the leaf queues"));
    button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(button);
    const auto add = [this, menu](const QString& text, int depth) {
        connect(menu->addAction(text), &QAction::triggered, this, [this, depth] {
            m_flat->setChecked(false);
            table()->setDepth(depth);
        });
    };
    add(tr("&1 Level"), 1);
    add(tr("&2 Levels"), 2);
    add(tr("&3 Levels"), 3);
    menu->addSeparator();
    add(tr("&All Levels"), kAllLevels);
    add(tr("&Collapse All"), 0);
    menu->addSeparator();
    m_flat = menu->addAction(tr("&Flat List of Leaf Queues"));
    m_flat->setCheckable(true);
    connect(m_flat, &QAction::toggled, this, &QueuesPage::showFlat);
    connect(table()->header(), &QHeaderView::sortIndicatorChanged, this,
            [this] { m_isSortedForList = false; }); // the user sorts
    button->setMenu(menu);
    return button;
}

/// The fullest queues come first, unless the user has sorted.
void QueuesPage::showFlat(bool isFlat)
{
    m_model->setFlat(isFlat);
    table()->setRootIsDecorated(!isFlat);
    table()->expandAgain();
    const bool isUnsorted = table()->header()->sortIndicatorSection() == models::LiveTreeModel::kUnsorted;
    if (isFlat && isUnsorted)
        table()->sortByColumn(QueueTreeModel::UsageColumn, Qt::DescendingOrder);
    else if (!isFlat && m_isSortedForList)
        table()->sortByColumn(models::LiveTreeModel::kUnsorted, Qt::AscendingOrder);
    m_isSortedForList = isFlat && isUnsorted;
}

QVariantMap QueuesPage::saveState() const
{
    QVariantMap state = TablePage::saveState();
    state.insert(QLatin1String(kFlat), m_flat->isChecked());
    return state;
}

void QueuesPage::restoreState(const QVariantMap& state)
{
    m_flat->setChecked(state.value(QLatin1String(kFlat)).toBool());
    TablePage::restoreState(state); // with its order
    setPast(m_isPast);
}
} // namespace quotadeck::ui

#include "moc_queuespage.cpp"
