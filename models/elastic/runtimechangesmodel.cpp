// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elastic/runtimechangesmodel.h"

#include "models/elastic/elasticaccount.h"
#include "models/elastic/elasticstate.h"

#include <algorithm>
#include <set>
#include <utility>

namespace quotadeck::models {
using elastic::RuntimeChange;

namespace {
template <auto Member>
QString amountIn(const RuntimeChange& change)
{
    const std::optional<Quantity> amount = change.*Member;
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
    return elastic::runtimeChanges(state.saved.get(), state.now.get(), state.manifests(), state.resources);
}

ColumnTable<RuntimeChange> RuntimeChangesModel::columns()
{
    using Row = const RuntimeChange&;
    static constexpr ColumnOf<RuntimeChange> kColumns[] = {
        {
            .column = GroupColumn,
            .title = QT_TR_NOOP("Group"),
            .text = [](Row change) { return QString::fromStdString(change.group); },
        },
        {
            .column = ResourceColumn,
            .title = QT_TR_NOOP("Resource"),
            .text = [](Row change) { return QString::fromStdString(change.type.name()); },
        },
        {
            .column = BeforeColumn,
            .title = QT_TR_NOOP("Runtime before"),
            .isNumeric = true,
            .text = amountIn<&RuntimeChange::before>,
        },
        {
            .column = AfterColumn,
            .title = QT_TR_NOOP("Runtime after"),
            .isNumeric = true,
            .text = amountIn<&RuntimeChange::after>,
        },
        {
            .column = UsedColumn,
            .title = QT_TR_NOOP("Used"),
            .isNumeric = true,
            .text = amountIn<&RuntimeChange::used>,
        },
        {
            .column = EffectColumn,
            .title = QT_TR_NOOP("Effect"),
            .text = effectOf,
            .state = [](Row change) { return change.isOver ? RowState::Warning : RowState::Normal; },
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
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
    return parent.isValid() ? 0 : columns().count();
}

QVariant RuntimeChangesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return columns().cell(m_changes[static_cast<std::size_t>(index.row())], index.column(), role);
}

QVariant RuntimeChangesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return columns().header(staticMetaObject, section, orientation, role);
}
} // namespace quotadeck::models

#include "moc_runtimechangesmodel.cpp"
