// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/kube/schedulerincluster.h"
#include "tests/app/kube/storytest.h"
#include "tests/support/configurationtext.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"
#include "ui/connections/connectionmark.h"
#include "ui/document/qscintilla.h"
#include "ui/document/yamlview.h"
#include "ui/limits/limitspage.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/typedconfirmation.h"

#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QTreeWidget>

#include <optional>

namespace tst_clusterstory {
using namespace quotadeck;
using namespace quotadeck::testing;

namespace {
const QByteArray kBefore = R"(# tended by the platform team
partitions:
  - name: default
    queues:
      - name: root
        submitacl: '*'
        queues:
          - name: sales
            resources:
              max: {memory: 20G, vcore: 10} # agreed in May
          - name: research
            resources:
              max: {memory: 40G, vcore: 20}
)";

QJsonObject data(const QByteArray& queues)
{
    return {{QStringLiteral("queues.yaml"), QString::fromUtf8(queues)}};
}
} // namespace

class TestClusterStory : public StoryTest
{
    Q_OBJECT
private:
    std::unique_ptr<SchedulerInCluster> m_scheduler;
    std::unique_ptr<ReplayServer> m_recorded;

    [[nodiscard]] models::ConfigSession& session() { return m_workspace->session(); }

    void replace(const QByteArray& old, const QByteArray& with)
    {
        QSignalSpy changed(&session(), &models::ConfigSession::revisionChanged);
        session().type(session().currentRevision(),
                       QByteArray::fromStdString(*session().text()).replace(old, with).toStdString(),
                       models::EditedFile::TypingStep::New);
        QTRY_VERIFY(changed.count() > 0 && !session().isBusy());
    }

    void connectToContext()
    {
        QSignalSpy shown(m_workspace.get(), &app::Workspace::firstDataShown);
        chooseContext();
        QTRY_COMPARE(shown.count(), 1);
    }

    void openCopy()
    {
        window().showPage(QStringLiteral("limits"));
        trigger(QStringLiteral("Edit Cluster Configuration…"));
        QSignalSpy opened(&session(), &models::ConfigSession::opened);
        acceptFileDialog(QStringLiteral("copy.yaml"));
        QTRY_COMPARE(opened.count(), 1);
        QCOMPARE(QByteArray::fromStdString(*session().text()), kBefore);
        QCOMPARE(QFileInfo(session().path()).absolutePath(), QFileInfo(m_dir->path()).absoluteFilePath());
    }

