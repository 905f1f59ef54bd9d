// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotasnapshot.h"
#include "core/elastic/typedcards.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <random>

namespace tst_typedcards {
using namespace quotadeck;
using namespace quotadeck::elastic;

namespace {
const std::vector<std::string> kBoth{"V100", "A100"};
const std::vector<std::string> kV100{"V100"};
const std::vector<std::string> kA100{"A100"};
constexpr std::size_t kA = 0;
constexpr std::size_t kB = 1;

/// The seed's teams: A takes any model, B is guaranteed five of each.
std::vector<TypedGroup> teams(Quantity requestOfB)
{
    TypedGroup a{"A", true, 10, {}};
    TypedGroup b{"B", true, 2 * requestOfB, {}};
    for (const auto& model : kBoth)
        b.models[model] = {5, 5, requestOfB, 0};
    if (requestOfB == 0)
        a.runtime = 20;
    return {a, b};
}

TypedCards cards(std::vector<TypedGroup> groups)
{
    return {{{"V100", 10}, {"A100", 10}}, std::move(groups)};
}

/// Places single cards for group @p at until one is refused; how many went in.
Quantity fill(std::vector<TypedGroup>& groups, std::size_t at, const std::vector<std::string>& models,
              Quantity most)
{
    for (Quantity placed = 0; placed < most; ++placed) {
        const auto placement = cards(groups).place(at, 1, models);
        if (!placement.model)
            return placed;
        ++groups[at].models[*placement.model].used;
    }
    return most;
}

using Random = std::mt19937_64;
Quantity upTo(Random& random, Quantity most)
{
    return static_cast<Quantity>(random() % static_cast<std::uint64_t>(most + 1));
}

Quantity allOutstanding(const TypedCards& state, const std::string& model)
{
    Quantity sum = 0;
    for (std::size_t i = 0; i < state.groups().size(); ++i)
        sum += state.outstanding(i, model);
    return sum;
}

bool isMet(const TypedCards& state)
{
    return std::ranges::all_of(kBoth, [&state](const std::string& model) {
        return allOutstanding(state, model) <= state.free(model);
    });
}
} // namespace

class TestTypedCards : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// G7: what may be had at once is what place() allows, and not one more.
    void theMostIsTheLastThatIsPlaced()
    {
        Random random(11);
        for (int round = 0; round < 500; ++round) {
            std::vector<TypedGroup> groups;
            for (const char* name : {"A", "B", "C"}) {
                TypedGroup group{name, upTo(random, 1) == 0, upTo(random, 12), {}};
                for (const auto& model : kBoth) {
                    const Quantity min = upTo(random, 3);
                    group.models[model]
                        = {min, upTo(random, 1) == 0 ? std::optional(min + upTo(random, 3)) : std::nullopt,
                           upTo(random, 5), upTo(random, 3)};
                }
                groups.push_back(std::move(group));
            }
            const TypedCards state = cards(groups);
            for (std::size_t group = 0; group < groups.size(); ++group) {
                const Quantity most = state.most(group, "V100");
                QVERIFY(most == 0 || state.place(group, most, kV100).model);
                QVERIFY(!state.place(group, most + 1, kV100).model);
            }
        }
    }

    void bothModesWorkTogether() // section 11, first scenario
    {
        auto groups = teams(5);
        QCOMPARE(fill(groups, kA, kV100, 10), Quantity{5});
        QCOMPARE(cards(groups).headroom(kA, "V100"), Quantity{0});
        QCOMPARE(cards(groups).place(kA, 1, kV100).refused.at("V100"), TypedRefusal::Headroom);
        QCOMPARE(fill(groups, kA, kBoth, 10), Quantity{5});
        QCOMPARE(groups[kA].models["A100"].used, Quantity{5});
        QCOMPARE(fill(groups, kB, kV100, 10), Quantity{5});
        QCOMPARE(fill(groups, kB, kA100, 10), Quantity{5});
    }

    void anIdleGroupLendsItsModels()
    {
        auto groups = teams(0);
        QCOMPARE(fill(groups, kA, kV100, 10), Quantity{10});
    }

