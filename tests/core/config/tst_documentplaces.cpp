// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/config/changecheck.h"
#include "tests/core/config/documentchange.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <functional>

namespace tst_documentplaces {
using namespace quotadeck;
using namespace quotadeck::config;
using namespace quotadeck::config::test;

using Edits = Document::Edits;

class TestDocumentPlaces : public QObject
{
    Q_OBJECT

    static void row(const char* name, const std::string& before, const Operation& change,
                    const std::string& after)
    {
        QTest::newRow(name) << before << change << after;
    }
    /// Within the root queue.
    static void rootRow(const char* name, const char* before, const Operation& change, const char* after)
    {
        row(name, rootWith(before), change, rootWith(after));
    }

    static void valueRows()
    {
        rootRow("set, new in block", "    submitacl: \"*\" # all\n    # below\n",
                set(kRoot / "adminacl", "ops"),
                "    submitacl: \"*\" # all\n    adminacl: \"ops\"\n    # below\n");
        rootRow("set, a comment deeper belongs to the value", "    properties:\n      a: b\n      # last\n",
                set(kRoot / "maxapplications", "7"),
                "    properties:\n      a: b\n      # last\n    maxapplications: 7\n");
        rootRow(
            "set, maps on the way", "    parent: true\n",
            set(kRoot / "childtemplate" / "resources" / "max" / "memory", "1Gi"),
            "    parent: true\n    childtemplate:\n      resources:\n        max:\n          memory: 1Gi\n");
        rootRow("set, step of four", "    properties:\n        a: b\n",
                set(kRoot / "resources" / "max" / "vcore", "500m"),
                "    properties:\n        a: b\n    resources:\n        max:\n            vcore: 500m\n");
        rootRow("set, flow like the others", "    resources:\n      guaranteed: {memory: 1}\n",
                set(kRoot / "resources" / "max" / "memory", "2"),
                "    resources:\n      guaranteed: {memory: 1}\n      max: {memory: 2}\n");
        rootRow("set, property that reads as nothing", "    properties: {a: b}\n",
                set(kRoot / "properties" / "c", "null"), "    properties: {a: b, c: 'null'}\n");
        rootRow("set, number as text", "    properties: {a: b}\n", set(kRoot / "properties" / "c", "5"),
                "    properties: {a: b, c: 5}\n");
        row("set, JSON", "{\"partitions\": [{\"queues\": [{\"name\": \"root\", \"queues\": []}]}]}",
            set(kRoot / "resources" / "max" / "memory", "2"),
            "{\"partitions\": [{\"queues\": [{\"name\": \"root\", \"queues\": [], \"resources\": {\"max\": "
            "{\"memory\": \"2\"}}}]}]}");
        row("set, partition", "partitions:\n- queues: []\n",
            set(kPartition / "nodesortpolicy" / "resourceweights" / "vcore", "1.5"),
            "partitions:\n- queues: []\n  nodesortpolicy:\n    resourceweights:\n      vcore: 1.5\n");
        row("set, preemption", "partitions:\n- queues: []\n  preemption: {enabled: yes}\n",
            set(kPartition / "preemption" / "enabled", "false"),
            "partitions:\n- queues: []\n  preemption: {enabled: false}\n");
        row("set, resolver", "partitions:\n- queues: []\n",
            set(kPartition / "usergroupresolver" / "type", "ldap"),
            "partitions:\n- queues: []\n  usergroupresolver:\n    type: ldap\n");
        row("set, rule chain", "partitions:\n- queues: []\n  placementrules:\n  - name: user # who\n",
            set(kRules / 0 / "parent" / "value", "root.a"),
            "partitions:\n- queues: []\n  placementrules:\n  - name: user # who\n    parent:\n      value: "
            "root.a\n");
        rootRow("set, behind a null in the list", "    limits:\n    -\n    - users: [u]\n",
                set(kLimits / 0 / "maxapplications", "3"),
                "    limits:\n    -\n    - users: [u]\n      maxapplications: 3\n");
        rootRow("clear, and the maps around",
                "    # size\n    resources:\n      max:\n        memory: 1\n    parent: true\n",
                clear(kRoot / "resources" / "max" / "memory"), "    # size\n    parent: true\n");
        rootRow("clear, comments inside stay",
                "    resources: # r\n      # why\n      max: {memory: 1}\n    parent: true\n",
                clear(kRoot / "resources"), "      # why\n    parent: true\n");
        rootRow("clear, last line without an end", "    parent: true\n    maxapplications: 3",
                clear(kRoot / "maxapplications"), "    parent: true");
        rootRow("clear, flow", "    childtemplate: {maxapplications: 1, resources: {max: {memory: 1}}}\n",
                clear(kRoot / "childtemplate" / "resources" / "max" / "memory"),
                "    childtemplate: {maxapplications: 1}\n");
        rootRow("clear, nothing there", "    parent: true\n", clear(kRoot / "maxapplications"),
                "    parent: true\n");
    }

