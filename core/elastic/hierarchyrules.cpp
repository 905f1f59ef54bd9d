// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/editrulerun.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <set>

/// Rules on the place of a group among the others.
namespace quotadeck::elastic {
namespace {
std::string amount(ResourceType type, Quantity value)
{
    return amountText(type.name(), value);
}

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
        QuotaFinding& finding
            = run.report("V13", "treeId",
                         fmt::format("the tree id changes from \"{}\" to \"{}\", but must stay",
                                     run.old()->group.treeId, tree));
        run.fix(finding, "keep the tree id",
                [id = run.old()->group.treeId](QuotaGroup& group) { group.treeId = id; });
    }
    if (const QuotaGroup* const parent = run.parent(); parent && parent->treeId != tree) {
        QuotaFinding& finding
            = run.report("V13", "treeId",
                         fmt::format("the tree id is \"{}\", but that of its parent {} is \"{}\"", tree,
                                     parent->name, parent->treeId));
        finding.other = parent->name;
        run.fix(finding, fmt::format("take that of {}", parent->name),
                [parent](QuotaGroup& group) { group.treeId = parent->treeId; });
    }
    for (const QuotaObject* const child : run.children()) {
        if (child->group.treeId == tree)
            continue;
        run.report("V13", "treeId",
                   fmt::format("the tree id is \"{}\", but that of its child {} is \"{}\"", tree,
                               child->group.name, child->group.treeId))
            .other
            = child->group.name;
    }
}

void checkParentExists(EditRuleRun& run)
{
    if (run.isFirstLevel() || run.parent() || isReserved(run.group().parent))
        return;
    QuotaFinding& finding = run.report(
        "V14", "parent", fmt::format("there is no group \"{}\" to be its parent", run.group().parent));
    finding.other = run.group().parent;
    run.fix(finding, "put it on the first level", [](QuotaGroup& group) { group.parent = kRootGroup; });
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
        fmt::format("its parent \"{}\" is a leaf: only a group with is-parent \"true\" may have children",
                    run.group().parent));
    finding.other = run.group().parent;
    if (parent && !isReserved(parent->name))
        EditRuleRun::addFix(finding, fmt::format("make {} a parent", parent->name), *parent,
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
                    ? std::string("the group is its own parent")
                    : fmt::format("its parent \"{}\" is one of its own descendants", run.group().parent));
            finding.other = run.group().parent;
            run.fix(finding, "put it on the first level",
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
        QuotaFinding& finding
            = run.report("V17", fmt::format("max/{}", type.name()),
                         isExtra ? fmt::format("max of {} names {}, which that of its parent {} does not",
                                               child.name, type.name(), parent.name)
                                 : fmt::format("max of {} lacks {}, which that of its parent {} names",
                                               child.name, type.name(), parent.name));
        finding.resource = type;
        finding.other = isChild ? parent.name : child.name;
        if (!isChild || isExtra)
            return;
        run.fix(
            finding,
            fmt::format("add {} with the parent's {}", type.name(), amount(type, parent.max.valueOr0(type))),
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
        QuotaFinding& finding
            = run.report("V18", fmt::format("min/{}", type.name()),
                         fmt::format("min of {} names {}, which that of its parent {} does not", child.name,
                                     type.name(), parent.name));
        finding.resource = type;
        finding.other = isChild ? parent.name : child.name;
        if (isChild)
            run.fix(finding, fmt::format("take {} out of min", type.name()),
                    [type](QuotaGroup& group) { group.min.erase(type); });
        else
            run.fix(finding, fmt::format("add {} with what {} has", type.name(), child.name),
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
        QuotaFinding& finding
            = run.report("V19", "min", type, total, bound,
                         fmt::format("with it the minima of {} below {} come to {}, above the parent's {}",
                                     type.name(), parent->name, amount(type, total), amount(type, bound)));
        finding.other = parent->name;
        const Quantity rest
            = saturatingSubtract(bound, saturatingSubtract(total, run.group().min.valueOr0(type)));
        if (rest >= 0)
            run.fix(finding, fmt::format("lower min to {}", amount(type, rest)),
                    [type, rest](QuotaGroup& group) { group.min.set(type, rest); });
        EditRuleRun::addFix(finding, fmt::format("raise min of {} to {}", parent->name, amount(type, total)),
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
            fmt::format("min of {} is {}, below the {} that its children are guaranteed together",
                        type.name(), amount(type, bound), amount(type, total)));
        run.fix(finding, fmt::format("raise min to {}", amount(type, total)),
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
        QuotaFinding& finding
            = run.report("V21", "min", type, need.valueOr0(type), guaranteed.valueOr0(type),
                         fmt::format("min of {} needs {} to be guaranteed at {}, where {} are", type.name(),
                                     amount(type, need.valueOr0(type)), at->group.name,
                                     amount(type, guaranteed.valueOr0(type))));
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
        run.report(
               "EQ-84", "min", type, sum.valueOr0(type), total,
               fmt::format(
                   "the minima of {} on the first level come to {}, above the cluster's {}: all are scaled "
                   "down",
                   type.name(), amount(type, sum.valueOr0(type)), amount(type, total)))
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
        QuotaFinding& finding
            = run.report("EQ-85", "max", type, max, bound,
                         fmt::format("max of {} is {}, but the parent {} never gets more than {}",
                                     type.name(), amount(type, max), parent->name, amount(type, bound)));
        finding.severity = config::Severity::Info;
        finding.other = parent->name;
    }
}
} // namespace quotadeck::elastic
