// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/editrules.h"

#include "core/elastic/amounts.h"
#include "core/elastic/editrulerun.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>
#include <numeric>
#include <set>
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
    const auto report = [&findings](std::string_view rule, const std::string& group, Message message) {
        QuotaFinding& finding = findings.emplace_back();
        finding.rule = rule;
        finding.group = group;
        finding.message = std::move(message);
    };
    const std::string name = groupOfPod(catalog, edit.pod);
    const QuotaObject* const object = catalog.find(name);
    if (object && object->group.isParent && !options.parentsMayRunPods && name != kDefaultGroup)
        report(
            "V26", name,
            {QUOTADECK_TEXT("elastic", "\"%1\" is a parent, and parents run no pods: name one of its leaves"),
             name});
    if (edit.wasPreemptible && *edit.wasPreemptible != edit.isPreemptible)
        report("V27", name,
               QUOTADECK_TEXT("elastic", "a pod's preemptible setting cannot change: create the pod anew"));
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

namespace {
QuotaCatalog applied(const QuotaCatalog& catalog, const QuotaEdit& edit)
{
    if (edit.kind == EditKind::Delete)
        return catalog.without(edit.object.group.name);
    return catalog.with(edit.kind == EditKind::Create ? withCreateDefaults(edit.object, catalog)
                                                      : edit.object);
}

/// The group @p name and those above it, up to the first level; empty when there is no such group.
std::vector<const QuotaObject*> lineage(const QuotaCatalog& catalog, std::string_view name)
{
    std::set<std::string_view> met; // a parent may be below its child
    std::vector<const QuotaObject*> line;
    for (const QuotaObject* at = catalog.find(name); at && met.insert(at->group.name).second;
         at = isRootName(at->group.parent) ? nullptr : catalog.find(at->group.parent))
        line.push_back(at);
    return line;
}

int depthOf(const QuotaCatalog& catalog, std::string_view name)
{
    return static_cast<int>(lineage(catalog, name).size());
}

bool shrinks(const QuotaCatalog& before, const QuotaEdit& edit)
{
    if (edit.kind != EditKind::Update)
        return edit.kind == EditKind::Delete;
    const QuotaObject* const old = before.find(edit.object.group.name);
    return old
        && (!exceededStrictly(old->group.min, edit.object.group.min).empty()
            || !missingTypes(old->group.max, edit.object.group.max).empty());
}

/// Sorts edits by the order that probably works: those that shrink first, from the bottom up, then the rest from the top
/// down.
int likelyTurn(const QuotaCatalog& before, const QuotaCatalog& after, const QuotaEdit& edit)
{
    constexpr int kDeepest = 1'000'000;
    const std::string& name = edit.object.group.name;
    return shrinks(before, edit) ? -depthOf(before, name) : kDeepest + depthOf(after, name);
}

/// @p top and all below it, from the top down.
std::vector<const QuotaObject*> subtree(const QuotaCatalog& catalog, const QuotaObject& top)
{
    std::vector<const QuotaObject*> found{&top};
    for (std::size_t i = 0; i < found.size(); ++i) {
        const auto children = catalog.children(found[i]->group.name);
        found.insert(found.end(), children.begin(), children.end());
    }
    return found;
}

QuotaCatalog applied(QuotaCatalog catalog, const std::vector<QuotaEdit>& edits)
{
    for (const QuotaEdit& edit : edits)
        catalog = applied(catalog, edit);
    return catalog;
}
} // namespace

