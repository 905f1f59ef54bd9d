// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/whochip.h"

#include "core/config/rules/names.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace quotadeck::models {
namespace {
struct WhoTexts
{
    Q_DECLARE_TR_FUNCTIONS(WhoChip)
};

const QString kUserPrefix = QStringLiteral("u:");
const QString kGroupPrefix = QStringLiteral("g:");
constexpr std::string_view kWildcard = "*";

void addChips(QList<WhoChip>& chips, const config::TextList& names, bool isGroup,
              const std::optional<std::set<std::string>>& known)
{
    for (const auto& name : names.value) {
        const bool isWildcard = name.value == kWildcard;
        chips.append({QString::fromStdString(name.value), isGroup, isWildcard,
                      !isWildcard && known && !known->contains(name.value)});
    }
}

void addNames(const std::vector<config::QueueConfig>& queues, std::set<std::string>& users,
              std::set<std::string>& groups)
{
    for (const auto& queue : queues) {
        for (const auto& limit : queue.limits.value) {
            for (const auto& user : limit.users.value)
                users.insert(user.value);
            for (const auto& group : limit.groups.value)
                groups.insert(group.value);
        }
        addNames(queue.queues.value, users, groups);
    }
}

std::vector<std::string> valuesOf(const config::TextList& names)
{
    std::vector<std::string> values;
    for (const auto& name : names.value)
        values.push_back(name.value);
    return values;
}
} // namespace

QString WhoChip::text() const
{
    if (!isWildcard)
        return (isGroup ? kGroupPrefix : kUserPrefix) + name;
    return isGroup ? WhoTexts::tr("all other groups together") : WhoTexts::tr("everyone else (*)");
}

QList<WhoChip> chipsOf(const config::LimitConfig& limit, const LiveUsage* live)
{
    static const std::optional<std::set<std::string>> kNothing;
    QList<WhoChip> chips;
    addChips(chips, limit.users, false, live ? live->users() : kNothing);
    addChips(chips, limit.groups, true, live ? live->groups() : kNothing);
    return chips;
}

QString WhoNames::text() const
{
    QStringList tokens;
    for (const auto& user : users)
        tokens << kUserPrefix + QString::fromStdString(user);
    for (const auto& group : groups)
        tokens << kGroupPrefix + QString::fromStdString(group);
    return tokens.join(u' ');
}

WhoNames whoNamesOf(const config::LimitConfig& limit)
{
    return {valuesOf(limit.users), valuesOf(limit.groups)};
}

WhoNames readWho(const QString& text)
{
    static const QRegularExpression kSeparators(QStringLiteral("[,;\\s]+"));
    WhoNames names;
    for (const auto& token : text.split(kSeparators, Qt::SkipEmptyParts)) {
        const bool isGroup = token.startsWith(kGroupPrefix);
        const QString name = isGroup || token.startsWith(kUserPrefix) ? token.mid(2) : token;
        if (!name.isEmpty())
            (isGroup ? names.groups : names.users).push_back(name.toStdString());
    }
    for (auto* list : {&names.users, &names.groups})
        std::stable_partition(list->begin(), list->end(),
                              [](const std::string& name) { return name != kWildcard; });
    return names;
}

InputCheck checkWho(const QString& text, const LiveUsage* live)
{
    using State = InputCheck::State;
    const WhoNames names = readWho(text);
    if (names.users.empty() && names.groups.empty()) // VAL-33
        return {State::Refused,
                WhoTexts::tr("Enter at least one user or group: u:name, g:name, or u:* for everyone else")};
    QStringList unseen;
    const auto look = [&](const std::vector<std::string>& list, bool (*isLegal)(std::string_view),
                          const std::optional<std::set<std::string>>& known) -> QString {
        for (const auto& name : list) {
            if (name == kWildcard)
                continue;
            if (!isLegal(name))
                return QString::fromStdString(name);
            if (known && !known->contains(name))
                unseen << QString::fromStdString(name);
        }
        return {};
    };
    static const std::optional<std::set<std::string>> kNothing;
    QString illegal = look(names.users, config::isUserName, live ? live->users() : kNothing);
    if (illegal.isEmpty())
        illegal = look(names.groups, config::isGroupName, live ? live->groups() : kNothing);
    if (!illegal.isEmpty()) // VAL-45, VAL-46
        return {State::Refused, WhoTexts::tr("The scheduler rejects the name \"%1\"").arg(illegal)};
    if (!unseen.isEmpty())
        return {State::Fine,
                WhoTexts::tr("Not yet known to the scheduler: %1").arg(unseen.join(QStringLiteral(", ")))};
    return {State::Fine,
            WhoTexts::tr("u: a user, g: a group, u:* everyone else, g:* all other groups together")};
}

QStringList knownNames(const ConfigRevision* revision, const LiveUsage* live)
{
    std::set<std::string> users;
    std::set<std::string> groups;
    if (live && live->users())
        users = *live->users();
    if (live && live->groups())
        groups = *live->groups();
    if (revision) {
        for (const auto& partition : revision->partitions)
            addNames(partition.queues.value, users, groups);
    }
    for (auto* names : {&users, &groups})
        names->erase(std::string(kWildcard));
    return WhoNames{{users.begin(), users.end()}, {groups.begin(), groups.end()}}.text().split(
               u' ', Qt::SkipEmptyParts)
        + QStringList{kUserPrefix + u'*', kGroupPrefix + u'*'};
}
} // namespace quotadeck::models
