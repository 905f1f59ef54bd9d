// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/edithistory.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_edithistory {
using namespace quotadeck;
using models::EditHistory;
using Step = EditHistory::Step;

namespace {
struct TextRevision final : models::Revision
{
    [[nodiscard]] const std::string& text() const override { return content; }
    std::string content;
};

EditHistory::Edits edits(const std::string& text)
{
    return {{{}, text}};
}

/// What the next step of the kind writes; empty when there is none.
std::string nextOf(const EditHistory& history, Step step)
{
    const auto* const next = history.next(step);
    return next ? next->front().text : std::string();
}
} // namespace

class TestEditHistory : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void stepsAreUndoneFromTheLastAndRedoneInTheirOrder()
    {
        EditHistory history;
        history.add(Step::Edit, edits("to 0"));
        history.add(Step::Edit, edits("to 1"));
        QCOMPARE(nextOf(history, Step::Undo), "to 1");

        history.add(Step::Undo, edits("to 2"));
        QCOMPARE(nextOf(history, Step::Undo), "to 0");
        QCOMPARE(nextOf(history, Step::Redo), "to 2");

        history.add(Step::Redo, edits("to 1 again"));
        QCOMPARE(nextOf(history, Step::Undo), "to 1 again");
        QVERIFY(!history.canRedo());
        QVERIFY(!history.next(Step::Edit));
    }

    void anEditEndsWhatCanBeRedoneUnlessItChangesNothing()
    {
        EditHistory history;
        history.add(Step::Edit, edits("to 0"));
        history.add(Step::Undo, edits("to 1"));

        history.add(Step::Edit, {});
        QVERIFY(history.canRedo());
        QVERIFY(!history.canUndo());

        history.add(Step::Edit, edits("other"));
        QVERIFY(!history.canRedo());
        QCOMPARE(nextOf(history, Step::Undo), "other");
    }

    void typingThatGoesOnIsOneStep()
    {
        EditHistory history;
        const auto base = std::make_shared<TextRevision>();
        history.add(Step::Edit, edits("to 0"));

        history.addTyping(base, edits("one letter back"));
        QVERIFY(history.typingBase() == base);
        history.addTyping(base, edits("two letters back"));

        QCOMPARE(nextOf(history, Step::Undo), "two letters back");
        history.add(Step::Undo, edits("again"));
        QCOMPARE(nextOf(history, Step::Undo), "to 0");
        QVERIFY(!history.typingBase()); // what is typed next is another step
    }

    void typingBackToTheBeginningLeavesNoStep()
    {
        EditHistory history;
        const auto base = std::make_shared<TextRevision>();
        history.addTyping(base, edits("back"));

        history.addTyping(base, {});

        QVERIFY(!history.canUndo());
        QVERIFY(!history.typingBase());
    }

    void typingElsewhereIsAStepOfItsOwn()
    {
        EditHistory history;
        history.addTyping(std::make_shared<TextRevision>(), edits("first"));

        history.addTyping(std::make_shared<TextRevision>(), edits("second"));
        history.add(Step::Undo, edits("again"));

        QCOMPARE(nextOf(history, Step::Undo), "first");
    }

    void aClearedHistoryHasNoSteps()
    {
        EditHistory history;
        history.addTyping(std::make_shared<TextRevision>(), edits("typed"));
        history.add(Step::Undo, edits("again"));

        history.clear();

        QVERIFY(!history.canUndo());
        QVERIFY(!history.canRedo());
        QVERIFY(!history.typingBase());
    }
};

QUOTADECK_TEST(TestEditHistory, NoApplication)
} // namespace tst_edithistory

#include "tst_edithistory.moc"
