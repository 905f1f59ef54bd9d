// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kube/quotaclient.h"
#include "models/elastic/elastictreemodel.h"
#include "tests/app/kube/quotasincluster.h"
#include "tests/app/kube/schedulerincluster.h"
#include "tests/app/kube/storytest.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"
#include "ui/document/clusteractions.h"
#include "ui/elastic/elasticpage.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/treetable.h"

#include <QApplication>
#include <QCheckBox>
#include <QTreeWidget>

namespace tst_quotastory {
using namespace quotadeck;
using namespace quotadeck::testing;
using models::ElasticTreeModel;
using test::manifest;
using test::manifests;

namespace {
/// p with 50 guaranteed, of which a has 30 and b 20; b requests 5 and uses 3.
std::string family()
{
    return manifests(
        {manifest("p").parent().min("cpu: 50"), manifest("a").below("p").min("cpu: 30"),
         manifest("b").below("p").min("cpu: 20").annotation("request", R"({"cpu":"5"})").used("cpu: 3")});
}
} // namespace

/// A window beside a cluster with Koordinator.
class TestQuotaStory : public StoryTest
{
    Q_OBJECT
private:
    std::unique_ptr<QuotasInCluster> m_quotas;

    [[nodiscard]] models::ElasticSession& session() { return m_workspace->elasticSession(); }
    [[nodiscard]] models::ElasticMonitor& monitor() { return m_workspace->elasticMonitor(); }
    [[nodiscard]] ui::ElasticPage& page() { return *window().findChild<ui::ElasticPage*>(); }

    [[nodiscard]] bool isLive() { return monitor().state() && monitor().kind() == SourceKind::Rest; }
    [[nodiscard]] QString reportedMin(const char* group)
    {
        const auto* const found = monitor().state() ? monitor().state()->find(group) : nullptr;
        return found ? QString::number(found->object.group.min.valueOr0(ResourceType("cpu")) / 1000)
                     : QString();
    }

    void replace(const std::string& old, const std::string& with)
    {
        std::string text = *session().text();
        const auto at = text.find(old);
        QVERIFY2(at != std::string::npos, old.c_str());
        QSignalSpy changed(&session(), &models::ElasticSession::revisionChanged);
        session().type(session().currentRevision(), text.replace(at, old.size(), with),
                       models::EditedFile::TypingStep::New);
        QTRY_VERIFY(changed.count() > 0 && !session().isBusy());
    }

    /// Of a cluster without YuniKorn.
    void connectToKoordinator(const QByteArray& user = "token: admin-token")
    {
        m_cluster->server.api.remove(QStringLiteral("services"), QLatin1String(kNamespace),
                                     QLatin1String(kService));
        openWindow();
        qputenv("KUBECONFIG", QByteArray::fromStdString(m_cluster->context(user).files.front()));
        chooseContext();
        QTRY_VERIFY(isLive());
    }

    void openCopy()
    {
        trigger(QStringLiteral("Edit Cluster Quotas…"));
        QSignalSpy opened(&session(), &models::ElasticSession::opened);
        acceptFileDialog(QStringLiteral("copy.yaml"));
        QTRY_COMPARE(opened.count(), 1);
    }

    void apply()
    {
        trigger(QStringLiteral("Apply to Cluster…"));
        QVERIFY(applyDialog());
    }
    void applyAndConfirm()
    {
        apply();
        QTRY_VERIFY(isReady(*applyDialog()));
        button(*applyDialog(), QStringLiteral("Apply"))->click();
    }
    /// "quotas/a: applied", of the row of an object.
    [[nodiscard]] QStringList progress()
    {
        QStringList lines;
        const auto* const tree = applyDialog()->findChild<QTreeWidget*>();
        for (int i = 0; i < tree->topLevelItemCount(); ++i)
            lines << tree->topLevelItem(i)->text(0) + QStringLiteral(": ") + tree->topLevelItem(i)->text(2);
        return lines;
    }

private Q_SLOTS:
    void init()
    {
        prepare();
        m_cluster = std::make_unique<KubeCluster>();
        m_quotas = std::make_unique<QuotasInCluster>(*m_cluster);
        m_quotas->put(family());
    }

    void cleanup()
    {
        closeWindow();
        m_quotas.reset();
        m_cluster.reset();
    }

