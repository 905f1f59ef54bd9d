// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/amountformula.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <rapidcheck.h>

namespace tst_amountformula {
using namespace quotadeck;
using Field = AmountFormula::Field;
using State = FormulaValue::State;

namespace {
FormulaValue amount(const char* text, const char* type)
{
    return {.state = State::Amount, .amount = parseQuantity(text, quantityKind(type)).value(), .text = text};
}

FormulaInput inputOf(std::optional<std::string> value)
{
    FormulaInput input{std::move(value), {}, {}, {}};
    input.parent.reason = "no parent";
    input.guaranteed.reason = "no guaranteed";
    input.max = {.state = State::Unlimited, .reason = "no max"};
    return input;
}

QString changed(const char* text, const char* type, const FormulaInput& input, Field field = Field::Amount)
{
    const auto formula = AmountFormula::read(text, quantityKind(type), field);
    if (!formula)
        return QString::fromStdString("unreadable: " + formula.error().message.english());
    const auto result = formula->apply(input);
    if (!result)
        return QString::fromStdString("unchanged: " + result.error().english());
    std::string shown = result->text.value_or("not set");
    if (result->isRounded)
        shown += " rounded";
    if (result->isHeldAtZero)
        shown += " held at zero";
    if (result->isHeldAtMost)
        shown += " held at most";
    return QString::fromStdString(shown);
}

QString changed(const char* text, const char* type, std::optional<std::string> value)
{
    return changed(text, type, inputOf(std::move(value)));
}

QString problemOf(const char* text, Field field = Field::Amount)
{
    const auto formula = AmountFormula::read(text, QuantityKind::Plain, field);
    return formula ? QString()
                   : QString::fromStdString(std::to_string(formula.error().character) + ": "
                                            + formula.error().message.english());
}

Quantity valueOf(const AmountFormula& formula, const std::string& value, QuantityKind kind)
{
    return parseQuantity(*formula.apply(inputOf(value)).value().text, kind).value();
}
} // namespace

class TestAmountFormula : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theValueIsChanged()
    {
        QCOMPARE(changed("*1.2", "vcore", "5"), QStringLiteral("6"));
        QCOMPARE(changed("*1.2", "memory", "10Gi"), QStringLiteral("12Gi"));
        QCOMPARE(changed("*120%", "memory", "10Gi"), QStringLiteral("12Gi"));
        QCOMPARE(changed("/4", "vcore", "1"), QStringLiteral("250m"));
        QCOMPARE(changed("*1", "memory", "1024Mi"), QStringLiteral("1024Mi")); // as written
        QCOMPARE(changed("+10Gi", "memory", "54Gi"), QStringLiteral("64Gi"));
        QCOMPARE(changed("+10", "vcore", "500m"), QStringLiteral("10500m"));
        QCOMPARE(changed(" - 1.5 ", "vcore", "2"), QStringLiteral("500m"));
        QCOMPARE(changed("*1.5 + 4Gi", "memory", "2Gi"), QStringLiteral("7Gi"));
        QCOMPARE(changed("+4*2", "gpu", "1"), QStringLiteral("9")); // * before +
        QCOMPARE(changed("=(value+4)*2", "gpu", "1"), QStringLiteral("10"));
        QCOMPARE(changed("=64Gi", "memory", "1"), QStringLiteral("64Gi"));
        QCOMPARE(changed("=64 Gi", "memory", std::nullopt), QStringLiteral("64Gi"));
        QCOMPARE(changed("clear", "memory", "1"), QStringLiteral("not set"));
        QCOMPARE(changed("clear", "memory", "many"), QStringLiteral("not set"));
        QCOMPARE(changed("=1Gi", "memory", "many"), QStringLiteral("1Gi"));
    }

    void otherAmountsAreNamed()
    {
        auto input = inputOf("10Gi");
        input.parent = amount("100Gi", "memory");
        input.guaranteed = amount("8Gi", "memory");
        input.max = amount("40Gi", "memory");
        QCOMPARE(changed("=50%", "memory", input), QStringLiteral("50Gi"));
        QCOMPARE(changed("=12.5 %", "memory", input), QStringLiteral("12800Mi"));
        QCOMPARE(changed("=guaranteed*2", "memory", input), QStringLiteral("16Gi"));
        QCOMPARE(changed("=max", "memory", input), QStringLiteral("40Gi"));
        QCOMPARE(changed("=max-guaranteed", "memory", input), QStringLiteral("32Gi"));
        QCOMPARE(changed("min(parent, 64Gi)", "memory", input), QStringLiteral("64Gi"));
        QCOMPARE(changed("max(parent/2, 64Gi, value)", "memory", input), QStringLiteral("64Gi"));
        QCOMPARE(changed("=min(max, max(guaranteed, 9Gi)) + 1Gi", "memory", input), QStringLiteral("10Gi"));
    }

