// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/configjudge.h"
#include "app/serve/restserver.h"
#include "core/snapshot/snapshotdelta.h"
#include "models/limits/schedulerparity.h"
#include "tests/support/accessto.h"
#include "tests/support/limitsfixture.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"
#include "ui/limits/insightpanels.h"
#include "ui/widgets/labels.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace tst_schedulerparity {
using namespace quotadeck;
using namespace quotadeck::test;
using models::SchedulerParity;
using State = SchedulerParity::State;

namespace {
const QByteArray kText = "partitions:\n  - name: default\n    queues:\n      - name: root\n        limits:\n"
                         "          - {users: [sue], maxresources: {vcore: 4}}\n";
constexpr auto kQuestion = "/ws/v1/validate-conf";

/// @p text in the scheduler's ConfigMap, after @p keys of other settings.
QByteArray packed(const QByteArray& text, const QByteArray& keys = {})
{
    QByteArray map
        = "kind: ConfigMap\nmetadata: {name: yunikorn-configs}\ndata:\n" + keys + "  queues.yaml: |\n";
    for (const QByteArray& line : text.trimmed().split('\n'))
        map += "    " + line + '\n';
    return map;
}
} // namespace

/// What the scheduler says of the edited text (REST-31), beside what our rules say.
class TestSchedulerParity : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_limits = std::make_unique<LimitsFixture>(kText);
        m_parity = std::make_unique<SchedulerParity>(&m_limits->session);
        m_limits->page.setParity(m_parity.get());
        m_line = m_limits->page.findChild<ui::ParityLine*>()->findChild<ui::ElidedLabel*>();
        QVERIFY(m_line);
    }
    void cleanup()
    {
        m_judge.reset();
        m_limits.reset(); // the page has a line about the parity
        m_parity.reset();
    }

    void withoutASchedulerNothingIsSaid()
    {
        QCOMPARE(m_parity->state(), State::None);
        QVERIFY(m_line->text().startsWith(QStringLiteral("Not validated by a scheduler")));
    }

    void ourOwnSchedulerAgreesWithUs()
    {
        serve::RestServer server({{}, "an-instance"});
        const auto port = server.start("127.0.0.1", 0);
        QVERIFY(port);
        server.publish(*makeUpdate(nullptr, std::make_shared<const ClusterSnapshot>(), "default"));
        ask("http://127.0.0.1:" + std::to_string(*port));
        QTRY_VERIFY(m_parity->state() != State::Asking);
        QVERIFY2(m_parity->state() == State::Agrees, qPrintable(m_line->text()));
        QVERIFY2(m_line->text().startsWith(QStringLiteral("Local: 0 error(s), ")),
                 qPrintable(m_line->text()));
        QVERIFY2(m_line->text().contains(QStringLiteral("agrees")), qPrintable(m_line->text()));
        QVERIFY(m_line->isVisible());

        typeText(QByteArray(kText).replace("sue", "9lives")); // VAL-34
        QTRY_COMPARE(m_parity->state(), State::Agrees);
        QVERIFY2(m_line->text().startsWith(QStringLiteral("Local: 1 error(s)")), qPrintable(m_line->text()));
    }

    void aDisagreementCanBeReported()
    {
        testing::ReplayServer server;
        testing::Behaviour no;
        no.body = R"({"allowed": false, "reason": "not on a Friday"})";
        server.set(kQuestion, no);
        ask(server.url().toStdString());
        QTRY_COMPARE(m_parity->state(), State::Disagrees);
        QVERIFY(m_line->text().contains(QStringLiteral("it would reject this: not on a Friday")));
        const auto labels = m_limits->page.findChildren<QLabel*>(); // no green mark beside that
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text() == QStringLiteral("QuotaDeck accepts this, the scheduler rejects it");
        }));

        childNamed<QToolButton>(m_limits->page, QStringLiteral("Copy Report"))->click();
        const QString report = QGuiApplication::clipboard()->text();
        QVERIFY(report.contains(QStringLiteral("not on a Friday")));
        QVERIFY(report.endsWith(QString::fromUtf8(kText)));
    }

    void oneThatCannotBeAskedIsNoDisagreement()
    {
        testing::ReplayServer server;
        const auto url = server.url().toStdString();
        server.refuse();
        ask(url);
        QTRY_COMPARE(m_parity->state(), State::Unreachable);
        QVERIFY2(m_line->text().contains(QStringLiteral("validation failed: /ws/v1/validate-conf")),
                 qPrintable(m_line->text()));
    }

    void anAnswerOfAnotherFormIsSaidSo()
    {
        testing::ReplayServer server;
        testing::Behaviour odd;
        odd.body = R"(["yes"])";
        server.set(kQuestion, odd);
        ask(server.url().toStdString());
        QTRY_COMPARE(m_parity->state(), State::Unreachable);
        QVERIFY(m_line->text().contains(QStringLiteral("does not say whether")));
    }

    void anAnswerToAnOlderTextDoesNotCount()
    {
        QSignalSpy asked(m_parity.get(), &SchedulerParity::asked);
        m_parity->setScheduler(QStringLiteral("somebody"));
        QTRY_COMPARE(asked.count(), 1);
        typeText(QByteArray(kText).replace("vcore: 4", "vcore: 5"));
        m_parity->answer(config::SchedulerVerdict{true, {}});
        QCOMPARE(m_parity->state(), State::Asking);
        QTRY_COMPARE(asked.count(), 2);
        QVERIFY(asked[1][0].value<std::string>().find("vcore: 5") != std::string::npos);
        m_parity->answer(config::SchedulerVerdict{true, {}});
        QCOMPARE(m_parity->state(), State::Agrees);
    }

    void aManifestIsUnpacked() // PKG-2
    {
        typeText(packed(kText));
        QSignalSpy asked(m_parity.get(), &SchedulerParity::asked);
        m_parity->setScheduler(QStringLiteral("somebody"));
        QTRY_COMPARE(asked.count(), 1);
        QCOMPARE(QByteArray::fromStdString(asked[0][0].value<std::string>()), kText);
    }

    void errorsInOtherKeysOfTheMapAreNoDisagreement() // PKG-5
    {
        const QByteArray badKey = "  service.schedulingInterval: fast\n";
        QSignalSpy asked(m_parity.get(), &SchedulerParity::asked);
        typeText(packed(kText, badKey));
        QVERIFY(!m_limits->session.revision()->verdict.accepted);
        m_parity->setScheduler(QStringLiteral("somebody"));
        QTRY_COMPARE(asked.count(), 1);
        m_parity->answer(config::SchedulerVerdict{true, {}});
        QCOMPARE(m_parity->state(), State::Agrees);
        QVERIFY2(m_parity->summary().contains(QStringLiteral("accepts the queues; it was not asked")),
                 qPrintable(m_parity->summary()));
        m_parity->answer(config::SchedulerVerdict{false, "no"});
        QCOMPARE(m_parity->state(), State::Disagrees);

        typeText(packed(QByteArray(kText).replace("sue", "9lives"), badKey)); // VAL-34
        QTRY_COMPARE(asked.count(), 2);
        m_parity->answer(config::SchedulerVerdict{true, {}});
        QCOMPARE(m_parity->state(), State::Disagrees);
        m_parity->answer(config::SchedulerVerdict{false, "a bad name"});
        QCOMPARE(m_parity->state(), State::Agrees);
    }

private:
    void ask(const std::string& address)
    {
        m_judge = std::make_unique<feed::ConfigJudge>(testing::configTo(QString::fromStdString(address)));
        connect(m_parity.get(), &SchedulerParity::asked, m_judge.get(), &feed::ConfigJudge::judge);
        connect(m_judge.get(), &feed::ConfigJudge::judged, m_parity.get(), &SchedulerParity::answer);
        m_parity->setScheduler(QStringLiteral("scheduler"));
    }

    void typeText(const QByteArray& text)
    {
        auto& session = m_limits->session;
        session.type(session.revision(), text.toStdString(), models::ConfigSession::TypingStep::New);
        m_limits->waitUntilIdle();
    }

    std::unique_ptr<LimitsFixture> m_limits;
    std::unique_ptr<SchedulerParity> m_parity;
    std::unique_ptr<feed::ConfigJudge> m_judge;
    ui::ElidedLabel* m_line = nullptr;
};

QUOTADECK_TEST(TestSchedulerParity, QApplication)
} // namespace tst_schedulerparity

#include "tst_schedulerparity.moc"
