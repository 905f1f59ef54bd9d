// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/fixselection.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_fixselection {
using namespace quotadeck;
using namespace quotadeck::models;

namespace {
TextSpan spanAt(std::uint32_t begin, std::uint32_t end)
{
    return {{begin, 1, 1}, {end, 1, 1}};
}

config::Finding withFixes(std::vector<std::vector<config::TextEdit>> fixes)
{
    config::Finding finding;
    for (auto& edits : fixes)
        finding.fixes.push_back({{}, std::move(edits)});
    return finding;
}

std::string fixedText(const std::vector<config::Finding>& findings, int expected)
{
    std::vector<const config::Finding*> pointers;
    for (const auto& finding : findings)
        pointers.push_back(&finding);
    const auto fixes = fixesOf(pointers);
    return fixes.fixed == expected ? config::applied("0123456789", fixes.edits)
                                   : "fixed " + std::to_string(fixes.fixed);
}
} // namespace

class TestFixSelection : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fixesAreOneEditInTheOrderOfTheText()
    {
        QCOMPARE(fixedText({withFixes({{{spanAt(7, 8), "c"}}}),
                            withFixes({{{spanAt(1, 2), "a"}, {spanAt(4, 5), "b"}}})},
                           2),
                 std::string("0a23b56c89"));
    }

    void aFindingWithAChoiceIsLeft()
    {
        QCOMPARE(fixedText({withFixes({{{spanAt(1, 2), "a"}}, {{spanAt(1, 2), "b"}}}), withFixes({})}, 0),
                 std::string("0123456789"));
    }

    void ofFixesThatOverlapTheFirstIsTaken()
    {
        QCOMPARE(fixedText({withFixes({{{spanAt(2, 5), "x"}}}), withFixes({{{spanAt(4, 6), "y"}}})}, 1),
                 std::string("01x56789"));
        QCOMPARE(fixedText({withFixes({{{spanAt(2, 4), "x"}}}), withFixes({{{spanAt(4, 6), "y"}}})}, 2),
                 std::string("01xy6789")); // they only touch
        QCOMPARE(fixedText({withFixes({{{spanAt(3, 3), "x"}}}), withFixes({{{spanAt(3, 3), "y"}}})}, 1),
                 std::string("012x3456789")); // no order
    }

    void findingsThatShareAFixAreFixedTogether()
    {
        QCOMPARE(fixedText({withFixes({{{spanAt(2, 5), "x"}}}), withFixes({{{spanAt(2, 5), "x"}}})}, 2),
                 std::string("01x56789"));
    }
};

QUOTADECK_TEST(TestFixSelection, NoApplication)
} // namespace tst_fixselection

#include "tst_fixselection.moc"
