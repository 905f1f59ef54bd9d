// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/config/documentchange.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_documenttransactions {
using namespace quotadeck;
using namespace quotadeck::config;
using namespace quotadeck::config::test;

/// Changes that are refused, and several as one.
class TestDocumentTransactions : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatTheTextCannotTakeIsRefused_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<Operation>("change");
        QTest::addColumn<int>("code");
        const auto refused = [](const char* name, const char* below, const Operation& change,
                                ErrorCode code = ErrorCode::Unsupported) {
            QTest::newRow(name) << rootWith(below) << change << static_cast<int>(code);
        };
        const char* const sharedLimits
            = "    queues:\n    - name: a\n      limits: &l [{users: [u]}, {users: [v]}]\n"
              "    - name: b\n      limits: *l\n";
        refused("item of an alias", sharedLimits, remove(kQueues / 1 / "limits" / 0));
        refused("item of a shared list", sharedLimits, insert(kQueues / 0 / "limits" / 0, someLimit()));
        refused("anchor that is used", sharedLimits, remove(kQueues / 0));
        refused("anchor moved below its alias", sharedLimits, move(kQueues / 0, kQueues / 1));
        refused("merged list",
                "    queues:\n    - &a {name: a, limits: [{users: [u]}]}\n    - {<<: *a, name: b}\n",
                remove(kQueues / 1 / "limits" / 0));
        refused("comment in brackets", "    limits: [{users: [u]}, # two\n      {users: [v]}]\n",
                remove(kLimits / 1));
        refused("comment inside an item in brackets",
                "    limits: [{users: [u]}, {users: [v], # two\n      maxapplications: 1}]\n",
                remove(kLimits / 1));
        refused("comment that would have to go into brackets",
                "    queues:\n    - {name: a, queues: [{name: c}]}\n    - name: b # b\n",
                move(kQueues / 1, kQueues / 0 / "queues" / 0));
        refused("only key of an item", "    limits:\n    - users: [u]\n", clear(kLimits / 0 / "users"));
        refused("into itself", "    queues:\n    - name: a\n", move(kQueues / 0, kQueues / 0 / "queues" / 0),
                ErrorCode::InvalidArgument);
        refused("no such item", "    queues:\n    - name: a\n", remove(kQueues / 1), ErrorCode::NotFound);
        refused("no such place", "    parent: true\n", insert(kQueues / 1, someQueue()), ErrorCode::NotFound);
        refused("no such key", "    parent: true\n", set(kRoot / "limit", "x"), ErrorCode::NotFound);
        refused("limit among queues", "    queues:\n    - name: a\n", insert(kQueues / 0, someLimit()),
                ErrorCode::InvalidArgument);
        refused("no boolean", "    parent: true\n", set(kRoot / "parent", "yes"), ErrorCode::InvalidArgument);
        LimitConfig tenApples = someLimit();
        tenApples.maxResources.value.front().value = "ten apples";
        refused("no quantity in a new limit", "    parent: true\n", insert(kLimits / 0, tenApples),
                ErrorCode::InvalidArgument);
        refused("octal count", "    parent: true\n", set(kRoot / "maxapplications", "010"),
                ErrorCode::InvalidArgument);
        refused("VAL-44: no name", "    queues:\n    - name: a\n", rename(kQueues / 0, ""),
                ErrorCode::InvalidArgument);
        refused("VAL-44: a path for a name", "    queues:\n    - name: a\n", rename(kQueues / 0, "b.c"),
                ErrorCode::InvalidArgument);
        QTest::newRow("rename of the root below rules") << std::string(
            "partitions:\n- placementrules: [{name: fixed, value: root.a}]\n  queues:\n  - name: "
            "root\n") << rename(kRoot, "top") << static_cast<int>(ErrorCode::Unsupported);
        refused("no count", "    parent: true\n", set(kRoot / "maxapplications", "-1"),
                ErrorCode::InvalidArgument);
        refused("no quantity", "    parent: true\n", set(kRoot / "resources" / "max" / "memory", "10K"),
                ErrorCode::InvalidArgument);
        refused("no number", "    parent: true\n",
                set(kPartition / "nodesortpolicy" / "resourceweights" / "a", "x"),
                ErrorCode::InvalidArgument);
    }

    void whatTheTextCannotTakeIsRefused()
    {
        QFETCH(std::string, text);
        QFETCH(Operation, change);
        QFETCH(int, code);
        const Document document(text);
        QVERIFY(document.config());

        const auto edits = change(document);

        QVERIFY(!edits);
        QVERIFY(!edits.error().message.isEmpty());
        QCOMPARE(static_cast<int>(edits.error().code), code);
    }

    void aFoldedManifestIsReadOnly()
    {
        const Document document("kind: ConfigMap\ndata:\n  queues.yaml: \"partitions: [{queues: []}]\"\n");
        QVERIFY(document.config());
        const auto edits = document.set(kPartition / "name", "x");
        QVERIFY(!edits);
        QCOMPARE(static_cast<int>(edits.error().code), static_cast<int>(ErrorCode::Unsupported));
    }

    void aTransactionIsOneListOfEdits()
    {
        const std::string original
            = rootWith("    # a\n    parent: true\n    queues:\n    - name: a\n    - name: b\n");
        Document document(original);

        const auto edits = document.transact({set(kRoot / "parent", "false"), duplicate(kQueues / 0),
                                              set(kQueues / 1 / "name", "c"), move(kQueues / 2, kQueues / 0),
                                              insert(kQueues / 2 / "limits" / 0, someLimit())});

        QVERIFY2(edits, edits ? "" : edits.error().message.english().c_str());
        for (std::size_t i = 1; i < edits->size(); ++i)
            QVERIFY((*edits)[i - 1].span.end.offset < (*edits)[i].span.begin.offset);
        const auto back = document.apply(*edits);
        QCOMPARE(
            document.text(),
            rootWith(
                "    # a\n    parent: false\n    queues:\n    - name: b\n    - name: a\n    - name: c\n      "
                "limits:\n      - users: [eve]\n        maxresources:\n          memory: 1Gi\n"));
        document.apply(back);
        QCOMPARE(document.text(), original);
    }

    void aTransactionThatChangesNothingHasNoEdits()
    {
        const Document document(rootWith("    parent: true\n    queues:\n    - name: a\n    - name: b\n"));
        const auto edits = document.transact({set(kRoot / "parent", "false"), move(kQueues / 0, kQueues / 1),
                                              set(kRoot / "parent", "true"), move(kQueues / 0, kQueues / 1)});
        QVERIFY(edits);
        QVERIFY(edits->empty());
    }

    void aFailureInATransactionIsItsAnswer()
    {
        const std::string original = rootWith("    parent: true\n");
        const Document document(original);
        const auto edits = document.transact({set(kRoot / "parent", "false"), remove(kQueues / 3)});
        QVERIFY(!edits);
        QCOMPARE(static_cast<int>(edits.error().code), static_cast<int>(ErrorCode::NotFound));
        QCOMPARE(document.text(), original);
    }
};

QUOTADECK_TEST(TestDocumentTransactions, NoApplication)
} // namespace tst_documenttransactions

#include "tst_documenttransactions.moc"
