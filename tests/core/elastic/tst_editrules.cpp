// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/editrules.h"
#include "tests/core/elastic/quotatext.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_editrules {
using namespace quotadeck;
using namespace quotadeck::elastic;
using namespace quotadeck::test;

namespace {
Resource both(Quantity cpu, Quantity memory)
{
    return {{"cpu", cpu}, {"memory", memory}};
}

QuotaObject object(QuotaGroup group)
{
    return {std::move(group), {}, {}, {}};
}

/// The state of the checked examples: P with a below it, and l on the first level.
std::vector<QuotaObject> examples()
{
    return {object(group("P").parent().max(both(100, 100)).min(both(50, 50))),
            object(group("a").below("P").max(both(100, 100)).min(both(30, 30))),
            object(group("l").max({{"cpu", 9}}).min({{"cpu", 1}}))};
}

QuotaGroup named(std::string_view name)
{
    for (const QuotaObject& known : examples()) {
        if (known.group.name == name)
            return known.group;
    }
    return {};
}

/// The rules of the errors, in their order, "V4 V19".
std::string errors(const std::vector<QuotaFinding>& findings)
{
    std::string text;
    for (const QuotaFinding& finding : findings) {
        if (finding.severity == config::Severity::Error)
            text += (text.empty() ? "" : " ") + std::string(finding.rule);
    }
    return text;
}

std::string onCreate(QuotaObject wanted, const EditOptions& options = {},
                     std::vector<QuotaObject> state = examples())
{
    return errors(checkEdit(QuotaCatalog(std::move(state)), {EditKind::Create, std::move(wanted)}, options));
}

std::string onCreate(QuotaGroup wanted, const EditOptions& options = {})
{
    return onCreate(object(std::move(wanted)), options);
}

std::string onUpdate(QuotaObject wanted, const EditOptions& options = {},
                     const std::vector<BoundPod>& pods = {}, std::vector<QuotaObject> state = examples())
{
    return errors(
        checkEdit(QuotaCatalog(std::move(state), pods), {EditKind::Update, std::move(wanted)}, options));
}

template <typename Change>
std::string onUpdateOf(std::string_view name, Change&& change, const EditOptions& options = {},
                       const std::vector<BoundPod>& pods = {})
{
    QuotaGroup wanted = named(name);
    change(wanted);
    return onUpdate(object(std::move(wanted)), options, pods);
}

std::string onDelete(std::string_view name, const std::vector<BoundPod>& pods = {})
{
    return errors(checkEdit(QuotaCatalog(examples(), pods), {EditKind::Delete, object(group(name))}));
}

/// A child of P with @p min.
QuotaGroup childOfP(Resource min)
{
    return group("n").below("P").max(both(100, 100)).min(std::move(min));
}
} // namespace

