// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fieldhint.h"

#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"

#include <QEvent>

#include <utility>

namespace quotadeck::ui {
namespace {
constexpr int kHintWidth = 380;
constexpr int kHintDistance = 2; ///< px from the field
} // namespace

FieldHint::FieldHint(QWidget* field, QString name) : QObject(field), m_field(field), m_name(std::move(name))
{
    field->installEventFilter(this);
}

FieldHint::~FieldHint()
{
    delete m_note;
}

void FieldHint::setMessage(const QString& text, models::RowState state)
{
    m_text = text;
    m_state = state;
    m_field->setAccessibleDescription(text);
    show();
}

void FieldHint::show()
{
    if (m_text.isEmpty() || !m_field->isVisible()) {
        delete m_note;
        return;
    }
    if (!m_note) {
        m_note = new QLabel(m_field->window());
        m_note->setObjectName(QStringLiteral("inputHint"));
        m_note->setAccessibleName(m_name);
        m_note->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_note->setAutoFillBackground(true);
        m_note->setFrameShape(QFrame::Box);
        m_note->setWordWrap(true);
        m_note->setContentsMargins(metrics::kTiny, metrics::kTiny, metrics::kTiny, metrics::kTiny);
    }
    const QPalette& given = m_field->palette();
    QPalette colours = given;
    colours.setColor(QPalette::Window, given.color(QPalette::ToolTipBase));
    colours.setColor(QPalette::WindowText,
                     m_state == models::RowState::Normal ? given.color(QPalette::ToolTipText)
                                                         : stateColor(given, m_state));
    m_note->setPalette(colours);
    m_note->setText(m_text);
    place();
    m_note->show();
    m_note->raise();
}

void FieldHint::place()
{
    if (!m_note)
        return;
    QWidget* window = m_field->window();
    m_note->setFixedWidth(kHintWidth);
    m_note->setFixedHeight(m_note->heightForWidth(kHintWidth));
    QPoint place = m_field->mapTo(window, QPoint(0, m_field->height() + kHintDistance));
    place.setX(qBound(0, place.x(), qMax(0, window->width() - m_note->width())));
    if (m_isBelowTaken || place.y() + m_note->height() > window->height())
        place.setY(m_field->mapTo(window, QPoint()).y() - m_note->height() - kHintDistance);
    m_note->move(place);
}

bool FieldHint::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Show:
    case QEvent::PaletteChange:
        show();
        break;
    case QEvent::Hide:
        delete m_note;
        break;
    case QEvent::Move:
    case QEvent::Resize:
        place();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}
} // namespace quotadeck::ui

#include "moc_fieldhint.cpp"
