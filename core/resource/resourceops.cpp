// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/resourceops.h"

#include <algorithm>
#include <limits>

namespace quotadeck {
namespace {
/// Calls @p visit(type, left value, right value) for every type of either operand, in type order; O(n + m).
template <typename Visit>
void forUnion(ResourceView left, ResourceView right, Visit visit)
{
    const auto l = left.entries();
    const auto r = right.entries();
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < l.size() || j < r.size()) {
        if (j == r.size() || (i < l.size() && l[i].type < r[j].type)) {
            visit(l[i].type, std::optional(l[i].value), std::optional<Quantity>());
            ++i;
        } else if (i == l.size() || r[j].type < l[i].type) {
            visit(r[j].type, std::optional<Quantity>(), std::optional(r[j].value));
            ++j;
        } else {
            visit(l[i].type, std::optional(l[i].value), std::optional(r[j].value));
            ++i;
            ++j;
        }
    }
}

/// The shared shape of RES-17 and RES-18: every type of @p smaller that @p limitOf gives a limit for must fit.
template <typename LimitOf>
bool fitsUnder(ResourceView smaller, LimitOf limitOf)
{
    return std::ranges::all_of(smaller.entries(), [&](const Resource::Entry& entry) {
        const std::optional<Quantity> limit = limitOf(entry.type);
        return !limit || entry.value <= *limit;
    });
}

std::optional<Quantity> clampedToZero(std::optional<Quantity> value)
{
    return value ? std::optional(std::max<Quantity>(0, *value)) : std::nullopt;
}
} // namespace

Resource add(ResourceView left, ResourceView right)
{
    Resource result;
    forUnion(left, right, [&](ResourceType type, auto l, auto r) {
        result.set(type, saturatingAdd(l.value_or(0), r.value_or(0)));
    });
    return result;
}

Resource subtract(ResourceView left, ResourceView right)
{
    Resource result;
    forUnion(left, right, [&](ResourceType type, auto l, auto r) {
        result.set(type, saturatingSubtract(l.value_or(0), r.value_or(0)));
    });
    return result;
}

void addTo(Resource& target, ResourceView delta)
{
    for (const auto& [type, value] : delta.entries())
        target.set(type, saturatingAdd(target.valueOr0(type), value));
}

void subtractFrom(Resource& target, ResourceView delta)
{
    for (const auto& [type, value] : delta.entries())
        target.set(type, saturatingSubtract(target.valueOr0(type), value));
}

std::optional<Resource> subtractOnlyExisting(ResourceView base, ResourceView delta)
{
    auto result = base.clone();
    if (!result || delta.isNil())
        return result;
    for (const auto& [type, value] : base.entries())
        result->set(type, saturatingSubtract(value, delta.valueOr0(type)));
    return result;
}

bool fitIn(ResourceView larger, ResourceView smaller)
{
    return fitsUnder(smaller, [&](ResourceType type) { return clampedToZero(larger.valueOr0(type)); });
}

bool fitInMaxUndef(ResourceView larger, ResourceView smaller)
{
    return fitsUnder(smaller, [&](ResourceType type) { return clampedToZero(larger.find(type)); });
}

std::optional<Resource> componentMin(ResourceView left, ResourceView right)
{
    if (left.isNil() || right.isNil())
        return left.isNil() ? right.clone() : left.clone();
    Resource result;
    forUnion(left, right, [&](ResourceType type, auto l, auto r) {
        result.set(type, std::min(l.value_or(kMaxQuantity), r.value_or(kMaxQuantity)));
    });
    return result;
}

Resource componentMax(ResourceView left, ResourceView right)
{
    Resource result;
    if (left.isNil() || right.isNil())
        return result;
    forUnion(left, right, [&](ResourceType type, auto l, auto r) {
        result.set(type, std::max(l.value_or(0), r.value_or(0)));
    });
    return result;
}

bool equals(ResourceView left, ResourceView right)
{
    if (left.isNil() || right.isNil())
        return left.isNil() && right.isNil();
    bool equal = true;
    forUnion(left, right,
             [&](ResourceType, auto l, auto r) { equal = equal && l.value_or(0) == r.value_or(0); });
    return equal;
}

bool equalsOrEmpty(ResourceView left, ResourceView right)
{
    return (isZero(left) && isZero(right)) || equals(left, right);
}

bool isZero(ResourceView resource)
{
    return std::ranges::all_of(resource.entries(), [](const auto& entry) { return entry.value == 0; });
}

bool isEmpty(ResourceView resource)
{
    return resource.entries().empty();
}

bool strictlyGreaterThanZero(ResourceView resource)
{
    return !hasNegative(resource) && !isZero(resource);
}

bool hasNegative(ResourceView resource)
{
    return std::ranges::any_of(resource.entries(), [](const auto& entry) { return entry.value < 0; });
}

Resource percent(ResourceView capacity, ResourceView used)
{
    Resource result;
    for (const auto& [type, total] : capacity.entries()) {
        const auto value = used.find(type);
        if (!value)
            continue;
        if (*value <= 0) {
            result.set(type, 0);
        } else if (total <= 0) {
            result.set(type, 100);
        } else {
            constexpr double kMost = std::numeric_limits<std::int32_t>::max();
            const double exact = static_cast<double>(*value) / static_cast<double>(total) * 100.0;
            result.set(type, static_cast<Quantity>(std::min(exact, kMost)));
        }
    }
    return result;
}

std::vector<double> shares(ResourceView resource, ResourceView total)
{
    std::vector<double> result;
    for (const auto& [type, value] : resource.entries()) {
        const Quantity whole = total.valueOr0(type);
        const auto part = static_cast<double>(value);
        result.push_back(value == 0 || whole == 0 ? part : part / static_cast<double>(whole));
    }
    std::ranges::sort(result);
    return result;
}

std::partial_ordering compareShares(const std::vector<double>& left, const std::vector<double>& right)
{
    for (std::size_t fromEnd = 1; fromEnd <= std::max(left.size(), right.size()); ++fromEnd) {
        const double l = fromEnd <= left.size() ? left[left.size() - fromEnd] : 0.0;
        const double r = fromEnd <= right.size() ? right[right.size() - fromEnd] : 0.0;
        if (const auto order = l <=> r; order != std::partial_ordering::equivalent)
            return order;
    }
    return std::partial_ordering::equivalent;
}

double fairShare(ResourceView allocated, ResourceView guaranteed, ResourceView fairMax)
{
    double largest = 0.0;
    for (const auto& [type, value] : allocated.entries()) {
        const auto own = guaranteed.find(type);
        const auto denominator = own ? own : fairMax.find(type);
        if (value < 0 || !denominator)
            continue;
        const double share = *denominator > 0 ? static_cast<double>(value) / static_cast<double>(*denominator)
                                              : (value > 0 ? 1.0 : 0.0);
        largest = std::max(largest, share);
    }
    return largest;
}
} // namespace quotadeck
