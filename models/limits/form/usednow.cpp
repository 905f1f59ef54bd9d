// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/usednow.h"

#include "core/resource/quantity.h"
#include "models/common/celltext.h"
#include "models/common/share.h"
#include "models/limits/form/whochip.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <set>

namespace quotadeck::models {
namespace {
struct UsedTexts
{
    Q_DECLARE_TR_FUNCTIONS(UsedNow)
};

constexpr int kMostLines = 12; ///< of an explanation
const QString kUnknown = QStringLiteral("—");

UsedNow unknownUse(const QString& reason)
{
    return {kUnknown, reason, RowState::Normal, false};
}

QString noClusterText()
{
    return UsedTexts::tr("Usage unknown: no cluster is connected, or it was not read yet");
}

/// A user or group of a limit, with its usage.
struct LimitMember
{
    QString name; ///< "u:sue"
    std::optional<LiveUsage::Use> use; ///< nothing: not reported
};

constexpr auto kEveryone = "*";

void addOthers(std::vector<LimitMember>& members, const LiveUsage& live, const QueuePath& queue,
               const std::vector<config::LimitConfig>& limits)
{
    std::set<std::string> named;
    for (const auto& limit : limits) {
        for (const auto& user : limit.users.value)
            named.insert(user.value);
    }
    for (const LiveUsage::Use& use : live.usersIn(queue)) {
        if (!named.contains(use.name))
            members.push_back({WhoChip{QString::fromStdString(use.name), false, false, false}.text(), use});
    }
}

std::vector<LimitMember> membersOf(const LiveUsage& live, const QueuePath& queue,
                                   const config::LimitConfig& limit,
                                   const std::vector<config::LimitConfig>& limits)
{
    std::vector<LimitMember> members;
    for (const auto& user : limit.users.value) {
        if (user.value == kEveryone)
            addOthers(members, live, queue, limits);
        else
            members.push_back({WhoChip{QString::fromStdString(user.value), false, false, false}.text(),
                               live.useOfUser(queue, user.value)});
    }
    for (const auto& group : limit.groups.value)
        members.push_back(
            {WhoChip{QString::fromStdString(group.value), true, group.value == kEveryone, false}.text(),
             live.useOfGroup(queue, group.value)});
    return members;
}

/// A part of a limit that somebody uses.
struct UsedPart
{
    QString member;
    QString type; ///< or "applications"
    QString amounts; ///< "38 of 40"
    Share share;
};

std::vector<UsedPart> usedPartsOf(const LimitMember& member, const config::LimitConfig& limit)
{
    std::vector<UsedPart> parts;
    for (const auto& entry : limit.maxResources.value) {
        const ResourceType type(entry.key);
        const auto max = parseQuantity(entry.value, quantityKind(entry.key));
        if (!max)
            continue;
        const Quantity used = member.use->used.valueOr0(type);
        parts.push_back({member.name, QString::fromStdString(entry.key),
                         UsedTexts::tr("%1 of %2").arg(quantityText(type, used), quantityText(type, *max)),
                         Share(used, *max)});
    }
    if (limit.maxApplications.value > 0)
        parts.push_back({member.name, UsedTexts::tr("applications"),
                         UsedTexts::tr("%1 of %2")
                             .arg(QLocale().toString(member.use->applications),
                                  QLocale().toString(limit.maxApplications.value)),
                         Share(static_cast<Quantity>(member.use->applications),
                               static_cast<Quantity>(limit.maxApplications.value))});
    return parts;
}

QString unknownMemberText(const LimitMember& member, const LiveUsage& live)
{
    if (!live.users())
        return UsedTexts::tr("%1: this source does not report the usage of users and groups")
            .arg(member.name);
    return UsedTexts::tr("%1: not reported. The scheduler counts the usage of a group once its active "
                         "configuration limits it.")
        .arg(member.name);
}
} // namespace

UsedNow usedInQueue(const LiveUsage* live, const QueuePath& queue, ResourceType type,
                    std::optional<Quantity> max, const QString& maxName)
{
    if (!live)
        return unknownUse(noClusterText());
    if (!live->knowsQueues())
        return unknownUse(UsedTexts::tr("This source does not report queues"));
    const auto* use = live->useOfQueue(queue);
    if (!use)
        return unknownUse(
            UsedTexts::tr("The cluster has no queue %1").arg(QString::fromStdString(queue.text())));
    const Quantity used = use->used.valueOr0(type);
    const Share share(used, max);
    const QString amount = quantityText(type, used);
    if (!max)
        return {amount, UsedTexts::tr("Used now: %1; not limited").arg(exactText(type, used)),
                RowState::Normal, true};
    //: 52 (87%): amount, share of the limit
    return {
        UsedTexts::tr("%1 (%2)").arg(amount, share.text()),
        UsedTexts::tr("Used now: %1 of %2, %3").arg(exactText(type, used), quantityText(type, *max), maxName),
        share.state()};
}

UsedNow usedOfLimit(const LiveUsage* live, const QueuePath& queue, const config::LimitConfig& limit,
                    const std::vector<config::LimitConfig>& limits)
{
    if (!live)
        return unknownUse(noClusterText());
    if (!live->users() && !live->groups())
        return unknownUse(UsedTexts::tr("This source does not report the usage of users and groups"));
    const auto members = membersOf(*live, queue, limit, limits);
    if (members.empty())
        return {UsedTexts::tr("nobody"), UsedTexts::tr("Nobody else uses the queue now"), RowState::Normal,
                true};
    std::vector<UsedPart> parts;
    QStringList lines;
    for (const LimitMember& member : members) {
        if (!member.use) {
            lines << unknownMemberText(member, *live);
            continue;
        }
        std::ranges::move(usedPartsOf(member, limit), std::back_inserter(parts));
    }
    std::ranges::stable_sort(parts, std::ranges::greater(), &UsedPart::share);
    QStringList known;
    for (const UsedPart& part : parts)
        known << UsedTexts::tr("%1: %2 %3 (%4)").arg(part.member, part.type, part.amounts, part.share.text());
    lines = known + lines;
    if (const auto more = static_cast<int>(lines.size()) - kMostLines; more > 0) {
        lines.resize(kMostLines);
        lines << UsedTexts::tr("and %n more", nullptr, more);
    }
    if (parts.empty())
        return unknownUse(lines.join(u'\n'));
    const UsedPart& highest = parts.front();
    //: the highest share of a limit that is used: 95% vcore
    return {UsedTexts::tr("%1 %2").arg(highest.share.text(), highest.type), lines.join(u'\n'),
            highest.share.state(), true};
}

std::optional<LiveUsage::TopUse> topUseOfLimit(const LiveUsage& live, const QueuePath& queue,
                                               const config::LimitConfig& limit,
                                               const std::vector<config::LimitConfig>& limits,
                                               ResourceType type)
{
    std::optional<LiveUsage::TopUse> top;
    for (const LimitMember& member : membersOf(live, queue, limit, limits)) {
        const Quantity used = member.use ? member.use->used.valueOr0(type) : 0;
        if (used > 0 && (!top || used > top->used))
            top = {member.use->name, used};
    }
    return top;
}
} // namespace quotadeck::models
