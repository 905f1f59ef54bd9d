// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/limits/changestable.h"

#include "models/limits/changesmodel.h"
#include "ui/limits/paneparts.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace quotadeck::ui {
namespace {
constexpr int kDirectionWidth = 104;
constexpr int kLeastQueue = 60;
constexpr int kMostQueue = 170;
constexpr int kLineWidth = 50;

struct ChangesTable
{
    Q_DECLARE_TR_FUNCTIONS(ChangesTable)
};
} // namespace

QTableView* changesTable(models::ChangesModel* changes)
{
    auto* view = new QTableView;
    setUpTable(view);
    view->setModel(changes);
    view->setAccessibleName(ChangesTable::tr("Changes of the configuration"));
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setTabKeyNavigation(false);
    auto* header = view->horizontalHeader();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(models::ChangesModel::ChangeColumn, QHeaderView::Stretch);
    view->setColumnWidth(models::ChangesModel::DirectionColumn, kDirectionWidth);
    view->setColumnWidth(models::ChangesModel::LineColumn, kLineWidth);
    const auto fitQueues = [view] { // the sentence says most
        const int wanted = static_cast<const QAbstractItemView*>(view)->sizeHintForColumn(
            models::ChangesModel::QueueColumn);
        view->setColumnWidth(models::ChangesModel::QueueColumn, std::clamp(wanted, kLeastQueue, kMostQueue));
    };
    QObject::connect(changes, &QAbstractItemModel::rowsInserted, view, fitQueues);
    fitQueues();
    return view;
}

QString directionsOf(const models::ChangesModel& changes)
{
    if (changes.rowCount() == 0)
        return {};
    QStringList parts;
    if (const int dangerous = changes.count(config::Direction::Dangerous))
        parts << ChangesTable::tr("%n dangerous", nullptr, dangerous);
    parts << ChangesTable::tr("%n looser", nullptr, changes.count(config::Direction::Looser))
          << ChangesTable::tr("%n tighter", nullptr, changes.count(config::Direction::Tighter));
    if (const int raised = changes.count(config::Direction::Raised))
        parts << ChangesTable::tr("%n guarantee(s) raised", nullptr, raised);
    if (const int lowered = changes.count(config::Direction::Lowered))
        parts << ChangesTable::tr("%n guarantee(s) lowered", nullptr, lowered);
    if (const int neutral = changes.count(config::Direction::Neutral))
        parts << ChangesTable::tr("%n neutral", nullptr, neutral);
    if (const int idle = changes.countWithoutEffect())
        parts << ChangesTable::tr("%n without effect", nullptr, idle);
    return parts.join(QStringLiteral(", "));
}
} // namespace quotadeck::ui
