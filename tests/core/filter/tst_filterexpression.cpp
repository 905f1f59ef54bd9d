// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/filter/expression.h"
#include "tests/support/testprogram.h"

#include <QtTest>

#include <map>
#include <random>

using namespace quotadeck;
using namespace quotadeck::filter;

namespace tst_filterexpression {
namespace {
const std::vector<Field> kFields{
    {"user", FieldKind::Text},         {"queue", FieldKind::Text},  {"used", FieldKind::Amount, true},
    {"apps", FieldKind::Count, false}, {"usage", FieldKind::Share}, {"age", FieldKind::Moment},
};

std::string inQuotes(const std::string& text)
{
    std::string result = "\"";
    for (const char letter : text) {
        if (letter == '"' || letter == '\\')
            result += '\\';
        result += letter;
    }
    return result + '"';
}

std::string print(const Term& term)
{
    static const std::map<Comparison, const char*> kSymbols{{Comparison::Less, "<"},
                                                            {Comparison::LessOrEqual, "<="},
                                                            {Comparison::Equal, "="},
                                                            {Comparison::GreaterOrEqual, ">="},
                                                            {Comparison::Greater, ">"}};
    std::string text = term.isNegated ? "-" : "";
    if (term.field)
        text += kFields[*term.field].key;
    if (term.match == Term::Match::Compares)
        return text + kSymbols.at(term.comparison) + term.number.text;
    if (term.field)
        text += term.match == Term::Match::Equals ? '=' : ':';
    if (term.match == Term::Match::Expression)
        return text + '/' + term.pattern + '/';
    for (const Words& words : term.any) {
        if (&words != &term.any.front())
            text += ',';
        text += words.isQuoted ? inQuotes(words.text) : words.text;
    }
    return text;
}

/// A text that parse() reads as @p expression again.
std::string print(const Expression& expression)
{
    std::string text;
    for (const Term& term : expression.terms) {
        if (!text.empty())
            text += ' ';
        text += print(term);
    }
    return text;
}

std::string printed(const char* text)
{
    const auto expression = parse(text, kFields);
    return expression ? print(*expression) : "fault: " + expression.error().message.english();
}

/// Any expression that can be written.
class Generator
{
public:
    explicit Generator(unsigned seed) : m_engine(seed) { }

    Expression expression()
    {
        Expression result;
        for (int left = below(5); left > 0; --left)
            result.terms.push_back(term());
        return result;
    }

private:
    int below(int bound) { return static_cast<int>(m_engine() % static_cast<unsigned>(bound)); }

    std::string letters(const char* alphabet)
    {
        const std::string_view known = alphabet;
        std::string text;
        for (int left = 1 + below(6); left > 0; --left)
            text += known[static_cast<std::size_t>(below(static_cast<int>(known.size())))];
        return text;
    }

    Words words()
    {
        if (below(3) == 0)
            return {letters("ab \\\"*:,/-=<>"), true};
        return {"x" + letters("ab.*-_/@\\\""), false};
    }

    Term term()
    {
        Term term;
        term.isNegated = below(3) == 0;
        if (below(4) == 0) {
            term.match = Term::Match::Expression;
            term.pattern = letters("ab. :,\"[+-") + "|" + letters("xy -");
            if (const auto pattern = parse("/" + term.pattern + "/", kFields))
                term.expression = pattern->terms.front().expression;
            else
                term.pattern = "a b";
            if (below(2) == 0)
                term.field = 1;
            return term;
        }
        if (below(3) == 0) {
            static const std::vector<std::pair<std::size_t, const char*>> kNumbers{
                {2, "10Gi"}, {2, "90%"}, {2, "-1.5"}, {3, "4"}, {4, "12.5%"}, {5, "1h30m"}};
            const auto& [field, number] = kNumbers[static_cast<std::size_t>(below(6))];
            term.match = Term::Match::Compares;
            term.field = field;
            term.comparison = static_cast<Comparison>(below(5));
            term.number = *parseNumber(number, kFields[field].kind, kFields[field].hasShare);
            return term;
        }
        term.any = {words()};
        if (below(2) == 0) {
            term.field = static_cast<std::size_t>(below(2));
            term.match = below(2) == 0 ? Term::Match::Equals : Term::Match::Contains;
            while (below(2) == 0)
                term.any.push_back(words());
        }
        return term;
    }

