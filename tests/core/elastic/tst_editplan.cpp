// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/editrules.h"
#include "tests/core/elastic/quotatext.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_editplan {
using namespace quotadeck;
using namespace quotadeck::elastic;
using namespace quotadeck::test;

namespace {
QuotaObject object(QuotaGroup group)
{
    return {std::move(group), {}, {}, {}};
}

Resource cores(Quantity value)
{
    return {{"cpu", value}};
}

/// P with 50 guaranteed, of which a has 30 and b 20.
std::vector<QuotaObject> family()
{
    return {object(group("P").parent().max(cores(100)).min(cores(50))),
            object(group("a").below("P").max(cores(100)).min(cores(30))),
            object(group("b").below("P").max(cores(100)).min(cores(20)))};
}

QuotaEdit withMin(std::string_view name, Quantity min)
{
    for (QuotaObject& known : family()) {
        if (known.group.name == name) {
            QuotaObject wanted = known;
            wanted.group.min = cores(min);
            return {EditKind::Update, wanted};
        }
    }
    return {};
}

/// All of the family get a resource that they do not have.
std::vector<QuotaEdit> withGpus()
{
    std::vector<QuotaEdit> edits;
    for (const QuotaObject& known : family()) {
        edits.push_back({EditKind::Update, known});
        edits.back().object.group.max.set("gpu", 4);
    }
    return edits;
}

/// "-a +b" for deleting a and then creating b.
std::string stepNames(const std::vector<QuotaEdit>& steps)
{
    std::string names;
    for (const QuotaEdit& step : steps) {
        names += names.empty() ? "" : " ";
        names += (step.kind == EditKind::Delete ? "-" : "+") + step.object.group.name;
    }
    return names;
}

/// Makes the edits in their order, each checked against what those before left; what is refused, "step 2 V19".
std::string applyInOrder(const std::vector<QuotaEdit>& edits, const std::vector<std::size_t>& order,
                         const EditOptions& options = {})
{
    QuotaCatalog catalog(family());
    for (const std::size_t i : order) {
        const auto findings = checkEdit(catalog, edits[i], options);
        if (hasErrors(findings))
            return "edit " + std::to_string(i) + " " + std::string(findings.front().rule);
        catalog = edits[i].kind == EditKind::Delete ? catalog.without(edits[i].object.group.name)
                                                    : catalog.with(edits[i].object);
    }
    return {};
}
} // namespace

