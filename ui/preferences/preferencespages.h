// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/languages.h"
#include "ui/preferences/preferences.h"
#include "ui/theme/icons.h"

#include <QString>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

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

/// Theme, language and text size.
class GeneralPreferences final : public PreferencesPage
{
    Q_OBJECT
public:
    explicit GeneralPreferences(const QList<Language>& languages, QWidget* parent = nullptr);

    void fill(const Preferences& preferences) override;
    void read(Preferences& preferences) const override;

private:
    QComboBox* m_theme; // not owned, as the next: children
    QComboBox* m_language;
    QSpinBox* m_text;
};

/// How schedulers are read: interval, proxy, where their secrets are kept.
class SourcePreferences final : public PreferencesPage
{
    Q_OBJECT
public:
    explicit SourcePreferences(QWidget* parent = nullptr);

    void fill(const Preferences& preferences) override;
    void read(Preferences& preferences) const override;
    [[nodiscard]] bool check() override;

private:
    QSpinBox* m_interval; // not owned, as the next: children
    QComboBox* m_proxy;
    QLineEdit* m_address;
    StateLabel* m_problem;
    QCheckBox* m_keyring;
};

/// From when on usage is marked, and the units of amounts.
class DisplayPreferences final : public PreferencesPage
{
    Q_OBJECT
public:
    explicit DisplayPreferences(QWidget* parent = nullptr);

    void fill(const Preferences& preferences) override;
    void read(Preferences& preferences) const override;
    [[nodiscard]] bool check() override;

private:
    QSpinBox* m_warning; // not owned, as the next: children
    QSpinBox* m_critical;
    StateLabel* m_problem;
    QComboBox* m_bytes;
    QComboBox* m_cores;
};

/// Whether usage over time is kept, how much and how long; which versions of saved files are kept; and which files open locked.
class HistoryPreferences final : public PreferencesPage
{
    Q_OBJECT
public:
    explicit HistoryPreferences(QWidget* parent = nullptr);

    void fill(const Preferences& preferences) override;
    void read(Preferences& preferences) const override;

private:
    void createFileFields();

    QCheckBox* m_keeps; // not owned, as the next: children
    QSpinBox* m_size;
    QSpinBox* m_days;
    QSpinBox* m_pastHours;
    QSpinBox* m_pastSize;
    QComboBox* m_locked;
    QCheckBox* m_removesVersions;
    QSpinBox* m_keptVersions;
    QSpinBox* m_versionDays;
    QCheckBox* m_commits;
};

/// The icon in the system tray, what it notifies of, and the rules of alerts.
class NotificationPreferences final : public PreferencesPage
{
    Q_OBJECT
public:
    /// @p hasTray: the desktop has a system tray. Without one there are no notifications.
    explicit NotificationPreferences(bool hasTray, QWidget* parent = nullptr);

    void fill(const Preferences& preferences) override;
    void read(Preferences& preferences) const override;

private:
    void enableFields();
    void chooseRules();

    bool m_hasTray;
    QCheckBox* m_tray; // not owned, as the next: children
    QCheckBox* m_sources;
    QCheckBox* m_limits;
    QCheckBox* m_alerts;
    QLineEdit* m_rules;
};
} // namespace quotadeck::ui
