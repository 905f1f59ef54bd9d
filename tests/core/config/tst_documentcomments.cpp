// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/document.h"
#include "tests/core/config/changecheck.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_documentcomments {
using namespace quotadeck;
using namespace quotadeck::config;
using quotadeck::config::test::checkChange;

namespace {
using Change = Document::Operation;
using Names = std::vector<std::string>;

const ConfigPlace kRoot = ConfigPlace() / "partitions" / 0 / "queues" / 0;
const ConfigPlace kLimit = kRoot / "limits" / 0;

/// A root queue with @p below, indented by four.
std::string rootWith(const std::string& below)
{
    return "partitions:\n- name: default\n  queues:\n  - name: root\n" + below;
}

/// A limit with @p below, indented by six.
std::string limitWith(const std::string& below)
{
    return rootWith("    limits:\n    - maxapplications: 1\n" + below);
}

Change users(const Names& names)
{
    return [=](const Document& document) { return document.setTexts(kLimit / "users", names); };
}

Change set(const ConfigPlace& place, const char* text)
{
    return [=](const Document& document) { return document.set(place, text); };
}

Change clear(const ConfigPlace& place)
{
    return [=](const Document& document) { return document.clear(place); };
}
} // namespace

/// What becomes of comments, and of the lines around what changes.
class TestDocumentComments : public QObject
{
    Q_OBJECT

    static void nameRows()
    {
        const auto row = [](const char* name, const char* before, const Names& names, const char* after) {
            QTest::newRow(name) << limitWith(std::string("      users:\n") + before) << users(names)
                                << limitWith(std::string("      users:\n") + after);
        };
        row("names, a comment stays with its name",
            "      - alice\n      # bob left in May\n      - bob\n      # carol: nights\n      - carol\n",
            {"alice", "dave", "carol"},
            "      - alice\n      - dave\n      # carol: nights\n      - carol\n");
        row("names, new ones above the comment of the next", "      # carol: nights\n      - carol\n",
            {"dave", "carol"}, "      - dave\n      # carol: nights\n      - carol\n");
        row("names, a comment that a blank line sets free stays",
            "      - alice\n      # the nights\n\n      - bob\n", {"alice"},
            "      - alice\n      # the nights\n\n");
        row("names, replaced at the end without a line break", "      - alice\n      - bob",
            {"alice", "carol"}, "      - alice\n      - carol");
        row("names, removed at the end without a line break", "      - alice\n      - bob", {"alice"},
            "      - alice");
        row("names, two removed at the end without a line break", "      - alice\n      - bob\n      - carol",
            {"alice"}, "      - alice");
        row("names, all replaced without a line break", "      - alice\n      - bob", {"carol"},
            "      - carol");
        row("names, the dash on a line of its own goes along", "      -\n        alice\n      - bob\n",
            {"bob"}, "      - bob\n");
        row("names, as many lines as possible stay", "      - a # a\n      - b # b\n      - c # c\n",
            {"c", "a", "b"}, "      - c\n      - a # a\n      - b # b\n");
    }

    static void valueRows()
    {
        const auto row = [](const char* name, const char* before, const Change& change, const char* after) {
            QTest::newRow(name) << rootWith(before) << change << rootWith(after);
        };
        row("clear, a comment on the line of the key goes",
            "    submitacl: # all\n      \"*\"\n    parent: true\n", clear(kRoot / "submitacl"),
            "    parent: true\n");
        row("clear, a comment above a single value stays",
            "    submitacl:\n      # all\n      \"*\"\n    parent: true\n", clear(kRoot / "submitacl"),
            "      # all\n    parent: true\n");
        row("clear, a comment in brackets stays",
            "    properties: {a: b,\n      # c\n      c: d}\n    parent: true\n", clear(kRoot / "properties"),
            "      # c\n    parent: true\n");
        row("clear, a line of a text is no comment",
            "    properties:\n      note: |\n        # how we do it\n        text\n    parent: true\n",
            clear(kRoot / "properties"), "    parent: true\n");
        row("clear, a line of a text in quotes is no comment",
            "    properties:\n      note: \"a\n        # b\n        c\" # note\n      # why\n      d: e\n    "
            "parent: "
            "true\n",
            clear(kRoot / "properties"), "      # why\n    parent: true\n");
        row("set, a comment between key and value stays", "    submitacl: # all\n      \"*\"\n",
            set(kRoot / "submitacl", "ops"), "    submitacl: # all\n      \"ops\"\n");
        row(
            "duplicate, no space behind the dash", "    queues:\n    - &r\n      name: x\n",
            [](const Document& document) { return document.duplicate(kRoot / "queues" / 0); },
            "    queues:\n    - &r\n      name: x\n    -\n      name: x\n");
    }

private Q_SLOTS:
    void commentsStayWhereTheyBelong_data()
    {
        QTest::addColumn<std::string>("before");
        QTest::addColumn<Change>("change");
        QTest::addColumn<std::string>("after");
        nameRows();
        valueRows();
    }

    void commentsStayWhereTheyBelong()
    {
        QFETCH(std::string, before);
        QFETCH(Change, change);
        QFETCH(std::string, after);
        checkChange(before, change, after);
    }

    void whatWouldLoseACommentIsRefused_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<Change>("change");
        QTest::newRow("on the line of a literal block")
            << limitWith("      limit: | # owner\n        text\n      users: [u]\n")
            << set(kLimit / "limit", "other");
        QTest::newRow("on the line of a folded block")
            << limitWith("      limit: > # owner\n        text\n      users: [u]\n")
            << set(kLimit / "limit", "other");
        QTest::newRow("before an empty list")
            << rootWith("    queues:   # none yet\n      []\n") << Change([](const Document& document) {
                   QueueConfig queue;
                   queue.name.value = "a";
                   queue.name.isSet = true;
                   return document.insert(kRoot / "queues" / 0, queue);
               });
        const auto disable = [](const ConfigPlace& item) -> Change {
            return [item](const Document& document) { return document.disable(item); };
        };
        QTest::newRow("the last item beside one that is switched off")
            << rootWith("    limits:\n    - users: [u]\n    # quotadeck:disabled\n    #|- users: [v]\n")
            << Change([](const Document& document) { return document.remove(kLimit); });
        QTest::newRow("an item that could not be switched on again")
            << limitWith("      users:\n      - u\n      - v\n") << disable(kLimit / "users" / 0);
    }

    void aKeyComesBelowWhatIsSwitchedOff()
    {
        const std::string off = "    limits:\n    # quotadeck:disabled\n    #|- users: [v]\n    #|\n    #|  "
                                "maxapplications: 1\n";
        Document document(rootWith(off));
        document.apply(*document.set(kRoot / "parent", "true"));
        QCOMPARE(document.text(), rootWith(off + "    parent: true\n"));
        document.apply(*document.enable(0));
        QCOMPARE(document.text(),
                 rootWith("    limits:\n    - users: [v]\n\n      maxapplications: 1\n    parent: true\n"));
    }

    void whatWouldLoseACommentIsRefused()
    {
        QFETCH(std::string, text);
        QFETCH(Change, change);
        const Document document(text);
        QVERIFY(document.config());
        const auto edits = change(document);
        QVERIFY(!edits);
        QCOMPARE(static_cast<int>(edits.error().code), static_cast<int>(ErrorCode::Unsupported));
    }
};

QUOTADECK_TEST(TestDocumentComments, NoApplication)
} // namespace tst_documentcomments

#include "tst_documentcomments.moc"
