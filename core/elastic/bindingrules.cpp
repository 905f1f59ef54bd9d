// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/editrulerun.h"

#include <algorithm>

/// Rules on names, namespaces and pods, and on what may become of a group.
namespace quotadeck::elastic {
namespace {
std::size_t countPods(const EditRuleRun& run, bool (*isMeant)(const BoundPod&, const QuotaGroup&),
                      const QuotaGroup& group)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        run.before().pods(), [isMeant, &group](const BoundPod& pod) { return isMeant(pod, group); }));
}

bool isLabelled(const BoundPod& pod, const QuotaGroup& group)
{
    return pod.label == group.name;
}

bool isInNamespace(const BoundPod& pod, const QuotaGroup& group)
{
    return pod.namespaceName == group.name
        || std::ranges::find(group.namespaces, pod.namespaceName) != group.namespaces.end();
}
} // namespace

void checkNameIsFree(EditRuleRun& run)
{
    if (run.old())
        run.report("V7", "name",
                   {QUOTADECK_TEXT("elastic",
                                   "there is another group \"%1\": names are unique in the whole cluster"),
                    run.group().name});
}

void checkNamespaces(EditRuleRun& run)
{
    auto names = run.group().namespaces;
    std::ranges::sort(names);
    for (const std::string& name : names) {
        const auto& objects = run.after().objects();
        const auto taken = std::ranges::find_if(objects, [&](const QuotaObject& object) {
            const auto& listed = object.group.namespaces;
            return object.group.name != run.group().name && std::ranges::find(listed, name) != listed.end();
        });
        if (taken == objects.end())
            continue;
        QuotaFinding& finding
            = run.report("V8", "namespaces",
                         {QUOTADECK_TEXT("elastic", "the namespace \"%1\" belongs to %2 already"), name,
                          taken->group.name});
        finding.other = taken->group.name;
        run.fix(finding, {QUOTADECK_TEXT("elastic", "remove \"%1\" from the list"), name},
                [&name](QuotaGroup& group) { std::erase(group.namespaces, name); });
    }
}

void checkReservedUpdate(EditRuleRun& run)
{
    const std::string& name = run.group().name;
    if (name == kRootGroup || name == kSystemGroup)
        run.report("V9", "name",
                   {QUOTADECK_TEXT("elastic", "%1 belongs to the scheduler and cannot be changed"), name});
}

void checkStrictConversion(EditRuleRun& run)
{
    if (!run.options().isStrict || !run.old() || run.old()->group.isParent == run.group().isParent)
        return;
    QuotaFinding& finding
        = run.report("V10", "isParent",
                     run.group().isParent
                         ? QUOTADECK_TEXT("elastic", "a leaf cannot become a parent: create a new group")
                         : QUOTADECK_TEXT("elastic", "a parent cannot become a leaf: create a new group"));
    run.fix(finding,
            run.old()->group.isParent ? QUOTADECK_TEXT("elastic", "keep it a parent")
                                      : QUOTADECK_TEXT("elastic", "keep it a leaf"),
            [was = run.old()->group.isParent](QuotaGroup& group) { group.isParent = was; });
}

void checkBecomesLeaf(EditRuleRun& run)
{
    if (!run.old() || !run.old()->group.isParent || run.group().isParent || run.children().empty())
        return;
    QuotaFinding& finding
        = run.report("V11", "isParent",
                     {QUOTADECK_TEXT("elastic", "it cannot become a leaf while it has children, such as %1"),
                      run.children().front()->group.name});
    finding.other = run.children().front()->group.name;
    run.fix(finding, QUOTADECK_TEXT("elastic", "keep it a parent"),
            [](QuotaGroup& group) { group.isParent = true; });
}

void checkBecomesParent(EditRuleRun& run)
{
    if (!run.old() || run.old()->group.isParent || !run.group().isParent)
        return;
    const std::size_t count = countPods(
        run,
        [](const BoundPod& pod, const QuotaGroup& group) {
            return isLabelled(pod, group) || isInNamespace(pod, group);
        },
        run.old()->group);
    if (count == 0)
        return;
    QuotaFinding& finding = run.report(
        "V12", "isParent",
        {QUOTADECK_COUNT_TEXT("elastic", "it cannot become a parent while %n pods are bound to it",
                              "it cannot become a parent while %n pod is bound to it"),
         Message::Count{count}});
    finding.value = static_cast<Quantity>(count);
    finding.bound = 0;
    run.fix(finding, QUOTADECK_TEXT("elastic", "keep it a leaf"),
            [](QuotaGroup& group) { group.isParent = false; });
}

void checkReservedDelete(EditRuleRun& run)
{
    if (isReserved(run.group().name))
        run.report("V22", "name",
                   {QUOTADECK_TEXT("elastic", "%1 belongs to the scheduler and cannot be deleted"),
                    run.group().name});
}

void checkIsKnown(EditRuleRun& run)
{
    if (!run.old())
        run.report("V23", "name", {QUOTADECK_TEXT("elastic", "there is no group \"%1\""), run.group().name});
}

void checkHasNoChildren(EditRuleRun& run)
{
    if (run.children().empty())
        return;
    run.report("V24", "name",
               {QUOTADECK_TEXT("elastic", "it cannot be deleted while it has children, such as %1"),
                run.children().front()->group.name})
        .other
        = run.children().front()->group.name;
}

void checkHasNoPods(EditRuleRun& run)
{
    const std::size_t count = countPods(run, isLabelled, run.group());
    if (count == 0)
        return;
    QuotaFinding& finding = run.report(
        "V25", "name",
        {QUOTADECK_COUNT_TEXT("elastic",
                              "it cannot be deleted while %n pods have its label, finished ones included",
                              "it cannot be deleted while %n pod has its label, finished ones included"),
         Message::Count{count}});
    finding.value = static_cast<Quantity>(count);
    finding.bound = 0;
}

void warnOfNamespacePods(EditRuleRun& run)
{
    if (!run.old())
        return;
    const QuotaGroup& old = run.old()->group;
    const auto count = std::ranges::count_if(run.before().pods(), [&](const BoundPod& pod) {
        return pod.label.empty() && groupOfPod(run.before(), pod) == old.name;
    });
    if (count == 0)
        return;
    QuotaFinding& finding = run.report(
        "V25", "name",
        {QUOTADECK_COUNT_TEXT(
             "elastic", "its namespaces bind %n pods to it, which do not block the deletion: they move to %1",
             "its namespaces bind %n pod to it, which does not block the deletion: it moves to %1"),
         kDefaultGroup, Message::Count{count}});
    finding.severity = config::Severity::Warning;
    finding.value = count;
}
} // namespace quotadeck::elastic
