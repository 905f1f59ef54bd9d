// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/valueunit.h"

#include "models/common/celltext.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace quotadeck::ui {
namespace {
using models::Measure;

enum class Family { Amount, Applications, Percent };

Family familyOf(Measure measure)
{
    switch (measure) {
    case Measure::Applications:
    case Measure::ApplicationLimit:
        return Family::Applications;
    case Measure::Share:
        return Family::Percent;
    default:
        return Family::Amount;
    }
}

struct ValueUnitTexts
{
    Q_DECLARE_TR_FUNCTIONS(ValueUnit)
};
} // namespace

QString ValueUnit::text(double value) const
{
    switch (familyOf(m_measure)) {
    case Family::Applications:
        return QString::number(value, 'f', 0);
    case Family::Percent:
        return models::percentText(
            QLocale().toString(value, 'f', std::abs(value - std::round(value)) < 0.05 ? 0 : 1));
    case Family::Amount:
        break;
    }
    return models::quantityText(m_type, static_cast<Quantity>(value));
}

QString ValueUnit::plainName() const
{
    switch (familyOf(m_measure)) {
    case Family::Applications:
        return QStringLiteral("applications");
    case Family::Percent:
        return QStringLiteral("percent");
    case Family::Amount:
        break;
    }
    if (m_type.name() == "memory" || m_type.name() == "ephemeral-storage")
        return QStringLiteral("bytes");
    return m_type.name() == "vcore" ? QStringLiteral("millicores") : QString::fromStdString(m_type.name());
}

bool ValueUnit::isBinary() const
{
    return familyOf(m_measure) == Family::Amount && plainName() == QStringLiteral("bytes");
}

bool ValueUnit::isSharedBy(Measure measure) const
{
    return familyOf(measure) == familyOf(m_measure);
}

QString measureName(Measure measure)
{
    switch (measure) {
    case Measure::Used:
        return ValueUnitTexts::tr("Used");
    case Measure::Limit:
        return ValueUnitTexts::tr("Limit");
    case Measure::Guaranteed:
        return ValueUnitTexts::tr("Guaranteed");
    case Measure::Headroom:
        return ValueUnitTexts::tr("Headroom");
    case Measure::Pending:
        return ValueUnitTexts::tr("Pending");
    case Measure::Applications:
        return ValueUnitTexts::tr("Applications");
    case Measure::ApplicationLimit:
        return ValueUnitTexts::tr("Application limit");
    case Measure::Share:
        return ValueUnitTexts::tr("Share of limit");
    }
    return {};
}

QString measureId(Measure measure)
{
    switch (measure) {
    case Measure::Used:
        return QStringLiteral("used");
    case Measure::Limit:
        return QStringLiteral("limit");
    case Measure::Guaranteed:
        return QStringLiteral("guaranteed");
    case Measure::Headroom:
        return QStringLiteral("headroom");
    case Measure::Pending:
        return QStringLiteral("pending");
    case Measure::Applications:
        return QStringLiteral("applications");
    case Measure::ApplicationLimit:
        return QStringLiteral("applicationLimit");
    case Measure::Share:
        return QStringLiteral("share");
    }
    return {};
}
} // namespace quotadeck::ui