    void multiplesAreRounded()
    {
        QCOMPARE(changed("round 4", "vcore", "9"), QStringLiteral("8"));
        QCOMPARE(changed("round 4", "vcore", "10"), QStringLiteral("12")); // halves up
        QCOMPARE(changed("round 4Gi", "memory", "9Gi"), QStringLiteral("8Gi"));
        QCOMPARE(changed("*1.3 round 4", "vcore", "10"), QStringLiteral("12")); // 13
        QCOMPARE(changed("=round(value*1.3, 4) + 1", "vcore", "10"), QStringLiteral("13"));
        QCOMPARE(changed("round(value, 3)", "gpu", "10"), QStringLiteral("9"));
        QCOMPARE(changed("/3 round 1", "gpu", "5"), QStringLiteral("2")); // 1.67, not 1
    }

    void whatIsNotWholeIsCutToTheUnitBelow()
    {
        QCOMPARE(changed("*1.2", "memory", "7Gi"), QStringLiteral("8601Mi rounded")); // 8601.6
        QCOMPARE(changed("/3", "vcore", "1"), QStringLiteral("333m rounded"));
        QCOMPARE(changed("/3*3", "memory", "10Gi"), QStringLiteral("10Gi")); // exact inside
        auto input = inputOf("64");
        input.parent = amount("10Gi", "memory");
        QCOMPARE(changed("=33%", "memory", input),
                 QStringLiteral("3379Mi rounded")); // as the parent is written
    }

    void amountsStayInTheirRange()
    {
        QCOMPARE(changed("-4", "vcore", "3"), QStringLiteral("0 held at zero"));
        QCOMPARE(changed("*1000", "gpu", "9E"), QStringLiteral("9223372036854775807 held at most"));
        QCOMPARE(changed("+9E", "gpu", "9E"), QStringLiteral("9223372036854775807 held at most"));
        QCOMPARE(changed("-8E -8E + 8E", "gpu", "9E"), QStringLiteral("1E")); // below 0 in between
    }

    void whatIsNotSetIsNotZero() // RES-3
    {
        for (const char* formula : {"*2", "+1", "-1", "round 4", "=value", "max(value, 4)"})
            QVERIFY2(changed(formula, "gpu", std::nullopt).startsWith(QStringLiteral("unchanged: not set")),
                     formula);
        QCOMPARE(changed("clear", "gpu", std::nullopt), QStringLiteral("not set"));
        QCOMPARE(changed("=0", "gpu", std::nullopt), QStringLiteral("0"));
        QCOMPARE(changed("=50%", "gpu", "1"), QStringLiteral("unchanged: no parent"));
        QCOMPARE(changed("=guaranteed*2", "gpu", "1"), QStringLiteral("unchanged: no guaranteed"));
    }

    void unlimitedIsAboveEveryAmount()
    {
        QCOMPARE(changed("min(max, 4)", "gpu", "1"), QStringLiteral("4"));
        QVERIFY(
            changed("max(max, 4)", "gpu", "1").startsWith(QStringLiteral("unchanged: no max: there is no")));
        QVERIFY(changed("=max", "gpu", "1").startsWith(QStringLiteral("unchanged: no max: there is no")));
        QVERIFY(changed("=max/2", "gpu", "1").startsWith(QStringLiteral("unchanged: no max")));
    }

    void applicationsAreCountedInWholeNumbers()
    {
        const auto count = [](const char* formula, const char* value) {
            return changed(formula, "", inputOf(value), Field::Count);
        };
        QCOMPARE(count("*1.5", "3"), QStringLiteral("4 rounded"));
        QVERIFY(count("-4", "3").contains(QStringLiteral("would be unlimited"))); // 0 is not "none"
        QVERIFY(count("=4Gi", "3").contains(QStringLiteral("\"Gi\" at character 3 is a unit")));
        QVERIFY(count("=guaranteed", "3").contains(QStringLiteral("not of applications")));
    }

