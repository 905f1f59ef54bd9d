// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/versionsmodel.h"

#include <QLocale>

#include <utility>

namespace quotadeck::models {
ColumnTable<FileVersion> VersionsModel::columns()
{
    using Version = const FileVersion&;
    static constexpr int kShortHash = 8;
    static constexpr ColumnOf<FileVersion> kColumns[] = {
        {
            .column = TimeColumn,
            .title = QT_TR_NOOP("Saved"),
            .text =
                [](Version version) {
                    return QLocale().toString(version.time.toLocalTime(), QLocale::ShortFormat);
                },
        },
        {
            .column = MessageColumn,
            .title = QT_TR_NOOP("Changes"),
            .text = textIn<&FileVersion::message>,
        },
        {
            .column = LabelColumn,
            .title = QT_TR_NOOP("Label"),
            .text = textIn<&FileVersion::label>,
        },
        {
            .column = HashColumn,
            .title = QT_TR_NOOP("SHA-256"),
            .text = [](Version version) { return version.hash.left(kShortHash); },
            .toolTip = textIn<&FileVersion::hash>,
        },
    };
    static_assert(areInOrder(kColumns));
    return kColumns;
}

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
    return parent.isValid() ? 0 : columns().count();
}

QVariant VersionsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& version = m_versions[static_cast<std::size_t>(index.row())];
    return role == IdRole ? QVariant(version.id) : columns().cell(version, index.column(), role);
}

QVariant VersionsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return columns().header(staticMetaObject, section, orientation, role);
}
} // namespace quotadeck::models

#include "moc_versionsmodel.cpp"
