// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/document/differences.h"

#include <QTest>
#include <QTextBlock>

#include <algorithm>

namespace tst_difftext {
using namespace quotadeck;

/// What differs between two texts, line by line.
class TestDiffText : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatDiffersWithinALineStandsOut()
    {
        ui::DiffText view;
        view.setLines(config::diffLines("a: 1\nmemory: 9Gi\n", "a: 1\nmemory: 20Gi\n"));
        QStringList parts;
        for (const auto& selection : view.extraSelections()) {
            if (selection.cursor.hasSelection())
                parts << selection.cursor.selectedText();
        }
        QCOMPARE(parts, QStringList({QStringLiteral("9"), QStringLiteral("20")}));
        const auto tints = view.extraSelections();
        QCOMPARE(std::ranges::count_if(tints,
                                       [](const QTextEdit::ExtraSelection& tint) {
                                           return tint.format.boolProperty(QTextFormat::FullWidthSelection);
                                       }),
                 2); // the line before and after
    }

    void linesThatAreNotReplacedOneByOneAreTintedAsAWhole()
    {
        ui::DiffText view;
        view.setLines(config::diffLines("a: 1\n", "a: 1\nb: 2\nc: 3\n"));
        const auto tints = view.extraSelections();
        QCOMPARE(tints.size(), 2);
        QVERIFY(std::ranges::none_of(
            tints, [](const QTextEdit::ExtraSelection& tint) { return tint.cursor.hasSelection(); }));
    }

    void aChangeIsScrolledTo()
    {
        std::string older;
        std::string newer;
        for (int line = 1; line <= 200; ++line) {
            const std::string name = "key" + std::to_string(line);
            older += name + ": 1\n";
            newer += name + (line % 50 == 0 ? ": 2\n" : ": 1\n");
        }
        ui::DiffText view;
        view.resize(400, 120);
        view.show();
        view.setLines(config::diffLines(older, newer));
        config::Change change;
        change.newSpan.emplace();
        change.newSpan->begin.line = 150;
        view.reveal(change);
        QVERIFY(view.textCursor().block().text().endsWith(QStringLiteral("key150: 2")));
        QVERIFY(view.viewport()->rect().contains(view.cursorRect().center()));

        change.newSpan.reset();
        change.oldSpan.emplace();
        change.oldSpan->begin.line = 100; // what is gone has an old line only
        view.reveal(change);
        QVERIFY(view.textCursor().block().text().endsWith(QStringLiteral("key100: 1")));

        change.oldSpan->begin.line = 75; // is not among those that differ
        view.reveal(change);
        QVERIFY(view.textCursor().block().text().endsWith(QStringLiteral("key100: 1")));
    }
};

QUOTADECK_TEST(TestDiffText, QApplication)
} // namespace tst_difftext

#include "tst_difftext.moc"
