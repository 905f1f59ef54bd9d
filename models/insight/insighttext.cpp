// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/insighttext.h"

#include "core/ugm/limits.h"
#include "models/common/celltext.h"

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
    const bool isWildcard = name.toStdString() == ugm::kWildcard;
    switch (subject) {
    case DenialSubject::Queue:
        return InsightTexts::tr("queue");
    case DenialSubject::User:
        return isWildcard ? InsightTexts::tr("everyone else (*)") : InsightTexts::tr("user %1").arg(name);
    case DenialSubject::Group:
        return isWildcard ? InsightTexts::tr("all other groups together")
                          : InsightTexts::tr("group %1").arg(name);
    }
    return {};
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

QString unknownQueueText(const insight::UnknownQueue& unknown)
{
    const QString queue = QString::fromStdString(unknown.queue.text());
    if (unknown.nearest.empty())
        return InsightTexts::tr("Queue %1 does not exist, and no placement rule can create it.").arg(queue);
    QStringList nearest;
    for (const std::string& name : unknown.nearest)
        nearest << QString::fromStdString(name);
    //: the second is a list of queues, "root.prod, root.pre"
    return InsightTexts::tr("Queue %1 does not exist, and no placement rule can create it. Similar: %2.")
        .arg(queue, nearest.join(QStringLiteral(", ")));
}

QString unknownText()
{
    return InsightTexts::tr("unknown");
}
} // namespace quotadeck::models
