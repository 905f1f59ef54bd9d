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
using Scope = BulkRequest::Scope;
using config::BulkField;

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

/// For the limits of the subject.
BulkRequest request(Scope scope, const char* type, const char* formula)
{
    BulkRequest request;
    request.scope = scope;
    request.target = {*type == '\0' ? BulkField::LimitApplications : BulkField::LimitMax, type};
    request.formula = QString::fromUtf8(formula);
    return request;
}
} // namespace

class TestBulkEdit : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_file = std::make_unique<SessionFixture>(kText);
        m_bulk = std::make_unique<BulkEditModel>();
        m_bulk->setSubject(m_file->session.revision(),
                           {0, {QueuePath("root.data")}, {{0, QueuePath("root.data"), 0}}});
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
        bulk.setSubject(file.session.revision(), {0, {QueuePath("root.data")}});
        QSignalSpy judged(&bulk, &BulkEditModel::resultChanged);

        bulk.setRequest(request(Scope::Queues, "vcore", "*2"));
        QTRY_COMPARE(judged.count(), 1);

        const auto note = [&](int row) { return bulk.index(row, BulkEditModel::NoteColumn); };
        QVERIFY2(note(0).data().toString().contains(QStringLiteral("50")),
                 qPrintable(note(0).data().toString()));
        QVERIFY(note(0).data(StateRole).isValid());
        QCOMPARE(note(1).data().toString(), QString());
        QCOMPARE(bulk.result()->places, 1);

        bulk.setRequest(request(Scope::Queues, "vcore", "*1.1"));
        QVERIFY(!bulk.result()); // not of this formula
        QTRY_COMPARE(judged.count(), 2);
        QCOMPARE(bulk.result()->places, 0);
        QCOMPARE(note(0).data().toString(), QString());
    }

    void theSubtreeIsPreviewedAndChangedInOneStep()
    {
        const ModelGuard guard(m_bulk.get());
        ask(request(Scope::Subtrees, "vcore", "*1.2"));
        const auto lines = dump(*m_bulk);
        QCOMPARE(
            lines.mid(0, 3),
            (QStringList{
                "root.data|u:sue|40|48|",
                "root.data|g:dev|no limit|no limit|not set, and the formula computes with the present value",
                "root.data.etl|everyone else (*)|500m|600m|"}));
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines[3].startsWith(QStringLiteral("root.data.odd|u:bob|many|many|\"many\"")));
        QCOMPARE(m_bulk->changeCount(), 2);
        QCOMPARE(m_bulk->problemCount(), 2);
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
        ask(request(Scope::SelectedLimits, "memory", "=64Gi"));
        QCOMPARE(m_bulk->rowCount(), 1);
        QCOMPARE(m_bulk->changeCount(), 1);
        ask(request(Scope::Queues, "memory", "=64Gi"));
        QCOMPARE(m_bulk->rowCount(), 2);
        QCOMPARE(m_bulk->changeCount(), 2); // what is not limited is set
    }

    void applicationsAreCounted()
    {
        ask(request(Scope::Queues, "", "+2"));
        QCOMPARE(m_file->edit(m_bulk->operation()), QString());
        QCOMPARE(changedLines(kText, m_file->text()),
                 (QStringList{"+maxapplications: 5", "-maxapplications: 3"}));
    }

    void clearingTakesTheNumberOut()
    {
        ask(request(Scope::Queues, "memory", "clear"));
        QCOMPARE(m_file->edit(m_bulk->operation()), QString());
        QVERIFY(m_file->text().contains("maxresources: {vcore: 40}"));
    }

    void aFormulaThatSaysNothingChangesNothing()
    {
        ask(request(Scope::Subtrees, "vcore", "twice"));
        QVERIFY(m_bulk->problem().contains(QStringLiteral("twice")));
        QCOMPARE(m_bulk->changeCount(), 0);
    }

    void quotasOfQueuesAreChanged()
    {
        BulkRequest quotas = request(Scope::Children, "memory", "=4Gi");
        quotas.target.field = BulkField::Max;
        ask(quotas);
        QCOMPARE(dump(*m_bulk), (QStringList{"root.data.etl||not set|4Gi|", "root.data.odd||not set|4Gi|"}));
        QCOMPARE(m_file->edit(m_bulk->operation()), QString());
        QCOMPARE(m_file->text().count("max: {memory: 4Gi}") + m_file->text().count("memory: 4Gi\n"), 2);
        m_file->undo(); // one step
        QCOMPARE(m_file->text(), kText);
    }

    void severalQueuesAreChangedAtOnce()
    {
        m_bulk->setSubject(m_file->session.revision(),
                           {0, {QueuePath("root.ml"), QueuePath("root.data.etl")}});
        BulkRequest quotas = request(Scope::Queues, "", "=7");
        quotas.target = {BulkField::QueueApplications, {}};
        ask(quotas);
        QCOMPARE(dump(*m_bulk), (QStringList{"root.ml||not set|7|", "root.data.etl||not set|7|"}));
    }

    void aGuaranteeIsDistributedInOneStep()
    {
        const QByteArray text = R"(partitions:
  - name: default
    queues:
      - name: root
        queues:
          - name: data
            resources:
              guaranteed: {vcore: 10}  # all
            queues:
              - name: a
                resources: {guaranteed: {vcore: 1}}
              - name: b
                resources: {guaranteed: {vcore: 3}}
)";
        SessionFixture file(text);
        BulkEditModel bulk;
        bulk.setSubject(file.session.revision(), {0, {QueuePath("root.data")}});
        BulkRequest shares;
        shares.method = BulkRequest::Method::Distribution;
        shares.target = {BulkField::Guaranteed, "vcore"};
        bulk.setRequest(shares);
        QTRY_VERIFY(bulk.isPreviewed());
        QCOMPARE(dump(bulk), (QStringList{"root.data.a||1|2500m|", "root.data.b||3|7500m|"}));
        QCOMPARE(file.edit(bulk.operation()), QString());
        QCOMPARE(changedLines(text, file.text()),
                 (QStringList{
                     "+resources: {guaranteed: {vcore: 2500m}}", "+resources: {guaranteed: {vcore: 7500m}}",
                     "-resources: {guaranteed: {vcore: 1}}", "-resources: {guaranteed: {vcore: 3}}"}));
        file.undo();
        QCOMPARE(file.text(), text);

        shares.target.type = "gpu";
        bulk.setRequest(shares);
        QTRY_VERIFY(bulk.isPreviewed());
        QVERIFY2(bulk.problem().contains(QStringLiteral("root.data has no guaranteed gpu")),
                 qPrintable(bulk.problem()));
        QCOMPARE(bulk.changeCount(), 0);
    }

private:
    void ask(const BulkRequest& wanted)
    {
        m_bulk->setRequest(wanted);
        QTRY_VERIFY(m_bulk->isPreviewed());
    }

    std::unique_ptr<SessionFixture> m_file;
    std::unique_ptr<BulkEditModel> m_bulk;
};

QUOTADECK_TEST(TestBulkEdit, QCoreApplication)
} // namespace tst_bulkedit

#include "tst_bulkedit.moc"
