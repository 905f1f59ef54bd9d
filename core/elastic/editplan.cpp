// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/editplan.h"

#include "core/elastic/amounts.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <iterator>
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
} // namespace quotadeck::elastic
