// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/window/workspace.h"
#include "models/elastic/elasticaccount.h"
#include "models/elastic/elastictreemodel.h"
#include "tests/app/workspacetest.h"
#include "tests/support/commandoutcome.h"
#include "tests/support/filebytes.h"
#include "tests/support/savable.h"
#include "tests/support/testprogram.h"
#include "ui/document/problemspanel.h"
#include "ui/document/savesheet.h"
#include "ui/document/unsavededits.h"
#include "ui/elastic/detailsections.h"
#include "ui/elastic/elasticdetails.h"
#include "ui/elastic/elasticpage.h"
#include "ui/theme/icons.h"
#include "ui/widgets/detailtable.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/treetable.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace tst_elasticpage {
using namespace quotadeck;
using app::Workspace;
using models::ElasticTreeModel;

namespace {
/// W3 of the specification: two departments, one of which does not lend, and their teams.
constexpr auto kThreeLevels = R"(
apiVersion: scheduling.sigs.k8s.io/v1alpha1
kind: ElasticQuota
metadata: {name: eng, namespace: q, labels: {quota.scheduling.koordinator.sh/is-parent: "true"}}
spec: {max: {cpu: 80, nvidia.com/gpu: 16}, min: {cpu: 40, nvidia.com/gpu: 8}}
---
apiVersion: scheduling.sigs.k8s.io/v1alpha1
kind: ElasticQuota
metadata: {name: ops, namespace: q, labels: {quota.scheduling.koordinator.sh/is-parent: "true", quota.scheduling.koordinator.sh/allow-lent-resource: "false"}}
spec: {max: {cpu: 60, nvidia.com/gpu: 8}, min: {cpu: 30, nvidia.com/gpu: 4}}
---
apiVersion: scheduling.sigs.k8s.io/v1alpha1
kind: ElasticQuota
metadata: {name: eng-train, namespace: q, labels: {quota.scheduling.koordinator.sh/parent: eng}, annotations: {quota.scheduling.koordinator.sh/request: '{"cpu":"70","nvidia.com/gpu":"14"}'}}
spec: {max: {cpu: 100, nvidia.com/gpu: 16}, min: {cpu: 20, nvidia.com/gpu: 6}}
status: {used: {cpu: 40, nvidia.com/gpu: 8}}
---
apiVersion: scheduling.sigs.k8s.io/v1alpha1
kind: ElasticQuota
metadata: {name: eng-ci, namespace: q, labels: {quota.scheduling.koordinator.sh/parent: eng}, annotations: {quota.scheduling.koordinator.sh/request: '{"cpu":"15","nvidia.com/gpu":"0"}'}}
spec: {max: {cpu: 40, nvidia.com/gpu: 2}, min: {cpu: 10, nvidia.com/gpu: 0}}
status: {used: {cpu: 15, nvidia.com/gpu: 0}}
---
apiVersion: scheduling.sigs.k8s.io/v1alpha1
kind: ElasticQuota
metadata: {name: eng-web, namespace: q, labels: {quota.scheduling.koordinator.sh/parent: eng}, annotations: {quota.scheduling.koordinator.sh/request: '{"cpu":"2500m","nvidia.com/gpu":"0"}'}}
spec: {max: {cpu: 30, nvidia.com/gpu: 2}, min: {cpu: 10, nvidia.com/gpu: 2}}
status: {used: {cpu: 2500m, nvidia.com/gpu: 0}}
---
apiVersion: scheduling.sigs.k8s.io/v1alpha1
kind: ElasticQuota
metadata: {name: ops-batch, namespace: q, labels: {quota.scheduling.koordinator.sh/parent: ops}, annotations: {quota.scheduling.koordinator.sh/request: '{"cpu":"9","nvidia.com/gpu":"1"}'}}
spec: {max: {cpu: 60, nvidia.com/gpu: 8}, min: {cpu: 15, nvidia.com/gpu: 2}}
status: {used: {cpu: 9, nvidia.com/gpu: 1}}
---
apiVersion: scheduling.sigs.k8s.io/v1alpha1
kind: ElasticQuota
metadata: {name: ops-db, namespace: q, labels: {quota.scheduling.koordinator.sh/parent: ops, quota.scheduling.koordinator.sh/allow-lent-resource: "false"}, annotations: {quota.scheduling.koordinator.sh/request: '{"cpu":"4","nvidia.com/gpu":"0"}'}}
spec: {max: {cpu: 20, nvidia.com/gpu: 0}, min: {cpu: 15, nvidia.com/gpu: 0}}
status: {used: {cpu: 4, nvidia.com/gpu: 0}}
)";

