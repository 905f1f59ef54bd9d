// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/inspector.h"

#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"

#include <QLabel>
#include <QVBoxLayout>

namespace quotadeck::ui {
namespace {
constexpr int kIconSize = 20;
constexpr QSize kSize(328, 500);
constexpr int kWideWindow = 1600; ///< where the tables beside it have room to spare
constexpr int kWidthInWide = 400; ///< names of resources are legible beside three columns of numbers
} // namespace

Inspector::Inspector(QWidget* parent)
    : QScrollArea(parent)
    , m_icon(new IconLabel(kIconSize, this))
    , m_title(new ElidedLabel(this))
    , m_subtitle(new ElidedLabel(this))
    , m_hint(new QLabel(this))
    , m_body(new QWidget(this))
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setAccessibleName(tr("Inspector"));
    m_body->setAutoFillBackground(true);
    m_body->setBackgroundRole(QPalette::Base);
    setWidget(m_body);

    QFont strong = font();
    strong.setPointSizeF(strong.pointSizeF() * 1.15);
    strong.setWeight(QFont::DemiBold);
    m_title->setFont(strong);
    m_subtitle->setForegroundRole(QPalette::PlaceholderText);
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_hint->setForegroundRole(QPalette::PlaceholderText);

    auto* names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_title);
    names->addWidget(m_subtitle);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(metrics::kCellMargin, metrics::kMedium, metrics::kMedium, 0);
    head->setSpacing(metrics::kSmall);
    head->addWidget(m_icon, 0, Qt::AlignTop);
    head->addLayout(names, 1);
    m_column = new QVBoxLayout(m_body);
    // Texts are at one line with those in the cells of the tables.
    m_column->setContentsMargins(metrics::kMedium - metrics::kCellMargin, 0, 0, metrics::kMedium);
    m_column->setSpacing(metrics::kTiny);
    m_column->addLayout(head);
    m_column->addWidget(m_hint);
    m_column->addStretch(1);
    m_hint->setContentsMargins(metrics::kCellMargin, metrics::kTiny, metrics::kMedium, 0);
    showHint(tr("Select a queue, user, group or application to see its details."));
}

void Inspector::showHint(const QString& text)
{
    rebuild({});
    m_title->setText({});
    m_subtitle->setText({});
    for (QWidget* part : std::initializer_list<QWidget*>{m_icon, m_title, m_subtitle})
        part->hide();
    m_hint->setText(text);
    m_hint->show();
}

QSize Inspector::sizeHint() const
{
    return window()->width() < kWideWindow ? kSize : QSize(kWidthInWide, kSize.height());
}

void Inspector::showFacts(const InspectorFacts& facts)
{
    m_hint->hide();
    for (QWidget* part : std::initializer_list<QWidget*>{m_icon, m_title, m_subtitle})
        part->show();
    m_icon->setIcon(kindIcon(facts.kind));
    m_title->setText(facts.title);
    m_subtitle->setText(facts.subtitle);
    if (!hasSameShape(facts))
        rebuild(facts);
    for (qsizetype i = 0; i < m_sections.size(); ++i) {
        const InspectorSection& section = facts.sections[i];
        const Section& place = m_sections[i];
        place.title->setText(section.title);
        place.title->show();
        place.table->setAccessibleName(section.title);
        place.table->setFacts(section.rows);
        place.table->setVisible(!section.rows.isEmpty());
        place.empty->setText(section.emptyText);
        place.empty->setVisible(section.rows.isEmpty());
    }
}

bool Inspector::hasSameShape(const InspectorFacts& facts) const
{
    return std::equal(
        m_sections.begin(), m_sections.end(), facts.sections.begin(), facts.sections.end(),
        [](const Section& left, const InspectorSection& right) { return left.headers == right.headers; });
}

void Inspector::rebuild(const InspectorFacts& facts)
{
    for (const Section& section : std::as_const(m_sections)) {
        for (QWidget* part : std::initializer_list<QWidget*>{section.title, section.empty, section.table})
            delete part;
    }
    m_sections.clear();
    for (const InspectorSection& section : facts.sections)
        m_sections << createSection(section);
}

Inspector::Section Inspector::createSection(const InspectorSection& section)
{
    Section place{new QLabel(m_body), new QLabel(m_body),
                  new FactsTable(section.headers, section.flexible, m_body), section.headers};
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    place.title->setFont(strong);
    place.title->setContentsMargins(metrics::kCellMargin, metrics::kMedium, metrics::kMedium, 0);
    place.empty->setContentsMargins(metrics::kCellMargin, 0, metrics::kMedium, 0);
    place.empty->setWordWrap(true);
    place.empty->setForegroundRole(QPalette::PlaceholderText);
    int row = m_column->count() - 1; // before the stretch
    for (QWidget* part : std::initializer_list<QWidget*>{place.title, place.empty, place.table})
        m_column->insertWidget(row++, part);
    return place;
}
} // namespace quotadeck::ui
