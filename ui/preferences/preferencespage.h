// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences.h"
#include "ui/theme/icons.h"

#include <QString>
#include <QWidget>

class QFormLayout;
class QLabel;

namespace quotadeck::ui {
class StateLabel;

/// One page of the preferences: shows a part of them in fields, and reads it from there.
class PreferencesPage : public QWidget
{
    Q_OBJECT
public:
    PreferencesPage(QString title, Icon icon, QWidget* parent);

    [[nodiscard]] const QString& title() const { return m_title; }
    [[nodiscard]] Icon listIcon() const { return m_icon; }
    virtual void fill(const Preferences& preferences) = 0;
    /// Writes the values of the fields to @p preferences, which keep all else.
    virtual void read(Preferences& preferences) const = 0;
    /// Whether all values can be used. Those that cannot are explained beside their fields.
    [[nodiscard]] virtual bool check() { return true; }

Q_SIGNALS:
    void edited(); ///< a field, by the user or by fill()

protected:
    [[nodiscard]] QFormLayout* form() const { return m_form; }
    void addHeading(const QString& text);
    /// @p help says what the field is for.
    void addField(const QString& label, QWidget* field, const QString& help);
    /// Likewise for a @p field with a label of its own.
    void addField(QWidget* field, const QString& help);
    /// Adds quiet words below the last field.
    QLabel* addNote(const QString& text);
    /// Adds a place for what is wrong with the last field.
    StateLabel* addProblem();

private:
    QString m_title;
    Icon m_icon;
    QFormLayout* m_form; // not owned: a child
};
} // namespace quotadeck::ui