/// Compares the rows below @p parent and all below them with what the command line prints of @p resource.
void compareBelow(const QAbstractItemModel& model, const QModelIndex& parent, const QString& resource,
                  const QJsonObject& printed, int& compared)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex group = model.index(row, 0, parent);
        const QJsonObject numbers = printed[group.data().toString()].toObject();
        const auto compare = [&](int column, const char* key) {
            const Quantity value = numbers[QLatin1String(key)].toObject()[resource].toInteger();
            QCOMPARE(group.siblingAtColumn(column).data().toString(),
                     models::elasticText(resource.toStdString(), value));
        };
        compare(ElasticTreeModel::RequestColumn, "request");
        compare(ElasticTreeModel::UsedColumn, "used");
        compare(ElasticTreeModel::RuntimeColumn, "runtime");
        ++compared;
        compareBelow(model, group, resource, printed, compared);
    }
}

/// Which icon stands in the row of @p label.
QString signBeside(const QLabel& label)
{
    auto* shown = label.parentWidget()->findChild<ui::IconLabel*>(QStringLiteral("verdictIcon"));
    const auto isIcon = [shown](const QIcon& wanted) {
        ui::IconLabel expected(shown->width());
        expected.setIcon(wanted);
        const auto pictureOf = [](ui::IconLabel& icon) {
            QImage picture(icon.size(), QImage::Format_ARGB32_Premultiplied);
            picture.fill(Qt::transparent);
            icon.render(&picture, {}, {}, {});
            return picture;
        };
        return pictureOf(*shown) == pictureOf(expected);
    };
    if (isIcon(ui::okIcon()))
        return QStringLiteral("ok");
    if (isIcon(ui::stateIcon(models::RowState::Critical)))
        return QStringLiteral("critical");
    return isIcon(ui::icon(ui::Icon::Note)) ? QStringLiteral("note") : QStringLiteral("other");
}

/// The numbers of every group of @p path as the command line prints them.
QJsonObject printedGroups(const QString& path, const Resource& total)
{
    cli::ElasticOptions options;
    options.manifests = {path.toStdString()};
    options.total = total;
    options.format = cli::AnswerFormat::Json;
    const auto outcome = test::runCommand(cli::runElastic, options);
    return QJsonDocument::fromJson(QByteArray::fromStdString(outcome.out)).object()["groups"].toObject();
}
} // namespace

