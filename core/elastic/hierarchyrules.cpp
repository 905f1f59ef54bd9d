// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/editrulerun.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <set>

/// Rules on the place of a group among the others.
namespace quotadeck::elastic {
namespace {
/// The types that break V17 between a parent and a child: those that the child lacks count only without the option.
std::vector<ResourceType> differingKeys(const Resource& parent, const Resource& child, bool allowsKeyUpdate)
{
    auto types = missingTypes(child, parent);
    if (!allowsKeyUpdate) {
        const auto lacking = missingTypes(parent, child);
        types.insert(types.end(), lacking.begin(), lacking.end());
        std::ranges::sort(types);
    }
    return types;
}
} // namespace

void checkTree(EditRuleRun& run)
{
    const std::string& tree = run.group().treeId;
    if (run.old() && run.edit().kind == EditKind::Update && run.old()->group.treeId != tree) {
        QuotaFinding& finding = run.report(
            "V13", "treeId",
            {QUOTADECK_TEXT("elastic", "the tree id changes from \"%1\" to \"%2\", but must stay"),
             run.old()->group.treeId, tree});
        run.fix(finding, QUOTADECK_TEXT("elastic", "keep the tree id"),
                [id = run.old()->group.treeId](QuotaGroup& group) { group.treeId = id; });
    }
    if (const QuotaGroup* const parent = run.parent(); parent && parent->treeId != tree) {
        QuotaFinding& finding = run.report(
            "V13", "treeId",
            {QUOTADECK_TEXT("elastic", "the tree id is \"%1\", but that of its parent %2 is \"%3\""), tree,
             parent->name, parent->treeId});
        finding.other = parent->name;
        run.fix(finding, {QUOTADECK_TEXT("elastic", "use that of %1"), parent->name},
                [parent](QuotaGroup& group) { group.treeId = parent->treeId; });
    }
    for (const QuotaObject* const child : run.children()) {
        if (child->group.treeId == tree)
            continue;
        run.report("V13", "treeId",
                   {QUOTADECK_TEXT("elastic", "the tree id is \"%1\", but that of its child %2 is \"%3\""),
                    tree, child->group.name, child->group.treeId})
            .other
            = child->group.name;
    }
}

void checkParentExists(EditRuleRun& run)
{
    if (run.isFirstLevel() || run.parent() || isReserved(run.group().parent))
        return;
    QuotaFinding& finding = run.report(
        "V14", "parent", {QUOTADECK_TEXT("elastic", "its parent \"%1\" does not exist"), run.group().parent});
    finding.other = run.group().parent;
    run.fix(finding, QUOTADECK_TEXT("elastic", "move it to the first level"),
            [](QuotaGroup& group) { group.parent = kRootGroup; });
}

void checkParentIsParent(EditRuleRun& run)
{
    if (run.isFirstLevel())
        return;
    const QuotaGroup* const parent = run.parent();
    if (parent ? parent->isParent : !isReserved(run.group().parent))
        return;
    QuotaFinding& finding = run.report(
        "V15", "parent",
        {QUOTADECK_TEXT(
             "elastic",
             "its parent \"%1\" is a leaf: only a group with is-parent \"true\" may have children"),
         run.group().parent});
    finding.other = run.group().parent;
    if (parent && !isReserved(parent->name))
        EditRuleRun::addFix(finding, {QUOTADECK_TEXT("elastic", "make %1 a parent"), parent->name}, *parent,
                            [](QuotaGroup& group) { group.isParent = true; });
}

void checkNoCycle(EditRuleRun& run)
{
    std::set<std::string_view> met;
    const QuotaObject* at = &run.object();
    while (at && !isRootName(at->group.parent) && met.insert(at->group.name).second) {
        if (at->group.parent == run.group().name) {
            QuotaFinding& finding = run.report(
                "V16", "parent",
                at == &run.object()
                    ? Message(QUOTADECK_TEXT("elastic", "the group is its own parent"))
                    : Message{QUOTADECK_TEXT("elastic", "its parent \"%1\" is one of its own descendants"),
                              run.group().parent});
            finding.other = run.group().parent;
            run.fix(finding, QUOTADECK_TEXT("elastic", "move it to the first level"),
                    [](QuotaGroup& group) { group.parent = kRootGroup; });
            return;
        }
        at = run.after().find(at->group.parent);
    }
}

void checkMaxKeys(EditRuleRun& run)
{
    const bool allows = run.options().allowsKeyUpdate;
    const auto report = [&run](const QuotaGroup& parent, const QuotaGroup& child, ResourceType type) {
        const bool isExtra = child.max.find(type).has_value();
        const bool isChild = &child == &run.group();
        QuotaFinding& finding = run.report(
            "V17", fmt::format("max/{}", type.name()),
            isExtra
                ? Message{QUOTADECK_TEXT("elastic",
                                         "max of %1 names %2, which that of its parent %3 does not"),
                          child.name, type.name(), parent.name}
                : Message{QUOTADECK_TEXT("elastic", "max of %1 lacks %2, which that of its parent %3 names"),
                          child.name, type.name(), parent.name});
        finding.resource = type;
        finding.other = isChild ? parent.name : child.name;
        if (!isChild || isExtra)
            return;
        run.fix(finding,
                {QUOTADECK_TEXT("elastic", "add %1 with the parent's %2"), type.name(),
                 amountFigure(type, parent.max.valueOr0(type))},
                [type, &parent](QuotaGroup& group) { group.max.set(type, parent.max.valueOr0(type)); });
    };
    if (const QuotaGroup* const parent = run.parent()) {
        for (const ResourceType type : differingKeys(parent->max, run.group().max, allows))
            report(*parent, run.group(), type);
    }
    for (const QuotaObject* const child : run.children()) {
        for (const ResourceType type : differingKeys(run.group().max, child->group.max, allows))
            report(run.group(), child->group, type);
    }
}

void checkMinKeys(EditRuleRun& run)
{
    const auto report = [&run](const QuotaGroup& parent, const QuotaGroup& child, ResourceType type) {
        const bool isChild = &child == &run.group();
        QuotaFinding& finding = run.report(
            "V18", fmt::format("min/{}", type.name()),
            {QUOTADECK_TEXT("elastic", "min of %1 names %2, which that of its parent %3 does not"),
             child.name, type.name(), parent.name});
        finding.resource = type;
        finding.other = isChild ? parent.name : child.name;
        if (isChild)
            run.fix(finding, {QUOTADECK_TEXT("elastic", "remove %1 from min"), type.name()},
                    [type](QuotaGroup& group) { group.min.erase(type); });
        else
            run.fix(finding,
                    {QUOTADECK_TEXT("elastic", "add %1 with the value of %2"), type.name(), child.name},
                    [type, &child](QuotaGroup& group) { group.min.set(type, child.min.valueOr0(type)); });
    };
    if (const QuotaGroup* const parent = run.parent()) {
        for (const ResourceType type : missingTypes(run.group().min, parent->min))
            report(*parent, run.group(), type);
    }
    for (const QuotaObject* const child : run.children()) {
        for (const ResourceType type : missingTypes(child->group.min, run.group().min))
            report(run.group(), child->group, type);
    }
}

void checkSiblingMins(EditRuleRun& run)
{
    const QuotaGroup* const parent = run.parent();
    if (!parent)
        return;
    const Resource& sum = run.after().sumOfChildMins(parent->name);
    for (const ResourceType type : exceededStrictly(sum, parent->min)) {
        const Quantity total = sum.valueOr0(type);
        const Quantity bound = parent->min.valueOr0(type);
        QuotaFinding& finding = run.report(
            "V19", "min", type, total, bound,
            {QUOTADECK_TEXT("elastic", "with it the minima of %1 below %2 come to %3, above the parent's %4"),
             type.name(), parent->name, amountFigure(type, total), amountFigure(type, bound)});
        finding.other = parent->name;
        const Quantity rest
            = saturatingSubtract(bound, saturatingSubtract(total, run.group().min.valueOr0(type)));
        if (rest >= 0)
            run.fix(finding, {QUOTADECK_TEXT("elastic", "lower min to %1"), amountFigure(type, rest)},
                    [type, rest](QuotaGroup& group) { group.min.set(type, rest); });
        EditRuleRun::addFix(
            finding,
            {QUOTADECK_TEXT("elastic", "raise min of %1 to %2"), parent->name, amountFigure(type, total)},
            *parent, [type, total](QuotaGroup& group) { group.min.set(type, total); });
    }
}

void checkChildMins(EditRuleRun& run)
{
    const Resource& sum = run.after().sumOfChildMins(run.group().name);
    for (const ResourceType type : exceededStrictly(sum, run.group().min)) {
        const Quantity total = sum.valueOr0(type);
        const Quantity bound = run.group().min.valueOr0(type);
        QuotaFinding& finding = run.report(
            "V20", "min", type, bound, total,
            {QUOTADECK_TEXT("elastic",
                            "min of %1 is %2, below the %3 that its children are guaranteed together"),
             type.name(), amountFigure(type, bound), amountFigure(type, total)});
        run.fix(finding, {QUOTADECK_TEXT("elastic", "raise min to %1"), amountFigure(type, total)},
                [type, total](QuotaGroup& group) { group.min.set(type, total); });
    }
}

void checkGuarantee(EditRuleRun& run)
{
    if (!run.options().guaranteesUsage || run.group().treeId.empty())
        return;
    const auto guaranteedOf
        = [](const QuotaObject& object) { return object.status.guaranteed.value_or(Resource()); };
    const QuotaObject* at = &run.object();
    Resource need = componentMax(at->group.min, guaranteedOf(*at));
    if (exceededStrictly(at->group.min, guaranteedOf(*at)).empty())
        return;
    std::set<std::string_view> met; // a circle is V16's
    while (!isRootName(at->group.parent) && met.insert(at->group.name).second) {
        const QuotaObject* const parent = run.after().find(at->group.parent);
        if (!parent)
            return; // V14
        Resource sum = need;
        for (const QuotaObject* const sibling : run.after().children(parent->group.name)) {
            if (sibling->group.name != at->group.name)
                sum = add(sum, guaranteedOf(*sibling));
        }
        need = componentMax(parent->group.min, sum);
        if (exceededStrictly(need, guaranteedOf(*parent)).empty())
            return;
        at = parent;
    }
    const Resource guaranteed = guaranteedOf(*at);
    for (const ResourceType type : exceededStrictly(need, guaranteed)) {
        QuotaFinding& finding = run.report(
            "V21", "min", type, need.valueOr0(type), guaranteed.valueOr0(type),
            {QUOTADECK_TEXT("elastic", "min of %1 needs %2 guaranteed in %3, where only %4 are guaranteed"),
             type.name(), amountFigure(type, need.valueOr0(type)), at->group.name,
             amountFigure(type, guaranteed.valueOr0(type))});
        finding.other = at->group.name;
    }
}

void warnOfFirstLevel(EditRuleRun& run)
{
    if (!run.isFirstLevel() || !run.options().clusterTotal)
        return;
    const Resource& sum = run.after().sumOfChildMins(kRootGroup);
    for (const ResourceType type :
         exceededStrictly(masked(sum, run.group().min), *run.options().clusterTotal)) {
        const Quantity total = run.options().clusterTotal->valueOr0(type);
        run.report("EQ-84", "min", type, sum.valueOr0(type), total,
                   {QUOTADECK_TEXT("elastic",
                                   "the minima of %1 on the first level come to %2, above the cluster's %3: "
                                   "all are scaled down"),
                    type.name(), amountFigure(type, sum.valueOr0(type)), amountFigure(type, total)})
            .severity
            = config::Severity::Warning;
    }
}

void noteMaxAboveParent(EditRuleRun& run)
{
    const QuotaGroup* const parent = run.parent();
    if (!parent)
        return;
    for (const ResourceType type : exceeded(run.group().max, parent->max)) {
        const Quantity max = run.group().max.valueOr0(type);
        const Quantity bound = parent->max.valueOr0(type);
        QuotaFinding& finding = run.report(
            "EQ-85", "max", type, max, bound,
            {QUOTADECK_TEXT("elastic", "max of %1 is %2, but the parent %3 never gets more than %4"),
             type.name(), amountFigure(type, max), parent->name, amountFigure(type, bound)});
        finding.severity = config::Severity::Info;
        finding.other = parent->name;
    }
}
} // namespace quotadeck::elastic
