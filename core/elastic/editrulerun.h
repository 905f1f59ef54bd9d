// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/amounts.h"
#include "core/elastic/editrules.h"

#include <fmt/format.h>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::elastic {
/// The rules at work on one edit. Internal to core/elastic.
class EditRuleRun
{
public:
    EditRuleRun(const QuotaCatalog& before, const QuotaCatalog& after, const QuotaEdit& edit,
                const EditOptions& options)
        : m_before(before)
        , m_after(after)
        , m_edit(edit)
        , m_options(options)
        , m_old(before.find(edit.object.group.name))
        , m_parent(after.find(edit.object.group.parent))
    {
    }

    [[nodiscard]] const QuotaCatalog& before() const { return m_before; }
    [[nodiscard]] const QuotaCatalog& after() const { return m_after; }
    [[nodiscard]] const QuotaEdit& edit() const { return m_edit; }
    [[nodiscard]] const EditOptions& options() const { return m_options; }
    [[nodiscard]] const QuotaObject& object() const { return m_edit.object; }
    [[nodiscard]] const QuotaGroup& group() const { return m_edit.object.group; }
    /// As it was; nullptr when there was none.
    [[nodiscard]] const QuotaObject* old() const { return m_old; }
    [[nodiscard]] bool isFirstLevel() const { return isRootName(group().parent); }
    /// Behind the edits; nullptr on the first level, and where there is none.
    [[nodiscard]] const QuotaGroup* parent() const
    {
        return m_parent && !isFirstLevel() ? &m_parent->group : nullptr;
    }
    [[nodiscard]] std::span<const QuotaObject* const> children() const
    {
        return m_after.children(group().name);
    }

    /// Adds an error for the caller to refine; the reference lives until the next one.
    QuotaFinding& report(std::string_view rule, std::string part, Message message)
    {
        QuotaFinding finding;
        finding.rule = rule;
        finding.group = group().name;
        finding.part = std::move(part);
        finding.message = std::move(message);
        return m_findings.emplace_back(std::move(finding));
    }
    /// The same about an amount of @p part, "min".
    QuotaFinding& report(std::string_view rule, std::string_view part, ResourceType type, Quantity value,
                         Quantity bound, Message message)
    {
        QuotaFinding& finding = report(rule, fmt::format("{}/{}", part, type.name()), std::move(message));
        finding.resource = type;
        finding.value = value;
        finding.bound = bound;
        return finding;
    }

    /// A fix that applies @p change to @p from.
    template <typename Change>
    static void addFix(QuotaFinding& finding, Message title, QuotaGroup from, Change&& change)
    {
        change(from);
        finding.fixes.push_back({std::move(title), std::move(from)});
    }
    template <typename Change>
    void fix(QuotaFinding& finding, Message title, Change&& change) const
    {
        addFix(finding, std::move(title), group(), std::forward<Change>(change));
    }

    [[nodiscard]] std::vector<QuotaFinding> take() { return std::move(m_findings); }

private:
    const QuotaCatalog& m_before;
    const QuotaCatalog& m_after;
    const QuotaEdit& m_edit;
    const EditOptions& m_options;
    const QuotaObject* m_old;
    const QuotaObject* m_parent;
    std::vector<QuotaFinding> m_findings;
};

void checkMaxSign(EditRuleRun& run); ///< V1
void checkMinSign(EditRuleRun& run); ///< V2
void checkWeight(EditRuleRun& run); ///< V3
void checkMinAgainstMax(EditRuleRun& run); ///< V4, V5: key by key
void checkStrictMax(EditRuleRun& run); ///< V6
void checkNameIsFree(EditRuleRun& run); ///< V7
void checkNamespaces(EditRuleRun& run); ///< V8
void checkReservedUpdate(EditRuleRun& run); ///< V9
void checkStrictConversion(EditRuleRun& run); ///< V10
void checkBecomesLeaf(EditRuleRun& run); ///< V11
void checkBecomesParent(EditRuleRun& run); ///< V12
void checkTree(EditRuleRun& run); ///< V13
void checkParentExists(EditRuleRun& run); ///< V14
void checkParentIsParent(EditRuleRun& run); ///< V15
void checkNoCycle(EditRuleRun& run); ///< V16
void checkMaxKeys(EditRuleRun& run); ///< V17
void checkMinKeys(EditRuleRun& run); ///< V18
void checkSiblingMins(EditRuleRun& run); ///< V19
void checkChildMins(EditRuleRun& run); ///< V20
void checkGuarantee(EditRuleRun& run); ///< V21
void checkReservedDelete(EditRuleRun& run); ///< V22
void checkIsKnown(EditRuleRun& run); ///< V23
void checkHasNoChildren(EditRuleRun& run); ///< V24
void checkHasNoPods(EditRuleRun& run); ///< V25
void warnOfFrozenWeight(EditRuleRun& run); ///< EQ-82
void warnOfFirstLevel(EditRuleRun& run); ///< EQ-84
void noteMaxAboveParent(EditRuleRun& run); ///< EQ-85
void warnOfTypedCards(EditRuleRun& run); ///< G2
void warnOfNamespacePods(EditRuleRun& run); ///< V25: they fall to the default group
} // namespace quotadeck::elastic
