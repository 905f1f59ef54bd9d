// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/alert/prometheusrules.h"

#include "core/alert/measuredmetrics.h"
#include "core/base/jsontext.h"

#include <fmt/format.h>
#include <string_view>

namespace quotadeck::alert {
namespace {
/// @p pattern as a regular expression of RE2, which Prometheus anchors.
std::string expressionOf(std::string_view pattern)
{
    std::string expression;
    for (const auto& [character, isAny] : partsOf(pattern)) {
        if (isAny)
            expression += ".*";
        else if (std::string_view("\\.*+?()|[]{}^$").find(character) != std::string_view::npos)
            expression.append("\\").push_back(character);
        else
            expression.push_back(character);
    }
    return expression;
}

/// A text of PromQL, whose escapes are those of Go.
std::string promQlText(std::string_view text)
{
    std::string result = "\"";
    for (const char c : text) {
        if (c == '\\' || c == '"')
            result.append("\\").push_back(c);
        else if (c == '\n')
            result += "\\n";
        else
            result.push_back(c);
    }
    return result + '"';
}

std::string selector(const Rule& rule, const std::string& metric, bool namesResource)
{
    std::string matchers;
    for (const auto& [label, pattern] : rule.where) {
        if (label == "resource" && namesResource)
            continue; // the metric is of that resource alone
        const bool isExact = pattern.find_first_of("*\\") == std::string::npos;
        matchers += fmt::format("{}{}{}{}", matchers.empty() ? "" : ",", label, isExact ? "=" : "=~",
                                promQlText(isExact ? pattern : expressionOf(pattern)));
    }
    return matchers.empty() ? metric : metric + '{' + matchers + '}';
}

std::string valueExpression(const Rule& rule, const Formula& formula)
{
    const bool namesResource = !formula.resource.empty();
    std::string value = selector(rule, formula.left, namesResource);
    switch (formula.kind) {
    case Formula::Kind::Value:
        break;
    case Formula::Kind::Share:
        value += " / " + selector(rule, formula.right, namesResource);
        break;
    case Formula::Kind::Rest:
        value += " - " + selector(rule, formula.right, namesResource);
        break;
    case Formula::Kind::Age:
        value = "time() - " + value;
        break;
    }
    return namesResource
        ? fmt::format(R"(label_replace({}, "resource", "{}", "", ""))", value, formula.resource)
        : value;
}

std::string comparedTo(const Rule& rule, double threshold)
{
    std::string expression;
    for (const Formula& formula : formulasOf(rule)) {
        const std::string value = valueExpression(rule, formula);
        const bool isSum = formula.kind != Formula::Kind::Value && formula.resource.empty();
        expression += fmt::format("{}{} {} {}", expression.empty() ? "" : " or ",
                                  isSum ? "(" + value + ")" : value, sign(rule.comparison), threshold);
    }
    return expression;
}

/// The labels in which the alerts of one rule differ.
std::string_view labelsOf(const Rule& rule)
{
    const bool hasResource = rule.measure == Measure::Used || rule.measure == Measure::Headroom
        || rule.measure == Measure::Pending;
    switch (rule.subject) {
    case Subject::Queue:
        return hasResource ? "cluster, partition, queue, resource" : "cluster, partition, queue";
    case Subject::User:
        return hasResource ? "cluster, partition, queue, user, resource" : "cluster, partition, queue, user";
    case Subject::Group:
        return hasResource ? "cluster, partition, queue, group, resource"
                           : "cluster, partition, queue, group";
    case Subject::Cluster:
        break;
    }
    return rule.measure == Measure::Health ? "cluster, check" : "cluster";
}

std::string expressionOf(const Rule& rule)
{
    const std::string begins = comparedTo(rule, rule.threshold);
    if (rule.clear == rule.threshold)
        return begins;
    return fmt::format(R"(({}) or (({}) and on ({}) ALERTS{{alertname={},alertstate="firing"}}))", begins,
                       comparedTo(rule, rule.clear), labelsOf(rule), promQlText(rule.name));
}

/// A text of a template, in which braces begin what Prometheus computes.
std::string plainInTemplate(const std::string& text)
{
    std::string result;
    for (const char c : text) {
        if (c == '{')
            result += R"({{"{"}})";
        else
            result.push_back(c);
    }
    return result;
}
} // namespace

std::string prometheusRules(const std::vector<Rule>& rules)
{
    std::string text = "groups:\n  - name: quotadeck\n    rules:\n";
    if (rules.empty())
        return "groups: []\n";
    for (const Rule& rule : rules) {
        text += fmt::format("      - alert: {}\n        expr: {}\n", jsonQuoted(rule.name),
                            jsonQuoted(expressionOf(rule)));
        if (rule.lasting.count() > 0)
            text += fmt::format("        for: {}ms\n", rule.lasting.count());
        text += fmt::format("        labels:\n          severity: {}\n", nameOf(rule.severity));
        text
            += fmt::format("        annotations:\n          summary: {}\n",
                           jsonQuoted(plainInTemplate(rule.summary.empty() ? rule.condition : rule.summary)));
    }
    return text;
}
} // namespace quotadeck::alert
