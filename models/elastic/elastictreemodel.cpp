// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elastic/elastictreemodel.h"

#include "models/common/celltext.h"
#include "models/common/messagetext.h"
#include "models/common/share.h"
#include "models/common/usagebar.h"
#include "models/elastic/elasticaccount.h"
#include "models/elastic/elastictotal.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <utility>

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

/// Of the group as a whole.
RowState groupState(const ElasticRow& row)
{
    if (row.figures.overuse() > 0 || row.errors > 0)
        return RowState::Critical;
    if (row.warnings > 0 || isScaled(row.figures))
        return RowState::Warning;
    return hasStaleWeight(row.figures) ? RowState::Notice : RowState::Normal;
}

RowState useState(const ElasticRow& row)
{
    return row.figures.overuse() > 0 ? RowState::Critical : RowState::Normal;
}

/// Without a max nothing is counted.
QString countedText(const ElasticRow& row, std::optional<Quantity> value)
{
    return row.figures.max ? known(row, value) : unsetText();
}

/// Without a max nothing is limited.
QString runtimeText(const ElasticRow& row, std::optional<Quantity> runtime)
{
    return row.figures.max ? known(row, runtime) : unlimitedText();
}

/// Why a runtime is not ours, or not known; empty: it is.
QString runtimeProblem(const ElasticRow& row, std::optional<Quantity> runtime)
{
    if (!row.difference.isEmpty())
        return row.difference;
    return !runtime && row.figures.max ? row.gap : QString();
}

QString weightText(const ElasticRow& row)
{
    if (row.figures.weight)
        return text(row, *row.figures.weight);
    return row.figures.max ? ElasticTreeModel::tr("= max") : unsetText();
}

/// Not set or not known is below every amount.
template <auto Member>
bool orderedByFigure(const ElasticRow& left, const ElasticRow& right)
{
    return left.figures.*Member < right.figures.*Member;
}

template <auto Member>
Emphasis dimUnlessKnown(const ElasticRow& row)
{
    return dimUnless((row.figures.*Member).has_value());
}

/// Nothing: not known, or without a max, which counts and limits nothing.
template <auto Member>
std::optional<Quantity> amountNow(const ElasticRow& row)
{
    return row.now && row.now->max ? (*row.now).*Member : std::nullopt;
}

/// From the moment shown to now; nothing: either has no amount.
template <auto Member>
std::optional<Quantity> changeUntilNow(const ElasticRow& row)
{
    const auto now = amountNow<Member>(row);
    const std::optional<Quantity> then = row.figures.max ? row.figures.*Member : std::nullopt;
    return now && then ? std::optional(saturatingSubtract(*now, *then)) : std::nullopt;
}

/// @p uncounted is the text for a group without a max.
template <auto Member>
QString nowTextOf(const ElasticRow& row, const QString& uncounted)
{
    if (const auto amount = amountNow<Member>(row))
        return nowText(text(row, *amount), changeUntilNow<Member>(row).value_or(0));
    return row.now && !row.now->max ? uncounted : unsetText();
}

template <auto Member>
QString nowToolTipOf(const ElasticRow& row)
{
    const auto amount = amountNow<Member>(row);
    if (!amount)
        return row.now && !row.now->max
            ? ElasticTreeModel::tr("Not included in max: not counted, not limited")
            : nowUnknown();
    const auto change = changeUntilNow<Member>(row);
    return change ? nowToolTip(text(row, *amount), *change, text(row, *change > 0 ? *change : -*change))
                  : text(row, *amount);
}

/// Normal for what is not as it was.
template <auto Member>
Emphasis nowEmphasis(const ElasticRow& row)
{
    const bool isKnown = row.now.has_value();
    return dimUnless(isKnown
                     && (row.now->max.has_value() != row.figures.max.has_value()
                         || changeUntilNow<Member>(row).value_or(0) != 0));
}

/// The type that has the unit of the figures.
ResourceType unitOf(const ElasticRow& row)
{
    return ResourceType(row.type == "cpu" ? std::string_view("vcore") : std::string_view(row.type));
}

template <auto Member>
FilterNumber figure(const ElasticRow& row)
{
    return FilterNumber::amount(unitOf(row), row.figures.*Member);
}

