// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/reports/reporttablemodel.h"

#include "core/usage/reporttables.h"
#include "models/common/celltext.h"
#include "models/common/durationtext.h"
#include "models/reports/reportmeasure.h"

#include <QLocale>

#include <chrono>
#include <cmath>
#include <cstdint>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace quotadeck::models {
namespace {

constexpr char kNameEnd = '\x1f'; // no name has it
constexpr usage::Amount kWholeMoney = 1'000'000'000;

/// @p value in @p unit with two digits, as a sum reads best.
QString reportDigits(const ReportFigure& figure, usage::Amount unit)
{
    if (!figure.value)
        return unsetText();
    const QLocale locale;
    if (figure.isLowerBound) { // rounded down: it would not be one above the amount
        constexpr usage::Amount kParts = 100;
        const usage::Amount parts = *figure.value / unit * kParts + *figure.value % unit * kParts / unit;
        return QStringLiteral("≥ ")
            + locale.toString(static_cast<double>(parts) / static_cast<double>(kParts), 'f', 2);
    }
    const double value = static_cast<double>(*figure.value) / static_cast<double>(unit);
    QString text = locale.toString(value, 'f', 2);
    if (*figure.value > 0 && value < 0.005)
        return QStringLiteral("<") + locale.toString(0.01, 'f', 2);
    return text;
}

QString reportName(const std::optional<std::string>& name)
{
    if (!name)
        return ReportTableModel::tr("(unknown)");
    return name->empty() ? ReportTableModel::tr("(none)") : QString::fromStdString(usage::shownName(*name));
}

std::string reportRowId(const usage::RowKey& key)
{
    std::string id;
    for (const auto& name : key)
        id += (name ? "=" + *name : std::string("?")) + kNameEnd;
    return id;
}

ReportFigure percentileOf(const usage::Waits& waits, std::uint64_t percent)
{
    const auto wait = waits.percentile(percent);
    return wait ? ReportFigure{wait->count(), false} : ReportFigure();
}

/// Makes the rows of one resource of a report.
class RowMaker
{
public:
    RowMaker(const MadeReport& made, ResourceType type)
        : m_made(made)
        , m_report(made.report)
        , m_type(type) { }

    [[nodiscard]] ReportTableRow rowOf(const usage::ReportRow& row, const usage::Cell* before) const
    {
        ReportTableRow made = figures(row.total, std::nullopt);
        if (m_made.before)
            addBefore(made, row.total, before ? *before : usage::Cell());
        return made;
    }

    [[nodiscard]] ReportTableRow timeOf(const usage::ReportRow& row, std::size_t column) const
    {
        ReportTableRow made = figures(row.cells[column], column);
        made.isTime = true;
        made.name = QString::fromStdString(m_report.columns[column].label);
        return made;
    }

private:
    [[nodiscard]] ReportTableRow figures(const usage::Cell& cell, std::optional<std::size_t> column) const
    {
        ReportTableRow row;
        row.type = m_type;
        row.known = m_report.known;
        row.knowsWaits = m_report.knowsWaits;
        if (!m_report.isSeen(column))
            return row; // no sample covers it
        const usage::Entry entry = m_report.entryIn(cell, m_type, column);
        row.held = heldIn(entry);
        for (std::size_t account = 0; account < usage::kAccounts; ++account)
            row.sums[account] = accountIn(m_report, entry, static_cast<usage::Account>(account));
        if (m_report.knowsWaits != usage::Knowledge::None && !cell.waits.isUnknown()) {
            const bool isLess = cell.waits.isLowerBound();
            row.started = {cell.waits.applications, isLess};
            row.waited = {cell.waits.total, isLess};
            row.longestWait = {cell.waits.longest.count(), isLess};
            row.medianWait = percentileOf(cell.waits, 50);
            row.p95Wait = percentileOf(cell.waits, 95);
        }
        const auto capacity = m_report.capacity(m_type, column);
        if (capacity && *capacity > 0)
            row.share = static_cast<double>(entry.held().value) / static_cast<double>(*capacity);
        row.cost = costIn(m_report, cell);
        return row;
    }

    void addBefore(ReportTableRow& row, const usage::Cell& now, const usage::Cell& earlier) const
    {
        if (!m_made.before->isSeen())
            return;
        const usage::Entry entryBefore = m_made.before->entryIn(earlier, m_type);
        const usage::Sum before = entryBefore.held();
        const usage::Sum held = m_report.entryIn(now, m_type).held();
        row.before = heldIn(entryBefore);
        if (!m_report.isSeen() || before.isLowerBound() || held.isLowerBound())
            return;
        if (before.value == 0 && held.value != 0)
            row.change.kind = ReportChange::Kind::New;
        else
            row.change = {ReportChange::Kind::Known,
                          before.value == 0 ? 0
                                            : static_cast<double>(held.value - before.value)
                                  / static_cast<double>(before.value)};
    }

