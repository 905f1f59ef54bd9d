// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/effectivechain.h"

#include "core/config/schema/effective.h"
#include "core/config/schema/effectivevalues.h"
#include "models/common/celltext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace quotadeck::models {
namespace {
struct Chain
{
    Q_DECLARE_TR_FUNCTIONS(EffectiveChain)
};

struct Somebody
{
    bool isGroup = false;
    std::string name;
};

std::optional<Somebody> firstOf(const config::LimitConfig& limit)
{
    if (!limit.users.value.empty())
        return Somebody{false, limit.users.value.front().value};
    if (!limit.groups.value.empty())
        return Somebody{true, limit.groups.value.front().value};
    return std::nullopt;
}

QString nameOf(const Somebody& somebody)
{
    if (somebody.name == "*")
        return somebody.isGroup ? Chain::tr("all other groups together") : Chain::tr("each other user");
    const QString name = QString::fromStdString(somebody.name);
    return somebody.isGroup ? Chain::tr("group %1").arg(name) : Chain::tr("user %1").arg(name);
}

QString sourceOf(const config::EffectiveValue& value)
{
    if (value.holder.empty())
        return Chain::tr("max");
    return value.isWildcard() ? Chain::tr("limit of *") : Chain::tr("limit");
}
} // namespace

QString EffectiveChain::sentence() const
{
    const QString subject = who.isEmpty() ? Chain::tr("%1 of the queue").arg(resource)
                                          : Chain::tr("%1 for %2").arg(resource, who);
    if (steps.empty())
        return Chain::tr("%1: nothing limits it").arg(subject);
    QStringList parts;
    for (const EffectiveStep& step : steps) {
        //: queue, what it sets, amount
        const QString part = Chain::tr("%1 %2 %3").arg(step.level, step.source, step.amount);
        parts << (step.isBinding ? Chain::tr("%1 (binds)").arg(part) : part);
    }
    return Chain::tr("%1: %2").arg(subject, parts.join(QStringLiteral(", ")));
}

EffectiveChain effectiveChain(const ConfigRevision& revision, std::size_t partition, const QueuePath& queue,
                              std::optional<std::size_t> limit, std::optional<ResourceType> type)
{
    EffectiveChain chain;
    chain.resource = type ? QString::fromStdString(type->name()) : Chain::tr("applications");
    if (partition >= revision.partitions.size())
        return chain;
    const auto& effective = revision.partitions[partition];
    const auto* owner = config::findQueue(effective, queue);
    auto values = config::queueMaxima(effective, queue);
    const auto somebody = owner && limit && *limit < owner->limits.value.size()
        ? firstOf(owner->limits.value[*limit])
        : std::nullopt;
    if (somebody) {
        chain.who = nameOf(*somebody);
        const auto own = somebody->isGroup ? config::groupLimits(effective, queue, somebody->name)
                                           : config::userLimits(effective, queue, somebody->name);
        values.insert(values.end(), own.begin(), own.end());
    }
    std::erase_if(values, [&](const config::EffectiveValue& value) { return value.type != type; });
    std::ranges::stable_sort(values, {},
                             [](const config::EffectiveValue& value) { return value.level.text().size(); });
    // Binding within one kind: over both the smaller one counts.
    std::optional<Quantity> least;
    for (const auto& value : values) {
        if (value.isBinding && (!least || value.value < *least))
            least = value.value;
    }
    for (const auto& value : values) {
        chain.steps.push_back(
            {QString::fromStdString(value.level.text()), sourceOf(value),
             value.type ? quantityText(*value.type, value.value) : QString::number(value.value), value.value,
             value.isBinding && value.value == least});
    }
    return chain;
}
} // namespace quotadeck::models
