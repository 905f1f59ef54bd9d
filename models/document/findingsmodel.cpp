// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/findingsmodel.h"

#include "core/config/rules/ruleindex.h"
#include "models/common/messagetext.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace quotadeck::models {
namespace {
/// The same problem, maybe on another line than before.
bool isSame(const config::Finding& left, const config::Finding& right)
{
    return left.rule == right.rule && left.message == right.message && left.path == right.path
        && left.severity == right.severity;
}

QString idOf(const config::Finding& finding)
{
    return QString::fromStdString(finding.rule + ' ' + finding.path + ' ' + finding.message.english());
}

QString nameOf(config::Severity severity)
{
    switch (severity) {
    case config::Severity::Error:
        return FindingsModel::tr("Error");
    case config::Severity::Warning:
        return FindingsModel::tr("Warning");
    case config::Severity::Info:
        return FindingsModel::tr("Note");
    }
    return {};
}

/// The message with what its rule asks for.
QString explanation(const config::Finding& finding)
{
    QString text = messageText(finding.message);
    if (const auto* help = config::findRule(finding.rule))
        text += QStringLiteral("\n\n%1: %2\n%3")
                    .arg(QString::fromStdString(finding.rule), messageText(help->title),
                         messageText(help->help));
    return text;
}
} // namespace

RowState stateOf(config::Severity severity)
{
    switch (severity) {
    case config::Severity::Error:
        return RowState::Critical;
    case config::Severity::Warning:
        return RowState::Warning;
    case config::Severity::Info:
        return RowState::Notice;
    }
    return RowState::Normal;
}

ColumnTable<config::Finding> FindingsModel::columns()
{
    using Row = const config::Finding&;
    static constexpr ColumnOf<config::Finding> kColumns[] = {
        {
            .column = SeverityColumn,
            .title = QT_TR_NOOP("Severity"),
            .help = QT_TR_NOOP("Error: the scheduler would reject the text; warning: it is accepted, but may "
                               "not be what is meant"),
            .filter = {.key = "severity", .isMain = true},
            .text = [](Row finding) { return nameOf(finding.severity); },
            .toolTip = explanation,
            .state = [](Row finding) { return stateOf(finding.severity); },
        },
        {
            .column = LineColumn,
            .title = QT_TR_NOOP("Line"),
            .help = QT_TR_NOOP("Line of the problem in the text"),
            .isNumeric = true,
            .filter = {.key = "line",
                       .kind = filter::FieldKind::Count,
                       .number =
                           [](Row finding) {
                               return FilterNumber::count(static_cast<quint64>(finding.span.begin.line));
                           }},
            .text = [](Row finding) { return QLocale().toString(finding.span.begin.line); },
            .toolTip = explanation,
        },
        {
            .column = QueueColumn,
            .title = QT_TR_NOOP("Queue"),
            .help = QT_TR_NOOP("Place of the problem"),
            .filter = {.key = "queue", .isMain = true},
            .text = [](Row finding) { return QString::fromStdString(finding.path); },
            .toolTip = explanation,
        },
        {
            .column = MessageColumn,
            .title = QT_TR_NOOP("Problem"),
            .help = QT_TR_NOOP("What is wrong, and what helps"),
            .filter = {.key = "problem", .isMain = true},
            .text = [](Row finding) { return messageText(finding.message); },
            .toolTip = explanation,
        },
        {
            .column = RuleColumn,
            .title = QT_TR_NOOP("Rule"),
            .help = QT_TR_NOOP("Id of the rule, as in reports of quotadeck check"),
            .filter = {.key = "rule", .isMain = true},
            .text = [](Row finding) { return QString::fromStdString(finding.rule); },
            .toolTip = explanation,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

FindingsModel::FindingsModel(QObject* parent) : QAbstractTableModel(parent) { }

void FindingsModel::setPathTitle(const QString& title)
{
    m_pathTitle = title;
    Q_EMIT headerDataChanged(Qt::Horizontal, QueueColumn, QueueColumn);
}

void FindingsModel::setFindings(std::vector<config::Finding> findings)
{
    std::ranges::stable_sort(findings, {}, &config::Finding::severity);
    // Only the part between the common ends changes, so that a selected problem stays selected while others go.
    const auto [oldDiffers, newDiffers] = std::ranges::mismatch(m_findings, findings, isSame);
    const auto prefix = static_cast<int>(oldDiffers - m_findings.begin());
    const int most = static_cast<int>(std::min(m_findings.size(), findings.size())) - prefix;
    int suffix = 0;
    while (suffix < most && isSame(*(m_findings.rbegin() + suffix), *(findings.rbegin() + suffix)))
        ++suffix;
    const int removed = static_cast<int>(m_findings.size()) - prefix - suffix;
    const int added = static_cast<int>(findings.size()) - prefix - suffix;
    if (removed > 0) {
        beginRemoveRows({}, prefix, prefix + removed - 1);
        m_findings.erase(m_findings.begin() + prefix, m_findings.begin() + prefix + removed);
        endRemoveRows();
    }
    if (added > 0) {
        beginInsertRows({}, prefix, prefix + added - 1);
        m_findings.insert(m_findings.begin() + prefix, findings.begin() + prefix,
                          findings.begin() + prefix + added);
        endInsertRows();
    }
    movePlaces(findings);
}

void FindingsModel::movePlaces(const std::vector<config::Finding>& findings)
{
    int first = -1;
    int last = -1;
    for (std::size_t row = 0; row < findings.size(); ++row) {
        if (m_findings[row].span.begin.line != findings[row].span.begin.line) {
            first = first < 0 ? static_cast<int>(row) : first;
            last = static_cast<int>(row);
        }
        m_findings[row] = findings[row];
    }
    if (first >= 0)
        Q_EMIT dataChanged(index(first, LineColumn), index(last, LineColumn));
}

const config::Finding& FindingsModel::finding(int row) const
{
    return m_findings.at(static_cast<std::size_t>(row));
}

int FindingsModel::count(config::Severity severity) const
{
    return static_cast<int>(std::ranges::count(m_findings, severity, &config::Finding::severity));
}

int FindingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_findings.size());
}

int FindingsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns().count();
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& finding = m_findings[static_cast<std::size_t>(index.row())];
    switch (role) {
    case IdRole:
        return idOf(finding);
    case SeverityRole:
        return static_cast<int>(finding.severity);
    case QueueRole:
        return QString::fromStdString(finding.path);
    default:
        return columns().cell(finding, index.column(), role);
    }
}

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (!m_pathTitle.isEmpty() && section == QueueColumn && orientation == Qt::Horizontal
        && role == Qt::DisplayRole)
        return m_pathTitle;
    return columns().header(staticMetaObject, section, orientation, role);
}

