// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/admission.h"
#include "tests/core/elastic/quotatext.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_admission {
using namespace quotadeck;
using namespace quotadeck::elastic;
using namespace quotadeck::test;

namespace {
Resource both(Quantity cpu, Quantity memory)
{
    return {{"cpu", cpu}, {"memory", memory}};
}

AdmissionLevel level(const Resource& used, const Resource& limit)
{
    return {"g", {}, both(kMaxQuantity, kMaxQuantity), used, {}, limit};
}

/// "own cpu,memory", or "ok".
std::string verdict(const std::optional<Refusal>& refusal)
{
    if (!refusal)
        return "ok";
    std::string text = refusal->check == AdmissionCheck::OwnLimit ? "own"
        : refusal->check == AdmissionCheck::ParentLimit           ? "parent"
                                                                  : "min";
    for (const ResourceType type : refusal->violated)
        text += ' ' + type.name();
    return text;
}

std::string admitted(const PodDemand& pod, const AdmissionLevel& own, const AdmissionOptions& options = {})
{
    return verdict(admit(pod, std::vector{own}, options));
}

QuotaProblem problemOf(std::vector<QuotaNode> nodes, Resource total)
{
    return {std::nullopt, std::move(nodes), std::move(total), {}};
}

std::string remedyOf(const QuotaProblem& problem, const PodDemand& pod, const AdmissionOptions& options = {})
{
    const auto admission = admit(problem, pod, options);
    std::string text;
    for (const QuotaChange& change : admission.value().remedy)
        text += (text.empty() ? "" : "; ") + describe(change).english();
    return text;
}
} // namespace

