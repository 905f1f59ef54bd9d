// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/validator.h"
#include "core/config/yaml/textindex.h"
#include "core/config/yaml/yamltree.h"
#include "tests/support/testprogram.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <rapidcheck.h>

namespace tst_yamltree {
using namespace quotadeck;
using namespace quotadeck::config;

namespace {
/// "kind line:column text" of every node in the order of the text, the text being what the span covers.
void dump(const YamlNode& node, const std::string& text, QStringList& out)
{
    const auto covered = text.substr(node.span.begin.offset, node.span.length());
    out << QStringLiteral("%1:%2 %3")
               .arg(node.span.begin.line)
               .arg(node.span.begin.column)
               .arg(QString::fromStdString(covered));
    for (const YamlRef& item : node.items())
        dump(*item.node, text, out);
    for (const YamlPair& pair : node.pairs()) {
        dump(*pair.key.node, text, out);
        dump(*pair.value.node, text, out);
    }
}

QStringList nodesOf(const std::string& text)
{
    const auto tree = parseYaml(text);
    QStringList out;
    if (tree && tree->root())
        dump(*tree->root(), text, out);
    return out;
}

std::string repeated(const std::string& part, int count)
{
    std::string out;
    for (int i = 0; i < count; ++i)
        out += part;
    return out;
}
} // namespace

class TestYamlTree : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void linesAreThoseOfTheText()
    {
        QCOMPARE(
            nodesOf("a: 1\rb: 2\r\nc: 3\r\n"),
            (QStringList{"1:1 a: 1\rb: 2\r\nc: 3", "1:1 a", "1:4 1", "2:1 b", "2:4 2", "3:1 c", "3:4 3"}));
        // The parser begins a new line where the last one has no end.
        QCOMPARE(nodesOf("a: 1\n? b"), (QStringList{"1:1 a: 1\n? b", "1:1 a", "1:4 1", "2:3 b", "2:4 "}));
        QCOMPARE(nodesOf("\xC3\xA4: 1\n? b"),
                 (QStringList{"1:1 \u00E4: 1\n? b", "1:1 \u00E4", "1:4 1", "2:3 b", "2:4 "}));
    }
    void spansAreExactInBlockStyle()
    {
        QCOMPARE(nodesOf("# c\na: x y  # d\nb:\n- 1\n-   two\nc:\n"),
                 (QStringList{"2:1 a: x y  # d\nb:\n- 1\n-   two\nc:", "2:1 a", "2:4 x y", "3:1 b",
                              "4:1 - 1\n-   two", "4:3 1", "5:5 two", "6:1 c", "6:3 "}));
    }

    void spansAreExactInFlowStyle()
    {
        QCOMPARE(nodesOf("{a: [1,  'it''s' ], \"b\" : {}}"),
                 (QStringList{"1:1 {a: [1,  'it''s' ], \"b\" : {}}", "1:2 a", "1:5 [1,  'it''s' ]", "1:6 1",
                              "1:10 'it''s'", "1:21 \"b\"", "1:27 {}"}));
    }

    void spansLeaveOutAnchorsTagsAndBlankLines()
    {
        QCOMPARE(nodesOf("a: &x !!str  5 # c\nb: &y\n  c: 1\nd: |\n  one\n  two\n\n\ne: *x\nf: !t\n"),
                 (QStringList{"1:1 a: &x !!str  5 # c\nb: &y\n  c: 1\nd: |\n  one\n  two\n\n\ne: *x\nf: !t",
                              "1:1 a", "1:14 5", "2:1 b", "3:3 c: 1", "3:3 c", "3:6 1", "4:1 d",
                              "4:4 |\n  one\n  two", "9:1 e", "1:14 5", "10:1 f", "10:6 "}));
    }

    void spansCountCodePointsAndKnowEveryLineEnd()
    {
        QCOMPARE(nodesOf("\xEF\xBB\xBFä: [€, x]\r\nb: \"ü\" # \t ä\r\n"),
                 (QStringList{"1:1 ä: [€, x]\r\nb: \"ü\"", "1:1 ä", "1:4 [€, x]", "1:5 €", "1:8 x", "2:1 b",
                              "2:4 \"ü\""}));
        QCOMPARE(nodesOf("a: 1\rb: 2\r"),
                 (QStringList{"1:1 a: 1\rb: 2", "1:1 a", "1:4 1", "2:1 b", "2:4 2"}));
    }

    void aliasesShareTheNodeOfTheirAnchor() // CFG-6
    {
        const auto tree = parseYaml("a: &x {b: 1}\nc: *x\nd: &x 2\ne: *x\n");
        QVERIFY(tree);
        const auto& pairs = tree->root()->pairs();
        QVERIFY(pairs[1].value.isAlias());
        QCOMPARE(pairs[1].value.node, pairs[0].value.node);
        QCOMPARE(pairs[1].value.place().begin.line, 2);
        QCOMPARE(pairs[3].value.node, pairs[2].value.node);
    }