std::vector<FieldOf<config::Finding>> FindingsModel::filterFields()
{
    return columns().filterFields();
}

FindingsFilter::FindingsFilter(FindingsModel* findings, QObject* parent)
    : QSortFilterProxyModel(parent)
    , FilterTarget(namesOf(FindingsModel::filterFields()))
    , m_findings(findings)
{
    setSourceModel(findings);
}

QMap<QString, int> FindingsFilter::valuesOf(std::size_t field, int mostRows) const
{
    QMap<QString, int> counts;
    const FieldOf<config::Finding> wanted = FindingsModel::filterFields().at(field);
    for (int row = 0, rows = std::min(m_findings->rowCount(), mostRows); row < rows; ++row)
        ++counts[wanted.text(m_findings->finding(row))];
    counts.remove({});
    return counts;
}

void FindingsFilter::takeFilter(const filter::Expression& expression)
{
    m_filter = {expression, FindingsModel::filterFields()};
    invalidateFilter();
}

void FindingsFilter::setShown(config::Severity severity, bool isShown)
{
    if (std::exchange(m_isShown.at(static_cast<std::size_t>(severity)), isShown) != isShown)
        invalidateFilter();
}

void FindingsFilter::setQueue(const std::optional<QueuePath>& queue)
{
    std::optional<QueuePath> lowered;
    if (queue)
        lowered = queue->lowered();
    if (std::exchange(m_queue, lowered) != m_queue)
        invalidateFilter();
}

bool FindingsFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const auto index = sourceModel()->index(row, 0, parent);
    if (!m_isShown.at(index.data(FindingsModel::SeverityRole).toUInt()))
        return false;
    if (m_queue
        && QueuePath(index.data(FindingsModel::QueueRole).toString().toStdString()).lowered() != *m_queue)
        return false;
    return m_filter.matches(m_findings->finding(row), {});
}

CellProblem problemAt(const config::Verdict& verdict, const TextSpan& span)
{
    CellProblem problem;
    if (span.isEmpty())
        return problem;
    const auto& findings = verdict.findings; // in the order of the text
    auto finding = std::ranges::lower_bound(findings, span, {}, &config::Finding::span);
    for (; finding != findings.end() && finding->span == span; ++finding) {
        const RowState state = stateOf(finding->severity);
        if (!problem.message.isEmpty() && state <= problem.state)
            continue;
        problem = {messageText(finding->message), state};
    }
    return problem;
}
} // namespace quotadeck::models

#include "moc_findingsmodel.cpp"
