// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/insighttext.h"

#include "models/common/celltext.h"
#include "models/common/durationtext.h"
#include "models/common/messagetext.h"

#include <QCoreApplication>
#include <QStringList>

namespace quotadeck::models {
namespace {
class InsightTexts
{
    Q_DECLARE_TR_FUNCTIONS(Insight)
};
} // namespace

QString amountName(const std::optional<ResourceType>& type)
{
    return type ? QString::fromStdString(std::string(type->name())) : InsightTexts::tr("applications");
}

QString amountText(const std::optional<ResourceType>& type, Quantity value)
{
    return type ? quantityText(*type, value) : QString::number(value);
}

QString limitText(const std::optional<ResourceType>& type, std::optional<Quantity> value)
{
    return value ? amountText(type, *value) : unlimitedText();
}

QString subjectText(DenialSubject subject, const QString& name)
{
    return messageText(subjectMessage(subject, name.toStdString()));
}

QString readText(const ActiveAge& age)
{
    if (!age.read)
        return {};
    const auto sinceEpoch = [](SystemTime time) {
        return std::chrono::floor<std::chrono::milliseconds>(time).time_since_epoch();
    };
    const QString full = timeText(sinceEpoch(*age.read));
    const qsizetype day = full.indexOf(u' ') + 1;
    const bool isSameDay = !age.usage
        || QStringView(full).left(day) == QStringView(timeText(sinceEpoch(*age.usage))).left(day);
    const QString time = isSameDay ? clockText(sinceEpoch(*age.read)) : full;
    //: a configuration, at this time
    return age.isStale ? InsightTexts::tr("◌ read %1, %2 before the usage").arg(time, ageText(age.behind()))
                       //: a configuration, at this time
                       : InsightTexts::tr("read %1").arg(time);
}

QString namesText(const std::vector<GroupName>& groups)
{
    QStringList names;
    for (const GroupName& group : groups)
        names << QString::fromStdString(group.text());
    return names.join(QStringLiteral(", "));
}

QString unknownText()
{
    return InsightTexts::tr("unknown");
}
} // namespace quotadeck::models
