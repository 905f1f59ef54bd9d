// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/resourceops.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <rapidcheck.h>

namespace tst_resourceops {
using namespace quotadeck;

namespace {
const std::optional<Resource> kNil;

/// A resource over three types with values around the borders of Quantity, or nil.
rc::Gen<std::optional<Resource>> anyResource()
{
    const auto value = rc::gen::oneOf(rc::gen::inRange<Quantity>(-20, 20), rc::gen::arbitrary<Quantity>(),
                                      rc::gen::element(kMaxQuantity, kMinQuantity));
    const auto maybe = rc::gen::maybe(value);
    const auto resource = rc::gen::map(rc::gen::tuple(maybe, maybe, maybe), [](const auto& values) {
        Resource result;
        const auto take = [&result](const char* type, const rc::Maybe<Quantity>& amount) {
            if (amount)
                result.set(type, *amount);
        };
        take("a", std::get<0>(values));
        take("b", std::get<1>(values));
        take("c", std::get<2>(values));
        return std::optional(result);
    });
    return rc::gen::oneOf(resource, resource, resource, rc::gen::just(kNil));
}

Quantity at(const Resource& resource, const char* type)
{
    return resource.valueOr0(ResourceType(type));
}
} // namespace

} // namespace tst_resourceops

namespace rc {
template <>
struct Arbitrary<std::optional<quotadeck::Resource>>
{
    static Gen<std::optional<quotadeck::Resource>> arbitrary() { return tst_resourceops::anyResource(); }
};
} // namespace rc

namespace tst_resourceops {

using Maybe = std::optional<Resource>;

class TestResourceOps : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keepsEntriesSortedAndUnique() // RES-1
    {
        Resource resource{{"vcore", 1}, {"memory", 2}, {"vcore", 3}};

        QCOMPARE(resource.entries().size(), std::size_t{2});
        QCOMPARE(resource.entries()[0].type.name(), "memory");
        QCOMPARE(resource.find("vcore"), std::optional<Quantity>(3));
        resource.set("memory", 0);
        QVERIFY(resource.find("memory").has_value()); // zero is not undefined, RES-3
        resource.prune();
        QVERIFY(!resource.find("memory").has_value()); // RES-16
    }

    void typesOrderByTheBytesOfTheirNames() // RES-1
    {
        // Short ones, ones that differ late or only in length, and bytes above 127.
        const std::vector<std::string> names = {"",
                                                "a",
                                                "ephemeral-storage",
                                                "memory",
                                                "nvidia.com/gpu",
                                                "nvidia.com/mig",
                                                "nvidia.com/mig-1g",
                                                "pods",
                                                "vcore",
                                                "\xC3\xA9"};
        for (const std::string& left : names) {
            for (const std::string& right : names) {
                QCOMPARE(ResourceType(left) <=> ResourceType(right) == std::strong_ordering::less,
                         left < right);
                QCOMPARE(ResourceType(left) == ResourceType(right), left == right);
            }
        }
    }
    void lowersToTheSmallerValue()
    {
        Resource resource{{"memory", 10}, {"vcore", 5}};
        resource.lower(ResourceType("memory"), 12);
        resource.lower(ResourceType("vcore"), -1);
        resource.lower(ResourceType("pods"), 3);
        QCOMPARE(resource, (Resource{{"memory", 10}, {"pods", 3}, {"vcore", -1}}));
        QCOMPARE(resource.withValues([](const Resource::Entry& entry) { return -entry.value; }),
                 (Resource{{"memory", -10}, {"pods", -3}, {"vcore", 1}}));
    }
    void addsAndSubtractsOverTheUnion() // RES-10, RES-11
    {
        QCOMPARE(add(kNil, kNil), Resource{});
        QCOMPARE(add(Resource{{"a", 1}}, Resource{{"b", 2}}), (Resource{{"a", 1}, {"b", 2}}));
        QCOMPARE(subtract(Resource{{"a", 1}}, Resource{{"a", 1}, {"b", 2}}), (Resource{{"a", 0}, {"b", -2}}));
        QCOMPARE(at(add(Resource{{"a", kMaxQuantity}}, Resource{{"a", 1}}), "a"), kMaxQuantity); // RES-30
        QCOMPARE(at(subtract(Resource{}, Resource{{"a", kMinQuantity}}), "a"), kMaxQuantity); // RES-30
    }

    void inPlaceFormsSkipNil() // RES-12
    {
        Resource target{{"a", 1}};
        addTo(target, kNil);
        QCOMPARE(target, (Resource{{"a", 1}}));
        subtractFrom(target, kNil);
        subtractFrom(target, Resource{{"a", 3}, {"b", 1}});
        QCOMPARE(target, (Resource{{"a", -2}, {"b", -1}}));
    }

    void onlyExistingKeepsTheTypesOfTheBase() // RES-13
    {
        QCOMPARE(subtractOnlyExisting(Resource{{"a", 3}}, Resource{{"a", 5}, {"b", 1}}),
                 Maybe(Resource{{"a", -2}}));
        QVERIFY(!subtractOnlyExisting(kNil, Resource{{"a", 1}}));
        QCOMPARE(subtractOnlyExisting(Resource{{"a", 3}}, kNil), Maybe(Resource{{"a", 3}}));
    }

