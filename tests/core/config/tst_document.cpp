// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit/document.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/content.h"
#include "core/config/yaml/secondparser.h"
#include "tests/core/config/changecheck.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <functional>
#include <rapidcheck.h>

namespace tst_document {
using namespace quotadeck;
using namespace quotadeck::config;
using quotadeck::config::test::checkChange;

namespace {
using Edits = std::vector<TextEdit>;
using Change = std::function<Result<Edits>(const Document&)>;

const LimitAddress kFirst{0, QueuePath("root.a"), 0};

/// A queue "a" whose "limits" are @p limits, indented by four.
std::string around(const std::string& limits)
{
    return "partitions:\n- name: default\n  queues:\n  - name: a # the queue\n    limits:\n" + limits
        + "  - name: z\n";
}

Change quantity(const char* type, const char* value)
{
    return [=](const Document& document) { return document.setQuantity(kFirst, type, value); };
}

Change withoutQuantity(const char* type)
{
    return [=](const Document& document) { return document.removeQuantity(kFirst, type); };
}

Change applications(std::optional<std::uint64_t> count)
{
    return [=](const Document& document) { return document.setMaxApplications(kFirst, count); };
}

Change users(std::vector<std::string> names)
{
    return [=](const Document& document) { return document.setUsers(kFirst, names); };
}

Change groups(std::vector<std::string> names)
{
    return [=](const Document& document) { return document.setGroups(kFirst, names); };
}

Change description(const char* text)
{
    return [=](const Document& document) { return document.setDescription(kFirst, text); };
}

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines(1);
    for (const char c : text) {
        lines.back() += c;
        if (c == '\n')
            lines.emplace_back();
    }
    return lines;
}

/// Lines at which two texts differ, common head and tail left out; {old, new}.
std::pair<std::size_t, std::size_t> changedLines(const std::string& before, const std::string& after)
{
    auto a = linesOf(before);
    auto b = linesOf(after);
    while (!a.empty() && !b.empty() && a.back() == b.back()) {
        a.pop_back();
        b.pop_back();
    }
    std::size_t head = 0;
    while (head < a.size() && head < b.size() && a[head] == b[head])
        ++head;
    return {a.size() - head, b.size() - head};
}
} // namespace

class TestDocument : public QObject
{
    Q_OBJECT