/// The page in the window, from the file to the file.
class TestElasticPage : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_shared = std::make_unique<app::Shared>(m_dir->filePath(QStringLiteral("workspace.json")));
        m_file = m_dir->filePath(QStringLiteral("quotas.yaml"));
        QVERIFY(QFile::copy(QStringLiteral(QUOTADECK_RESOURCES "/samples/elastic-quotas.yaml"), m_file));
        QVERIFY(QFile::setPermissions(m_file, QFile::ReadOwner | QFile::WriteOwner));
    }

    void closingAsksAboutEditsAndSavesThem()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        open(workspace, 100);
        const QByteArray before = test::bytesOf(m_file);
        test::viewOf<ui::TreeTable>(workspace.window(), "Quota groups")
            ->setCurrentId(QStringLiteral("team-a"));
        auto* min = test::viewOf<QLineEdit>(workspace.window(), "Min");
        min->setFocus();
        min->selectAll();
        QTest::keyClicks(min, QStringLiteral("12"));
        QTest::keyClick(min, Qt::Key_Return);
        QTRY_VERIFY(quotadeck::test::isSavable(workspace.elasticSession()));

        const auto answer = [&workspace](const char* choice) {
            QVERIFY(!workspace.window().close());
            auto* question = workspace.window().findChild<ui::UnsavedQuestion*>();
            QVERIFY(question);
            for (auto* button : question->buttons()) {
                if (button->text() == QString::fromUtf8(choice)) {
                    button->click();
                    break;
                }
            }
        };
        answer("Keep Editing");
        QVERIFY(workspace.window().isVisible());
        QCOMPARE(test::bytesOf(m_file), before);
        QTRY_VERIFY(!workspace.window().findChild<ui::UnsavedQuestion*>());

        answer("Save…");
        QTRY_VERIFY(workspace.window().findChild<ui::SaveSheet*>());
        workspace.window().findChild<ui::SaveSheet*>()->accept();
        QTRY_VERIFY(!workspace.window().isVisible());
        QVERIFY(test::bytesOf(m_file).contains("min: {nvidia.com/gpu: 12} # agreed in March"));
    }

    void theNumbersAreThoseOfTheCommandLine()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        for (const Quantity total : {100, 40, 0}) {
            open(workspace, total);

            Resource amounts;
            amounts.set(m_gpu, total);
            const QJsonObject printed = printedGroups(m_file, amounts);
            auto* table = test::viewOf<ui::TreeTable>(workspace.window(), "Quota groups");
            QVERIFY(table);
            const auto* model = table->model();
            QCOMPARE(model->rowCount(), printed.size());
            for (int row = 0; row < model->rowCount(); ++row) {
                const auto shown
                    = [&](int column) { return model->index(row, column).data().toString().toLongLong(); };
                const QJsonObject group = printed[model->index(row, 0).data().toString()].toObject();
                const auto expected = [&group](const char* key) {
                    return group[QLatin1String(key)].toObject()["nvidia.com/gpu"].toInteger();
                };
                QCOMPARE(shown(ElasticTreeModel::RuntimeColumn), expected("runtime"));
                QCOMPARE(shown(ElasticTreeModel::RequestColumn), expected("request"));
                QCOMPARE(shown(ElasticTreeModel::UsedColumn), expected("used"));
            }
        }
    }

    /// W3, whole and shrunken: every number of every level and resource, as it is written.
    void theNumbersOfATreeAreThoseOfTheCommandLine()
    {
        m_file = m_dir->filePath(QStringLiteral("tree.yaml"));
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(kThreeLevels);
        file.close();
        for (const auto& [cpu, gpu] :
             std::initializer_list<std::pair<Quantity, Quantity>>{{100'000, 16}, {56'000, 9}}) {
            Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
            Resource total;
            total.set("cpu", cpu);
            total.set(m_gpu, gpu);
            open(workspace, total);
            const QJsonObject printed = printedGroups(m_file, total);
            QCOMPARE(printed.size(), 7);
            auto* table = test::viewOf<ui::TreeTable>(workspace.window(), "Quota groups");
            auto* resources = test::viewOf<QComboBox>(workspace.window(), "Resource");
            for (int i = 0; i < resources->count(); ++i) {
                resources->setCurrentIndex(i);
                Q_EMIT resources->activated(i);
                int compared = 0;
                compareBelow(*table->model(), {}, resources->currentText(), printed, compared);
                QCOMPARE(compared, 7);
            }
        }
    }

    void anEditedValueIsTheOnlyLineThatChanges()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        open(workspace, 100);
        const QByteArray before = test::bytesOf(m_file);
        auto* table = test::viewOf<ui::TreeTable>(workspace.window(), "Quota groups");
        table->setCurrentId(QStringLiteral("team-a"));

        auto* min = test::viewOf<QLineEdit>(workspace.window(), "Min");
        QCOMPARE(min->text(), QStringLiteral("10"));
        min->setFocus();
        min->selectAll();
        QTest::keyClicks(min, QStringLiteral("12"));
        QTest::keyClick(min, Qt::Key_Return);
        QTRY_VERIFY(quotadeck::test::isSavable(workspace.elasticSession()));
        QCOMPARE(test::bytesOf(m_file), before);
        QCOMPARE(min->text(), QStringLiteral("12"));

        QSignalSpy saved(&workspace.elasticSession(), &models::ElasticSession::saved);
        QTest::keyClick(table, Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(workspace.window().findChild<ui::SaveSheet*>());
        workspace.window().findChild<ui::SaveSheet*>()->accept();
        QTRY_COMPARE(saved.count(), 1);
        QCOMPARE(test::bytesOf(m_file),
                 QByteArray(before).replace("min: {nvidia.com/gpu: 10} # agreed in March",
                                            "min: {nvidia.com/gpu: 12} # agreed in March"));
    }

    void anAmountThatCannotBeReadStaysInItsField()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        open(workspace, 100);
        auto* max = test::viewOf<QLineEdit>(workspace.window(), "Max");

        max->setFocus();
        max->selectAll();
        QTest::keyClicks(max, QStringLiteral("many"));
        QTest::keyClick(max, Qt::Key_Return);

        QVERIFY(!workspace.elasticSession().hasUnsavedEdits());
        QCOMPARE(max->text(), QStringLiteral("many"));
        const auto labels = workspace.window().findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible()
                && label->text().startsWith(QStringLiteral("\"many\" is not a valid amount"));
        }));
    }

    void problemsAreReachedByKeyAndFixed() // V4: min above max
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        open(workspace, 100);
        auto* table = test::viewOf<ui::TreeTable>(workspace.window(), "Quota groups");
        table->setCurrentId(QStringLiteral("team-a"));
        auto* min = test::viewOf<QLineEdit>(workspace.window(), "Min");
        min->setFocus();
        min->selectAll();
        QTest::keyClicks(min, QStringLiteral("50"));
        QTest::keyClick(min, Qt::Key_Return);
        QTRY_VERIFY(!workspace.elasticSession().isBusy() && workspace.elasticSession().isModified());
        QVERIFY(!workspace.elasticSession().state()->verdict.accepted);

        table->setCurrentId(QStringLiteral("team-d"));
        table->setFocus();
        QTest::keyClick(table, Qt::Key_F8);
        QCOMPARE(table->currentId(), QStringLiteral("team-a"));
        QTest::keyClick(table, Qt::Key_Period, Qt::ControlModifier);
        auto* findings = workspace.window().page(QStringLiteral("elastic"))->findChild<ui::ProblemsPanel*>();
        auto* menu = findings->findChild<QMenu*>();
        QTRY_VERIFY(!menu->actions().isEmpty());
        menu->actions().constFirst()->trigger();
        menu->close();

        QTRY_VERIFY(workspace.elasticSession().state()->verdict.accepted);
        workspace.elasticSession().undo();
        QTRY_VERIFY(!workspace.elasticSession().state()->verdict.accepted);
    }

    void whatIsNotKnownIsAskedFor()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        open(workspace, std::nullopt);
        auto* table = test::viewOf<ui::TreeTable>(workspace.window(), "Quota groups");
        const auto runtime = table->model()->index(0, ElasticTreeModel::RuntimeColumn);
        QCOMPARE(runtime.data().toString(), QStringLiteral("unknown"));

        auto* total = test::viewOf<QLineEdit>(workspace.window(), "Cluster total");
        total->setFocus();
        QTest::keyClicks(total, QStringLiteral("100"));
        QTest::keyClick(total, Qt::Key_Return);

        QTRY_COMPARE(runtime.data().toString(), QStringLiteral("5"));
        auto* steps = test::viewOf<ui::StepsList>(workspace.window(), "Runtime calculation");
        QVERIFY(steps->texts().contains(QStringLiteral("Runtime\t5\t")));
        QVERIFY(steps->texts().last().startsWith(
            QStringLiteral("Maximum reachable\t18\tIf the group requested all"))); // EQ-100
    }

    /// G7: the rules for models show at once, and are remembered.
    void cardsGoByModelsWhenThatIsSwitchedOn()
    {
        m_file = QStringLiteral(QUOTADECK_RESOURCES "/samples/elastic-cards.yaml");
        const auto notes = [](Workspace& workspace) {
            const auto* model = test::viewOf<ui::TreeTable>(workspace.window(), "Quota groups")->model();
            return model->index(0, ElasticTreeModel::NotesColumn).data().toString();
        };
        QVariantMap remembered;
        {
            Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
            open(workspace, std::nullopt);
            auto* rules = test::viewOf<QCheckBox>(workspace.window(), "Cards by model");
            auto* models = test::viewOf<ui::DetailTable>(workspace.window(), "Card models");
            QVERIFY(rules->isVisible());
            QVERIFY(!rules->isChecked());
            QVERIFY(!models->isVisible());
            QCOMPARE(notes(workspace), QString());

            rules->click();

            QCOMPARE(notes(workspace), QStringLiteral("may use A100 1 · V100 0"));
            QVERIFY(models->isVisible());
            QCOMPARE(models->rowCount(), 2);
            auto* pods = test::viewOf<ui::DetailTable>(workspace.window(), "Pods of the group");
            QVERIFY(pods->item(0, 1)->toolTip().contains(QStringLiteral("reserved for other groups")));
            remembered = workspace.window().windowState();
        }
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        workspace.window().restoreWindowState(remembered);
        open(workspace, std::nullopt);
        QVERIFY(test::viewOf<QCheckBox>(workspace.window(), "Cards by model")->isChecked());
        QCOMPARE(notes(workspace), QStringLiteral("may use A100 1 · V100 0"));
    }

    /// EQ-63: whoever waits is told what would help. Max lets team-a use no more than 40.
    void theSmallestChangeThatAdmitsAPodIsShown()
    {
        QByteArray text = test::bytesOf(m_file);
        text.replace("'{\"nvidia.com/gpu\":\"5\"}'", "'{\"nvidia.com/gpu\":\"45\"}'");
        text.replace("used: {nvidia.com/gpu: 5}", "used: {nvidia.com/gpu: 40}");
        text += "---\nkind: Pod\nmetadata:\n  name: job\n  namespace: work\n  labels:\n"
                "    quota.scheduling.koordinator.sh/name: team-a\n"
                "spec:\n  containers:\n    - resources: {requests: {nvidia.com/gpu: 5}}\n";
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
        file.close();
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        open(workspace, 1000);

        auto* remedy = test::viewOf<QLabel>(workspace.window(), "Changes that admit the pod");
        QTRY_VERIFY(remedy->isVisible());
        QVERIFY2(
            remedy->text().contains(QStringLiteral("raise team-a's max of nvidia.com/gpu from 40 to 45")),
            qPrintable(remedy->text()));
    }

    /// The verdict follows the field of the form.
    void aPodBeyondTheLimitForNewPodsWouldBeRejected() // EQ-64
    {
        QByteArray text = test::bytesOf(m_file);
        text.replace("'{\"nvidia.com/gpu\":\"5\"}'", "'{\"nvidia.com/gpu\":\"10\"}'");
        text += "---\nkind: Pod\nmetadata:\n  name: job\n  namespace: work\n  labels:\n"
                "    quota.scheduling.koordinator.sh/name: team-a\n"
                "spec:\n  containers:\n    - resources: {requests: {nvidia.com/gpu: 5}}\n";
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(text), text.size());
        file.close();
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        open(workspace, 1000);
        test::viewOf<ui::TreeTable>(workspace.window(), "Quota groups")
            ->setCurrentId(QStringLiteral("team-a"));
        auto* answer = test::viewOf<QLabel>(workspace.window(), "Changes that admit the pod");
        QTRY_COMPARE(answer->text(), QStringLiteral("The quotas admit work/job now."));

        auto* limit = test::viewOf<QLineEdit>(workspace.window(), "Limit for new pods");
        limit->setFocus();
        QTest::keyClicks(limit, QStringLiteral("8"));
        QTest::keyClick(limit, Qt::Key_Return);

        QTRY_VERIFY2(answer->text().contains(
                         QStringLiteral("With creation-time admission, the cluster would reject work/job: "
                                        "nvidia.com/gpu of group team-a: its limit for new pods is exceeded: "
                                        "5 of 8 requested, the pod requests 5.")),
                     qPrintable(answer->text()));
        workspace.elasticSession().undo();
        QTRY_COMPARE(answer->text(), QStringLiteral("The quotas admit work/job now."));
    }

    void strictRulesRejectALeafThatBecomesAParent() // V10
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        open(workspace, 100);
        auto& session = workspace.elasticSession();
        auto* strict = test::viewOf<QCheckBox>(workspace.window(), "Strict rules");
        QVERIFY(strict->isVisible() && !strict->isChecked());
        session.change("team-a", [](elastic::QuotaGroup& group) { group.isParent = true; });
        QTRY_VERIFY(!session.isBusy() && session.isModified());
        QVERIFY(session.state()->verdict.accepted);

        strict->click();

        QTRY_VERIFY(!session.state()->verdict.accepted);
        QVERIFY(strict->isChecked());
        QVERIFY(std::ranges::any_of(session.state()->verdict.findings, [](const config::Finding& finding) {
            return finding.severity == config::Severity::Error && finding.rule == std::string_view("V10");
        }));
        QVERIFY(!quotadeck::test::isSavable(session));
        strict->click();
        QTRY_VERIFY(session.state()->verdict.accepted);
    }

    /// Neither has a group; but of the broken one nobody may say that there is nothing wrong.
    void aBrokenFileIsRefusedAndAnEmptyOneIsNot()
    {
        const auto verdictOf = [this](const QByteArray& text) {
            QFile file(m_file);
            [&] { QVERIFY(file.open(QIODevice::WriteOnly)); }();
            file.write(text);
            file.close();
            Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
            QSignalSpy opened(&workspace.elasticSession(), &models::ElasticSession::opened);
            cli::WindowOptions options;
            options.openFile = m_file.toStdString();
            options.page = "elastic";
            workspace.start(options);
            workspace.window().show();
            [&] { QTRY_COMPARE(opened.count(), 1); }();
            const auto* page = workspace.window().findChild<ui::ElasticPage*>();
            for (const QLabel* label : page->findChildren<QLabel*>()) {
                if (label->isVisible()
                    && (label->text().startsWith(QStringLiteral("The cluster would"))
                        || label->text().startsWith(QStringLiteral("No changes to validate"))))
                    return signBeside(*label) + QStringLiteral(": ") + label->text();
            }
            return QString();
        };
        QCOMPARE(verdictOf("kind: ElasticQuota\nmetadata: {name: a\n"),
                 QStringLiteral("critical: The cluster would reject this: 1 errors"));
        QCOMPARE(verdictOf("kind: ConfigMap\nmetadata: {name: a}\n"),
                 QStringLiteral("note: No changes to validate"));
        QCOMPARE(verdictOf("kind: ElasticQuota\nspec: {max: {cpu: 1}}\n"), // of an object without a name
                 QStringLiteral("critical: The cluster would reject this: 1 errors"));
    }

    void rulesForModelsAreOfferedWhereThereAreModels()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        open(workspace, 100);
        QVERIFY(!test::viewOf<QCheckBox>(workspace.window(), "Cards by model")->isVisible());
    }

    /// EQ-55: a node that takes no pods counts, and the page says so.
    void whatThereIsToShareIsTold()
    {
        m_file = QStringLiteral(QUOTADECK_RESOURCES "/samples/elastic-cards.yaml");
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        open(workspace, std::nullopt);
        const auto lines = test::viewOf<ui::StepsList>(workspace.window(), "Cluster capacity")->texts();
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[0].startsWith(QStringLiteral("All nodes\t20\t")));
        QVERIFY(lines[1].startsWith(QStringLiteral("of which unschedulable\t10\t")));
        QVERIFY(lines[2].startsWith(QStringLiteral("Available to the first level\t20\t")));
        const auto* nodes = test::viewOf<ui::DetailTable>(workspace.window(), "Counted nodes");
        QCOMPARE(nodes->rowCount(), 2);
        QCOMPARE(nodes->item(0, 1)->text(), QStringLiteral("unschedulable"));
    }

    void aFileOfAnotherKindGoesToTheLimits()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        QSignalSpy opened(&workspace.session(), &models::ConfigSession::opened);
        cli::WindowOptions options;
        options.openFile = QUOTADECK_RESOURCES "/samples/queues.yaml";

        workspace.start(options);

        QTRY_COMPARE(opened.count(), 1);
        QCOMPARE(workspace.window().currentPageId(), QStringLiteral("limits"));
    }

    void aFileOpenedForThePageIsJudgedThere()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        QSignalSpy opened(&workspace.elasticSession(), &models::ElasticSession::opened);
        cli::WindowOptions options;
        options.openFile = QUOTADECK_RESOURCES "/samples/queues.yaml";
        options.page = "elastic";

        workspace.start(options);

        QTRY_COMPARE(opened.count(), 1);
        const auto* findings
            = workspace.window().page(QStringLiteral("elastic"))->findChild<ui::ProblemsPanel*>();
        QVERIFY(findings);
        const auto* table = findings->findChild<QAbstractItemView*>();
        QTRY_COMPARE(table->model()->rowCount(), 1);
    }

private:
    void open(Workspace& workspace, std::optional<Quantity> total)
    {
        Resource amounts;
        if (total)
            amounts.set(m_gpu, *total);
        open(workspace, amounts);
    }

    void open(Workspace& workspace, const Resource& total)
    {
        QSignalSpy opened(&workspace.elasticSession(), &models::ElasticSession::opened);
        cli::WindowOptions options;
        options.openFile = m_file.toStdString();
        options.total = total;
        workspace.start(options);
        workspace.window().show();
        QTRY_COMPARE(opened.count(), 1);
        QCOMPARE(workspace.window().currentPageId(), QStringLiteral("elastic"));
    }

    const ResourceType m_gpu{"nvidia.com/gpu"};
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<app::Shared> m_shared;
    QString m_file;
};

QUOTADECK_TEST(TestElasticPage, QApplication)
} // namespace tst_elasticpage

#include "tst_elasticpage.moc"
