// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/limitactions.h"
#include "tests/support/sessionfixture.h"
#include "tests/support/testprogram.h"

namespace tst_splitmerge {
using namespace quotadeck;
using namespace quotadeck::models;
using test::SessionFixture;

namespace {
const QByteArray kText = R"(partitions:
  - name: default
    queues:
      - name: root
        queues:
          - name: data
            limits:
              # agreed in March
              - limit: two of "#sales"
                users:
                  - sue
                  - bob  # until July
                maxresources:
                  vcore: 4   # cores
              - groups: [dev, ops]
                maxapplications: 3
              - users: [eve]  # new
                groups: [qa]
                # asked for by her
                maxresources: {vcore: 4000m}
          - name: ml
            limits: [{users: [a], maxapplications: 1}, {users: [b, a], maxapplications: 1}]
)";

config::LimitAddress data(std::size_t number)
{
    return {0, QueuePath("root.data"), number};
}

QByteArray limitsOf(const QByteArray& text)
{
    const auto begin = text.indexOf("            limits:\n") + 20;
    return text.mid(begin, text.indexOf("          - name: ml") - begin);
}
} // namespace

/// One limit for each of those that one names, and one for those of many (product.md 4.3, form rules).
class TestSplitMerge : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_file = std::make_unique<SessionFixture>(kText); }

    void everyOneNamedGetsALimitWithItsComments()
    {
        QCOMPARE(m_file->edit(splitLimit(data(0))), QString());
        const QByteArray expected = R"(              # agreed in March
              - limit: two of "#sales"
                users:
                  - sue
                maxresources:
                  vcore: 4   # cores
              # agreed in March
              - limit: two of "#sales"
                users:
                  - bob  # until July
                maxresources:
                  vcore: 4   # cores
              - groups: [dev, ops]
)";
        QCOMPARE(limitsOf(m_file->text()).left(expected.size()), expected);
        m_file->undo(); // one step
        QCOMPARE(m_file->text(), kText);
        QVERIFY(!m_file->session.canUndo());
    }

    void usersStandBeforeGroups() // the order of groups decides who is charged, UGM-12
    {
        QCOMPARE(m_file->edit(splitLimit(data(1))), QString());
        QVERIFY(
            m_file->text().contains("- groups: [dev]\n                maxapplications: 3\n"
                                    "              - groups: [ops]\n                maxapplications: 3\n"));
        QCOMPARE(m_file->edit(splitLimit(data(3))), QString());
        const QByteArray limits = limitsOf(m_file->text());
        QVERIFY2(limits.contains("- users: [eve]  # new\n                # asked for by her\n"),
                 limits.constData());
        QVERIFY2(limits.indexOf("groups: [qa]") > limits.indexOf("[eve]"), limits.constData());
        QCOMPARE(limits.count("# asked for by her"), 2);
    }

    void whoNamesOneAloneCannotBeSplit()
    {
        QVERIFY(!m_file->edit(splitLimit({0, QueuePath("root.ml"), 0})).isEmpty());
        QVERIFY(!m_file->edit(splitLimit(data(7))).isEmpty());
        QCOMPARE(m_file->text(), kText);
    }

    void equalLimitsBecomeOneAndNoCommentIsLost()
    {
        QCOMPARE(m_file->edit(mergeLimits({data(2), data(0)})), QString());
        const QByteArray expected = R"(              # agreed in March
              # new
              # asked for by her
              - limit: two of "#sales"
                users:
                  - sue
                  - bob  # until July
                  - eve
)";
        QCOMPARE(limitsOf(m_file->text()).left(expected.size()), expected);
        QVERIFY(m_file->text().contains("qa"));
        const auto& limits
            = m_file->session.revision()->partitions[0].queues.value[0].queues.value[0].limits.value;
        QCOMPARE(limits.size(), std::size_t(2));
        QCOMPARE(limits[0].groups.value.size(), std::size_t(1));
        m_file->undo(); // one step
        QCOMPARE(m_file->text(), kText);
        QVERIFY(!m_file->session.canUndo());
    }

    void limitsOnOneLineBecomeOneAsWell()
    {
        QCOMPARE(m_file->edit(mergeLimits({{0, QueuePath("root.ml"), 0}, {0, QueuePath("root.ml"), 1}})),
                 QString());
        QVERIFY2(m_file->text().contains("limits: [{users: [a, b], maxapplications: 1}]"),
                 m_file->text().constData());
    }

    void whatDoesNotAllowTheSameStaysApart()
    {
        QVERIFY(!m_file->edit(mergeLimits({data(0), data(1)})).isEmpty());
        QVERIFY(!m_file->edit(mergeLimits({data(0)})).isEmpty());
        QVERIFY(!m_file->edit(mergeLimits({})).isEmpty());
        QCOMPARE(m_file->text(), kText);
    }

    void splittingAndMergingComesBackToTheSameMeaning()
    {
        QCOMPARE(m_file->edit(splitLimit(data(0))), QString());
        QCOMPARE(m_file->edit(mergeLimits({data(0), data(1)})), QString());
        const auto& limits
            = m_file->session.revision()->partitions[0].queues.value[0].queues.value[0].limits.value;
        QCOMPARE(limits.size(), std::size_t(3));
        QCOMPARE(limits[0].users.value.size(), std::size_t(2));
        QCOMPARE(limits[0].description.value, std::string("two of \"#sales\""));
        QVERIFY(m_file->text().contains("# until July"));
    }

    void differentDescriptionsAreBothKept()
    {
        m_file->open(
            QByteArray(kText).replace("- users: [eve]", "- limit: hers\n                users: [eve]"));
        QCOMPARE(m_file->edit(mergeLimits({data(0), data(2)})), QString());
        const auto& limits
            = m_file->session.revision()->partitions[0].queues.value[0].queues.value[0].limits.value;
        QCOMPARE(limits[0].description.value, std::string("two of \"#sales\"; hers"));
    }

private:
    std::unique_ptr<SessionFixture> m_file;
};

QUOTADECK_TEST(TestSplitMerge, QCoreApplication)
} // namespace tst_splitmerge

#include "tst_splitmerge.moc"
