// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elastic/elastictreemodel.h"

#include "models/common/celltext.h"
#include "models/common/share.h"
#include "models/common/usagebar.h"
#include "models/elastic/elasticaccount.h"
#include "models/elastic/elastictotal.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace quotadeck::models {
namespace {
using elastic::QuotaManifest;

/// The groups of a text in an order in which every parent stands before its children. A parent that is not there, or that
/// is a child of its own, is none.
std::vector<std::pair<const QuotaManifest*, std::string>> topDown(const std::vector<QuotaManifest>& manifests)
{
    std::unordered_map<std::string, const QuotaManifest*> byName;
    for (const QuotaManifest& manifest : manifests)
        byName.try_emplace(manifest.object.group.name, &manifest);
    std::vector<std::pair<const QuotaManifest*, std::string>> result;
    std::unordered_set<std::string> placed;
    for (const QuotaManifest& manifest : manifests) {
        std::vector<const QuotaManifest*> path;
        std::unordered_set<std::string> met;
        const QuotaManifest* at = &manifest;
        while (at && !placed.contains(at->object.group.name) && met.insert(at->object.group.name).second) {
            path.push_back(at);
            const auto parent = byName.find(at->object.group.parent);
            at = parent == byName.end() ? nullptr : parent->second;
        }
        const bool isCircle = at && !placed.contains(at->object.group.name);
        for (auto it = path.rbegin(); it != path.rend(); ++it) {
            const auto& group = (*it)->object.group;
            const bool isTop = !byName.contains(group.parent) || (isCircle && it == path.rbegin());
            result.emplace_back(*it, isTop ? std::string() : group.parent);
            placed.insert(group.name);
        }
    }
    return result;
}

struct Problems
{
    int errors = 0;
    int warnings = 0;
};

std::unordered_map<std::string, Problems> problemsOf(const ElasticState& state)
{
    std::unordered_map<std::string, Problems> problems;
    for (const config::Finding& finding : state.verdict.findings) {
        if (finding.severity == config::Severity::Error)
            ++problems[finding.path].errors;
        else if (finding.severity == config::Severity::Warning)
            ++problems[finding.path].warnings;
    }
    return problems;
}

bool hasStaleWeight(const ElasticFigures& figures)
{
    return figures.weight && figures.max && *figures.weight != *figures.max;
}

bool isScaled(const ElasticFigures& figures)
{
    return figures.min && figures.effectiveMin && *figures.effectiveMin < *figures.min;
}

QString text(const ElasticRow& row, Quantity value)
{
    return elasticText(row.type, value);
}

QString known(const ElasticRow& row, std::optional<Quantity> value)
{
    return value ? text(row, *value) : ElasticTreeModel::tr("unknown");
}

QString notes(const ElasticRow& row)
{
    QStringList notes;
    const ElasticFigures& figures = row.figures;
    if (figures.overuse() > 0)
        notes << ElasticTreeModel::tr("over runtime by %1").arg(text(row, figures.overuse()));
    if (!row.cards.isEmpty())
        notes << ElasticTreeModel::tr("may use %1", "numbers of cards by model").arg(row.cards);
    if (isScaled(figures))
        notes << ElasticTreeModel::tr("effective min %1").arg(text(row, *figures.effectiveMin));
    if (row.errors > 0)
        notes << ElasticTreeModel::tr("%n errors", nullptr, row.errors);
    if (row.warnings > 0)
        notes << ElasticTreeModel::tr("%n warnings", nullptr, row.warnings);
    if (hasStaleWeight(figures))
        notes << ElasticTreeModel::tr("weight differs from max");
    if (!row.lends)
        notes << ElasticTreeModel::tr("does not lend");
    if (!row.difference.isEmpty())
        notes << ElasticTreeModel::tr("cluster reports %1").arg(known(row, figures.savedRuntime));
    if (!row.rootOf.isEmpty())
        notes << ElasticTreeModel::tr("root of tree %1").arg(row.rootOf);
    if (row.isChanged)
        notes << ElasticTreeModel::tr("edited");
    return notes.join(QStringLiteral(" · "));
}

RowState stateOf(const ElasticRow& row, ElasticTreeModel::Column column)
{
    const ElasticFigures& figures = row.figures;
    const bool isOver = figures.overuse() > 0;
    switch (column) {
    case ElasticTreeModel::GroupColumn:
    case ElasticTreeModel::NotesColumn:
        if (isOver || row.errors > 0)
            return RowState::Critical;
        if (row.warnings > 0 || isScaled(figures))
            return RowState::Warning;
        return hasStaleWeight(figures) ? RowState::Notice : RowState::Normal;
    case ElasticTreeModel::ShareColumn:
    case ElasticTreeModel::UsedColumn:
        return isOver ? RowState::Critical : RowState::Normal;
    case ElasticTreeModel::MinColumn:
        return isScaled(figures) ? RowState::Warning : RowState::Normal;
    case ElasticTreeModel::WeightColumn:
        return hasStaleWeight(figures) ? RowState::Notice : RowState::Normal;
    case ElasticTreeModel::RuntimeColumn:
        return figures.runtime && figures.savedRuntime && *figures.runtime != *figures.savedRuntime
            ? RowState::Notice
            : RowState::Normal;
    default:
        return RowState::Normal;
    }
}

std::optional<Quantity> numberOf(const ElasticRow& row, ElasticTreeModel::Column column)
{
    const ElasticFigures& figures = row.figures;
    switch (column) {
    case ElasticTreeModel::MinColumn:
        return figures.min;
    case ElasticTreeModel::MaxColumn:
        return figures.max;
    case ElasticTreeModel::WeightColumn:
        return figures.weight ? figures.weight : figures.max;
    case ElasticTreeModel::RequestColumn:
        return figures.request;
    case ElasticTreeModel::UsedColumn:
        return figures.used;
    case ElasticTreeModel::SavedRuntimeColumn:
        return figures.savedRuntime;
    case ElasticTreeModel::RuntimeColumn:
        return figures.runtime;
    default:
        return std::nullopt;
    }
}

QString display(const ElasticRow& row, ElasticTreeModel::Column column)
{
    const ElasticFigures& figures = row.figures;
    switch (column) {
    case ElasticTreeModel::GroupColumn:
        return row.name;
    case ElasticTreeModel::ShareColumn:
        if (!figures.max)
            return unlimitedText();
        if (!figures.used || !figures.runtime)
            return unsetText();
        return *figures.used == 0 && *figures.runtime == 0 ? ElasticTreeModel::tr("idle")
                                                           : Share(*figures.used, figures.runtime).text();
    case ElasticTreeModel::MinColumn:
        return figures.min ? text(row, *figures.min) : unsetText();
    case ElasticTreeModel::MaxColumn:
        return figures.max ? text(row, *figures.max) : unlimitedText();
    case ElasticTreeModel::WeightColumn:
        return figures.weight ? text(row, *figures.weight)
                              : (figures.max ? ElasticTreeModel::tr("= max") : unsetText());
    case ElasticTreeModel::RequestColumn:
    case ElasticTreeModel::UsedColumn:
        return figures.max ? known(row, numberOf(row, column)) : unsetText();
    case ElasticTreeModel::SavedRuntimeColumn:
    case ElasticTreeModel::RuntimeColumn:
        return figures.max ? known(row, numberOf(row, column)) : unlimitedText();
    case ElasticTreeModel::NotesColumn:
        return notes(row);
    case ElasticTreeModel::ColumnCount:
        break;
    }
    return {};
}

QString sentence(const ElasticRow& row)
{
    const ElasticFigures& figures = row.figures;
    if (!figures.max)
        return ElasticTreeModel::tr("max of %1 does not include %2: not counted, not limited")
            .arg(row.name, QString::fromStdString(row.type));
    return ElasticTreeModel::tr("%1: used %2 of runtime %3, request %4, min %5, max %6")
        .arg(QString::fromStdString(row.type), known(row, figures.used), known(row, figures.runtime),
             known(row, figures.request),
             figures.min ? text(row, *figures.min) : ElasticTreeModel::tr("not set"),
             text(row, *figures.max));
}

QString toolTip(const ElasticRow& row, ElasticTreeModel::Column column)
{
    const ElasticFigures& figures = row.figures;
    switch (column) {
    case ElasticTreeModel::ShareColumn:
        return sentence(row);
    case ElasticTreeModel::MinColumn:
        if (isScaled(figures))
            return ElasticTreeModel::tr(
                       "%1, effective %2: the mins of this level add up to more than the amount to "
                       "distribute")
                .arg(text(row, *figures.min), text(row, *figures.effectiveMin));
        return figures.min ? text(row, *figures.min) : ElasticTreeModel::tr("Not set: 0");
    case ElasticTreeModel::MaxColumn:
        return figures.max ? text(row, *figures.max)
                           : ElasticTreeModel::tr("Not included in max: not counted, not limited");
    case ElasticTreeModel::WeightColumn:
        return hasStaleWeight(figures)
            ? ElasticTreeModel::tr("%1, while max is %2: the cluster does not derive weights from max")
                  .arg(text(row, *figures.weight), text(row, *figures.max))
            : display(row, column);
    case ElasticTreeModel::RequestColumn:
        return figures.request ? text(row, *figures.request)
                               : ElasticTreeModel::tr("Not reported by the object; calculated as 0");
    case ElasticTreeModel::UsedColumn:
        return figures.used ? text(row, *figures.used) : ElasticTreeModel::tr("Not reported by the object");
    case ElasticTreeModel::RuntimeColumn:
    case ElasticTreeModel::SavedRuntimeColumn:
        if (!row.difference.isEmpty())
            return row.difference;
        if (!numberOf(row, column) && !row.gap.isEmpty() && figures.max)
            return row.gap;
        return row.cards.isEmpty() || column != ElasticTreeModel::RuntimeColumn
            ? display(row, column)
            : ElasticTreeModel::tr("%1 of any model; currently %2", "amount, numbers of cards by model")
                  .arg(display(row, column), row.cards);
    case ElasticTreeModel::NotesColumn:
        return row.difference.isEmpty() ? notes(row) : row.difference + QStringLiteral("\n") + notes(row);
    default:
        return display(row, column);
    }
}

UsageBar barOf(const ElasticRow& row)
{
    const ElasticFigures& figures = row.figures;
    const Quantity used = figures.used.value_or(0);
    UsageBar bar;
    bar.used = used;
    bar.pending = std::max<Quantity>(saturatingSubtract(figures.request.value_or(0), used), 0);
    if (figures.min)
        bar.guaranteed = *figures.min;
    if (figures.max)
        bar.max = *figures.max;
    if (figures.runtime)
        bar.runtime = *figures.runtime;
    bar.type = QString::fromStdString(row.type);
    bar.text = sentence(row);
    return bar;
}
} // namespace

