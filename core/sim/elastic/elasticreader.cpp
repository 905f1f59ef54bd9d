// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/elastic/elasticreader.h"

#include "core/elastic/quotavalidator.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace quotadeck::sim {
namespace {
constexpr std::int64_t kMostNodes = 10'000;
constexpr std::int64_t kMostGroupPods = 10'000; // of a group

QuotaNodeGroup readNodes(const YAML::Node& node)
{
    const Fields fields(node, "a node group", {"name", "count", "allocatable", "model", "tree"});
    QuotaNodeGroup group;
    group.name = fields.text("name");
    group.count = fields.count("count");
    if (group.count > kMostNodes)
        fields.fail("count", fmt::format("must not be above {}", kMostNodes));
    group.allocatable = fields.quotaAmounts("allocatable");
    group.model = fields.textOr("model", "");
    group.tree = fields.textOr("tree", "");
    return group;
}

void readOptions(const Fields& scenario, ElasticSetup& setup)
{
    if (!scenario.has("elastic"))
        return;
    const Fields fields(scenario.require("elastic"), "elastic quotas",
                        {"scaleMin", "checkParents", "revoke", "preempt", "cards"});
    setup.scalesMin = !fields.has("scaleMin") || fields.flag("scaleMin");
    setup.checksParents = fields.has("checkParents") && fields.flag("checkParents");
    setup.preempts = fields.has("preempt") && fields.flag("preempt");
    setup.cards = fields.textOr("cards", "");
    if (!fields.has("revoke"))
        return;
    const Fields revoke(fields.require("revoke"), "the revoking of over-use", {"delay", "cycle"});
    setup.revoke.isOn = true;
    if (revoke.has("delay"))
        setup.revoke.delay = revoke.delay("delay");
    if (revoke.has("cycle"))
        setup.revoke.cycle = revoke.duration("cycle");
}

/// The groups, which the cluster must take as they stand.
void readQuotas(const Fields& fields, ElasticSetup& setup)
{
    setup.quotasText = fields.text("quotas");
    const std::string texts[] = {setup.quotasText};
    const auto verdict = elastic::validateQuotaTexts(texts).front();
    const auto error
        = std::ranges::find(verdict.findings, config::Severity::Error, &config::Finding::severity);
    if (error != verdict.findings.end())
        throw FieldError(fields.require("quotas").Mark(), error->span.begin,
                         fmt::format("\"quotas\": {} [{}]", error->message, error->rule));
    for (elastic::QuotaManifest& manifest : elastic::readQuotaManifests(setup.quotasText).manifests)
        setup.quotas.push_back(std::move(manifest.object));
    if (setup.quotas.empty())
        fields.fail("quotas", "has no ElasticQuota object");
}

QuotaPodGroup readPods(const YAML::Node& node)
{
    const Fields fields(node, "a group of pods",
                        {"name", "count", "requests", "runTime", "priority", "preemptible", "models"});
    QuotaPodGroup group;
    group.name = fields.text("name");
    group.count = fields.has("count") ? fields.count("count") : 1;
    if (group.count > kMostGroupPods)
        fields.fail("count", fmt::format("must not be above {}", kMostGroupPods));
    group.requests = fields.quotaAmounts("requests");
    group.runTime = fields.delay("runTime");
    group.priority = fields.has("priority") ? static_cast<std::int32_t>(fields.number("priority")) : 0;
    group.isPreemptible = !fields.has("preemptible") || fields.flag("preemptible");
    if (fields.has("models"))
        group.models = fields.texts("models");
    return group;
}

std::optional<Resource> amountsIf(const Fields& fields, const char* key)
{
    return fields.has(key) ? std::optional(fields.quotaAmounts(key)) : std::nullopt;
}

std::optional<std::uint64_t> numberIf(const Fields& fields, const char* key)
{
    return fields.has(key) ? std::optional(static_cast<std::uint64_t>(fields.number(key))) : std::nullopt;
}
} // namespace

