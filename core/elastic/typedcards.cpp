// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/typedcards.h"

#include "core/base/jsontext.h"
#include "core/elastic/amounts.h"
#include "core/elastic/sharing.h"

#include <algorithm>
#include <fmt/format.h>
#include <simdjson.h>

namespace quotadeck::elastic {
namespace {
const TypedModel kNoModel;
} // namespace

Quantity TypedGroup::used() const
{
    Quantity sum = 0;
    for (const auto& model : models)
        sum = saturatingAdd(sum, model.second.used);
    return sum;
}

MessageTemplate describe(TypedRefusal refusal)
{
    switch (refusal) {
    case TypedRefusal::Runtime:
        return QUOTADECK_TEXT("elastic", "more cards than the group may use");
    case TypedRefusal::ModelMax:
        return QUOTADECK_TEXT("elastic", "the group has its max of this model");
    case TypedRefusal::OwnReservation:
        return QUOTADECK_TEXT("elastic", "the rest is reserved for the group in other models");
    case TypedRefusal::Headroom:
        return QUOTADECK_TEXT("elastic", "the free cards of this model are reserved for other groups");
    }
    return {nullptr, nullptr};
}

TypedCards::TypedCards(std::map<std::string, Quantity> capacity, std::vector<TypedGroup> groups)
    : m_capacity(std::move(capacity))
    , m_groups(std::move(groups))
{
}

const TypedModel& TypedCards::entry(std::size_t group, const std::string& model) const
{
    const auto found = m_groups[group].models.find(model);
    return found == m_groups[group].models.end() ? kNoModel : found->second;
}

Quantity TypedCards::free(const std::string& model) const
{
    const auto found = m_capacity.find(model);
    Quantity left = found == m_capacity.end() ? 0 : found->second;
    for (std::size_t i = 0; i < m_groups.size(); ++i)
        left = saturatingSubtract(left, entry(i, model).used);
    return left;
}

Quantity TypedCards::scaledMin(std::size_t group, const std::string& model) const
{
    WideQuantity sum = 0;
    for (std::size_t i = 0; i < m_groups.size(); ++i)
        sum += entry(i, model).min;
    const auto found = m_capacity.find(model);
    return elastic::scaledMin(entry(group, model).min, found == m_capacity.end() ? 0 : found->second, sum);
}

Quantity TypedCards::guarantee(std::size_t group, const std::string& model) const
{
    const Quantity min = scaledMin(group, model);
    return m_groups[group].lends ? std::min(min, entry(group, model).request) : min;
}

Quantity TypedCards::outstanding(std::size_t group, const std::string& model) const
{
    Quantity rest = above(m_groups[group].runtime, m_groups[group].used());
    for (const auto& [name, amounts] : m_groups[group].models) { // in the order of names
        const Quantity wanted = std::min(rest, above(guarantee(group, name), amounts.used));
        if (name == model)
            return wanted;
        rest -= wanted;
    }
    return 0;
}

Quantity TypedCards::headroom(std::size_t group, const std::string& model, bool isNonPreemptible) const
{
    Quantity left = free(model);
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        if (i != group)
            left = saturatingSubtract(left,
                                      isNonPreemptible ? above(scaledMin(i, model), entry(i, model).used)
                                                       : outstanding(i, model));
    }
    return left;
}

std::optional<TypedRefusal> TypedCards::refusal(std::size_t group, Quantity cards, const std::string& model,
                                                bool isNonPreemptible) const
{
    const Quantity used = m_groups[group].used();
    const Quantity runtime = m_groups[group].runtime;
    if (saturatingAdd(used, cards) > runtime)
        return TypedRefusal::Runtime;
    const TypedModel& amounts = entry(group, model);
    if (amounts.max && saturatingAdd(amounts.used, cards) > *amounts.max)
        return TypedRefusal::ModelMax;
    const Quantity extra = above(cards, outstanding(group, model));
    Quantity promised = used;
    for (const auto& own : m_groups[group].models)
        promised = saturatingAdd(promised, outstanding(group, own.first));
    if (extra > 0 && saturatingAdd(promised, extra) > runtime)
        return TypedRefusal::OwnReservation;
    if (cards > headroom(group, model, isNonPreemptible))
        return TypedRefusal::Headroom;
    return std::nullopt;
}

TypedPlacement TypedCards::place(std::size_t group, Quantity cards, std::span<const std::string> models,
                                 bool isNonPreemptible) const
{
    TypedPlacement result;
    Quantity most = 0;
    for (const std::string& model : models) {
        if (const auto reason = refusal(group, cards, model, isNonPreemptible)) {
            result.refused.emplace(model, *reason);
            continue;
        }
        const Quantity room = headroom(group, model, isNonPreemptible);
        if (!result.model || room > most || (room == most && model < *result.model)) {
            result.model = model;
            most = room;
        }
    }
    return result;
}

Quantity TypedCards::most(std::size_t group, const std::string& model) const
{
    const Quantity left = above(m_groups[group].runtime, m_groups[group].used());
    Quantity others = 0; // promised to the group itself in other models
    for (const auto& own : m_groups[group].models) {
        if (own.first != model)
            others = saturatingAdd(others, outstanding(group, own.first));
    }
    Quantity most = std::min(headroom(group, model), above(left, others));
    const TypedModel& amounts = entry(group, model);
    if (amounts.max)
        most = std::min(most, saturatingSubtract(*amounts.max, amounts.used));
    return std::max<Quantity>(most, 0);
}