ElasticTreeModel::ElasticTreeModel(QObject* parent) : LiveTree(parent) { }

void ElasticTreeModel::setState(const ElasticStatePtr& state, ResourceType type, CardRules rules)
{
    const bool isCluster = state && state->cluster;
    if (std::exchange(m_isCluster, isCluster) != isCluster)
        Q_EMIT headerDataChanged(Qt::Horizontal, SavedRuntimeColumn, SavedRuntimeColumn);
    std::vector<Incoming> incoming;
    std::vector<std::string> names;
    std::unordered_set<std::string> kept;
    if (state) {
        const auto problems = problemsOf(*state);
        const auto cards = rules == CardRules::Models ? elasticCards(*state, type) : std::nullopt;
        for (const auto& [manifest, parent] : topDown(state->manifests())) {
            const elastic::QuotaGroup& group = manifest->object.group;
            const auto found = problems.find(group.name);
            const Problems count = found == problems.end() ? Problems() : found->second;
            const auto difference = state->differences.find({group.name, type});
            const ElasticFigures figures = elasticFigures(*state, *manifest, type);
            const bool isChanged = std::ranges::find(state->changed, group.name) != state->changed.end();
            incoming.push_back(
                {group.name, parent,
                 ElasticRow{.name = QString::fromStdString(group.name),
                            .kind = group.isParent ? RowKind::ParentQueue : RowKind::LeafQueue,
                            .lends = group.lends,
                            .isChanged = isChanged,
                            .errors = count.errors,
                            .warnings = count.warnings,
                            .difference = difference == state->differences.end()
                                ? QString()
                                : QString::fromStdString(elastic::describe(difference->second, type)),
                            .gap = figures.runtime ? QString() : totalGap(*state, group.name, type),
                            .cards = cards ? cardsToCome(*cards, group.name, type) : QString(),
                            .rootOf = QString::fromStdString(group.isTreeRoot ? group.treeId : std::string()),
                            .type = std::string(type.name()),
                            .figures = figures}});
            names.push_back(group.name);
            kept.insert(group.name);
        }
    }
    std::vector<std::string> removed;
    std::ranges::copy_if(m_names, std::back_inserter(removed),
                         [&kept](const std::string& name) { return !kept.contains(name); });
    m_names = std::move(names);
    applyRows(removed, std::move(incoming));
}

