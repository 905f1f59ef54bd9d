// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/link.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <array>
#include <random>
#include <string>
#include <vector>

namespace tst_link {
using namespace quotadeck;
using namespace quotadeck::link;

namespace {
constexpr unsigned kSeed = 20261126;

/// Random links with names that need encoding.
class AnyLink
{
public:
    [[nodiscard]] Link next()
    {
        Link link{.page = std::string(pages()[upTo(pages().size())])};
        switch (upTo(4)) {
        case 0:
            link.source = SavedConnection{name()};
            break;
        case 1:
            link.source = Scenario{name()};
            break;
        case 2:
            link.source = Recording{"/" + name(), moment()};
            break;
        default:
            break;
        }
        link.kind = static_cast<Kind>(upTo(6));
        if (link.kind != Kind::None)
            link.name = name();
        if (link.kind == Kind::User || link.kind == Kind::Group)
            link.queue = maybeName();
        link.partition = maybeName();
        link.filter = maybeName();
        return link;
    }

private:
    std::size_t upTo(std::size_t count)
    {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(m_random);
    }
    std::string maybeName() { return upTo(2) == 0 ? std::string() : name(); }
    std::string name()
    {
        static const std::array<std::string, 14> kParts = {
            "root", ".dev", "a b", "&queue=x", "=", "?", "#", "%41", "+", "\"'", "ü", "😀", "/", "quotadeck:"};
        std::string text;
        for (std::size_t count = 1 + upTo(4); count > 0; --count)
            text += kParts[upTo(kParts.size())];
        return text;
    }
    std::optional<SystemTime> moment()
    {
        if (upTo(2) == 0)
            return std::nullopt;
        std::uniform_int_distribution<std::int64_t> count(-2'000'000'000'000, 4'000'000'000'000);
        return SystemTime(std::chrono::milliseconds(count(m_random)));
    }

    std::mt19937 m_random{kSeed};
};
} // namespace

class TestLink : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsWrittenReadsBack()
    {
        AnyLink any;
        for (int i = 0; i < 5'000; ++i) {
            const Link link = any.next();
            const std::string text = writeLink(link);
            const auto again = readLink(text);
            QVERIFY2(again.has_value(), text.c_str());
            QVERIFY2(*again == link, text.c_str());
            QCOMPARE(writeLink(*again), text);
        }
    }

    void anythingCutOffOrChangedIsReadOrRefused()
    {
        AnyLink any;
        std::mt19937 random(kSeed);
        for (int i = 0; i < 5'000; ++i) {
            std::string text = writeLink(any.next());
            text[random() % text.size()] = static_cast<char>(random());
            text.resize(1 + random() % text.size());
            if (const auto link = readLink(text)) {
                const auto again = readLink(writeLink(*link));
                QVERIFY2(again.has_value() && *again == *link, text.c_str());
            } else {
                QVERIFY(!link.error().message.isEmpty());
            }
        }
    }

    void aLinkIsPlainText()
    {
        Link link{.page = "people", .source = SavedConnection{"prod eu"}};
        link.kind = Kind::User;
        link.name = "sue";
        link.queue = "root.dev";
        link.filter = "share > 80%";
        QCOMPARE(writeLink(link),
                 "quotadeck:people?connection=prod%20eu&user=sue&queue=root.dev&filter=share%20%3E%2080%25");
        QCOMPARE(writeLink({.page = "charts"}), "quotadeck:charts");
    }

    void momentsAreInUtc()
    {
        const auto link = readLink("quotadeck:queues?recording=/data/a.qdrec&at=2026-11-26T09:30:01Z");
        QVERIFY(link.has_value());
        const auto* recording = std::get_if<Recording>(&link->source);
        QVERIFY(recording);
        QVERIFY(recording->moment == SystemTime(std::chrono::seconds(1'795'685'401)));
        QCOMPARE(writeLink(*link), "quotadeck:queues?recording=/data/a.qdrec&at=2026-11-26T09:30:01.000Z");
    }

    void slashesBehindTheSchemeAreAccepted()
    {
        const auto link = readLink("quotadeck://nodes/?node=n1");
        QVERIFY(link.has_value());
        QCOMPARE(link->page, "nodes");
        QVERIFY(link->kind == Kind::Node);
    }

    void wrongLinksNameTheMistake_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("mistake");
        QTest::newRow("scheme") << QByteArray("http://queues") << QByteArray("a link begins with quotadeck:");
        QTest::newRow("empty") << QByteArray() << QByteArray("a link begins with");
        QTest::newRow("page") << QByteArray("quotadeck:queus") << QByteArray("did you mean queues?");
        QTest::newRow("no page") << QByteArray("quotadeck:")
                                 << QByteArray("unknown page \"\"; there are: overview");
        QTest::newRow("parameter") << QByteArray("quotadeck:queues?quue=root")
                                   << QByteArray("did you mean queue?");
        QTest::newRow("address") << QByteArray("quotadeck:queues?connect=http://evil")
                                 << QByteArray("unknown parameter \"connect\"");
        QTest::newRow("token") << QByteArray("quotadeck:queues?token=abc")
                               << QByteArray("unknown parameter \"token\"");
        QTest::newRow("twice") << QByteArray("quotadeck:queues?queue=a&queue=b") << QByteArray("given twice");
        QTest::newRow("no value") << QByteArray("quotadeck:queues?queue=") << QByteArray("has no value");
        QTest::newRow("percent") << QByteArray("quotadeck:queues?queue=%4")
                                 << QByteArray("two hexadecimal digits");
        QTest::newRow("percent at the end")
            << QByteArray("quotadeck:queues?queue=a%") << QByteArray("two hexadecimal digits");
        QTest::newRow("UTF-8") << QByteArray("quotadeck:queues?queue=%C3") << QByteArray("is not UTF-8");
        QTest::newRow("control") << QByteArray("quotadeck:queues?queue=a%0Ab")
                                 << QByteArray("control character");
        QTest::newRow("two objects") << QByteArray("quotadeck:people?user=a&group=b")
                                     << QByteArray("user and group cannot be used together");
        QTest::newRow("node in a queue") << QByteArray("quotadeck:nodes?node=a&queue=root")
                                         << QByteArray("queue and node cannot be used together");
        QTest::newRow("two sources") << QByteArray("quotadeck:queues?connection=a&scenario=b")
                                     << QByteArray("connection and scenario cannot be used together");
        QTest::newRow("relative path")
            << QByteArray("quotadeck:queues?recording=a.qdrec") << QByteArray("must be absolute");
        QTest::newRow("no recording")
            << QByteArray("quotadeck:queues?at=2026-11-26T09:30:01Z") << QByteArray("at requires recording");
        QTest::newRow("time") << QByteArray("quotadeck:queues?recording=/a&at=yesterday")
                              << QByteArray("invalid time \"yesterday\"");
        QTest::newRow("day") << QByteArray("quotadeck:queues?recording=/a&at=2026-02-30T09:30:01Z")
                             << QByteArray("invalid time");
        QTest::newRow("long") << "quotadeck:queues?queue=" + QByteArray(10'000, 'a')
                              << QByteArray("at most 8192 are allowed");
    }
    void wrongLinksNameTheMistake()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, mistake);
        const auto link = readLink(text.toStdString());
        QVERIFY(!link.has_value());
        const QByteArray message = QByteArray::fromStdString(link.error().message.english());
        QVERIFY2(message.contains(mistake), message.constData());
    }
};

QUOTADECK_TEST(TestLink, NoApplication)
} // namespace tst_link

#include "tst_link.moc"