    /// Opens a file of the user's own in place of the copy.
    void openFile(const char* name, const QByteArray& text)
    {
        QFile file(m_dir->filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        QSignalSpy opened(&session(), &models::ConfigSession::opened);
        session().open(file.fileName());
        QTRY_COMPARE(opened.count(), 1);
    }

    /// The message of the window that begins with @p start; empty: there is none.
    [[nodiscard]] QString messageWith(const QString& start)
    {
        const auto bars = window().findChildren<ui::MessageBar*>();
        const auto bar = std::ranges::find_if(bars, [&start](const ui::MessageBar* candidate) {
            return candidate->hasMessage() && candidate->text().startsWith(start);
        });
        return bar == bars.end() ? QString() : (*bar)->text();
    }
    /// What the page says about changes of the cluster; empty: nothing.
    [[nodiscard]] QString clusterMessage()
    {
        return messageWith(QStringLiteral("The configuration of the cluster was changed"));
    }
    void store(const QByteArray& queues, const char* manager, const char* name = "yunikorn-configs")
    {
        m_cluster->server.api.put({{QStringLiteral("apiVersion"), QStringLiteral("v1")},
                                   {QStringLiteral("kind"), QStringLiteral("ConfigMap")},
                                   {QStringLiteral("metadata"),
                                    QJsonObject{{QStringLiteral("name"), QLatin1String(name)},
                                                {QStringLiteral("namespace"), QLatin1String(kNamespace)}}},
                                   {QStringLiteral("data"), data(queues)}},
                                  QLatin1String(manager));
    }

private Q_SLOTS:
    void init()
    {
        prepare();
        m_cluster = std::make_unique<KubeCluster>();
        m_scheduler = std::make_unique<SchedulerInCluster>(*m_cluster);
        m_recorded = std::make_unique<ReplayServer>();
        QVERIFY(m_recorded->load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        m_scheduler->recordedPort = m_recorded->port();
        putConfigMap(m_cluster->server.api, QLatin1String(kNamespace), QStringLiteral("yunikorn-configs"),
                     data(kBefore));
        openWindow();
    }

    void cleanup() { closeWindow(); }

    void picksAContextAndSeesTheCluster()
    {
        connectToContext();
        QCOMPARE(window().currentPageId(), QStringLiteral("queues"));
        QCOMPARE(QString::fromStdString(m_workspace->status().name), QStringLiteral("context test"));
        picture(window(), "queues");
    }

    void followsTheEventsBehindTheServiceProxy()
    {
        constexpr auto kStream = "/ws/v1/events/stream?count=1000";
        Behaviour stream;
        stream.kind = Behaviour::Kind::Stream;
        stream.body = "{\"InstanceUUID\":\"a\"}\n";
        m_recorded->set(kStream, stream);
        connectToContext();
        QTRY_VERIFY(m_workspace->status().isWatched);
        picture(window(), "watching");
        m_recorded->clear(kStream);
        m_recorded->cutStreams(kStream);
        QTRY_VERIFY(!m_workspace->status().isWatched);
    }

    void comesBackToTheContext()
    {
        connectToContext();
        m_workspace.reset();
        m_workspace = std::make_unique<app::Workspace>(m_shared.get(), app::Workspace::Memory::Keep);
        QSignalSpy shown(m_workspace.get(), &app::Workspace::firstDataShown);
        m_workspace->start({});
        QTRY_COMPARE(shown.count(), 1);
        QCOMPARE(QString::fromStdString(m_workspace->status().name), QStringLiteral("context test"));
    }

    void editsAppliesAndRollsBack()
    {
        connectToContext();
        openCopy();
        replace("vcore: 10", "vcore: 8");
        // The webhook refuses at first.
        m_cluster->server.api.settings.webhook = [](const QJsonObject&) {
            return KubeDenial{QStringLiteral("queue root.sales uses 9 vcore"), 400};
        };
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY(says(*applyDialog(), QStringLiteral("queue root.sales uses 9 vcore")));
        picture(*applyDialog(), "refused");
        QVERIFY(!isReady(*applyDialog()));
        QCOMPARE(m_scheduler->stored(), kBefore);
        applyDialog()->close();
        QTRY_VERIFY(!applyDialog());
        // Then it accepts a mended one.
        m_cluster->server.api.settings.webhook = nullptr;
        replace("vcore: 8", "vcore: 9");
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY(isReady(*applyDialog()));
        picture(*applyDialog(), "ready");
        QCOMPARE(m_scheduler->stored(), kBefore); // nothing is written before the button is pressed
        button(*applyDialog(), QStringLiteral("Apply"))->click();
        QTRY_VERIFY(says(*applyDialog(), QStringLiteral("The scheduler uses the configuration.")));
        picture(*applyDialog(), "active");
        const QByteArray after = QByteArray(kBefore).replace("vcore: 10", "vcore: 9");
        QCOMPARE(m_scheduler->stored(), after);
        // And back.
        button(*applyDialog(), QStringLiteral("Roll Back"))->click();
        QTRY_VERIFY(isReady(*applyDialog()));
        button(*applyDialog(), QStringLiteral("Apply"))->click();
        QTRY_COMPARE(m_scheduler->stored(), kBefore);
    }

    void rollsBackToTheDefaults() // PKG-1
    {
        auto& api = m_cluster->server.api;
        putConfigMap(api, QLatin1String(kNamespace), QStringLiteral("yunikorn-defaults"), data(kBefore));
        putConfigMap(api, QLatin1String(kNamespace), QStringLiteral("yunikorn-configs"),
                     {{QStringLiteral("log.level"), QStringLiteral("INFO")}});
        connectToContext();
        openCopy();
        replace("vcore: 10", "vcore: 9");
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY(isReady(*applyDialog()));
        button(*applyDialog(), QStringLiteral("Apply"))->click();
        QTRY_VERIFY(says(*applyDialog(), QStringLiteral("The scheduler uses the configuration.")));
        QCOMPARE(m_scheduler->stored(), QByteArray(kBefore).replace("vcore: 10", "vcore: 9"));
        button(*applyDialog(), QStringLiteral("Roll Back"))->click();
        QTRY_VERIFY(isReady(*applyDialog()));
        QVERIFY(says(*applyDialog(), QStringLiteral("is removed, so that the defaults count again")));
        picture(*applyDialog(), "roll-back-to-defaults");
        button(*applyDialog(), QStringLiteral("Apply"))->click();
        QTRY_VERIFY(says(*applyDialog(), QStringLiteral("The scheduler uses the configuration.")));
        const auto map = api.object(QStringLiteral("configmaps"), QLatin1String(kNamespace),
                                    QStringLiteral("yunikorn-configs"));
        QCOMPARE(map.value(u"data").toObject(),
                 (QJsonObject{{QStringLiteral("log.level"), QStringLiteral("INFO")}}));
    }

    /// Each write to a production cluster is confirmed by the name of its connection, the way back included.
    void changesOfAProductionClusterAreConfirmed()
    {
        quotadeck::connect::Profile profile{.name = "Berlin",
                                            .environment = quotadeck::connect::Environment::Production};
        profile.reach = quotadeck::connect::ClusterReach{.scheduler = {{{}, "test"}, {}, {}}};
        (void)m_shared->connections.save(profile);
        connectToContext();
        QVERIFY(window().findChild<ui::ConnectionBand*>()->text().contains(QStringLiteral("PRODUCTION")));
        openCopy();
        QTRY_VERIFY(session().isLocked());
        trigger(QStringLiteral("Unlock Editing"));
        replace("vcore: 10", "vcore: 9");
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY(says(*applyDialog(), QStringLiteral("Berlin is a production cluster.")));
        QVERIFY(!isReady(*applyDialog()));
        picture(*applyDialog(), "production");
        auto* name = applyDialog()->findChild<ui::TypedConfirmation*>()->findChild<QLineEdit*>();
        QTest::keyClicks(name, QStringLiteral("Berl"));
        QVERIFY(!isReady(*applyDialog()));
        QTest::keyClicks(name, QStringLiteral("in"));
        QVERIFY(isReady(*applyDialog()));
        button(*applyDialog(), QStringLiteral("Apply"))->click();
        QTRY_COMPARE(m_scheduler->stored(), QByteArray(kBefore).replace("vcore: 10", "vcore: 9"));
        QTRY_VERIFY(button(*applyDialog(), QStringLiteral("Roll Back"))->isVisible());
        QVERIFY(!isReady(*applyDialog()));
    }

    void mergesWhatAnotherWriterChanged_data()
    {
        QTest::addColumn<QByteArray>("old");
        QTest::addColumn<QByteArray>("theirs");
        QTest::addColumn<bool>("isConflict");
        QTest::newRow("another place") << QByteArray("vcore: 20") << QByteArray("vcore: 24") << false;
        QTest::newRow("the same place") << QByteArray("vcore: 10") << QByteArray("vcore: 12") << true;
    }

    void mergesWhatAnotherWriterChanged()
    {
        QFETCH(QByteArray, old);
        QFETCH(QByteArray, theirs);
        QFETCH(bool, isConflict);
        connectToContext();
        openCopy();
        replace("vcore: 10", "vcore: 8");
        const QByteArray changed = QByteArray(kBefore).replace(old, theirs);
        putConfigMap(m_cluster->server.api, QLatin1String(kNamespace), QStringLiteral("yunikorn-configs"),
                     data(changed));
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY(says(*applyDialog(), QStringLiteral("Another user has changed the configuration")));
        picture(*applyDialog(), "conflict");
        QCOMPARE(m_scheduler->stored(), changed);
        QSignalSpy merged(&session(), &models::ConfigSession::merged);
        QSignalSpy conflicts(&session(), &models::ConfigSession::mergeConflicts);
        button(*applyDialog(), QStringLiteral("Merge Their Changes"))->click();
        QTRY_VERIFY(!applyDialog());
        QTRY_COMPARE(isConflict ? conflicts.count() : merged.count(), 1);
        if (isConflict) {
            picture(*QApplication::activeModalWidget(), "merge");
            QVERIFY(session().text()->find("vcore: 8") != std::string::npos); // ours is still there
            return;
        }
        QCOMPARE(QByteArray::fromStdString(*session().text()),
                 QByteArray(changed).replace("vcore: 10", "vcore: 8"));
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY(isReady(*applyDialog()));
        button(*applyDialog(), QStringLiteral("Apply"))->click();
        QTRY_COMPARE(m_scheduler->stored(), QByteArray(changed).replace("vcore: 10", "vcore: 8"));
    }

    /// The change of the other writer is found again: nothing was taken over.
    void aMergeThatIsUndoneOrDroppedIsNoMerge_data()
    {
        QTest::addColumn<bool>("isSaved");
        QTest::addColumn<bool>("isReadAgain");
        QTest::newRow("undone") << false << false;
        QTest::newRow("undone after a save") << true << false;
        QTest::newRow("dropped") << false << true;
        QTest::newRow("dropped after its save was undone") << true << true;
    }

    void aMergeThatIsUndoneOrDroppedIsNoMerge()
    {
        QFETCH(bool, isSaved);
        QFETCH(bool, isReadAgain);
        const QByteArray changed = QByteArray(kBefore).replace("vcore: 20", "vcore: 24");
        connectToContext();
        openCopy();
        replace("vcore: 10", "vcore: 8");
        store(changed, "kubectl-edit");
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY(says(*applyDialog(), QStringLiteral("Another user has changed the configuration")));
        QSignalSpy merged(&session(), &models::ConfigSession::merged);
        button(*applyDialog(), QStringLiteral("Merge Their Changes"))->click();
        QTRY_COMPARE(merged.count(), 1);
        if (isSaved) {
            session().save();
            QTRY_VERIFY(!session().hasUnsavedEdits());
        }
        if (isSaved && isReadAgain) {
            QSignalSpy undone(&session(), &models::ConfigSession::saveUndone);
            session().undoSave();
            QTRY_COMPARE(undone.count(), 1);
        }
        if (isReadAgain) {
            QSignalSpy opened(&session(), &models::ConfigSession::opened);
            session().reload();
            QTRY_COMPARE(opened.count(), 1);
        } else {
            QSignalSpy undone(&session(), &models::ConfigSession::revisionChanged);
            session().undo();
            QTRY_VERIFY(undone.count() > 0 && !session().isBusy());
        }
        QVERIFY(session().text()->find("vcore: 20") != std::string::npos);
        replace("name: sales", "name: sales # ours");
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY(says(*applyDialog(), QStringLiteral("Another user has changed the configuration")));
        QCOMPARE(m_scheduler->stored(), changed);
    }

    /// It may lack what was merged since.
    void theBaseOfAnEarlierVersionIsNotKnown()
    {
        connectToContext();
        openCopy();
        QSignalSpy replaced(&session(), &models::ConfigSession::textReplaced);
        session().replaceText(QByteArray(kBefore).replace("vcore: 10", "vcore: 8").toStdString());
        QTRY_COMPARE(replaced.count(), 1);
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY(isReady(*applyDialog()));
        const auto* const tree = applyDialog()->findChild<QTreeWidget*>();
        QCOMPARE(tree->topLevelItemCount(), 2); // the change, and that the base is not known
        closeApplyDialog();
        session().undo();
        QTRY_COMPARE(QByteArray::fromStdString(*session().text()), kBefore);
        replace("vcore: 10", "vcore: 9");
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY(isReady(*applyDialog()));
        QCOMPARE(applyDialog()->findChild<QTreeWidget*>()->topLevelItemCount(), 1);
    }

    void anotherWindowDoesNotChangeTheBase()
    {
        const QByteArray changed = QByteArray(kBefore).replace("vcore: 20", "vcore: 24");
        connectToContext();
        openCopy();
        replace("vcore: 10", "vcore: 8");
        store(changed, "kubectl-edit");
        auto theirs = *m_shared->copies.find(session().path());
        theirs.text = changed.toStdString();
        m_shared->copies.set(session().path(), theirs); // as it does after a merge and a save
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY(says(*applyDialog(), QStringLiteral("Another user has changed the configuration")));
        QCOMPARE(m_scheduler->stored(), changed);
    }

    void aFileOfUnknownOriginStaysSoAfterARollBack()
    {
        connectToContext();
        openFile("own.yaml", QByteArray(kBefore).replace("vcore: 10", "vcore: 8"));
        window().showPage(QStringLiteral("limits"));
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY(isReady(*applyDialog()));
        button(*applyDialog(), QStringLiteral("Apply"))->click();
        QTRY_VERIFY(says(*applyDialog(), QStringLiteral("The scheduler uses the configuration.")));
        QVERIFY(m_shared->copies.find(session().path()));
        button(*applyDialog(), QStringLiteral("Roll Back"))->click();
        QTRY_VERIFY(isReady(*applyDialog()));
        button(*applyDialog(), QStringLiteral("Apply"))->click();
        QTRY_COMPARE(m_scheduler->stored(), kBefore);
        QTRY_VERIFY(!m_shared->copies.find(session().path()));
    }

    void whatIsAppliedIsNotedForTheFileThatIsApplied()
    {
        connectToContext();
        openCopy();
        replace("vcore: 10", "vcore: 8");
        session().save();
        QTRY_VERIFY(!session().hasUnsavedEdits());
        const QString applied = session().path();
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY(isReady(*applyDialog()));
        openFile("other.yaml", kBefore);
        button(*applyDialog(), QStringLiteral("Apply"))->click();
        QTRY_VERIFY(says(*applyDialog(), QStringLiteral("The scheduler uses the configuration.")));
        QCOMPARE(m_shared->copies.find(applied)->text, m_scheduler->stored().toStdString());
        QVERIFY(!m_shared->copies.find(session().path()));
    }

    void mergesNothingIntoAnotherFile()
    {
        connectToContext();
        openCopy();
        replace("vcore: 10", "vcore: 8");
        session().save();
        QTRY_VERIFY(!session().hasUnsavedEdits());
        store(QByteArray(kBefore).replace("vcore: 20", "vcore: 24"), "kubectl-edit");
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY(says(*applyDialog(), QStringLiteral("Another user has changed the configuration")));
        openFile("other.yaml", kBefore);
        button(*applyDialog(), QStringLiteral("Merge Their Changes"))->click();
        QTRY_VERIFY(
            !messageWith(QStringLiteral("Nothing was merged, because another file is open")).isEmpty());
        QCOMPARE(QByteArray::fromStdString(*session().text()), kBefore);
    }

    void aCopyDoesNotReplaceTheFileThatIsEdited()
    {
        connectToContext();
        openCopy();
        trigger(QStringLiteral("Edit Cluster Configuration…"));
        QFile::remove(session().path()); // the dialog asks before it replaces one
        acceptFileDialog(QStringLiteral("copy.yaml"));
        QTRY_VERIFY(
            !messageWith(QStringLiteral("The cluster's configuration must not replace the file")).isEmpty());
        QVERIFY(!QFile::exists(session().path()));
    }

    void saysThatNothingIsMergedIntoAManifest()
    {
        connectToContext();
        QByteArray manifest = "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: yunikorn-configs\ndata:\n"
                              "  queues.yaml: |\n";
        for (const QByteArray& line : QByteArray(kBefore).replace("vcore: 10", "vcore: 8").split('\n'))
            manifest += line.isEmpty() ? QByteArray("\n") : "    " + line + '\n';
        m_shared->copies.set(m_dir->filePath(QStringLiteral("manifest.yaml")),
                             app::ClusterCopy{connect::ClusterReach{.scheduler = {{{}, "test"}, {}, {}}},
                                              kBefore.toStdString(), "yunikorn-configs"});
        store(QByteArray(kBefore).replace("vcore: 20", "vcore: 24"), "kubectl-edit");
        openFile("manifest.yaml", manifest);
        window().showPage(QStringLiteral("limits"));
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY(says(*applyDialog(), QStringLiteral("Changes cannot be merged into a manifest")));
        QVERIFY(!button(*applyDialog(), QStringLiteral("Merge Their Changes"))->isVisible());
    }

    void theListNamesEditsThatAreNotApplied()
    {
        const connect::Reach reach = connect::ClusterReach{.scheduler = {{{}, "test"}, {}, {}}};
        (void)m_shared->connections.save({.name = "Berlin", .reach = reach});
        connectToContext();
        const auto edits = [this] {
            const auto states = m_shared->monitor.states();
            return states.size() == 1 ? states.front().unappliedEdits.value_or(QString())
                                      : QStringLiteral("not one connection");
        };
        openCopy();
        QTRY_COMPARE(edits(), QString());
        replace("vcore: 10", "vcore: 8");
        QTRY_COMPARE(edits(), QStringLiteral("copy.yaml"));
        replace("vcore: 8", "vcore: 10");
        QTRY_COMPARE(edits(), QString());
    }

    void whatIsBeingTypedIsAppliedToo()
    {
        connectToContext();
        openCopy();
        auto* editor = test::configurationText(*window().findChild<ui::LimitsPage*>());
        QVERIFY(editor);
        const auto end = QByteArray(kBefore).indexOf("vcore: 10") + 9;
        editor->SendScintilla(QsciScintilla::SCI_GOTOPOS, static_cast<unsigned long>(end));
        editor->insert(QStringLiteral("5"));
        trigger(QStringLiteral("Apply to Cluster…")); // before the keys rest
        QTRY_VERIFY(applyDialog() && isReady(*applyDialog()));
        const auto* const tree = applyDialog()->findChild<QTreeWidget*>();
        QVERIFY2(tree->topLevelItem(0)->text(1).contains(QStringLiteral("105")),
                 qPrintable(tree->topLevelItem(0)->text(1)));
    }

    /// What the cluster has would not be known after that.
    void theWindowStaysOpenWhileItWrites()
    {
        connectToContext();
        openCopy();
        replace("vcore: 10", "vcore: 8");
        session().save();
        QTRY_VERIFY(!session().hasUnsavedEdits());
        std::optional<bool> hasClosed;
        m_cluster->server.beforeAnswer = [this, &hasClosed](const KubeRequest& request) {
            if (request.method == "PATCH" && !request.target.contains("dryRun"))
                hasClosed = window().close();
        };
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY(isReady(*applyDialog()));
        button(*applyDialog(), QStringLiteral("Apply"))->click();
        QTRY_VERIFY(says(*applyDialog(), QStringLiteral("The scheduler uses the configuration.")));
        QCOMPARE(hasClosed, std::optional(false));
        QVERIFY(window().close());
    }

    void saysWhatIsNotKept()
    {
        connectToContext();
        QVERIFY(QDir().mkpath(m_shared->folder));
        QFile obstacle(m_shared->folder + QStringLiteral("/copies")); // no folder can be made
        QVERIFY(obstacle.open(QIODevice::WriteOnly));
        openCopy();
        QTRY_VERIFY(!messageWith(QStringLiteral("Changes by others to")).isEmpty());
    }

    /// What the file began with is not forgotten with the program.
    void findsWhatAnotherWriterChangedMeanwhile()
    {
        connectToContext();
        openCopy();
        const QString path = session().path();
        QVERIFY(window().close());
        m_workspace.reset();
        startAgain();
        const QByteArray changed = QByteArray(kBefore).replace("vcore: 20", "vcore: 24");
        store(changed, "kubectl-edit");
        openWindow();
        QTRY_COMPARE(session().path(), path);
        QTRY_VERIFY(m_workspace->status().state == SourceState::Live);
        window().showPage(QStringLiteral("limits"));
        replace("vcore: 10", "vcore: 8");
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY(says(*applyDialog(), QStringLiteral("Another user has changed the configuration")));
        QCOMPARE(m_scheduler->stored(), changed);
    }

    void offersOnlyWhatIsAllowed()
    {
        auto& api = m_cluster->server.api;
        api.settings.tokens.insert("ann",
                                   {QStringLiteral("ann"), {}, {QStringLiteral("system:authenticated")}});
        allow(api, QStringLiteral("ann"), {},
              {QStringLiteral("get"), QStringLiteral("list"), QStringLiteral("watch")}, {},
              {QStringLiteral("configmaps"), QStringLiteral("services"), QStringLiteral("services/proxy")});
        qputenv("KUBECONFIG", QByteArray::fromStdString(m_cluster->context("token: ann").files.front()));
        connectToContext();
        openCopy();
        const auto actions = window().findChildren<QAction*>();
        QAction* apply = nullptr;
        for (QAction* action : actions) {
            if (action->toolTip().startsWith(QStringLiteral("Make the open configuration that of"))
                || action->toolTip().startsWith(QStringLiteral("You may not write the ConfigMap")))
                apply = action;
        }
        QVERIFY(apply);
        QTRY_VERIFY(!apply->isEnabled());
        QVERIFY2(apply->toolTip().startsWith(QStringLiteral("You may not write the ConfigMap")),
                 qPrintable(apply->toolTip()));
    }

    void saysThatItDoesNotKnowWhatAFileBeganWith()
    {
        connectToContext();
        openFile("own.yaml", QByteArray(kBefore).replace("vcore: 10", "vcore: 8"));
        window().showPage(QStringLiteral("limits"));
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY(isReady(*applyDialog()));
        const auto* const tree = applyDialog()->findChild<QTreeWidget*>();
        QVERIFY2(tree->topLevelItem(0)->text(1).startsWith(QStringLiteral("QuotaDeck does not know")),
                 qPrintable(tree->topLevelItem(0)->text(1)));
    }

    /// The user does not learn it at the next apply only.
    void showsAndMergesAChangeOfTheCluster()
    {
        connectToContext();
        openCopy();
        QCOMPARE(clusterMessage(), QString());
        replace("vcore: 10", "vcore: 8");
        const QByteArray theirs = QByteArray(kBefore).replace("vcore: 20", "vcore: 24");
        store(theirs, "argocd-controller");
        QTRY_VERIFY(!clusterMessage().isEmpty());
        QVERIFY2(clusterMessage().startsWith(
                     QStringLiteral("The configuration of the cluster was changed by argocd-controller at ")),
                 qPrintable(clusterMessage()));
        picture(window(), "changed");

        button(window(), QStringLiteral("Show Changes"))->click();
        QTRY_VERIFY(says(window(), QStringLiteral("Compared with the configuration of the cluster")));
        picture(window(), "changed-compared");

        QSignalSpy merged(&session(), &models::ConfigSession::merged);
        button(window(), QStringLiteral("Merge Into File"))->click();
        QTRY_COMPARE(merged.count(), 1);
        QCOMPARE(QByteArray::fromStdString(*session().text()),
                 QByteArray(theirs).replace("vcore: 10", "vcore: 8"));
        QTRY_COMPARE(clusterMessage(), QString());
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY(isReady(*applyDialog())); // no conflict is left
        button(*applyDialog(), QStringLiteral("Apply"))->click();
        QTRY_VERIFY(says(*applyDialog(), QStringLiteral("The scheduler uses the configuration.")));
        applyDialog()->close();
        QCOMPARE(clusterMessage(), QString()); // what we have written is no change
        QCOMPARE(m_scheduler->stored(), QByteArray(theirs).replace("vcore: 10", "vcore: 8"));
    }

    void takesNoChangeOfItsOwnForOneOfOthers()
    {
        connectToContext();
        openCopy();
        replace("vcore: 10", "vcore: 8");
        m_scheduler->isStuck = true;
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY(isReady(*applyDialog()));
        button(*applyDialog(), QStringLiteral("Apply"))->click();
        const QByteArray ours = QByteArray(kBefore).replace("vcore: 10", "vcore: 8");
        QTRY_COMPARE(m_scheduler->stored(), ours);
        const auto looks = [this] {
            return std::ranges::count_if(m_cluster->server.requests(), [](const KubeRequest& request) {
                return request.target.endsWith("/ws/v1/config");
            });
        };
        const auto before = looks();
        QTRY_VERIFY(looks() >= before + 2); // so the watch has long had the event
        QCOMPARE(clusterMessage(), QString()); // while it follows what the scheduler does
        closeApplyDialog();
        QCOMPARE(clusterMessage(), QString());
        store(kBefore, "kubectl-edit");
        QTRY_VERIFY(clusterMessage().startsWith(
            QStringLiteral("The configuration of the cluster was changed by kubectl-edit")));
    }

    void takesAChangeOfTheClusterBack()
    {
        connectToContext();
        openCopy();
        store(QByteArray(kBefore).replace("vcore: 20", "vcore: 24"), "kubectl-edit");
        QTRY_VERIFY(!clusterMessage().isEmpty());
        store(kBefore, "kubectl-edit");
        QTRY_COMPARE(clusterMessage(), QString());
    }

    void keepsReportingAChangeWhoseConflictsAreNotSettled()
    {
        connectToContext();
        openCopy();
        replace("vcore: 10", "vcore: 8");
        store(QByteArray(kBefore).replace("vcore: 10", "vcore: 12"), "kubectl-edit");
        QTRY_VERIFY(!clusterMessage().isEmpty());
        button(window(), QStringLiteral("Merge Into File"))->click();
        QTRY_VERIFY(QApplication::activeModalWidget());
        QApplication::activeModalWidget()->close();
        QVERIFY(!clusterMessage().isEmpty());
        trigger(QStringLiteral("Apply to Cluster…"));
        QTRY_VERIFY(says(*applyDialog(), QStringLiteral("Another user has changed the configuration")));
    }

    void namesNobodyWhoRemovedAConfiguration()
    {
        store(kBefore, "helm", "yunikorn-defaults");
        connectToContext();
        openCopy();
        store(QByteArray(kBefore).replace("vcore: 20", "vcore: 24"), "helm", "yunikorn-defaults");
        m_cluster->server.api.remove(QStringLiteral("configmaps"), QLatin1String(kNamespace),
                                     QStringLiteral("yunikorn-configs"));
        QTRY_COMPARE(clusterMessage(), QStringLiteral("The configuration of the cluster was changed."));
    }

    void startsEditingWithWhatTheWatchHas()
    {
        connectToContext();
        openCopy();
        store(QByteArray(kBefore).replace("vcore: 20", "vcore: 24"), "kubectl-edit");
        QTRY_VERIFY(!clusterMessage().isEmpty()); // the watch is at work
        m_cluster->server.forgetRequests();
        QTRY_VERIFY(!window().findChild<QFileDialog*>());
        trigger(QStringLiteral("Edit Cluster Configuration…"));
        QVERIFY(window().findChild<QFileDialog*>());
        QCOMPARE(m_cluster->server.count("GET", "/api/v1/namespaces/yunikorn/configmaps/"), 0);
    }

    void keepsTheDataWhenTheServerIsGone()
    {
        connectToContext();
        m_cluster->server.goDown();
        Q_EMIT window().refreshRequested();
        QTRY_VERIFY(m_workspace->status().error.has_value());
        QVERIFY(m_workspace->shownTime());
        picture(window(), "gone");
        m_cluster->server.comeBack();
        QTRY_VERIFY(!m_workspace->status().error);
    }

    void saysWhatTheKubeconfigLacks()
    {
        qputenv("KUBECONFIG", m_dir->filePath(QStringLiteral("none")).toUtf8());
        trigger(QStringLiteral("Connect to Kubernetes…"));
        auto* dialog = window().findChild<ui::ContextDialog*>();
        QTRY_VERIFY(says(*dialog, QStringLiteral("The kubeconfig cannot be read.")));
        picture(*dialog, "no-kubeconfig");
        QVERIFY(!button(*dialog, QStringLiteral("Connect"))->isEnabled());
    }
};

QUOTADECK_TEST(TestClusterStory, QApplication)
} // namespace tst_clusterstory

#include "tst_clusterstory.moc"
