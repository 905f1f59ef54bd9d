// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/editrules.h"

#include "core/elastic/editrulerun.h"

#include <algorithm>
#include <array>
#include <utility>

namespace quotadeck::elastic {
namespace {
constexpr std::array<std::pair<std::string_view, std::string_view>, 28> kCategories{
    {{"V1", "max-negative"},   {"V2", "min-negative"},    {"V3", "weight"},
     {"V4", "min-above-max"},  {"V5", "min-not-in-max"},  {"V6", "max-below-used"},
     {"V7", "duplicate-name"}, {"V8", "namespace-taken"}, {"V9", "reserved"},
     {"V10", "conversion"},    {"V11", "has-children"},   {"V12", "has-pods"},
     {"V13", "tree-id"},       {"V14", "parent-missing"}, {"V15", "parent-is-leaf"},
     {"V16", "cycle"},         {"V17", "max-keys"},       {"V18", "min-keys"},
     {"V19", "sum-of-min"},    {"V20", "children-min"},   {"V21", "guarantee"},
     {"V22", "reserved"},      {"V23", "unknown"},        {"V24", "has-children"},
     {"V25", "has-pods"},      {"V26", "pod-in-parent"},  {"V27", "preemptible-changed"},
     {"EQ-89", "create-anew"}}};

/// EQ-87: the parts that the webhook compares to decide whether there is anything to check.
bool changesMoreThanAnnotations(const QuotaGroup& now, const QuotaGroup& wanted)
{
    return now.parent != wanted.parent || now.isParent != wanted.isParent || now.treeId != wanted.treeId
        || now.namespaces != wanted.namespaces || now.min != wanted.min || now.max != wanted.max;
}

void checkValues(EditRuleRun& run)
{
    checkMaxSign(run);
    checkMinSign(run);
    checkWeight(run);
    checkMinAgainstMax(run);
    checkStrictMax(run);
}

/// From V13 on, with the exemptions of EQ-83.
void checkPlace(EditRuleRun& run)
{
    checkTree(run);
    const auto children = run.children();
    if (run.isFirstLevel() && !run.group().isParent && children.empty())
        return; // nothing to compare with
    checkParentExists(run);
    checkParentIsParent(run);
    checkNoCycle(run);
    checkMaxKeys(run);
    checkMinKeys(run);
    if (run.group().allowsForceUpdate || run.group().isTreeRoot)
        return;
    checkSiblingMins(run);
    checkChildMins(run);
    checkGuarantee(run);
}

void checkCreate(EditRuleRun& run)
{
    checkNameIsFree(run);
    checkNamespaces(run);
    checkValues(run);
    if (run.group().name != kRootGroup)
        checkPlace(run);
}

void checkUpdate(EditRuleRun& run)
{
    if (run.old() && changesMoreThanAnnotations(run.old()->group, run.group()))
        checkReservedUpdate(run);
    checkNamespaces(run);
    checkIsKnown(run);
    checkValues(run);
    if (run.group().name == kRootGroup)
        return;
    checkStrictConversion(run);
    checkBecomesLeaf(run);
    checkBecomesParent(run);
    checkPlace(run);
    warnOfFrozenWeight(run);
}

void checkDelete(EditRuleRun& run)
{
    checkReservedDelete(run);
    checkIsKnown(run);
    checkHasNoChildren(run);
    checkHasNoPods(run);
    warnOfNamespacePods(run);
}
} // namespace

std::vector<QuotaFinding> checkEdit(const QuotaCatalog& before, const QuotaCatalog& after,
                                    const QuotaEdit& edit, const EditOptions& options)
{
    EditRuleRun run(before, after, edit, options);
    switch (edit.kind) {
    case EditKind::Create:
        checkCreate(run);
        break;
    case EditKind::Update:
        checkUpdate(run);
        break;
    case EditKind::Delete:
        checkDelete(run);
        return run.take();
    }
    if (!isReserved(run.group().name)) {
        warnOfFirstLevel(run);
        noteMaxAboveParent(run);
        warnOfTypedCards(run);
    }
    return run.take();
}

std::vector<QuotaFinding> checkEdit(const QuotaCatalog& before, const QuotaEdit& edit,
                                    const EditOptions& options)
{
    if (edit.kind == EditKind::Delete)
        return checkEdit(before, before.without(edit.object.group.name), edit, options);
    QuotaEdit filled = edit;
    if (edit.kind == EditKind::Create)
        filled.object = withCreateDefaults(std::move(filled.object), before);
    return checkEdit(before, before.with(filled.object), filled, options);
}

std::vector<QuotaFinding> checkPod(const QuotaCatalog& catalog, const PodEdit& edit,
                                   const EditOptions& options)
{
    std::vector<QuotaFinding> findings;
    const auto report = [&findings](std::string_view rule, const std::string& group, std::string message) {
        QuotaFinding& finding = findings.emplace_back();
        finding.rule = rule;
        finding.group = group;
        finding.message = std::move(message);
    };
    const std::string name = groupOfPod(catalog, edit.pod);
    const QuotaObject* const object = catalog.find(name);
    if (object && object->group.isParent && !options.parentsMayRunPods && name != kDefaultGroup)
        report("V26", name,
               fmt::format("\"{}\" is a parent, and parents run no pods: name one of its leaves", name));
    if (edit.wasPreemptible && *edit.wasPreemptible != edit.isPreemptible)
        report("V27", name, "whether a pod may be preempted cannot change while it lives: create it anew");
    return findings;
}

QuotaObject withCreateDefaults(QuotaObject object, const QuotaCatalog& catalog)
{
    QuotaGroup& group = object.group;
    if (group.name == kRootGroup)
        return object;
    if (group.parent.empty())
        group.parent = kRootGroup;
    if (group.treeId.empty() && !isRootName(group.parent)) {
        if (const QuotaObject* const parent = catalog.find(group.parent))
            group.treeId = parent->group.treeId;
    }
    if (object.badWeight)
        return object;
    Resource weight = group.max;
    if (group.weight) {
        const Resource known = masked(*group.weight, group.max);
        for (const auto& [type, value] : known.entries())
            weight.set(type, value);
    }
    group.weight = std::move(weight);
    return object;
}

bool hasErrors(const std::vector<QuotaFinding>& findings)
{
    return std::ranges::any_of(
        findings, [](const QuotaFinding& finding) { return finding.severity == config::Severity::Error; });
}

std::string_view categoryOf(std::string_view rule)
{
    const auto* const found
        = std::ranges::find(kCategories, rule, [](const auto& entry) { return entry.first; });
    return found == kCategories.end() ? std::string_view() : found->second;
}
} // namespace quotadeck::elastic
