// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/findingsmodel.h"

#include "core/config/rules/ruleindex.h"
#include "models/common/roles.h"

#include <algorithm>

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
    return QString::fromStdString(finding.rule + ' ' + finding.path + ' ' + finding.message);
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
    QString text = QString::fromStdString(finding.message);
    if (const auto* help = config::findRule(finding.rule))
        text += QStringLiteral("\n\n%1: %2\n%3")
                    .arg(QString::fromStdString(finding.rule),
                         QString::fromUtf8(help->title.data(), static_cast<qsizetype>(help->title.size())),
                         QString::fromUtf8(help->help.data(), static_cast<qsizetype>(help->help.size())));
    return text;
}

QVariant display(const config::Finding& finding, int column)
{
    switch (static_cast<FindingsModel::Column>(column)) {
    case FindingsModel::SeverityColumn:
        return nameOf(finding.severity);
    case FindingsModel::LineColumn:
        return finding.span.begin.line;
    case FindingsModel::QueueColumn:
        return QString::fromStdString(finding.path);
    case FindingsModel::MessageColumn:
        return QString::fromStdString(finding.message);
    case FindingsModel::RuleColumn:
        return QString::fromStdString(finding.rule);
    case FindingsModel::ColumnCount:
        break;
    }
    return {};
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

FindingsModel::FindingsModel(QObject* parent) : QAbstractTableModel(parent) { }

void FindingsModel::setRevision(const ConfigRevisionPtr& revision)
{
    setFindings(revision ? revision->verdict.findings : std::vector<config::Finding>());
}

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
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& finding = m_findings[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return display(finding, index.column());
    case Qt::ToolTipRole:
        return explanation(finding);
    case IdRole:
        return idOf(finding);
    case StateRole:
        return index.column() == SeverityColumn ? QVariant(static_cast<int>(stateOf(finding.severity)))
                                                : QVariant();
    case NumericRole:
        return index.column() == LineColumn;
    case SeverityRole:
        return static_cast<int>(finding.severity);
    case QueueRole:
        return QString::fromStdString(finding.path);
    default:
        return {};
    }
}

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case SeverityColumn:
        return tr("Severity");
    case LineColumn:
        return tr("Line");
    case QueueColumn:
        return m_pathTitle;
    case MessageColumn:
        return tr("Problem");
    case RuleColumn:
        return tr("Rule");
    case ColumnCount:
        break;
    }
    return {};
}
} // namespace quotadeck::models
