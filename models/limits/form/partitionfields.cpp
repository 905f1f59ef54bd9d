// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/schema/effective.h"
#include "models/limits/form/configfield.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace quotadeck::models {
namespace {
struct PartitionFields
{
    Q_DECLARE_TR_FUNCTIONS(PartitionFields)
};

using Kind = ConfigField::Kind;

const QStringList kTrueFalse{QStringLiteral("true"), QStringLiteral("false")};

ConfigField fieldAt(const config::ConfigPlace& place, const QString& label, Kind kind, const QString& unset,
                    const QString& help)
{
    ConfigField field;
    field.place = place;
    field.id = QString::fromStdString(place.text());
    field.label = label;
    field.kind = kind;
    field.unset = unset;
    field.origin = PartitionFields::tr("Not set: scheduler default");
    field.help = help;
    return field;
}

template <typename T>
ConfigField withOwn(ConfigField field, const config::Field<T>& value)
{
    if (!value.isSet)
        return field;
    field.span = value.span.isEmpty() ? value.key : value.span;
    if constexpr (std::is_same_v<T, bool>)
        field.own = value.value ? kTrueFalse[0] : kTrueFalse[1];
    else
        field.own = QString::fromStdString(value.value);
    return field;
}

ConfigField withNames(ConfigField field, const config::TextList& list)
{
    if (!list.isSet)
        return field;
    QStringList names;
    for (const auto& name : list.value)
        names << QString::fromStdString(name.value);
    field.own = names.join(u' ');
    field.span = list.span;
    return field;
}

/// What the rule places by, in words.
QString ruleMeaning(const config::PlacementRuleConfig& rule)
{
    const std::string& name = rule.name.value;
    if (name == "provided")
        return PartitionFields::tr("the queue that the application requests");
    if (name == "user")
        return PartitionFields::tr("a queue named after the user");
    if (name == "fixed")
        return PartitionFields::tr("always the queue given in Value");
    if (name == "tag")
        return PartitionFields::tr("a queue named after the tag given in Value");
    return PartitionFields::tr("unknown to the scheduler: disables all rules");
}
} // namespace

std::vector<ConfigField> partitionFields(const ConfigRevision& revision, std::size_t partition)
{
    const auto* config = revision.document.config();
    if (!config || partition >= config->partitions.size())
        return {};
    const auto& own = config->partitions[partition];
    const auto place = config::ConfigPlace() / "partitions" / partition;
    ConfigField sorting = fieldAt(
        place / "nodesortpolicy" / "type", PartitionFields::tr("Node sort policy"), Kind::Choice,
        QStringLiteral("fair"), PartitionFields::tr("fair spreads pods over nodes, binpacking fills nodes"));
    sorting.choices = {QStringLiteral("fair"), QStringLiteral("binpacking")};
    ConfigField preemption = fieldAt(
        place / "preemption" / "enabled", PartitionFields::tr("Preemption"), Kind::Choice, kTrueFalse[0],
        PartitionFields::tr("Whether queues below their guarantee may preempt others"));
    preemption.choices = kTrueFalse;
    ConfigField quota
        = fieldAt(place / "preemption" / "quotapreemptionenabled", PartitionFields::tr("Quota preemption"),
                  Kind::Choice, kTrueFalse[1],
                  PartitionFields::tr("Whether pods are preempted when a max is lowered below the usage"));
    quota.choices = kTrueFalse;
    ConfigField resolver = fieldAt(
        place / "usergroupresolver" / "type", PartitionFields::tr("Group resolver"), Kind::Suggested,
        PartitionFields::tr("none"), PartitionFields::tr("Source of the groups of users"));
    resolver.choices = {QStringLiteral("ldap"), QStringLiteral("os")};
    std::vector<ConfigField> fields{
        withOwn(fieldAt(place / "name", PartitionFields::tr("Name"), Kind::RequiredText,
                        QStringLiteral("default"), PartitionFields::tr("Name of the partition")),
                own.name),
        withOwn(std::move(sorting), own.nodeSortPolicy.value.type),
        withOwn(std::move(preemption), own.preemption.value.enabled),
        withOwn(std::move(quota), own.preemption.value.quotaPreemptionEnabled),
        withOwn(std::move(resolver), own.userGroupResolverType),
    };
    const auto& weights = own.nodeSortPolicy.value.resourceWeights.value;
    std::vector<std::string> types{"vcore", "memory"};
    for (const auto& weight : weights) {
        if (std::ranges::find(types, weight.key) == types.end())
            types.push_back(weight.key);
    }
    for (const auto& type : types) {
        ConfigField field = fieldAt(place / "nodesortpolicy" / "resourceweights" / type,
                                    PartitionFields::tr("Weight of %1").arg(QString::fromStdString(type)),
                                    Kind::Number, QString::number(weights.empty() ? 1 : 0),
                                    PartitionFields::tr("Weight of the resource when nodes are sorted"));
        const auto weight = std::ranges::find(weights, type, &config::WeightEntry::key);
        if (weight != weights.end()) {
            field.own = QString::number(weight->value);
            field.span = weight->valueSpan;
        }
        fields.push_back(std::move(field));
    }
    return fields;
}

