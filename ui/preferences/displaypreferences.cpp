// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/displaypreferences.h"

#include "ui/widgets/labels.h"

#include <QComboBox>
#include <QSpinBox>

namespace quotadeck::ui {
namespace {
constexpr int kMostPercent = 100;
} // namespace

DisplayPreferences::DisplayPreferences(QWidget* parent)
    : PreferencesPage(tr("Display"), Icon::Limits, parent)
    , m_warning(new QSpinBox(this))
    , m_critical(new QSpinBox(this))
    , m_bytes(new QComboBox(this))
    , m_cores(new QComboBox(this))
{
    addHeading(tr("Usage of a limit"));
    for (QSpinBox* field : {m_warning, m_critical}) {
        field->setRange(1, kMostPercent);
        field->setSuffix(QStringLiteral("%"));
        connect(field, &QSpinBox::valueChanged, this, &PreferencesPage::edited);
    }
    addField(tr("&Warning from:"), m_warning,
             tr("Share of a limit from which its usage is shown as a warning"));
    addField(tr("&Critical from:"), m_critical,
             tr("Share of a limit from which its usage is shown as critical"));
    m_problem = addProblem();
    addHeading(tr("Units"));
    m_bytes->addItem(tr("Memory in GiB, storage in GB"), static_cast<int>(ByteUnits::Usual));
    m_bytes->addItem(tr("Binary (GiB)"), static_cast<int>(ByteUnits::Binary));
    m_bytes->addItem(tr("Decimal (GB)"), static_cast<int>(ByteUnits::Decimal));
    addField(tr("&Bytes:"), m_bytes, tr("Units of memory and storage in tables and details"));
    m_cores->addItem(tr("Cores (1.5)"), static_cast<int>(CoreUnits::Usual));
    m_cores->addItem(tr("Millicores (1500m)"), static_cast<int>(CoreUnits::Millicores));
    addField(tr("C&ores:"), m_cores, tr("Unit of CPU in tables and details"));
    addNote(tr("Charts keep their units. Amounts of elastic quotas are always written as in Kubernetes."));
    for (QComboBox* field : {m_bytes, m_cores})
        connect(field, &QComboBox::currentIndexChanged, this, &PreferencesPage::edited);
}

void DisplayPreferences::fill(const Preferences& preferences)
{
    m_warning->setValue(preferences.thresholds.warning);
    m_critical->setValue(preferences.thresholds.critical);
    m_bytes->setCurrentIndex(m_bytes->findData(static_cast<int>(preferences.units.bytes)));
    m_cores->setCurrentIndex(m_cores->findData(static_cast<int>(preferences.units.cores)));
}

void DisplayPreferences::read(Preferences& preferences) const
{
    preferences.thresholds = {m_warning->value(), m_critical->value()};
    preferences.units = {static_cast<ByteUnits>(m_bytes->currentData().toInt()),
                         static_cast<CoreUnits>(m_cores->currentData().toInt())};
}

bool DisplayPreferences::check()
{
    const bool isWrong = m_warning->value() >= m_critical->value();
    m_problem->setText(tr("The warning threshold must be below the critical threshold."));
    m_problem->setVisible(isWrong);
    return !isWrong;
}
} // namespace quotadeck::ui

#include "moc_displaypreferences.cpp"
