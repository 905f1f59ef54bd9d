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
                   fmt::format("there is another group \"{}\": names are unique in the whole cluster",
                               run.group().name));
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
                         fmt::format("the namespace \"{}\" belongs to {} already", name, taken->group.name));
        finding.other = taken->group.name;
        run.fix(finding, fmt::format("take \"{}\" out of the list", name),
                [&name](QuotaGroup& group) { std::erase(group.namespaces, name); });
    }
}

void checkReservedUpdate(EditRuleRun& run)
{
    const std::string& name = run.group().name;
    if (name == kRootGroup || name == kSystemGroup)
        run.report("V9", "name", fmt::format("{} belongs to the scheduler and cannot be changed", name));
}

void checkStrictConversion(EditRuleRun& run)
{
    if (!run.options().isStrict || !run.old() || run.old()->group.isParent == run.group().isParent)
        return;
    QuotaFinding& finding
        = run.report("V10", "isParent",
                     run.group().isParent ? "a leaf cannot become a parent: create a new group"
                                          : "a parent cannot become a leaf: create a new group");
    run.fix(finding, "leave it as it was",
            [was = run.old()->group.isParent](QuotaGroup& group) { group.isParent = was; });
}

void checkBecomesLeaf(EditRuleRun& run)
{
    if (!run.old() || !run.old()->group.isParent || run.group().isParent || run.children().empty())
        return;
    QuotaFinding& finding
        = run.report("V11", "isParent",
                     fmt::format("it cannot become a leaf while it has children, such as {}",
                                 run.children().front()->group.name));
    finding.other = run.children().front()->group.name;
    run.fix(finding, "let it be a parent", [](QuotaGroup& group) { group.isParent = true; });
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
        fmt::format("it cannot become a parent while pods are bound to it: there are {}", count));
    finding.value = static_cast<Quantity>(count);
    finding.bound = 0;
    run.fix(finding, "let it be a leaf", [](QuotaGroup& group) { group.isParent = false; });
}

void checkReservedDelete(EditRuleRun& run)
{
    if (isReserved(run.group().name))
        run.report("V22", "name",
                   fmt::format("{} belongs to the scheduler and cannot be deleted", run.group().name));
}

void checkIsKnown(EditRuleRun& run)
{
    if (!run.old())
        run.report("V23", "name", fmt::format("there is no group \"{}\"", run.group().name));
}

void checkHasNoChildren(EditRuleRun& run)
{
    if (run.children().empty())
        return;
    run.report("V24", "name",
               fmt::format("it cannot be deleted while it has children, such as {}",
                           run.children().front()->group.name))
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
        fmt::format("it cannot be deleted while pods carry its label, finished ones too: there are {}",
                    count));
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
        fmt::format("pods that its namespaces bind to it do not stop the deletion: {} will belong to {}",
                    count, kDefaultGroup));
    finding.severity = config::Severity::Warning;
    finding.value = count;
}
} // namespace quotadeck::elastic