    const MadeReport& m_made;
    const usage::Report& m_report;
    ResourceType m_type;
};

bool figureBefore(const ReportFigure& left, const ReportFigure& right)
{
    return left.value < right.value;
}

template <usage::Account Of>
const ReportFigure& sumIn(const ReportTableRow& row)
{
    return row.sums[static_cast<std::size_t>(Of)];
}

FilterNumber hoursOf(const ReportTableRow& row, const ReportFigure& figure)
{
    if (!figure.value)
        return {};
    return {static_cast<double>(*figure.value) / static_cast<double>(usage::hourOf(row.type)), {}};
}

/// Why there is no figure, where the report knows @p known of it.
QString unknownToolTip(usage::Knowledge known)
{
    return known == usage::Knowledge::None ? ReportTableModel::tr("Not known to this source")
                                           : ReportTableModel::tr("Not known for this row and time");
}

template <usage::Account Of>
ColumnOf<ReportTableRow> sumColumn(int column, const char* title, const char* help, const char* key)
{
    using Row = const ReportTableRow&;
    ColumnOf<ReportTableRow> made;
    made.column = column;
    made.title = title;
    made.help = help;
    made.isNumeric = true;
    made.filter.key = key;
    made.filter.kind = filter::FieldKind::Amount;
    made.filter.number = [](Row row) { return hoursOf(row, sumIn<Of>(row)); };
    made.text = [](Row row) { return figureText(row.type, sumIn<Of>(row)); };
    made.toolTip = [](Row row) {
        return sumIn<Of>(row).value ? figureText(row.type, sumIn<Of>(row))
                                    : unknownToolTip(row.known[static_cast<std::size_t>(Of)]);
    };
    made.isBefore = [](Row left, Row right) { return figureBefore(sumIn<Of>(left), sumIn<Of>(right)); };
    return made;
}

/// @p text, marked where it is at least that.
QString boundText(const ReportFigure& figure, const QString& text)
{
    return figure.isLowerBound ? QStringLiteral("≥ ") + text : text;
}

QString waitFigureText(const ReportFigure& figure)
{
    if (!figure.value)
        return unsetText();
    return boundText(figure,
                     durationText(std::chrono::milliseconds(static_cast<std::int64_t>(*figure.value))));
}

/// Of waits of which there are none where nothing started.
QString percentileText(const ReportTableRow& row, const ReportFigure& figure)
{
    const bool isNone = row.started.value && *row.started.value == 0 && !row.started.isLowerBound;
    return isNone ? QString() : waitFigureText(figure);
}

QString startedText(const ReportFigure& started)
{
    return started.value ? boundText(started, QLocale().toString(static_cast<qulonglong>(*started.value)))
                         : unsetText();
}

QString waitToolTip(const ReportTableRow& row)
{
    if (!row.waited.value)
        return unknownToolTip(row.knowsWaits);
    return ReportTableModel::tr("%1 in all; applications that started: %2; longest wait: %3; median: %4; "
                                "95th percentile: %5")
        .arg(waitFigureText(row.waited), startedText(row.started), waitFigureText(row.longestWait),
             waitFigureText(row.medianWait), waitFigureText(row.p95Wait));
}
} // namespace

QString figureText(ResourceType type, const ReportFigure& figure)
{
    return reportDigits(figure, usage::hourOf(type));
}

QString costText(const ReportFigure& cost)
{
    return reportDigits(cost, kWholeMoney);
}

QString reportUnit(ResourceType type, bool isMoment)
{
    const QString unit = QString::fromStdString(usage::hourUnit(type));
    if (!isMoment)
        return unit;
    if (unit == QStringLiteral("core h"))
        return ReportTableModel::tr("cores");
    return unit == QStringLiteral("h") ? QString() : unit.chopped(2);
}

QString changeText(const ReportChange& change)
{
    switch (change.kind) {
    case ReportChange::Kind::Unknown:
        return unsetText();
    case ReportChange::Kind::New:
        return ReportTableModel::tr("new");
    case ReportChange::Kind::Known:
        break;
    }
    const QString digits = QLocale().toString(std::abs(change.part) * 100, 'f', 1);
    return (change.part > 0       ? QStringLiteral("+")
                : change.part < 0 ? QStringLiteral("−")
                                  : QString())
        + percentText(digits);
}

