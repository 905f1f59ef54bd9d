// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/linevisibility.h"

#include <utility>

namespace quotadeck::ui {
namespace {
constexpr double kTowers = 3; // times as high as all else: what lies below is flat
constexpr double kReturns = 2; // in between it stays as it is
} // namespace

bool LineVisibility::setLines(const QSet<QString>& ids)
{
    if (m_alone.isEmpty() || m_alone.intersects(ids))
        return false;
    m_alone.clear();
    return true;
}

void LineVisibility::holdBack(const QHash<QString, double>& wholes, double parts)
{
    QSet<QString> held;
    for (auto whole = wholes.constBegin(); parts > 0 && whole != wholes.constEnd(); ++whole) {
        if (*whole > parts * (m_held.contains(whole.key()) ? kReturns : kTowers))
            held << whole.key();
    }
    m_held = std::move(held);
}

void LineVisibility::choose(const QString& id)
{
    if (isHeldBack(id) || (m_alone.isEmpty() && !isShown(id)))
        toggle(id);
    else
        isolate(id);
}

void LineVisibility::isolate(const QString& id)
{
    m_alone = isAlone(id) ? QSet<QString>() : QSet<QString>{id};
    m_hidden.remove(id);
}

void LineVisibility::isolateAsWell(const QString& id)
{
    if (!m_alone.remove(id))
        m_alone.insert(id);
    m_hidden.remove(id);
}

void LineVisibility::toggle(const QString& id)
{
    if (isShown(id)) {
        m_hidden.insert(id);
        m_wanted.remove(id);
        return;
    }
    m_hidden.remove(id);
    m_wanted.insert(id);
    if (!m_alone.isEmpty())
        m_alone.insert(id);
}

bool LineVisibility::isShown(const QString& id) const
{
    if (m_hidden.contains(id))
        return false;
    return m_alone.isEmpty() ? !isHeldBack(id) : m_alone.contains(id);
}

bool LineVisibility::isHeldBack(const QString& id) const
{
    return m_held.contains(id) && !m_wanted.contains(id) && !m_alone.contains(id);
}
} // namespace quotadeck::ui