    static void row(const char* name, const char* before, const Change& change, const char* after)
    {
        QTest::newRow(name) << around(before) << change << around(after);
    }

private Q_SLOTS:
    void editsFollowTheStyleAround_data()
    {
        QTest::addColumn<std::string>("before");
        QTest::addColumn<Change>("change");
        QTest::addColumn<std::string>("after");

        row("scalar, flow", "    - {users: [u], maxresources: {memory: 1Gi, vcore: 2}} # c\n",
            quantity("memory", "2Gi"), "    - {users: [u], maxresources: {memory: 2Gi, vcore: 2}} # c\n");
        row("scalar, quotes kept", "    - users: [u]\n      maxresources:\n        memory: \"1Gi\"   # c\n",
            quantity("memory", "2Gi"),
            "    - users: [u]\n      maxresources:\n        memory: \"2Gi\"   # c\n");
        row("scalar, null",
            "    - users: [u]\n      maxapplications: 1\n      maxresources: {vcore: 1, memory: }\n",
            quantity("memory", "2Gi"),
            "    - users: [u]\n      maxapplications: 1\n      maxresources: {vcore: 1, memory: 2Gi}\n");
        row("scalar, tag and anchor", "    - users: [u]\n      maxapplications: &n !!int 0x10 # c\n",
            applications(7), "    - users: [u]\n      maxapplications: &n !!int 7 # c\n");
        row("new key, block", "    - users: [u]\n      maxresources:\n        memory: 1 # c\n    # after\n",
            quantity("vcore", "500m"),
            "    - users: [u]\n      maxresources:\n        memory: 1 # c\n        vcore: 500m\n    # "
            "after\n");
        row("new key, flow", "    - {users: [u], maxresources: {memory: 1}}\n",
            quantity("nvidia.com/gpu", "3"),
            "    - {users: [u], maxresources: {memory: 1, nvidia.com/gpu: 3}}\n");
        row("new key, trailing comma", "    - {users: [u], maxresources: {memory: 1, }}\n",
            quantity("vcore", "3"), "    - {users: [u], maxresources: {memory: 1, vcore: 3 }}\n");
        row("new key, JSON", "    - {\"users\": [\"u\"], \"maxresources\": {\"memory\": \"1\"}}\n",
            quantity("vcore", "3"),
            "    - {\"users\": [\"u\"], \"maxresources\": {\"memory\": \"1\", \"vcore\": \"3\"}}\n");
        row("new map, block", "    - users: [u]\n      maxapplications: 1 # c\n\n", quantity("memory", "1"),
            "    - users: [u]\n      maxapplications: 1 # c\n      maxresources:\n        memory: 1\n\n");
        row("new map, like its neighbour",
            "    - users: [u]\n      maxapplications: 1\n    - users: [v]\n      maxresources: {memory: 1}\n",
            quantity("memory", "1"),
            "    - users: [u]\n      maxapplications: 1\n      maxresources: {memory: 1}\n    - users: [v]\n "
            "     "
            "maxresources: {memory: 1}\n");
        row("new map, flow", "    - {users: [u], maxapplications: 1}\n", quantity("memory", "1"),
            "    - {users: [u], maxapplications: 1, maxresources: {memory: 1}}\n");
        row("new map for null", "    - users: [u]\n      maxresources: # c\n      maxapplications: 1\n",
            quantity("memory", "1"),
            "    - users: [u]\n      maxresources: # c\n        memory: 1\n      maxapplications: 1\n");
        row("new map for a spelled null",
            "    - users: [u]\n      maxresources: ~ # c\n      maxapplications: 1\n",
            quantity("memory", "1"),
            "    - users: [u]\n      maxresources: {memory: 1} # c\n      maxapplications: 1\n");
        row("map empty", "    - users: [u]\n      maxresources: {}\n      maxapplications: 1\n",
            quantity("memory", "1"),
            "    - users: [u]\n      maxresources: {memory: 1}\n      maxapplications: 1\n");
        row("remove, block",
            "    - users: [u]\n      maxresources:\n        # size\n        memory: 1 # c\n        vcore: "
            "2\n",
            withoutQuantity("memory"),
            "    - users: [u]\n      maxresources:\n        # size\n        vcore: 2\n");
        row("remove first, flow", "    - {users: [u], maxresources: {memory: 1, vcore: 2}}\n",
            withoutQuantity("memory"), "    - {users: [u], maxresources: {vcore: 2}}\n");
        row("remove last, flow", "    - {users: [u], maxresources: {memory: 1, vcore: 2 }}\n",
            withoutQuantity("vcore"), "    - {users: [u], maxresources: {memory: 1 }}\n");
        row("remove the only one",
            "    - users: [u]\n      maxresources:\n        # keep me\n        memory: 1\n      "
            "maxapplications: 1\n",
            withoutQuantity("memory"), "    - users: [u]\n        # keep me\n      maxapplications: 1\n");
        row("remove first key of an item",
            "    - maxapplications: 1 # c\n      # about users\n      users: [u]\n",
            applications(std::nullopt), "    - # about users\n      users: [u]\n");
        row("add applications", "    - users: [u]\n      maxresources: {memory: 1}\n", applications(5),
            "    - users: [u]\n      maxresources: {memory: 1}\n      maxapplications: 5\n");
        row("clear nothing", "    - users: [u]\n      maxresources: {memory: 1}\n",
            applications(std::nullopt), "    - users: [u]\n      maxresources: {memory: 1}\n");
        row("users, flow", "    - {users: [u,  'v', w], maxapplications: 1}\n", users({"u", "x y", "w"}),
            "    - {users: [u,  x y, w], maxapplications: 1}\n");
        row("users, flow front", "    - {users: [ u, v ], maxapplications: 1}\n", users({"*", "u", "v"}),
            "    - {users: [ '*', u, v ], maxapplications: 1}\n");
        row("users, flow cut", "    - {users: [u, v, w], maxapplications: 1}\n", users({"w"}),
            "    - {users: [w], maxapplications: 1}\n");
        row("users, block",
            "    - users:\n      - u # one\n      # between\n      - v # two\n      - w # three\n      "
            "maxapplications: 1\n",
            users({"n", "u", "w", "true"}),
            "    - users:\n      - n\n      - u # one\n      - w # three\n      - 'true'\n  "
            "    "
            "maxapplications: 1\n");
        row("users, block exchanged", "    - users:\n        - \"u\"\n      maxapplications: 1\n",
            users({"v", "w"}), "    - users:\n        - \"v\"\n        - \"w\"\n      maxapplications: 1\n");
        row("users, null", "    - users:\n      groups: [g]\n      maxapplications: 1\n", users({"u"}),
            "    - users: [u]\n      groups: [g]\n      maxapplications: 1\n");
        row("groups added like users", "    - users:\n      - u\n      maxapplications: 1\n",
            groups({"g", "h"}),
            "    - users:\n      - u\n      maxapplications: 1\n      groups:\n      - g\n      - h\n");
        row("users removed", "    - users:\n      - u\n      groups: [g]\n      maxapplications: 1\n",
            users({}), "    - groups: [g]\n      maxapplications: 1\n");
        row("description", "    - limit: old text # c\n      users: [u]\n      maxapplications: 1\n",
            description("new: text # 2"),
            "    - limit: 'new: text # 2' # c\n      users: [u]\n      maxapplications: 1\n");
        row("description, block scalar",
            "    - limit: |\n        one\n        two\n      users: [u]\n      maxapplications: 1\n",
            description("a\nb"), "    - limit: \"a\\nb\"\n      users: [u]\n      maxapplications: 1\n");
        row("description, word of another type", "    - users: [u]\n      maxapplications: 1\n",
            description("null"), "    - users: [u]\n      maxapplications: 1\n      limit: 'null'\n");
    }

