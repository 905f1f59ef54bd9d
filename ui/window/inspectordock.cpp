// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/inspectordock.h"

#include "models/insight/insightsource.h"
#include "ui/theme/textsize.h"
#include "ui/window/inspector.h"

#include <QAction>
#include <QMainWindow>

namespace quotadeck::ui {
namespace {
constexpr int kWidthForInspector = 1240; // leaves the tables beside it room for their columns
}

InspectorDock::InspectorDock(QAction* shown, QWidget* parent)
    : QDockWidget(tr("Inspector"), parent)
    , m_shown(shown)
    , m_inspector(new Inspector(this))
{
    setObjectName(QStringLiteral("inspector"));
    setWidget(m_inspector);
    setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetFloatable);
    connect(m_shown, &QAction::toggled, this, &InspectorDock::updateVisibility);
    connect(m_shown, &QAction::triggered, this, [this] { m_isHeld = false; });
    connect(m_inspector, &Inspector::linkActivated, this, &InspectorDock::linkActivated);
    updateVisibility();
    refresh();
}

void InspectorDock::setUseful(bool isUseful)
{
    m_isUseful = isUseful;
    updateVisibility();
}

void InspectorDock::updateVisibility()
{
    m_shown->setEnabled(m_isUseful);
    setVisible(m_isUseful && m_shown->isChecked());
}

void InspectorDock::fit(int width)
{
    const bool isNarrow = width < scaled(kWidthForInspector);
    if (std::exchange(m_isNarrow, isNarrow) == isNarrow || isFloating())
        return;
    if (isNarrow)
        m_isHeld = m_shown->isChecked();
    if (isNarrow || std::exchange(m_isHeld, false))
        m_shown->setChecked(!isNarrow);
}

void InspectorDock::reset(int width)
{
    auto* window = qobject_cast<QMainWindow*>(parentWidget());
    setFloating(false);
    window->addDockWidget(Qt::RightDockWidgetArea, this);
    setWanted(true, width);
    window->resizeDocks({this}, {m_inspector->sizeHint().width()}, Qt::Horizontal);
}

bool InspectorDock::isWanted() const
{
    return m_isHeld || m_shown->isChecked();
}

void InspectorDock::setWanted(bool isWanted, int width)
{
    m_shown->setChecked(isWanted);
    updateVisibility();
    m_isNarrow = m_isHeld = false;
    fit(width);
}

void InspectorDock::setInsight(models::InsightSource* source)
{
    m_insight = source;
    m_inspector->setInsight(source);
    connect(source, &models::InsightSource::activeChanged, this, &InspectorDock::refresh);
}

void InspectorDock::setStale(bool isStale)
{
    m_inspector->setStale(isStale);
}

void InspectorDock::setPartition(std::shared_ptr<const PartitionSnapshot> partition, SystemTime time)
{
    m_partition = std::move(partition);
    m_time = time;
    refresh();
}

void InspectorDock::setSubject(const Subject& subject)
{
    m_subject = subject;
    refresh();
}

void InspectorDock::setCompared(const Subject& left, const Subject& right)
{
    m_compared = {left, right};
    refresh();
}

/// Another page may have selected something else since.
bool InspectorDock::isCompared() const
{
    const auto isSame
        = [this](const Subject& it) { return it.kind == m_subject.kind && it.name == m_subject.name; };
    return m_subject.kind != Subject::Kind::None && (isSame(m_compared.first) || isSame(m_compared.second));
}

std::optional<InspectorDetails> InspectorDock::details() const
{
    if (!m_partition)
        return {};
    if (isCompared()) {
        if (auto both = compare(*m_partition, m_compared.first, m_compared.second))
            return both;
    }
    const auto& active = m_insight ? m_insight->active() : nullptr;
    return inspect(*m_partition, m_subject, active ? active->partition(m_partition->info.name) : nullptr,
                   m_time);
}

void InspectorDock::refresh()
{
    if (const auto shown = details()) {
        m_inspector->showDetails(*shown);
        m_inspector->showAccess(m_subject.kind == Subject::Kind::Queue ? m_subject.name : QString());
    } else if (m_subject.kind == Subject::Kind::None) {
        m_inspector->showHint(tr("Select a queue, user, group or application to see its details."));
    } else {
        m_inspector->showHint(tr("%1 no longer exists.").arg(m_subject.name));
    }
}
} // namespace quotadeck::ui

#include "moc_inspectordock.cpp"