    /// A list of @p names that @p uses more places share; told apart by the scheduler's reader alike.
    void textsThatAreMostlyCopiesAreRefused_data() // CFG-6
    {
        QTest::addColumn<int>("names");
        QTest::addColumn<int>("uses");
        QTest::addColumn<bool>("isRead");
        QTest::newRow("a team in every queue") << 50 << 400 << true;
        QTest::newRow("many names, few queues") << 5000 << 10 << true;
        QTest::newRow("few values in all") << 90 << 10 << true;
        QTest::newRow("many names, many queues") << 1000 << 400 << false;
        QTest::newRow("nothing but copies") << 600 << 800 << false;
    }

    void textsThatAreMostlyCopiesAreRefused()
    {
        QFETCH(int, names);
        QFETCH(int, uses);
        QFETCH(bool, isRead);
        std::string text
            = "partitions:\n- name: default\n  queues:\n  - name: a\n    limits:\n    - users: &t [u"
            + repeated(", u", names - 1) + "]\n";
        for (int i = 0; i < uses; ++i)
            text += "  - name: q" + std::to_string(i) + "\n    limits:\n    - users: *t\n";
        const auto tree = parseYaml(text);
        QCOMPARE(tree.has_value(), isRead);
        if (!isRead)
            QCOMPARE(static_cast<int>(tree.error().kind), static_cast<int>(YamlErrorKind::Alias));
    }

    void findsTheMappingOfAPlace()
    {
        const std::string text = "a:\n  b: {c: 1}\n  d: 2\ne: 3\n";
        const auto tree = parseYaml(text);
        QVERIFY(tree);
        const YamlNode* const inner = tree->mappingAt(text.find('c'));
        QVERIFY(inner);
        QCOMPARE(inner->span.begin.column, 6);
        QCOMPARE(tree->mappingAt(text.find('e')), tree->root());
        QCOMPARE(tree->mappingAt(text.size()), nullptr);
    }