/// Of the runtime; not limited where something is not known.
Share runtimeShare(const ElasticRow& row)
{
    const ElasticFigures& figures = row.figures;
    return figures.max && figures.used && figures.runtime ? Share(*figures.used, figures.runtime) : Share();
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

ColumnTable<ElasticRow> ElasticTreeModel::columns()
{
    using Row = const ElasticRow&;
    using Figures = ElasticFigures;
    using filter::FieldKind;
    static constexpr ColumnOf<ElasticRow> kColumns[] = {
        {
            .column = GroupColumn,
            .title = QT_TR_NOOP("Group"),
            .help = QT_TR_NOOP("Quota group"),
            .filter = {.key = "group", .isMain = true},
            .text = textIn<&ElasticRow::name>,
            .state = groupState,
            .kind = kindIn<&ElasticRow::kind>,
            .isBefore
            = [](Row left, Row right) { return left.name.compare(right.name, Qt::CaseInsensitive) < 0; },
        },
        {
            .column = ShareColumn,
            .title = QT_TR_NOOP("Usage vs. runtime"),
            .help
            = QT_TR_NOOP("Filled: used; hatched: requested beyond usage; foot: min; flag: max; bold mark: "
                         "runtime"),
            .isNumeric = true,
            .filter = {.key = "usage",
                       .kind = FieldKind::Share,
                       .number = [](Row row) { return FilterNumber::ofShare(runtimeShare(row)); }},
            .text =
                [](Row row) {
                    const Figures& figures = row.figures;
                    if (!figures.max)
                        return unlimitedText();
                    if (!figures.used || !figures.runtime)
                        return unsetText();
                    return *figures.used == 0 && *figures.runtime == 0
                        ? tr("idle")
                        : Share(*figures.used, figures.runtime).text();
                },
            .toolTip = sentence,
            .spoken = sentence,
            .state = useState,
            .bar = [](Row row) { return row.figures.max ? QVariant::fromValue(barOf(row)) : QVariant(); },
            .isBefore =
                [](Row left, Row right) {
                    return Share(left.figures.used.value_or(0), left.figures.runtime)
                        < Share(right.figures.used.value_or(0), right.figures.runtime);
                },
            .isSame = equalIn<&ElasticRow::figures, &ElasticRow::type>,
        },
        {
            .column = MinColumn,
            .title = QT_TR_NOOP("Min"),
            .help = QT_TR_NOOP("Guaranteed to the group on request; – if not set"),
            .isNumeric = true,
            .filter = {.key = "min", .kind = FieldKind::Amount, .number = figure<&Figures::min>},
            .text = [](Row row) { return row.figures.min ? text(row, *row.figures.min) : unsetText(); },
            .toolTip =
                [](Row row) {
                    const Figures& figures = row.figures;
                    if (isScaled(figures))
                        return tr("%1, effective %2: the mins of this level add up to more than the amount "
                                  "to "
                                  "distribute")
                            .arg(text(row, *figures.min), text(row, *figures.effectiveMin));
                    return figures.min ? text(row, *figures.min) : tr("Not set: 0");
                },
            .state = [](Row row) { return isScaled(row.figures) ? RowState::Warning : RowState::Normal; },
            .emphasis = dimUnlessKnown<&Figures::min>,
            .isBefore = orderedByFigure<&Figures::min>,
        },
        {
            .column = MaxColumn,
            .title = QT_TR_NOOP("Max"),
            .help = QT_TR_NOOP("Upper bound of the group; ∞ if max does not include the resource"),
            .isNumeric = true,
            .filter = {.key = "max",
                       .kind = FieldKind::Amount,
                       .number = [](Row row) { return FilterNumber::limit(unitOf(row), row.figures.max); }},
            .text = [](Row row) { return row.figures.max ? text(row, *row.figures.max) : unlimitedText(); },
            .toolTip =
                [](Row row) {
                    return row.figures.max ? text(row, *row.figures.max)
                                           : tr("Not included in max: not counted, not limited");
                },
            .emphasis = dimUnlessKnown<&Figures::max>,
            .isBefore
            = [](Row left, Row right) { return compareLimits(left.figures.max, right.figures.max) < 0; },
        },
        {
            .column = WeightColumn,
            .title = QT_TR_NOOP("Weight"),
            .help = QT_TR_NOOP("Share of the remainder; max is used if not set"),
            .isNumeric = true,
            .filter = {.key = "weight", .kind = FieldKind::Amount, .number = figure<&Figures::weight>},
            .text = weightText,
            .toolTip =
                [](Row row) {
                    return hasStaleWeight(row.figures)
                        ? tr("%1, while max is %2: the cluster does not derive weights from max")
                              .arg(text(row, *row.figures.weight), text(row, *row.figures.max))
                        : weightText(row);
                },
            .state
            = [](Row row) { return hasStaleWeight(row.figures) ? RowState::Notice : RowState::Normal; },
            .emphasis = dimUnlessKnown<&Figures::weight>,
            .isBefore =
                [](Row left, Row right) {
                    const auto weight = [](const Figures& of) { return of.weight ? of.weight : of.max; };
                    return weight(left.figures) < weight(right.figures);
                },
        },
        {
            .column = RequestColumn,
            .title = QT_TR_NOOP("Request"),
            .help = QT_TR_NOOP("Requested in the group and below, including pending pods"),
            .isNumeric = true,
            .filter = {.key = "request", .kind = FieldKind::Amount, .number = figure<&Figures::request>},
            .text = [](Row row) { return countedText(row, row.figures.request); },
            .toolTip =
                [](Row row) {
                    return row.figures.request ? text(row, *row.figures.request)
                                               : tr("Not reported by the object; calculated as 0");
                },
            .emphasis = dimUnlessKnown<&Figures::request>,
            .isBefore = orderedByFigure<&Figures::request>,
        },
        {
            .column = UsedColumn,
            .title = QT_TR_NOOP("Used"),
            .help = QT_TR_NOOP("Assigned in the group and below"),
            .isNumeric = true,
            .filter = {.key = "used",
                       .kind = FieldKind::Amount,
                       .hasShare = true,
                       .number =
                           [](Row row) {
                               return FilterNumber::amount(unitOf(row), row.figures.used, runtimeShare(row));
                           }},
            .text = [](Row row) { return countedText(row, row.figures.used); },
            .toolTip =
                [](Row row) {
                    return row.figures.used ? text(row, *row.figures.used) : tr("Not reported by the object");
                },
            .state = useState,
            .emphasis = dimUnlessKnown<&Figures::used>,
            .isBefore = orderedByFigure<&Figures::used>,
        },
        {
            .column = SavedRuntimeColumn,
            .title = QT_TR_NOOP("Before"),
            .help = QT_TR_NOOP("Runtime calculated from the saved file"),
            .isNumeric = true,
            .filter = {.key = "before", .kind = FieldKind::Amount, .number = figure<&Figures::savedRuntime>},
            .text = [](Row row) { return runtimeText(row, row.figures.savedRuntime); },
            .toolTip =
                [](Row row) {
                    const QString problem = runtimeProblem(row, row.figures.savedRuntime);
                    return problem.isEmpty() ? runtimeText(row, row.figures.savedRuntime) : problem;
                },
            .emphasis =
                [](Row row) {
                    const auto saved = row.figures.savedRuntime;
                    return dimUnless(saved && row.figures.runtime != saved);
                },
            .isBefore = orderedByFigure<&Figures::savedRuntime>,
        },
        {
            .column = RuntimeColumn,
            .title = QT_TR_NOOP("Runtime"),
            .help = QT_TR_NOOP("Amount the group may use now; depends on the requests"),
            .isNumeric = true,
            .filter = {.key = "runtime", .kind = FieldKind::Amount, .number = figure<&Figures::runtime>},
            .text = [](Row row) { return runtimeText(row, row.figures.runtime); },
            .toolTip =
                [](Row row) {
                    const QString problem = runtimeProblem(row, row.figures.runtime);
                    if (!problem.isEmpty())
                        return problem;
                    const QString shown = runtimeText(row, row.figures.runtime);
                    return row.cards.isEmpty()
                        ? shown
                        : tr("%1 of any model; currently %2", "amount, numbers of cards by model")
                              .arg(shown, row.cards);
                },
            .state =
                [](Row row) {
                    const Figures& figures = row.figures;
                    return figures.runtime && figures.savedRuntime
                            && *figures.runtime != *figures.savedRuntime
                        ? RowState::Notice
                        : RowState::Normal;
                },
            .emphasis = dimUnlessKnown<&Figures::runtime>,
            .isBefore = orderedByFigure<&Figures::runtime>,
        },
        {
            .column = NotesColumn,
            .title = QT_TR_NOOP("Notes"),
            .help = QT_TR_NOOP("Problems and notes"),
            .filter = {.key = "notes"},
            .text = notes,
            .toolTip =
                [](Row row) {
                    return row.difference.isEmpty() ? notes(row)
                                                    : row.difference + QStringLiteral("\n") + notes(row);
                },
            .state = groupState,
        },
        {
            .column = UsedNowColumn,
            .sharedTitle = nowTitle,
            .sharedHelp
            = [] { return tr("Used now, while an earlier moment is shown: ▲ more than then, ▼ less"); },
            .isNumeric = true,
            .text = [](Row row) { return nowTextOf<&Figures::used>(row, unsetText()); },
            .toolTip = nowToolTipOf<&Figures::used>,
            .emphasis = nowEmphasis<&Figures::used>,
            .isBefore
            = [](Row left,
                 Row right) { return amountNow<&Figures::used>(left) < amountNow<&Figures::used>(right); },
        },
        {
            .column = RuntimeNowColumn,
            .title = QT_TR_NOOP("Runtime now"),
            .help = QT_TR_NOOP("Runtime now, while an earlier moment is shown: ▲ more than then, ▼ less"),
            .isNumeric = true,
            .text = [](Row row) { return nowTextOf<&Figures::runtime>(row, unlimitedText()); },
            .toolTip = nowToolTipOf<&Figures::runtime>,
            .emphasis = nowEmphasis<&Figures::runtime>,
            .isBefore =
                [](Row left, Row right) {
                    return amountNow<&Figures::runtime>(left) < amountNow<&Figures::runtime>(right);
                },
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

ElasticTreeModel::ElasticTreeModel(QObject* parent) : LiveTree(columns(), parent) { }

void ElasticTreeModel::setState(const ElasticStatePtr& state, ResourceType type, CardRules rules)
{
    const bool isCluster = state && state->cluster;
    if (std::exchange(m_isCluster, isCluster) != isCluster)
        Q_EMIT headerDataChanged(Qt::Horizontal, SavedRuntimeColumn, SavedRuntimeColumn);
    if (std::exchange(m_type, type) != type)
        readPresent();
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
                                : messageText(elastic::describe(difference->second, type)),
                            .gap = figures.runtime ? QString() : totalGap(*state, group.name, type),
                            .cards = cards ? cardsToCome(*cards, group.name, type) : QString(),
                            .rootOf = QString::fromStdString(group.isTreeRoot ? group.treeId : std::string()),
                            .type = std::string(type.name()),
                            .figures = figures,
                            .now = figuresNow(group.name)}});
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

void ElasticTreeModel::setPresent(const ElasticStatePtr& present)
{
    if (std::exchange(m_present, present) == present)
        return;
    readPresent();
    reviseWhere([this](const ElasticRow& row) { return row.now != figuresNow(row.name.toStdString()); },
                [this](ElasticRow& row) { row.now = figuresNow(row.name.toStdString()); });
}

void ElasticTreeModel::readPresent()
{
    m_figuresNow.clear();
    if (!m_present)
        return;
    for (const QuotaManifest& manifest : m_present->manifests())
        m_figuresNow.try_emplace(manifest.object.group.name, elasticFigures(*m_present, manifest, m_type));
}

std::optional<ElasticFigures> ElasticTreeModel::figuresNow(const std::string& group) const
{
    const auto found = m_figuresNow.find(group);
    return found == m_figuresNow.end() ? std::nullopt : std::optional(found->second);
}

QVariant ElasticTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (m_isCluster && section == SavedRuntimeColumn && orientation == Qt::Horizontal) {
        if (role == Qt::DisplayRole)
            return tr("Reported");
        if (role == Qt::ToolTipRole)
            return tr("Runtime reported by the cluster");
    }
    return LiveTree::headerData(section, orientation, role);
}
} // namespace quotadeck::models

#include "moc_elastictreemodel.cpp"
