// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/segmentedswitch.h"

#include "ui/theme/colors.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QPainter>

namespace quotadeck::ui {
namespace {
class Segment final : public QAbstractButton
{
public:
    explicit Segment(const QString& text, QWidget* parent) : QAbstractButton(parent)
    {
        setText(text);
        setCheckable(true);
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
    }

    QSize sizeHint() const override
    {
        return {fontMetrics().horizontalAdvance(text()) + 2 * metrics::kMedium, scaled(metrics::kHitTarget)};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
        painter.setPen(QPen(border(palette()), isChecked() && isHighContrast(palette()) ? 3 : 1));
        const QColor ground = palette().color(isChecked() ? QPalette::Highlight : QPalette::Base);
        painter.setBrush(underMouse() && !isChecked() ? mixed(ground, palette().color(QPalette::Text), 0.05)
                                                      : ground);
        painter.drawRoundedRect(frame, 3, 3);
        if (hasFocus()) {
            painter.setPen(QPen(accent(palette()), 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), 3, 3);
        }
        painter.setPen(palette().color(isChecked() ? QPalette::HighlightedText : QPalette::Text));
        painter.drawText(rect(), Qt::AlignCenter, text());
    }
};
} // namespace

SegmentedSwitch::SegmentedSwitch(QWidget* parent) : QWidget(parent), m_row(new QHBoxLayout(this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(-1); // neighbours share one line
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&m_group, &QButtonGroup::idToggled, this, [this](int id, bool isOn) {
        if (isOn)
            Q_EMIT currentChanged(id);
    });
}

void SegmentedSwitch::addChoice(int id, const QString& text)
{
    auto* segment = new Segment(text, this);
    m_row->addWidget(segment);
    m_group.addButton(segment, id);
    if (m_group.buttons().size() == 1)
        segment->setChecked(true);
}

void SegmentedSwitch::setCurrent(int id)
{
    if (QAbstractButton* button = m_group.button(id))
        button->setChecked(true);
}

void SegmentedSwitch::clearCurrent()
{
    QAbstractButton* button = m_group.checkedButton();
    if (!button)
        return;
    m_group.setExclusive(false); // or it could not be taken back
    button->setChecked(false);
    m_group.setExclusive(true);
}

namespace {
struct RulesTexts
{
    Q_DECLARE_TR_FUNCTIONS(quotadeck::ui::RulesSwitch)
};
} // namespace

SegmentedSwitch* createRulesSwitch(QWidget* parent)
{
    auto* rules = new SegmentedSwitch(parent);
    rules->addChoice(static_cast<int>(Mode::Current), RulesTexts::tr("Current", "rules"));
    rules->addChoice(static_cast<int>(Mode::Seed), RulesTexts::tr("Seed", "rules"));
    rules->setAccessibleName(RulesTexts::tr("Rules"));
    rules->setToolTip(RulesTexts::tr(
        "Current: as in the scheduler. Seed: as in its design documents: placement rules for primary group, "
        "secondary group and application type, more names in access lists, no fallback to root.default, "
        "new queues keep their letter case, limits of users and groups are checked before those of queues."));
    return rules;
}

QString rulesWord(Mode mode)
{
    return mode == Mode::Seed ? QStringLiteral("seed") : QStringLiteral("current");
}

Mode rulesOf(const QString& word)
{
    return word == rulesWord(Mode::Seed) ? Mode::Seed : Mode::Current;
}
} // namespace quotadeck::ui

#include "moc_segmentedswitch.cpp"
