// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferencespages.h"

#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QString>

class QKeySequenceEdit;
class QPushButton;
class QTreeWidget;
class QWidget;

namespace quotadeck::ui {
/// The keys of one action.
struct Shortcut
{
    QString id; ///< the object name of the action; empty: its keys are fixed
    QString text; ///< without the marks of keys
    QKeySequence own; ///< that it has by itself
};

/// The actions of @p window: those with a name, whose keys can be chosen, in the order of the menus, then others that have keys.
[[nodiscard]] QList<Shortcut> shortcutsOf(const QWidget& window);
/// Gives the actions of @p window the keys in @p chosen (portable text by id), and all others their own.
void applyShortcuts(QWidget& window, const QMap<QString, QString>& chosen);

/// The keys of actions, which can be changed one by one. Keys that two actions would have are a problem.
class ShortcutPreferences final : public PreferencesPage
{
    Q_OBJECT
public:
    explicit ShortcutPreferences(QList<Shortcut> actions, QWidget* parent = nullptr);

    void fill(const Preferences& preferences) override;
    void read(Preferences& preferences) const override;
    [[nodiscard]] bool check() override;

private:
    void showCurrent();
    void setKeys(const QKeySequence& keys);
    void showRow(int row);
    [[nodiscard]] int current() const;
    /// The place of another action that has the keys of the one at @p place; -1: none has.
    [[nodiscard]] int rivalOf(int place) const;

    QList<Shortcut> m_actions; ///< those that can be changed first
    QList<QKeySequence> m_keys; ///< as chosen, one for each action
    QTreeWidget* m_list; // not owned, as the next: children
    QKeySequenceEdit* m_edit;
    QPushButton* m_clear;
    QPushButton* m_reset;
    StateLabel* m_problem;
};
} // namespace quotadeck::ui
