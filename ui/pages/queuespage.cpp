// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/queuespage.h"

#include "core/insight/draining.h"
#include "models/common/celltext.h"
#include "models/insight/drainingwatch.h"
#include "models/quota/queuetreemodel.h"
#include "ui/widgets/filterfield.h"

#include <QHeaderView>
#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <chrono>
#include <limits>
#include <utility>
#include <vector>

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
        {.column = QueueTreeModel::QueueColumn, .width = 150, .align = Text, .isFlexible = true},
        {.column = QueueTreeModel::UsageColumn, .width = 140, .align = Text, .isFlexible = true},
        {.column = QueueTreeModel::UsedColumn, .width = 130, .align = Number},
        {.column = QueueTreeModel::UsedNowColumn,
         .width = 76,
         .align = Number,
         .shown = ColumnDefault::Shown::Comparing},
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
    };
}

constexpr std::size_t kMostDraining = 10; ///< that are listed; each is a walk through the applications

/// The topmost draining queues: what is left in them includes those below.
struct TopDraining
{
    std::vector<insight::DrainingQueue> listed;
    std::size_t more = 0; ///< beyond those
};

TopDraining topDraining(const PartitionSnapshot& partition)
{
    TopDraining result;
    QueuePath last;
    for (const QueueInfo& queue : *partition.queues) { // parents first
        if (!insight::isDraining(queue) || (!last.isEmpty() && last.contains(queue.path)))
            continue;
        last = queue.path;
        if (result.listed.size() < kMostDraining)
            result.listed.push_back(insight::drainingOf(partition, queue));
        else
            ++result.more;
    }
    return result;
}

/// "root.old: 3 applications of 2 users, memory 24 GiB; since 08:15".
QString drainingLine(const insight::DrainingQueue& queue)
{
    const QString path = QString::fromStdString(queue.queue.text());
    const QString amounts = !queue.left ? QueuesPage::tr("allocated amounts not reported")
        : queue.left->entries().empty() ? QueuesPage::tr("nothing allocated")
                                        : models::quantitiesText(*queue.left);
    const QString since = queue.since
        ? QueuesPage::tr("since %1", "a time")
              .arg(models::knownTimeText(std::chrono::nanoseconds(*queue.since)))
        : QueuesPage::tr("start not reported");
    const QString applications = queue.applications
        ? QueuesPage::tr("%n application(s)", nullptr, static_cast<int>(queue.applications->size()))
        : QueuesPage::tr("applications not reported");
    //: queue, applications, amounts, since when
    return QueuesPage::tr("%1: %2, %3, %4").arg(path, applications, amounts, since);
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
    createDrainingButton();
    addControl(createLevelButton());
    table()->setDepth(kFirstDepth);
}

void QueuesPage::createDrainingButton()
{
    m_draining = new QToolButton(this);
    m_draining->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_draining->setIcon(stateIcon(models::RowState::Notice));
    m_draining->hide();
    addControl(m_draining);
    connect(m_draining, &QToolButton::clicked, this,
            [this] { filterField()->setFilter(QStringLiteral("status=Draining")); });
}

/// Draining queues are few; who still runs in one is in the inspector.
void QueuesPage::setPartition(const PartitionSnapshot* partition)
{
    TablePage::setPartition(partition);
    TopDraining top;
    if (partition && partition->queues && std::ranges::any_of(*partition->queues, insight::isDraining))
        top = topDraining(*partition);
    m_partition = partition ? partition->info.name : std::string();
    m_drainingQueues = std::move(top.listed);
    m_moreDraining = top.more;
    showDraining();
}

void QueuesPage::setDraining(const models::DrainingWatch* watch)
{
    m_watch = watch;
    connect(watch, &models::DrainingWatch::changed, this, &QueuesPage::showDraining);
}

/// The progress is that of the present.
void QueuesPage::setPast(bool isPast)
{
    TablePage::setPast(isPast);
    showDraining();
}

QString QueuesPage::progressText(const insight::DrainingQueue& queue) const
{
    const auto progress = m_watch && !isPast() ? m_watch->progressOf(m_partition, queue) : std::nullopt;
    if (!progress)
        return {};
    const auto time = [](SystemTime at) { return models::knownTimeText(at.time_since_epoch()); };
    const QString path = QString::fromStdString(queue.queue.text());
    const QString ended = QString::number(progress->ended);
    const QString all = QString::number(progress->applications);
    if (!progress->before)
        //: queue, applications that left it, applications that were in it, a time
        return tr("%1: %2 of %3 applications have left the queue since %4, when it was draining already")
            .arg(path, ended, all, time(progress->from));
    //: likewise, and another time
    return tr("%1: %2 of %3 applications have left the queue since %4; at %5 it was not draining")
        .arg(path, ended, all, time(progress->from), time(*progress->before));
}

void QueuesPage::showDraining()
{
    const auto& draining = m_drainingQueues;
    m_draining->setVisible(!draining.empty());
    if (draining.empty())
        return;
    const bool areKnown = m_moreDraining == 0
        && std::ranges::all_of(draining, [](const auto& queue) { return queue.applications.has_value(); });
    int left = 0;
    QStringList lines;
    for (const insight::DrainingQueue& queue : draining) {
        left += areKnown ? static_cast<int>(queue.applications->size()) : 0;
        lines << drainingLine(queue);
        if (const QString progress = progressText(queue); !progress.isEmpty())
            lines << progress;
    }
    if (m_moreDraining > 0)
        lines << tr("and %n more", nullptr, static_cast<int>(m_moreDraining));
    const QString queues = tr("%n draining", "queues that are removed once they are empty",
                              static_cast<int>(draining.size() + m_moreDraining));
    m_draining->setText(
        //: draining queues, applications in them
        areKnown ? tr("%1: %2").arg(queues, tr("%n application(s) left", nullptr, left)) : queues);
    m_draining->setAccessibleName(m_draining->text());
    m_draining->setToolTip(lines.join(QLatin1Char('\n')) + QStringLiteral("\n\n")
                           + tr("Click to show these queues. Select one to see who still runs in it."));
}

Subject QueuesPage::subjectOf(const QString& rowId) const
{
    return {Subject::Kind::Queue, rowId, {}};
}

Subject QueuesPage::limitsPlaceOf(const QString& rowId) const
{
    return subjectOf(rowId);
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
}
} // namespace quotadeck::ui

#include "moc_queuespage.cpp"
