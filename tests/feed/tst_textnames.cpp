// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/textnames.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_textnames {
using namespace quotadeck;
using feed::NameReplacer;
using feed::TextNames;

class TestTextNames final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void namesAreReplacedAsInSamples_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* text, const char* expected) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
        };
        row("alice has 3 apps", "user-1 has 3 apps");
        row("ALICE's limit", "user-1's limit");
        row("user “alice” and alice… in alice.", "user “user-1” and user-1… in user-1.");
        row("malice and alice-2 are others", "malice and alice-2 are others");
        row("alice.smith is one name", "user-2 is one name");
        row("root.sales.crm is full", "root.queue-1.queue-2 is full");
        row("Root.Sales:", "root.queue-1:");
        row("root.dev#merger is full", "root.queue-3 is full");
        row("root.sales.a/b:c@d: full", "root.queue-1.queue-3: full");
        row("http://yk.example:9080/ws/v1/x: refused", "http://host-1:9080/…: refused");
        row("http:///x and file:///home/ann/x", "http:///… and file:///…");
        row("https://ann:pw@YK.example.", "https://host-1.");
        row("Host yk.example not found", "Host host-1 not found");
        row("no route to 10.1.2.3:80", "no route to host-2:80");
        row("Opened: /home/ann/my queues.yaml, accepted", "Opened: file-1, accepted");
        row("/etc/other.yaml:12:3: wrong", "file-2:12:3: wrong");
        row("no queue \"unknown\" here", "no queue \"(left out)\" here");
        row("Qt 6.4.2 and 75 % and/or 3 / 5", "Qt 6.4.2 and 75 % and/or 3 / 5");
        row("", "");
    }

    void namesAreReplacedAsInSamples()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        NameReplacer names;
        using Kind = NameReplacer::Kind;
        for (const auto& [kind, name] :
             std::initializer_list<std::pair<Kind, const char*>>{{Kind::User, "alice"},
                                                                 {Kind::User, "alice.smith"},
                                                                 {Kind::Host, "yk.example"},
                                                                 {Kind::File, "/home/ann/my queues.yaml"}})
            (void)names.replacement(kind, name);
        (void)names.path(QueuePath("root.sales.crm"));
        QCOMPARE(QString::fromStdString(TextNames(&names).replaced(text.toStdString())), expected);
    }

    void aHostOfAUrlIsReplacedWhereverItIsLater()
    {
        NameReplacer names;
        TextNames texts(&names);
        QCOMPARE(texts.replaced("cannot reach https://api.prod.corp:6443: Host api.prod.corp not found"),
                 std::string("cannot reach https://host-1:6443: Host host-1 not found"));
        QCOMPARE(texts.replaced("API.prod.corp, 10.1.2.3"), std::string("host-1, host-2"));
        QCOMPARE(texts.replaced("http://api.prod.corp and api.prod.corp"),
                 std::string("http://host-1 and host-1")); // its word is not added again
    }

    void aNameOfSeveralKindsGetsAllWords()
    {
        NameReplacer names;
        (void)names.replacement(NameReplacer::Kind::User, "etl");
        (void)names.path(QueuePath("root.etl"));
        TextNames texts(&names);
        QCOMPARE(texts.replaced("etl is full, ETL waits, root.etl"),
                 std::string("user-1|queue-1 is full, user-1|queue-1 waits, root.queue-1"));
        QCOMPARE(texts.replaced("http://etl/ and etl"),
                 std::string("http://host-1/ and user-1|queue-1|host-1"));
    }

    void whatATextAddsIsTheSameLater()
    {
        NameReplacer names;
        TextNames texts(&names);
        QCOMPARE(texts.replaced("http://a/ and http://b/ and http://A/"),
                 std::string("http://host-1/ and http://host-2/ and http://host-1/"));
        QCOMPARE(names.replacement(NameReplacer::Kind::Host, "b"), std::string("host-2"));
    }
};

QUOTADECK_TEST(TestTextNames, NoApplication)
} // namespace tst_textnames

#include "tst_textnames.moc"
