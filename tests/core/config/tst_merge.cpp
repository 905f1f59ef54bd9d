// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/diff/change.h"
#include "core/config/diff/textdiff.h"
#include "core/config/diff/threewaymerge.h"
#include "tests/core/config/documentoperations.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <functional>
#include <rapidcheck.h>

namespace tst_merge {
using namespace quotadeck;
using namespace quotadeck::config;

namespace {
const std::string kBase = "partitions:\n"
                          "- name: default\n"
                          "  queues:\n"
                          "  - name: root\n"
                          "    queues:\n"
                          "    - name: a  # owner: alice\n"
                          "      limits:\n"
                          "      - {users: [sue], maxresources: {vcore: 4, memory: 10Gi}} # March\n"
                          "      - users: [bob]\n"
                          "        maxapplications: 3\n"
                          "    - name: b\n";

std::string with(std::string text, const std::string& what, const std::string& by)
{
    const auto at = text.find(what);
    return at == text.npos ? std::string("not found: " + what) : text.replace(at, what.size(), by);
}

/// A few random edits of @p text.
std::string edited(Dice& dice, const std::string& text)
{
    Document document(text);
    for (std::size_t i = 1 + dice.below(4); i > 0; --i) {
        auto trial = TrialGenerator(dice, *document.config()).draw();
        if (!trial)
            continue;
        if (const auto edits = trial->run(document))
            document.apply(*edits);
    }
    return document.text();
}

/// A random document that can be read, with its seed.
std::string readable(std::uint64_t& seed)
{
    for (;; ++seed) {
        std::string text = DocumentGenerator(seed).text();
        if (Document(text).config() && fileChanges(text, text))
            return text;
    }
}

bool check(const std::function<void(std::uint64_t)>& property)
{
    return rc::check([&property] { property(*rc::gen::arbitrary<std::uint64_t>()); });
}
} // namespace

class TestMerge : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void lineEditsLeadFromOneTextToTheOther()
    {
        QVERIFY(check([](std::uint64_t seed) {
            Dice dice(seed);
            const auto random = [&dice] {
                std::string text;
                for (std::size_t i = dice.below(30); i > 0; --i)
                    text += dice.oneOf<std::string>({"a\n", "b\r\n", "c\r", "\n", "d e\n", "f"});
                return text;
            };
            const std::string older = random();
            const std::string newer = random();
            RC_ASSERT(applied(older, lineEdits(older, newer)) == newer);
            const auto hunks = differences(tokensOf(older), tokensOf(newer));
            for (std::size_t i = 1; i < hunks.size(); ++i)
                RC_ASSERT(hunks[i - 1].oldEnd < hunks[i].oldBegin);
        }));
    }

    void everyRevertTakesBackItsChangeAlone()
    {
        std::size_t reverted = 0;
        std::size_t all = 0;
        QVERIFY(check([&](std::uint64_t seed) {
            const std::string older = readable(seed);
            Dice dice(seed);
            const std::string newer = edited(dice, older);
            const auto changes = fileChanges(older, newer);
            RC_PRE(changes.has_value());
            for (std::size_t i = 0; i < changes->size(); ++i) {
                ++all;
                const auto edits = revertingEdits(older, newer, i);
                if (!edits)
                    continue;
                ++reverted;
                const auto rest = fileChanges(older, applied(newer, *edits));
                RC_ASSERT(rest.has_value());
                RC_ASSERT(rest->size() == changes->size() - 1);
            }
        }));
        qInfo("%zu of %zu changes can be reverted alone", reverted, all);
        QVERIFY(reverted * 8 > all); // many of these edits move or copy whole queues; it must not be none
    }

    void aRevertKeepsEveryOtherByte()
    {
        const auto newer = with(with(kBase, "vcore: 4", "vcore: 5"), "memory: 10Gi", "memory: 12Gi");
        const auto changes = fileChanges(kBase, newer);
        QVERIFY(changes);
        QCOMPARE(changes->size(), 2UL);
        for (std::size_t i = 0; i < 2; ++i) {
            const auto edits = revertingEdits(kBase, newer, i);
            QVERIFY(edits);
            const auto text = applied(newer, *edits);
            QVERIFY(text == with(kBase, "vcore: 4", "vcore: 5") || text == with(kBase, "10Gi", "12Gi"));
        }
    }

    void oneSidedEditsAreTakenWhole_data()
    {
        QTest::addColumn<QByteArray>("ours");
        QTest::addColumn<QByteArray>("theirs");
        QTest::addColumn<QByteArray>("merged");
        const auto row = [](const char* name, const std::string& ours, const std::string& theirs,
                            const std::string& merged) {
            QTest::newRow(name) << QByteArray::fromStdString(ours) << QByteArray::fromStdString(theirs)
                                << QByteArray::fromStdString(merged);
        };
        row("two values of one line", with(kBase, "vcore: 4", "vcore: 5"), with(kBase, "10Gi", "12Gi"),
            with(with(kBase, "vcore: 4", "vcore: 5"), "10Gi", "12Gi"));
        row("a comment and a value beside it", with(kBase, "vcore: 4", "vcore: 5"),
            with(kBase, "March", "April"), with(with(kBase, "vcore: 4", "vcore: 5"), "March", "April"));
        row("lines that are neighbours", with(kBase, "vcore: 4", "vcore: 5"),
            with(kBase, "[bob]", "[bob] # nights"),
            with(with(kBase, "vcore: 4", "vcore: 5"), "[bob]", "[bob] # nights"));
        row("a queue each at one place", kBase + "    - name: c\n", kBase + "    - name: d\n",
            kBase + "    - name: d\n    - name: c\n");
        row("the same on both sides", with(kBase, "vcore: 4", "vcore: 5"),
            with(kBase, "vcore: 4", "vcore: 5"), with(kBase, "vcore: 4", "vcore: 5"));
    }

