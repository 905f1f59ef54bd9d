// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/alert/alertevaluator.h"

#include "core/alert/measuredmetrics.h"
#include "core/base/durationtext.h"
#include "core/resource/display.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fmt/format.h>
#include <string>

namespace quotadeck::alert {
namespace {
const metrics::Family* familyCalled(const std::vector<metrics::Family>& families, const std::string& name)
{
    const auto found = std::ranges::find(families, name, &metrics::Family::name);
    return found == families.end() ? nullptr : &*found;
}

metrics::Labels withResource(metrics::Labels labels, const std::string& resource)
{
    if (!resource.empty())
        labels.emplace_back("resource", resource);
    std::ranges::sort(labels);
    return labels;
}

bool isWanted(const Rule& rule, const metrics::Labels& labels)
{
    return std::ranges::all_of(rule.where, [&labels](const auto& wanted) {
        const auto label = std::ranges::find(labels, wanted.first, &metrics::Labels::value_type::first);
        return matchesPattern(label == labels.end() ? std::string_view() : std::string_view(label->second),
                              wanted.second);
    });
}

double secondsOf(SystemTime time)
{
    return std::chrono::duration<double>(time.time_since_epoch()).count();
}

std::string labelOf(const metrics::Labels& labels, std::string_view name)
{
    const auto label = std::ranges::find(labels, name, &metrics::Labels::value_type::first);
    return label == labels.end() ? std::string() : label->second;
}

/// @p value, within what durations and quantities hold.
double held(double value)
{
    constexpr double kMost = 4e15;
    return std::clamp(value, -kMost, kMost);
}

/// Seconds, ten years: what was never read has the time 0 (kLastRead), and so is as old as 1970.
constexpr double kNeverRead = 315'576'000;

/// @p value as people read it; @p resource: of an amount.
Message valueMessage(const Rule& rule, const std::string& resource, double value)
{
    switch (rule.measure) {
    case Measure::Used:
    case Measure::Applications:
        if (std::isfinite(value))
            return Message::Figure{
                fmt::format("{} %", std::floor(held(value) * 1000) / 10)}; // 99.96 % is not full
        return QUOTADECK_TEXT("alert", "used, but nothing is allowed");
    case Measure::Stale:
        if (value >= kNeverRead)
            return QUOTADECK_TEXT("alert", "never read");
        [[fallthrough]];
    case Measure::Waiting:
        return durationMessage(std::chrono::seconds(std::llround(held(value))));
    case Measure::Health:
        return value < 1 ? QUOTADECK_TEXT("alert", "failed") : QUOTADECK_TEXT("alert", "passed");
    case Measure::Headroom:
    case Measure::Pending:
        break;
    }
    const double units = resource == "vcore" ? 1000.0 : 1.0; // metrics have cores
    return amountMessage(ResourceType(resource), static_cast<Quantity>(std::llround(held(value) * units)));
}
} // namespace

std::map<metrics::Labels, double> valuesOf(const Rule& rule, SystemTime now,
                                           const std::vector<metrics::Family>& families)
{
    std::map<metrics::Labels, double> values;
    for (const Formula& formula : formulasOf(rule)) {
        const metrics::Family* const left = familyCalled(families, formula.left);
        const metrics::Family* const right
            = formula.right.empty() ? nullptr : familyCalled(families, formula.right);
        if (!left || (!right && !formula.right.empty()))
            continue;
        std::map<metrics::Labels, double> rights;
        if (right) {
            for (const metrics::Sample& sample : right->samples)
                rights[withResource(sample.labels, formula.resource)] = sample.value;
        }
        for (const metrics::Sample& sample : left->samples) {
            auto labels = withResource(sample.labels, formula.resource);
            if (!isWanted(rule, labels))
                continue;
            const auto other = rights.find(labels);
            if (right && other == rights.end())
                continue;
            double value = sample.value;
            if (formula.kind == Formula::Kind::Share)
                value /= other->second; // as in Prometheus: nothing of nothing holds against no threshold
            else if (formula.kind == Formula::Kind::Rest)
                value -= other->second;
            else if (formula.kind == Formula::Kind::Age)
                value = secondsOf(now) - value;
            values[std::move(labels)] = value;
        }
    }
    return values;
}

std::vector<Change> Evaluator::step(SystemTime now, const std::vector<metrics::Family>& families)
{
    std::vector<Change> changes;
    for (std::size_t index = 0; index < m_rules.size(); ++index) {
        const Rule& rule = m_rules[index];
        auto& active = m_active[index];
        const auto values = valuesOf(rule, now, families);
        std::map<metrics::Labels, Active> next;
        std::map<metrics::Labels, Change> found;
        for (const auto& [labels, value] : values) {
            const auto before = active.find(labels);
            const bool wasFiring = before != active.end() && before->second.isFiring;
            if (!holds(value, rule.comparison, wasFiring ? rule.clear : rule.threshold))
                continue;
            Active& current = next.emplace(labels, Active{now}).first->second;
            current.value = value;
            if (before != active.end())
                current.since = before->second.since;
            current.isFiring = wasFiring || now - current.since >= rule.lasting;
            current.firingSince = wasFiring ? before->second.firingSince : now;
            if (current.isFiring && !wasFiring)
                found[labels] = {index, labels, now, value, true};
        }
        for (const auto& [labels, before] : active) {
            if (!before.isFiring || next.contains(labels))
                continue;
            const auto value = values.find(labels);
            found[labels] = {index, labels, now,
                             value == values.end() ? std::nullopt : std::optional(value->second), false};
        }
        active = std::move(next);
        for (auto& [labels, change] : found)
            changes.push_back(std::move(change));
    }
    return changes;
}

std::vector<Change> Evaluator::setRules(std::vector<Rule> rules, SystemTime now)
{
    std::vector<Change> ended;
    std::vector<std::map<metrics::Labels, Active>> active(rules.size());
    for (std::size_t index = 0; index < m_rules.size(); ++index) {
        const auto same = std::ranges::find(rules, m_rules[index]);
        if (same != rules.end()) {
            active[static_cast<std::size_t>(same - rules.begin())] = std::move(m_active[index]);
            continue;
        }
        for (const auto& [labels, before] : m_active[index]) {
            if (before.isFiring)
                ended.push_back({index, labels, now, std::nullopt, false});
        }
    }
    m_rules = std::move(rules);
    m_active = std::move(active);
    return ended;
}

Message describe(const Rule& rule, const metrics::Labels& labels, std::optional<double> value)
{
    const std::string queue = labelOf(labels, "queue");
    Message what;
    switch (rule.subject) {
    case Subject::Queue:
        what = {QUOTADECK_TEXT("alert", "queue %1"), queue};
        break;
    case Subject::User:
        what = {QUOTADECK_TEXT("alert", "user %1 in %2"), labelOf(labels, "user"), queue};
        break;
    case Subject::Group:
        what = {QUOTADECK_TEXT("alert", "group %1 in %2"), labelOf(labels, "group"), queue};
        break;
    case Subject::Cluster:
        what = {QUOTADECK_TEXT("alert", "cluster %1"), labelOf(labels, "cluster")};
        break;
    }
    const std::string detail
        = rule.measure == Measure::Health ? labelOf(labels, "check") : labelOf(labels, "resource");
    const Message known
        = value ? valueMessage(rule, detail, *value) : Message(QUOTADECK_TEXT("alert", "unknown"));
    if (detail.empty())
        return {QUOTADECK_TEXT("alert", "%1: %2"), what, known};
    return {QUOTADECK_TEXT("alert", "%1, %2: %3"), what, detail, known};
}
} // namespace quotadeck::alert
