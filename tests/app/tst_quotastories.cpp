// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/donormodel.h"
#include "models/insight/impactmodel.h"
#include "tests/app/workspacetest.h"
#include "tests/support/filebytes.h"
#include "tests/support/savable.h"
#include "tests/support/testprogram.h"
#include "ui/document/savesheet.h"
#include "ui/limits/form/tenantdialog.h"
#include "ui/widgets/labels.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QTreeView>

#include <algorithm>

namespace tst_quotastories {
using namespace quotadeck;
using test::viewOf;
using test::Workspace;

namespace {
/// Production has 24 of 32 cards and demands 9 at most, batch has 8 and demands all; the models team has none guaranteed and a
/// maximum of 2.
const QByteArray kQueues = R"(partitions:
  - name: default
    queues:
      - name: root
        submitacl: "*"
        queues:
          - name: production
            resources: {guaranteed: {gpu: 24}}     # serves the customers
          - name: batch
            resources: {guaranteed: {gpu: 8}}
          - name: models
            resources: {max: {gpu: 2}}
)";
const QByteArray kScenario = R"(name: cards
title: Three teams and their cards
description: The models team asks for more cards.
start: 2026-11-02T08:00:00Z
clusterId: test
partition: default
nodes:
  - {name: gpu, count: 4, instanceType: large, capacity: {vcore: "64", memory: 256Gi, gpu: "8", pods: "110"}}
queues: |
CONFIGURATION
users:
  - {name: pia, groups: [production]}
  - {name: ben, groups: [batch]}
  - {name: mia, groups: [models]}
workloads:
  - name: serve
    queue: root.production
    users: [pia]
    interarrival: [60s, 120s]
    pods: [1, 3]
    podResources: {vcore: "1", memory: 1Gi, gpu: "1"}
    runTime: [60s, 4m]
    maxOpenApplications: 3
  - name: night
    queue: root.batch
    users: [ben]
    interarrival: [5s, 20s]
    pods: [2, 4]
    podResources: {vcore: "1", memory: 1Gi, gpu: "1"}
    runTime: [60s, 2m]
    maxOpenApplications: 4
  - name: train
    queue: root.models
    users: [mia]
    interarrival: [30s, 60s]
    pods: [2, 4]
    podResources: {vcore: "1", memory: 1Gi, gpu: "1"}
    runTime: [60s, 2m]
    maxOpenApplications: 2
)";

QAbstractButton* visibleButton(QWidget& parent, const QString& text)
{
    for (auto* button : parent.findChildren<QAbstractButton*>()) {
        if (button->text() == text && button->isVisible())
            return button;
    }
    return nullptr;
}

/// As soon as it can be clicked.
void clickButton(QWidget& parent, const QString& text)
{
    const auto isReady = [&] {
        const auto* button = visibleButton(parent, text);
        return button && button->isEnabled();
    };
    QTRY_VERIFY2(isReady(), qPrintable(text));
    QTest::mouseClick(visibleButton(parent, text), Qt::LeftButton);
}

void clickTab(QWidget& page, const QString& start)
{
    auto* tabs = page.findChild<QTabBar*>();
    QVERIFY(tabs);
    for (int tab = 0; tab < tabs->count(); ++tab) {
        if (tabs->tabText(tab).startsWith(start)) {
            QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(tab).center());
            QCOMPARE(tabs->currentIndex(), tab);
            return;
        }
    }
    QFAIL(qPrintable(start));
}

/// In the outline of the configuration.
void clickQueue(QWidget& page, const QString& name)
{
    auto* outline = viewOf<QTreeView>(page, "Queues of the configuration");
    QVERIFY(outline);
    const auto rows = outline->model()->match(outline->model()->index(0, 0), Qt::DisplayRole, name, 1,
                                              Qt::MatchExactly | Qt::MatchRecursive);
    QCOMPARE(rows.size(), 1);
    outline->scrollTo(rows.first());
    QTest::mouseClick(outline->viewport(), Qt::LeftButton, {}, outline->visualRect(rows.first()).center());
    QCOMPARE(outline->currentIndex().data().toString(), name);
}

void typeInto(QLineEdit* field, const QString& text)
{
    QVERIFY(field);
    QTRY_VERIFY(field->isVisible()
                && field->isEnabled()); // fields of a template that was just read are laid out later
    QTest::mouseClick(field, Qt::LeftButton);
    field->selectAll();
    QTest::keyClicks(field, text);
}

