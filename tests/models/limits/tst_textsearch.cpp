// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/textsearch.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_textsearch {
using namespace quotadeck;
using models::SearchOptions;
using models::TextSearch;

namespace {
const std::string kText = "name: Sales\r\nname: sales-2\nlimit: 4Gi  # name of sales\n";

/// "line:column text" of each match.
QStringList found(const std::string& text, const char* wanted, SearchOptions options = {})
{
    const auto search = TextSearch::of(QString::fromUtf8(wanted), options);
    if (!search)
        return {QStringLiteral("error: ") + QString::fromStdString(search.error().message.english())};
    QStringList matches;
    for (const TextSpan& span : search->matchesIn(text))
        matches << QStringLiteral("%1:%2 %3")
                       .arg(span.begin.line)
                       .arg(span.begin.column)
                       .arg(QString::fromStdString(text.substr(span.begin.offset, span.length())));
    return matches;
}

std::string replaced(const std::string& text, const char* wanted, const char* replacement,
                     SearchOptions options = {})
{
    const auto search = TextSearch::of(QString::fromUtf8(wanted), options);
    return search ? config::applied(text, search->replacing(text, QString::fromUtf8(replacement)))
                  : search.error().message.english();
}

constexpr SearchOptions kExpression{.isExpression = true};
} // namespace

/// Finding and replacing in a text, whatever it holds.
class TestTextSearch : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aTextIsFoundWhereverItStands()
    {
        QCOMPARE(found(kText, "sales"), (QStringList{"1:7 Sales", "2:7 sales", "3:23 sales"}));
        QCOMPARE(found(kText, "sales", {.isCaseSensitive = true}), (QStringList{"2:7 sales", "3:23 sales"}));
        QCOMPARE(found(kText, "sale", {.isWholeWords = true}), QStringList());
        QCOMPARE(found(kText, "#", {.isWholeWords = true}), QStringList{"3:13 #"});
        QCOMPARE(found(kText, "4.i"), QStringList()); // no expression
        QCOMPARE(found({}, "a"), QStringList());
        QCOMPARE(found("aaa", "aa"), QStringList{"1:1 aa"}); // apart
    }

    void anExpressionSeesLines()
    {
        QCOMPARE(found(kText, "^name: \\w+$", kExpression), QStringList{"1:1 name: Sales"}); // before CR LF
        QCOMPARE(found(kText, "\\s+$", kExpression), QStringList());
        QCOMPARE(found(kText, "^", kExpression), QStringList()); // nothing to select
        QCOMPARE(found(kText, "2\\nlimit", kExpression), QStringList()); // one line at a time
        QCOMPARE(found(kText, "a|sales", {.isWholeWords = true, .isExpression = true}),
                 (QStringList{"1:7 Sales", "2:7 sales", "3:23 sales"}));
    }

    void anExpressionThatMakesNoSenseIsExplained()
    {
        QCOMPARE(found(kText, "(a", kExpression), QStringList{"error: missing closing parenthesis"});
        QCOMPARE(found(kText, "a)|(b", {.isWholeWords = true, .isExpression = true}),
                 QStringList{"error: unmatched closing parenthesis"});
        QVERIFY(!TextSearch::of({}, {}));
    }

    void placesAreBytesAndColumnsAreCharacters()
    {
        const std::string text = "# größe 𝄞 größe\n";
        const auto search = TextSearch::of(QStringLiteral("GRÖSSE"), {});
        QVERIFY(search->matchesIn(text).empty());
        QCOMPARE(found(text, "GRÖßE"), (QStringList{"1:3 größe", "1:11 größe"}));
        QCOMPARE(replaced(text, "𝄞", "ü"), "# größe ü größe\n");
    }

    void aLineThatIsNoUtf8StaysAsItIs() { QCOMPARE(replaced("a\n\xFF a\na\n", "a", "b"), "b\n\xFF a\nb\n"); }

    void replacingTakesGroupsOfAnExpressionAlone()
    {
        QCOMPARE(replaced(kText, "sales", "\\0"),
                 "name: \\0\r\nname: \\0-2\nlimit: 4Gi  # name of \\0\n"); // as it is
        QCOMPARE(replaced("max: 4Gi", "(\\d+)(Gi)", "\\1T\\\\\\2\\9\\x", kExpression), "max: 4T\\Gi\\x");
        QCOMPARE(replaced("max: 4Gi", "(\\d+)Gi", "[\\0\\", kExpression), "max: [4Gi\\");
        QCOMPARE(replaced(kText, "Sales\\w*$", "", kExpression),
                 "name: \r\nname: sales-2\nlimit: 4Gi  # name of \n"); // the ends of lines stay
    }

    void oneMatchIsReplacedAsItIsAmongAll()
    {
        const auto search = TextSearch::of(QStringLiteral("(?<=name: )s(\\w+)"), kExpression);
        const auto all = search->replacing(kText, QStringLiteral("<\\1>"));
        QCOMPARE(all.size(), std::size_t(2));
        for (const auto& edit : all)
            QCOMPARE(search->replacingOne(kText, edit.span, QStringLiteral("<\\1>")), edit);
        QVERIFY(!search->replacingOne(kText, {{0, 1, 1}, {4, 1, 5}}, QStringLiteral("x")));
        QVERIFY(!search->replacingOne("short", all.back().span, QStringLiteral("x")));
    }

    void whoAsksItToStopIsObeyed()
    {
        const auto stop = std::make_unique<std::stop_source>();
        stop->request_stop();
        QVERIFY(TextSearch::of(QStringLiteral("a"), {})->matchesIn("a\na\n", stop->get_token()).empty());
    }
};

QUOTADECK_TEST(TestTextSearch, QCoreApplication)
} // namespace tst_textsearch

#include "tst_textsearch.moc"
