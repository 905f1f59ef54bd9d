// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/limits/form/cellinput.h"
#include "models/limits/form/configfield.h"
#include "models/limits/form/liveusage.h"
#include "models/table/rowlist.h"

#include <functional>

namespace quotadeck::models {
/// Settings of an edited configuration, one row a setting: its name, its value and the meaning of that. Editing a value
/// gives the session an operation; an empty text removes the setting. GUI thread only.
class FieldTableModel final : public RowList<ConfigField>, public CellInput
{
    Q_OBJECT
public:
    enum Column { SettingColumn, ValueColumn, MeaningColumn, ColumnCount };
    Q_ENUM(Column)
    /// The settings of a readable revision.
    using Source = std::function<std::vector<ConfigField>(const ConfigRevision& revision)>;

    explicit FieldTableModel(ConfigSession* session, QObject* parent = nullptr);

    /// Shows the settings from @p source, now and of every later revision that can be read.
    void setSource(Source source);
    [[nodiscard]] TextSpan placeOf(const QModelIndex& index) const;
    /// True when the text contains the setting of this row.
    [[nodiscard]] bool isSet(int row) const;
    /// Removes the setting of this row from the text.
    void clear(int row);

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    [[nodiscard]] InputKind inputKind(const QModelIndex& index) const override;
    [[nodiscard]] QStringList suggestions(const QModelIndex& index) const override;
    [[nodiscard]] InputCheck check(const QModelIndex& index, const QString& text) const override;

private:
    static ColumnTable<ConfigField> columns();
    void refresh();

    ConfigSession* m_session; // not owned
    Source m_source;
};

/// The edit that gives @p field the value @p text; empty: removes it.
[[nodiscard]] ConfigSession::Operation setField(const ConfigField& field, const QString& text);
/// Whether @p text may be the value of @p field.
[[nodiscard]] InputCheck checkField(const ConfigField& field, const QString& text);
} // namespace quotadeck::models
