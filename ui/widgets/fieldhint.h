// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/common/roles.h"

#include <QLabel>
#include <QObject>
#include <QPointer>

namespace quotadeck::ui {
/// A note about what is typed in a field. It stands below the field, or above it where there is no room, and is a child of
/// the window, so that no table cuts it. Ownership: a child of the field.
class FieldHint final : public QObject
{
    Q_OBJECT
public:
    /// @p name is that of the note for screen readers.
    FieldHint(QWidget* field, QString name);
    ~FieldHint() override;

    /// Shows @p text while the field is visible; empty: nothing.
    void setMessage(const QString& text, models::RowState state);
    /// Whether something else covers what is below the field.
    void setBelowTaken(bool isTaken) { m_isBelowTaken = isTaken; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show();
    void place();

    QWidget* m_field; // not owned: the parent
    QString m_name;
    QString m_text;
    models::RowState m_state = models::RowState::Normal;
    bool m_isBelowTaken = false;
    QPointer<QLabel> m_note;
};
} // namespace quotadeck::ui
