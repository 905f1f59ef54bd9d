// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/navigator.h"

#include "ui/theme/icons.h"

#include <QAction>
#include <QApplication>
#include <QMouseEvent>
#include <QScopedValueRollback>

#include <utility>

namespace quotadeck::ui {
namespace {
constexpr qsizetype kMostPlaces = 100;
}

void PlaceHistory::visit(const Place& place)
{
    if (const Place* shown = at(m_current); shown && *shown == place)
        return;
    m_places.resize(m_current + 1);
    m_places << place;
    if (m_places.size() > kMostPlaces)
        m_places.removeFirst();
    m_current = m_places.size() - 1;
}

void PlaceHistory::update(const Place& place)
{
    if (m_current >= 0)
        m_places[m_current] = place;
}

void PlaceHistory::clear()
{
    m_places.clear();
    m_current = -1;
}

namespace {
using Kind = Subject::Kind;

// Both have the same kinds in the same order.
static_assert(static_cast<int>(link::Kind::None) == static_cast<int>(Kind::None)
              && static_cast<int>(link::Kind::Queue) == static_cast<int>(Kind::Queue)
              && static_cast<int>(link::Kind::User) == static_cast<int>(Kind::User)
              && static_cast<int>(link::Kind::Group) == static_cast<int>(Kind::Group)
              && static_cast<int>(link::Kind::Application) == static_cast<int>(Kind::Application)
              && static_cast<int>(link::Kind::Node) == static_cast<int>(Kind::Node));

/// Whether the object of a link to the page called @p id is what the page is narrowed to, not what is selected.
bool isNarrowed(const QString& id, Kind kind)
{
    return (id == u"applications" && kind != Kind::Application) || id == u"explain" || id == u"limits";
}
} // namespace

link::Link linkTo(const Place& place, const link::Source& source, const QString& partition)
{
    // A link has one object: the narrower one.
    const bool isSelection = place.scope.kind == Kind::None
        || (place.subject.kind == Kind::Application && !isNarrowed(place.page, Kind::Application));
    const Subject& subject = isSelection ? place.subject : place.scope;
    link::Link link{.page = place.page.toStdString(), .source = source, .partition = partition.toStdString()};
    link.kind = static_cast<link::Kind>(subject.kind);
    link.name = subject.name.toStdString();
    if (subject.kind == Kind::User || subject.kind == Kind::Group)
        link.queue = subject.queue.toStdString();
    link.filter = place.filter.toStdString();
    return link;
}

Place placeOf(const link::Link& link)
{
    Place place{QString::fromStdString(link.page), {}, {}, QString::fromStdString(link.filter)};
    const Subject subject{static_cast<Kind>(link.kind), QString::fromStdString(link.name),
                          QString::fromStdString(link.queue)};
    (isNarrowed(place.page, subject.kind) ? place.scope : place.subject) = subject;
    return place;
}

Navigator::Navigator(QWidget* window, Shown shown, Title title)
    : QObject(window)
    , m_window(window)
    , m_shown(std::move(shown))
    , m_title(std::move(title))
    , m_back(new QAction(icon(Icon::Back), tr("&Back"), window))
    , m_forward(new QAction(icon(Icon::Forward), tr("&Forward"), window))
{
    m_back->setShortcuts({Qt::ALT | Qt::Key_Left, Qt::Key_Back});
    m_forward->setShortcuts({Qt::ALT | Qt::Key_Right, Qt::Key_Forward});
    connect(m_back, &QAction::triggered, this, &Navigator::goBack);
    connect(m_forward, &QAction::triggered, this, &Navigator::goForward);
    qApp->installEventFilter(this);
    updateActions();
}

void Navigator::move(const std::function<void()>& change)
{
    if (m_moves == 0)
        m_history.update(m_shown());
    {
        const QScopedValueRollback count(m_moves, m_moves + 1);
        change();
    }
    if (m_moves > 0)
        return;
    m_history.visit(m_shown());
    updateActions();
}

void Navigator::restart()
{
    m_history.clear();
    if (m_moves == 0)
        m_history.visit(m_shown());
    updateActions();
}

bool Navigator::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::MouseButtonPress && event->type() != QEvent::MouseButtonDblClick)
        return QObject::eventFilter(watched, event);
    const auto button = static_cast<QMouseEvent*>(event)->button();
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if ((button != Qt::BackButton && button != Qt::ForwardButton) || !widget || widget->window() != m_window)
        return QObject::eventFilter(watched, event);
    (button == Qt::BackButton ? m_back : m_forward)->trigger();
    return true;
}

void Navigator::goBack()
{
    m_history.update(m_shown());
    while (const Place* place = m_history.previous()) {
        m_history.goBack();
        if (!m_title(*place).isEmpty())
            return show(Place(*place));
    }
}

void Navigator::goForward()
{
    m_history.update(m_shown());
    while (const Place* place = m_history.next()) {
        m_history.goForward();
        if (!m_title(*place).isEmpty())
            return show(Place(*place));
    }
}

void Navigator::show(const Place& place)
{
    {
        const QScopedValueRollback count(m_moves, m_moves + 1);
        Q_EMIT placeRequested(place);
    }
    updateActions();
}

void Navigator::updateActions()
{
    const auto update = [this](QAction* action, const Place* place, const QString& to, const QString& text) {
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        const QString title = place ? m_title(*place) : QString();
        action->setEnabled(place != nullptr);
        action->setToolTip(title.isEmpty() ? QStringLiteral("%1 (%2)").arg(text, keys)
                                           : QStringLiteral("%1 (%2)").arg(to.arg(title), keys));
    };
    update(m_back, m_history.previous(), tr("Back to %1"), tr("Back"));
    update(m_forward, m_history.next(), tr("Forward to %1"), tr("Forward"));
}
} // namespace quotadeck::ui

#include "moc_navigator.cpp"
