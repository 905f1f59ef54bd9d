// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/effectivechain.h"

#include "core/config/schema/effective.h"
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

/// Users first, in the order of the text; of very many the first.
std::vector<Somebody> namedBy(const config::LimitConfig& limit)
{
    std::vector<Somebody> result;
    const auto take = [&result](bool isGroup, const auto& names) {
        for (const auto& name : names) {
            if (result.size() < kMostNamed)
                result.push_back({isGroup, name.value});
        }
    };
    take(false, limit.users.value);
    take(true, limit.groups.value);
    return result;
}

std::optional<Somebody> firstOf(const config::LimitConfig& limit)
{
    auto all = namedBy(limit);
    return all.empty() ? std::nullopt : std::optional(std::move(all.front()));
}

QString nameOf(const Somebody& somebody)
{
    if (somebody.name == "*")
        return somebody.isGroup ? Chain::tr("all other groups together") : Chain::tr("everyone else (*)");
    const QString name = QString::fromStdString(somebody.name);
    return somebody.isGroup ? Chain::tr("group %1").arg(name) : Chain::tr("user %1").arg(name);
}

QString sourceOf(const config::EffectiveValue& value)
{
    if (value.holder.empty())
        return Chain::tr("max");
    return value.isWildcard() ? Chain::tr("limit of *") : Chain::tr("limit");
}

QString effectiveAmountText(const config::EffectiveValue& value)
{
    return value.type ? quantityText(*value.type, value.value) : QString::number(value.value);
}

/// The maxima of the queues on @p path and what @p somebody may have there.
std::vector<config::EffectiveValue> valuesFor(const config::PathLimits& path,
                                              const std::optional<Somebody>& somebody)
{
    auto values = path.maxima();
    if (!somebody)
        return values;
    const auto own = somebody->isGroup ? path.ofGroup(somebody->name) : path.ofUser(somebody->name);
    values.insert(values.end(), own.begin(), own.end());
    return values;
}

/// What of @p limit @p somebody, whom it names, can have.
std::optional<EffectiveShare> shareOf(const config::PathLimits& path, const config::LimitConfig& limit,
                                      const Somebody& somebody)
{
    const auto values = valuesFor(path, somebody);
    std::optional<EffectiveShare> share;
    for (const auto& own : values) {
        const bool isOfLimit = !own.holder.empty() && limit.span.begin.offset <= own.span.begin.offset
            && own.span.end.offset <= limit.span.end.offset;
        if (!isOfLimit)
            continue;
        if (!share)
            share.emplace();
        const config::EffectiveValue* least = &own;
        for (const auto& value : values) {
            if (value.isBinding && value.type == own.type && value.value < least->value)
                least = &value;
        }
        if (least == &own)
            continue;
        share->part
            = std::min(share->part, static_cast<double>(least->value) / static_cast<double>(own.value));
        const QString name = own.type ? QString::fromStdString(own.type->name()) : Chain::tr("applications");
        //: resource, two amounts, queue, and what it sets
        share->explanation += Chain::tr("%1: only %2 of %3 available, restricted by %4 %5")
                                  .arg(name, effectiveAmountText(*least), effectiveAmountText(own),
                                       QString::fromStdString(least->level.text()), sourceOf(*least))
            + u'\n';
    }
    if (share && share->explanation.isEmpty())
        share->explanation
            = Chain::tr("No limit along the path from the root is smaller: this limit applies");
    if (share)
        share->explanation = share->explanation.trimmed();
    return share;
}
} // namespace

QString EffectiveChain::sentence() const
{
    const QString subject = who.isEmpty() ? Chain::tr("%1 of the queue").arg(resource)
                                          : Chain::tr("%1 for %2").arg(resource, who);
    if (steps.empty())
        return Chain::tr("%1: not limited").arg(subject);
    QStringList parts;
    for (const EffectiveStep& step : steps) {
        //: queue, what it sets, amount
        const QString part = Chain::tr("%1 %2 %3").arg(step.level, step.source, step.amount);
        parts << (step.isBinding ? Chain::tr("%1 (most restrictive)").arg(part) : part);
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
    const auto somebody = owner && limit && *limit < owner->limits.value.size()
        ? firstOf(owner->limits.value[*limit])
        : std::nullopt;
    if (somebody)
        chain.who = nameOf(*somebody);
    auto values = valuesFor(config::PathLimits(effective, queue), somebody);
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
        chain.steps.push_back({QString::fromStdString(value.level.text()), sourceOf(value),
                               effectiveAmountText(value), value.value,
                               value.isBinding && value.value == least});
    }
    return chain;
}

std::optional<EffectiveShare> effectiveShare(const config::PathLimits& path, const QueuePath& queue,
                                             const config::LimitConfig& limit)
{
    std::optional<EffectiveShare> least;
    if (queue.lowered() != queue)
        return least; // nobody is counted under this name (UGM-62)
    const auto somebodies = namedBy(limit);
    for (const Somebody& somebody : somebodies) {
        auto share = shareOf(path, limit, somebody);
        if (!share || (least && least->part <= share->part))
            continue;
        if (somebodies.size() > 1 && share->part < 1)
            share->explanation = Chain::tr("For %1:").arg(nameOf(somebody)) + u'\n' + share->explanation;
        least = std::move(share);
    }
    return least;
}
} // namespace quotadeck::models
