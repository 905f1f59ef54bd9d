// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/chargemodel.h"
#include "models/insight/effectivemodel.h"
#include "models/insight/impactmodel.h"
#include "models/insight/membershipfile.h"
#include "tests/support/insightcase.h"
#include "tests/support/limitsfixture.h"
#include "tests/support/testprogram.h"
#include "ui/document/savesheet.h"
#include "ui/limits/chargepanel.h"
#include "ui/limits/effectivepanel.h"
#include "ui/limits/impactpanel.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/treetable.h"

#include <QAccessible>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>

#include <algorithm>

namespace tst_insightpanels {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {

/// Less for each user, and another group in place of ds.
models::ConfigSession::Operation tighten()
{
    return [](const config::Document& document) {
        return document.setQuantity({0, QueuePath("root.data"), 1}, "vcore", "5");
    };
}

models::ConfigSession::Operation chargeOthers()
{
    return [](const config::Document& document) {
        return document.setGroups({0, QueuePath("root.data"), 0}, {"qa"});
    };
}
} // namespace

/// The panels of the limits editor that look at the cluster.
class TestInsightPanels : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_limits = std::make_unique<LimitsFixture>(kInsightConfig);
        m_source = std::make_unique<models::InsightSource>(&m_limits->session);
        m_source->setSourceName(QStringLiteral("demo"));
        m_limits->page.setInsight(m_source.get());
        m_tabs = m_limits->page.findChild<QTabWidget*>();
        m_impact = m_limits->page.findChild<ui::ImpactPanel*>();
        QVERIFY(m_tabs && m_impact);
    }

    void cleanup()
    {
        m_limits.reset();
        m_source.reset();
    }

    void withoutASnapshotTheReasonIsSaid()
    {
        m_limits->session.edit(tighten());

        QTRY_COMPARE(m_impact->findChild<ui::Placeholder*>()->title(),
                     QStringLiteral("Impact unknown: no usage data"));
        QCOMPARE(tabText(m_impact), QStringLiteral("Impact"));
    }

    void theImpactOfAnEditIsCountedAndListed() // UGM-54
    {
        m_source->setSnapshot(insightSnapshot(), "default");
        m_limits->page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_limits->page));
        m_limits->page.setFocus();
        QTest::keyClick(&m_limits->page, Qt::Key_I, Qt::ControlModifier);
        QCOMPARE(m_tabs->currentWidget(), m_impact);

        m_limits->session.edit(tighten());

        QTRY_COMPARE(tabText(m_impact), QStringLiteral("Impact (1 over limit)"));
        const auto* table
            = childNamed<ui::TreeTable>(*m_impact, QStringLiteral("Affected users, groups and queues"));
        QVERIFY(table && table->isVisible());
        QCOMPARE(table->model()->index(0, 0).data().toString(), QStringLiteral("Newly over limit (1)"));
        const auto* summary = m_impact->findChild<ui::ElidedLabel*>(QStringLiteral("impactSummary"));
        QCOMPARE(summary->text(),
                 QStringLiteral("Usage of demo at 2026-11-01 08:03:10"
                                " · groups of 1 users unknown"));
        m_limits->session.undo();
        QTRY_COMPARE(tabText(m_impact), QStringLiteral("Impact"));
        QCOMPARE(m_impact->findChild<ui::Placeholder*>()->title(), QStringLiteral("No edits"));
    }

    void theBaselineIsSaidAndCanBeChosen() // REST-30
    {
        const SnapshotPtr snapshot = insightSnapshot();
        m_source->setSnapshot(snapshot, "default");
        m_tabs->setCurrentWidget(m_impact);
        m_limits->session.edit(tighten()); // 8 to 5
        QTRY_COMPARE(tabText(m_impact), QStringLiteral("Impact (1 over limit)"));
        auto* baselines = childNamed<QComboBox>(*m_impact, QStringLiteral("Compared with"));
        QVERIFY(baselines && baselines->isHidden()); // there is nothing to choose from
        const auto* difference = childNamed<QLabel>(*m_impact, QStringLiteral("Base of the comparison"));
        QVERIFY(difference && difference->isHidden());
        const auto* table
            = childNamed<ui::TreeTable>(*m_impact, QStringLiteral("Affected users, groups and queues"));
        const auto limitBefore = [table] {
            const auto& model = *table->model();
            return model.index(0, models::ImpactModel::LimitBeforeColumn, model.index(0, 0))
                .data()
                .toString();
        };

        m_source->setActive(models::readActiveConfiguration(
                                QByteArray(kInsightConfig).replace("vcore: 8}", "vcore: 9}").toStdString()),
                            models::ActiveReading{snapshot->time, std::chrono::seconds(30)});
        QTRY_COMPARE(limitBefore(), QStringLiteral("9"));
        QVERIFY(baselines->isVisible());
        QCOMPARE(baselines->currentText(), QStringLiteral("the active configuration"));
        QVERIFY(difference->isVisible());
        QCOMPARE(difference->text(),
                 QStringLiteral(
                     "The active configuration (read 08:03:10) differs from the last save. Loading the text "
                     "would change it, so it is the base of the comparison."));

        baselines->setFocus();
        QTest::keyClick(baselines, Qt::Key_Up);
        QTRY_COMPARE(limitBefore(), QStringLiteral("8"));
        QCOMPARE(baselines->currentText(), QStringLiteral("the last save"));
        QVERIFY2(difference->text().endsWith(QStringLiteral("may change more than listed here.")),
                 qPrintable(difference->text()));

        m_source->setActive(nullptr);
        QTRY_VERIFY(baselines->isHidden());
        QVERIFY(difference->isHidden());
    }

    void whoIsHitIsSeenUnderTheNextVerdictAsWell()
    {
        m_source->setSnapshot(insightSnapshot(), "default");
        m_tabs->setCurrentWidget(m_impact);
        const auto* table
            = childNamed<ui::TreeTable>(*m_impact, QStringLiteral("Affected users, groups and queues"));
        const auto verdict = [table] { return table->model()->index(0, 0); };
        m_limits->session.edit([](const config::Document& document) {
            return document.setQuantity({0, QueuePath("root.data"), 1}, "vcore", "7");
        });
        QTRY_VERIFY(verdict().isValid() && table->isExpanded(verdict()));
        const QString before = verdict().data().toString();
        QVERIFY(!before.startsWith(QStringLiteral("Over")));

        m_limits->session.edit(tighten());
        QTRY_COMPARE(verdict().data().toString(), QStringLiteral("Newly over limit (1)"));
        QVERIFY(table->isExpanded(verdict()));
    }

    void theReviewBeforeASaveTellsWhoWouldBeOver()
    {
        m_source->setSnapshot(insightSnapshot(), "default");
        m_limits->session.edit(tighten());
        m_limits->waitUntilIdle();
        auto* save = childNamed<QToolButton>(m_limits->page, QStringLiteral("Save…"));
        QVERIFY(save);
        save->click();
        auto* sheet = m_limits->page.findChild<ui::SaveSheet*>();
        QVERIFY(sheet);
        const auto isTold = [sheet](const QString& start) {
            const auto labels = sheet->findChildren<QLabel*>();
            return std::ranges::any_of(labels, [&start](const QLabel* label) {
                return label->isVisible() && label->text().startsWith(start);
            });
        };
        QVERIFY(isTold(QStringLiteral("Calculating the impact…")));
        QTRY_VERIFY(isTold(QStringLiteral("Current usage exceeds 1 limit")));

        auto* impact = sheet->findChild<ui::ImpactPanel*>();
        sheet->findChild<QTabWidget*>()->setCurrentWidget(impact);
        auto* filter = impact->findChild<QLineEdit*>();
        filter->setFocus();
        QTest::keyClicks(filter, QStringLiteral("sue"));
        QTest::keyClick(filter, Qt::Key_Return); // of the filter, not of the sheet
        QVERIFY(sheet->isVisible());
        sheet->reject();
    }

    void whatIsSelectedIsComparedUntilSomebodyIsChosen()
    {
        m_source->setSnapshot(insightSnapshot(), "default");
        auto* effective = m_limits->page.findChild<ui::EffectivePanel*>();
        const auto* queue = childNamed<QLineEdit>(*effective, QStringLiteral("in queue"));
        auto* person = childNamed<QLineEdit>(*effective, QStringLiteral("User"));
        QVERIFY(queue && person);
        m_limits->page.setScope({ui::Subject::Kind::Queue, QStringLiteral("root.data.etl"), {}});
        QCOMPARE(queue->text(), QStringLiteral("root.data.etl"));

        QTest::keyClicks(person, QStringLiteral("sue"));
        m_limits->page.setScope({ui::Subject::Kind::Queue, QStringLiteral("root.data"), {}});
        QCOMPARE(queue->text(), QStringLiteral("root.data.etl"));
    }

    void theGroupsOfACompletedPersonAreFilledIn() // UGM-12
    {
        m_source->setSnapshot(insightSnapshot(), "default");
        auto* effective = m_limits->page.findChild<ui::EffectivePanel*>();
        m_tabs->setCurrentWidget(effective);
        auto* person = childNamed<QLineEdit>(*effective, QStringLiteral("User"));
        m_limits->page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_limits->page));
        person->setFocus();
        QTRY_VERIFY(person->completer()->model()->rowCount() > 0);
        QTest::keyClicks(person, QStringLiteral("su"));
        Q_EMIT person->completer()->activated(QStringLiteral("sue")); // as its list does

        QTRY_COMPARE(person->text(), QStringLiteral("sue"));
        QTRY_COMPARE(childNamed<QLineEdit>(*effective, QStringLiteral("in groups"))->text(),
                     QStringLiteral("ds"));
    }

    void theMostAffectedPersonIsTheFirstToBeCompared() // ENF-3
    {
        m_source->setSnapshot(insightSnapshot(), "default");
        m_limits->session.edit(tighten());
        auto* effective = m_limits->page.findChild<ui::EffectivePanel*>();
        m_tabs->setCurrentWidget(effective);

        QTRY_COMPARE(childNamed<QLineEdit>(*effective, QStringLiteral("User"))->text(),
                     QStringLiteral("bob"));
        const auto* view
            = childNamed<QTableView>(*effective, QStringLiteral("Limits before and after the edits"));
        QTRY_VERIFY(view->isVisible() && view->model()->rowCount() > 1);
        QCOMPARE(view->model()->index(1, models::EffectiveModel::BeforeColumn).data().toString(),
                 QStringLiteral("◆ 8"));
        QCOMPARE(view->model()->index(1, models::EffectiveModel::AfterColumn).data().toString(),
                 QStringLiteral("◆ 5"));
    }

    void whoIsChargedOtherwiseLeadsToTheirLimits() // UGM-12
    {
        m_source->setSnapshot(insightSnapshot(), "default");
        m_limits->session.edit(chargeOthers());
        auto* charges = m_limits->page.findChild<ui::ChargePanel*>();
        QTRY_COMPARE(tabText(charges), QStringLiteral("Charged group (1)"));
        auto* view = childNamed<QTableView>(*charges, QStringLiteral("Charged groups by user and queue"));
        QCOMPARE(view->model()->index(0, 1).data().toString(), QStringLiteral("ds → none"));

        Q_EMIT view->activated(view->model()->index(0, 1));

        const auto* effective = m_limits->page.findChild<ui::EffectivePanel*>();
        QCOMPARE(m_tabs->currentWidget(), effective);
        QCOMPARE(childNamed<QLineEdit>(*effective, QStringLiteral("in groups"))->text(),
                 QStringLiteral("ds"));
        const auto* charged = effective->findChild<ui::ElidedLabel*>(QStringLiteral("charged"));
        QTRY_COMPARE(charged->text(),
                     QStringLiteral("Charged to no group (last save: group ds by the limit in root.data)"));
    }

    void groupsOfUsersAreReadFromAFile() // UGM-12
    {
        m_source->setSnapshot(insightSnapshot(), "default");
        m_limits->session.edit(chargeOthers());
        auto* charges = m_limits->page.findChild<ui::ChargePanel*>();
        QTRY_COMPARE(tabText(charges), QStringLiteral("Charged group (1)"));
        const auto* summary = charges->findChild<ui::ElidedLabel*>(QStringLiteral("chargeSummary"));
        const auto actions = charges->findChildren<QAction*>();
        const auto forget = std::ranges::find(actions, QStringLiteral("&Remove Group File"), &QAction::text);
        QVERIFY(forget != actions.end());
        QVERIFY(!(*forget)->isEnabled());
        auto* memberships = m_limits->page.memberships();

        const QTemporaryDir folder;
        const auto write = [&folder](const QByteArray& text) {
            QFile file(folder.filePath(QStringLiteral("groups.txt")));
            [[maybe_unused]] const bool isOpen = file.open(QIODevice::WriteOnly);
            file.write(text);
            return file.fileName();
        };
        memberships->open(write("bob: ds\neve: ds\n"));
        QTRY_COMPARE(tabText(charges), QStringLiteral("Charged group (3)"));
        QVERIFY2(summary->text().endsWith(QStringLiteral("users from groups.txt")),
                 qPrintable(summary->text()));
        QVERIFY((*forget)->isEnabled());

        // A file that cannot be read takes nothing away.
        memberships->open(write("bob: ds\nnonsense\n"));
        const auto* message = charges->findChild<ui::MessageBar*>(QStringLiteral("groupFile"));
        QTRY_VERIFY(message->text().contains(QStringLiteral("groups.txt:2:1: ")));
        QCOMPARE(memberships->people(), std::size_t(2));
        QCOMPARE(tabText(charges), QStringLiteral("Charged group (3)"));

        QVERIFY(memberships->wantedPath() == memberships->path()); // what is known is remembered

        memberships->close();
        QTRY_COMPARE(tabText(charges), QStringLiteral("Charged group (1)"));
        QVERIFY(message->text().isEmpty());
        QVERIFY(!(*forget)->isEnabled());

        memberships->open(folder.filePath(QStringLiteral("none.txt"))); // as one that was there the last time
        QTRY_VERIFY(message->text().contains(QStringLiteral("none.txt")));
        QVERIFY((*forget)->isEnabled());
        memberships->close();
        QVERIFY(!(*forget)->isEnabled());
    }

    void theImpactOfARejectedTextIsUnknown()
    {
        m_source->setSnapshot(insightSnapshot(), "default");
        m_limits->session.edit([](const config::Document& document) {
            return document.setUsers({0, QueuePath("root.data"), 1}, {"9lives"}); // VAL-34
        });
        const auto* nothing = m_impact->findChild<ui::Placeholder*>();
        QTRY_COMPARE(nothing->title(), QStringLiteral("Impact unknown until errors are fixed"));

        m_limits->session.replaceText({});
        QTRY_COMPARE(nothing->title(), QStringLiteral("This text has no partition default"));
    }

    void aQueueThatCannotBeHasNoLimits() // PLC-18
    {
        m_source->setSnapshot(insightSnapshot(), "default");
        auto* effective = m_limits->page.findChild<ui::EffectivePanel*>();
        m_tabs->setCurrentWidget(effective);
        const auto* nothing = effective->findChild<ui::Placeholder*>();
        const auto* view
            = childNamed<QTableView>(*effective, QStringLiteral("Limits before and after the edits"));
        effective->setPerson({QStringLiteral("bob"), QStringLiteral("ds"), QStringLiteral("root.dta"), {}});
        QTRY_COMPARE(nothing->title(), QStringLiteral("Unknown queue"));
        const auto labels = nothing->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text()
                == QStringLiteral(
                       "Queue root.dta does not exist, and no placement rule can create it. Did you mean "
                       "root.data?");
        }));
        // A rule creates a queue for each user.
        effective->setPerson(
            {QStringLiteral("bob"), QStringLiteral("ds"), QStringLiteral("root.data.bob"), {}});
        QTRY_VERIFY(view->isVisible() && view->model()->rowCount() > 1);
    }

    void everyControlHasAName()
    {
        for (const QWidget* panel :
             std::initializer_list<const QWidget*>{m_impact, m_limits->page.findChild<ui::EffectivePanel*>(),
                                                   m_limits->page.findChild<ui::ChargePanel*>()}) {
            int controls = 0;
            for (QWidget* widget : panel->findChildren<QWidget*>()) {
                if (!(widget->focusPolicy() & Qt::TabFocus) || widget->isHidden()
                    || widget->objectName().startsWith(QLatin1String("qt_")))
                    continue;
                const auto* interface = QAccessible::queryAccessibleInterface(widget);
                QVERIFY2(interface && !interface->text(QAccessible::Name).isEmpty(),
                         widget->metaObject()->className());
                ++controls;
            }
            QVERIFY2(controls > 0, panel->metaObject()->className());
        }
    }

private:
    QString tabText(QWidget* panel) const { return m_tabs->tabText(m_tabs->indexOf(panel)); }

    std::unique_ptr<LimitsFixture> m_limits;
    std::unique_ptr<models::InsightSource> m_source;
    QTabWidget* m_tabs = nullptr;
    ui::ImpactPanel* m_impact = nullptr;
};

QUOTADECK_TEST(TestInsightPanels, QApplication)
} // namespace tst_insightpanels

#include "tst_insightpanels.moc"