    void whatWasLentComesBack() // G8
    {
        auto groups = teams(5);
        groups[kA].models["V100"].used = 10;
        const auto state = cards(groups);
        const auto reclaims = state.reclaim("V100");
        QCOMPARE(reclaims.size(), std::size_t{1});
        QCOMPARE(reclaims.front().group, std::string("A"));
        QCOMPARE(reclaims.front().cards, Quantity{5});
        QVERIFY(reclaims.front().isMove); // within its runtime
        QCOMPARE(state.headroom(kA, "V100"), Quantity{-5});
        QCOMPARE(state.headroom(kA, "A100"), Quantity{5});
        QVERIFY(state.reclaim("A100").empty());
    }

    void severalGroupsGiveInProportion() // G8, last scenario
    {
        TypedGroup a{"A", true, 6, {{"m", {0, {}, 0, 6}}}};
        TypedGroup b{"B", true, 4, {{"m", {4, {}, 4, 0}}}};
        TypedGroup c{"C", true, 3, {{"m", {0, {}, 0, 3}}}};
        const auto reclaims = TypedCards({{"m", 10}}, {a, b, c}).reclaim("m");
        QCOMPARE(reclaims.size(), std::size_t{2});
        QCOMPARE(reclaims[0].cards, Quantity{2});
        QCOMPARE(reclaims[1].group, std::string("C"));
        QCOMPARE(reclaims[1].cards, Quantity{1});
    }

    void everyRefusalHasItsReason() // G7
    {
        auto groups = teams(5);
        QCOMPARE(cards(groups).place(kA, 11, kV100).refused.at("V100"), TypedRefusal::Runtime);
        QCOMPARE(cards(groups).place(kB, 6, kV100).refused.at("V100"), TypedRefusal::ModelMax);
        groups[kB].models["V100"].max.reset();
        QCOMPARE(cards(groups).place(kB, 6, kV100).refused.at("V100"), TypedRefusal::OwnReservation);
    }

    void guaranteesShrinkWithTheCluster() // G4
    {
        auto groups = teams(5);
        groups.push_back(groups[kB]);
        groups[2].name = "B2";
        const TypedCards small({{"V100", 7}, {"A100", 10}}, groups);
        QCOMPARE(small.guarantee(kB, "V100"), Quantity{3});
        QCOMPARE(small.guarantee(kB, "A100"), Quantity{5});
        groups[kB].models["A100"].request = 2;
        QCOMPARE(cards(groups).guarantee(kB, "A100"), Quantity{2});
        groups[kB].lends = false;
        QCOMPARE(cards(groups).guarantee(kB, "A100"), Quantity{5});
    }

    void podsThatStayLeaveGuaranteesFree() // G9
    {
        auto groups = teams(0);
        QCOMPARE(cards(groups).headroom(kA, "V100"), Quantity{10});
        QCOMPARE(cards(groups).headroom(kA, "V100", true), Quantity{5});
        QCOMPARE(cards(groups).place(kA, 6, kV100, true).refused.at("V100"), TypedRefusal::Headroom);
    }

    void admissionsKeepEveryGuarantee() // section 11: and what (4) refuses would have broken one
    {
        Random random(11);
        int admitted = 0;
        int refused = 0;
        while (admitted < 20'000) {
            std::vector<TypedGroup> groups;
            Quantity left = 20;
            for (int i = 0; i < 3; ++i) {
                TypedGroup group{
                    std::string(1, static_cast<char>('A' + i)), random() % 3 != 0, upTo(random, left), {}};
                left -= group.runtime;
                for (const auto& model : kBoth)
                    group.models[model] = {upTo(random, 5), {}, upTo(random, 5), 0};
                groups.push_back(group);
            }
            if (!isMet(cards(groups)))
                continue;
            for (int step = 0; step < 40; ++step) {
                const std::size_t at = random() % groups.size();
                const std::vector<std::string> model{kBoth[random() % 2]};
                const Quantity count = 1 + upTo(random, 2);
                const auto placement = cards(groups).place(at, count, model);
                auto after = groups;
                after[at].models[model.front()].used += count;
                if (placement.model) {
                    QVERIFY(isMet(cards(after)));
                    groups = after;
                    ++admitted;
                } else if (placement.refused.at(model.front()) == TypedRefusal::Headroom
                           && count <= cards(groups).free(model.front())) {
                    QVERIFY(!isMet(cards(after)));
                    ++refused;
                }
            }
        }
        QVERIFY(refused > 100);
    }

