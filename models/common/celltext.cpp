// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/celltext.h"

#include "core/resource/display.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <vector>

namespace quotadeck::models {
namespace {
struct CellTexts
{
    Q_DECLARE_TR_FUNCTIONS(CellText)
};

struct NowTexts
{
    Q_DECLARE_TR_FUNCTIONS(NowColumn)
};
} // namespace

QString unlimitedText()
{
    return QStringLiteral("∞");
}

QString unsetText()
{
    return QStringLiteral("–");
}

QString quantityText(ResourceType type, Quantity value)
{
    QString text = QString::fromStdString(displayQuantity(type, value));
    const qsizetype point = text.indexOf(u'.');
    if (point >= 0) // to ask for the locale takes longer than the rest
        text.replace(point, 1, QLocale().decimalPoint());
    return text;
}

QString quantitiesText(ResourceView resource)
{
    std::vector<Resource::Entry> entries(resource.entries().begin(), resource.entries().end());
    std::ranges::sort(entries, precedesForDisplay, &Resource::Entry::type);
    QStringList texts;
    for (const auto& [type, value] : entries)
        texts << QStringLiteral("%1 %2").arg(QString::fromStdString(std::string(type.name())),
                                             quantityText(type, value));
    return texts.join(QStringLiteral(", "));
}

QString exactText(ResourceType type, Quantity value)
{
    const QString shown = quantityText(type, value);
    const QString exact = QString::number(value);
    if (type.name() == "memory" || type.name() == "ephemeral-storage")
        return CellTexts::tr("%1 (%2 bytes)").arg(shown, exact);
    if (type.name() == "vcore")
        return CellTexts::tr("%1 (%2 millicores)").arg(shown, exact);
    return shown == exact ? shown : QStringLiteral("%1 (%2)").arg(shown, exact);
}

QString percentText(const QString& digits)
{
    //: percent
    return CellTexts::tr("%1%").arg(digits);
}

QString applicationsText(std::uint64_t running, std::uint64_t max)
{
    return QStringLiteral("%1 / %2").arg(QString::number(running),
                                         max == 0 ? unlimitedText() : QString::number(max));
}

QString timeText(std::chrono::milliseconds sinceEpoch)
{
    return QDateTime::fromMSecsSinceEpoch(sinceEpoch.count()).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

QString knownTimeText(std::chrono::nanoseconds sinceEpoch)
{
    return sinceEpoch.count() == 0
        ? QString()
        : timeText(std::chrono::duration_cast<std::chrono::milliseconds>(sinceEpoch));
}

QString clockText(std::chrono::milliseconds sinceEpoch)
{
    return QDateTime::fromMSecsSinceEpoch(sinceEpoch.count()).toString(QStringLiteral("HH:mm:ss"));
}

int compareLimits(std::optional<Quantity> left, std::optional<Quantity> right)
{
    if (left && right)
        return *left == *right ? 0 : (*left < *right ? -1 : 1);
    return (left ? 0 : 1) - (right ? 0 : 1);
}

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
