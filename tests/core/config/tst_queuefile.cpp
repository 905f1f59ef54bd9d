// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/packaging/queuefile.h"
#include "core/config/rules/validator.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <rapidcheck.h>

namespace tst_queuefile {
using namespace quotadeck;
using namespace quotadeck::config;

namespace {
const std::string kHead = "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: yunikorn-configs\ndata:\n";

/// @p text as the literal block of a manifest, indented by @p indent.
std::string packed(const std::string& text, std::size_t indent, const std::string& lineEnd,
                   const std::string& after)
{
    std::string block;
    bool isAtLineBegin = true;
    for (const char c : text) {
        if (isAtLineBegin && c != '\n')
            block += std::string(indent, ' ');
        isAtLineBegin = c == '\n';
        block += isAtLineBegin ? lineEnd : std::string(1, c);
    }
    std::string manifest = kHead + "  queues.yaml: |\n" + block + after;
    if (lineEnd == "\n")
        return manifest;
    std::string result;
    for (const char c : manifest) {
        if (c == '\n' && (result.empty() || result.back() != '\r'))
            result += '\r';
        result += c;
    }
    return result;
}

std::string_view textAt(std::string_view text, const TextSpan& span)
{
    return text.substr(span.begin.offset, span.length());
}

TextSpan innerSpan(const std::string& text, std::size_t begin, std::size_t end)
{
    return TextIndex(text).span(begin, end);
}
} // namespace

class TestQueueFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQueuesYamlIsNoManifest()
    {
        for (const char* text : {"", "partitions: []\n", "partitions: [{name: ConfigMap, queues: []}]\n",
                                 "partitions: []\n---\nkind: ConfigMap\nbroken: [\n"}) { // CFG-1
            const auto found = findQueueFile(text);
            QVERIFY(found.has_value());
            QVERIFY(!found->has_value());
        }
    }

    void finds_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("content");
        QTest::addColumn<bool>("isEditable");