void ElasticTreeModel::setFilterText(const QString& text)
{
    if (text == m_filter)
        return;
    m_filter = text;
    refilter();
}

int ElasticTreeModel::columnCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : ColumnCount;
}

QVariant ElasticTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    struct Header
    {
        QString title;
        QString toolTip;
    };
    const auto header = [this, section]() -> Header {
        switch (static_cast<Column>(section)) {
        case GroupColumn:
            return {tr("Group"), tr("Quota group")};
        case ShareColumn:
            return {tr("Usage vs. runtime"),
                    tr("Filled: used; hatched: requested beyond usage; foot: min; flag: max; bold mark: "
                       "runtime")};
        case MinColumn:
            return {tr("Min"), tr("Guaranteed to the group on request; – if not set")};
        case MaxColumn:
            return {tr("Max"), tr("Upper bound of the group; ∞ if max does not include the resource")};
        case WeightColumn:
            return {tr("Weight"), tr("Share of the remainder; max is used if not set")};
        case RequestColumn:
            return {tr("Request"), tr("Requested in the group and below, including pending pods")};
        case UsedColumn:
            return {tr("Used"), tr("Assigned in the group and below")};
        case SavedRuntimeColumn:
            if (m_isCluster)
                return {tr("Reported"), tr("Runtime reported by the cluster")};
            return {tr("Before"), tr("Runtime calculated from the saved file")};
        case RuntimeColumn:
            return {tr("Runtime"), tr("Amount the group may use now; depends on the requests")};
        case NotesColumn:
            return {tr("Notes"), tr("Problems and notes")};
        case ColumnCount:
            break;
        }
        return {};
    };
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return header().title;
    return role == Qt::ToolTipRole ? QVariant(header().toolTip) : QVariant();
}

