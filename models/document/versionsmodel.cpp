// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/versionsmodel.h"

#include <QLocale>

#include <utility>

namespace quotadeck::models {
namespace {
/// Of what an earlier version of the program did not store.
QString knownOr(const QString& text)
{
    return text.isEmpty() ? VersionsModel::tr("unknown") : text;
}

QString findingsOf(const VersionNote& note)
{
    if (!note.errors || !note.warnings)
        return VersionsModel::tr("unknown");
    QStringList parts;
    if (*note.errors > 0)
        parts << VersionsModel::tr("%n error(s)", nullptr, *note.errors);
    if (*note.warnings > 0)
        parts << VersionsModel::tr("%n warning(s)", nullptr, *note.warnings);
    return parts.isEmpty() ? VersionsModel::tr("none") : parts.join(QStringLiteral(", "));
}

RowState stateOfFindings(const VersionNote& note)
{
    return note.errors.value_or(0) > 0  ? RowState::Critical
        : note.warnings.value_or(0) > 0 ? RowState::Warning
                                        : RowState::Normal;
}
} // namespace

ColumnTable<FileVersion> VersionsModel::columns()
{
    using Version = const FileVersion&;
    static constexpr int kShortHash = 8;
    static constexpr ColumnOf<FileVersion> kColumns[] = {
        {
            .column = TimeColumn,
            .title = QT_TR_NOOP("Saved"),
            .help = QT_TR_NOOP("When the version was stored"),
            .text =
                [](Version version) {
                    return QLocale().toString(version.time.toLocalTime(), QLocale::ShortFormat);
                },
        },
        {
            .column = MessageColumn,
            .title = QT_TR_NOOP("Changes"),
            .help = QT_TR_NOOP("Message of the save, or what changed"),
            .text = [](Version version) { return version.note.message; },
        },
        {
            .column = TicketColumn,
            .title = QT_TR_NOOP("Ticket"),
            .help = QT_TR_NOOP("Ticket that was entered with the save"),
            .text = [](Version version) { return version.note.ticket; },
        },
        {
            .column = LabelColumn,
            .title = QT_TR_NOOP("Label"),
            .help = QT_TR_NOOP("Name of the version; versions with a label are kept"),
            .text = textIn<&FileVersion::label>,
        },
        {
            .column = UserColumn,
            .title = QT_TR_NOOP("User"),
            .help = QT_TR_NOOP("Who saved it"),
            .text = [](Version version) { return knownOr(version.note.user); },
            .emphasis = [](Version version) { return dimUnless(!version.note.user.isEmpty()); },
        },
        {
            .column = FindingsColumn,
            .title = QT_TR_NOOP("Findings"),
            .help = QT_TR_NOOP("Errors and warnings of the validation when the version was stored"),
            .text = [](Version version) { return findingsOf(version.note); },
            .state = [](Version version) { return stateOfFindings(version.note); },
            .emphasis =
                [](Version version) {
                    return dimUnless(version.note.errors.has_value() && version.note.warnings.has_value());
                },
        },
        {
            .column = SourceColumn,
            .title = QT_TR_NOOP("Source"),
            .help = QT_TR_NOOP("The connection of the cluster that the file is a copy of"),
            .text = [](Version version) { return knownOr(version.note.source); },
            .emphasis = [](Version version) { return dimUnless(!version.note.source.isEmpty()); },
        },
        {
            .column = HashColumn,
            .title = QT_TR_NOOP("SHA-256"),
            .help = QT_TR_NOOP("Digest of the text"),
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
