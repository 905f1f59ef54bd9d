// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/recoveryfiles.h"
#include "models/elastic/elasticsession.h"
#include "tests/support/elastictext.h"
#include "tests/support/filebytes.h"
#include "tests/support/savable.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_elasticsession {
using namespace quotadeck;
using models::ElasticSession;

namespace {
const ResourceType kGpu("gpu");

ElasticSession::Change setMin(Quantity amount)
{
    return [amount](elastic::QuotaGroup& group) { group.min.set(kGpu, amount); };
}
} // namespace

class TestElasticSession : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_path = m_dir->filePath(QStringLiteral("quotas.yaml"));
        m_text = QByteArray::fromStdString("# owners: platform team\n" + test::seedTexts());
        test::writeBytes(m_path, m_text);
        m_session = std::make_unique<ElasticSession>();
        Resource total;
        total.set(kGpu, 100);
        QSignalSpy opened(m_session.get(), &ElasticSession::opened);
        m_session->open(m_path, total);
        QTRY_COMPARE(opened.count(), 1);
        QTRY_VERIFY(!m_session->isBusy());
    }

    void anEditSavesOneLine()
    {
        m_session->change("c", setMin(25));
        QTRY_VERIFY(quotadeck::test::isSavable(*m_session));
        QCOMPARE(test::bytesOf(m_path), m_text); // nothing reaches the disk before it is saved
        QCOMPARE(m_session->state()->changed, std::vector<std::string>{"c"});

        m_session->save();
        QTRY_VERIFY(!m_session->isModified());

        QCOMPARE(test::bytesOf(m_path), QByteArray(m_text).replace("min: {gpu: 20}", "min: {gpu: 25}"));
        QVERIFY(m_session->state()->changed.empty());
        QCOMPARE(m_session->state()->saved, m_session->state()->now);
    }

    void undoAndRedoWalkTheEditsInLine()
    {
        m_session->change("c", setMin(25));
        m_session->change("c", setMin(30));
        m_session->undo();
        m_session->undo();
        m_session->undo(); // one more than there is to undo
        m_session->redo();
        QTRY_VERIFY(!m_session->isBusy());

        QVERIFY(m_session->state()->text().find("min: {gpu: 25}") != std::string::npos);
        QVERIFY(m_session->canUndo());
        QVERIFY(m_session->canRedo());
    }

    void whatTheClusterRefusesIsNotSaved() // V4: min above max
    {
        m_session->change("c", setMin(51));
        QTRY_VERIFY(!m_session->isBusy());

        QVERIFY(m_session->isModified());
        QVERIFY(!quotadeck::test::isSavable(*m_session));
        const auto& finding = m_session->state()->verdict.findings.at(0);
        QCOMPARE(finding.path, std::string("c"));
        QCOMPARE(finding.span.begin.line,
                 1 + QByteArray(m_text).left(m_text.indexOf("min: {gpu: 20}")).count('\n'));
        m_session->save();
        QTRY_VERIFY(!m_session->isBusy());
        QCOMPARE(test::bytesOf(m_path), m_text);
    }

    void aGroupThatIsNotThereIsRefused()
    {
        QSignalSpy refused(m_session.get(), &ElasticSession::editRefused);

        m_session->change("nobody", setMin(1));

        QTRY_COMPARE(refused.count(), 1);
        QCOMPARE(refused[0][0].value<Error>().code, ErrorCode::NotFound);
        QVERIFY(!m_session->isModified());
    }

    void aFixIsForTheTextItWasProposedFor() // V4: the fix of a finding
    {
        m_session->change("c", setMin(60));
        QTRY_VERIFY(!m_session->isBusy() && m_session->isModified());
        const auto findings = m_session->state()->verdict.findings;
        const auto finding = std::ranges::find_if(
            findings, [](const config::Finding& candidate) { return !candidate.fixes.empty(); });
        QVERIFY(finding != findings.end());
        const auto edits = finding->fixes.front().edits;
        QSignalSpy refused(m_session.get(), &ElasticSession::editRefused);

        m_session->change("a", setMin(11)); // another text by the time the fix has its turn
        m_session->splice(m_session->state(), edits);
        QTRY_COMPARE(refused.count(), 1);
        m_session->undo();
        QTRY_VERIFY(!m_session->isBusy());
        m_session->splice(m_session->state(), edits);
        QTRY_VERIFY(quotadeck::test::isSavable(*m_session));
        QCOMPARE(refused.count(), 1);
    }

    void aTotalIsNoEdit()
    {
        m_session->setTotal(kGpu, 40);
        QTRY_COMPARE(m_session->state()->total.find(kGpu), std::optional<Quantity>(40));
        QVERIFY(!m_session->isModified());
        QVERIFY(!m_session->canUndo());

        m_session->setTotal(kGpu, std::nullopt);
        QTRY_VERIFY(!m_session->state()->total.find(kGpu));
    }

    void recoverableEditsAreOfferedToOneWindowAlone()
    {
        auto first = std::make_unique<models::RecoveryFiles>(
            m_session.get(), m_dir->filePath(QStringLiteral("recovery")), std::chrono::milliseconds(0));
        QSignalSpy kept(first.get(), &models::RecoveryFiles::kept);
        m_session->reload();
        QTRY_VERIFY(!m_session->isBusy());
        m_session->change("c", setMin(25));
        QTRY_VERIFY(quotadeck::test::isSavable(*m_session));
        first->keep();
        QTRY_COMPARE(kept.count(), 1);
        m_session->reload();
        QTRY_VERIFY(first->found());

        ElasticSession other;
        models::RecoveryFiles second(&other, m_dir->filePath(QStringLiteral("recovery")),
                                     std::chrono::milliseconds(0));
        QSignalSpy looked(&second, &models::RecoveryFiles::foundChanged);
        other.open(m_path);
        QTRY_COMPARE(looked.count(), 1);
        QVERIFY(!second.found());

        first.reset(); // its window is closed
        other.reload();
        QTRY_VERIFY(second.found());
    }

    void aFileThatSomebodyElseWroteIsNotOverwritten()
    {
        QSignalSpy failed(m_session.get(), &ElasticSession::saveFailed);
        m_session->change("c", setMin(25));
        QTRY_VERIFY(quotadeck::test::isSavable(*m_session));
        test::writeBytes(m_path, "# theirs\n" + m_text);

        m_session->save();

        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(test::bytesOf(m_path), "# theirs\n" + m_text);
        QVERIFY(m_session->isModified());
    }

    void whatSomebodyElseWroteIsToldAndWrittenOverOnDemand()
    {
        QSignalSpy settled(m_session.get(), &ElasticSession::diskSettled);
        m_session->change("c", setMin(25));
        QTRY_VERIFY(quotadeck::test::isSavable(*m_session));
        QCOMPARE(m_session->state()->changed, std::vector<std::string>{"c"});
        const QByteArray theirs
            = "# theirs\n" + QByteArray(m_text).replace("min: {gpu: 20}", "min: {gpu: 25}");
        test::writeBytes(m_path, theirs);
        QTRY_VERIFY(m_session->disk().changedText() == theirs.toStdString());

        m_session->keepLocalChanges();
        QCOMPARE(settled.count(), 1);
        QVERIFY(!m_session->disk().isChanged());
        QTRY_VERIFY(m_session->state()->changed.empty()); // compared with theirs
        QCOMPARE(m_session->savedText(), theirs.toStdString());
        m_session->save();
        QTRY_VERIFY(!m_session->isModified());
        QCOMPARE(test::bytesOf(m_path), QByteArray(m_text).replace("min: {gpu: 20}", "min: {gpu: 25}"));
    }

    void aFileThatComesBackAsItWasIsSettled()
    {
        QSignalSpy changed(m_session.get(), &ElasticSession::changedOnDisk);
        QSignalSpy settled(m_session.get(), &ElasticSession::diskSettled);
        QVERIFY(QFile::remove(m_path));
        QTRY_COMPARE(changed.count(), 1);
        QVERIFY(m_session->disk().isChanged());
        QVERIFY(!m_session->disk().changedText());

        test::writeBytes(m_path, m_text);
        QTRY_VERIFY(!m_session->disk().isChanged());
        QCOMPARE(settled.count(), 1);
    }

    void aSaveIsTakenBack()
    {
        m_session->change("c", setMin(25));
        m_session->save();
        QTRY_VERIFY(m_session->canUndoSave());
        QSignalSpy undone(m_session.get(), &ElasticSession::saveUndone);

        m_session->undoSave();
        QTRY_COMPARE(undone.count(), 1);

        QCOMPARE(test::bytesOf(m_path), m_text);
        QVERIFY(quotadeck::test::isSavable(*m_session)); // the text stays
        QCOMPARE(m_session->state()->changed, std::vector<std::string>{"c"});
        QVERIFY(!m_session->canUndoSave());
    }

    void editsThatAProcessLeftAreFoundAndRecovered()
    {
        const auto file = [this] {
            return m_dir->filePath(QDir(m_dir->path()).entryList({QStringLiteral("*.recovery")}).value(0));
        };
        {
            models::RecoveryFiles recovery(m_session.get(), m_dir->path(), std::chrono::milliseconds(0));
            m_session->openAs(m_path);
            QTRY_VERIFY(!m_session->isBusy());
            m_session->change("c", setMin(25));
            QSignalSpy kept(&recovery, &models::RecoveryFiles::kept);
            recovery.keep();
            QTRY_COMPARE(kept.count(), 1);
        }
        QVERIFY(QFile::exists(file()));

        ElasticSession session;
        models::RecoveryFiles recovery(&session, m_dir->path(), std::chrono::milliseconds(0));
        session.open(m_path);
        QTRY_VERIFY(recovery.found());
        QVERIFY(!recovery.found()->isOfOtherText);
        recovery.recover();
        QTRY_VERIFY(quotadeck::test::isSavable(session));
        QCOMPARE(session.state()->changed, std::vector<std::string>{"c"});
        session.undo();
        QTRY_VERIFY(!session.isModified());
    }

    void aMissingFileKeepsTheOneThatIsOpen()
    {
        QSignalSpy failed(m_session.get(), &ElasticSession::openFailed);

        m_session->open(m_dir->filePath(QStringLiteral("nowhere.yaml")));

        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(m_session->path(), m_path);
        QVERIFY(!m_session->isBusy());
    }

private:
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
    QByteArray m_text;
    std::unique_ptr<ElasticSession> m_session;
};

QUOTADECK_TEST(TestElasticSession, QCoreApplication)
} // namespace tst_elasticsession

#include "tst_elasticsession.moc"
