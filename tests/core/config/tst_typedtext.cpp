// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yaml/textedit.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_typedtext {
using namespace quotadeck;
using namespace quotadeck::config;

/// Two hands on one text: somebody types while an edit of the form is under way.
class TestTypedText : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theEditIsTheDifferenceAlone()
    {
        QCOMPARE(editBetween("vcore: 4\n", "vcore: 4\n").size(), 0UL);
        const auto edits = editBetween("vcore: 4\nmemory: 1\n", "vcore: 16\nmemory: 1\n");
        QCOMPARE(edits.size(), 1UL);
        QCOMPARE(edits[0].span.begin.offset, 7U);
        QCOMPARE(edits[0].span.length(), 1UL);
        QCOMPARE(edits[0].text, std::string("16"));
        QCOMPARE(applied("aXa", editBetween("aXa", "aXaXa")), std::string("aXaXa"));
    }

    void aCodePointIsNeverCut()
    {
        const std::string before = "user: J\xC3\xBCrgen";
        const std::string after = "user: J\xC3\xB6rgen"; // the same first byte
        const auto part = differingPart(before, after);
        QCOMPARE(part.begin, 7UL);
        QCOMPARE(part.oldEnd, 9UL);
    }

    void changesApartFromEachOtherAreBothTaken()
    {
        QCOMPARE(rebased("a: 1\nb: 2\nc: 3\n", "a: 1\nb: 2\nc: 345\n", "a: 10\nb: 2\nc: 3\n"),
                 std::string("a: 10\nb: 2\nc: 345\n"));
        QCOMPARE(rebased("a: 1\nb: 2\nc: 3\n", "a: 123\nb: 2\nc: 3\n", "a: 1\nb: 2\nc: 30\n"),
                 std::string("a: 123\nb: 2\nc: 30\n"));
        QCOMPARE(rebased("a", "a", "b"), std::string("b"));
        QCOMPARE(rebased("a", "c", "a"), std::string("c"));
    }

    void whereTheyMeetWhatWasTypedStays()
    {
        QCOMPARE(rebased("vcore: 4\n", "vcore: 45\n", "vcore: 7\n"), std::string("vcore: 45\n"));
    }
};

QUOTADECK_TEST(TestTypedText, QCoreApplication)
} // namespace tst_typedtext

#include "tst_typedtext.moc"
