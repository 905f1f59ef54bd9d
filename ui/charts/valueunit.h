// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/charts/serieskey.h"

#include <QString>

namespace quotadeck::ui {
/// How the numbers of a measure read. Amounts of one resource type share a unit; numbers of applications and
/// percentages have their own.
class ValueUnit
{
public:
    ValueUnit(models::Measure measure, ResourceType type) : m_measure(measure), m_type(type) { }

    /// "1.5 GiB", "12", "45 %".
    [[nodiscard]] QString text(double value) const;
    /// The unit of a plain number, as exports have it: "bytes", "millicores", "applications", "percent", else the
    /// name of the resource type.
    [[nodiscard]] QString plainName() const;
    /// Whether round numbers are powers of two.
    [[nodiscard]] bool isBinary() const;
    /// Whether numbers of @p measure can be drawn against the same axis.
    [[nodiscard]] bool isSharedBy(models::Measure measure) const;

private:
    models::Measure m_measure;
    ResourceType m_type;
};

/// "Used", as a choice.
[[nodiscard]] QString measureName(models::Measure measure);
/// "used", as exports have it, in no language.
[[nodiscard]] QString measureId(models::Measure measure);
} // namespace quotadeck::ui