    std::mt19937 m_engine;
};
} // namespace

class TestFilterExpression : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEveryKindOfTerm()
    {
        const auto read = parse(
            R"(erin "two words" user:erin queue=root.a,"b c" used>=90% -age<1h30m /a b/ user:/x\/y/ apps:none)",
            kFields);
        QVERIFY(read);
        const auto& terms = read->terms;
        QCOMPARE(terms.size(), std::size_t{9});
        QCOMPARE(terms[0].any, (std::vector<Words>{{"erin", false}}));
        QVERIFY(!terms[0].field);
        QCOMPARE(terms[1].any, (std::vector<Words>{{"two words", true}}));
        QCOMPARE(terms[2].field, std::optional<std::size_t>(0));
        QCOMPARE(terms[2].match, Term::Match::Contains);
        QCOMPARE(terms[3].match, Term::Match::Equals);
        QCOMPARE(terms[3].any, (std::vector<Words>{{"root.a", false}, {"b c", true}}));
        QCOMPARE(terms[4].match, Term::Match::Compares);
        QCOMPARE(terms[4].comparison, Comparison::GreaterOrEqual);
        QCOMPARE(terms[4].number.unit, Number::Unit::Share);
        QCOMPARE(terms[4].number.value, 0.9);
        QVERIFY(terms[5].isNegated);
        QCOMPARE(terms[5].number.value, 5400.0);
        QCOMPARE(terms[6].pattern, "a b");
        QCOMPARE(terms[7].field, std::optional<std::size_t>(0));
        QVERIFY(matchesExpression(terms[7], "aX/Yb"));
        QVERIFY(!matchesExpression(terms[7], "xy"));
        QCOMPARE(terms[8].number.unit, Number::Unit::None);
        QCOMPARE(terms[3].begin, std::size_t{27});
        QCOMPARE(terms[3].end, std::size_t{45});
        QVERIFY(parse("", kFields)->terms.empty());
        QVERIFY(parse(" \t ", kFields)->terms.empty());
        QCOMPARE(printed("USER:Erin"), "user:Erin"); // names of fields in any case
        QCOMPARE(printed("user:system:serviceaccount:a"), "user:system:serviceaccount:a");
        QCOMPARE(printed("/usr\\/bin/"), "/usr\\/bin/");
        QCOMPARE(printed("app-1 a,b"), "app-1 a,b");
        QVERIFY(!parse("http://a:9080", kFields)->terms.front().field); // an address is a word
        QVERIFY(!parse("user://a", kFields)); // unless it begins with a field
    }