    void oneSidedEditsAreTakenWhole()
    {
        QFETCH(QByteArray, ours);
        QFETCH(QByteArray, theirs);
        QFETCH(QByteArray, merged);
        const auto result = merge(kBase, ours.toStdString(), theirs.toStdString());
        QVERIFY(result);
        QVERIFY(result->conflicts().empty());
        QCOMPARE(QByteArray::fromStdString(result->text({})), merged);
    }

    void whatBothChangedDifferentlyIsAConflict_data()
    {
        QTest::addColumn<QByteArray>("ours");
        QTest::addColumn<QByteArray>("theirs");
        const auto row = [](const char* name, const std::string& ours, const std::string& theirs) {
            QTest::newRow(name) << QByteArray::fromStdString(ours) << QByteArray::fromStdString(theirs);
        };
        row("one value", with(kBase, "vcore: 4", "vcore: 5"), with(kBase, "vcore: 4", "vcore: 6"));
        row("changed and removed", with(kBase, "applications: 3", "applications: 4"),
            with(kBase, "      - users: [bob]\n        maxapplications: 3\n", ""));
        // The texts are apart, the element is one: a limit for the same user.
        row("one element at two places",
            with(kBase, "      limits:\n", "      limits:\n      - {users: [eve], maxapplications: 1}\n"),
            with(kBase, "    - name: b\n", "      - {users: [eve], maxapplications: 2}\n    - name: b\n"));
        row("a queue of one name each", kBase + "    - {name: c, maxapplications: 1}\n",
            kBase + "    - {name: c, maxapplications: 2}\n");
    }

    void whatBothChangedDifferentlyIsAConflict()
    {
        QFETCH(QByteArray, ours);
        QFETCH(QByteArray, theirs);
        const auto result = merge(kBase, ours.toStdString(), theirs.toStdString());
        QVERIFY(result);
        const auto conflicts = result->conflicts();
        QCOMPARE(conflicts.size(), 1UL);
        QVERIFY(conflicts[0].ours != conflicts[0].theirs);
        QCOMPARE(QByteArray::fromStdString(result->text({MergeSide::Ours})), ours);
        QCOMPARE(QByteArray::fromStdString(result->text({MergeSide::Theirs})), theirs);
    }

    void nothingOfEitherSideIsLost()
    {
        std::size_t clean = 0;
        std::size_t all = 0;
        QVERIFY(check([&](std::uint64_t seed) {
            const std::string base = readable(seed);
            Dice dice(seed);
            const std::string ours = edited(dice, base);
            const std::string theirs = edited(dice, base);
            const auto ourChanges = fileChanges(base, ours);
            const auto theirChanges = fileChanges(base, theirs);
            RC_PRE(ourChanges.has_value() && theirChanges.has_value());
            const auto result = merge(base, ours, theirs);
            RC_ASSERT(result.has_value());
            ++all;
            if (const auto conflicts = result->conflicts(); !conflicts.empty()) {
                for (const MergeConflict& conflict : conflicts) { // both values are there to be shown
                    RC_ASSERT(ours.find(conflict.ours) != ours.npos);
                    RC_ASSERT(theirs.find(conflict.theirs) != theirs.npos);
                }
                return;
            }
            ++clean;
            const auto merged = fileChanges(base, result->text({}));
            RC_ASSERT(merged.has_value());
            for (const auto* side : {&*ourChanges, &*theirChanges}) {
                for (const Change& change : *side)
                    RC_ASSERT(std::ranges::any_of(*merged, [&change](const Change& other) {
                        return identityOf(other) == identityOf(change);
                    }));
            }
        }));
        qInfo("%zu of %zu merges have no conflict", clean, all);
        QVERIFY(clean * 4 > all);
    }

    void aSideThatChangedNothingLeavesTheOtherByteForByte()
    {
        QVERIFY(check([](std::uint64_t seed) {
            const std::string base = readable(seed);
            Dice dice(seed);
            const std::string changed = edited(dice, base);
            RC_PRE(fileChanges(base, changed).has_value());
            RC_ASSERT(merge(base, changed, base)->text({}) == changed);
            RC_ASSERT(merge(base, base, changed)->text({}) == changed);
            RC_ASSERT(merge(base, changed, changed)->text({}) == changed);
        }));
    }

    void whatCannotBeReadIsNotMerged()
    {
        const auto result = merge(kBase, kBase, "partitions: [");
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::Parse);
    }
};

QUOTADECK_TEST(TestMerge, NoApplication)
} // namespace tst_merge

#include "tst_merge.moc"