    static void insertRows()
    {
        rootRow("insert, dashes under the key",
                "    limits: # l\n    # first\n    - users: [u]\n      maxapplications: 1\n",
                insert(kLimits / 0, someLimit()),
                "    limits: # l\n    - users: [eve]\n      maxresources:\n        memory: 1Gi\n    # "
                "first\n    - "
                "users: [u]\n      maxapplications: 1\n");
        rootRow("insert, dashes indented, behind a comment of the last",
                "    limits:\n      - users:\n          - u\n        maxresources: {vcore: 1}\n        # "
                "more\n\n    # next\n    parent: true\n",
                insert(kLimits / 1, someLimit()),
                "    limits:\n      - users:\n          - u\n        maxresources: {vcore: 1}\n        # "
                "more\n      "
                "- users:\n          - eve\n        maxresources: {memory: 1Gi}\n\n    # next\n    parent: "
                "true\n");
        rootRow("insert, wide dashes", "    limits:\n    -   users: [u]\n        maxapplications: 1",
                insert(kLimits / 1, someLimit()),
                "    limits:\n    -   users: [u]\n        maxapplications: 1\n    -   users: [eve]\n        "
                "maxresources:\n          memory: 1Gi");
        rootRow(
            "insert, no list", "    parent: true\n", insert(kLimits / 0, someLimit()),
            "    parent: true\n    limits:\n    - users: [eve]\n      maxresources:\n        memory: 1Gi\n");
        rootRow("insert, null", "    limits: # none yet\n    parent: true\n",
                insert(kLimits / 0, someLimit()),
                "    limits: # none yet\n    - users: [eve]\n      maxresources:\n        memory: 1Gi\n    "
                "parent: "
                "true\n");
        rootRow("insert, empty list", "    limits: [] # none yet\n    parent: true\n",
                insert(kLimits / 0, someLimit()),
                "    limits: # none yet\n    - users: [eve]\n      maxresources:\n        memory: 1Gi\n    "
                "parent: "
                "true\n");
        rootRow(
            "insert, flow", "    limits: [{users: [u], maxapplications: 1}]\n",
            insert(kLimits / 1, someLimit()),
            "    limits: [{users: [u], maxapplications: 1}, {users: [eve], maxresources: {memory: 1Gi}}]\n");
        rootRow("insert, flow on lines", "    limits: [\n      {users: [u]},\n      {users: [v]}\n    ]\n",
                insert(kLimits / 0, someLimit()),
                "    limits: [\n      {users: [eve], maxresources: {memory: 1Gi}},\n      {users: [u]},\n    "
                "  {users: "
                "[v]}\n    ]\n");
        rootRow("insert, queue", "    queues:\n      - name: a\n", insert(kQueues / 0, someQueue()),
                "    queues:\n      - name: new\n        limits:\n          - users: [eve]\n            "
                "maxresources:\n              memory: 1Gi\n      - name: a\n");
        row("insert, rule", "partitions:\n- queues: []\n  placementrules:\n  - name: tag\n",
            insert(kRules / 1, someRule()),
            "partitions:\n- queues: []\n  placementrules:\n  - name: tag\n  - name: user\n    create: true\n "
            "   "
            "parent:\n      name: fixed\n      value: root.people\n");
        row("insert, partition", "partitions:\n- queues: []\n",
            insert(ConfigPlace() / "partitions" / 1,
                   [] {
                       PartitionConfig partition;
                       partition.name = text("gpu");
                       partition.queues.isSet = true;
                       return partition;
                   }()),
            "partitions:\n- queues: []\n- name: gpu\n  queues: []\n");
        rootRow("insert, name in brackets", "    limits:\n    - {users: ['u', 'w']}\n",
                insert(kLimits / 0 / "users" / 1, std::string("v")),
                "    limits:\n    - {users: ['u', 'v', 'w']}\n");
        rootRow("insert, name on a line", "    limits:\n    - users:\n        # one\n        - u\n",
                insert(kLimits / 0 / "users" / 1, std::string("*")),
                "    limits:\n    - users:\n        # one\n        - u\n        - '*'\n");
    }

