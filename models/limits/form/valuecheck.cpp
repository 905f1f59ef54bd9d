// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/valuecheck.h"

#include "core/config/rules/amounts.h"
#include "core/resource/quantityinput.h"
#include "models/common/celltext.h"
#include "models/common/messagetext.h"
#include "models/common/share.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace quotadeck::models {
namespace {
struct ValueCheck
{
    Q_DECLARE_TR_FUNCTIONS(ValueCheck)
};

using State = InputCheck::State;

QString shareText(const TypedQuantity& typed, const QuantityContext& context)
{
    const auto whole = parseQuantity(*context.whole, quantityKind(context.type));
    if (!whole || *whole == 0)
        return {};
    constexpr double kHundred = 100.0;
    const double percent = kHundred * static_cast<double>(typed.value) / static_cast<double>(*whole);
    // Three figures say enough of a part, and no number of people's is written with an exponent.
    const QString shown = percent < kHundred ? QLocale().toString(percent, 'g', 3)
                                             : QString::number(std::round(percent), 'f', 0);
    return ValueCheck::tr("%1 of %2").arg(percentText(shown), context.wholeName);
}

/// Why the amount is probably meant in another unit, as a sentence; empty: it is within reason.
QString doubtOf(const QuantityContext& context, const QString& body, const TypedQuantity& typed)
{
    const ResourceType type(context.type);
    if (config::isSmallMemory(context.type, typed.value))
        return ValueCheck::tr("%1 is %2, less than 1 MiB. Use Mi or Gi for larger amounts.")
            .arg(body, quantityText(type, typed.value));
    if (config::hasUnitOfBytes(context.type, body.toStdString())) {
        constexpr Quantity kMillicores = 1000;
        return ValueCheck::tr("%1 is %2 cores. Ki, Mi and Gi are memory units.")
            .arg(body, QLocale().toString(static_cast<qlonglong>(typed.value / kMillicores)));
    }
    if (config::exceedsAnyCluster(context.type, typed.value))
        return ValueCheck::tr("%1 is larger than any cluster. Check the unit.")
            .arg(quantityText(type, typed.value));
    if (context.capacity && config::isBeyondReason(typed.value, *context.capacity))
        return ValueCheck::tr("%1 is more than %2 times the capacity of the nodes, %3. Check the unit.")
            .arg(quantityText(type, typed.value))
            .arg(config::kBeyondReason)
            .arg(quantityText(type, *context.capacity));
    return {};
}
} // namespace

std::optional<Quantity> capacityOf(const LiveUsage& live, const std::string& type)
{
    const auto capacity = live.capacity() ? live.capacity()->find(ResourceType(type)) : std::nullopt;
    return capacity && *capacity > 0 ? capacity : std::nullopt;
}

InputCheck checkQuantity(const QuantityContext& context, const QString& text)
{
    const QString body = text.trimmed();
    if (body.isEmpty())
        return {State::Fine, context.ifEmpty};
    std::optional<std::string_view> whole;
    if (context.whole)
        whole = *context.whole;
    const auto typed = readTypedQuantity(body.toStdString(), quantityKind(context.type), whole);
    if (!typed)
        return {State::Refused, messageText(typed.error().message)};
    if (typed->value == 0)
        return {State::NeedsConfirmation, context.ifZero};
    if (const QString doubt = doubtOf(context, body, *typed); !doubt.isEmpty())
        return {State::NeedsConfirmation, ValueCheck::tr("%1 Press Enter again to confirm.").arg(doubt)};
    const ResourceType type(context.type);
    QStringList parts;
    const QString written = QString::fromStdString(typed->text);
    const QString meant = quantityText(type, typed->value);
    //: 1536Gi, which is 1.5 TiB
    parts << (meant == written ? ValueCheck::tr("Will be written as %1").arg(written)
                               : ValueCheck::tr("Will be written as %1 (%2)").arg(written, meant));
    if (context.whole) {
        if (const QString share = shareText(*typed, context); !share.isEmpty())
            parts << share;
    }
    if (context.used)
        //: usage of the queue: 52 (87% of the typed value)
        parts << ValueCheck::tr("used now: %1 (%2)")
                     .arg(quantityText(type, *context.used), Share(*context.used, typed->value).text());
    if (context.top)
        //: the user who uses most of a resource
        parts << ValueCheck::tr("highest usage: %1 with %2")
                     .arg(QString::fromStdString(context.top->user), quantityText(type, context.top->used));
    if (context.type == "cpu") // CFG-LINT-1
        parts << ValueCheck::tr("pods request vcore, not cpu: this limit has no effect");
    return {State::Fine, parts.join(QStringLiteral(" · "))};
}

std::string writtenQuantity(const std::string& type, const std::optional<std::string>& whole,
                            const QString& text)
{
    std::optional<std::string_view> part;
    if (whole)
        part = *whole;
    const auto typed = readTypedQuantity(text.toStdString(), quantityKind(type), part);
    return typed ? typed->text : text.toStdString();
}

InputCheck checkCount(const QString& text, const QString& ifEmpty)
{
    const QString body = text.trimmed();
    if (body.isEmpty())
        return {State::Fine, ifEmpty};
    bool isNumber = false;
    const auto count = body.toULongLong(&isNumber);
    if (!isNumber || body.startsWith(u'+'))
        return {State::Refused,
                ValueCheck::tr("Enter a whole number, or leave empty for no limit").arg(body)};
    if (count == 0)
        return {State::NeedsConfirmation,
                ValueCheck::tr("0 means no limit, like an empty cell. Press Enter again to confirm.")};
    return {State::Fine,
            ValueCheck::tr("At most %n application(s) may run at the same time", nullptr,
                           static_cast<int>(std::min<qulonglong>(count, 1'000'000)))};
}

QString steppedAmount(const QString& text, int steps)
{
    static const QRegularExpression kAmount(
        QStringLiteral("^\\s*(\\d{0,15})(\\.\\d{1,6})?(\\s*[a-zA-Z%]*)\\s*$"));
    constexpr qint64 kMilliStep = 100;
    const auto match = kAmount.match(text);
    if (!match.hasMatch() || (match.captured(1).isEmpty() && !text.trimmed().isEmpty()))
        return text;
    const QString suffix = match.captured(3);
    const qint64 step = suffix.trimmed() == QLatin1String("m") ? kMilliStep : 1;
    const qint64 number = match.captured(1).toLongLong() + step * steps;
    if (number < 0)
        return QLatin1Char('0') + suffix;
    return QString::number(number) + match.captured(2) + suffix;
}

QString quantityCellText(const std::string& type, const std::string& own)
{
    const QString text = QString::fromStdString(own);
    //: a maximum of zero: none may be used
    return isZeroQuantity(type, own) ? ValueCheck::tr("%1 (none)").arg(text) : text;
}

bool isZeroQuantity(const std::string& type, const std::string& text)
{
    const auto value = parseQuantity(text, quantityKind(type));
    return value && *value == 0;
}
} // namespace quotadeck::models