    void fittingTellsUndefinedFromZero() // RES-17, RES-18
    {
        QVERIFY(fitInMaxUndef(Resource{}, Resource{{"gpu", 9}}));
        QVERIFY(!fitInMaxUndef(Resource{{"gpu", 0}}, Resource{{"gpu", 1}}));
        QVERIFY(!fitIn(Resource{}, Resource{{"gpu", 1}}));
        QVERIFY(fitIn(kNil, kNil));
        QVERIFY(fitInMaxUndef(kNil, Resource{{"gpu", 1}}));
        const Resource negative{{"memory", -10}};
        QVERIFY(fitInMaxUndef(negative, Resource{{"vcore", 5}}));
        QVERIFY(fitInMaxUndef(negative, Resource{{"memory", 0}, {"vcore", 1}}));
        QVERIFY(!fitInMaxUndef(negative, Resource{{"memory", 1}}));
    }

    void minimaAndMaxima() // RES-20, RES-22
    {
        QCOMPARE(componentMin(Resource{{"a", 5}}, Resource{{"b", 7}}), Maybe(Resource{{"a", 5}, {"b", 7}}));
        QCOMPARE(componentMin(kNil, Resource{{"a", 1}}), Maybe(Resource{{"a", 1}}));
        QVERIFY(!componentMin(kNil, kNil));
        QCOMPARE(componentMax(Resource{{"a", -5}}, Resource{{"b", 7}}), (Resource{{"a", 0}, {"b", 7}}));
        QCOMPARE(componentMax(kNil, Resource{{"b", 7}}), Resource{});
    }

    void equalityHasThreeForms() // RES-23, RES-25 to RES-27
    {
        QVERIFY(!equals(kNil, Resource{}));
        QVERIFY(equals(Resource{{"a", 0}}, Resource{}));
        QVERIFY(equalsOrEmpty(kNil, Resource{{"a", 0}}));
        QVERIFY(isZero(Resource{{"a", 0}}));
        QVERIFY(!isEmpty(Resource{{"a", 0}}));
    }

    void signsOfAmounts() // RES-28, RES-32
    {
        QVERIFY(strictlyGreaterThanZero(Resource{{"a", 0}, {"b", 1}}));
        QVERIFY(!strictlyGreaterThanZero(Resource{{"a", -1}, {"b", 1}}));
        QVERIFY(!strictlyGreaterThanZero(Resource{}));
        QVERIFY(hasNegative(Resource{{"a", -1}}));
        QVERIFY(!hasNegative(Resource{{"a", 0}}));
    }

    void percentagesLeaveOutWhatIsNotUsed() // RES-34
    {
        QCOMPARE(percent(Resource{{"m", 3}}, Resource{{"m", 2}}), (Resource{{"m", 66}}));
        QCOMPARE(percent(Resource{{"m", 0}}, Resource{{"m", 1}}), (Resource{{"m", 100}}));
        QCOMPARE(percent(Resource{{"m", 3}}, Resource{}), Resource{});
        QCOMPARE(percent(Resource{{"m", 1}}, Resource{{"m", kMaxQuantity}}), (Resource{{"m", 2147483647}}));
    }

    void sharesCompareFromTheLargestDown() // RES-35, RES-36
    {
        const auto some = shares(Resource{{"a", 5}, {"b", 1}, {"c", 7}}, Resource{{"a", 10}, {"b", 2}});

        QCOMPARE(some, (std::vector<double>{0.5, 0.5, 7.0}));
        QVERIFY(compareShares({0.2, 0.5}, {0.5}) == std::partial_ordering::greater);
        QVERIFY(compareShares({0.0, 0.5}, {0.5}) == std::partial_ordering::equivalent);
        QCOMPARE(fairShare(Resource{{"a", 5}, {"b", 9}}, Resource{{"a", 10}}, Resource{{"a", 1}, {"b", 10}}),
                 0.9);
        QCOMPARE(fairShare(Resource{{"a", 5}}, Resource{{"a", 0}}, kNil), 1.0);
        QCOMPARE(fairShare(Resource{}, kNil, kNil), 0.0);
    }

    void laws()
    {
        QVERIFY(rc::check("add commutes",
                          [](const Maybe& l, const Maybe& r) { RC_ASSERT(add(l, r) == add(r, l)); }));
        QVERIFY(rc::check("componentMin fits into both operands", [](const Maybe& l, const Maybe& r) {
            RC_PRE(!hasNegative(l) && !hasNegative(r));
            const auto least = componentMin(l, r);
            RC_ASSERT(fitInMaxUndef(l, least) && fitInMaxUndef(r, least));
        }));
        QVERIFY(rc::check("fitIn is stricter than fitInMaxUndef", [](const Maybe& l, const Maybe& r) {
            RC_ASSERT(!fitIn(l, r) || fitInMaxUndef(l, r));
        }));
        QVERIFY(rc::check("equals ignores zeros", [](const Maybe& l) {
            RC_PRE(l.has_value());
            auto pruned = *l;
            pruned.prune();
            RC_ASSERT(equals(l, pruned));
        }));
    }
};

QUOTADECK_TEST(TestResourceOps, NoApplication)
} // namespace tst_resourceops

#include "tst_resourceops.moc"