    static void removeRows()
    {
        rootRow("remove, with the comments directly above",
                "    limits:\n    # far\n\n    # near\n    - users: [u]\n      # inside\n      "
                "maxapplications: 1\n      "
                "# below\n    # of the next\n    - users: [v]\n",
                remove(kLimits / 0), "    limits:\n    # far\n\n    # of the next\n    - users: [v]\n");
        rootRow("remove, the last takes the list along",
                "    parent: true\n    # about limits\n    limits: # l\n    # far\n\n    - users: [u]\n",
                remove(kLimits / 0), "    parent: true\n    # about limits\n    # far\n");
        row("remove, the last queue of a partition",
            "partitions:\n- queues: # q\n  # root\n  - name: root\n  name: p\n", remove(kRoot),
            "partitions:\n- queues: [] # q\n  name: p\n");
        rootRow("remove, flow first", "    limits: [ {users: [u]}, {users: [v]} ]\n", remove(kLimits / 0),
                "    limits: [ {users: [v]} ]\n");
        rootRow("remove, flow last", "    limits: [ {users: [u]}, {users: [v]}, ]\n", remove(kLimits / 1),
                "    limits: [ {users: [u]}, ]\n");
        rootRow("remove, last without line end", "    queues:\n    - name: a\n    - name: b # end",
                remove(kQueues / 1), "    queues:\n    - name: a");
        rootRow("remove, name with its comment",
                "    limits:\n    - users:\n      - u\n      # he left\n      - v\n      - w\n",
                remove(kLimits / 0 / "users" / 1), "    limits:\n    - users:\n      - u\n      - w\n");
        row("remove, rule",
            "partitions:\n- queues: []\n  placementrules:\n  - name: tag\n  # u\n  - name: user\n",
            remove(kRules / 1), "partitions:\n- queues: []\n  placementrules:\n  - name: tag\n");
    }