        const std::string queues = "partitions: []\n";
        QTest::newRow("PKG-1: one manifest") << packed(queues, 4, "\n", "") << queues << true;
        QTest::newRow("CRLF") << packed(queues, 4, "\r\n", "") << queues << true;
        QTest::newRow("no line end at the end")
            << kHead + "  queues.yaml: |\n    a: 1" << std::string("a: 1") << true;
        QTest::newRow("blank lines at the begin") << kHead + "  queues.yaml: |\n\n  \n    a: 1\n"
                                                  << std::string("\n\na: 1\n") << true;
        QTest::newRow("chomping, comment") << kHead + "  queues.yaml: |- # c\n    a: 1\n\n"
                                           << std::string("a: 1") << true;
        QTest::newRow("indentation indicator") << kHead + "  queues.yaml: |2\n      a: 1\n"
                                               << std::string("  a: 1\n") << true;
        QTest::newRow("folded") << kHead + "  queues.yaml: >\n    a:\n\n    b:\n"
                                << std::string("a:\nb:\n") << false;
        QTest::newRow("quoted") << kHead + "  queues.yaml: \"a: 1\\n\"\n" << std::string("a: 1\n") << false;
        QTest::newRow("PKG-2: policy group")
            << kHead + "  service.policyGroup: b\n  queues.yaml: 'x'\n  b.yaml: |\n    a: 1\n"
            << std::string("a: 1\n") << true;
        QTest::newRow("PKG-1: among documents, the defaults first")
            << std::string("kind: Service\n---\nkind: ConfigMap\nmetadata: {name: yunikorn-defaults}\ndata: "
                           "{queues.yaml: d}\n"
                           "--- # ours\n")
                + packed(queues, 3, "\n", "  other: x\n---\nkind: [broken\n")
            << queues << true;
        QTest::newRow("PKG-2: policy group of the defaults") << std::string(
            "kind: ConfigMap\nmetadata: {name: yunikorn-defaults}\ndata: {service.policyGroup: p, "
            "queues.yaml: q}\n---\n"
            "kind: ConfigMap\nmetadata: {name: yunikorn-configs}\ndata:\n  queues.yaml: x\n"
            "  p.yaml: |\n    a: 1\n") << std::string("a: 1\n")
                                                             << true;
        QTest::newRow("list of objects")
            << std::string("apiVersion: v1\nkind: List\nitems:\n- kind: Pod\n- kind: ConfigMap\n  data:\n"
                           "    queues.yaml: |\n      a: 1\n")
            << std::string("a: 1\n") << true;
    }

    void finds()
    {
        QFETCH(const std::string, text);
        QFETCH(const std::string, content);
        QFETCH(const bool, isEditable);
        const auto found = findQueueFile(text);
        QVERIFY(found.has_value());
        QVERIFY(found->has_value());
        QCOMPARE((*found)->content.text(), content);
        QCOMPARE((*found)->content.outerEdits({}).has_value(), isEditable);
    }

    void refuses_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<int>("line");
        QTest::newRow("PKG-8: no queue file") << kHead + "  log.level: INFO\n" << 1;
        QTest::newRow("PKG-3: compressed wins")
            << kHead + "  queues.yaml: x\nbinaryData:\n  queues.yaml.gz: H4sI\n"
            << 8;
        QTest::newRow("PKG-3: compressed, capitals")
            << kHead + "  queues.yaml: x\nbinaryData:\n  queues.yaml.GZ: H4sI\n"
            << 8;
        QTest::newRow("PKG-1: compressed over the defaults")
            << "kind: ConfigMap\nmetadata: {name: yunikorn-defaults}\ndata: {queues.yaml: d}\n---\n"
                + kHead.substr(0, kHead.size() - 6) + "binaryData:\n  queues.yaml.gz: H4sI\n"
            << 10;
        QTest::newRow("PKG-2: empty") << kHead + "  queues.yaml: \"\"\n" << 6;
        QTest::newRow("no text") << kHead + "  queues.yaml:\n    partitions: []\n" << 7;
        QTest::newRow("syntax, second document")
            << std::string("kind: Service\n---\nkind: ConfigMap\ndata: [\n") << 5;
    }

    void refuses()
    {
        QFETCH(const std::string, text);
        QFETCH(const int, line);
        const auto found = findQueueFile(text);
        QVERIFY(!found.has_value());
        QCOMPARE(found.error().span.begin.line, line);
        QVERIFY(!validateFile(text).accepted);
    }

    void findingsPointIntoTheManifest()
    {
        const std::string text = packed("partitions:\n- name: default\n  queus: []\n", 4, "\n", "  x: y\n");
        const Verdict verdict = validateFile(text);
        QVERIFY(!verdict.accepted);
        const Finding& finding = verdict.findings.at(0);
        QCOMPARE(finding.rule, std::string("VAL-11"));
        const Finding& unknown = verdict.findings.at(1);
        QCOMPARE(unknown.rule, std::string("CFG-4"));
        QCOMPARE(unknown.span.begin.line, 9);
        QCOMPARE(unknown.span.begin.column, 7);
        QCOMPARE(textAt(text, unknown.span), std::string_view("queus"));
        QCOMPARE(unknown.fixes.size(), std::size_t{1});
        QVERIFY(validateFile(applied(text, unknown.fixes.at(0).edits)).accepted);
    }

    void placesOfTheConfigurationAreThoseOfTheManifest()
    {
        const std::string text
            = packed("partitions:\n- name: p\n  nodesortpolicy: {resourceweights: {vcore: 2}}\n"
                     "  queues:\n  - name: a\n    properties: {x: y}\n"
                     "    limits: [{users: [u], maxresources: {memory: 1Gi}}]\n",
                     4, "\n", "  x: y\n");
        const auto config = validateFile(text).config.value();
        const PartitionConfig& partition = config.partitions.at(0);
        const QueueConfig& queue = partition.queues.value.at(0);
        const LimitConfig& limit = queue.limits.value.at(0);
        QCOMPARE(textAt(text, partition.name.span), std::string_view("p"));
        QCOMPARE(textAt(text, partition.nodeSortPolicy.value.resourceWeights.value.at(0).keySpan),
                 std::string_view("vcore"));
        QCOMPARE(textAt(text, queue.name.key), std::string_view("name"));
        QCOMPARE(textAt(text, queue.properties.value.at(0).valueSpan), std::string_view("y"));
        QCOMPARE(textAt(text, limit.span), std::string_view("{users: [u], maxresources: {memory: 1Gi}}"));
        QCOMPARE(textAt(text, limit.users.value.at(0).span), std::string_view("u"));
        QCOMPARE(textAt(text, limit.maxResources.value.at(0).valueSpan), std::string_view("1Gi"));
    }

    void aQuotedFileHasFindingsButNoFixes()
    {
        const std::string text = kHead + "  queues.yaml: \"partitions: [{queus: []}]\"\n";
        const Verdict verdict = validateFile(text);
        QVERIFY(!verdict.accepted);
        for (const Finding& finding : verdict.findings) {
            QCOMPARE(finding.span.begin.line, 6);
            QVERIFY(finding.fixes.empty());
        }
    }

    void editsTranslate_data()
    {
        QTest::addColumn<std::string>("outer");
        QTest::addColumn<std::size_t>("begin");
        QTest::addColumn<std::size_t>("end");
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("after");
        const std::string h = kHead + "  queues.yaml: |\n";
        const std::string abc = h + "    a\n    b\n\n    c\n"; // inner "a\nb\n\nc\n"
        const auto row = [](const char* name, const std::string& outer, std::size_t begin, std::size_t end,
                            const char* text, const std::string& after) {
            QTest::newRow(name) << outer << begin << end << std::string(text) << after;
        };
        row("inside a line", abc, 2, 3, "xy", h + "    a\n    xy\n\n    c\n");
        row("new line", abc, 2, 2, "x\n", h + "    a\n    x\n    b\n\n    c\n");
        row("new line at the end", abc, 7, 7, "x\n", h + "    a\n    b\n\n    c\n    x\n");
        row("new line, no line end", h + "    a", 1, 1, "\nx", h + "    a\n    x");
        row("line goes", abc, 2, 4, "", h + "    a\n\n    c\n");
        row("lines join", abc, 1, 2, "", h + "    ab\n\n    c\n");
        row("blank line filled", abc, 4, 4, "x", h + "    a\n    b\n    x\n    c\n");
        row("blank line goes", abc, 4, 5, "", h + "    a\n    b\n    c\n");
        row("begin of a line goes", h + "    ab\n", 0, 1, "", h + "    b\n");
        row("no blanks on blank lines", abc, 2, 4, "\n\n", h + "    a\n\n\n\n    c\n");
    }

    void editsTranslate()
    {
        QFETCH(const std::string, outer);
        QFETCH(const std::size_t, begin);
        QFETCH(const std::size_t, end);
        QFETCH(const std::string, text);
        QFETCH(const std::string, after);
        const auto found = findQueueFile(outer);
        QVERIFY(found.has_value() && found->has_value());
        const EmbeddedText& content = (*found)->content;
        const auto edits = content.outerEdits({{innerSpan(content.text(), begin, end), text}});
        QVERIFY(edits.has_value());
        QCOMPARE(applied(outer, *edits), after);
    }

    void editingInsideOrOutsideIsTheSame()
    {
        // Letters, blanks inside lines and breaks; a line that begins with a blank would move the indentation.
        const auto words
            = [] { return rc::gen::container<std::string>(rc::gen::element('a', 'b', '\n', '\n', ':')); };
        const bool holds = rc::check([&] {
            const std::string inner = "k" + *words() + "z\n";
            const std::string lineEnd = *rc::gen::element<std::string>("\n", "\r\n");
            const std::string outer
                = packed(inner, *rc::gen::inRange<std::size_t>(3, 7), lineEnd, "  z: 1\n");
            const auto begin = *rc::gen::inRange<std::size_t>(1, inner.size() - 1);
            const auto end = *rc::gen::inRange<std::size_t>(begin, inner.size() - 1);
            const std::string text = *words();
            const std::vector<TextEdit> edits = {{innerSpan(inner, begin, end), text}};

            const auto found = findQueueFile(outer);
            RC_ASSERT(found.has_value() && found->has_value());
            RC_ASSERT((*found)->content.text() == inner);
            const auto outerEdits = (*found)->content.outerEdits(edits);
            RC_ASSERT(outerEdits.has_value());
            const std::string after = applied(outer, *outerEdits);
            const auto again = findQueueFile(after);
            RC_ASSERT(again.has_value() && again->has_value());
            RC_ASSERT((*again)->content.text() == applied(inner, edits));
            RC_ASSERT(applied(after, inverse(outer, *outerEdits)) == outer);
        });
        QVERIFY(holds);
    }
};

QUOTADECK_TEST(TestQueueFile, NoApplication)
} // namespace tst_queuefile

#include "tst_queuefile.moc"
