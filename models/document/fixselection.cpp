// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/fixselection.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>

namespace quotadeck::models {
namespace {
using FixEdits = std::vector<config::TextEdit>;

/// The edits that were taken, by where they begin.
class TakenEdits
{
public:
    [[nodiscard]] bool contains(const FixEdits& edits) const
    {
        return std::ranges::all_of(edits, [this](const config::TextEdit& edit) {
            const auto [first, last] = m_edits.equal_range(edit.span.begin.offset);
            return std::any_of(first, last, [&edit](const auto& taken) { return taken.second == edit; });
        });
    }
    [[nodiscard]] bool overlaps(const FixEdits& edits) const
    {
        return std::ranges::any_of(edits, [this](const config::TextEdit& edit) { return overlapsOne(edit); });
    }
    void take(const FixEdits& edits)
    {
        for (const config::TextEdit& edit : edits)
            m_edits.emplace(edit.span.begin.offset, edit);
    }
    [[nodiscard]] FixEdits all() const
    {
        FixEdits edits;
        std::ranges::transform(m_edits, std::back_inserter(edits),
                               [](const auto& taken) { return taken.second; });
        return edits;
    }

private:
    /// Two that insert at one place, or one at the edge of the other, have no order: that counts.
    [[nodiscard]] bool overlapsOne(const config::TextEdit& edit) const
    {
        const auto overlap = [&edit](const config::TextEdit& taken) {
            const bool hasInsertion = edit.span.isEmpty() || taken.span.isEmpty();
            const auto begin = std::max(edit.span.begin.offset, taken.span.begin.offset);
            const auto end = std::min(edit.span.end.offset, taken.span.end.offset);
            return hasInsertion ? begin <= end : begin < end;
        };
        auto after = m_edits.lower_bound(edit.span.begin.offset);
        if (after != m_edits.begin() && overlap(std::prev(after)->second))
            return true;
        for (; after != m_edits.end() && after->first <= edit.span.end.offset; ++after) {
            if (overlap(after->second))
                return true;
        }
        return false;
    }

    std::multimap<std::size_t, config::TextEdit>
        m_edits; // none overlaps another, so that only neighbours count
};
} // namespace

bool hasOneFix(const config::Finding& finding)
{
    return finding.fixes.size() == 1 && !finding.fixes.front().edits.empty();
}

FixSelection fixesOf(std::vector<const config::Finding*> findings)
{
    std::erase_if(findings, [](const config::Finding* finding) { return !hasOneFix(*finding); });
    std::ranges::stable_sort(findings, {}, [](const config::Finding* finding) {
        return finding->fixes.front().edits.front().span.begin.offset;
    });
    FixSelection selection;
    TakenEdits taken;
    for (const config::Finding* finding : findings) {
        const FixEdits& edits = finding->fixes.front().edits;
        if (!taken.contains(edits)) {
            if (taken.overlaps(edits))
                continue;
            taken.take(edits);
        }
        ++selection.fixed;
    }
    selection.edits = taken.all();
    return selection;
}
} // namespace quotadeck::models