    static void moveRows()
    {
        rootRow("duplicate, comments go, anchors stay",
                "    limits:\n    # one\n    - &l\n      users: &u [u] # who\n      groups: *u\n    - users: "
                "*u\n",
                duplicate(kLimits / 0),
                "    limits:\n    # one\n    - &l\n      users: &u [u] # who\n      groups: *u\n    # one\n  "
                "  -\n      "
                "users: [u] # who\n      groups: *u\n    - users: *u\n");
        rootRow("duplicate, flow", "    limits: [{users: [u], maxapplications: 1}]\n", duplicate(kLimits / 0),
                "    limits: [{users: [u], maxapplications: 1}, {users: [u], maxapplications: 1}]\n");
        rootRow(
            "move up",
            "    limits:\n    # one\n    - users: [u]\n    # two\n    - users: [v] # t\n    - users: [w]\n",
            move(kLimits / 1, kLimits / 0),
            "    limits:\n    # two\n    - users: [v] # t\n    # one\n    - users: [u]\n    - users: [w]\n");
        rootRow("move down to the end without a line end",
                "    limits:\n    # one\n    - users: [u]\n    - users: [v]", move(kLimits / 0, kLimits / 1),
                "    limits:\n    - users: [v]\n    # one\n    - users: [u]");
        rootRow("move, flow", "    limits: [{users: [u]}, {users: [v]}, {users: [w]}]\n",
                move(kLimits / 0, kLimits / 2), "    limits: [{users: [v]}, {users: [w]}, {users: [u]}]\n");
        rootRow("move, queue into another",
                "    queues:\n    # a\n    - name: a\n      queues:\n      - name: b\n    # c\n    - name: "
                "c\n      limits:\n"
                "      - limit: |\n          two\n\n            lines\n        users: [u] # u\n      # end "
                "of c\n    - name: d\n",
                move(kQueues / 1, kQueues / 0 / "queues" / 1),
                "    queues:\n    # a\n    - name: a\n      queues:\n      - name: b\n      # c\n      - "
                "name: c\n        limits:\n"
                "        - limit: |\n            two\n\n              lines\n          users: [u] # u\n      "
                "  # end of c\n"
                "    - name: d\n");
        rootRow("move, queue out of another, which keeps no list",
                "    queues:\n    - name: a\n      queues: # of a\n        # b\n        - name: b\n    - "
                "name: c\n",
                move(kQueues / 0 / "queues" / 0, kQueues / 2),
                "    queues:\n    - name: a\n    - name: c\n    # b\n    - name: b\n");
        rootRow("move, queue to a leaf", "    queues:\n    - name: a # leaf\n    - name: b # b\n",
                move(kQueues / 1, kQueues / 0 / "queues" / 0),
                "    queues:\n    - name: a # leaf\n      queues:\n      - name: b # b\n");
        rootRow("move, from brackets to lines",
                "    queues:\n    - {name: a, queues: [{name: b}, {name: c}]}\n    - name: d\n",
                move(kQueues / 0 / "queues" / 0, kQueues / 1),
                "    queues:\n    - {name: a, queues: [{name: c}]}\n    - {name: b}\n    - name: d\n");
        rootRow("move, from lines to brackets",
                "    queues:\n    - {name: a, queues: [{name: b}]}\n    - name: d\n      parent: true\n",
                move(kQueues / 1, kQueues / 0 / "queues" / 0),
                "    queues:\n    - {name: a, queues: [{name: d, parent: true}, {name: b}]}\n");
        rootRow("move, limit to another queue",
                "    limits:\n    - users: [u] # u\n      maxapplications: 1\n    queues:\n    - name: a\n   "
                "   limits:\n        - "
                "users: [v]\n",
                move(kLimits / 0, kQueues / 0 / "limits" / 1),
                "    queues:\n    - name: a\n      limits:\n        - users: [v]\n        - users: [u] # u\n "
                "         "
                "maxapplications: 1\n");
        row("move, rule",
            "partitions:\n- queues: []\n  placementrules:\n  # t\n  - name: tag\n  - name: user\n",
            move(kRules / 0, kRules / 1),
            "partitions:\n- queues: []\n  placementrules:\n  - name: user\n  # t\n  - name: tag\n");
        rootRow("move, name", "    limits:\n    - users: [u, 'v', w]\n",
                move(kLimits / 0 / "users" / 1, kLimits / 0 / "users" / 0),
                "    limits:\n    - users: ['v', u, w]\n");
    }

