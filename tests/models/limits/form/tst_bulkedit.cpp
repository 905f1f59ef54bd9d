// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/bulkedit.h"
#include "tests/support/modelguard.h"
#include "tests/support/sessionfixture.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>

namespace tst_bulkedit {
using namespace quotadeck;
using namespace quotadeck::models;
using test::changedLines;
using test::dump;
using test::ModelGuard;
using test::SessionFixture;
using Scope = BulkEditModel::Scope;

namespace {
const QByteArray kText = R"(partitions:
  - name: default
    queues:
      - name: root
        queues:
          - name: data
            limits:
              - users: [sue]  # first
                maxresources: {vcore: 40, memory: 10Gi}
              - groups: [dev]
                maxapplications: 3
            queues:
              - name: etl
                limits:
                  - users: ["*"]
                    maxresources:
                      vcore: 500m  # half
              - name: odd
                limits:
                  - users: [bob]
                    maxresources: {vcore: many}
          - name: ml
            limits:
              - users: [eve]
                maxresources: {vcore: 1}
)";
} // namespace

class TestBulkEdit : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_file = std::make_unique<SessionFixture>(kText);
        m_bulk = std::make_unique<BulkEditModel>();
        m_bulk->setLimits(m_file->session.revision(), 0, QueuePath("root.data"),
                          {{0, QueuePath("root.data"), 0}});
    }

    void theFindingsOfTheResultStandInTheRows()
    {
        SessionFixture file(R"(partitions:
  - name: default
    queues:
      - name: root
        queues:
          - name: data
            resources:
              max: {vcore: 50}
            limits:
              - users: [sue]
                maxresources: {vcore: 40}
              - users: [bob]
                maxresources: {vcore: 10}
)");
        BulkEditModel bulk;
        bulk.setLimits(file.session.revision(), 0, QueuePath("root.data"), {});
        QSignalSpy judged(&bulk, &BulkEditModel::resultChanged);

        bulk.setRequest(Scope::Queue, QStringLiteral("vcore"), QStringLiteral("*2"));
        QTRY_COMPARE(judged.count(), 1);

        const auto note = [&](int row) { return bulk.index(row, BulkEditModel::NoteColumn); };
        QVERIFY2(note(0).data().toString().contains(QStringLiteral("50")),
                 qPrintable(note(0).data().toString()));
        QVERIFY(note(0).data(StateRole).isValid());
        QCOMPARE(note(1).data().toString(), QString());
        QCOMPARE(bulk.result()->limits, 1);

        bulk.setRequest(Scope::Queue, QStringLiteral("vcore"), QStringLiteral("*1.1"));
        QVERIFY(!bulk.result()); // not of this formula
        QTRY_COMPARE(judged.count(), 2);
        QCOMPARE(bulk.result()->limits, 0);
        QCOMPARE(note(0).data().toString(), QString());
    }

    void theSubtreeIsPreviewedAndChangedInOneStep()
    {
        const ModelGuard guard(m_bulk.get());
        m_bulk->setRequest(Scope::Subtree, QStringLiteral("vcore"), QStringLiteral("*1.2"));
        const auto lines = dump(*m_bulk);
        QCOMPARE(lines.mid(0, 3),
                 (QStringList{"root.data|u:sue|40|48|", "root.data|g:dev|no limit|no limit|unchanged",
                              "root.data.etl|everyone else (*)|500m|600m|"}));
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines[3].startsWith(QStringLiteral("root.data.odd|u:bob|many|many|\"many\"")));
        QCOMPARE(m_bulk->changeCount(), 2);
        QCOMPARE(m_file->text(), kText); // not before it is applied

        QCOMPARE(m_file->edit(m_bulk->operation()), QString());
        QCOMPARE(changedLines(kText, m_file->text()),
                 (QStringList{"+maxresources: {vcore: 48, memory: 10Gi}", "+vcore: 600m  # half",
                              "-maxresources: {vcore: 40, memory: 10Gi}", "-vcore: 500m  # half"}));
        m_file->undo();
        QCOMPARE(m_file->text(), kText);
    }

    void theScopeDecidesWhoseLimitsChange()
    {
        m_bulk->setRequest(Scope::Selected, QStringLiteral("memory"), QStringLiteral("=64Gi"));
        QCOMPARE(m_bulk->rowCount(), 1);
        QCOMPARE(m_bulk->changeCount(), 1);
        m_bulk->setRequest(Scope::Queue, QStringLiteral("memory"), QStringLiteral("=64Gi"));
        QCOMPARE(m_bulk->rowCount(), 2);
        QCOMPARE(m_bulk->changeCount(), 2); // what is not limited is set
    }

    void applicationsAreCounted()
    {
        m_bulk->setRequest(Scope::Queue, {}, QStringLiteral("+2"));
        QCOMPARE(m_file->edit(m_bulk->operation()), QString());
        QCOMPARE(changedLines(kText, m_file->text()),
                 (QStringList{"+maxapplications: 5", "-maxapplications: 3"}));
    }

    void clearingTakesTheNumberOut()
    {
        m_bulk->setRequest(Scope::Queue, QStringLiteral("memory"), QStringLiteral("clear"));
        QCOMPARE(m_file->edit(m_bulk->operation()), QString());
        QVERIFY(m_file->text().contains("maxresources: {vcore: 40}"));
    }

    void aFormulaThatSaysNothingChangesNothing()
    {
        m_bulk->setRequest(Scope::Subtree, QStringLiteral("vcore"), QStringLiteral("twice"));
        QVERIFY(m_bulk->problem().contains(QStringLiteral("twice")));
        QCOMPARE(m_bulk->changeCount(), 0);
    }

private:
    std::unique_ptr<SessionFixture> m_file;
    std::unique_ptr<BulkEditModel> m_bulk;
};

QUOTADECK_TEST(TestBulkEdit, QCoreApplication)
} // namespace tst_bulkedit

#include "tst_bulkedit.moc"