class TestEditPlan : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void onlyTheOrderOfThePlanWorks() // EQ-90: a's part goes to b
    {
        const std::vector<QuotaEdit> edits{withMin("b", 40), withMin("a", 10)};
        QCOMPARE(applyInOrder(edits, {0, 1}), std::string("edit 0 V19"));
        const EditPlan plan = planEdits(QuotaCatalog(family()), edits);
        QCOMPARE(plan.order, (std::vector<std::size_t>{1, 0}));
        QVERIFY(plan.stuck.empty());
        QCOMPARE(applyInOrder(edits, plan.order), std::string());
    }

    void parentsGrowFirstAndShrinkLast() // EQ-90
    {
        const std::vector<QuotaEdit> growing{withMin("a", 60), withMin("P", 80)};
        QCOMPARE(planEdits(QuotaCatalog(family()), growing).order, (std::vector<std::size_t>{1, 0}));
        const std::vector<QuotaEdit> shrinking{withMin("P", 20), withMin("a", 10), withMin("b", 10)};
        const EditPlan plan = planEdits(QuotaCatalog(family()), shrinking);
        QCOMPARE(plan.order.back(), std::size_t{0});
        QCOMPARE(applyInOrder(shrinking, plan.order), std::string());
    }

    void aNewFamilyBeginsAtTheTop()
    {
        const std::vector<QuotaEdit> edits{
            {EditKind::Create, object(group("leaf").below("top").max(cores(5)).min(cores(5)))},
            {EditKind::Create, object(group("top").parent().max(cores(9)).min(cores(5)))}};
        QCOMPARE(planEdits(QuotaCatalog(family()), edits).order, (std::vector<std::size_t>{1, 0}));
    }

    void aFamilyEndsAtTheBottom()
    {
        std::vector<QuotaEdit> edits;
        for (const QuotaObject& known : family())
            edits.push_back({EditKind::Delete, known});
        const EditPlan plan = planEdits(QuotaCatalog(family()), edits);
        QCOMPARE(plan.order.size(), std::size_t{3});
        QCOMPARE(plan.order.back(), std::size_t{0});
    }

    void aBadEndHasNoOrder()
    {
        const EditPlan plan = planEdits(QuotaCatalog(family()), {withMin("a", 40), withMin("b", 20)});
        QVERIFY(hasErrors(plan.findings));
        QVERIFY(plan.order.empty());
    }

    void whatNoOrderLetsInIsCreatedAnew() // EQ-89: a new resource is refused at the parent as at the child
    {
        const QuotaCatalog catalog(family());
        const auto edits = withGpus();
        const EditPlan plan = planEdits(catalog, edits);
        QVERIFY(!hasErrors(plan.findings));
        QVERIFY(plan.order.empty());
        QCOMPARE(plan.stuck.size(), std::size_t{3});

        const auto steps = recreation(catalog, edits, plan.stuck);
        QCOMPARE(stepNames(steps), std::string("-b -a -P +P +a +b"));
        QCOMPARE(applyInOrder(steps, {0, 1, 2, 3, 4, 5}), std::string());
        QVERIFY(steps[4].object.group.max == edits[1].object.group.max);
    }

    void whereKeysMayBeUpdatedANewOneGoesDownAndAnOldOneUp() // EQ-89
    {
        const EditOptions options{.allowsKeyUpdate = true};
        const auto adding = withGpus();
        const EditPlan plan = planEdits(QuotaCatalog(family()), adding, options);
        QVERIFY(plan.stuck.empty());
        QCOMPARE(plan.order.front(), std::size_t{0});
        QCOMPARE(applyInOrder(adding, plan.order, options), std::string());

        std::vector<QuotaEdit> removing;
        for (const QuotaObject& known : family()) {
            removing.push_back({EditKind::Update, known});
            removing.back().object.group.max = {};
            removing.back().object.group.min = {};
        }
        const EditPlan back = planEdits(QuotaCatalog(family()), removing, options);
        QCOMPARE(back.order.back(), std::size_t{0});
        QCOMPARE(applyInOrder(removing, back.order, options), std::string());
    }

    void whatMovesAwayIsCreatedWhereItGoes()
    {
        auto objects = family();
        objects.push_back(object(group("other").parent().max(cores(9)).min(cores(1))));
        auto edits = withGpus();
        edits.pop_back();
        edits.push_back({EditKind::Update, object(group("b").below("other").max(cores(9)).min(cores(1)))});
        QCOMPARE(stepNames(recreation(QuotaCatalog(objects), edits, {0, 1})),
                 std::string("-other -b -a -P +P +a +other +b"));
    }

    void onlyTheTreesOfWhatIsStuckAreTouched()
    {
        auto objects = family();
        objects.push_back(object(group("other").max(cores(9)).min(cores(1))));
        auto edits = withGpus();
        edits.push_back({EditKind::Update, object(group("other").max(cores(8)).min(cores(1)))});
        const QuotaCatalog catalog(objects);
        const EditPlan plan = planEdits(catalog, edits);
        QCOMPARE(plan.order, std::vector<std::size_t>{3});
        QCOMPARE(stepNames(recreation(catalog, edits, plan.stuck)), std::string("-b -a -P +P +a +b"));
    }
};

QUOTADECK_TEST(TestEditPlan, NoApplication)
} // namespace tst_editplan

#include "tst_editplan.moc"
