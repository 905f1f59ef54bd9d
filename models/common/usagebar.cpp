// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/usagebar.h"

#include <QCoreApplication>

namespace quotadeck::models {
namespace {
struct UsageBarTexts
{
    Q_DECLARE_TR_FUNCTIONS(UsageBar)
};
} // namespace

QString usageBarLegend()
{
    return UsageBarTexts::tr("Solid: used; lighter: used above the guaranteed amount\n"
                             "Framed stripes: pending\n"
                             "Mark with a foot: guaranteed\n"
                             "Mark with a flag: maximum; grey: that of a queue above\n"
                             "Frame behind the flag: used above the maximum\n"
                             "Arrow: no maximum; stripes without a frame: nothing to compare with");
}
} // namespace quotadeck::models
