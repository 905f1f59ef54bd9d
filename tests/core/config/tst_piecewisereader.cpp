// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/validator.h"
#include "core/config/schema/content.h"
#include "core/config/schema/piecewisereader.h"
#include "core/config/schema/reader.h"
#include "core/config/yaml/yamltree.h"
#include "tests/core/config/versiongenerator.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tst_piecewisereader {
using namespace quotadeck::config;
using quotadeck::test::VersionGenerator;

namespace {
/// A text read in full.
struct WholeVersion
{
    explicit WholeVersion(std::string source) : text(std::move(source))
    {
        auto parsed = parseYaml(text);
        if (!parsed)
            return;
        tree = std::move(*parsed);
        ReadResult result = readConfig(tree);
        if (result.findings.empty())
            config = std::move(result.config);
    }

    std::string text;
    YamlTree tree;
    std::optional<SchedulerConfig> config; ///< nothing: the text cannot be read
};

std::string versionOf(const std::vector<std::string>& queues, std::string_view above = {})
{
    std::string text = "partitions:\n- name: default\n  queues:\n  - name: root\n";
    text += above;
    text += "    queues:\n";
    for (const std::string& queue : queues)
        text += queue;
    return text;
}

std::string queueText(int number, int vcore = 4)
{
    return fmt::format("    - name: q{}\n      resources:\n        max:\n          vcore: {}\n", number,
                       vcore);
}

std::vector<std::string> tenQueues()
{
    std::vector<std::string> queues;
    for (int number = 0; number < 10; ++number)
        queues.push_back(queueText(number));
    return queues;
}
} // namespace

class TestPiecewiseReader : public QObject
{
    Q_OBJECT

    int m_read = 0; ///< in parts
    int m_taken = 0; ///< of these, with queues of the version before
    int m_unreadable = 0;

