// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/configsession.h"
#include "tests/support/savable.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_sessiontyping {
using namespace quotadeck;
using models::ConfigSession;
using TypingStep = ConfigSession::TypingStep;

namespace {
const std::string kText = R"(# owners: platform team
partitions:
  - name: default
    queues:
      - name: root
        limits:
          - users: [sue]
            maxresources: {vcore: 4, memory: 10Gi}   # agreed in March
)";

std::string with(const std::string& before, const std::string& after, std::string text = kText)
{
    return text.replace(text.find(before), before.size(), after);
}

std::string readAll(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

ConfigSession::Operation setVcore(const char* quantity)
{
    return [=](const config::Document& document) {
        return document.setQuantity({0, QueuePath("root"), 0}, "vcore", quantity);
    };
}
} // namespace

/// What is typed and what the form does end up in one text with one stack of steps.
class TestSessionTyping : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_path = m_dir->filePath(QStringLiteral("queues.yaml"));
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(kText.data(), static_cast<qint64>(kText.size()));
        file.close();
        m_session = std::make_unique<ConfigSession>();
        QSignalSpy opened(m_session.get(), &ConfigSession::opened);
        m_session->open(m_path);
        QTRY_COMPARE(opened.count(), 1);
    }

    void typingWithoutAPauseIsOneStep()
    {
        type(with("vcore: 4", "vcore: 1"), TypingStep::New);
        type(with("vcore: 4", "vcore: 16"), TypingStep::Same);
        type(with("10Gi", "12Gi", with("vcore: 4", "vcore: 16")), TypingStep::Same);

        undo();
        QCOMPARE(m_session->revision()->text(), kText);
        QVERIFY(!m_session->canUndo());
        m_session->redo();
        QTRY_VERIFY(!m_session->isBusy());
        QCOMPARE(m_session->revision()->text(), with("10Gi", "12Gi", with("vcore: 4", "vcore: 16")));
    }

    void aPauseOrAnEditOfTheFormBeginsAnotherStep()
    {
        const auto first = with("vcore: 4", "vcore: 5");
        type(first, TypingStep::New);
        type(with("10Gi", "11Gi", first), TypingStep::New);
        undo();
        QCOMPARE(m_session->revision()->text(), first);

        m_session->edit(setVcore("6"));
        QTRY_VERIFY(!m_session->isBusy());
        type(with("vcore: 4", "vcore: 67"), TypingStep::Same);
        undo();
        QCOMPARE(m_session->revision()->text(), with("vcore: 4", "vcore: 6"));
        undo();
        QCOMPARE(m_session->revision()->text(), first);
    }

    void whatIsTypedAndTakenBackLeavesNoStep()
    {
        type(with("vcore: 4", "vcore: 45"), TypingStep::New);
        type(kText, TypingStep::Same);

        QVERIFY(!m_session->canUndo());
        QVERIFY(!m_session->isModified());
    }

    void ofTextsThatWaitTheNewestCounts()
    {
        QSignalSpy changed(m_session.get(), &ConfigSession::revisionChanged);
        const auto base = m_session->revision();
        for (const char* vcore : {"vcore: 5", "vcore: 50", "vcore: 500", "vcore: 5000"})
            m_session->type(base, with("vcore: 4", vcore), TypingStep::Same);

        QTRY_VERIFY(!m_session->isBusy());
        QCOMPARE(changed.count(), 2); // the first, and the last
        QCOMPARE(m_session->revision()->text(), with("vcore: 4", "vcore: 5000"));
        undo();
        QCOMPARE(m_session->revision()->text(), kText);
    }

    void anEditUnderWayIsNotTypedOver()
    {
        const auto base = m_session->revision();
        m_session->edit(setVcore("8"));
        m_session->type(base, with("agreed in March", "agreed in May"), TypingStep::New);

        QTRY_VERIFY(!m_session->isBusy());
        QCOMPARE(m_session->revision()->text(),
                 with("vcore: 4", "vcore: 8", with("agreed in March", "agreed in May")));
    }

    void aTextThatCannotBeReadIsKept()
    {
        type(with("maxresources: {", "maxresources: "), TypingStep::New);

        QVERIFY(!m_session->revision()->isReadable());
        QVERIFY(!quotadeck::test::isSavable(*m_session));
        undo();
        QVERIFY(m_session->revision()->isReadable());
        QCOMPARE(m_session->revision()->text(), kText);
    }

    void aSaveIsTakenBack()
    {
        const auto edited = with("vcore: 4", "vcore: 6");
        type(edited, TypingStep::New);
        QVERIFY(!m_session->canUndoSave());
        QSignalSpy saved(m_session.get(), &ConfigSession::saved);
        m_session->save();
        QTRY_COMPARE(saved.count(), 1);
        QCOMPARE(readAll(m_path), edited);
        QVERIFY(m_session->canUndoSave());

        QSignalSpy undone(m_session.get(), &ConfigSession::saveUndone);
        m_session->undoSave();
        QTRY_COMPARE(undone.count(), 1);

        QCOMPARE(readAll(m_path), kText);
        QCOMPARE(m_session->revision()->text(), edited); // nothing is lost
        QVERIFY(m_session->isModified());
        QVERIFY(!m_session->canUndoSave());
    }

    void aSaveIsNotTakenBackOverAForeignText()
    {
        type(with("vcore: 4", "vcore: 6"), TypingStep::New);
        QSignalSpy saved(m_session.get(), &ConfigSession::saved);
        m_session->save();
        QTRY_COMPARE(saved.count(), 1);
        QSignalSpy failed(m_session.get(), &ConfigSession::saveFailed);
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("# mine now\n");
        file.close();

        m_session->undoSave();

        // Refused, or not even tried where the foreign text was noticed before.
        QTRY_VERIFY(!m_session->isBusy() && (failed.count() == 1 || !m_session->canUndoSave()));
        QCOMPARE(readAll(m_path), std::string("# mine now\n"));
    }

    void theMessageOfASaveGoesToItsVersion()
    {
        const QTemporaryDir folder;
        m_session->setVersions(models::VersionStore(folder.path()));
        type(with("vcore: 4", "vcore: 6"), TypingStep::New);
        QSignalSpy saved(m_session.get(), &ConfigSession::saved);

        m_session->save({.message = QStringLiteral("OPS-17: more for sue")});

        QTRY_COMPARE(saved.count(), 1);
        const auto versions = m_session->versions().list(m_path);
        QCOMPARE(versions.size(), 2UL);
        QCOMPARE(versions[0].note.message, QStringLiteral("OPS-17: more for sue"));
    }

private:
    void type(const std::string& text, TypingStep step)
    {
        m_session->type(m_session->revision(), text, step);
        QTRY_VERIFY(!m_session->isBusy());
    }

    void undo()
    {
        m_session->undo();
        QTRY_VERIFY(!m_session->isBusy());
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<ConfigSession> m_session;
    QString m_path;
};

QUOTADECK_TEST(TestSessionTyping, QCoreApplication)
} // namespace tst_sessiontyping

#include "tst_sessiontyping.moc"