QVariant ElasticTreeModel::cell(const ElasticRow& row, int column, int role) const
{
    const auto which = static_cast<Column>(column);
    const bool isText = which == GroupColumn || which == NotesColumn;
    switch (role) {
    case Qt::DisplayRole:
        return display(row, which);
    case Qt::ToolTipRole:
        return toolTip(row, which);
    case Qt::AccessibleTextRole:
        return which == ShareColumn ? sentence(row) : display(row, which);
    case SortRole:
        if (isText || which == ShareColumn)
            return display(row, which);
        return numberOf(row, which) ? QVariant(qint64{*numberOf(row, which)}) : QVariant();
    case KindRole:
        return static_cast<int>(row.kind);
    case UsageRole:
        return which == ShareColumn && row.figures.max ? QVariant::fromValue(barOf(row)) : QVariant();
    case StateRole:
        return static_cast<int>(stateOf(row, which));
    case EmphasisRole:
        if (isText || which == ShareColumn)
            return static_cast<int>(Emphasis::Normal);
        return static_cast<int>(
            numberOf(row, which) && (which != WeightColumn || row.figures.weight)
                    && (which != SavedRuntimeColumn || row.figures.runtime != row.figures.savedRuntime)
                ? Emphasis::Normal
                : Emphasis::Dim);
    case NumericRole:
        return !isText;
    default:
        return {};
    }
}

bool ElasticTreeModel::isBefore(const ElasticRow& left, const ElasticRow& right, int column) const
{
    const auto which = static_cast<Column>(column);
    if (which == GroupColumn)
        return left.name.compare(right.name, Qt::CaseInsensitive) < 0;
    if (which == NotesColumn)
        return notes(left) < notes(right);
    if (which == ShareColumn)
        return Share(left.figures.used.value_or(0), left.figures.runtime)
            < Share(right.figures.used.value_or(0), right.figures.runtime);
    if (which == MaxColumn)
        return compareLimits(left.figures.max, right.figures.max) < 0;
    return numberOf(left, which) < numberOf(right, which); // not set or not known is below every amount
}

bool ElasticTreeModel::isSameCell(const ElasticRow& left, const ElasticRow& right, int column) const
{
    const auto which = static_cast<Column>(column);
    if (which == ShareColumn)
        return left.figures == right.figures && left.type == right.type;
    return display(left, which) == display(right, which) && stateOf(left, which) == stateOf(right, which)
        && left.kind == right.kind && numberOf(left, which) == numberOf(right, which)
        && toolTip(left, which) == toolTip(right, which)
        && cell(left, column, EmphasisRole) == cell(right, column, EmphasisRole);
}

bool ElasticTreeModel::isMatch(const ElasticRow& row) const
{
    return m_filter.isEmpty() || row.name.contains(m_filter, Qt::CaseInsensitive);
}
} // namespace quotadeck::models