    void offersOnlyWhatIsAllowed_data()
    {
        QTest::addColumn<QString>("verb");
        QTest::addColumn<QString>("nameSpace"); // empty: in all
        QTest::addColumn<bool>("isAllowed");
        const auto patch = QStringLiteral("patch");
        const auto create = QStringLiteral("create");
        QTest::newRow("nothing") << QStringLiteral("get") << QString() << false;
        QTest::newRow("changes elsewhere") << patch << QStringLiteral("other") << false;
        QTest::newRow("changes in the namespace of the groups") << patch << QStringLiteral("quotas") << true;
        QTest::newRow("new groups there") << create << QStringLiteral("quotas") << true;
        QTest::newRow("new groups everywhere") << create << QString() << true;
    }

    void offersOnlyWhatIsAllowed()
    {
        QFETCH(QString, verb);
        QFETCH(QString, nameSpace);
        QFETCH(bool, isAllowed);
        const auto group = QString::fromUtf8(kube::kElasticQuotas.group.data());
        const QString ann = QStringLiteral("ann");
        const QStringList quotas{QStringLiteral("elasticquotas")};
        auto& api = m_cluster->server.api;
        api.settings.tokens.insert("ann", {ann, {}, {QStringLiteral("system:authenticated")}});
        allow(api, ann, {}, {QStringLiteral("get"), QStringLiteral("list"), QStringLiteral("watch")}, group,
              quotas);
        allow(api, ann, nameSpace, {verb}, group, quotas);
        const auto context = m_cluster->context("token: ann");
        kube::QuotaClient client(std::make_shared<kube::KubeAccess>(context), {});
        std::optional<Result<kube::AccessVerdict>> verdict;
        client.askForAnyWrite({}, [&verdict](const Result<kube::AccessVerdict>& given) { verdict = given; });
        QTRY_VERIFY(verdict);
        QVERIFY(*verdict);
        QCOMPARE((*verdict)->isAllowed, isAllowed);
        if (isAllowed)
            return;
        connectToKoordinator("token: ann");
        openCopy();
        const auto* const apply = page().cluster()->apply();
        QTRY_VERIFY(!apply->isEnabled());
        QVERIFY2(apply->toolTip().startsWith(
                     QStringLiteral("You may not change the elastic quotas of the cluster")),
                 qPrintable(apply->toolTip()));
    }

