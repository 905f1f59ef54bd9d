// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/base/result.h"
#include "tests/support/testprogram.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <cstdint>
#include <limits>

namespace tst_message {
using namespace quotadeck;

/// A language that shows what it is asked for: "<text|count>" and numbers in brackets.
class Shown final : public MessageRenderer
{
public:
    [[nodiscard]] std::string text(const MessageTemplate& form, std::uint64_t count) const override
    {
        return form.singular != nullptr ? "<" + std::string(form.text) + "|" + std::to_string(count) + ">"
                                        : "<" + std::string(form.text) + ">";
    }
    [[nodiscard]] std::string number(std::int64_t value) const override
    {
        return "[" + std::to_string(value) + "]";
    }
    [[nodiscard]] std::string figure(std::string english) const override { return "{" + english + "}"; }
};

class TestMessage : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void putsArgumentsInTheirPlaces()
    {
        const Message message(QUOTADECK_TEXT("test", "%2 of %1 in %3"), "memory", 5, std::string("root.a"));

        QCOMPARE(message.english(), std::string("5 of memory in root.a"));
        QCOMPARE(message.rendered(Shown()), std::string("<[5] of memory in root.a>"));
    }

    void aPlaceInAnArgumentIsText()
    {
        const Message message(QUOTADECK_TEXT("test", "%1 and %2"), "%2", "%1%n");

        QCOMPARE(message.english(), std::string("%2 and %1%n"));
    }

    void whatIsNoPlaceIsText()
    {
        const Message message(QUOTADECK_TEXT("test", "%1 is 50% of %9, %n, 100%"), 1);

        QCOMPARE(message.english(), std::string("1 is 50% of %9, %n, 100%"));
    }

    void theCountChoosesTheForm()
    {
        const auto waiting = [](std::int64_t pods) {
            return Message(QUOTADECK_COUNT_TEXT("test", "%n pods wait in %1", "%n pod waits in %1"), "root.a",
                           Message::Count{pods});
        };

        QCOMPARE(waiting(1).english(), std::string("1 pod waits in root.a"));
        QCOMPARE(waiting(0).english(), std::string("0 pods wait in root.a"));
        QCOMPARE(waiting(12).english(), std::string("12 pods wait in root.a"));
        QCOMPARE(waiting(1).rendered(Shown()), std::string("<[1] pods wait in root.a|1>"));
    }

    void numbersBeyond63BitsStayWhole()
    {
        const std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
        QCOMPARE(Message(QUOTADECK_TEXT("test", "%1 of %2"), most, 5).english(),
                 std::string("18446744073709551615 of 5"));
        QCOMPARE(Message(QUOTADECK_COUNT_TEXT("test", "%n pods", "%n pod"), Message::Count{most}).english(),
                 std::string("18446744073709551615 pods"));
        QCOMPARE(Message(QUOTADECK_COUNT_TEXT("test", "%n pods", "%n pod"), Message::Count{-1}).english(),
                 std::string("0 pods"));
    }

    void aMessageInAMessageIsRenderedInTheSameLanguage()
    {
        const Message cause(QUOTADECK_TEXT("test", "%1 bytes are missing"), 12);
        const Message message(QUOTADECK_TEXT("test", "not written: %1"), cause);

        QCOMPARE(message.english(), std::string("not written: 12 bytes are missing"));
        QCOMPARE(message.rendered(Shown()), std::string("<not written: <[12] bytes are missing>>"));
    }

    void figuresFollowTheLanguage()
    {
        const Message message(QUOTADECK_TEXT("test", "%1 of %2"), Message::Figure{"1.5 GiB"}, "v1.2");

        QCOMPARE(message.english(), std::string("1.5 GiB of v1.2"));
        QCOMPARE(message.rendered(Shown()), std::string("<{1.5 GiB} of v1.2>"));
    }

    void partsInARowAreRenderedEach()
    {
        const auto pods = [](int number) { return Message(QUOTADECK_TEXT("test", "%1 pods"), number); };

        QCOMPARE(Message::joined({pods(2), Message(), pods(3)}).english(), std::string("2 pods, 3 pods"));
        QCOMPARE(Message::joined({pods(2), "a"}, "; ").rendered(Shown()), std::string("<[2] pods>; a"));
        QVERIFY(Message::joined({Message(), pods(2)}) == pods(2));
        QVERIFY(Message::joined({}).isEmpty());
        QVERIFY(Message::joined({pods(2), pods(3)}) != Message::joined({pods(2), pods(3)}, "; "));
    }

    void theTextOfAnotherProgramIsShownAsItIs()
    {
        const Message message("50%1 %n"); // of a server

        QCOMPARE(message.english(), std::string("50%1 %n"));
        QCOMPARE(message.rendered(Shown()), std::string("50%1 %n"));
        QVERIFY(Message().isEmpty());
        QVERIFY(Message("").isEmpty());
        QCOMPARE(Message().english(), std::string());
    }

    void equalMeansTheSameTemplateAndArguments()
    {
        const auto message = [](const char* name, int number) {
            return Message(QUOTADECK_TEXT("test", "%1: %2"), name, number);
        };

        QVERIFY(message("a", 1) == message("a", 1));
        QVERIFY(message("a", 1) != message("b", 1));
        QVERIFY(message("a", 1) != message("a", 2));
        QVERIFY(message("a", 1) != Message(QUOTADECK_TEXT("other", "%1: %2"), "a", 1));
        QVERIFY(message("a", 1) != Message(message("a", 1).english()));
        const auto counted = [](std::int64_t count) {
            return Message(QUOTADECK_COUNT_TEXT("test", "%n pods", "%n pod"), Message::Count{count});
        };
        QVERIFY(counted(1) != counted(2));
    }
};

QUOTADECK_TEST(TestMessage, NoApplication)
} // namespace tst_message

#include "tst_message.moc"