std::vector<TypedReclaim> TypedCards::reclaim(const std::string& model) const
{
    Quantity missing = saturatingSubtract(0, free(model));
    std::vector<Quantity> excess;
    excess.reserve(m_groups.size());
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        missing = saturatingAdd(missing, outstanding(i, model));
        excess.push_back(above(entry(i, model).used, guarantee(i, model)));
    }
    if (missing <= 0)
        return {};
    // In proportion to the excess and never above it, in rounds: that is how a level is shared. Ties go by name.
    std::vector<std::size_t> order(m_groups.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::sort(order, {}, [this](std::size_t i) { return std::string_view(m_groups[i].name); });
    std::vector<Quantity> wanted;
    wanted.reserve(order.size());
    for (const std::size_t i : order)
        wanted.push_back(excess[i]);
    const std::vector<Quantity> floor(order.size(), 0);
    const std::vector<std::uint8_t> lends(order.size(), 1);
    std::vector<Quantity> taken(order.size());
    ShareScratch scratch;
    shareLevel({missing, wanted, floor, wanted, lends}, taken, scratch);
    std::vector<TypedReclaim> result;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const TypedGroup& group = m_groups[order[i]];
        if (taken[i] > 0)
            result.push_back({group.name, taken[i], group.used() <= group.runtime});
    }
    return result;
}

TypedCards countCards(std::map<std::string, Quantity> capacity, std::vector<TypedGroup> groups,
                      std::span<const CardPod> pods)
{
    for (const CardPod& pod : pods) {
        const auto group = std::ranges::find(groups, pod.group, &TypedGroup::name);
        if (group == groups.end()) {
            if (pod.model)
                capacity[*pod.model] = saturatingSubtract(capacity[*pod.model], pod.cards);
            continue;
        }
        if (pod.models.size() == 1) {
            TypedModel& wanted = group->models[pod.models.front()];
            wanted.request = saturatingAdd(wanted.request, pod.cards);
        }
        if (pod.model) {
            TypedModel& held = group->models[*pod.model];
            held.used = saturatingAdd(held.used, pod.cards);
        }
    }
    return {std::move(capacity), std::move(groups)};
}

Result<TypedQuota> readTypedQuota(std::string_view json)
{
    const auto wrong = [](std::string where) {
        return fail(ErrorCode::Parse, std::move(where),
                    {QUOTADECK_TEXT("elastic", "this must look like %1"),
                     R"({"nvidia.com/gpu":{"V100":{"min":"5","max":"5"}}})"});
    };
    simdjson::dom::parser parser;
    simdjson::dom::object resources;
    if (json.empty() || parser.parse(json.data(), json.size()).get(resources) != simdjson::SUCCESS)
        return wrong({});
    TypedQuota quota;
    for (const auto resource : resources) {
        simdjson::dom::object models;
        if (resource.value.get(models) != simdjson::SUCCESS)
            return wrong(std::string(resource.key));
        for (const auto model : models) {
            const std::string where = fmt::format("{}.{}", resource.key, model.key);
            simdjson::dom::object bounds;
            if (model.value.get(bounds) != simdjson::SUCCESS)
                return wrong(where);
            TypedModel& target = quota[std::string(resource.key)][std::string(model.key)];
            for (const auto bound : bounds) {
                std::string_view text;
                const auto amount = bound.value.get(text) == simdjson::SUCCESS
                    ? parseAmount(resource.key, text)
                    : tl::unexpected(QuantityError::InvalidQuantity);
                if (!amount || (bound.key != "min" && bound.key != "max"))
                    return wrong(fmt::format("{}.{}", where, bound.key));
                if (bound.key == "min")
                    target.min = *amount;
                else
                    target.max = *amount;
            }
        }
    }
    return quota;
}

std::string typedQuotaJson(const TypedQuota& quota)
{
    std::string text = "{";
    for (const auto& [resource, models] : quota) {
        text += fmt::format("{}{}:{{", text.size() > 1 ? "," : "", jsonQuoted(resource));
        for (const auto& [name, model] : models) {
            text += fmt::format("{}{}:{{\"min\":{}", text.ends_with('{') ? "" : ",", jsonQuoted(name),
                                jsonQuoted(amountText(resource, model.min)));
            if (model.max)
                text += fmt::format(",\"max\":{}", jsonQuoted(amountText(resource, *model.max)));
            text += '}';
        }
        text += '}';
    }
    return text + '}';
}

std::vector<Message> checkTypedQuota(const std::map<std::string, TypedModel>& models, Quantity min,
                                     Quantity max, const std::map<std::string, Quantity>& siblingMins,
                                     const std::map<std::string, TypedModel>& parent)
{
    std::vector<Message> problems;
    Quantity sum = 0;
    for (const auto& [name, model] : models) {
        sum = saturatingAdd(sum, model.min);
        if (model.min < 0)
            problems.push_back({QUOTADECK_TEXT("elastic", "min of model %1 is %2, but must not be negative"),
                                name, model.min});
        if (model.max && model.min > *model.max)
            problems.push_back({QUOTADECK_TEXT("elastic", "min of model %1 is %2, above its max %3"), name,
                                model.min, *model.max});
        if (model.max.value_or(model.min) > max)
            problems.push_back(
                {QUOTADECK_TEXT("elastic", "model %1 goes up to %2, above max %3 of all models"), name,
                 model.max.value_or(model.min), max});
    }
    if (sum > min)
        problems.push_back(
            {QUOTADECK_TEXT("elastic", "the minima of the models come to %1, above min %2 of all models"),
             sum, min});
    if (parent.empty())
        return problems;
    for (const auto& [name, total] : siblingMins) {
        const auto bound = parent.find(name);
        const Quantity most = bound == parent.end() ? 0 : bound->second.min;
        if (total > most)
            problems.push_back(
                {QUOTADECK_TEXT("elastic",
                                "the siblings' minima of model %1 come to %2, above the parent's %3"),
                 name, total, most});
    }
    return problems;
}
} // namespace quotadeck::elastic