    void badTextIsRefusedInPlainWords_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("NUL") << QByteArray("a: 1\nb: \0", 9) << 2 << 4 << QByteArray("NUL");
        QTest::newRow("Latin-1") << QByteArray("a: 1\nb: \xE4\n") << 2 << 4 << QByteArray("0xE4");
        QTest::newRow("overlong") << QByteArray("\xC0\xAF") << 1 << 1 << QByteArray("0xC0");
        QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << 1 << 1 << QByteArray("0xED");
        QTest::newRow("control character")
            << QByteArray("a: \x01") << 1 << 4 << QByteArray("control character");
        QTest::newRow("tab") << QByteArray("a:\n\tb: 1\n") << 2 << 1 << QByteArray("use spaces");
        QTest::newRow("open quote") << QByteArray("a: 'b\n") << 2 << 1 << QByteArray("closing quote");
        QTest::newRow("open bracket") << QByteArray("a: [b\nc: d\n") << 2 << 2 << QByteArray("','");
        QTest::newRow("second colon") << QByteArray("a: b: c\n") << 1 << 5 << QByteArray("second ':'");
        QTest::newRow("bad start") << QByteArray("a: @b\n") << 1 << 4 << QByteArray("'@'");
        QTest::newRow("unknown alias") << QByteArray("a: *b\n") << 1 << 4 << QByteArray("no anchor &b");
        QTest::newRow("recursive alias") << QByteArray("a: &b [1, *b]\n") << 1 << 11 << QByteArray("inside");
        QTest::newRow("PNG") << QByteArray("\x89PNG\r\n\x1a\n") << 1 << 1 << QByteArray("0x89");
        QTest::newRow("UTF-16") << QByteArray("\xFF\xFE"
                                              "a\0",
                                              4)
                                << 1 << 4 << QByteArray("NUL");
    }

    void badTextIsRefusedInPlainWords()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(QByteArray, words);

        const auto tree = parseYaml(text.toStdString());

        QVERIFY(!tree);
        QVERIFY2(QByteArray::fromStdString(tree.error().message.english()).contains(words),
                 tree.error().message.english().c_str());
        QCOMPARE(tree.error().span.begin.line, line);
        QCOMPARE(tree.error().span.begin.column, column);
    }

    void hostileTextEndsAtOnce_data() // CFG-13
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<int>("kind");
        QTest::newRow("100,000 [") << std::string(100'000, '[') << static_cast<int>(YamlErrorKind::Nesting);
        QTest::newRow("100,000 {") << std::string(100'000, '{') << static_cast<int>(YamlErrorKind::Nesting);
        QTest::newRow("100,000 dashes")
            << repeated("- ", 100'000) << static_cast<int>(YamlErrorKind::Nesting);
        QTest::newRow("300 maps") << repeated("{a: ", 300) + repeated("}", 300)
                                  << static_cast<int>(YamlErrorKind::Nesting);
        QTest::newRow("17 MiB") << std::string(std::size_t{17} << 20, '#')
                                << static_cast<int>(YamlErrorKind::TooLarge);
        std::string bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n";
        std::string tower = "a0: &a0 [[[[[[[[[[x]]]]]]]]]]\n";
        for (int i = 1; i < 40; ++i) {
            const std::string alias = "*a" + std::to_string(i - 1);
            const std::string key = "a" + std::to_string(i) + ": &a" + std::to_string(i);
            bomb += key + " [" + alias + repeated(", " + alias, 8) + "]\n";
            tower += key + " [[[[[[[[[[" + alias + "]]]]]]]]]]\n";
        }
        QTest::newRow("alias bomb") << bomb << static_cast<int>(YamlErrorKind::Alias);
        QTest::newRow("alias tower") << tower << static_cast<int>(YamlErrorKind::Nesting);
    }

    void hostileTextEndsAtOnce()
    {
        QFETCH(std::string, text);
        QFETCH(int, kind);
        QElapsedTimer timer;
        timer.start();

        const Verdict verdict = validate(text);
        const auto tree = parseYaml(text);

        QVERIFY(!tree);
        QCOMPARE(static_cast<int>(tree.error().kind), kind);
        QCOMPARE(verdict.category, std::string("yaml"));
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    }

    void nestingUpToTheCapIsRead()
    {
        QVERIFY(parseYaml(repeated("[", kMaxYamlNesting) + repeated("]", kMaxYamlNesting)));
        QVERIFY(!parseYaml(repeated("[", kMaxYamlNesting + 1) + repeated("]", kMaxYamlNesting + 1)));
    }

    void noTruncationCrashes()
    {
        QFile file(QStringLiteral(QUOTADECK_RESOURCES "/samples/queues.yaml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string text = file.readAll().toStdString();
        for (std::size_t length = 0; length <= text.size(); ++length) {
            const Verdict verdict = validate(std::string_view(text).substr(0, length));
            QVERIFY(verdict.accepted == std::ranges::none_of(verdict.findings, [](const Finding& finding) {
                        return finding.severity == Severity::Error;
                    }));
        }
    }

    void noDamageCrashes()
    {
        const std::string sample
            = "partitions:\n- name: &a 'x'\n  queues: [{name: root, limits: [{users: [a, \"*\"]}]}]\n  "
              "limits: *a\n  <<: !!str |\n    t\n  # ä\n";
        const bool holds = rc::check([&] {
            std::string text = sample;
            const auto count = *rc::gen::inRange(1, 6);
            for (int i = 0; i < count; ++i) {
                const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
                text[at] = *rc::gen::elementOf(std::string("[]{}:,-#&*!|>'\"%@`? \n\r\tx\xC3\xA4"));
            }
            const Verdict verdict = validate(text);
            for (const Finding& finding : verdict.findings) {
                RC_ASSERT(finding.span.end.offset <= text.size());
                RC_ASSERT(finding.span.begin <= finding.span.end);
                RC_ASSERT(!finding.message.isEmpty());
            }
        });
        QVERIFY(holds);
    }

    void positionsAgreeWithANaiveCount()
    {
        const bool holds = rc::check([] {
            const auto parts
                = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(std::vector<std::string>{
                    "a", "\xC3\xA4", "\xE2\x82\xAC", "\n", "\r\n", "\r", "\t", std::string(300, 'x')}));
            std::string text;
            int line = 1;
            int column = 1;
            std::vector<TextPosition> expected;
            for (std::size_t i = 0; i < parts.size(); ++i) {
                for (std::size_t j = 0; j < (parts[i].size() > 100 ? parts[i].size() : 1); ++j) {
                    expected.push_back({static_cast<std::uint32_t>(text.size() + j), line, column});
                    ++column;
                }
                const bool joinsNext
                    = parts[i] == "\r" && i + 1 < parts.size() && parts[i + 1].starts_with('\n');
                if (parts[i] == "\r\n")
                    expected.push_back({static_cast<std::uint32_t>(text.size() + 1), line, column});
                if (parts[i].find_first_of("\r\n") != std::string::npos && !joinsNext) {
                    ++line;
                    column = 1;
                }
                text += parts[i];
            }
            const TextIndex index(text);
            std::size_t codePoint = 0;
            for (const TextPosition& position : expected) {
                RC_ASSERT(index.position(position.offset) == position);
                RC_ASSERT(index.offsetOfCodePoint(codePoint++) == position.offset);
            }
        });
        QVERIFY(holds);
    }
};

QUOTADECK_TEST(TestYamlTree, NoApplication)
} // namespace tst_yamltree

#include "tst_yamltree.moc"
