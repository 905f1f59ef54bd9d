// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/simulation/groupresultsmodel.h"

#include "core/elastic/amounts.h"
#include "core/sim/results.h"
#include "models/common/celltext.h"
#include "models/simulation/resultwords.h"

#include <QLocale>

#include <algorithm>
#include <optional>
#include <utility>

namespace quotadeck::models {
namespace {
QString waitText(std::optional<double> seconds)
{
    return measureText(sim::Measure::MeanWait, seconds);
}

const sim::GroupAmount* amountOf(const GroupResultsRow& row)
{
    const auto& amounts = row.result.amounts;
    const auto found = std::ranges::find(amounts, row.type, &sim::GroupAmount::type);
    return found == amounts.end() ? nullptr : &*found;
}

/// "–" for an amount that is not set.
QString amountTextOf(const GroupResultsRow& row, std::optional<Quantity> amount, const QString& unset)
{
    return amount ? QString::fromStdString(elastic::amountText(row.type.name(), *amount)) : unset;
}

std::optional<Quantity> usedOf(const GroupResultsRow& row)
{
    const sim::GroupAmount* const amount = amountOf(row);
    return amount ? std::optional<Quantity>(amount->used) : std::nullopt;
}

std::optional<Quantity> runtimeOf(const GroupResultsRow& row)
{
    const sim::GroupAmount* const amount = amountOf(row);
    return amount ? amount->runtime : std::nullopt;
}

std::optional<Quantity> borrowedOf(const GroupResultsRow& row)
{
    const sim::GroupAmount* const amount = amountOf(row);
    return amount ? std::optional<Quantity>(amount->mostBorrowed) : std::nullopt;
}

std::optional<Quantity> lentOf(const GroupResultsRow& row)
{
    const sim::GroupAmount* const amount = amountOf(row);
    return amount ? std::optional<Quantity>(amount->mostLent) : std::nullopt;
}

bool isWithoutLimit(const GroupResultsRow& row)
{
    return !runtimeOf(row) && row.result.isThere;
}

std::optional<double> overOf(const GroupResultsRow& row)
{
    return sim::secondsOf(row.result.overRuntime);
}

std::optional<double> meanWaitOf(const GroupResultsRow& row)
{
    return row.result.waits ? std::optional(sim::secondsOf(row.result.waits->mean)) : std::nullopt;
}

std::optional<double> longWaitOf(const GroupResultsRow& row)
{
    return row.result.waits ? std::optional(sim::secondsOf(row.result.waits->longest)) : std::nullopt;
}

QString nameText(const GroupResultsRow& row)
{
    const QString name = QString::fromStdString(row.result.name);
    return row.result.isThere ? name : GroupResultsModel::tr("%1 (deleted)", "name of a group").arg(name);
}

QString refusedReasons(const GroupResultsRow& row)
{
    return reasonsText(row.result.refusals);
}

/// For the functions above: unknown or not set is below every number, and as dim as 0.
template <auto Number>
bool orderedByNumber(const GroupResultsRow& left, const GroupResultsRow& right)
{
    return Number(left) < Number(right);
}

template <auto Number>
Emphasis dimUnlessPositive(const GroupResultsRow& row)
{
    return dimUnless(Number(row).value_or(0) != 0);
}

template <auto Amount>
QString amountShown(const GroupResultsRow& row)
{
    return amountTextOf(row, Amount(row), unsetText());
}

template <auto Seconds>
QString waitShown(const GroupResultsRow& row)
{
    return waitText(Seconds(row));
}

/// A column that counts pods or events.
template <auto Member>
constexpr ColumnOf<GroupResultsRow> countColumn(int column, const char* title, const char* help)
{
    using Row = const GroupResultsRow&;
    return {
        .column = column,
        .title = title,
        .help = help,
        .isNumeric = true,
        .text = [](Row row) { return QLocale().toString(qulonglong{row.result.*Member}); },
        .emphasis = [](Row row) { return dimUnless(row.result.*Member != 0); },
        .isBefore = [](Row left, Row right) { return left.result.*Member < right.result.*Member; },
    };
}
} // namespace

ColumnTable<GroupResultsRow> GroupResultsModel::columns()
{
    using Row = const GroupResultsRow&;
    using sim::GroupResult;
    static constexpr ColumnOf<GroupResultsRow> kColumns[] = {
        {
            .column = NameColumn,
            .title = QT_TR_NOOP("Group"),
            .help = QT_TR_NOOP("Elastic quota group"),
            .text = nameText,
            .toolTip =
                [](Row row) {
                    if (row.result.isThere)
                        return nameText(row);
                    //: name of a group, "(deleted)"
                    return tr("%1\nPods of the deleted group are counted here only, not in the parent "
                              "groups.")
                        .arg(nameText(row));
                },
            .indent = [](Row row) { return row.result.depth; },
        },
        {
            .column = UsedColumn,
            .title = QT_TR_NOOP("Used"),
            .help = QT_TR_NOOP("Currently assigned in the group and below"),
            .isNumeric = true,
            .text = amountShown<usedOf>,
            .state =
                [](Row row) {
                    const auto runtime = runtimeOf(row);
                    return runtime && usedOf(row) > *runtime ? RowState::Critical : RowState::Normal;
                },
            .emphasis = dimUnlessPositive<usedOf>,
            .isBefore = orderedByNumber<usedOf>,
        },
        {
            .column = RuntimeColumn,
            .title = QT_TR_NOOP("Runtime"),
            .help = QT_TR_NOOP("Amount the group may use now; ∞ if not limited"),
            .isNumeric = true,
            .text =
                [](Row row) {
                    return amountTextOf(row, runtimeOf(row),
                                        isWithoutLimit(row) ? unlimitedText() : unsetText());
                },
            .emphasis = dimUnlessPositive<runtimeOf>,
            .isBefore =
                [](Row left, Row right) { // not limited above every amount, not set below
                    const auto key = [](Row row) { return std::pair(isWithoutLimit(row), runtimeOf(row)); };
                    return key(left) < key(right);
                },
        },
        {
            .column = OverColumn,
            //: how long a group used more than its runtime; in two lines
            .title = QT_TR_NOOP("Over\nruntime"),
            .help = QT_TR_NOOP("Total time above the runtime in any resource"),
            .isNumeric = true,
            .text = waitShown<overOf>,
            .emphasis = dimUnlessPositive<overOf>,
            .isBefore = orderedByNumber<overOf>,
        },
        {
            .column = BorrowedColumn,
            .title = QT_TR_NOOP("Peak\nborrowed"),
            .help = QT_TR_NOOP("Peak usage beyond the effective min"),
            .isNumeric = true,
            .text = amountShown<borrowedOf>,
            .emphasis = dimUnlessPositive<borrowedOf>,
            .isBefore = orderedByNumber<borrowedOf>,
        },
        {
            .column = LentColumn,
            .title = QT_TR_NOOP("Peak\nlent"),
            .help = QT_TR_NOOP("Peak of the effective min that other groups could use"),
            .isNumeric = true,
            .text = amountShown<lentOf>,
            .emphasis = dimUnlessPositive<lentOf>,
            .isBefore = orderedByNumber<lentOf>,
        },
        countColumn<&GroupResult::admitted>(
            AdmittedColumn, QT_TR_NOOP("Admitted"),
            QT_TR_NOOP("Number of times a pod was placed on a node; evicted pods may be placed again")),
        {
            .column = RefusedColumn,
            .title = QT_TR_NOOP("Failed\nattempts"),
            .help = QT_TR_NOOP("Failed scheduling attempts; a waiting pod is tried once per second"),
            .isNumeric = true,
            .text = [](Row row) { return QLocale().toString(qulonglong{row.result.refused}); },
            .toolTip = refusedReasons,
            .emphasis = [](Row row) { return dimUnless(row.result.refused != 0); },
            .isBefore = [](Row left, Row right) { return left.result.refused < right.result.refused; },
        },
        countColumn<&GroupResult::revoked>(
            RevokedColumn, QT_TR_NOOP("Evicted"),
            QT_TR_NOOP(
                "Number of evictions: for overuse, for cards guaranteed to other groups, or for a pod of "
                "higher priority in the group")),
        countColumn<&GroupResult::waiting>(WaitingColumn, QT_TR_NOOP("Waiting"),
                                           QT_TR_NOOP("Pods currently not on a node")),
        {
            .column = MeanWaitColumn,
            .title = QT_TR_NOOP("Mean\nwait"),
            .help = QT_TR_NOOP("Mean of all waits; waiting pods count with the time until now"),
            .isNumeric = true,
            .text = waitShown<meanWaitOf>,
            .emphasis = dimUnlessPositive<meanWaitOf>,
            .isBefore = orderedByNumber<meanWaitOf>,
        },
        {
            .column = LongWaitColumn,
            .title = QT_TR_NOOP("Longest\nwait"),
            .help = QT_TR_NOOP("Longest single wait of a pod"),
            .isNumeric = true,
            .text = waitShown<longWaitOf>,
            .emphasis = dimUnlessPositive<longWaitOf>,
            .isBefore = orderedByNumber<longWaitOf>,
        },
        countColumn<&GroupResult::running>(RunningColumn, QT_TR_NOOP("Running"),
                                           QT_TR_NOOP("Pods currently on a node")),
        countColumn<&GroupResult::completed>(CompletedColumn, QT_TR_NOOP("Completed"),
                                             QT_TR_NOOP("Completed pods")),
        {
            .column = ReasonColumn,
            .title = QT_TR_NOOP("Blocked by"),
            .help = QT_TR_NOOP("Most frequent reason for failed attempts"),
            .text = [](Row row) { return mostOftenText(row.result.refusals); },
            .toolTip = refusedReasons,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

GroupResultsModel::GroupResultsModel(QObject* parent) : RowList(columns(), parent) { }

void GroupResultsModel::setResults(std::shared_ptr<const sim::Results> results)
{
    m_results = std::move(results);
    std::vector<ResourceType> types;
    if (m_results) {
        for (const sim::GroupResult& group : m_results->groups) {
            for (const sim::GroupAmount& amount : group.amounts) {
                if (std::ranges::find(types, amount.type) == types.end())
                    types.push_back(amount.type);
            }
        }
    }
    std::ranges::sort(types, {}, [](ResourceType type) { return type.name(); });
    m_resources.clear();
    for (const ResourceType type : types)
        m_resources << QString::fromStdString(std::string(type.name()));
    if (!m_resources.contains(m_resource))
        m_resource = m_resources.value(0);
    showRows();
}

void GroupResultsModel::setResource(const QString& resource)
{
    if (std::exchange(m_resource, resource) != resource)
        showRows();
}

std::uint64_t GroupResultsModel::pods() const
{
    std::uint64_t pods = 0;
    for (const GroupResultsRow& row : rows())
        pods += row.result.depth == 0 ? row.result.pods : 0;
    return pods;
}

void GroupResultsModel::showRows()
{
    std::vector<GroupResultsRow> rows;
    if (m_results) {
        for (const sim::GroupResult& group : m_results->groups)
            rows.push_back(
                {QString::fromStdString(group.name), group, ResourceType(m_resource.toStdString())});
    }
    setRows(std::move(rows));
}
} // namespace quotadeck::models

#include "moc_groupresultsmodel.cpp"
