// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/quota/figures.h"

#include "core/resource/display.h"
#include "models/common/celltext.h"

#include <QCoreApplication>

#include <algorithm>

namespace quotadeck::models {
namespace {
constexpr QLatin1StringView kDominant("dominant");

struct FigureTexts
{
    Q_DECLARE_TR_FUNCTIONS(Figures)
};

/// The type people look for first among those of @p resource.
std::optional<ResourceType> firstType(ResourceView resource)
{
    std::optional<ResourceType> first;
    for (const auto& [type, value] : resource.entries()) {
        if (!first || precedesForDisplay(type, *first))
            first = type;
    }
    return first;
}

/// The type with the largest used part of its maximum; without any maximum one that is used at all.
std::optional<ResourceType> dominantType(const Quotas& quotas)
{
    std::optional<ResourceType> dominant;
    Share largest;
    for (const auto& [type, max] : ResourceView(quotas.max).entries()) {
        const Share share(ResourceView(quotas.used).valueOr0(type), max);
        const bool isFirstOfEquals = share == largest && dominant && precedesForDisplay(type, *dominant);
        if (share > largest || isFirstOfEquals) {
            largest = share;
            dominant = type;
        }
    }
    for (const auto* resource : {&quotas.used, &quotas.guaranteed, &quotas.pending}) {
        if (!dominant)
            dominant = firstType(*resource);
    }
    return dominant;
}
} // namespace

Focus Focus::on(ResourceType type)
{
    Focus focus;
    focus.m_type = type;
    return focus;
}

Focus Focus::fromText(const QString& text)
{
    return text == kDominant ? dominant() : on(ResourceType(text.toStdString()));
}

QString Focus::text() const
{
    return m_type ? QString::fromStdString(m_type->name()) : QString(kDominant);
}

Quantity Figures::borrowed() const
{
    return std::max<Quantity>(0, saturatingSubtract(used, counted));
}

Quantity Figures::unusedGuarantee() const
{
    return std::max<Quantity>(0, saturatingSubtract(counted, used));
}

QString Figures::text(Quantity value) const
{
    return type ? quantityText(*type, value) : QString::number(value);
}

QString Figures::namedText(Quantity value) const
{
    return type && isTypeNamed ? FigureTexts::tr("%1 %2", "resource type, amount")
                                     .arg(QString::fromStdString(type->name()), text(value))
                               : text(value);
}

QString Figures::exact(Quantity value) const
{
    return type ? exactText(*type, value) : QString::number(value);
}

QString Figures::sentence() const
{
    if (!type)
        return FigureTexts::tr("nothing used, no maximum");
    QString text = max ? FigureTexts::tr("%1 %2 of max %3") : FigureTexts::tr("%1 %2, no maximum");
    text = text.arg(QString::fromStdString(type->name()), this->text(used));
    if (max)
        text = text.arg(this->text(*max));
    if (guaranteed)
        text += FigureTexts::tr(", guaranteed %1").arg(this->text(*guaranteed));
    if (pending != 0)
        text += FigureTexts::tr(", pending %1").arg(this->text(pending));
    return text;
}

QString Figures::scaleSentence() const
{
    if (!type)
        return {};
    const auto end = max ? max : maxAbove;
    if (!end)
        return FigureTexts::tr("The bar has no end: no queue up to the root has a maximum.");
    const Quantity wanted = saturatingAdd(used, pending);
    if (wanted > *end)
        return FigureTexts::tr("The bar ends at %1, used and pending together.").arg(text(wanted));
    if (max)
        return FigureTexts::tr("The bar ends at %1, the maximum of the queue.").arg(text(*end));
    return FigureTexts::tr("The bar ends at %1, the maximum of %2.").arg(text(*end), limitedBy);
}

UsageBar Figures::bar() const
{
    return {.used = used,
            .pending = pending,
            .guaranteed = guaranteed,
            .max = max,
            .scale = max ? std::nullopt : maxAbove,
            .type = type ? QString::fromStdString(type->name()) : QString(),
            .text = sentence()};
}

Figures figuresOf(const Quotas& quotas, const Focus& focus)
{
    Figures figures;
    figures.type = focus.isDominant() ? dominantType(quotas) : focus.type();
    figures.isTypeNamed = focus.isDominant();
    if (!figures.type)
        return figures;
    figures.used = ResourceView(quotas.used).valueOr0(*figures.type);
    figures.pending = ResourceView(quotas.pending).valueOr0(*figures.type);
    figures.guaranteed = ResourceView(quotas.guaranteed).find(*figures.type);
    const bool isOwn = !ResourceView(quotas.guaranteed).entries().empty();
    figures.counted = isOwn ? figures.guaranteed.value_or(0) : quotas.guaranteedBelow.valueOr0(*figures.type);
    figures.max = ResourceView(quotas.max).find(*figures.type);
    figures.headroom = ResourceView(quotas.headroom).find(*figures.type);
    return figures;
}
} // namespace quotadeck::models
