// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/ignorecomments.h"
#include "core/config/rules/validator.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>

namespace tst_silencing {
using namespace quotadeck;
using namespace quotadeck::config;

namespace {
constexpr const char* kHead = "partitions:\n- name: default\n  queues:\n";

/// The first finding of @p rule in @p text.
Finding findingOf(const std::string& text, const std::string& rule)
{
    const Verdict verdict = validateFile(text);
    const auto found = std::ranges::find(verdict.findings, rule, &Finding::rule);
    return found == verdict.findings.end() ? Finding() : *found;
}

QString refusal(const std::string& text, const std::string& rule, const char* reason)
{
    const auto edits = silencingEdits(text, findingOf(text, rule), reason);
    return edits ? QString() : QString::fromStdString(edits.error().message.english());
}
} // namespace

class TestSilencing : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aCommentSilencesTheFinding_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* name, const QByteArray& before, const QByteArray& after) {
            QTest::newRow(name) << before << after;
        };
        row("block", QByteArray(kHead) + "  - name: a\n    resources: {max: {memory: 512}}\n",
            QByteArray(kHead)
                + "  - name: a\n    # quotadeck:ignore ADV-2 tiny on purpose\n"
                  "    resources: {max: {memory: 512}}\n");
        row("below other comments",
            QByteArray(kHead) + "  - name: a\n    # sizes\n    resources: {max: {memory: 512}}\n",
            QByteArray(kHead)
                + "  - name: a\n    # sizes\n    # quotadeck:ignore ADV-2 tiny on purpose\n"
                  "    resources: {max: {memory: 512}}\n");
        row("windows",
            "partitions:\r\n- name: default\r\n  queues:\r\n  - {name: a, resources: {max: {memory: "
            "512}}}\r\n",
            "partitions:\r\n- name: default\r\n  queues:\r\n  # quotadeck:ignore ADV-2 tiny on purpose\r\n"
            "  - {name: a, resources: {max: {memory: 512}}}\r\n");
        row("byte order mark",
            "\xEF\xBB\xBFpartitions: [{name: default, queues: [{name: a, resources: {max: {memory: 512}}}]}]",
            "\xEF\xBB\xBF# quotadeck:ignore ADV-2 tiny on purpose\n"
            "partitions: [{name: default, queues: [{name: a, resources: {max: {memory: 512}}}]}]");
        row("manifest", // PKG-2
            "kind: ConfigMap\ndata:\n  queues.yaml: |\n    partitions:\n    - name: default\n      queues:\n"
            "      - name: a\n        resources: {max: {memory: 512}}\n",
            "kind: ConfigMap\ndata:\n  queues.yaml: |\n    partitions:\n    - name: default\n      queues:\n"
            "      - name: a\n        # quotadeck:ignore ADV-2 tiny on purpose\n"
            "        resources: {max: {memory: 512}}\n");
    }

    void aCommentSilencesTheFinding() // ADV-5 to ADV-7
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const std::string text = before.toStdString();
        const Finding finding = findingOf(text, "ADV-2");
        QVERIFY(!finding.rule.empty());

        const auto edits = silencingEdits(text, finding, " tiny on purpose ");

        QVERIFY2(edits, edits ? "" : edits.error().message.english().c_str());
        const std::string result = applied(text, *edits);
        QCOMPARE(QByteArray::fromStdString(result), after);
        QCOMPARE(QByteArray::fromStdString(applied(result, inverse(text, *edits))), before);
        QVERIFY(findingOf(result, "ADV-2").rule.empty());
    }

    void anErrorIsNotSilenced() // VAL-42
    {
        const std::string text = std::string(kHead) + "  - name: a b\n";
        QVERIFY(refusal(text, "VAL-42", "legacy").contains(QStringLiteral("a comment cannot silence it")));
    }

    void aReasonIsNeeded_data()
    {
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("blank") << QByteArray(" \t ");
        QTest::newRow("two lines") << QByteArray("a\nb: c");
        QTest::newRow("another rule") << QByteArray(", ADV-3 x");
    }

    void aReasonIsNeeded() // ADV-5
    {
        QFETCH(QByteArray, reason);
        const std::string text = std::string(kHead) + "  - {name: a, resources: {max: {memory: 512}}}\n";
        QVERIFY(refusal(text, "ADV-2", reason.constData()).contains(QStringLiteral("reason")));
    }

    void whereNoCommentCanStandItIsRefused()
    {
        // The value begins on the line before, inside the quotes of another.
        const std::string text = std::string(kHead)
            + "  - {name: a, adminacl: \"u\n      v\", resources: {max: {memory: 512}}}\n";
        QVERIFY(refusal(text, "ADV-2", "tiny").contains(QStringLiteral("no comment")));
    }
};

QUOTADECK_TEST(TestSilencing, NoApplication)
} // namespace tst_silencing

#include "tst_silencing.moc"