/// The texts of the cells of a row.
QStringList rowOf(const QAbstractItemModel& model, int row, const QModelIndex& parent = {})
{
    QStringList texts;
    for (int column = 0; column < model.columnCount(parent); ++column)
        texts << model.index(row, column, parent).data().toString();
    return texts;
}

/// Whether a table of changes that is on screen has @p text in a cell.
bool listsChange(const QWidget& page, const QString& text)
{
    const auto tables = page.findChildren<QTableView*>();
    return std::ranges::any_of(tables, [&text](const QTableView* table) {
        if (table->accessibleName() != QStringLiteral("Changes to the file") || !table->isVisible())
            return false;
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            if (rowOf(*table->model(), row).contains(text))
                return true;
        }
        return false;
    });
}

bool hasLabel(const QWidget& parent, const QString& part)
{
    const auto labels = parent.findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().contains(part); });
}
} // namespace

/// Requests of teams, answered in the window from the question to the saved file.
class TestQuotaStories final : public test::WorkspaceTest
{
    Q_OBJECT
private Q_SLOTS:
    void init() { prepare(); }

    /// "The models team asks for 8 more GPUs: who can give them, and what does that do to everyone?"
    void theTeamAsksForMoreGpus()
    {
        const QString scenario = m_dir->filePath(QStringLiteral("cards.yaml"));
        test::writeBytes(scenario,
                         QByteArray(kScenario).replace(
                             "CONFIGURATION", "  " + QByteArray(kQueues).trimmed().replace('\n', "\n  ")));
        test::writeBytes(m_file, kQueues);
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        auto& window = workspace.window();
        auto& session = workspace.session();
        QSignalSpy shown(&workspace, &Workspace::firstDataShown);
        cli::WindowOptions options;
        options.source = cli::SimulatorSource{scenario.toStdString()};
        workspace.start(options);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTRY_COMPARE(shown.count(), 1);
        QSignalSpy opened(&session, &models::ConfigSession::opened);
        Q_EMIT window.openRequested(m_file);
        QTRY_COMPARE(opened.count(), 1);
        auto& page = *window.page(QStringLiteral("limits"));

        // Production was never near what it is guaranteed.
        clickQueue(page, QStringLiteral("models"));
        clickTab(page, QStringLiteral("Donors"));
        QTRY_COMPARE(viewOf<QLineEdit>(page, "Queue that needs more")->text(), QStringLiteral("root.models"));
        auto* amount = viewOf<QLineEdit>(page, "Amount");
        typeInto(amount, QStringLiteral("gpu=8"));
        QTest::keyClick(amount, Qt::Key_Return);
        const auto& donors = *viewOf<QTableView>(page, "Queues that could give")->model();
        using Donor = models::DonorModel;
        const auto given = [&donors](const QString& queue) {
            for (int row = 0; row < donors.rowCount(); ++row) {
                if (donors.index(row, Donor::QueueColumn).data().toString() == queue)
                    return donors.index(row, Donor::GivesColumn).data().toString();
            }
            return QString();
        };
        QTRY_COMPARE(given(QStringLiteral("root.production")), QStringLiteral("8"));
        QCOMPARE(page.findChild<ui::ElidedLabel*>(QStringLiteral("donorResult"))->text(),
                 QStringLiteral("The donors can give the whole amount"));
        QVERIFY(viewOf<QListWidget>(page, "Changes of the configuration")->count() >= 2);
        clickButton(page, QStringLiteral("Apply Changes"));
        const auto text = [&session] { return QByteArray::fromStdString(session.revision()->text()); };
        QTRY_VERIFY(text().contains("resources: {guaranteed: {gpu: 16}}     # serves the customers\n"));
        QTRY_VERIFY(quotadeck::test::isSavable(session));
        QCOMPARE(test::bytesOf(m_file), kQueues);

        // Nobody else is affected.
        clickTab(page, QStringLiteral("Impact"));
        const auto& impact = *viewOf<QTreeView>(page, "Affected users, groups and queues")->model();
        QTRY_COMPARE(impact.index(0, 0).data().toString(), QStringLiteral("More headroom (1)"));
        QCOMPARE(impact.rowCount(), 1);
        const QStringList affected = rowOf(impact, 0, impact.index(0, 0));
        QVERIFY2(affected.mid(0, 2).join(u' ').contains(QStringLiteral("root.models")),
                 qPrintable(affected.join(u'|')));
        using Impact = models::ImpactModel;
        QCOMPARE(affected[Impact::LimitBeforeColumn], QStringLiteral("2"));
        QCOMPARE(affected[Impact::LimitAfterColumn], QStringLiteral("10"));

        save(workspace, QStringLiteral("1 looser"));
        QCOMPARE(test::bytesOf(m_file), text());
        QVERIFY(
            test::bytesOf(m_file).contains("- name: batch\n            resources: {guaranteed: {gpu: 8}}\n"));
        QVERIFY(!session.isModified());
    }

