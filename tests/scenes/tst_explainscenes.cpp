// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scenes/stage.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"
#include "ui/explain/explainpage.h"
#include "ui/explain/questionform.h"
#include "ui/widgets/messagebar.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

namespace tst_explainscenes {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
}

/// Why something waits.
class TestExplainScenes : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_stage = std::make_unique<Stage>(); }
    void cleanup() { m_stage.reset(); }

    void nobodyIsAskedAbout()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->window().showPage(QStringLiteral("explain"));
        LOOK(*m_stage);
    }

    void thereIsNothingToAsk()
    {
        m_stage->window().showPage(QStringLiteral("explain"));
        LOOK(*m_stage);
    }

    void anApplicationWaits()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->window().showPage(QStringLiteral("explain"));
        auto* waiting = seen<QComboBox>(m_stage->window(), QStringLiteral("Waiting application"));
        QTRY_VERIFY(waiting->count() > 0);
        Q_EMIT form()->applicationChosen(waiting->itemText(0));
        QTRY_VERIFY(isAnswered());
        LOOK(*m_stage);
    }

    void aRequestIsDenied()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->window().showPage(QStringLiteral("explain"));
        ask("erin", "engineering", "root.engineering.test", "vcore=40, memory=200Gi");
        LOOK(*m_stage);
    }

    void aRequestIsAllowed()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->window().showPage(QStringLiteral("explain"));
        ask("heidi", "", "root.tenants.astro", "vcore=100m, memory=64Mi");
        LOOK(*m_stage);
    }

    void theRulesPlaceARequest()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->window().showPage(QStringLiteral("explain"));
        ask("heidi", "students", "", "vcore=100m, memory=64Mi");
        LOOK(*m_stage);
    }

    void theEditedFileIsAsked()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->edit("maxresources: {vcore: 12, memory: 48Gi}", "maxresources: {vcore: 2, memory: 48Gi}");
        m_stage->window().showPage(QStringLiteral("explain"));
        form()->setBasis(models::ExplainBasis::Edited);
        ask("erin", "engineering", "root.engineering.test", "vcore=1, memory=2Gi");
        LOOK(*m_stage);
    }

    void aFileAloneIsAsked()
    {
        m_stage->open();
        m_stage->window().showPage(QStringLiteral("explain"));
        ask("erin", "engineering", "root.engineering.test", "vcore=1, memory=2Gi");
        LOOK(*m_stage);
    }

    void aRequestMakesNoSense()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->window().showPage(QStringLiteral("explain"));
        fill("erin", "engineering", "root.engineering.test", "vcore=lots");
        Q_EMIT form()->askRequested();
        LOOK(*m_stage);
    }

    void theSourceIsGone()
    {
        testing::ReplayServer server;
        QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        m_stage->watch(server.url().toStdString());
        m_stage->window().showPage(QStringLiteral("explain"));
        server.refuse();
        Q_EMIT m_stage->window().refreshRequested();
        QTRY_VERIFY(m_stage->workspace().status().error.has_value());
        LOOK(*m_stage);
    }

private:
    ui::QuestionForm* form() { return m_stage->window().findChild<ui::QuestionForm*>(); }

    bool isAnswered()
    {
        const auto* verdict = seen<QLabel>(m_stage->window(), QStringLiteral("Result"));
        return verdict && !verdict->text().isEmpty();
    }

    void fill(const char* user, const char* groups, const char* queue, const char* request)
    {
        const std::pair<const char*, const char*> fields[]
            = {{"User", user}, {"Groups", groups}, {"Queue", queue}, {"Requests", request}};
        for (const auto& [name, text] : fields) {
            auto* edit = seen<QLineEdit>(m_stage->window(), QString::fromLatin1(name));
            QVERIFY2(edit, name);
            edit->setText(QString::fromLatin1(text));
        }
    }

    void ask(const char* user, const char* groups, const char* queue, const char* request)
    {
        fill(user, groups, queue, request);
        Q_EMIT form()->askRequested();
        QTRY_VERIFY(isAnswered());
    }

    std::unique_ptr<Stage> m_stage;
};

QUOTADECK_TEST(TestExplainScenes, QApplication)
} // namespace tst_explainscenes

#include "tst_explainscenes.moc"