    void showsTheQuotasBesideYuniKorn()
    {
        SchedulerInCluster scheduler(*m_cluster);
        ReplayServer recorded;
        QVERIFY(recorded.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        scheduler.recordedPort = recorded.port();
        openWindow();
        QSignalSpy shown(m_workspace.get(), &app::Workspace::firstDataShown);
        chooseContext();
        QTRY_COMPARE(shown.count(), 1);
        QCOMPARE(window().currentPageId(), QStringLiteral("queues"));
        QTRY_VERIFY(isLive());
        QCOMPARE(monitor().state()->manifests().size(), 3UL);
        // They go with the connection.
        cli::WindowOptions other;
        other.source = cli::SimulatorSource{QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"};
        m_workspace->start(other);
        QTRY_VERIFY(monitor().kind() != SourceKind::Rest);
    }

    void aClusterWithoutKoordinatorShowsNoQuotas()
    {
        m_cluster->server.api.remove(QStringLiteral("customresourcedefinitions.apiextensions.k8s.io"), {},
                                     kQuotaKey);
        SchedulerInCluster scheduler(*m_cluster);
        ReplayServer recorded;
        QVERIFY(recorded.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        scheduler.recordedPort = recorded.port();
        openWindow();
        QSignalSpy shown(m_workspace.get(), &app::Workspace::firstDataShown);
        chooseContext();
        QTRY_COMPARE(shown.count(), 1);
        QTRY_VERIFY(m_cluster->server.count("GET", "/apis/scheduling.sigs.k8s.io/v1alpha1") > 0);
        QCOMPARE(monitor().kind(), SourceKind::None);
        QCOMPARE(m_cluster->server.count("GET", "/apis/scheduling.sigs.k8s.io/v1alpha1/elasticquotas"), 0);
    }

    void aClusterWithoutYuniKornShowsItsQuotas()
    {
        m_cluster->server.api.remove(QStringLiteral("services"), QLatin1String(kNamespace),
                                     QLatin1String(kService));
        openWindow();
        QSignalSpy failures(m_workspace.get(), &app::Workspace::firstReadFailed);
        chooseContext();
        QTRY_VERIFY(isLive());
        QTRY_COMPARE(window().currentPageId(), QStringLiteral("elastic"));
        QCOMPARE(failures.count(), 0);
        QCOMPARE(m_workspace->status().kind, SourceKind::None); // no scheduler that cannot be reached
        QCOMPARE(monitor().name(), QStringLiteral("context test"));
        QVERIFY(window().windowTitle().contains(QStringLiteral("context test")));
        picture(window(), "quotas");
        // It follows the cluster.
        m_quotas->set(QStringLiteral("a"),
                      {QStringLiteral("spec"), QStringLiteral("min"), QStringLiteral("cpu")},
                      QStringLiteral("25"));
        QTRY_COMPARE(reportedMin("a"), QStringLiteral("25"));
        // And comes back to it.
        m_workspace.reset();
        m_workspace = std::make_unique<app::Workspace>(m_shared.get(), app::Workspace::Memory::Keep);
        m_workspace->start({});
        QTRY_COMPARE(reportedMin("a"), QStringLiteral("25"));
    }

    void theListOfConnectionsKnowsSuchAClusterToo()
    {
        m_cluster->server.api.remove(QStringLiteral("services"), QLatin1String(kNamespace),
                                     QLatin1String(kService));
        (void)m_shared->connections.save(
            {.name = "Berlin", .reach = connect::ClusterReach{.scheduler = {{{}, "test"}, {}, {}}}});
        openWindow();
        window().showPage(QStringLiteral("connections"));
        const auto state = [this] {
            const auto states = m_shared->monitor.states();
            return states.size() == 1 && states.front().status ? states.front().status->state
                                                               : SourceState::Stopped;
        };
        QTRY_COMPARE(state(), SourceState::Live);
    }

    void neitherOfThemIsAnError()
    {
        m_cluster->server.api.remove(QStringLiteral("services"), QLatin1String(kNamespace),
                                     QLatin1String(kService));
        m_cluster->server.api.remove(QStringLiteral("customresourcedefinitions.apiextensions.k8s.io"), {},
                                     kQuotaKey);
        openWindow();
        QSignalSpy failures(m_workspace.get(), &app::Workspace::firstReadFailed);
        chooseContext();
        QTRY_VERIFY(failures.count() > 0);
        QVERIFY(failures.front().front().value<Error>().message.english().find(
                    "no service of a YuniKorn scheduler")
                != std::string::npos);
    }

    void theCommandLineOpensTheQuotasOfAContext()
    {
        openWindow();
        cli::WindowOptions options;
        options.source = cli::RestSource{{.cluster = kube::SchedulerChoice{m_cluster->context(), {}, {}}},
                                         cli::SystemKind::Koordinator};
        options.total = {{"cpu", 90'000}};
        m_workspace->start(options);
        QTRY_VERIFY(isLive());
        QCOMPARE(window().currentPageId(), QStringLiteral("elastic"));
        QTRY_COMPARE(monitor().state()->total.find("cpu"), 90'000);
    }

    void editsAppliesAndRollsBack()
    {
        connectToKoordinator();
        openCopy();
        QCOMPARE(session().state()->manifests().size(), 3UL);
        QVERIFY(session().text()->find("request") == std::string::npos);
        QCOMPARE(session().state()->silentGroups, 1UL); // that of b is known all the same
        replace("cpu: 50", "cpu: 60");
        replace("cpu: 30", "cpu: 40");
        apply();
        QTRY_VERIFY(isReady(*applyDialog()));
        picture(*applyDialog(), "quotas-ready");
        QCOMPARE(m_quotas->min(QStringLiteral("p")), QStringLiteral("50")); // nothing is written yet
        QCOMPARE(progress(),
                 (QStringList{QStringLiteral("quotas/p: accepted"),
                              QStringLiteral("quotas/a: needs an earlier step")}));
        button(*applyDialog(), QStringLiteral("Apply"))->click();
        QTRY_VERIFY(says(*applyDialog(), QStringLiteral("The cluster has stored 2 groups.")));
        picture(*applyDialog(), "quotas-applied");
        QCOMPARE(m_quotas->min(QStringLiteral("a")), QStringLiteral("40"));
        QTRY_COMPARE(reportedMin("a"), QStringLiteral("40")); // the page follows
        button(*applyDialog(), QStringLiteral("Roll Back"))->click();
        QTRY_VERIFY(isReady(*applyDialog()));
        button(*applyDialog(), QStringLiteral("Apply"))->click();
        QTRY_COMPARE(m_quotas->min(QStringLiteral("p")), QStringLiteral("50"));
        QCOMPARE(m_quotas->min(QStringLiteral("a")), QStringLiteral("30"));
        closeApplyDialog();
        // The file still has the edits, and they are edits again.
        applyAndConfirm();
        QTRY_COMPARE(m_quotas->min(QStringLiteral("a")), QStringLiteral("40"));
    }

    void theListNamesEditsThatAreNotApplied()
    {
        const quotadeck::connect::Reach reach
            = quotadeck::connect::ClusterReach{.scheduler = {{{}, "test"}, {}, {}}};
        (void)m_shared->connections.save({.name = "Berlin", .reach = reach});
        connectToKoordinator();
        openCopy();
        const auto edits
            = [this] { return m_shared->monitor.states().front().unappliedEdits.value_or(QString()); };
        QTRY_COMPARE(edits(), QString());
        replace("cpu: 30", "cpu: 28 # agreed in May");
        QTRY_COMPARE(edits(), QStringLiteral("copy.yaml"));
        applyAndConfirm();
        QTRY_COMPARE(m_quotas->min(QStringLiteral("a")), QStringLiteral("28"));
        QTRY_COMPARE(edits(), QString()); // the comment is no edit of the cluster
    }

    /// What the cluster still has is not taken for the change of another user.
    void aRollBackThatIsRefusedLeavesEverythingAsApplied()
    {
        connectToKoordinator();
        openCopy();
        replace("cpu: 30", "cpu: 28");
        applyAndConfirm();
        QTRY_VERIFY(says(*applyDialog(), QStringLiteral("The cluster has stored")));
        m_quotas->webhook = [](const KubeAdmission&) {
            return std::optional(KubeDenial{QStringLiteral("frozen until Monday")});
        };
        button(*applyDialog(), QStringLiteral("Roll Back"))->click();
        QTRY_VERIFY(says(*applyDialog(), QStringLiteral("Nothing was written.")));
        closeApplyDialog();
        m_quotas->webhook = nullptr;
        replace("cpu: 28", "cpu: 30");
        applyAndConfirm();
        QTRY_COMPARE(m_quotas->min(QStringLiteral("a")), QStringLiteral("30"));
    }

    void showsWhatWasAppliedWhenTheWebhookRefuses()
    {
        connectToKoordinator();
        openCopy();
        replace("cpu: 50", "cpu: 90");
        replace("cpu: 30", "cpu: 31");
        replace("cpu: 20", "cpu: 21");
        apply();
        QTRY_VERIFY(isReady(*applyDialog()));
        m_quotas->webhook = [](const KubeAdmission& admission) { // since the dry run
            return textAt(admission.object, {QStringLiteral("metadata"), QStringLiteral("name")})
                    == QLatin1String("b")
                ? std::optional(KubeDenial{QStringLiteral("team b has a contract")})
                : std::nullopt;
        };
        button(*applyDialog(), QStringLiteral("Apply"))->click();
        QTRY_VERIFY(says(*applyDialog(),
                         QStringLiteral("The list shows which of the 3 groups the cluster has stored.")));
        picture(*applyDialog(), "quotas-partial");
        QCOMPARE(progress(),
                 (QStringList{QStringLiteral("quotas/p: applied"), QStringLiteral("quotas/a: applied"),
                              QStringLiteral("quotas/b: not applied")}));
        QVERIFY(says(*applyDialog(), QStringLiteral("team b has a contract")));
        m_quotas->webhook = nullptr;
        button(*applyDialog(), QStringLiteral("Roll Back"))->click();
        QTRY_VERIFY(isReady(*applyDialog()));
        button(*applyDialog(), QStringLiteral("Apply"))->click();
        QTRY_COMPARE(m_quotas->min(QStringLiteral("p")), QStringLiteral("50"));
        QCOMPARE(m_quotas->min(QStringLiteral("a")), QStringLiteral("30"));
    }

    void mergesWhatAnotherWriterChanged_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<bool>("isConflict");
        QTest::newRow("another field") << QStringLiteral("max") << false;
        QTest::newRow("the same field") << QStringLiteral("min") << true;
    }

    void mergesWhatAnotherWriterChanged()
    {
        QFETCH(QString, field);
        QFETCH(bool, isConflict);
        connectToKoordinator();
        openCopy();
        replace("cpu: 30", "cpu: 28");
        m_quotas->set(QStringLiteral("a"), {QStringLiteral("spec"), field, QStringLiteral("cpu")},
                      QStringLiteral("29"));
        apply();
        if (!isConflict) {
            QTRY_VERIFY(isReady(*applyDialog()));
            button(*applyDialog(), QStringLiteral("Apply"))->click();
            QTRY_COMPARE(m_quotas->min(QStringLiteral("a")), QStringLiteral("28"));
            QCOMPARE(m_quotas->max(QStringLiteral("a")), QStringLiteral("29"));
            return;
        }
        QTRY_VERIFY(says(*applyDialog(), QStringLiteral("Another user has changed the same")));
        picture(*applyDialog(), "quotas-conflict");
        QCOMPARE(m_quotas->min(QStringLiteral("a")), QStringLiteral("29"));
        QSignalSpy conflicts(&session(), &models::ElasticSession::mergeConflicts);
        button(*applyDialog(), QStringLiteral("Merge Their Changes"))->click();
        QTRY_COMPARE(conflicts.count(), 1);
        picture(*QApplication::activeModalWidget(), "quotas-merge");
        QVERIFY(session().text()->find("cpu: 28") != std::string::npos); // ours is still there
        // A merge that is given up changes nothing: their change still stops the next run.
        QApplication::activeModalWidget()->close();
        QTRY_VERIFY(!QApplication::activeModalWidget());
        apply();
        QTRY_VERIFY(says(*applyDialog(), QStringLiteral("Another user has changed the same")));
        QCOMPARE(m_quotas->min(QStringLiteral("a")), QStringLiteral("29"));
    }

    void deletesOnlyWithTheCheckBox()
    {
        connectToKoordinator();
        openCopy();
        const std::string text = *session().text();
        const auto begin = text.find("---\n", text.find("name: a\n"));
        replace(text.substr(begin), ""); // the document of b
        apply();
        QTRY_VERIFY(says(*applyDialog(), QStringLiteral("The cluster has these groups already.")));
        auto* box = applyDialog()->findChild<QCheckBox*>();
        QVERIFY(box->isVisible() && !box->isChecked());
        box->click();
        QTRY_VERIFY(isReady(*applyDialog()));
        picture(*applyDialog(), "quotas-deletion");
        QVERIFY(m_quotas->has(QStringLiteral("b")));
        const auto* const tree = applyDialog()->findChild<QTreeWidget*>();
        QCOMPARE(tree->topLevelItem(0)->child(0)->text(1),
                 QStringLiteral("group removed while its pods use cpu 3"));
        button(*applyDialog(), QStringLiteral("Apply"))->click();
        QTRY_VERIFY(!m_quotas->has(QStringLiteral("b")));
    }

    /// She may change another group, so applying is offered.
    void namesTheRightThatIsMissing()
    {
        m_quotas->put(manifest("other").in("other"));
        auto& api = m_cluster->server.api;
        api.settings.tokens.insert("ann",
                                   {QStringLiteral("ann"), {}, {QStringLiteral("system:authenticated")}});
        allow(api, QStringLiteral("ann"), {},
              {QStringLiteral("get"), QStringLiteral("list"), QStringLiteral("watch")},
              QStringLiteral("scheduling.sigs.k8s.io"), {QStringLiteral("elasticquotas")});
        allow(api, QStringLiteral("ann"), QStringLiteral("other"), {QStringLiteral("patch")},
              QStringLiteral("scheduling.sigs.k8s.io"), {QStringLiteral("elasticquotas")});
        connectToKoordinator("token: ann");
        openCopy();
        replace("cpu: 30", "cpu: 28");
        apply();
        QTRY_VERIFY(says(*applyDialog(),
                         QStringLiteral("patch elasticquotas.scheduling.sigs.k8s.io a in namespace quotas")));
        picture(*applyDialog(), "quotas-rights");
        QVERIFY(!isReady(*applyDialog()));
    }

    void showsTheProfileOfAGroup() // EQ-56
    {
        m_quotas->put(manifests(
            {manifest("t").label("profile", "gpus").label("is-root", "true").label("tree-id", "t"),
             "apiVersion: quota.koordinator.sh/v1alpha1\nkind: ElasticQuotaProfile\nmetadata: {name: gpus, "
             "namespace: quotas}\nspec: {quotaName: t, nodeSelector: {matchLabels: {pool: gpu}}}\n"}));
        connectToKoordinator();
        QTRY_COMPARE(window().currentPageId(), QStringLiteral("elastic"));
        auto* table = page().findChild<ui::TreeTable*>();
        QTRY_VERIFY(monitor().state()->find("t"));
        table->setCurrentId(QStringLiteral("t"));
        QTRY_VERIFY(says(page(), QStringLiteral("Made by the profile gpus")));
        QVERIFY(says(page(), QStringLiteral("It selects the nodes pool=gpu.")));
        picture(window(), "quotas-profile");
    }
};

QUOTADECK_TEST(TestQuotaStory, QApplication)
} // namespace tst_quotastory

#include "tst_quotastory.moc"