ColumnTable<ReportTableRow> ReportTableModel::columns()
{
    using Row = const ReportTableRow&;
    static const ColumnOf<ReportTableRow> kColumns[] = {
        {
            .column = NameColumn,
            .title = QT_TR_NOOP("Name"),
            .help = QT_TR_NOOP("What the row stands for, as chosen in Rows"),
            .filter = {.key = "name", .isMain = true, .text = textIn<&ReportTableRow::subject>},
            .text = textIn<&ReportTableRow::name>,
            .emphasis = [](Row row) { return dimUnless(!row.isTime && !row.isIdle); },
        },
        {
            .column = QueueColumn,
            .title = QT_TR_NOOP("Queue"),
            .help = QT_TR_NOOP("Queue of the user in this row"),
            .filter = {.key = "queue"},
            .text = textIn<&ReportTableRow::queue>,
        },
        {
            .column = HeldColumn,
            .title = QT_TR_NOOP("Held"),
            .help = QT_TR_NOOP("Used, preempted and placeholders together"),
            .isNumeric = true,
            .filter = {.key = "held",
                       .kind = filter::FieldKind::Amount,
                       .number = [](Row row) { return hoursOf(row, row.held); }},
            .text = [](Row row) { return figureText(row.type, row.held); },
            .isBefore = [](Row left, Row right) { return figureBefore(left.held, right.held); },
        },
        sumColumn<usage::Account::Used>(UsedColumn, QT_TR_NOOP("Used"), nullptr, "used"),
        sumColumn<usage::Account::Preempted>(PreemptedColumn, QT_TR_NOOP("Preempted"),
                                             QT_TR_NOOP("Held by allocations that were preempted"),
                                             "preempted"),
        sumColumn<usage::Account::Placeholder>(PlaceholderColumn, QT_TR_NOOP("Placeholders"),
                                               QT_TR_NOOP("Held by placeholders of gangs"), "placeholders"),
        sumColumn<usage::Account::Guaranteed>(GuaranteedColumn, QT_TR_NOOP("Guaranteed"),
                                              QT_TR_NOOP("Guaranteed to the queue, used or not"),
                                              "guaranteed"),
        sumColumn<usage::Account::Idle>(IdleColumn, QT_TR_NOOP("Idle"),
                                        QT_TR_NOOP("What the queue did not use of its guarantee"), "idle"),
        {
            .column = ShareColumn,
            .title = QT_TR_NOOP("Share"),
            .help = QT_TR_NOOP("Held part of what the cluster had"),
            .isNumeric = true,
            .text =
                [](Row row) {
                    return row.share ? percentText(QLocale().toString(*row.share * 100, 'f', 1))
                                     : unsetText();
                },
            .isBefore = orderedBy<&ReportTableRow::share>,
        },
        {
            .column = CostColumn,
            .title = QT_TR_NOOP("Cost"),
            .help = QT_TR_NOOP("Of all resources, by the price list"),
            .isNumeric = true,
            .text = [](Row row) { return costText(row.cost); },
            .isBefore = [](Row left, Row right) { return figureBefore(left.cost, right.cost); },
        },
        {
            .column = BeforeColumn,
            .title = QT_TR_NOOP("Before"),
            .help = QT_TR_NOOP("Held in the period before"),
            .isNumeric = true,
            .text = [](Row row) { return figureText(row.type, row.before); },
            .isBefore = [](Row left, Row right) { return figureBefore(left.before, right.before); },
        },
        {
            .column = ChangeColumn,
            .title = QT_TR_NOOP("Change"),
            .help = QT_TR_NOOP("Of what was held, against the period before"),
            .isNumeric = true,
            .text = [](Row row) { return changeText(row.change); },
            .isBefore = orderedBy<&ReportTableRow::change>,
        },
        sumColumn<usage::Account::Above>(AboveColumn, QT_TR_NOOP("Above guaranteed"),
                                         QT_TR_NOOP("What the queue held beyond its guarantee"), "above"),
        sumColumn<usage::Account::Pending>(PendingColumn, QT_TR_NOOP("Pending"),
                                           QT_TR_NOOP("What was asked for and not allocated"), "pending"),
        {
            .column = StartedColumn,
            .title = QT_TR_NOOP("Started"),
            .help = QT_TR_NOOP("Applications that started and whose wait is known"),
            .isNumeric = true,
            .text = [](Row row) { return startedText(row.started); },
            .isBefore = [](Row left, Row right) { return figureBefore(left.started, right.started); },
        },
        {
            .column = WaitedColumn,
            .title = QT_TR_NOOP("Waited"),
            .help = QT_TR_NOOP("Time from submission to start, of all applications that started"),
            .isNumeric = true,
            .text = [](Row row) { return waitFigureText(row.waited); },
            .toolTip = [](Row row) { return waitToolTip(row); },
            .isBefore = [](Row left, Row right) { return figureBefore(left.waited, right.waited); },
        },
        {
            .column = LongestWaitColumn,
            .title = QT_TR_NOOP("Longest wait"),
            .help = QT_TR_NOOP("Longest time from submission to start"),
            .isNumeric = true,
            .text = [](Row row) { return waitFigureText(row.longestWait); },
            .isBefore = [](Row left, Row right) { return figureBefore(left.longestWait, right.longestWait); },
        },
        {
            .column = MedianWaitColumn,
            .title = QT_TR_NOOP("Median wait"),
            .help = QT_TR_NOOP("Time from submission to start that half of the applications do not exceed"),
            .isNumeric = true,
            .text = [](Row row) { return percentileText(row, row.medianWait); },
            .isBefore = [](Row left, Row right) { return figureBefore(left.medianWait, right.medianWait); },
        },
        {
            .column = P95WaitColumn,
            //: the 95th percentile of the waits
            .title = QT_TR_NOOP("Wait (p95)"),
            .help = QT_TR_NOOP("Time from submission to start that 95% of the applications do not exceed"),
            .isNumeric = true,
            .text = [](Row row) { return percentileText(row, row.p95Wait); },
            .isBefore = [](Row left, Row right) { return figureBefore(left.p95Wait, right.p95Wait); },
        },
    };
    return kColumns;
}