    static void renameRows()
    {
        const std::string rules = "partitions:\n- placementrules:\n  - name: fixed\n    value: %1\n    "
                                  "parent: {name: fixed, value: "
                                  "%2}\n  - {name: fixed, value: %3}\n  - {name: tag, value: root.a}\n  "
                                  "queues:\n  - name: root\n    "
                                  "queues:\n    - name: %4\n      queues: [{name: b}]\n";
        const auto filled = [&rules](const char* one, const char* two, const char* three, const char* four) {
            std::string result = rules;
            for (const auto& [mark, value] :
                 {std::pair("%1", one), std::pair("%2", two), std::pair("%3", three), std::pair("%4", four)})
                result.replace(result.find(mark), 2, value);
            return result;
        };
        row("rename, full paths and chains (PLC-22)", filled("b", "root.A", "ROOT.a.b", "a"),
            rename(kQueues / 0, "n"), filled("b", "root.n", "ROOT.n.b", "n"));
        row("rename, relative paths", filled("b", "a", "a", "a"), rename(kQueues / 0, "n"),
            filled("b", "n", "n", "n"));
        row("rename, a relative path that would look like a full one", filled("b", "root.c", "a.b", "a"),
            rename(kQueues / 0, "rootcause"), filled("b", "root.c", "root.rootcause.b", "rootcause"));
        row("rename, other paths stay", filled("b", "root.c", "root.ab", "a"), rename(kQueues / 0, "n"),
            filled("b", "root.c", "root.ab", "n"));
        row("rename, the last part in a chain", filled("b", "root.a", "b", "a"),
            rename(kQueues / 0 / "queues" / 0, "n"), [&] {
                std::string after = filled("n", "root.a", "b", "a");
                return after.replace(after.find("{name: b}"), 9, "{name: n}");
            }());
        const auto moved = [](const char* one, const char* two, const char* three, const char* queues) {
            return std::string("partitions:\n- placementrules:\n  - name: fixed\n    value: ") + one
                + "\n    parent: {name: fixed, value: " + two + "}\n  - {name: fixed, value: " + three
                + "}\n  queues:\n  - name: root\n    queues:\n" + queues;
        };
        row("move, rules follow (PLC-22)",
            moved("x", "root.A", "a.b.c",
                  "    - name: a\n      queues:\n      # b\n      - name: b\n    - name: d\n"),
            moveQueue(kQueues / 0 / "queues" / 0, kQueues / 1 / "queues" / 0),
            moved("x", "root.A", "d.b.c",
                  "    - name: a\n    - name: d\n      queues:\n      # b\n      - name: b\n"));
    }

private Q_SLOTS:
    void aQueueDoesNotLeaveTheChainOfRulesThatLeadsToIt() // VAL-62
    {
        const std::string text
            = "partitions:\n- placementrules:\n  - name: fixed\n    value: b\n    parent: {name: fixed, "
              "value: root.a}\n  queues:\n  - name: root\n    queues:\n    - name: a\n      queues:\n"
              "      - name: b\n    - name: d\n";
        const Document document(text);
        const auto edits = document.moveQueue(kQueues / 0 / "queues" / 0, kQueues / 1 / "queues" / 0);
        QVERIFY(!edits);
        QCOMPARE(edits.error().code, ErrorCode::Unsupported);
        QVERIFY(edits.error().message.english().find("change the rule first") != std::string::npos);
    }

    void editsFollowTheStyleAround_data()
    {
        QTest::addColumn<std::string>("before");
        QTest::addColumn<Operation>("change");
        QTest::addColumn<std::string>("after");
        valueRows();
        insertRows();
        removeRows();
        moveRows();
        renameRows();
    }

    void editsFollowTheStyleAround()
    {
        QFETCH(std::string, before);
        QFETCH(Operation, change);
        QFETCH(std::string, after);
        checkChange(before, change, after);
        checkChange(withCrLf(before), change, withCrLf(after));
    }

    void worksWithinAManifest_data() // PKG-2
    {
        QTest::addColumn<std::string>("before");
        QTest::addColumn<Operation>("change");
        QTest::addColumn<std::string>("after");
        const std::string head
            = "kind: Namespace\n---\napiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: "
              "yunikorn-configs\ndata:\n  "
              "queues.yaml: |\n    partitions:\n    - queues:\n      - name: root\n        limits:\n";
        const std::string tail = "\n  log.level: INFO\n---\nkind: Secret\n";
        const std::string one = "        # one\n        - users: [u]\n\n";
        const std::string two = "        - users: [v]\n          maxapplications: 2\n";
        row("set", head + one + two + tail, set(kLimits / 0 / "maxapplications", "3"),
            head + "        # one\n        - users: [u]\n          maxapplications: 3\n\n" + two + tail);
        row("remove", head + one + two + tail, remove(kLimits / 0), head + "\n" + two + tail);
        row("move", head + one + two + tail, move(kLimits / 0, kLimits / 1),
            head + "\n" + two + "        # one\n        - users: [u]\n" + tail);
        row("move up", head + one + two + tail, move(kLimits / 1, kLimits / 0),
            head + two + "        # one\n        - users: [u]\n\n" + tail);
    }
    void worksWithinAManifest() { editsFollowTheStyleAround(); }

    void aDisabledItemComesBackByteForByte_data()
    {
        QTest::addColumn<std::string>("before");
        QTest::addColumn<Operation>("change");
        QTest::addColumn<std::string>("after");
        const auto disable = [](const ConfigPlace& item) -> Operation {
            return [item](const Document& document) { return document.disable(item); };
        };
        rootRow(
            "among others",
            "    limits:\n    # one\n    - limit: |\n        two\n\n        lines\n      users: [u] # "
            "u\n      # end\n    - users: [v]\n",
            disable(kLimits / 0),
            "    limits:\n    # quotadeck:disabled\n    #|# one\n    #|- limit: |\n    #|    two\n    #|\n   "
            " #|    lines\n    #|  users: [u] # u\n    #|  # end\n    - users: [v]\n");
        rootRow("the only one", "    parent: true\n    limits: # l\n      - users: [u]", disable(kLimits / 0),
                "    parent: true\n    limits: # l\n      # quotadeck:disabled\n      #|- users: [u]");
        row("at the margin", "partitions:\n- queues: []\n- name: p\n  queues: []\n",
            disable(ConfigPlace() / "partitions" / 1),
            "partitions:\n- queues: []\n# quotadeck:disabled\n#|- name: p\n#|  queues: []\n");
    }

