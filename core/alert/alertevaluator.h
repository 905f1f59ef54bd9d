// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/alert/alertrule.h"
#include "core/metrics/metricfamily.h"
#include "core/snapshot/clustersnapshot.h"

#include <cstddef>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace quotadeck::alert {
/// A condition that holds.
struct Active
{
    SystemTime since; ///< it holds
    bool isFiring = false; ///< it has held for as long as the rule wants
    double value = 0; ///< in the last step
    SystemTime firingSince{}; ///< while it fires
};

/// An alert that began to fire, or ended.
struct Change
{
    std::size_t rule = 0; ///< its index
    metrics::Labels labels; ///< of what it is about, with "resource" for amounts; by name
    SystemTime time;
    std::optional<double> value; ///< nothing: it ended because the value is not known any more
    bool isFiring = false;

    friend bool operator==(const Change&, const Change&) = default;
};

/// Evaluates rules on the metrics of one moment after the other, as Prometheus evaluates them exported.
///
/// Shape:     a value that is not known any more ends its alert, as in Prometheus.
/// Threading: thread-compatible.
class Evaluator
{
public:
    explicit Evaluator(std::vector<Rule> rules) : m_rules(std::move(rules)), m_active(m_rules.size()) { }

    /// @p now is later than before. The changes are in the order of the rules, then of the labels.
    std::vector<Change> step(SystemTime now, const std::vector<metrics::Family>& families);

    /// Goes on with @p rules. What is active of a rule that stays the same stays active; what was firing of another ends at @p now, with
    /// the index of its rule among those before.
    std::vector<Change> setRules(std::vector<Rule> rules, SystemTime now);

    [[nodiscard]] const std::vector<Rule>& rules() const { return m_rules; }
    /// Of the rule @p rule, by labels.
    [[nodiscard]] const std::map<metrics::Labels, Active>& active(std::size_t rule) const
    {
        return m_active.at(rule);
    }

private:
    std::vector<Rule> m_rules;
    std::vector<std::map<metrics::Labels, Active>> m_active; ///< of each rule
};

/// The values that @p rule compares, by the labels of what they are about; labels by name.
[[nodiscard]] std::map<metrics::Labels, double> valuesOf(const Rule& rule, SystemTime now,
                                                         const std::vector<metrics::Family>& families);

/// "queue root.data, memory: 92 %", for people.
[[nodiscard]] Message describe(const Rule& rule, const metrics::Labels& labels, std::optional<double> value);
} // namespace quotadeck::alert