ReportTableModel::ReportTableModel(QObject* parent) : LiveTree(columns(), parent) { }

void ReportTableModel::setReport(const MadeReport& made, ResourceType type)
{
    const RowMaker maker(made, type);
    const usage::Report& report = made.report;
    std::vector<Incoming> incoming;
    std::unordered_set<std::string> present;
    const auto add = [&](ReportTableRow row, const std::string& parent) {
        present.insert(row.id);
        std::string id = row.id;
        incoming.push_back({std::move(id), parent, std::move(row)});
    };
    const auto addRow = [&](const usage::ReportRow& source, const usage::Cell* before, bool isIdle) {
        ReportTableRow row = maker.rowOf(source, before);
        row.id = isIdle ? std::string(1, kNameEnd) : reportRowId(source.key);
        row.isIdle = isIdle;
        row.name = isIdle ? tr("Idle of guaranteed") : reportName(source.key.front());
        row.subject = row.name;
        row.queue = !isIdle && source.key.size() > 1 ? reportName(source.key[1]) : QString();
        const std::string parent = row.id;
        const QString subject = row.subject;
        const QString queue = row.queue;
        add(std::move(row), {});
        for (std::size_t column = 0; report.columns.size() > 1 && column < source.cells.size(); ++column) {
            ReportTableRow time = maker.timeOf(source, column);
            time.id = parent + std::to_string(report.columns[column].time.from.count());
            time.subject = subject;
            time.queue = queue;
            time.isIdle = isIdle;
            add(std::move(time), parent);
        }
    };
    const auto byId = [](const std::vector<usage::ReportRow>& rows) {
        std::unordered_map<std::string, const usage::ReportRow*> all;
        for (const usage::ReportRow& row : rows)
            all.emplace(reportRowId(row.key), &row);
        return all;
    };
    const auto earlier = made.before ? byId(made.before->rows) : byId({});
    for (const usage::ReportRow& row : report.rows) {
        const auto before = earlier.find(reportRowId(row.key));
        addRow(row, before == earlier.end() ? nullptr : &before->second->total, false);
    }
    for (const auto& [id, row] : earlier) {
        if (!present.contains(id))
            addRow(report.rowWithout(row->key), &row->total, false);
    }
    if (report.idle)
        addRow(*report.idle, nullptr, true);
    m_total = maker.rowOf(report.total, made.before ? &made.before->total.total : nullptr);

    std::vector<std::string> removed;
    std::vector<const RowNode*> pending(topRows().begin(), topRows().end());
    while (!pending.empty()) {
        const RowNode* node = pending.back();
        pending.pop_back();
        pending.insert(pending.end(), node->children.begin(), node->children.end());
        if (!present.contains(node->id))
            removed.push_back(node->id);
    }
    applyRows(removed, std::move(incoming));
}

void ReportTableModel::clear()
{
    std::vector<std::string> removed;
    for (const RowNode* node : topRows())
        removed.push_back(node->id);
    m_total = {};
    applyRows(removed, {});
}
} // namespace quotadeck::models

#include "moc_reporttablemodel.cpp"