    /// "Onboard the team acme like the others."
    void aTenantIsAddedFromATemplate()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        openSample(workspace);
        auto& window = workspace.window();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        auto& page = *window.page(QStringLiteral("limits"));
        auto& session = workspace.session();
        const QByteArray before = test::bytesOf(m_file);

        clickQueue(page, QStringLiteral("root"));
        const auto actions = page.findChildren<QAction*>();
        const auto add = std::ranges::find(actions, QStringLiteral("Add Tenant from Template…"),
                                           [](const QAction* action) { return action->text(); });
        QVERIFY(add != actions.end() && (*add)->isEnabled());
        (*add)->trigger();
        auto* dialog = page.findChild<ui::TenantDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        auto* file = viewOf<QLineEdit>(*dialog, "Template file");
        typeInto(file, QStringLiteral(QUOTADECK_RESOURCES "/samples/tenant-template.yaml"));
        QTest::keyClick(file, Qt::Key_Return); // reads it; nothing can be added yet
        QTRY_VERIFY(viewOf<QLineEdit>(*dialog, "Name of the queue"));
        QVERIFY(!visibleButton(*dialog, QStringLiteral("Add Tenant"))->isEnabled());
        typeInto(viewOf<QLineEdit>(*dialog, "Name of the queue"), QStringLiteral("acme"));
        typeInto(viewOf<QLineEdit>(*dialog, "User who administers the queue"), QStringLiteral("sue"));
        QTRY_VERIFY(viewOf<QPlainTextEdit>(*dialog, "Preview of the text")
                        ->toPlainText()
                        .startsWith(QStringLiteral("- name: acme   # tenant of sue, size small\n")));
        QTRY_VERIFY(hasLabel(*dialog, QStringLiteral("No problems found.")));
        clickButton(*dialog, QStringLiteral("Add Tenant"));
        auto* outline = viewOf<QTreeView>(page, "Queues of the configuration");
        QTRY_COMPARE(outline->currentIndex().data().toString(), QStringLiteral("acme"));
        QTRY_VERIFY(quotadeck::test::isSavable(session));
        QCOMPARE(test::bytesOf(m_file), before);

        clickTab(page, QStringLiteral("Changes"));
        QTRY_VERIFY(listsChange(page, QStringLiteral("root.acme")));
        save(workspace, QStringLiteral("Will be saved to "));

        auto lines = test::bytesOf(m_file).split('\n');
        const auto first
            = std::ranges::find(lines, QByteArray("          - name: acme   # tenant of sue, size small"));
        QVERIFY(first != lines.end());
        constexpr int kLinesOfTheTenant = 23;
        lines.remove(first - lines.begin(), kLinesOfTheTenant);
        QCOMPARE(lines.join('\n'), before); // no other line changed
        QVERIFY(!session.isModified());
    }

private:
    /// Through the review, in which @p part stands.
    void save(Workspace& workspace, const QString& part)
    {
        QSignalSpy saved(&workspace.session(), &models::ConfigSession::saved);
        clickButton(*workspace.window().page(QStringLiteral("limits")), QStringLiteral("Save…"));
        QTRY_VERIFY(workspace.window().findChild<ui::SaveSheet*>());
        auto* sheet = workspace.window().findChild<ui::SaveSheet*>();
        QTRY_VERIFY(hasLabel(*sheet, part));
        clickButton(*sheet, QStringLiteral("Save to queues.yaml"));
        QTRY_COMPARE(saved.count(), 1);
    }
};

QUOTADECK_TEST(TestQuotaStories, QApplication)
} // namespace tst_quotastories

#include "tst_quotastories.moc"