EditPlan planEdits(const QuotaCatalog& before, const std::vector<QuotaEdit>& edits,
                   const EditOptions& options)
{
    EditPlan plan;
    std::vector<std::size_t> waiting(edits.size());
    std::iota(waiting.begin(), waiting.end(), std::size_t{0});
    const QuotaCatalog after = applied(QuotaCatalog(before.objects(), before.pods()), edits);
    for (const QuotaEdit& edit : edits) {
        QuotaEdit final = edit;
        if (const QuotaObject* const object = after.find(edit.object.group.name);
            object && edit.kind != EditKind::Delete)
            final.object = *object;
        auto findings = checkEdit(before, after, final, options);
        plan.findings.insert(plan.findings.end(), findings.begin(), findings.end());
    }
    if (hasErrors(plan.findings))
        return plan;
    std::ranges::stable_sort(waiting, {}, [&](std::size_t i) { return likelyTurn(before, after, edits[i]); });
    QuotaCatalog current(before.objects(), before.pods());
    while (!waiting.empty()) {
        const auto next = std::ranges::find_if(
            waiting, [&](std::size_t i) { return !hasErrors(checkEdit(current, edits[i], options)); });
        if (next == waiting.end())
            break;
        current = applied(current, edits[*next]);
        plan.order.push_back(*next);
        waiting.erase(next);
    }
    plan.stuck = std::move(waiting);
    return plan;
}

std::vector<QuotaEdit> recreation(const QuotaCatalog& before, const std::vector<QuotaEdit>& edits,
                                  const std::vector<std::size_t>& stuck)
{
    const QuotaCatalog after = applied(QuotaCatalog(before.objects(), before.pods()), edits);
    std::set<std::string> tops;
    std::vector<std::string> waiting; // groups whose trees are to be among them
    std::ranges::transform(stuck, std::back_inserter(waiting),
                           [&edits](std::size_t i) { return edits[i].object.group.name; });
    while (!waiting.empty()) {
        const std::string name = std::move(waiting.back());
        waiting.pop_back();
        for (const QuotaCatalog* const catalog : {&before, &after}) {
            const auto line = lineage(*catalog, name);
            if (line.empty() || !tops.insert(line.back()->group.name).second)
                continue;
            for (const QuotaCatalog* const other :
                 {&before, &after}) { // what moves out or in comes back elsewhere
                const QuotaObject* const top = other->find(line.back()->group.name);
                for (const QuotaObject* const group :
                     top ? subtree(*other, *top) : std::vector<const QuotaObject*>())
                    waiting.push_back(group->group.name);
            }
        }
    }
    std::vector<QuotaEdit> steps;
    const auto add = [&](const QuotaCatalog& catalog, EditKind kind) {
        for (const std::string& top : tops) {
            const QuotaObject* const object = catalog.find(top);
            for (const QuotaObject* const group :
                 object ? subtree(catalog, *object) : std::vector<const QuotaObject*>())
                steps.push_back({kind, *group});
        }
    };
    add(before, EditKind::Delete);
    std::ranges::reverse(steps);
    add(after, EditKind::Create);
    return steps;
}

namespace {
/// "a, b, c and 4 more".
Message listText(const std::vector<QuotaEdit>& steps, EditKind kind)
{
    constexpr std::size_t kMost = 6;
    std::vector<std::string> names;
    for (const QuotaEdit& step : steps) {
        if (step.kind == kind)
            names.push_back(step.object.group.name);
    }
    const std::size_t count = names.size();
    names.resize(std::min(count, kMost));
    const std::string listed = fmt::format("{}", fmt::join(names, ", "));
    if (count <= kMost)
        return listed;
    return {QUOTADECK_COUNT_TEXT("elastic", "%1 and %n more", "%1 and %n more"), listed,
            Message::Count{count - kMost}};
}
} // namespace

Message stuckMessage(const std::vector<std::string>& stuck, const std::vector<QuotaEdit>& steps)
{
    return {QUOTADECK_TEXT("elastic",
                           "%1: the cluster accepts these updates in no order: each alone leaves a state "
                           "that it rejects, such as a resource that a parent names and its child does "
                           "not. Delete %2, then create %3 anew; a group with pods cannot be deleted"),
            fmt::format("{}", fmt::join(stuck, ", ")), listText(steps, EditKind::Delete),
            listText(steps, EditKind::Create)};
}
} // namespace quotadeck::elastic