class TestEditRules : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theCheckedExamples() // section 8.2
    {
        QCOMPARE(onCreate(childOfP(both(20, 20))), std::string());
        QCOMPARE(onCreate(childOfP(both(21, 20))), std::string("V19"));
        QCOMPARE(onCreate(group("n").below("P").max(both(500, 500)).min(both(20, 20))), std::string());
        const Resource huge = both(1'000'000'000, 1'000'000'000);
        QCOMPARE(onCreate(group("n").max(huge).min(huge)), std::string());
        QCOMPARE(onCreate(group("n").max({{"cpu", 10}}).min({{"cpu", 11}})), std::string("V4"));
        QCOMPARE(onCreate(group("n").max({{"cpu", 10}}).min({{"memory", 0}})), std::string("V5"));
        QCOMPARE(onCreate(group("n").below("P").max({{"cpu", 10}})), std::string("V17"));
        QCOMPARE(onCreate(childOfP({})), std::string());
        QCOMPARE(onCreate(group("n").below("nobody").max(both(1, 1))), std::string("V14"));
        QCOMPARE(onCreate(group("n").below("l").max({{"cpu", 1}})), std::string("V15"));
        QCOMPARE(onUpdateOf("P", [](QuotaGroup& p) { p.min.set("cpu", 29); }), std::string("V20"));
        QCOMPARE(onUpdateOf("P", [](QuotaGroup& p) { p.isParent = false; }), std::string("V11"));
        const auto becomeParent = [](QuotaGroup& a) { a.isParent = true; };
        QCOMPARE(onUpdateOf("a", becomeParent, {}, {{"any", "a"}}), std::string("V12"));
        QCOMPARE(onUpdateOf("a", becomeParent), std::string());
        QCOMPARE(onUpdateOf("a", becomeParent, {.isStrict = true}), std::string("V10"));
        QVERIFY(onUpdateOf("P", [](QuotaGroup& p) { p.parent = "P"; }).starts_with("V16"));
    }

    void v1MaxIsNotNegative()
    {
        QCOMPARE(onCreate(group("n").max({{"cpu", -1}})), std::string("V1"));
        QCOMPARE(onCreate(group("n").max({{"cpu", 0}})), std::string());
    }

    void v2MinIsNotNegative()
    {
        QCOMPARE(onCreate(group("n").max({{"cpu", 1}}).min({{"cpu", -1}})), std::string("V2"));
        QCOMPARE(onCreate(group("n").max({{"cpu", 1}}).min({{"cpu", 0}})), std::string());
    }

    void v3TheWeightIsAVector()
    {
        QCOMPARE(onCreate(group("n").max({{"cpu", 1}}).weight({{"cpu", -1}})), std::string("V3"));
        QCOMPARE(onCreate(group("n").max({{"cpu", 1}}).weight({{"cpu", 0}})), std::string());
        QuotaObject bad = object(group("n").max({{"cpu", 1}}));
        bad.badWeight = "{cpu:4}";
        QCOMPARE(onCreate(bad), std::string("V3"));
    }

    void v4MinIsNotAboveMax()
    {
        QCOMPARE(onCreate(group("n").max({{"cpu", 5}}).min({{"cpu", 6}})), std::string("V4"));
        QCOMPARE(onCreate(group("n").max({{"cpu", 5}}).min({{"cpu", 5}})), std::string());
    }

    void v5MaxHasWhatMinHas()
    {
        QCOMPARE(onCreate(group("n").max({{"cpu", 5}}).min(both(5, 0))), std::string("V5"));
        QCOMPARE(onCreate(group("n").max(both(5, 0)).min(both(5, 0))), std::string());
    }

    void v6MaxIsNotBelowUsedWhereForbidden()
    {
        QuotaObject strict = object(group("n").max({{"cpu", 5}}));
        strict.group.strictMaxKeys = {"cpu"};
        strict.status.used = both(6, 6);
        QCOMPARE(onCreate(strict), std::string("V6"));
        strict.group.max = {{"cpu", 6}};
        QCOMPARE(onCreate(strict), std::string());
        strict.group.strictMaxKeys = {"memory"}; // used, but missing in max
        QCOMPARE(onCreate(strict), std::string("V6"));
        strict.group.strictMaxKeys.clear();
        strict.badStrictKeys = "cpu";
        QCOMPARE(onCreate(strict), std::string("V6"));
    }

    void v7NamesAreUnique()
    {
        QCOMPARE(onCreate(named("l")), std::string("V7"));
        QCOMPARE(onCreate(group("l2").max({{"cpu", 9}})), std::string());
    }

    void v8ANamespaceHasOneGroup()
    {
        auto state = examples();
        state[1].group.namespaces = {"ns"};
        QuotaObject wanted = object(group("n").max({{"cpu", 1}}));
        wanted.group.namespaces = {"ns", "other"};
        QCOMPARE(onCreate(wanted, {}, state), std::string("V8"));
        wanted.group.namespaces = {"other"};
        QCOMPARE(onCreate(wanted, {}, state), std::string());
    }

    void v9ReservedGroupsStay()
    {
        const auto state = [] {
            return std::vector<QuotaObject>{object(group(kRootGroup).parent().keeps()),
                                            object(group(kSystemGroup)), object(group(kDefaultGroup))};
        };
        const auto widened = [](std::string_view name) {
            return object(group(name).max({{"cpu", 5}}).min({{"cpu", 1}}));
        };
        QCOMPARE(onUpdate(widened(kSystemGroup), {}, {}, state()), std::string("V9"));
        QCOMPARE(onUpdate(widened(kRootGroup), {}, {}, state()), std::string("V9"));
        QCOMPARE(onUpdate(widened(kDefaultGroup), {}, {}, state()), std::string());
        QuotaObject reported = object(group(kSystemGroup)); // EQ-87: the scheduler writes its status
        reported.status.used = both(1, 1);
        QCOMPARE(onUpdate(reported, {}, {}, state()), std::string());
    }

    void v10StrictlyNoConversion()
    {
        const auto convert = [](QuotaGroup& l) { l.isParent = true; };
        QCOMPARE(onUpdateOf("l", convert, {.isStrict = true}), std::string("V10"));
        QCOMPARE(onUpdateOf("l", convert), std::string());
    }

    void v11AParentWithChildrenStaysOne()
    {
        const auto convert = [](QuotaGroup& p) { p.isParent = false; };
        QCOMPARE(onUpdateOf("P", convert), std::string("V11"));
        auto childless = examples();
        childless.erase(childless.begin() + 1);
        QuotaGroup wanted = named("P");
        convert(wanted);
        QCOMPARE(onUpdate(object(wanted), {}, {}, childless), std::string());
    }

    void v12ALeafWithPodsStaysOne()
    {
        const auto convert = [](QuotaGroup& l) { l.isParent = true; };
        QCOMPARE(onUpdateOf("l", convert, {}, {{"x", "l"}}), std::string("V12"));
        QCOMPARE(onUpdateOf("l", convert, {}, {{"l", ""}}), std::string("V12")); // by the namespace's name
        QCOMPARE(onUpdateOf("l", convert, {}, {{"x", "a"}}), std::string());
        auto listing = examples();
        listing[2].group.namespaces = {"x"}; // as listed before the edit
        QuotaGroup wanted = named("l");
        convert(wanted);
        QCOMPARE(onUpdate(object(wanted), {}, {{"x", ""}}, listing), std::string("V12"));
    }

    void v13TreesStayTogether()
    {
        QCOMPARE(onUpdateOf("l", [](QuotaGroup& l) { l.treeId = "t"; }), std::string("V13"));
        QCOMPARE(onUpdateOf("l", [](QuotaGroup& l) { l.lends = false; }), std::string());
        QCOMPARE(onCreate(group("n").below("P").tree("t").max(both(1, 1))), std::string("V13"));
        auto state = examples();
        state[0].group.treeId = "t";
        state[1].group.treeId = "t";
        QCOMPARE(onCreate(object(group("n").below("P").max(both(1, 1))), {}, state), std::string()); // EQ-81
    }

    void v14TheParentExists()
    {
        QCOMPARE(onUpdateOf("a", [](QuotaGroup& a) { a.parent = "nobody"; }), std::string("V14"));
        QCOMPARE(onUpdateOf("a", [](QuotaGroup& a) { a.parent = kRootGroup; }), std::string());
    }

    void v15TheParentIsAParent()
    {
        QCOMPARE(onCreate(group("n").below("a").max(both(1, 1))), std::string("V15"));
        QCOMPARE(onCreate(group("n").below("P").max(both(1, 1))), std::string());
        QCOMPARE(onCreate(group("n").below(kDefaultGroup)), std::string("V15"));
    }

    void v16NoGroupIsItsOwnAncestor()
    {
        const auto chain = [] {
            return std::vector<QuotaObject>{object(group("c1").parent()),
                                            object(group("c2").parent().below("c1")),
                                            object(group("c3").parent().below("c2"))};
        };
        QCOMPARE(onUpdate(object(group("c1").parent().below("c3")), {}, {}, chain()), std::string("V16"));
        QCOMPARE(onUpdate(object(group("c1").parent().below("c1")), {}, {}, chain()), std::string("V16"));
        QCOMPARE(onUpdate(object(group("c3").parent().below("c1")), {}, {}, chain()), std::string());
    }

    void v17KeysOfMaxAgree()
    {
        QCOMPARE(onCreate(group("n").below("P").max({{"cpu", 1}})), std::string("V17"));
        QCOMPARE(onCreate(group("n").below("P").max(both(1, 1))), std::string());
        QCOMPARE(onUpdateOf("P", [](QuotaGroup& p) { p.max.set("gpu", 4); }), std::string("V17"));
        const EditOptions loose{.allowsKeyUpdate = true};
        QCOMPARE(onCreate(group("n").below("P").max({{"cpu", 1}}), loose), std::string());
        QCOMPARE(onCreate(group("n").below("P").max({{"gpu", 1}}), loose), std::string("V17"));
    }

    void v18KeysOfMinAreTheParents()
    {
        auto state = examples();
        state[0].group.min = {{"cpu", 50}};
        state[1].group.min = {};
        QCOMPARE(onCreate(object(childOfP({{"memory", 0}})), {}, state), std::string("V18"));
        QCOMPARE(onCreate(object(childOfP({{"cpu", 0}})), {}, state), std::string());
        state[1].group.min = {{"cpu", 0}};
        QCOMPARE(onUpdate(object(group("P").parent().max(both(100, 100))), {}, {}, state),
                 std::string("V18"));
    }

    void v19SiblingsFitInTheParentsMin()
    {
        QCOMPARE(onCreate(childOfP(both(20, 21))), std::string("V19"));
        QCOMPARE(onCreate(childOfP(both(20, 20))), std::string());
        QuotaGroup forced = childOfP(both(20, 21));
        forced.allowsForceUpdate = true; // EQ-83
        QCOMPARE(onCreate(forced), std::string());
    }

    void v20ChildrenFitInMin()
    {
        QCOMPARE(onUpdateOf("P", [](QuotaGroup& p) { p.min.set("memory", 29); }), std::string("V20"));
        QCOMPARE(onUpdateOf("P", [](QuotaGroup& p) { p.min.set("memory", 30); }), std::string());
        QCOMPARE(onUpdateOf("P",
                            [](QuotaGroup& p) {
                                p.min.set("memory", 29);
                                p.isTreeRoot = true;
                            }),
                 std::string());
    }

    void v21WhatIsGuaranteedCoversMin()
    {
        const auto state = [](Quantity ofParent) {
            std::vector<QuotaObject> objects{
                object(group("r").parent().tree("t").max({{"cpu", 90}}).min({{"cpu", 40}})),
                object(group("x").below("r").tree("t").max({{"cpu", 90}}).min({{"cpu", 10}})),
                object(group("y").below("r").tree("t").max({{"cpu", 90}}))};
            objects[0].status.guaranteed = {{"cpu", ofParent}};
            objects[1].status.guaranteed = {{"cpu", 10}};
            objects[2].status.guaranteed = {{"cpu", 20}};
            return objects;
        };
        QuotaObject wanted = state(0)[1];
        wanted.group.min = {{"cpu", 30}};
        const EditOptions options{.guaranteesUsage = true};
        QCOMPARE(onUpdate(wanted, options, {}, state(49)), std::string("V21"));
        QCOMPARE(onUpdate(wanted, options, {}, state(50)), std::string()); // 30 and the sibling's 20
        QCOMPARE(onUpdate(wanted, {}, {}, state(49)), std::string());
    }

    void v22ReservedGroupsAreNotDeleted()
    {
        const QuotaCatalog catalog({object(group(kDefaultGroup))});
        QCOMPARE(errors(checkEdit(catalog, {EditKind::Delete, object(group(kDefaultGroup))})),
                 std::string("V22"));
        QCOMPARE(onDelete("l"), std::string());
    }

    void v23TheGroupIsThere()
    {
        QCOMPARE(onUpdate(object(group("nobody").max({{"cpu", 1}}))), std::string("V23"));
        QCOMPARE(onDelete("nobody"), std::string("V23"));
        QCOMPARE(onUpdate(object(named("l"))), std::string());
    }

    void v24ChildrenKeepTheirParent()
    {
        QCOMPARE(onDelete("P"), std::string("V24"));
        QCOMPARE(onDelete("a"), std::string());
    }

    void v25LabelledPodsKeepTheirGroup()
    {
        QCOMPARE(onDelete("l", {{"x", "l"}}), std::string("V25"));
        QCOMPARE(onDelete("l", {{"x", "a"}}), std::string());
        auto state = examples();
        state[2].group.namespaces = {"x"};
        const auto findings
            = checkEdit(QuotaCatalog(state, {{"x", ""}}), {EditKind::Delete, object(group("l"))});
        QCOMPARE(errors(findings), std::string());
        QCOMPARE(findings.size(), std::size_t{1}); // a warning
    }

    void v26PodsRunInLeaves()
    {
        const QuotaCatalog catalog(examples());
        QCOMPARE(errors(checkPod(catalog, {{"x", "P"}})), std::string("V26"));
        QCOMPARE(errors(checkPod(catalog, {{"x", "a"}})), std::string());
        QCOMPARE(errors(checkPod(catalog, {{"x", "P"}}, {.parentsMayRunPods = true})), std::string());
    }

    void v27PreemptibleStays()
    {
        const QuotaCatalog catalog(examples());
        QCOMPARE(errors(checkPod(catalog, {{"x", "a"}, false, true})), std::string("V27"));
        QCOMPARE(errors(checkPod(catalog, {{"x", "a"}, true, true})), std::string());
    }

    void everyFixSettlesItsFinding()
    {
        const std::vector<QuotaGroup> broken{group("n").max({{"cpu", -1}}),
                                             group("n").max({{"cpu", 1}}).min({{"cpu", -1}}),
                                             group("n").max({{"cpu", 1}}).weight({{"cpu", -1}}),
                                             group("n").max({{"cpu", 5}}).min({{"cpu", 6}}),
                                             group("n").max({{"cpu", 5}}).min(both(5, 1)),
                                             childOfP(both(21, 20)),
                                             group("n").below("nobody").max(both(1, 1)),
                                             group("n").below("a").max(both(1, 1)),
                                             group("n").below("P").max({{"cpu", 1}})};
        for (const QuotaGroup& wanted : broken) {
            const auto findings = checkEdit(QuotaCatalog(examples()), {EditKind::Create, object(wanted)});
            QVERIFY2(hasErrors(findings), wanted.name.c_str());
            for (const QuotaFix& fix : findings.front().fixes) {
                const bool isOther = fix.wanted.name != wanted.name;
                const QuotaCatalog state
                    = isOther ? QuotaCatalog(examples()).with(object(fix.wanted)) : QuotaCatalog(examples());
                const auto after
                    = checkEdit(state, {EditKind::Create, object(isOther ? wanted : fix.wanted)});
                for (const QuotaFinding& left : after)
                    QVERIFY2(left.rule != findings.front().rule, fix.title.english().c_str());
            }
        }
    }

    void findingsCarryTheNumbers()
    {
        const auto findings
            = checkEdit(QuotaCatalog(examples()), {EditKind::Create, object(childOfP(both(21, 20)))});
        const QuotaFinding& finding = findings.front();
        QCOMPARE(finding.other, std::string("P"));
        QCOMPARE(finding.resource->name(), std::string("cpu"));
        QCOMPARE(*finding.value, Quantity{51});
        QCOMPARE(*finding.bound, Quantity{50});
        QCOMPARE(categoryOf(finding.rule), std::string_view("sum-of-min"));
    }

    void warningsNeverReject() // EQ-82, EQ-84, EQ-85
    {
        auto state = examples();
        state[2].group.weight = {{"cpu", 9}};
        QuotaGroup wanted = state[2].group;
        wanted.max = {{"cpu", 20}};
        const auto frozen = checkEdit(QuotaCatalog(state), {EditKind::Update, object(wanted)});
        QCOMPARE(frozen.size(), std::size_t{1});
        QCOMPARE(frozen.front().rule, std::string_view("EQ-82"));
        const auto first = checkEdit(QuotaCatalog(examples()), {EditKind::Update, object(named("l"))},
                                     {.clusterTotal = both(50, 500)});
        QCOMPARE(first.size(), std::size_t{1});
        QCOMPARE(first.front().rule, std::string_view("EQ-84"));
        QuotaGroup wide = childOfP({});
        wide.max = both(101, 100);
        const auto above = checkEdit(QuotaCatalog(examples()), {EditKind::Create, object(wide)});
        QCOMPARE(above.size(), std::size_t{1});
        QCOMPARE(above.front().rule, std::string_view("EQ-85"));
        QVERIFY(!hasErrors(frozen) && !hasErrors(first) && !hasErrors(above));
    }

    void creationFillsInWhatIsMissing() // EQ-81
    {
        const QuotaCatalog catalog(examples());
        const auto weightOf = [&catalog](QuotaGroup wanted) {
            return *withCreateDefaults(object(std::move(wanted)), catalog).group.weight;
        };
        QCOMPARE(weightOf(group("n").max(both(4, 5))), both(4, 5));
        QCOMPARE(weightOf(group("n").max(both(4, 5)).weight({{"cpu", 9}, {"gpu", 1}})), both(9, 5));
    }

    void whereAPodBelongs() // EQ-91, EQ-92, EQ-94
    {
        auto state = examples();
        state[1].group.namespaces = {"team"};
        state[2].group.namespaceName = "l";
        const QuotaCatalog catalog(state);
        QCOMPARE(groupOfPod(catalog, {"team", "l"}), std::string("l"));
        QCOMPARE(groupOfPod(catalog, {"l", ""}), std::string("l"));
        QCOMPARE(groupOfPod(catalog, {"team", ""}), std::string("a"));
        QCOMPARE(groupOfPod(catalog, {"P", ""}), std::string(kDefaultGroup)); // the namespace differs
        QCOMPARE(groupOfPod(catalog, {"team", "nobody"}), std::string(kDefaultGroup));
        QCOMPARE(groupOfPod(catalog, {"team", ""}, false), std::string());
        QCOMPARE(groupOfPod(catalog, {"x", "a"}, false), std::string("a"));
    }
};

QUOTADECK_TEST(TestEditRules, NoApplication)
} // namespace tst_editrules

#include "tst_editrules.moc"
