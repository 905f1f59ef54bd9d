// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/findingsmodel.h"
#include "tests/support/limitsfixture.h"
#include "tests/support/testprogram.h"
#include "ui/document/problemspanel.h"
#include "ui/widgets/filterfield.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>

namespace tst_problemspanel {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
// CFG-LINT-1 has fixes, ADV-2 is for the other queue.
const QByteArray kText = R"(partitions:
  - name: default
    queues:
      - name: a
        resources: {max: {cpu: 10}}
      - name: b
        resources: {max: {memory: 512}}
)";
} // namespace

class TestProblemsPanel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_limits = std::make_unique<LimitsFixture>(kText);
        QVERIFY(QTest::qWaitForWindowActive(&m_limits->page));
        m_view = childNamed<QTableView>(m_limits->page, QStringLiteral("Problems in the file"));
        QVERIFY(m_view);
        m_view->setFocus();
    }

    void f8WalksInARing()
    {
        const int rows = m_view->model()->rowCount();
        QVERIFY(rows >= 2);
        m_view->setCurrentIndex({});
        QTest::keyClick(m_view, Qt::Key_F8);
        QCOMPARE(m_view->currentIndex().row(), 0);
        QTest::keyClick(m_view, Qt::Key_F8, Qt::ShiftModifier);
        QCOMPARE(m_view->currentIndex().row(), rows - 1);
        QTest::keyClick(m_view, Qt::Key_F8);
        QCOMPARE(m_view->currentIndex().row(), 0);
    }

    void problemsAreFilteredByRuleAndLine()
    {
        const int rows = m_view->model()->rowCount();
        auto* panel = m_limits->page.findChild<ui::ProblemsPanel*>();
        auto* filter = panel->findChild<ui::FilterField*>();
        filter->setFilter(QStringLiteral("rule=CFG-LINT-1 severity:warning"));
        QCOMPARE(m_view->model()->rowCount(), 1);
        filter->setFilter(QStringLiteral("-rule=CFG-LINT-1"));
        QCOMPARE(m_view->model()->rowCount(), rows - 1);
        filter->setFilter(QStringLiteral("line>1000"));
        QVERIFY(!m_view->isVisible());
        auto* clear = panel->findChild<QPushButton*>();
        QVERIFY(clear && clear->isVisible());
        clear->click();
        QCOMPARE(m_view->model()->rowCount(), rows);
        QVERIFY(m_view->isVisible());
    }

    void aFixIsChosenByKeyboard() // CFG-LINT-1
    {
        select(QStringLiteral("CFG-LINT-1"));
        QTest::keyClick(m_view, Qt::Key_Period, Qt::ControlModifier);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QTest::keyClick(menu, Qt::Key_Return);
        m_limits->waitUntilIdle();

        QVERIFY(!m_limits->text().contains("cpu"));
        QVERIFY(!rowOf(QStringLiteral("CFG-LINT-1")).isValid());
        QVERIFY(m_limits->session.canUndo());
    }

    void allFixesThatNeedNoChoiceAreOneStep() // CFG-LINT-1
    {
        QByteArray text = kText;
        for (const char* name : {"c", "d", "e"})
            text += QByteArray("      - name: ") + name + "\n        resources: {max: {cpu: 10}}\n";
        m_limits->session.replaceText(text.toStdString());
        m_limits->waitUntilIdle();
        QTRY_VERIFY(rowOf(QStringLiteral("CFG-LINT-1")).isValid());
        auto* all = actionThatBeginsWith(QStringLiteral("Fix All"));
        QVERIFY(all && all->isEnabled());
        const auto steps = m_limits->session.undoCount();
        QSignalSpy told(m_limits->page.findChild<ui::ProblemsPanel*>(), &ui::ProblemsPanel::told);

        all->trigger();
        QTRY_COMPARE(told.count(), 1);

        QVERIFY(!m_limits->text().contains("cpu"));
        QCOMPARE(m_limits->session.undoCount(), steps + 1);
        const auto left = m_limits->session.verdict().findings.size();
        QCOMPARE(told.front().at(1).toString(),
                 left == 0 ? QStringLiteral("4 problem(s) fixed in one step. None is left.")
                           : QStringLiteral("4 problem(s) fixed in one step. %1 problem(s) left.").arg(left));
        m_limits->session.undo();
        m_limits->waitUntilIdle();
        QCOMPARE(m_limits->text(), text);

        m_view->clearSelection();
        int selected = 0;
        for (int row = 0; row < m_view->model()->rowCount() && selected < 2; ++row) {
            const auto index = m_view->model()->index(row, models::FindingsModel::RuleColumn);
            if (index.data().toString() != QStringLiteral("CFG-LINT-1"))
                continue;
            m_view->selectionModel()->select(index, QItemSelectionModel::Select | QItemSelectionModel::Rows);
            ++selected;
        }
        QCOMPARE(all->text(), QStringLiteral("Fix Selected (2)"));
        all->trigger();
        QTRY_COMPARE(told.count(), 2);
        QCOMPARE(m_limits->text().count("cpu"), 2);
    }

    void aProblemThatIsGoneChoosesNoOther()
    {
        select(QStringLiteral("CFG-LINT-1"));
        const auto* panel = m_limits->page.findChild<ui::ProblemsPanel*>();
        QVERIFY(panel);
        QSignalSpy chosen(panel, &ui::ProblemsPanel::findingChosen);
        m_limits->session.replaceText(QByteArray(kText).replace("cpu", "vcore").toStdString());
        m_limits->waitUntilIdle();

        QVERIFY(!rowOf(QStringLiteral("CFG-LINT-1")).isValid());
        QVERIFY(m_view->model()->rowCount() > 0);
        QCOMPARE(chosen.count(), 0);
    }

    void aFixForAnOlderTextIsRefused()
    {
        select(QStringLiteral("CFG-LINT-1"));
        QTest::keyClick(m_view, Qt::Key_Period, Qt::ControlModifier);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QSignalSpy refused(&m_limits->session, &models::ConfigSession::editRefused);
        m_limits->session.edit([](const config::Document& document) {
            return document.set(
                config::ConfigPlace{"partitions", std::size_t{0}, "queues", std::size_t{0}, "name"}, "c");
        });
        QTest::keyClick(menu, Qt::Key_Return);
        m_limits->waitUntilIdle();

        QCOMPARE(refused.count(), 1);
        QVERIFY(m_limits->text().contains("cpu: 10"));
    }

    void aProblemIsIgnoredWithAReason() // ADV-2
    {
        select(QStringLiteral("ADV-2"));
        button(QStringLiteral("Ignore Here…"))->click();
        auto* question = m_limits->page.findChild<QInputDialog*>();
        QVERIFY(question);
        question->setTextValue(QStringLiteral("a test queue"));
        question->accept();
        m_limits->waitUntilIdle();

        QVERIFY(m_limits->text().contains(
            "        # quotadeck:ignore ADV-2 a test queue\n        resources: {max: {memory"));
        QVERIFY(!rowOf(QStringLiteral("ADV-2")).isValid());
    }

    void anErrorCannotBeIgnored() // VAL-34
    {
        m_limits->session.edit([](const config::Document& document) {
            return document.set(
                config::ConfigPlace{"partitions", std::size_t{0}, "queues", std::size_t{0}, "name"}, "a b");
        });
        m_limits->waitUntilIdle();
        m_view->setCurrentIndex(m_view->model()->index(0, 0));
        QCOMPARE(m_view->currentIndex().data().toString(), QStringLiteral("Error"));

        QVERIFY(!button(QStringLiteral("Ignore Here…"))->isEnabled());
        QVERIFY(
            button(QStringLiteral("Ignore Here…"))->toolTip().contains(QStringLiteral("cannot be ignored")));
    }

    void severitiesAndOtherQueuesAreFilteredOut()
    {
        select(QStringLiteral("ADV-2")); // which selects its queue
        button(QStringLiteral("Selection only"))->click();
        QVERIFY(rowOf(QStringLiteral("ADV-2")).isValid());
        QVERIFY(!rowOf(QStringLiteral("CFG-LINT-1")).isValid());
        for (const auto* name : {"1 warning", "2 warnings", "1 warning(s)", "2 warning(s)"}) {
            if (auto* warnings = button(QLatin1String(name)))
                warnings->click();
        }
        QCOMPARE(m_view->model()->rowCount(), 0);
        QVERIFY(!m_view->isVisible()); // it is said why, instead
    }

    void copyTellsThePlace()
    {
        select(QStringLiteral("CFG-LINT-1"));
        QTest::keyClick(m_view, Qt::Key_C, Qt::ControlModifier);
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.startsWith(QStringLiteral("queues.yaml:5:27: ")), qPrintable(copied));
        QVERIFY(copied.endsWith(QStringLiteral("(CFG-LINT-1)")));
    }

    void theWholeOfAProblemIsToldWhereverItsRowHasNoRoom()
    {
        select(QStringLiteral("CFG-LINT-1"));
        const auto* detail = childNamed<QLabel>(m_limits->page, QStringLiteral("The selected problem"));
        QVERIFY(detail);
        m_view->setColumnWidth(models::FindingsModel::QueueColumn, 900);
        QTRY_VERIFY(detail->isVisible());
        m_limits->page.resize(4000, 800);
        QTRY_VERIFY(!detail->isVisible());
        m_limits->page.resize(1280, 800);
        QTRY_VERIFY(detail->isVisible());
        QCOMPARE(detail->text(),
                 rowOf(QStringLiteral("CFG-LINT-1"))
                     .siblingAtColumn(models::FindingsModel::MessageColumn)
                     .data()
                     .toString());
        m_limits->page.resize(4000, 800);
        QTRY_VERIFY(!detail->isVisible());
    }

private:
    [[nodiscard]] QAction* actionThatBeginsWith(const QString& text) const
    {
        for (auto* action : m_limits->page.findChild<ui::ProblemsPanel*>()->findChildren<QAction*>()) {
            if (action->text().startsWith(text))
                return action;
        }
        return nullptr;
    }

    [[nodiscard]] QModelIndex rowOf(const QString& rule) const
    {
        const auto* model = m_view->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, models::FindingsModel::RuleColumn).data().toString() == rule)
                return model->index(row, 0);
        }
        return {};
    }

    void select(const QString& rule)
    {
        const auto row = rowOf(rule);
        QVERIFY(row.isValid());
        m_view->setCurrentIndex(row);
    }

    [[nodiscard]] QToolButton* button(const QString& text) const
    {
        return childNamed<QToolButton>(m_limits->page, text);
    }

    std::unique_ptr<LimitsFixture> m_limits;
    QTableView* m_view = nullptr;
};

QUOTADECK_TEST(TestProblemsPanel, QApplication)
} // namespace tst_problemspanel

#include "tst_problemspanel.moc"
