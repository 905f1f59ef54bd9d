// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotachanges.h"
#include "tests/support/elastictext.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>

namespace tst_quotachanges {
using namespace quotadeck;
using config::Direction;

namespace {
std::string replaced(std::string text, const std::string& before, const std::string& after)
{
    return text.replace(text.find(before), before.size(), after);
}

std::string without(const std::string& text, const std::string& group)
{
    std::string rest;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find("---\n", begin), text.size());
        const std::string part = text.substr(begin, end - begin);
        if (part.find("name: " + group + "\n") == std::string::npos)
            rest += (rest.empty() ? "" : "---\n") + part;
        begin = end + 4;
    }
    return rest;
}

Resource gpus(Quantity amount)
{
    Resource total;
    total.set(ResourceType("gpu"), amount);
    return total;
}
} // namespace

/// The differences in meaning between two texts of manifests.
class TestQuotaChanges : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void changedAmountsAreListed()
    {
        std::string edited = replaced(m_text, "min: {gpu: 20}", "min: {gpu: 25}");
        edited = replaced(edited, "max: {gpu: 80}", "max: {gpu: 70}");
        const auto changes = elastic::quotaChanges(m_text, edited);
        QVERIFY(changes);
        QCOMPARE(changes->size(), 2UL);
        QCOMPARE(changes->at(0).path, "c");
        QCOMPARE(changes->at(0).direction, Direction::Raised);
        QCOMPARE(changes->at(0).sentence.english(), "min gpu raised from 20 to 25 (+5)");
        QVERIFY(changes->at(0).newSpan);
        QCOMPARE(edited.substr(changes->at(0).newSpan->begin.offset, 2), "25");
        QCOMPARE(changes->at(1).path, "d");
        QCOMPARE(changes->at(1).direction, Direction::Tighter);
        QCOMPARE(changes->at(1).sentence.english(), "max gpu lowered from 80 to 70 (-10)");
    }

    void reportedUsageAndCommentsAreNoChange()
    {
        std::string edited = replaced(m_text, "used: {gpu: 30}", "used: {gpu: 31}");
        edited = replaced(edited, "agreed in March", "agreed in May");
        const auto changes = elastic::quotaChanges(m_text, edited);
        QVERIFY(changes);
        QVERIFY(changes->empty());
    }

    void aRemovedGroupThatIsUsedIsDangerous()
    {
        const auto changes = elastic::quotaChanges(
            m_text, replaced(without(m_text, "c"), "min: {gpu: 10}", "min: {gpu: 12}"));
        QVERIFY(changes);
        QCOMPARE(changes->size(), 2UL);
        QCOMPARE(changes->front().path, "c"); // dangers first
        QCOMPARE(changes->front().direction, Direction::Dangerous);
        QCOMPARE(changes->front().sentence.english(), "group removed while its pods use gpu 30");
    }

    void aRemovedGroupOfUnknownUsageIsDangerous()
    {
        const std::string unknown = replaced(m_text, "used: {gpu: 30}", "");
        const auto changes = elastic::quotaChanges(unknown, without(unknown, "c"));
        QVERIFY(changes);
        QCOMPARE(changes->size(), 1UL);
        QCOMPARE(changes->front().sentence.english(), "group removed; its usage is unknown");
        QCOMPARE(changes->front().direction, Direction::Dangerous);
    }

    void aRemovedGroupThatIsNotUsedIsNoDanger()
    {
        const std::string unused = replaced(m_text, "used: {gpu: 30}", "used: {gpu: 0}");
        const auto changes = elastic::quotaChanges(unused, without(unused, "c"));
        QVERIFY(changes);
        QCOMPARE(changes->size(), 1UL);
        QCOMPARE(changes->front().direction, Direction::Tighter);
    }

    void allGroupsOfAnEmptiedTextAreRemoved()
    {
        const auto changes = elastic::quotaChanges(m_text, "");
        QVERIFY(changes);
        QCOMPARE(changes->size(), 4UL);
        QVERIFY(std::ranges::all_of(
            *changes, [](const config::Change& change) { return change.direction == Direction::Dangerous; }));
    }

    void minimaAboveTheTotalAreDangerous() // EQ-84
    {
        const std::string edited = replaced(m_text, "min: {gpu: 15}", "min: {gpu: 65}"); // 110 in all
        const auto changes = elastic::quotaChanges(m_text, edited, gpus(100));
        QVERIFY(changes);
        QCOMPARE(changes->size(), 2UL);
        QCOMPARE(changes->front().direction, Direction::Dangerous);
        QVERIFY2(changes->front().sentence.english().starts_with(
                     "minima of gpu add up to 110 of 100 in the cluster"),
                 changes->front().sentence.english().c_str());
        // Neither what is not known nor what was so before.
        QCOMPARE(elastic::quotaChanges(m_text, edited)->size(), 1UL);
        QCOMPARE(
            elastic::quotaChanges(edited, replaced(edited, "min: {gpu: 65}", "min: {gpu: 64}"), gpus(100))
                ->size(),
            1UL);
    }

    void newKeysOfOneNameAreAConflict()
    {
        const std::string base
            = "kind: ElasticQuota\nmetadata:\n  name: a\n  labels:\n    x: y\nspec:\n  min: {cpu: 1}\n";
        const auto with = [&base](const std::string& label) {
            return replaced(base, "    x: y\n", "    x: y\n    team: " + label + "\n");
        };
        const auto merge = elastic::mergeQuotas(base, with("red"), with("blue"));
        QVERIFY(merge.has_value());
        QCOMPARE(merge->conflicts().size(), std::size_t{1});

        const std::string group = "---\nkind: ElasticQuota\nmetadata: {name: b}\nspec: {min: {cpu: 1}}\n";
        const auto both
            = elastic::mergeQuotas(base, base + group, base + replaced(group, "name: b", "name: c"));
        QVERIFY(both.has_value());
        QVERIFY(both->conflicts().empty());
        QVERIFY(both->text({}).find("{name: b}") != std::string::npos);
        QVERIFY(both->text({}).find("{name: c}") != std::string::npos);
    }

    void aTextThatCannotBeReadIsAnError()
    {
        const auto changes
            = elastic::quotaChanges(m_text, replaced(m_text, "min: {gpu: 20}", "min: {gpu: x}"));
        QVERIFY(!changes);
        QCOMPARE(changes.error().code, ErrorCode::Parse);
    }

private:
    const std::string m_text = test::seedTexts();
};

QUOTADECK_TEST(TestQuotaChanges, NoApplication)
} // namespace tst_quotachanges

#include "tst_quotachanges.moc"
