// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartheader.h"

#include "ui/charts/axis.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textsize.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace quotadeck::ui {
namespace {
using models::Measure;
using models::SubjectKind;
constexpr int kNobody = -1;

/// A number of applications has no resource type.
bool hasType(Measure measure)
{
    return measure != Measure::Applications && measure != Measure::ApplicationLimit;
}
} // namespace

ChartHeader::ChartHeader(QWidget* parent)
    : QWidget(parent)
    , m_measure(new QComboBox(this))
    , m_type(new QComboBox(this))
    , m_top(new QComboBox(this))
    , m_count(new QSpinBox(this))
    , m_add(new QToolButton(this))
    , m_remove(new QToolButton(this))
{
    for (const Measure measure :
         {Measure::Used, Measure::Share, Measure::Headroom, Measure::Pending, Measure::Applications,
          Measure::Guaranteed, Measure::Limit, Measure::Request, Measure::Runtime})
        m_measure->addItem(measureName(measure), static_cast<int>(measure));
    m_measure->setAccessibleName(tr("Measure of the chart"));
    m_measure->setToolTip(tr("What the lines of this chart show"));
    m_type->setAccessibleName(tr("Resource of the chart"));
    m_type->setToolTip(tr("The resource chosen in the toolbar, or a resource for this chart"));
    m_type->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_top->addItem(tr("Top queues"), static_cast<int>(SubjectKind::Queue));
    m_top->addItem(tr("Top users"), static_cast<int>(SubjectKind::User));
    m_top->addItem(tr("Top groups"), static_cast<int>(SubjectKind::Group));
    m_top->addItem(tr("Top elastic groups"), static_cast<int>(SubjectKind::ElasticGroup));
    m_top->addItem(tr("Added series only"), kNobody);
    m_top->setAccessibleName(tr("Lines shown"));
    m_top->setToolTip(tr("The largest, in addition to added series, or only those"));
    m_count->setRange(ChartSpec::kLeastTop, ChartSpec::kMostTop);
    m_count->setAccessibleName(tr("Number of lines"));
    m_count->setToolTip(tr("How many of the largest are shown"));
    m_add->setText(tr("Add Series…"));
    m_add->setToolTip(tr("Add a queue, user, group or elastic quota group to this chart"));
    m_remove->setIcon(icon(Icon::Close));
    m_remove->setAutoRaise(true);
    m_remove->setAccessibleName(tr("Remove this chart"));
    setScaledFixedSize(m_remove, {metrics::kHitTarget, metrics::kHitTarget});

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::kMedium, metrics::kTiny, metrics::kSmall, 0);
    row->setSpacing(metrics::kSmall);
    for (QWidget* control : std::initializer_list<QWidget*>{m_measure, m_type, m_top, m_count, m_add})
        row->addWidget(control);
    row->addStretch(1);
    row->addWidget(m_remove);

    for (QComboBox* box : {m_measure, m_type, m_top})
        connect(box, &QComboBox::currentIndexChanged, this, &ChartHeader::edit);
    connect(m_count, &QSpinBox::valueChanged, this, &ChartHeader::edit);
    connect(m_add, &QToolButton::clicked, this, &ChartHeader::addRequested);
    connect(m_remove, &QToolButton::clicked, this, &ChartHeader::removeRequested);
    setSpec({});
    setRemovable(true);
}

void ChartHeader::setSpec(const ChartSpec& spec)
{
    m_spec = spec;
    const std::array blockers
        = {QSignalBlocker(m_measure), QSignalBlocker(m_type), QSignalBlocker(m_top), QSignalBlocker(m_count)};
    m_measure->setCurrentIndex(m_measure->findData(static_cast<int>(spec.measure)));
    m_top->setCurrentIndex(m_top->findData(spec.topKind ? static_cast<int>(*spec.topKind) : kNobody));
    m_count->setValue(spec.topCount);
    m_count->setVisible(spec.topKind.has_value());
    m_type->setVisible(hasType(spec.measure));
    setTypes(m_types, m_pageType);
}

void ChartHeader::setTypes(const QStringList& types, const QString& pageType)
{
    m_types = types;
    m_pageType = pageType;
    const QSignalBlocker blocker(m_type);
    m_type->clear();
    //: the resource type that was chosen in the tool bar
    m_type->addItem(pageType.isEmpty() ? tr("same as toolbar") : tr("%1 (toolbar)").arg(pageType), QString());
    QStringList offered = types;
    if (!m_spec.type.isEmpty() && !offered.contains(m_spec.type))
        offered << m_spec.type; // chosen once, it stays, even if nothing uses it now
    for (const QString& type : std::as_const(offered))
        m_type->addItem(type, type);
    m_type->setCurrentIndex(m_type->findData(m_spec.type));
}

void ChartHeader::setRemovable(bool isRemovable)
{
    m_remove->setEnabled(isRemovable);
    m_remove->setToolTip(isRemovable ? tr("Remove this chart") : tr("You can't remove the last chart"));
}

void ChartHeader::setOfSelection()
{
    for (QWidget* control : std::initializer_list<QWidget*>{m_top, m_count, m_add, m_remove})
        control->hide();
}

QString ChartHeader::linesText() const
{
    return m_top->currentText();
}

void ChartHeader::edit()
{
    ChartSpec spec = m_spec;
    spec.measure = static_cast<Measure>(m_measure->currentData().toInt());
    spec.type = m_type->currentData().toString();
    const int top = m_top->currentData().toInt();
    spec.topKind = top == kNobody ? std::nullopt : std::optional(static_cast<SubjectKind>(top));
    spec.topCount = m_count->value();
    const ValueUnit unit(spec.measure, ResourceType("vcore"));
    if (spec.measure != m_spec.measure) {
        for (ChosenSeries& chosen : spec.chosen) { // what was shown of them is now shown as the rest is
            if (chosen.measure == m_spec.measure || !unit.isSharedBy(chosen.measure))
                chosen.measure = spec.measure;
        }
    }
    Q_EMIT specEdited(spec);
}
} // namespace quotadeck::ui

#include "moc_chartheader.cpp"