    void aProblemHasAPlaceAndWhatIsAllowedThere_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* text, const char* problem) {
            QTest::addRow("%s", text) << QByteArray(text) << QString::fromUtf8(problem);
        };
        row("", "1: something is missing at the end: begin with *1.2");
        row("twice", "1: \"twice\" at character 1 is not allowed there: begin with *1.2");
        row("64Gi", "1: \"64Gi\" at character 1 is not allowed there: begin with");
        row("*x", "2: \"x\" at character 2 is not allowed there: write a number such as 1.2");
        row("*2Gi", "3: \"Gi\" at character 3 is not allowed there: write a number");
        row("/0", "2: the number at character 2 is 0");
        row("=64Xi", "2: at character 2: \"64Xi\" is not a quantity");
        row("=parent+", "9: something is missing at the end: write an amount such as 64Gi");
        row("=min(parent", "5: the bracket at character 5 is never closed");
        row("=min(parent;4)",
            "12: \";\" at character 12 is not allowed there: write , and another operand, or )");
        row("=round(value)", "13: \")\" at character 13 is not allowed there: write , and the step");
        row("round 0", "7: the step at character 7 is 0");
        row("+10%", "2: \"10%\" at character 2 is ambiguous behind + and -: write *1.1");
        row("=4 4", "4: \"4\" at character 4 is not allowed there: write +, -, *, /, round");
        row("clear 4", "7: \"4\" at character 7 is not allowed there: write nothing");
        row("=élan", "2: \"é\" at character 2 is not allowed there");
        row("*1.2.3", "2: \"1.2.3\" at character 2 is not a number");
    }

    void aProblemHasAPlaceAndWhatIsAllowedThere()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, problem);
        QVERIFY2(problemOf(text.constData()).startsWith(problem), qPrintable(problemOf(text.constData())));
    }

    void bracketsAndLengthAreBounded()
    {
        QVERIFY(problemOf(('=' + std::string(60, '(') + '4').c_str())
                    .contains(QStringLiteral("too many brackets")));
        QVERIFY(problemOf(('=' + std::string(600, '4')).c_str()).contains(QStringLiteral("too long")));
    }

    void doublingAndHalvingGiveTheSameValue()
    {
        QVERIFY(rc::check("*2 and then *0.5 give what was there, unless it is too large", [] {
            const auto value = *rc::gen::inRange<Quantity>(0, kMaxQuantity / 2);
            const auto kind = *rc::gen::element(QuantityKind::Plain, QuantityKind::Vcore);
            const auto style = *rc::gen::element(QuantityStyle::Decimal, QuantityStyle::Binary);
            const std::string text = formatQuantity(value, kind, style);
            const auto twice
                = AmountFormula::read("*2", kind, Field::Amount).value().apply(inputOf(text)).value();
            RC_ASSERT(!twice.isRounded);
            RC_ASSERT(parseQuantity(*twice.text, kind).value() == 2 * value);
            const auto half
                = AmountFormula::read("*0.5", kind, Field::Amount).value().apply(inputOf(twice.text)).value();
            RC_ASSERT(!half.isRounded);
            RC_ASSERT(parseQuantity(*half.text, kind).value() == value);
        }));
    }

    void aFactorNeverGivesMoreThanItsExactResult()
    {
        QVERIFY(rc::check("the result is the exact product, cut by less than a unit below the suffix", [] {
            const auto value = *rc::gen::inRange<Quantity>(0, Quantity{1} << 50);
            const auto hundredths = *rc::gen::inRange(0, 1000);
            const auto formula = AmountFormula::read("=value*" + std::to_string(hundredths) + "/100",
                                                     QuantityKind::Plain, Field::Amount)
                                     .value();
            const Quantity result = valueOf(formula, std::to_string(value), QuantityKind::Plain);
            RC_ASSERT(result == value * hundredths / 100);
        }));
    }

    void everyTextIsReadOrRefused()
    {
        QVERIFY(
            rc::check("no text breaks the reader, and a problem is inside the text or just behind it", [] {
                const auto words
                    = *rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
                        "=", "*", "/", "+", "-", "(", ")", ",", "%", "min", "max", "round", "value", "parent",
                        "guaranteed", "clear", "4", "1.5", "64Gi", " ", ".", "é", "\xff"));
                std::string text;
                for (const std::string& word : words)
                    text += word;
                const auto formula = AmountFormula::read(text, QuantityKind::Plain, Field::Amount);
                if (formula)
                    (void)formula->apply(inputOf("8"));
                else
                    RC_ASSERT(formula.error().character >= 1 && formula.error().character <= text.size() + 1);
            }));
    }
};

QUOTADECK_TEST(TestAmountFormula, QCoreApplication)
} // namespace tst_amountformula

#include "tst_amountformula.moc"