    void aDisabledItemComesBackByteForByte()
    {
        QFETCH(std::string, before);
        QFETCH(Operation, change);
        QFETCH(std::string, after);
        for (const bool hasCrLf : {false, true}) {
            const std::string original = hasCrLf ? withCrLf(before) : before;
            Document document(original);
            const auto edits = change(document);
            QVERIFY2(edits, edits ? "" : edits.error().message.english().c_str());
            document.apply(*edits);
            QCOMPARE(document.text(), hasCrLf ? withCrLf(after) : after);
            QCOMPARE(document.disabledItems().size(), std::size_t{1});

            const auto back = document.enable(0);

            QVERIFY2(back, back ? "" : back.error().message.english().c_str());
            document.apply(*back);
            QCOMPARE(document.text(), original);
        }
    }

    void aDisabledItemIsNobodysComment()
    {
        Document document(rootWith("    limits:\n    - users: [u]\n    - users: [v]\n    - users: [w]\n"));
        document.apply(*document.disable(kLimits / 0));
        document.apply(*document.disable(kLimits / 0));
        QCOMPARE(document.disabledItems().size(), std::size_t{2});
        document.apply(*document.duplicate(kLimits / 0));
        document.apply(*document.remove(kLimits / 0));
        document.apply(*document.enable(1));
        QCOMPARE(document.text(),
                 rootWith("    limits:\n    # quotadeck:disabled\n    #|- users: [u]\n    - users: [v]\n    "
                          "- users: [w]\n"));
    }

    void tellsWhatIsSwitchedOffAndWhereItBelongs()
    {
        Document document(rootWith("    limits:\n    - users: [u]\n    - users: [v]\n    - users: [w]\n"));
        QVERIFY(document.disabledContent().items.empty());
        document.apply(*document.disable(kLimits / 2));
        document.apply(*document.disable(kLimits / 0));

        const DisabledContent content = document.disabledContent();

        QCOMPARE(content.items.size(), std::size_t{2});
        QCOMPARE(content.items[0].index, std::size_t{0});
        QVERIFY(content.items[0].place == kLimits / 0);
        QCOMPARE(content.items[1].index, std::size_t{1});
        QVERIFY(content.items[1].place == kLimits / 2);
        const auto& limits = content.config.partitions[0].queues.value[0].limits.value;
        QCOMPARE(limits.size(), std::size_t{3});
        QCOMPARE(limits[2].users.value[0].value, std::string("w"));
        QVERIFY(Document("partitions: [").disabledContent().items.empty());
    }

    void findsQueuesByTheirPath() // QUE-1, VAL-12, VAL-21
    {
        const Document document(
            "partitions: [{limits: [{users: [u]}], queues: [{name: A, queues: [{name: b}]}, {name: c}]}]");
        const SchedulerConfig& config = *document.config();
        QCOMPARE(queuePlace(config, 0, QueuePath("root.a.B"))->text(),
                 std::string("partitions[0].queues[0].queues[0]"));
        QCOMPARE(queuePlace(config, 0, QueuePath("root"))->text(), std::string("partitions[0]"));
        QCOMPARE(limitsPlace(config, 0, QueuePath("root"))->text(), std::string("partitions[0].limits"));
        QCOMPARE(limitsPlace(config, 0, QueuePath("root.c"))->text(),
                 std::string("partitions[0].queues[1].limits"));
        QVERIFY(!queuePlace(config, 0, QueuePath("root.d")));
        QVERIFY(!queuePlace(config, 1, QueuePath("root")));
    }
};

QUOTADECK_TEST(TestDocumentPlaces, NoApplication)
} // namespace tst_documentplaces

#include "tst_documentplaces.moc"
