// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/rowlist.h"
#include "models/limits/form/cellinput.h"
#include "models/limits/form/configfield.h"
#include "models/limits/form/livefacts.h"

#include <functional>

namespace quotadeck::models {
/// Settings of an edited configuration, one row a setting: its name, its value, what that comes to. Editing a value
/// hands the session an operation; an empty text takes the setting out. GUI thread only.
class FieldTableModel final : public RowList<ConfigField>, public CellInput
{
    Q_OBJECT
public:
    enum Column { SettingColumn, ValueColumn, MeaningColumn, ColumnCount };
    Q_ENUM(Column)
    /// Tells the settings of a readable revision.
    using Source = std::function<std::vector<ConfigField>(const ConfigRevision& revision)>;

    explicit FieldTableModel(ConfigSession* session, QObject* parent = nullptr);

    /// Shows what @p source tells, now and of every later revision that can be read.
    void setSource(Source source);
    [[nodiscard]] TextSpan placeOf(const QModelIndex& index) const;
    /// True when the setting of this row stands in the text.
    [[nodiscard]] bool isSet(int row) const;
    /// Takes the setting of this row out of the text.
    void clear(int row);

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    [[nodiscard]] InputKind inputKind(const QModelIndex& index) const override;
    [[nodiscard]] QStringList suggestions(const QModelIndex& index) const override;
    [[nodiscard]] InputCheck check(const QModelIndex& index, const QString& text) const override;

private:
    void refresh();
    [[nodiscard]] QVariant cell(const ConfigField& field, int column, int role) const override;

    ConfigSession* m_session; // not owned
    Source m_source;
};

/// The edit that gives @p field the value @p text; empty: takes it out.
[[nodiscard]] ConfigSession::Operation setField(const ConfigField& field, const QString& text);
/// Whether @p text may be the value of @p field.
[[nodiscard]] InputCheck checkField(const ConfigField& field, const QString& text);
} // namespace quotadeck::models
