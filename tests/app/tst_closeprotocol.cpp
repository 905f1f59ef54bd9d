// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/closeprotocol.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QWidget>

namespace tst_closeprotocol {
using quotadeck::app::CloseProtocol;

namespace {
/// A document whose user answers when the test says so.
struct FakeDocument
{
    bool isUnsaved = false;
    bool isSettled = true;
    int questions = 0;
    std::function<void()> answer; ///< saves, or gives up

    [[nodiscard]] CloseProtocol::Document document()
    {
        return {[this](const std::function<void()>& next) {
                    if (!isUnsaved) {
                        next();
                        return;
                    }
                    ++questions;
                    answer = [this, next] {
                        isUnsaved = false;
                        next();
                    };
                },
                [this] { return isSettled; }};
    }
};

struct Fixture
{
    QWidget window;
    FakeDocument first;
    FakeDocument second;
    CloseProtocol protocol{&window, {first.document(), second.document()}};
    QSignalSpy closing{&protocol, &CloseProtocol::closing};

    Fixture() { window.show(); }
};
} // namespace

class TestCloseProtocol : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void withNothingUnsavedTheWindowClosesAtOnce()
    {
        Fixture fixture;
        QVERIFY(fixture.window.close());
        QVERIFY(!fixture.window.isVisible());
        QCOMPARE(fixture.closing.count(), 1);
    }

    void theWindowStaysUntilBothAreAnswered()
    {
        Fixture fixture;
        fixture.first.isUnsaved = true;
        fixture.second.isUnsaved = true;
        QVERIFY(!fixture.window.close());
        QVERIFY(fixture.window.isVisible());
        QCOMPARE(fixture.first.questions, 1);
        QCOMPARE(fixture.second.questions, 0); // one after the other

        fixture.first.answer();
        QVERIFY(fixture.window.isVisible());
        QCOMPARE(fixture.second.questions, 1);
        QCOMPARE(fixture.closing.count(), 0);
        fixture.second.answer();
        QVERIFY(!fixture.window.isVisible());
        QCOMPARE(fixture.closing.count(), 1);
    }

    void whatCameMeanwhileIsAskedAbout()
    {
        Fixture fixture;
        fixture.second.isUnsaved = true;
        QVERIFY(!fixture.window.close());
        fixture.first.isUnsaved = true; // while the user looks at the second
        fixture.first.isSettled = false;
        fixture.second.answer();
        QVERIFY(fixture.window.isVisible());
        QCOMPARE(fixture.first.questions, 1);

        fixture.first.isSettled = true;
        fixture.first.answer();
        QVERIFY(!fixture.window.isVisible());
        QCOMPARE(fixture.closing.count(), 1);
    }

    void aWindowThatWasClosedIsAskedAgainTheNextTime()
    {
        Fixture fixture;
        QVERIFY(fixture.window.close());
        fixture.window.show();
        fixture.first.isUnsaved = true;
        QVERIFY(!fixture.window.close());
        QCOMPARE(fixture.first.questions, 1);
        QVERIFY(fixture.window.isVisible());
    }
};

QUOTADECK_TEST(TestCloseProtocol, QApplication)
} // namespace tst_closeprotocol

#include "tst_closeprotocol.moc"