    void nodesAndPodsAreCounted() // G1, G4: section 11, first scenario
    {
        QuotaSnapshot snapshot;
        snapshot.machines
            = readMachines("apiVersion: v1\nkind: Node\nmetadata:\n  name: n1\n  labels: "
                           "{nvidia.com/gpu.product: V100}\nstatus: {allocatable: "
                           "{nvidia.com/gpu: 10}}\n---\nkind: Node\nmetadata: {name: n2, labels: "
                           "{nvidia.com/gpu.product: A100}}\nstatus: {allocatable: "
                           "{nvidia.com/gpu: \"10\"}}\n");
        QCOMPARE(snapshot.machines.size(), std::size_t{2});
        for (const char* name : {"a", "b"}) {
            QuotaObject& object = snapshot.objects.emplace_back();
            object.group.name = name;
            object.status.runtime = Resource{{"nvidia.com/gpu", 10}};
        }
        snapshot.objects.back().group.typed
            = readTypedQuota(R"({"nvidia.com/gpu":{"V100":{"min":"5"},"A100":{"min":"5"}}})").value();
        const auto addPod = [&snapshot](const char* group, const char* node, const char* model) {
            QuotaPodState& pod = snapshot.pods.emplace_back();
            pod.group = group;
            pod.node = node;
            pod.manifest.isAssigned = !pod.node.empty();
            pod.manifest.pod.request = {{"nvidia.com/gpu", 5}};
            if (*model != 0)
                pod.models = {model};
        };
        addPod("a", "n1", "");
        addPod("a", "n1", "");
        addPod("b", "", "V100");
        addPod("b", "n2", "A100");

        const TypedCards counted = cardsOf(snapshot, ResourceType("nvidia.com/gpu"));

        QCOMPARE(counted.free("V100"), Quantity{0});
        QCOMPARE(counted.outstanding(1, "V100"), Quantity{5});
        QCOMPARE(counted.headroom(0, "V100"), Quantity{-5});
        QCOMPARE(counted.reclaim("V100").size(), std::size_t{1});
        QCOMPARE(counted.reclaim("V100").front().cards, Quantity{5});
        QVERIFY(counted.reclaim("A100").empty());
        const std::string json = cardsJson(counted, "nvidia.com/gpu");
        QVERIFY2(json.starts_with("{\"resource\":\"nvidia.com/gpu\",\"models\":{\"A100\":{\"capacity\":10,"
                                  "\"free\":5},\"V100\":{\"capacity\":10,\"free\":0}},\"groups\":{\"a\":"),
                 json.c_str());
        QVERIFY2(
            json.ends_with("\"reclaim\":[{\"model\":\"V100\",\"group\":\"a\",\"cards\":5,\"isMove\":true}]}"),
            json.c_str());
    }

    void theAnnotationIsRead() // G2
    {
        const auto quota
            = readTypedQuota(R"({"nvidia.com/gpu":{"V100":{"min":"5","max":"6"},"A100":{"min":"1"}}})");
        QVERIFY(quota);
        const auto& models = quota->at("nvidia.com/gpu");
        QCOMPARE(models.at("V100").max, std::optional<Quantity>(6));
        QVERIFY(!models.at("A100").max);
        QCOMPARE(readTypedQuota(R"({"g":{"m":{"min":"x"}}})").error().where, std::string("g.m.min"));
        QVERIFY(!readTypedQuota("5"));
        QVERIFY(!readTypedQuota(""));
    }

    void theStaticRules() // G2
    {
        const std::map<std::string, TypedModel> models{{"V100", {5, 5, 0, 0}}, {"A100", {5, 5, 0, 0}}};
        const std::map<std::string, Quantity> sums{{"V100", 8}, {"A100", 5}};
        QVERIFY(checkTypedQuota(models, 10, 10, sums, {}).empty());
        QCOMPARE(checkTypedQuota(models, 9, 10, sums, {}).size(), std::size_t{1});
        QCOMPARE(checkTypedQuota(models, 10, 4, sums, {}).size(), std::size_t{2});
        QCOMPARE(checkTypedQuota({{"V100", {5, 4, 0, 0}}}, 10, 10, {}, {}).size(), std::size_t{1});
        QCOMPARE(checkTypedQuota({{"V100", {-1, 4, 0, 0}}}, 10, 10, {}, {}).size(), std::size_t{1});
        QCOMPARE(checkTypedQuota(models, 10, 10, sums, models).size(), std::size_t{1}); // 8 of V100 above 5
    }
};

QUOTADECK_TEST(TestTypedCards, NoApplication)
} // namespace tst_typedcards

#include "tst_typedcards.moc"
