// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elastic/runtimechangesmodel.h"

#include "models/common/roles.h"
#include "models/elastic/elasticaccount.h"
#include "models/elastic/elasticfigures.h"

#include <algorithm>
#include <set>
#include <utility>

namespace quotadeck::models {
namespace {
QString amountOf(const RuntimeChange& change, std::optional<Quantity> amount)
{
    return amount ? elasticText(change.type.name(), *amount) : RuntimeChangesModel::tr("unknown");
}

QString effectOf(const RuntimeChange& change)
{
    if (change.isOver)
        return RuntimeChangesModel::tr("▼ over runtime by %1")
            .arg(elasticText(change.type.name(), *change.used - *change.after));
    if (!change.before || !change.after)
        return {};
    return *change.after > *change.before ? RuntimeChangesModel::tr("▲ raised")
                                          : RuntimeChangesModel::tr("▼ lowered");
}

bool isOver(std::optional<Quantity> used, std::optional<Quantity> runtime)
{
    return used && runtime && *used > *runtime;
}
} // namespace

bool areRuntimesKnown(const ElasticState& state)
{
    return state.saved && state.now && std::ranges::any_of(state.resources, [&state](ResourceType type) {
               return std::ranges::any_of(state.manifests(), [&](const elastic::QuotaManifest& manifest) {
                   return elasticFigures(state, manifest, type).runtime.has_value();
               });
           });
}

std::vector<RuntimeChange> runtimeChanges(const ElasticState& state)
{
    std::vector<RuntimeChange> changes;
    for (const elastic::QuotaManifest& manifest : state.manifests()) {
        for (const ResourceType type : state.resources) {
            const ElasticFigures figures = elasticFigures(state, manifest, type);
            if (figures.runtime == figures.savedRuntime)
                continue;
            changes.push_back(
                {manifest.object.group.name, type, figures.savedRuntime, figures.runtime, figures.used,
                 isOver(figures.used, figures.runtime) && !isOver(figures.used, figures.savedRuntime)});
        }
    }
    std::ranges::stable_partition(changes, &RuntimeChange::isOver);
    return changes;
}

RuntimeChangesModel::RuntimeChangesModel(std::vector<RuntimeChange> changes, QObject* parent)
    : QAbstractTableModel(parent)
    , m_changes(std::move(changes))
{
}

int RuntimeChangesModel::countOver() const
{
    std::set<std::string> groups;
    for (const RuntimeChange& change : m_changes) {
        if (change.isOver)
            groups.insert(change.group);
    }
    return static_cast<int>(groups.size());
}

int RuntimeChangesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_changes.size());
}

int RuntimeChangesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RuntimeChangesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RuntimeChange& change = m_changes[static_cast<std::size_t>(index.row())];
    if (role == NumericRole)
        return index.column() >= BeforeColumn && index.column() <= UsedColumn;
    if (role == StateRole && index.column() == EffectColumn && change.isOver)
        return static_cast<int>(RowState::Warning);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (static_cast<Column>(index.column())) {
    case GroupColumn:
        return QString::fromStdString(change.group);
    case ResourceColumn:
        return QString::fromStdString(change.type.name());
    case BeforeColumn:
        return amountOf(change, change.before);
    case AfterColumn:
        return amountOf(change, change.after);
    case UsedColumn:
        return amountOf(change, change.used);
    case EffectColumn:
        return effectOf(change);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant RuntimeChangesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case GroupColumn:
        return tr("Group");
    case ResourceColumn:
        return tr("Resource");
    case BeforeColumn:
        return tr("Runtime before");
    case AfterColumn:
        return tr("Runtime after");
    case UsedColumn:
        return tr("Used");
    case EffectColumn:
        return tr("Effect");
    case ColumnCount:
        break;
    }
    return {};
}
} // namespace quotadeck::models