    void readsNumbers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        QTest::newRow("plain") << "used>4" << 4.0;
        QTest::newRow("fraction") << "used>0.5" << 0.5;
        QTest::newRow("thousandths") << "used>100m" << 0.1;
        QTest::newRow("decimal suffix") << "used>2k" << 2000.0;
        QTest::newRow("binary suffix") << "used>1.5Gi" << 1.5 * 1073741824;
        QTest::newRow("as tables show it") << "used>1.5GiB" << 1.5 * 1073741824;
        QTest::newRow("negative") << "used<-1" << -1.0;
        QTest::newRow("percentage") << "usage=12.5%" << 0.125;
        QTest::newRow("over 100") << "used>250%" << 2.5;
        QTest::newRow("days") << "age>2d" << 172800.0;
        QTest::newRow("minutes as tables show them") << "age>5h12min" << 18720.0;
    }

    void readsNumbers()
    {
        QFETCH(QString, text);
        QFETCH(double, value);
        const auto read = parse(text.toStdString(), kFields);
        QVERIFY(read);
        QCOMPARE(read->terms.front().number.value, value);
    }

    void explainsFaults_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("begin");
        QTest::addColumn<int>("end");
        QTest::addColumn<QString>("part");
        QTest::newRow("unknown field")
            << "a usr:x" << 2 << 5 << "Did you mean \"user\"? Fields: user, queue, used";
        QTest::newRow("unlike any field")
            << "zzzzzzzz=x" << 0 << 8 << "Put a text with : = < or > in quotation marks";
        QTest::newRow("no value") << "user:" << 0 << 5 << "Enter a value after \"user:\"";
        QTest::newRow("no field") << "a >4" << 2 << 4 << "without blanks";
        QTest::newRow("nothing excluded") << "a -" << 2 << 3 << "exclude";
        QTest::newRow("open quotation") << "user:\"a b" << 5 << 9 << "quotation mark is not closed";
        QTest::newRow("behind a quotation") << "\"a\"b" << 3 << 4 << "blank or a comma";
        QTest::newRow("empty quotation") << "\"\"" << 0 << 2 << "between the quotation marks";
        QTest::newRow("open expression") << "a /b c" << 2 << 6 << "not closed";
        QTest::newRow("bad expression")
            << "a /b[/" << 2 << 6 << "Invalid regular expression (RE2): missing ]";
        QTest::newRow("bad repetition") << "user:/*/" << 5 << 8 << "no argument for repetition operator";
        QTest::newRow("empty expression") << "//" << 0 << 2 << "between the slashes";
        QTest::newRow("empty choice") << "user:a,,b" << 7 << 9 << "each comma";
        QTest::newRow("text compared") << "user>4" << 0 << 6 << "user is a text";
        QTest::newRow("German decimal") << "used>1,5" << 5 << 8 << "as a point: 1.5";
        QTest::newRow("German percentage") << "usage>12,5%" << 6 << 11 << "as a point: 12.5%";
        QTest::newRow("German duration") << "age>1,5h" << 4 << 8 << "as a point: 1.5h";
        QTest::newRow("no number") << "used>many" << 5 << 9 << "neither an amount nor a percentage";
        QTest::newRow("unknown suffix") << "used>4q" << 5 << 7 << "neither an amount nor a percentage";
        QTest::newRow("fraction of a count") << "apps>0.5" << 5 << 8 << "not a whole number";
        QTest::newRow("percentage of a count without limit") << "apps>5%" << 5 << 7 << "not a whole number";
        QTest::newRow("share without percent") << "usage>90" << 6 << 8 << "not a percentage";
        QTest::newRow("duration without unit") << "age>5" << 4 << 5 << "not a duration";
        QTest::newRow("none compared") << "used>none" << 5 << 9 << "Write used=none";
        QTest::newRow("not a number") << "used>nan" << 5 << 8 << "neither";
        QTest::newRow("infinite") << "used>inf" << 5 << 8 << "neither";
        QTest::newRow("behind other letters") << "ä usr:x" << 3 << 6 << "Did you mean";
    }

    void explainsFaults()
    {
        QFETCH(QString, text);
        QFETCH(int, begin);
        QFETCH(int, end);
        QFETCH(QString, part);
        const auto read = parse(text.toStdString(), kFields);
        QVERIFY(!read);
        const QString message = QString::fromStdString(read.error().message.english());
        QVERIFY2(message.contains(part), qPrintable(message));
        QCOMPARE(static_cast<int>(read.error().begin), begin);
        QCOMPARE(static_cast<int>(read.error().end), end);
    }

    void aPrintedExpressionReadsTheSame()
    {
        Generator generator(20260715);
        for (int round = 0; round < 5000; ++round) {
            const Expression expression = generator.expression();
            const std::string text = print(expression);
            const auto read = parse(text, kFields);
            QVERIFY2(read, (text + ": " + (read ? "" : read.error().message.english())).c_str());
            QVERIFY2(*read == expression, text.c_str());
        }
    }

    void readsAnyTextWithoutHarm()
    {
        std::mt19937 engine(7);
        const std::string alphabet = "ab \"\\/:=<>-,*%[(user used>\xc3\xa4";
        for (int round = 0; round < 20000; ++round) {
            std::string text;
            for (auto left = engine() % 12; left > 0; --left)
                text += alphabet[engine() % alphabet.size()];
            const auto read = parse(text, kFields);
            if (!read) {
                QVERIFY(read.error().begin <= read.error().end && read.error().end <= text.size());
                QVERIFY(!read.error().message.isEmpty());
            } else {
                QVERIFY2(*parse(print(*read), kFields) == *read, text.c_str());
            }
            for (std::size_t cursor = 0; cursor <= text.size(); ++cursor) {
                if (const auto typing = typingAt(text, cursor, kFields))
                    QVERIFY2(typing->begin <= cursor && cursor <= typing->end && typing->end <= text.size(),
                             text.c_str());
            }
        }
    }

    void findsWhatIsTyped_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("cursor");
        QTest::addColumn<int>("begin");
        QTest::addColumn<int>("end");
        QTest::addColumn<int>("field");
        QTest::newRow("word") << "a us" << 4 << 2 << 4 << -1;
        QTest::newRow("excluded word") << "-us" << 3 << 1 << 3 << -1;
        QTest::newRow("name of a field") << "us:x" << 2 << 0 << 2 << -1;
        QTest::newRow("value") << "queue:ro b" << 8 << 6 << 8 << 1;
        QTest::newRow("no value yet") << "user:" << 5 << 5 << 5 << 0;
        QTest::newRow("second value") << "user:a,b" << 8 << 7 << 8 << 0;
        QTest::newRow("value with a colon") << "user:system:se" << 14 << 5 << 14 << 0;
        QTest::newRow("first of two values") << "user:a,b" << 6 << 5 << 6 << 0;
    }

    void findsWhatIsTyped()
    {
        QFETCH(QString, text);
        QFETCH(int, cursor);
        QFETCH(int, begin);
        QFETCH(int, end);
        QFETCH(int, field);
        const auto typing = typingAt(text.toStdString(), static_cast<std::size_t>(cursor), kFields);
        QVERIFY(typing);
        QCOMPARE(static_cast<int>(typing->begin), begin);
        QCOMPARE(static_cast<int>(typing->end), end);
        QCOMPARE(typing->field ? static_cast<int>(*typing->field) : -1, field);
        for (const char* none : {"\"us", "/us", "used>4", "user:\"a", "user:/a", "nobody:a", ""})
            QVERIFY2(!typingAt(none, std::strlen(none), kFields), none);
    }

    /// 90.5% is shown as 90% (RES-34), so it is neither more nor less than that.
    void aWholePercentageIsTheOneThatIsShown()
    {
        const Number whole = *parseNumber("90%", FieldKind::Share, true);
        QVERIFY(compares(0.905, Comparison::Equal, whole));
        QVERIFY(compares(0.905, Comparison::LessOrEqual, whole));
        QVERIFY(!compares(0.905, Comparison::Greater, whole));
        QVERIFY(compares(0.91, Comparison::Greater, whole));
        const Number exact = *parseNumber("90.4%", FieldKind::Share, true);
        QVERIFY(compares(0.905, Comparison::Greater, exact));
        QVERIFY(!compares(0.903, Comparison::Greater, exact));
    }

    void addsAndRemovesValues()
    {
        const auto toggle
            = [](const char* text, const char* value) { return toggled(text, kFields, 0, value); };
        QCOMPARE(toggle("", "bob"), "user:bob");
        QCOMPARE(toggle("a  b", "bob"), "a  b user:bob");
        QCOMPARE(toggle("a user:bob b", "erin"), "a user:bob,erin b");
        QCOMPARE(toggle("a user:bob,Erin b", "erin"), "a user:bob b");
        QCOMPARE(toggle("a user:bob b", "bob"), "a b");
        QCOMPARE(toggle("a user:bob", "bob"), "a");
        QCOMPARE(toggle("user:bob", "bob"), "");
        QCOMPARE(toggle("-user:bob", "bob"), "-user:bob user:bob");
        QCOMPARE(toggle("user:bob", "a b"), "user:bob,\"a b\"");
        QCOMPARE(toggle("user:bob", "*"), "user:bob,\"*\"");
        QCOMPARE(toggle("usr:", "bob"), "usr:"); // a mistake stays as it is
        QVERIFY(isChosen(*parse("user:bob,erin", kFields), 0, "Erin"));
        QVERIFY(!isChosen(*parse("-user:erin queue:erin", kFields), 0, "erin"));
    }
};

QUOTADECK_TEST(TestFilterExpression, NoApplication)
} // namespace tst_filterexpression

#include "tst_filterexpression.moc"