class TestAdmission : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void equalityFits() // EC-23, D4
    {
        QCOMPARE(admitted({"g", both(1000, 1)}, level(both(9000, 1000), both(10'000, 1001))),
                 std::string("ok"));
        QCOMPARE(admitted({"g", both(1001, 1)}, level(both(9000, 1000), both(10'000, 1001))),
                 std::string("own cpu"));
    }

    void allTypesOfTheGroupCount() // EC-23b, EQ-60
    {
        const AdmissionLevel over = level(both(0, 12), both(10, 10));
        QCOMPARE(admitted({"g", {{"cpu", 1}}}, over), std::string("own memory"));
        QCOMPARE(admitted({"g", {}}, over), std::string("own memory"));
        QCOMPARE(admitted({"g", {{"cpu", 1}}}, over, {.comparesRequestedOnly = true}), std::string("ok"));
    }

    void whatMaxLacksIsNotChecked() // EC-23c
    {
        const PodDemand pod{"g", {{"cpu", 1}, {"nvidia.com/gpu", 8}}};
        QCOMPARE(admitted(pod, level({}, {{"cpu", 5}, {"nvidia.com/gpu", 0}})), std::string("ok"));
    }

    void podsThatStayMustFitInMin() // EC-23d, EC-23e, EQ-61
    {
        AdmissionLevel own = level(both(6, 3), both(8, 5));
        own.min = both(5, 5);
        own.nonPreemptibleUsed = both(4, 2);
        QCOMPARE(admitted({"g", both(2, 2), true}, own), std::string("min cpu"));
        QCOMPARE(admitted({"g", both(2, 2), false}, own), std::string("ok"));
        own.min = {{"cpu", 9}};
        own.limit = both(20, 20);
        QCOMPARE(admitted({"g", both(2, 9), true}, own), std::string("ok"));
    }

    void parentsCountForWhatIsAskedOnly() // EC-23f, EQ-62
    {
        std::vector<AdmissionLevel> levels{level(both(1, 1), both(10, 10)), level(both(5, 12), both(8, 10)),
                                           level(both(9, 9), both(9, 100))};
        levels[1].group = "p";
        levels[2].group = "top";
        const AdmissionOptions options{.checksParents = true};
        levels[2].limit = both(20, 20);
        QCOMPARE(verdict(admit({"g", {{"cpu", 2}}}, levels, options)), std::string("ok"));
        levels[2].limit = both(9, 100);
        const auto refusal = admit({"g", {{"cpu", 2}}}, levels, options);
        QCOMPARE(verdict(refusal), std::string("parent cpu"));
        QCOMPARE(refusal->path, (std::vector<std::string>{"top", "p", "g"}));
        QCOMPARE(verdict(admit({"g", {{"cpu", 2}}}, levels)), std::string("ok"));
    }

    void theFirstPodOfAnIdleGroupRuns() // EC-1
    {
        const auto problem
            = problemOf({group("g").min({{"cpu", 10'000}}).max({{"cpu", 40'000}})}, {{"cpu", 1'600'000}});
        QVERIFY(!admit(problem, {"g", {{"cpu", 2000}}}).value().refusal);
        QVERIFY(
            admit(problem, {"g", {{"cpu", 2000}}, false, true}).value().refusal); // as if it did not count
    }

    void withoutAGroupNothingIsAsked() // EQ-57
    {
        QVERIFY(!admit(problemOf({}, {}), {"", {{"cpu", 5}}}).value().refusal);
        QCOMPARE(admit(problemOf({}, {}), {"nobody", {}}).error().code, ErrorCode::NotFound);
    }

    void reservedGroups() // EQ-58
    {
        const auto problem = problemOf({group(kSystemGroup).max({{"cpu", 1}}),
                                        group(kDefaultGroup).max({{"cpu", 5}}).uses({{"cpu", 4}})},
                                       {{"cpu", 100}});
        QVERIFY(!admit(problem, {std::string(kSystemGroup), {{"cpu", 50}}}).value().refusal);
        QVERIFY(!admit(problem, {std::string(kDefaultGroup), {{"cpu", 1}}}).value().refusal);
        QVERIFY(admit(problem, {std::string(kDefaultGroup), {{"cpu", 2}}}).value().refusal);
    }

    void maxIsTheLimitWithoutRuntimeQuotas() // EQ-58
    {
        const auto problem
            = problemOf({group("a").max({{"cpu", 8}}).requests({{"cpu", 8}}),
                         group("b").max({{"cpu", 8}}).requests({{"cpu", 8}}).uses({{"cpu", 4}})},
                        {{"cpu", 8}});
        QVERIFY(admit(problem, {"b", {{"cpu", 4}}, false, true}).value().refusal);
        QVERIFY(!admit(problem, {"b", {{"cpu", 4}}, false, true}, {.usesRuntime = false}).value().refusal);
    }

    void creationIsBoundInWhatIsAsked() // EQ-64
    {
        const Resource max = both(10, 10);
        QVERIFY(exceededOnCreation({"g", {{"cpu", 2}}}, max, both(8, 12), max).empty());
        QCOMPARE(exceededOnCreation({"g", {{"cpu", 3}}}, max, both(8, 12), max).size(), std::size_t{1});
        QVERIFY(exceededOnCreation({std::string(kDefaultGroup), both(99, 9)}, max, both(8, 12), max).empty());
    }

    void creationIsCheckedBeforeTheScheduler() // EQ-64
    {
        const auto problem = problemOf(
            {group("g").min({{"cpu", 10}}).max({{"cpu", 20}}).requests({{"cpu", 18}}).uses({{"cpu", 4}})},
            {{"cpu", 100}});
        const AdmissionOptions options{.checksCreation = true};
        QVERIFY(!admit(problem, {"g", {{"cpu", 2}}}, options).value().refusal);
        QVERIFY(!admit(problem, {"g", {{"cpu", 3}}}).value().refusal);
        const auto refusal = admit(problem, {"g", {{"cpu", 3}}}, options).value().refusal;
        QVERIFY(refusal && refusal->check == AdmissionCheck::Creation);
        QCOMPARE(refusal->used.valueOr0(ResourceType("cpu")), Quantity(18)); // of the other pods
        QCOMPARE(remedyOf(problem, {"g", {{"cpu", 3}}}, options),
                 std::string("raise g's limit for new pods (annotation admission) of cpu from 20m to 21m"));
        // One that the group counts already is not counted again.
        QVERIFY(!admit(problem, {"g", {{"cpu", 3}}, false, true}, options).value().refusal);
    }

    /// What helps on creation alone does not help a pod that the scheduler would not admit either.
    void theRemedyOnCreationIsThatOfTheScheduler() // EQ-64
    {
        const auto atMax = problemOf(
            {group("g").min({{"cpu", 10}}).max({{"cpu", 20}}).requests({{"cpu", 20}}).uses({{"cpu", 18}})},
            {{"cpu", 100}});
        const std::string remedy = remedyOf(atMax, {"g", {{"cpu", 5}}}, {.checksCreation = true});
        QCOMPARE(remedy,
                 std::string("raise g's max of cpu from 20m to 23m; raise g's limit for new pods "
                             "(annotation admission) of cpu from 20m to 25m"));
    }

    void theRemedyIsTheSmallestChangeThatHelps()
    {
        const Resource total = {{"cpu", 100}};
        const auto atMax = problemOf(
            {group("g").min({{"cpu", 10}}).max({{"cpu", 20}}).requests({{"cpu", 18}}).uses({{"cpu", 18}})},
            total);
        QCOMPARE(remedyOf(atMax, {"g", {{"cpu", 5}}}), std::string("raise g's max of cpu from 20m to 23m"));

        const auto competing = problemOf(
            {group("g").min({{"cpu", 10}}).max({{"cpu", 60}}).requests({{"cpu", 20}}).uses({{"cpu", 20}}),
             group("h").min({{"cpu", 60}}).max({{"cpu", 90}}).requests({{"cpu", 90}})},
            total);
        const PodDemand pod{"g", {{"cpu", 15}}};
        const auto refused = admit(competing, pod).value();
        QCOMPARE(verdict(refused.refusal), std::string("own cpu"));
        QCOMPARE(refused.remedy.size(), std::size_t{1});

        QuotaProblem mended = competing; // what it says does help, and one less does not
        const auto& change = refused.remedy.front();
        const auto set = [&mended, &change](Quantity value) {
            auto& group = mended.nodes.front().group;
            (change.field == QuotaChange::Field::Min ? group.min : group.max).set(change.type, value);
        };
        QCOMPARE(change.group, std::string("g"));
        set(change.to);
        QVERIFY(!admit(mended, pod).value().refusal);
        set(change.to - 1);
        QVERIFY(admit(mended, pod).value().refusal);
    }

    void aRemedyKeepsTheRules() // V4, V19: min may not grow beyond what the parent's has left
    {
        const auto problem
            = problemOf({group("p").parent().min({{"cpu", 30}}).max({{"cpu", 100}}),
                         group("a")
                             .below("p")
                             .min({{"cpu", 20}})
                             .max({{"cpu", 20}})
                             .requests({{"cpu", 15}})
                             .uses({{"cpu", 15}}),
                         group("b").below("p").min({{"cpu", 5}}).max({{"cpu", 40}}).requests({{"cpu", 4}})},
                        {{"cpu", 100}});
        const PodDemand pod{"a", {{"cpu", 4}}, true};
        QCOMPARE(remedyOf(problem, pod), std::string()); // it may run

        PodDemand tooLarge = pod;
        tooLarge.request = {{"cpu", 6}};
        QuotaProblem staying = problem;
        staying.nodes[1].demand.nonPreemptibleUsed = {{"cpu", 15}};
        staying.nodes[1].group.max = {{"cpu", 30}};
        QCOMPARE(remedyOf(staying, tooLarge), std::string("raise a's min of cpu from 20m to 21m"));
        staying.nodes[2].group.min = {{"cpu", 10}};
        QCOMPARE(remedyOf(staying, tooLarge), std::string()); // the parent's min is given away
    }

    void aClusterThatIsFullNeedsCapacity()
    {
        const auto problem = problemOf(
            {group("g").min({{"cpu", 90}}).max({{"cpu", 90}}).requests({{"cpu", 60}}).uses({{"cpu", 60}})},
            {{"cpu", 64}});
        QCOMPARE(remedyOf(problem, {"g", {{"cpu", 8}}}),
                 std::string("raise the cluster's capacity of cpu from 64m to 68m"));
    }

    void aRefusalHasItsNumbers() // EQ-63
    {
        const auto problem
            = problemOf({group("g").max({{"cpu", 2000}}).requests({{"cpu", 1500}}).uses({{"cpu", 1500}})},
                        {{"cpu", 100'000}});
        const auto admission = admit(problem, {"g", {{"cpu", 1000}}}).value();
        QCOMPARE(describe(*admission.refusal, ResourceType("cpu")).english(),
                 std::string("cpu of group g: its limit is exceeded: 1500m of 2 used, the pod requests 1"));
    }
};

QUOTADECK_TEST(TestAdmission, NoApplication)
} // namespace tst_admission

#include "tst_admission.moc"
