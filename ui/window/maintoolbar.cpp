// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/maintoolbar.h"

#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace quotadeck::ui {
namespace {
constexpr int kSourceWidth = 240;
constexpr auto kDominant = "dominant";

/// Makes @p button wide enough for the longest of @p texts.
void keepWidest(QAction* action, const QStringList& texts, QWidget* button)
{
    followTextSize(button, [action, texts, button] {
        const QString shown = action->iconText();
        int width = 0;
        for (const QString& text : texts) {
            action->setIconText(text);
            width = std::max(width, button->sizeHint().width());
        }
        action->setIconText(shown);
        button->setMinimumWidth(width);
    });
}

/// Makes @p text with the keys of @p action its tool tip, whatever keys it is given.
void explain(QAction* action, const QString& text)
{
    const auto show = [action, text] {
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keys));
    };
    QObject::connect(action, &QAction::changed, action, show);
    show();
}

QWidget* spacer(QWidget* parent)
{
    auto* widget = new QWidget(parent);
    widget->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    return widget;
}
} // namespace

MainToolBar::MainToolBar(const QList<QAction*>& navigation, QWidget* parent)
    : QToolBar(tr("Tools"), parent)
    , m_sourceName(new ElidedLabel(this))
    , m_partitions(new QComboBox(this))
    , m_resources(new QComboBox(this))
    , m_pause(new QAction(icon(Icon::Pause), tr("&Pause Display"), this))
    , m_refresh(new QAction(icon(Icon::Refresh), tr("&Refresh"), this))
    , m_inspector(new QAction(icon(Icon::Inspector), tr("&Inspector"), this))
{
    setObjectName(QStringLiteral("tools"));
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    followTextSize(this, [this] { setIconSize(scaled(QSize(metrics::kIcon, metrics::kIcon))); });

    setScaledMinimumWidth(m_sourceName, kSourceWidth);
    m_sourceName->setContentsMargins(metrics::kMedium, 0, 0, 0);
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    m_sourceName->setFont(strong);
    m_partitions->setAccessibleName(tr("Partition"));
    m_partitions->setToolTip(tr("Partition of the cluster"));
    m_resources->addItem(tr("Dominant resource"), QLatin1String(kDominant));
    m_resources->setAccessibleName(tr("Resource"));
    m_resources->setToolTip(tr("Resource shown on all pages"));
    m_resources->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    createActions();

    for (QAction* action : navigation) {
        addAction(action);
        qobject_cast<QToolButton*>(widgetForAction(action))->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
    addWidget(m_sourceName);
    m_partitionPart = addWidget(m_partitions);
    m_partitionPart->setVisible(false);
    addWidget(spacer(this));
    auto* label = new QLabel(tr("Resource:"), this);
    label->setBuddy(m_resources);
    label->setContentsMargins(0, 0, metrics::kTiny, 0);
    addWidget(label);
    addWidget(m_resources);
    addSeparator();
    addAction(m_pause);
    keepWidest(m_pause, {tr("Paused"), tr("Pause")}, widgetForAction(m_pause));
    addAction(m_refresh);
    addAction(m_inspector);

    connect(m_pause, &QAction::toggled, this, &MainToolBar::setPaused);
    connect(m_partitions, &QComboBox::currentTextChanged, this, &MainToolBar::partitionChanged);
    connect(m_resources, &QComboBox::currentIndexChanged, this,
            [this] { Q_EMIT resourceChanged(resource()); });
}

void MainToolBar::createActions()
{
    m_pause->setIconText(tr("Pause"));
    m_pause->setCheckable(true);
    m_pause->setShortcut(Qt::CTRL | Qt::Key_P);
    explain(m_pause, tr("Pause the display; recording continues"));
    m_refresh->setShortcuts({Qt::Key_F5, Qt::CTRL | Qt::Key_R});
    explain(m_refresh, tr("Read the source now"));
    m_inspector->setCheckable(true);
    m_inspector->setChecked(true);
    m_inspector->setShortcut(Qt::Key_F9);
    explain(m_inspector, tr("Show details of the selection"));
    m_pause->setObjectName(QStringLiteral("pause"));
    m_refresh->setObjectName(QStringLiteral("refresh"));
    m_inspector->setObjectName(QStringLiteral("showInspector"));
}

QString MainToolBar::resource() const
{
    return m_resources->currentData().toString();
}

void MainToolBar::setResource(const QString& type)
{
    if (m_resources->findData(type) < 0)
        m_resources->addItem(type, type);
    m_resources->setCurrentIndex(m_resources->findData(type));
}

bool MainToolBar::isPaused() const
{
    return m_pause->isChecked();
}

QString MainToolBar::chosenPartition() const
{
    return m_partitions->count() > 1 ? m_partitions->currentText() : QString();
}

void MainToolBar::setSourceName(const QString& name)
{
    m_sourceName->setText(name.isEmpty() ? tr("No source") : name);
    m_refresh->setEnabled(!name.isEmpty());
    m_hasSource = !name.isEmpty();
    enablePause();
}

void MainToolBar::setPast(bool isPast)
{
    if (!isPast)
        m_pause->setChecked(false); // the present is what one goes back to
    m_isPast = isPast;
    enablePause();
}

void MainToolBar::enablePause()
{
    m_pause->setEnabled(m_hasSource && !m_isPast);
}

void MainToolBar::setResources(const QStringList& types)
{
    QStringList wanted = {QLatin1String(kDominant)};
    wanted << types;
    const QString current = resource();
    if (!wanted.contains(current))
        wanted << current; // a choice stays, even if nothing uses it now
    QStringList shown;
    for (int i = 0; i < m_resources->count(); ++i)
        shown << m_resources->itemData(i).toString();
    if (shown == wanted)
        return;
    const QSignalBlocker blocker(m_resources);
    m_resources->clear();
    for (const QString& type : std::as_const(wanted))
        m_resources->addItem(type == wanted.first() ? tr("Dominant resource") : type, type);
    m_resources->setCurrentIndex(int(wanted.indexOf(current)));
}

void MainToolBar::setPartitions(const QStringList& partitions, const QString& current)
{
    m_partitionPart->setVisible(partitions.size() > 1);
    QStringList shown;
    for (int i = 0; i < m_partitions->count(); ++i)
        shown << m_partitions->itemText(i);
    const QSignalBlocker blocker(m_partitions);
    if (shown != partitions) {
        m_partitions->clear();
        m_partitions->addItems(partitions);
    }
    m_partitions->setCurrentText(current);
}

void MainToolBar::setPaused(bool isPaused)
{
    m_pause->setIcon(icon(isPaused ? Icon::Play : Icon::Pause));
    m_pause->setText(isPaused ? tr("&Resume Display") : tr("&Pause Display"));
    m_pause->setIconText(isPaused ? tr("Paused") : tr("Pause"));
    Q_EMIT pauseChanged(isPaused);
}
} // namespace quotadeck::ui

#include "moc_maintoolbar.cpp"