ElasticSetup readElasticSetup(const Fields& scenario)
{
    ElasticSetup setup;
    for (const YAML::Node& node : scenario.list("nodes")) {
        QuotaNodeGroup group = readNodes(node);
        if (std::ranges::find(setup.nodes, group.name, &QuotaNodeGroup::name) != setup.nodes.end())
            throw FieldError(node.Mark(), "\"nodes\": a name is used twice");
        setup.nodes.push_back(std::move(group));
    }
    readQuotas(scenario, setup);
    readOptions(scenario, setup);
    return setup;
}

Action readCreateQuotaPods(const YAML::Node& node)
{
    const Fields fields(node, "new pods", {"namespace", "group", "pods"});
    CreateQuotaPods action;
    action.namespaceName = fields.text("namespace");
    action.group = fields.textOr("group", "");
    for (const YAML::Node& item : fields.list("pods"))
        action.pods.push_back(readPods(item));
    return action;
}

Action readEndQuotaPods(const YAML::Node& node)
{
    const Fields fields(node, "pods that end", {"namespace", "pods"});
    EndQuotaPods action;
    action.namespaceName = fields.text("namespace");
    if (fields.has("pods"))
        action.pods = fields.texts("pods");
    return action;
}

/// The text may be wrong: that it is refused can be the point of the scenario.
Action readApplyQuotas(const YAML::Node& node)
{
    const Fields fields(node, "quotas", {"text"});
    return ApplyQuotas{fields.text("text")};
}

Action readDeleteQuota(const YAML::Node& node)
{
    const Fields fields(node, "a quota group", {"name"});
    return DeleteQuota{fields.text("name")};
}

Action readSetCardRules(const YAML::Node& node)
{
    const Fields fields(node, "the rules for models of cards", {"resource"});
    return SetCardRules{fields.textOr("resource", "")};
}

QuotaFact readQuotaFact(const YAML::Node& node)
{
    const Fields fields(node, "a quota group",
                        {"name", "exists", "min", "max", "effectiveMin", "request", "used", "runtime",
                         "running", "waiting", "evicted"});
    return {fields.text("name"),
            fields.has("exists") ? std::optional(fields.flag("exists")) : std::nullopt,
            amountsIf(fields, "min"),
            amountsIf(fields, "max"),
            amountsIf(fields, "effectiveMin"),
            amountsIf(fields, "request"),
            amountsIf(fields, "used"),
            amountsIf(fields, "runtime"),
            numberIf(fields, "running"),
            numberIf(fields, "waiting"),
            numberIf(fields, "evicted")};
}

QuotaPodFact readQuotaPodFact(const YAML::Node& node)
{
    const Fields fields(node, "a pod", {"name", "state", "group", "model", "waits", "evicted"});
    return {fields.text("name"),        fields.textOr("state", ""), fields.textOr("group", ""),
            fields.textOr("model", ""), fields.textOr("waits", ""), numberIf(fields, "evicted")};
}

QuotaNodeFact readQuotaNodeFact(const YAML::Node& node)
{
    const Fields fields(node, "a machine", {"name", "exists", "schedulable", "allocatable", "uses"});
    const auto flagIf = [&fields](const char* key) {
        return fields.has(key) ? std::optional(fields.flag(key)) : std::nullopt;
    };
    return {fields.text("name"), flagIf("exists"), flagIf("schedulable"), amountsIf(fields, "allocatable"),
            amountsIf(fields, "uses")};
}

QuotaTotalFact readQuotaTotalFact(const YAML::Node& node)
{
    const Fields fields(node, "a total", {"tree", "allocatable", "unschedulable", "shared"});
    return {fields.textOr("tree", ""), amountsIf(fields, "allocatable"), amountsIf(fields, "unschedulable"),
            amountsIf(fields, "shared")};
}
} // namespace quotadeck::sim
