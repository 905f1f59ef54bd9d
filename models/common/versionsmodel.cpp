// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/versionsmodel.h"

#include "models/common/roles.h"

#include <QLocale>

#include <utility>

namespace quotadeck::models {
namespace {
constexpr int kShortHash = 8;

QString display(const FileVersion& version, int column)
{
    switch (static_cast<VersionsModel::Column>(column)) {
    case VersionsModel::TimeColumn:
        return QLocale().toString(version.time.toLocalTime(), QLocale::ShortFormat);
    case VersionsModel::MessageColumn:
        return version.message;
    case VersionsModel::LabelColumn:
        return version.label;
    case VersionsModel::HashColumn:
        return version.hash.left(kShortHash);
    case VersionsModel::ColumnCount:
        break;
    }
    return {};
}
} // namespace

void VersionsModel::setVersions(std::vector<FileVersion> versions)
{
    if (!m_versions.empty()) {
        beginRemoveRows({}, 0, static_cast<int>(m_versions.size()) - 1);
        m_versions.clear();
        endRemoveRows();
    }
    if (!versions.empty()) {
        beginInsertRows({}, 0, static_cast<int>(versions.size()) - 1);
        m_versions = std::move(versions);
        endInsertRows();
    }
}

const FileVersion& VersionsModel::version(int row) const
{
    return m_versions.at(static_cast<std::size_t>(row));
}

int VersionsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_versions.size());
}

int VersionsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant VersionsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& version = m_versions[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return display(version, index.column());
    case Qt::ToolTipRole:
        return index.column() == HashColumn ? version.hash : display(version, index.column());
    case IdRole:
        return version.id;
    default:
        return {};
    }
}

QVariant VersionsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case TimeColumn:
        return tr("Saved");
    case MessageColumn:
        return tr("Changes");
    case LabelColumn:
        return tr("Label");
    case HashColumn:
        return tr("SHA-256");
    case ColumnCount:
        break;
    }
    return {};
}
} // namespace quotadeck::models
