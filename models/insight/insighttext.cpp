// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/insighttext.h"

#include "core/ugm/limits.h"
#include "models/common/celltext.h"

#include <QCoreApplication>
#include <QStringList>

namespace quotadeck::models {
namespace {
class Texts
{
    Q_DECLARE_TR_FUNCTIONS(Insight)
};
} // namespace

QString amountName(const std::optional<ResourceType>& type)
{
    return type ? QString::fromStdString(std::string(type->name())) : Texts::tr("applications");
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
        return Texts::tr("queue");
    case DenialSubject::User:
        return isWildcard ? Texts::tr("each other user") : Texts::tr("user %1").arg(name);
    case DenialSubject::Group:
        return isWildcard ? Texts::tr("all other groups together") : Texts::tr("group %1").arg(name);
    }
    return {};
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
    return Texts::tr("unknown");
}
} // namespace quotadeck::models