    /// Fails unless @p reader reads @p text as a whole, or leaves it.
    void checkRead(PiecewiseReader& reader, const std::string& text)
    {
        WholeVersion whole(text);
        m_unreadable += whole.config ? 0 : 1;
        SchedulerConfig* const config = reader.read(text);
        if (config == nullptr)
            return;
        ++m_read;
        m_taken += reader.taken() > 0 ? 1 : 0;
        QVERIFY2(whole.config, text.c_str());
        QVERIFY2(sameContent(*config, *whole.config), text.c_str());
        QCOMPARE(isRejected(*config), firstRejection(*whole.config, whole.text, whole.tree).has_value());
        QVERIFY2(sameContent(*config, *whole.config), text.c_str()); // restored
    }

private Q_SLOTS:
    /// 4,800 versions, most of them an edit of one that can be read.
    void readsWhatTheWholeTextSays()
    {
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            VersionGenerator random(seed);
            PiecewiseReader reader;
            std::string text = random.first();
            std::vector<std::string> readable{text};
            for (int version = 0; version < 12; ++version) {
                checkRead(reader, text);
                if (QTest::currentTestFailed()) {
                    qWarning("with seed %llu, version %d", static_cast<unsigned long long>(seed), version);
                    return;
                }
                if (WholeVersion(text).config)
                    readable.push_back(text);
                text = readable[readable.size() - 1 - random.pick(std::min<std::size_t>(3, readable.size()))];
                text = random.edited(text);
                if (random.pick(3) == 0)
                    text = random.edited(text);
            }
        }
        qInfo("%d read in parts, %d with queues of the version before, %d unreadable", m_read, m_taken,
              m_unreadable);
        QVERIFY(m_read > 400);
        QVERIFY(m_taken > 300);
        QVERIFY(m_unreadable > 300);
    }

    void queuesOfTheVersionBeforeAreTakenOver()
    {
        PiecewiseReader reader;
        std::vector<std::string> queues = tenQueues();
        const auto readAndTaken = [&](const std::string& text) -> std::optional<std::size_t> {
            const SchedulerConfig* const config = reader.read(text);
            if (config == nullptr || !sameContent(*config, WholeVersion(text).config.value()))
                return std::nullopt;
            return reader.taken();
        };

        QCOMPARE(readAndTaken(versionOf(queues)), std::optional<std::size_t>(0));
        queues[3] = queueText(3, 8);
        QCOMPARE(readAndTaken(versionOf(queues)), std::optional<std::size_t>(9));
        queues.insert(queues.begin() + 5, queueText(77));
        QCOMPARE(readAndTaken(versionOf(queues)), std::optional<std::size_t>(10));
        std::rotate(queues.begin(), queues.begin() + 4, queues.end()); // moved
        QCOMPARE(readAndTaken(versionOf(queues)), std::optional<std::size_t>(11));
        queues.erase(queues.begin() + 2);
        QCOMPARE(readAndTaken(versionOf(queues)), std::optional<std::size_t>(10));
        queues[0] += "      # a comment\n";
        QCOMPARE(readAndTaken(versionOf(queues)), std::optional<std::size_t>(9));
        const std::string limits = "    limits:\n    - users: ['*']\n      maxapplications: 9\n";
        QCOMPARE(readAndTaken(versionOf(queues, limits)), std::optional<std::size_t>(10)); // VAL-20
        queues.push_back(queues[1]); // the same text twice: a rule rejects it, but it can be read
        QCOMPARE(readAndTaken(versionOf(queues, limits)), std::optional<std::size_t>(11));
        QCOMPARE(readAndTaken(versionOf(queues, limits)), std::optional<std::size_t>(11));
    }

    void aVersionThatCannotBeReadChangesNothing()
    {
        PiecewiseReader reader;
        std::vector<std::string> queues = tenQueues();
        QVERIFY(reader.read(versionOf(queues)));
        std::vector<std::string> broken = queues;
        broken[2] += "      unknown: 1\n"; // CFG-4
        QVERIFY(!reader.read(versionOf(broken)));
        broken[2] = "    - name: [\n"; // CFG-1
        QVERIFY(!reader.read(versionOf(broken)));

        queues[9] = queueText(9, 1);
        QVERIFY(reader.read(versionOf(queues)));
        QCOMPARE(reader.taken(), std::size_t{9});
    }

    void partsThatMayDependOnEachOtherAreReadInFull_data()
    {
        QTest::addColumn<QByteArray>("queue");
        QTest::newRow("CFG-6 alias") << QByteArray("    - &q\n      name: an\n    - *q\n");
        QTest::newRow("CFG-6 alias in another part") << QByteArray(
            "    - name: an\n      properties: &p {a: b}\n    - name: other\n      properties: *p\n");
        QTest::newRow("CFG-8 tag") << QByteArray("    - name: !!str an\n");
        QTest::newRow("CFG-7 null") << QByteArray("    - ~\n");
        QTest::newRow("item in a quoted text")
            << QByteArray("    - name: an\n      submitacl: 'ann\n    - name: bob\n    '\n");
        QTest::newRow("unfinished quoted text") << QByteArray("    - name: an\n      submitacl: 'ann\n");
        QTest::newRow("unfinished list") << QByteArray("    - name: an\n      queues: [\n");
        QTest::newRow("item of a list further left") << QByteArray("   - name: an\n");
        QTest::newRow("item of a list further right") << QByteArray("     - name: an\n");
        QTest::newRow("a line that YAML divides")
            << QByteArray("    - name: an\r    - name: other\n      submitacl: x\n");
        // Lines of these ends go on with a text that a line scanner takes for finished.
        const std::pair<const char*, QByteArray> others[]{{"next line", "\xC2\x85"},
                                                          {"line separator", "\xE2\x80\xA8"},
                                                          {"paragraph separator", "\xE2\x80\xA9"}};
        for (const auto& [name, end] : others)
            QTest::newRow(name)
                << QByteArray(
                       "    - name: an\n      resources:\n        max:\n          vcore: |\n            2\n")
                    + end + "            # 9 x\n";
        QTest::newRow("kept line ends")
            << QByteArray("    - name: an\n      submitacl: |+\n        ann\n\xE2\x80\xA8\n");
    }
    void partsThatMayDependOnEachOtherAreReadInFull()
    {
        QFETCH(QByteArray, queue);
        std::vector<std::string> queues = tenQueues();
        PiecewiseReader reader;
        QVERIFY(reader.read(versionOf(queues)));

        queues.insert(queues.begin() + 4, queue.toStdString());

        QVERIFY(!reader.read(versionOf(queues)));
        QVERIFY(!PiecewiseReader().read(versionOf(queues)));
    }

    void textsWithoutSmallItemsInOneColumnAreReadInFull()
    {
        PiecewiseReader reader;

        QVERIFY(!reader.read({}));
        QVERIFY(!reader.read("partitions: [{name: default, queues: [{name: root, queues: [{name: a}]}]}]\n"));
        QVERIFY(!reader.read("partitions:\n- name: default\n  queues:\n  - name: root\n"));
        // CFG-13: comments and equal texts make the parts much smaller than the whole.
        const std::string large
            = tenQueues().front() + "      # " + std::string(kMaxYamlSize / 9, 'x') + '\n';
        QVERIFY(!reader.read(versionOf(std::vector<std::string>(10, large))));
    }

    void aTextMayEndWithoutALineBreak()
    {
        std::string text = versionOf(tenQueues());
        text.pop_back();
        PiecewiseReader reader;

        for (const std::size_t taken : {std::size_t{0}, std::size_t{9}}) {
            const SchedulerConfig* const config = reader.read(text);
            QVERIFY(config != nullptr);
            QVERIFY(sameContent(*config, WholeVersion(text).config.value()));
            QCOMPARE(reader.taken(), taken);
        }
    }
};

QUOTADECK_TEST(TestPiecewiseReader, NoApplication)
} // namespace tst_piecewisereader

#include "tst_piecewisereader.moc"