const config::PlacementRuleConfig* ruleAt(const config::SchedulerConfig& config,
                                          const config::ConfigPlace& place)
{
    constexpr std::size_t kListSteps = 4; // "partitions", 0, "placementrules", 0
    const auto& steps = place.steps();
    const auto* partition = steps.size() < kListSteps ? nullptr : std::get_if<std::size_t>(&steps[1]);
    const auto* number = partition ? std::get_if<std::size_t>(&steps[3]) : nullptr;
    if (!number || *partition >= config.partitions.size())
        return nullptr;
    const auto& rules = config.partitions[*partition].placementRules.value;
    const config::PlacementRuleConfig* rule = *number < rules.size() ? &rules[*number] : nullptr;
    for (std::size_t depth = kListSteps; rule && depth < steps.size(); ++depth)
        rule = rule->parent.empty() ? nullptr : &rule->parent.front();
    return rule;
}

std::vector<ConfigField> ruleFields(const ConfigRevision& revision, const config::ConfigPlace& place)
{
    const auto* config = revision.document.config();
    const auto* rule = config ? ruleAt(*config, place) : nullptr;
    if (!rule)
        return {};
    ConfigField name = fieldAt(place / "name", PartitionFields::tr("Rule"), Kind::Suggested, QString(),
                               PartitionFields::tr("How the queue name is determined"));
    name.kind = Kind::RequiredText;
    name.choices = {QStringLiteral("provided"), QStringLiteral("user"), QStringLiteral("fixed"),
                    QStringLiteral("tag")};
    name = withOwn(std::move(name), rule->name);
    name.meaning = ruleMeaning(*rule);
    ConfigField create = fieldAt(place / "create", PartitionFields::tr("Create"), Kind::Choice, kTrueFalse[1],
                                 PartitionFields::tr("Whether a missing queue is created"));
    create.choices = kTrueFalse;
    ConfigField type = fieldAt(place / "filter" / "type", PartitionFields::tr("Filter"), Kind::Choice,
                               QStringLiteral("allow"),
                               PartitionFields::tr("Whether the rule applies to the users and groups below "
                                                   "or to all others"));
    type.choices = {QStringLiteral("allow"), QStringLiteral("deny")};
    const QString nobody = PartitionFields::tr("everyone");
    return {
        name,
        withOwn(std::move(create), rule->create),
        withOwn(fieldAt(place / "value", PartitionFields::tr("Value"), Kind::Text,
                        PartitionFields::tr("none"),
                        PartitionFields::tr("Queue of a fixed rule, or tag name of a tag rule")),
                rule->value),
        withOwn(std::move(type), rule->filter.value.type),
        withNames(fieldAt(place / "filter" / "users", PartitionFields::tr("Filter: users"), Kind::Names,
                          nobody, PartitionFields::tr("Names, or one regular expression such as ^svc-")),
                  rule->filter.value.users),
        withNames(fieldAt(place / "filter" / "groups", PartitionFields::tr("Filter: groups"), Kind::Names,
                          nobody, PartitionFields::tr("Names, or one regular expression such as ^team-")),
                  rule->filter.value.groups),
    };
}
} // namespace quotadeck::models
