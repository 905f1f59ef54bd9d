// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/editplan.h"

#include "core/elastic/amounts.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>
#include <set>

namespace quotadeck::elastic {
namespace {
QuotaCatalog applied(const QuotaCatalog& catalog, const QuotaEdit& edit)
{
    if (edit.kind == EditKind::Delete)
        return catalog.without(edit.object.group.name);
    return catalog.with(edit.kind == EditKind::Create ? withCreateDefaults(edit.object, catalog)
                                                      : edit.object);
}

int depthOf(const QuotaCatalog& catalog, std::string_view name)
{
    std::set<std::string_view> met;
    const QuotaObject* at = catalog.find(name);
    while (at && !isRootName(at->group.parent) && met.insert(at->group.name).second)
        at = catalog.find(at->group.parent);
    return static_cast<int>(met.size());
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

/// Where an edit is likely to find its turn: what shrinks first, from the bottom up, then the rest from the top down.
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

QuotaObject changed(const QuotaObject& object, const KeyChange& change)
{
    QuotaObject result = object;
    QuotaGroup& group = result.group;
    if (change.max) {
        group.max.set(change.type, *change.max);
        if (group.weight)
            group.weight->set(change.type, *change.max);
        return result;
    }
    group.max.erase(change.type);
    group.min.erase(change.type);
    if (group.weight)
        group.weight->erase(change.type);
    return result;
}
} // namespace

EditPlan planEdits(const QuotaCatalog& before, const std::vector<QuotaEdit>& edits,
                   const EditOptions& options)
{
    EditPlan plan;
    std::vector<std::size_t> waiting(edits.size());
    std::iota(waiting.begin(), waiting.end(), std::size_t{0});
    QuotaCatalog after(before.objects(), before.pods());
    for (const QuotaEdit& edit : edits)
        after = applied(after, edit);
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

Result<std::vector<QuotaEdit>> planKeyChange(const QuotaCatalog& before, std::string_view top,
                                             const KeyChange& change, const EditOptions& options)
{
    const QuotaObject* const object = before.find(top);
    if (!object)
        return fail(ErrorCode::NotFound, std::string(top), "there is no such group");
    if (!isRootName(object->group.parent))
        return fail(
            ErrorCode::InvalidArgument, std::string(top),
            fmt::format("its parent {} must have the same resources: begin with the group of the first level",
                        object->group.parent));
    const auto groups = subtree(before, *object);
    std::vector<QuotaEdit> steps;
    if (options.allowsKeyUpdate) {
        for (const QuotaObject* const group : groups)
            steps.push_back({EditKind::Update, changed(*group, change)});
        if (!change.max)
            std::ranges::reverse(steps);
        return steps;
    }
    for (auto group = groups.rbegin(); group != groups.rend(); ++group)
        steps.push_back({EditKind::Delete, **group});
    for (const QuotaObject* const group : groups)
        steps.push_back({EditKind::Create, changed(*group, change)});
    return steps;
}
} // namespace quotadeck::elastic