    void editsFollowTheStyleAround()
    {
        QFETCH(std::string, before);
        QFETCH(Change, change);
        QFETCH(std::string, after);
        checkChange(before, change, after);
    }

    void lineEndsAndMarksAreKept()
    {
        std::string text
            = "\xEF\xBB\xBF" + around("    - users: [\xC3\xA4]\n      maxresources:\n        memory: 1\n");
        for (auto at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 2))
            text.insert(at, "\r");
        Document document(text);

        const auto edits = document.setQuantity(kFirst, "vcore", "2");

        QVERIFY2(edits, edits ? "" : edits.error().message.english().c_str());
        document.apply(*edits);
        auto expected = text;
        const std::string memory = "memory: 1\r\n";
        expected.insert(expected.find(memory) + memory.size(), "        vcore: 2\r\n");
        QCOMPARE(document.text(), expected);
    }

    void aMissingLastLineEndStaysMissing()
    {
        Document document(
            "partitions:\n- queues:\n  - name: a\n    limits:\n    - users: [u]\n      maxapplications: 1");

        const auto edits = document.setQuantity(kFirst, "memory", "2");

        QVERIFY(edits);
        document.apply(*edits);
        QVERIFY(document.text().ends_with("maxapplications: 1\n      maxresources:\n        memory: 2"));
    }

    void whatTheTextCannotTakeIsRefused_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<Change>("change");
        QTest::addColumn<int>("code");
        const auto refused = [](const char* name, const char* limits, const Change& change,
                                ErrorCode code = ErrorCode::Unsupported) {
            QTest::newRow(name) << around(limits) << change << static_cast<int>(code);
        };
        refused("alias value",
                "    - users: [&n 7]\n      maxapplications: 1\n      maxresources: {memory: *n}\n",
                quantity("memory", "8"));
        refused("alias map",
                "    - users: [u]\n      maxresources: *m\n    - users: [v]\n      maxresources: &m {memory: "
                "1}\n",
                quantity("memory", "8"), ErrorCode::Parse);
        refused("shared anchor",
                "    - users: [u]\n      maxresources: &m {memory: 1}\n    - users: [v]\n      maxresources: "
                "*m\n",
                quantity("memory", "8"));
        refused("through a shared map",
                "    - users: [v]\n      maxresources: &m {memory: 1}\n    - users: [u]\n      maxresources: "
                "*m\n",
                [](const Document& document) {
                    return document.setQuantity({0, QueuePath("root.a"), 1}, "memory", "8");
                });
        refused("merged map",
                "    - &l {users: [v], maxresources: {memory: 1}}\n    - {<<: *l, users: [u]}\n",
                [](const Document& document) {
                    return document.setQuantity({0, QueuePath("root.a"), 1}, "vcore", "8");
                });
        refused("anchor that is used",
                "    - users: &x [u]\n      maxapplications: 1\n    - groups: *x\n      "
                "maxapplications: 1\n",
                users({}));
        refused("plain text over lines",
                "    - limit: one\n        two\n      users: [u]\n      maxapplications: 1\n",
                description("x"));
        refused("comment inside the first key of an item",
                "    - maxresources:\n        # inside\n        memory: 1\n      users: [u]\n      "
                "maxapplications: 1\n",
                withoutQuantity("memory"));
        refused("comment in a flow list", "    - users: [u, # c\n        v]\n      maxapplications: 1\n",
                users({"w"}));
        refused("bad quantity", "    - users: [u]\n      maxapplications: 1\n", quantity("memory", "10K"),
                ErrorCode::InvalidArgument);
        refused("broken text", "    - users: [u]\n      maxapplications: 1\n", description("\xFF"),
                ErrorCode::InvalidArgument);
        refused("no such type", "    - users: [u]\n      maxapplications: 1\n", withoutQuantity("memory"),
                ErrorCode::NotFound);
        refused("no such limit", "      []\n", applications(1), ErrorCode::NotFound);
        refused("unreadable text", "    - users: u\n", applications(1), ErrorCode::Parse);
    }

    void whatTheTextCannotTakeIsRefused()
    {
        QFETCH(std::string, text);
        QFETCH(Change, change);
        QFETCH(int, code);
        const Document document(text);

        const auto edits = change(document);

        QVERIFY(!edits);
        QVERIFY(!edits.error().message.isEmpty());
        QCOMPARE(static_cast<int>(edits.error().code), code);
        QCOMPARE(document.text(), text);
    }

    void aMergedNumberIsOverriddenInPlace() // CFG-6
    {
        Document document(around("    - &l {users: [v], maxapplications: 1}\n    - {<<: *l, users: [u]}\n"));

        const auto edits = document.setMaxApplications({0, QueuePath("root.a"), 1}, 5);

        QVERIFY(edits);
        document.apply(*edits);
        QCOMPARE(document.text(),
                 around("    - &l {users: [v], maxapplications: 1}\n    - {<<: *l, users: [u], "
                        "maxapplications: 5}\n"));
    }

    void findsTheLimitsTheSchedulerApplies() // VAL-12, VAL-21
    {
        const Document inserted(
            "partitions: [{limits: [{users: [u], maxapplications: 1}], queues: [{name: a}]}]");
        QVERIFY(inserted.setMaxApplications({0, QueuePath("root"), 0}, 2));
        const Document spelled(
            "partitions: [{queues: [{name: ROOT, queues: [{name: Dev, limits: [{users: [u], "
            "maxapplications: 1}]}]}]}]");
        QVERIFY(spelled.setMaxApplications({0, QueuePath("root.dev"), 0}, 2));
        QVERIFY(!spelled.setMaxApplications({0, QueuePath("root.root.dev"), 0}, 2));
        QVERIFY(!spelled.setMaxApplications({1, QueuePath("root.dev"), 0}, 2));
        QVERIFY(!spelled.setMaxApplications({0, QueuePath(), 0}, 2));
    }

    void randomEditsOfTheSampleChangeOneThing()
    {
        QFile file(QStringLiteral(QUOTADECK_RESOURCES "/samples/queues.yaml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string original = file.readAll().toStdString();
        const std::vector<LimitAddress> addresses = {{0, QueuePath("root"), 0},
                                                     {0, QueuePath("root"), 1},
                                                     {0, QueuePath("root"), 2},
                                                     {0, QueuePath("root"), 3},
                                                     {0, QueuePath("root.research"), 0},
                                                     {0, QueuePath("root.research.training"), 0},
                                                     {0, QueuePath("root.data.etl"), 0},
                                                     {0, QueuePath("root.data.etl"), 1},
                                                     {0, QueuePath("root.data.adhoc"), 0},
                                                     {0, QueuePath("root.sandbox"), 0}};
        const std::vector<std::string> types
            = {"memory", "vcore", "nvidia.com/gpu", "pods", "odd: # type", "\xC3\xA4"};
        const std::vector<std::string> names
            = {"alice", "bob",          "*",  "c d", "true", "a: b",      "#x", "'q'",
               "\"",    "\xE2\x82\xAC", "10", "~",   "-",    "tab\there", ""};
        int refused = 0;
        int done = 0;
        const bool holds = rc::check([&] {
            Document document(original);
            std::vector<Edits> undo;
            const auto count = *rc::gen::inRange(1, 8);
            for (int i = 0; i < count; ++i) {
                const auto address = *rc::gen::elementOf(addresses);
                const auto kind = *rc::gen::inRange(0, 6);
                const auto list = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(names));
                const auto type = *rc::gen::elementOf(types);
                const auto number = *rc::gen::inRange<std::uint64_t>(0, 5000);
                const std::string before = document.text();
                const auto edits = kind == 0 ? document.setQuantity(address, type, std::to_string(number))
                    : kind == 1              ? document.removeQuantity(address, type)
                    : kind == 2              ? document.setMaxApplications(
                                       address, number < 1000 ? std::nullopt : std::optional(number))
                    : kind == 3 ? document.setUsers(address, list)
                    : kind == 4
                    ? document.setGroups(address, list)
                    : document.setDescription(address, list.empty() ? std::string() : list.front());
                if (!edits) {
                    ++refused;
                    RC_ASSERT(edits.error().code == ErrorCode::NotFound
                              || edits.error().code == ErrorCode::Unsupported);
                    continue;
                }
                ++done;
                undo.push_back(document.apply(*edits));
                RC_ASSERT(document.config() != nullptr);
                if (!edits->empty() && (kind == 0 || kind == 2 || kind == 5)) {
                    const auto [old, fresh] = changedLines(before, document.text());
                    RC_ASSERT(old + fresh
                              <= 3); // a line replaced, one or two added, or the next key moved up
                }
            }
            RC_ASSERT(agreesWithSecondParser(document.text()).has_value());
            while (!undo.empty()) {
                document.apply(undo.back());
                undo.pop_back();
            }
            RC_ASSERT(document.text() == original);
        });
        QVERIFY(holds);
        qInfo() << done << "edits made," << refused << "refused";
        QVERIFY(done > refused);
    }

    void everyScalarTextSurvivesARoundTrip()
    {
        const bool holds = rc::check([] {
            const auto parts = *rc::gen::container<std::vector<std::string>>(
                rc::gen::elementOf(std::vector<std::string>{"a",
                                                            " ",
                                                            ":",
                                                            "#",
                                                            "'",
                                                            "\"",
                                                            "\\",
                                                            "-",
                                                            "\n",
                                                            "\r",
                                                            "\t",
                                                            ",",
                                                            "[",
                                                            "}",
                                                            "&",
                                                            "*",
                                                            "!",
                                                            "%",
                                                            "@",
                                                            "`",
                                                            "\x01",
                                                            "\x7F",
                                                            "\xC2\x85",
                                                            "\xC2\x80",
                                                            "\xE2\x80\xA8",
                                                            "\xEF\xBB\xBF",
                                                            "\xEF\xBF\xBF",
                                                            "\xC3\xA4",
                                                            "\xF0\x9F\x98\x80",
                                                            "0",
                                                            ".",
                                                            "~",
                                                            "null",
                                                            "|",
                                                            ">",
                                                            "?",
                                                            "=",
                                                            "<<"}));
            std::string text = "x";
            for (const std::string& part : parts)
                text += part;
            text.erase(0, *rc::gen::inRange<std::size_t>(0, 2));
            RC_PRE(!text.empty());
            for (const char* limits : {"    - users: [u]\n      maxapplications: 1\n",
                                       "    - {users: [u], maxapplications: 1, limit: \"\"}\n"}) {
                Document document(around(limits));
                const auto edits = document.setDescription(kFirst, text);
                RC_ASSERT(edits.has_value());
                document.apply(*edits);
                const auto& queue = document.config()->partitions[0].queues.value[0];
                RC_ASSERT(queue.limits.value[0].description.value == text);
            }
        });
        QVERIFY(holds);
    }
};

QUOTADECK_TEST(TestDocument, NoApplication)
} // namespace tst_document

#include "tst_document.moc"
