// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/nowtext.h"

#include <QCoreApplication>

namespace quotadeck::models {
namespace {
struct NowTexts
{
    Q_DECLARE_TR_FUNCTIONS(NowColumn)
};
} // namespace

QString nowTitle()
{
    return NowTexts::tr("Now");
}

QString nowHelp()
{
    return NowTexts::tr("Allocated now, while an earlier moment is shown: ▲ more than then, ▼ less");
}

QString nowUnknown()
{
    return NowTexts::tr("Not known");
}

QString nowText(const QString& amount, Quantity change)
{
    if (change == 0)
        return amount;
    return change > 0 ? NowTexts::tr("▲ %1", "more than before").arg(amount)
                      : NowTexts::tr("▼ %1", "less than before").arg(amount);
}

QString nowToolTip(const QString& amount, Quantity change, const QString& size)
{
    if (change == 0)
        return NowTexts::tr("%1, as at the moment shown").arg(amount);
    return change > 0 ? NowTexts::tr("%1, %2 more than at the moment shown").arg(amount, size)
                      : NowTexts::tr("%1, %2 less than at the moment shown").arg(amount, size);
}
} // namespace quotadeck::models
