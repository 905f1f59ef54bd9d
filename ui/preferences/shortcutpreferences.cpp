// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/shortcutpreferences.h"

#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/plaintext.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/celldelegate.h"
#include "ui/widgets/labels.h"

#include <QAction>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QSet>
#include <QTreeWidget>
#include <QVariant>
#include <QWidget>

#include <utility>

namespace quotadeck::ui {
namespace {
constexpr auto kOwnKeys = "ownKeys"; ///< of an action that has been given others

QList<QKeySequence> ownKeys(const QAction& action)
{
    const QVariant own = action.property(kOwnKeys);
    return own.isValid() ? own.value<QList<QKeySequence>>() : action.shortcuts();
}
} // namespace

QList<Shortcut> shortcutsOf(const QWidget& window)
{
    QList<Shortcut> editable;
    QList<Shortcut> fixed;
    QSet<QString> names;
    for (const QAction* action : window.findChildren<QAction*>()) {
        const QString& id = action->objectName();
        const QKeySequence own = ownKeys(*action).value(0);
        const Shortcut shortcut{id, withoutMnemonic(action->text()).remove(u'…'), own};
        if (action->text().isEmpty() || action->isSeparator())
            continue;
        if (!id.isEmpty() && !id.startsWith(QStringLiteral("_q_")) && !names.contains(id)) {
            names.insert(id);
            editable << shortcut;
        } else if (id.isEmpty() && !own.isEmpty()) {
            fixed << shortcut;
        }
    }
    return editable + fixed;
}

void applyShortcuts(QWidget& window, const QMap<QString, QString>& chosen)
{
    for (QAction* action : window.findChildren<QAction*>()) {
        const QString& id = action->objectName();
        if (id.isEmpty())
            continue;
        const QList<QKeySequence> own = ownKeys(*action);
        const auto keys = chosen.find(id);
        const QList<QKeySequence> wanted = keys == chosen.end()
            ? own
            : QList<QKeySequence>{QKeySequence::fromString(*keys, QKeySequence::PortableText)};
        if (action->shortcuts() == wanted)
            continue;
        action->setProperty(kOwnKeys, QVariant::fromValue(own));
        action->setShortcuts(wanted);
    }
}

namespace {
enum ShortcutColumn { ActionColumn, KeysColumn };
constexpr int kActionWidth = 300; ///< px
} // namespace

ShortcutPreferences::ShortcutPreferences(QList<Shortcut> actions, QWidget* parent)
    : PreferencesPage(tr("Shortcuts"), Icon::Note, parent)
    , m_actions(std::move(actions))
    , m_list(new QTreeWidget(this))
    , m_edit(new QKeySequenceEdit(this))
    , m_clear(new QPushButton(tr("&Clear"), this))
    , m_reset(new QPushButton(tr("&Reset"), this))
{
    addHeading(tr("Keyboard shortcuts"));
    m_list->setAccessibleName(tr("Keyboard shortcuts"));
    m_list->setHeaderLabels({tr("Action"), tr("Keys")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setItemDelegate(new CellDelegate(m_list));
    setScaledColumn(m_list->header(), ActionColumn, kActionWidth);
    for (const Shortcut& action : std::as_const(m_actions)) {
        if (!action.id.isEmpty())
            m_list->addTopLevelItem(new QTreeWidgetItem({action.text}));
        m_keys << action.own;
    }
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    form()->addRow(m_list);
    auto* keys = new QHBoxLayout;
    keys->setSpacing(metrics::kSmall);
    keys->addWidget(m_edit);
    keys->addWidget(m_clear);
    keys->addWidget(m_reset);
    m_edit->setAccessibleName(tr("Keys"));
    m_edit->setToolTip(tr("Press the keys that are to run the selected action"));
    auto* label = new QLabel(tr("&Keys:"), this);
    label->setBuddy(m_edit);
    form()->addRow(label, keys);
    m_problem = addProblem();
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutPreferences::showCurrent);
    connect(m_edit, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutPreferences::setKeys);
    connect(m_clear, &QPushButton::clicked, this, [this] { setKeys({}); });
    connect(m_reset, &QPushButton::clicked, this, [this] {
        if (current() >= 0)
            setKeys(m_actions[current()].own);
    });
    m_list->setCurrentItem(m_list->topLevelItem(0));
    showCurrent();
}

int ShortcutPreferences::current() const
{
    return m_list->indexOfTopLevelItem(m_list->currentItem());
}

void ShortcutPreferences::showCurrent()
{
    const int row = current();
    for (QWidget* part : {static_cast<QWidget*>(m_edit), static_cast<QWidget*>(m_clear)})
        part->setEnabled(row >= 0);
    m_reset->setEnabled(row >= 0 && m_keys[row] != m_actions[row].own);
    if (row >= 0 && m_edit->keySequence() != m_keys[row])
        m_edit->setKeySequence(m_keys[row]);
}

void ShortcutPreferences::setKeys(const QKeySequence& keys)
{
    const int row = current();
    if (row < 0 || m_keys[row] == keys)
        return;
    m_keys[row] = keys;
    showRow(row);
    showCurrent();
    Q_EMIT edited();
}

void ShortcutPreferences::showRow(int row)
{
    QTreeWidgetItem* item = m_list->topLevelItem(row);
    const bool isChanged = m_keys[row] != m_actions[row].own;
    item->setText(KeysColumn, m_keys[row].toString(QKeySequence::NativeText));
    QFont font = m_list->font();
    font.setBold(isChanged);
    item->setFont(KeysColumn, font);
    item->setToolTip(KeysColumn,
                     isChanged ? tr("Default: %1")
                                     .arg(m_actions[row].own.isEmpty()
                                              ? tr("none")
                                              : m_actions[row].own.toString(QKeySequence::NativeText))
                               : QString());
}

int ShortcutPreferences::rivalOf(int place) const
{
    // What has its own keys is as it should be: some keys mean another thing in another place.
    if (m_keys[place].isEmpty() || m_keys[place] == m_actions[place].own)
        return -1;
    for (int other = 0; other < m_keys.size(); ++other) {
        if (other != place && m_keys[other] == m_keys[place])
            return other;
    }
    return -1;
}

bool ShortcutPreferences::check()
{
    bool isRight = true;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        const int rival = rivalOf(row);
        m_list->topLevelItem(row)->setIcon(KeysColumn,
                                           rival < 0 ? QIcon() : stateIcon(models::RowState::Critical));
        if (rival < 0 || !isRight)
            continue;
        isRight = false;
        //: keys, an action, another action
        m_problem->setText(tr("%1 cannot be used for “%2”: it is that of “%3”.")
                               .arg(m_keys[row].toString(QKeySequence::NativeText), m_actions[row].text,
                                    m_actions[rival].text));
    }
    m_problem->setVisible(!isRight);
    return isRight;
}

void ShortcutPreferences::fill(const Preferences& preferences)
{
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        const auto chosen = preferences.shortcuts.find(m_actions[row].id);
        m_keys[row] = chosen == preferences.shortcuts.end()
            ? m_actions[row].own
            : QKeySequence::fromString(*chosen, QKeySequence::PortableText);
        showRow(row);
    }
    showCurrent();
    Q_EMIT edited();
}

void ShortcutPreferences::read(Preferences& preferences) const
{
    preferences.shortcuts.clear();
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        if (m_keys[row] != m_actions[row].own)
            preferences.shortcuts.insert(m_actions[row].id, m_keys[row].toString(QKeySequence::PortableText));
    }
}
} // namespace quotadeck::ui

#include "moc_shortcutpreferences.cpp"
