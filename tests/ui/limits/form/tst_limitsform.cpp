// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/findingsmodel.h"
#include "models/limits/form/bulkedit.h"
#include "models/limits/form/queueactions.h"
#include "tests/support/limitsfixture.h"
#include "tests/support/testprogram.h"
#include "ui/document/qscintilla.h"
#include "ui/document/yamlview.h"
#include "ui/limits/form/formtable.h"
#include "ui/limits/form/limitdialogs.h"
#include "ui/limits/form/limitsform.h"
#include "ui/limits/form/limitssection.h"
#include "ui/limits/form/tenantdialog.h"
#include "ui/limits/form/valueeditor.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/messagebar.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

namespace tst_limitsform {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
const QByteArray kText = R"(partitions:
  - name: default
    placementrules:
      - name: provided  # as asked
      - name: user
        create: true
    queues:
      - name: root
        queues:
          - name: data  # ETL
            resources:
              max: {vcore: 100}
            limits:
              # Sue, agreed in March
              - users: [sue]
                maxresources:
                  vcore: 40   # cores
              - groups: [dev]
                maxapplications: 3
          - name: ml
)";

QByteArray with(QByteArray text, const char* what, const char* by)
{
    return text.replace(what, by);
}
} // namespace

class TestLimitsForm : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aNarrowPageLeavesTheFormItsWidth()
    {
        m_file->page.resize(1000, 700);
        auto* form = m_file->page.findChild<ui::QueueForm*>();
        QFont large = form->font(); // as long words are
        large.setPointSizeF(large.pointSizeF() * 1.5);
        form->setFont(large);
        QTest::qWait(0); // for the layout
        QTRY_COMPARE(form->horizontalScrollBar()->maximum(), 0);
        const auto* const editor = m_file->page.findChild<ui::YamlView*>()->editor();
        m_file->page.resize(1920, 1080);
        QTRY_COMPARE(editor->horizontalScrollBar()->maximum(), 0); // all lines are short
    }

    void init()
    {
        m_file = std::make_unique<LimitsFixture>(kText);
        QVERIFY(QTest::qWaitForWindowExposed(&m_file->page));
        m_file->page.activateWindow();
        QTRY_VERIFY(table("Limits of the queue"));
        QTRY_COMPARE(table("Limits of the queue")->model()->rowCount(), 2);
    }

    void anAmountIsWrittenAsItsHintSays()
    {
        auto* editor = edit("Limits of the queue", 0, "vcore");
        QVERIFY(editor);
        editor->setText(QStringLiteral("50%"));
        const auto* hint = m_file->page.findChild<QLabel*>(QStringLiteral("inputHint"));
        QVERIFY(hint && hint->isVisible());
        QVERIFY2(hint->text().startsWith(QStringLiteral("Will be written as 50 · 50% of the max of "
                                                        "root.data")),
                 qPrintable(hint->text()));
        QCOMPARE(editor->accessibleDescription(), hint->text());
        QTest::keyClick(editor, Qt::Key_Return);
        expectText(with(kText, "vcore: 40   # cores", "vcore: 50   # cores"));
        m_file->session.undo();
        expectText(kText);
    }

    void whatIsTypedIsMeantThoughALongerNameIsOffered()
    {
        auto* editor = edit("Limits of the queue", 0, "Applies to");
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("u:su"));
        auto* popup = QApplication::activePopupWidget();
        QVERIFY(popup);
        QTest::keyClick(popup, Qt::Key_Return);
        expectText(with(kText, "[sue]", "[su]"));
    }

    void theKeysUpAndDownStep()
    {
        auto* editor = edit("Limits of the queue", 0, "vcore");
        QTest::keyClick(editor, Qt::Key_Up);
        QTest::keyClick(editor, Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(editor->text(), QStringLiteral("51"));
        QTest::keyClick(editor, Qt::Key_Down);
        QTest::keyClick(editor, Qt::Key_Return);
        expectText(with(kText, "vcore: 40   # cores", "vcore: 50   # cores"));
    }

    void aZeroIsWrittenWhenAskedForTwice()
    {
        auto* editor = edit("Limits of the queue", 0, "vcore");
        editor->setText(QStringLiteral("0"));
        QTest::keyClick(editor, Qt::Key_Return);
        QVERIFY(editor->isVisible());
        QVERIFY(editor->accessibleDescription().contains(QStringLiteral("no vcore may be used here")));
        expectText(kText);
        QTest::keyClick(editor, Qt::Key_Return);
        expectText(with(kText, "vcore: 40   # cores", "vcore: 0   # cores"));
    }

    void whatCannotBeWrittenStaysInItsFieldWithTheReason()
    {
        auto* editor = edit("Limits of the queue", 0, "vcore");
        editor->setText(QStringLiteral("12 apples"));
        QTest::keyClick(editor, Qt::Key_Return);
        QVERIFY(editor->isVisible());
        QVERIFY(editor->accessibleDescription().contains(QStringLiteral("12 apples")));
        m_file->page.findChild<QTreeView*>()->setFocus(); // leaves the field
        expectText(kText);
        QTRY_VERIFY(isTold(QStringLiteral("\"12 apples\" was not saved")));
    }

    void theActionsActOnTheSelectedLimitByKeyboard()
    {
        auto* limits = table("Limits of the queue");
        select(limits, 0);
        QTest::keyClick(limits, Qt::Key_Down, Qt::AltModifier);
        QTRY_COMPARE(limits->model()->index(1, 0).data().toString(), QStringLiteral("u:sue"));
        QTRY_COMPARE(limits->currentIndex().row(), 1); // it stays selected
        m_file->waitUntilIdle();
        QTest::keyClick(limits, Qt::Key_Up, Qt::AltModifier);
        expectText(kText);

        QTRY_COMPARE(limits->currentIndex().row(), 0);
        QTest::keyClick(limits, Qt::Key_Slash, Qt::ControlModifier);
        QTRY_VERIFY(m_file->text().contains("# quotadeck:disabled"));
        m_file->waitUntilIdle();
        QCOMPARE(limits->model()->rowCount(), 2);
        select(limits, 0);
        QTest::keyClick(limits, Qt::Key_Slash, Qt::ControlModifier);
        expectText(kText);

        select(limits, 1);
        QTest::keyClick(limits, Qt::Key_Delete);
        QTRY_COMPARE(limits->model()->rowCount(), 1);
        m_file->waitUntilIdle();
        m_file->session.undo();
        expectText(kText);
    }

    void onlyWhatWorksIsOffered()
    {
        auto* limits = table("Limits of the queue");
        select(limits, 0);
        QVERIFY(!action("Move Up")->isEnabled());
        QVERIFY(action("Move Down")->isEnabled());
        limits->selectAll();
        QVERIFY(!action("Duplicate")->isEnabled());
        QVERIFY(action("Remove")->isEnabled());
        showNode(QStringLiteral("ml"));
        QTRY_COMPARE(limits->model()->rowCount(), 0);
        QVERIFY(!action("Remove")->isEnabled());
        QVERIFY(action("Add Limit…")->isEnabled());
    }

    void aLimitIsAddedInADialog()
    {
        showNode(QStringLiteral("ml"));
        action("Add Limit…")->trigger();
        auto* dialog = m_file->page.findChild<QDialog*>();
        QVERIFY(dialog);
        auto* ok = childNamed<QPushButton>(*dialog, QStringLiteral("Add Limit"));
        childNamed<QLineEdit>(*dialog, QStringLiteral("Applies to"))->setText(QStringLiteral("u:eve g:dev"));
        QVERIFY(!ok->isEnabled()); // VAL-39
        childNamed<QLineEdit>(*dialog, QStringLiteral("memory"))->setText(QStringLiteral("1.5Gi"));
        QVERIFY(ok->isEnabled());
        ok->click();
        QTRY_COMPARE(table("Limits of the queue")->model()->rowCount(), 1);
        m_file->waitUntilIdle();
        QVERIFY(m_file->text().startsWith(kText)); // all that was there stays
        QVERIFY(m_file->text().contains("memory: 1536Mi"));
        QVERIFY(m_file->session.revision()->verdict.accepted);
        m_file->session.undo();
        expectText(kText);
    }

    void theDialogOfALimitHelpsAsItsCellsDo()
    {
        showNode(QStringLiteral("data"));
        m_file->session.edit([](const config::Document& document) {
            return document.set(config::ConfigPlace{"partitions", std::size_t{0}, "queues", std::size_t{0},
                                                    "queues", std::size_t{0}, "resources", "max",
                                                    "nvidia.com/gpu"},
                                "8");
        });
        m_file->waitUntilIdle();
        action("Add Limit…")->trigger();
        auto* dialog = m_file->page.findChild<ui::NewLimitDialog*>();
        QVERIFY(dialog);
        QVERIFY(childNamed<QLineEdit>(*dialog, QStringLiteral("nvidia.com/gpu"))); // of a quota alone
        auto* who = childNamed<QLineEdit>(*dialog, QStringLiteral("Applies to"));
        auto* vcore = childNamed<QLineEdit>(*dialog, QStringLiteral("vcore"));
        const auto* hint = childNamed<QLabel>(*dialog, QStringLiteral("About the field"));
        who->setText(QStringLiteral("u:eve"));
        vcore->setFocus();
        vcore->setText(QStringLiteral("50%"));
        QVERIFY2(hint->text().contains(QStringLiteral("50% of the max of root.data")),
                 qPrintable(hint->text()));
        QTest::keyClick(vcore, Qt::Key_Up);
        QCOMPARE(vcore->text(), QStringLiteral("51%"));
        QCOMPARE(dialog->limit().maxResources.value.front().value, std::string("51"));

        vcore->setText(QStringLiteral("600Gi")); // a unit of memory
        auto* ok = childNamed<QPushButton>(*dialog, QStringLiteral("Add Limit"));
        ok->click();
        QVERIFY(dialog->isVisible());
        QCOMPARE(ok->text(), QStringLiteral("Add Anyway"));
        vcore->setText(QStringLiteral("6"));
        QCOMPARE(ok->text(), QStringLiteral("Add Limit"));
        dialog->reject();
    }

    void aBulkEditIsPreviewedAndDoneInOneStep()
    {
        select(table("Limits of the queue"), 0);
        action("Bulk Edit…")->trigger();
        auto* dialog = m_file->page.findChild<QDialog*>();
        QVERIFY(dialog);
        auto* preview = childNamed<QTableView>(*dialog, QStringLiteral("Preview of the changes"));
        auto* types = childNamed<QComboBox>(*dialog, QStringLiteral("Resource"));
        types->setCurrentIndex(types->findText(QStringLiteral("vcore")));
        childNamed<QLineEdit>(*dialog, QStringLiteral("Formula"))->setText(QStringLiteral("*1.2"));
        const auto after = [preview] {
            return preview->model()->index(0, models::BulkEditModel::AfterColumn).data().toString();
        };
        QTRY_COMPARE(after(), QStringLiteral("48"));
        QCOMPARE(preview->model()->rowCount(), 2);
        childNamed<QLineEdit>(*dialog, QStringLiteral("Formula"))->setText(QStringLiteral("*1.234567"));
        QTRY_VERIFY(after().startsWith(QStringLiteral("49")));
        QVERIFY(preview->columnWidth(models::BulkEditModel::AfterColumn)
                > QFontMetrics(preview->font()).horizontalAdvance(QStringLiteral("49383m"))); // 49.38268
        childNamed<QLineEdit>(*dialog, QStringLiteral("Formula"))->setText(QStringLiteral("*1.2"));
        QTRY_COMPARE(after(), QStringLiteral("48"));
        childNamed<QPushButton>(*dialog, QStringLiteral("Change 1 Value(s)"))->click();
        expectText(with(kText, "vcore: 40   # cores", "vcore: 48   # cores"));
        m_file->session.undo();
        expectText(kText);
    }

    void severalQueuesOfTheOutlineAreChangedAtOnce()
    {
        auto* outline = m_file->page.findChild<QTreeView*>();
        showNode(QStringLiteral("data"));
        const auto data = outline->currentIndex();
        outline->selectionModel()->select(data.siblingAtRow(data.row() + 1),
                                          QItemSelectionModel::Select | QItemSelectionModel::Rows);
        QVERIFY(!outlineAction("Rename…")->isEnabled()); // it is of one queue
        outlineAction("Bulk Edit Queues…")->trigger();
        auto* dialog = m_file->page.findChild<QDialog*>();
        QVERIFY(dialog);
        auto* field = childNamed<QComboBox>(*dialog, QStringLiteral("Value"));
        field->setCurrentIndex(field->findText(QStringLiteral("Queues: max applications")));
        childNamed<QLineEdit>(*dialog, QStringLiteral("Formula"))->setText(QStringLiteral("=7"));
        const auto apply
            = [&] { return childNamed<QPushButton>(*dialog, QStringLiteral("Change 2 Value(s)")); };
        QTRY_VERIFY(apply() && apply()->isEnabled());
        apply()->click();
        m_file->waitUntilIdle();
        QTRY_COMPARE(m_file->text().count("maxapplications: 7"), 2);
        m_file->session.undo();
        expectText(kText);
    }

    void whatAFormulaMeansIsExplained()
    {
        outlineAction("Bulk Edit Queues…")->trigger();
        auto* dialog = m_file->page.findChild<QDialog*>();
        QVERIFY(dialog);
        auto* hint = childNamed<QLabel>(*dialog, QStringLiteral("About the formula"));
        childNamed<QLineEdit>(*dialog, QStringLiteral("Formula"))->setText(QStringLiteral("*x"));
        QVERIFY2(hint->text().startsWith(QStringLiteral("\"x\" at character 2 is not allowed there")),
                 qPrintable(hint->text()));
        QVERIFY(childNamed<QLabel>(*dialog, QStringLiteral("Forms of formulas"))
                    ->text()
                    .contains(QStringLiteral("round 4")));
        dialog->reject();
    }

    void aTenantIsAddedFromATemplate()
    {
        showNode(QStringLiteral("ml"));
        outlineAction("Add Tenant from Template…")->trigger();
        auto* dialog = m_file->page.findChild<ui::TenantDialog*>();
        QVERIFY(dialog);
        const auto button = [&] { return childNamed<QPushButton>(*dialog, QStringLiteral("Add Tenant")); };
        QVERIFY(!button()->isEnabled());
        auto* hint = childNamed<QLabel>(*dialog, QStringLiteral("About the result"));
        dialog->openTemplate(QStringLiteral(QUOTADECK_RESOURCES "/samples/tenant-template.yaml"));
        QTRY_VERIFY(childNamed<QLineEdit>(*dialog, QStringLiteral("Name of the queue")));
        QTRY_COMPARE(hint->text(), QStringLiteral("Enter a value for \"Name of the queue\"."));
        childNamed<QLineEdit>(*dialog, QStringLiteral("Name of the queue"))->setText(QStringLiteral("acme"));
        childNamed<QLineEdit>(*dialog, QStringLiteral("User who administers the queue"))
            ->setText(QStringLiteral("sue"));
        // The fields come behind the file, not behind the buttons.
        QWidget* next = childNamed<QLineEdit>(*dialog, QStringLiteral("Template file"));
        QStringList order;
        for (int field = 0; field < 3; ++field) {
            do
                next = next->nextInFocusChain();
            while (!(next->focusPolicy() & Qt::TabFocus) || next->focusProxy());
            order << next->accessibleName();
        }
        QCOMPARE(order,
                 (QStringList{QString(), QStringLiteral("Name of the queue"),
                              QStringLiteral("User who administers the queue")})); // Browse… first
        auto* size = childNamed<QComboBox>(*dialog, QStringLiteral("Size class"));
        size->setCurrentText(QStringLiteral("large"));
        QTRY_VERIFY(button()->isEnabled());
        QVERIFY(childNamed<QPlainTextEdit>(*dialog, QStringLiteral("Preview of the text"))
                    ->toPlainText()
                    .startsWith(QStringLiteral("- name: acme   # tenant of sue, size large\n")));
        // QUE-45: ml is a leaf.
        QVERIFY2(hint->text().contains(QStringLiteral("root.ml is a leaf and becomes a parent")),
                 qPrintable(hint->text()));
        button()->click();
        m_file->waitUntilIdle();
        QTRY_VERIFY(m_file->text().contains("              - name: acme   # tenant of sue, size large\n"));
        QTRY_COMPARE(m_file->page.findChild<QTreeView*>()->currentIndex().data().toString(),
                     QStringLiteral("acme"));
        m_file->session.undo();
        expectText(kText);
    }

    void aTemplateThatCannotBeReadIsExplained()
    {
        outlineAction("Add Tenant from Template…")->trigger();
        auto* dialog = m_file->page.findChild<ui::TenantDialog*>();
        QVERIFY(dialog);
        dialog->openTemplate(m_file->path()); // a configuration
        auto* hint = childNamed<QLabel>(*dialog, QStringLiteral("About the result"));
        QTRY_VERIFY2(hint->text().contains(QStringLiteral("unknown key \"partitions\"")),
                     qPrintable(hint->text()));
        dialog->reject();
    }

    void aResourceCalledCpuIsOfferedAsVcore() // CFG-LINT-1
    {
        showNode(QStringLiteral("ml"));
        auto* quota = table("Quota");
        select(quota, 0);
        QTest::keyClick(quota, Qt::Key_Insert);
        auto* dialog = m_file->page.findChild<QDialog*>();
        QVERIFY(dialog);
        auto* type = childNamed<QComboBox>(*dialog, QStringLiteral("Resource type"));
        type->setEditText(QStringLiteral("cpu"));
        QVERIFY(childNamed<QLabel>(*dialog, QStringLiteral("About the resource type"))
                    ->text()
                    .contains(QStringLiteral("vcore")));
        type->setEditText(QStringLiteral("gpu"));
        childNamed<QPushButton>(*dialog, QStringLiteral("Add"))->click();
        QTRY_COMPARE(quota->model()->rowCount(), 3);
        auto* editor = quota->viewport()->findChild<ui::ValueEditor*>();
        QVERIFY(editor);
        editor->setText(QStringLiteral("8"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY(m_file->text().contains("gpu: 8"));
    }

    void thePartitionHasItsSettingsAndRules()
    {
        showNode(QStringLiteral("Placement rules (2)"));
        auto* rules = table("Placement rules");
        QTRY_VERIFY(rules->isVisible());
        QCOMPARE(rules->model()->rowCount(), 2);
        select(rules, 1);
        QTest::keyClick(rules, Qt::Key_Up, Qt::AltModifier);
        QTRY_COMPARE(rules->model()->index(0, 1).data().toString(), QStringLiteral("user"));
        m_file->waitUntilIdle();
        m_file->session.undo();
        expectText(kText);
        showNode(QStringLiteral("Partition settings"));
        QTRY_VERIFY(table("Partition settings")->isVisible());
        QVERIFY(!rules->isVisible());
    }

    void aProblemOfARuleLeadsToTheRule() // CFG-LINT-3
    {
        m_file->session.edit([](const config::Document& document) {
            return document.set(
                config::ConfigPlace{"partitions", std::size_t{0}, "placementrules", std::size_t{1}, "name"},
                "users");
        });
        m_file->waitUntilIdle();
        showNode(QStringLiteral("ml"));
        auto* problems = childNamed<QTableView>(m_file->page, QStringLiteral("Problems in the file"));
        int row = 0;
        while (row < problems->model()->rowCount()
               && !problems->model()
                       ->index(row, models::FindingsModel::MessageColumn)
                       .data()
                       .toString()
                       .contains(QStringLiteral("users")))
            ++row;
        QVERIFY(row < problems->model()->rowCount());
        problems->setCurrentIndex(problems->model()->index(row, 0));

        const auto* outline = m_file->page.findChild<QTreeView*>();
        QCOMPARE(outline->currentIndex().data().toString(), QStringLiteral("Placement rules (2)"));
        QCOMPARE(outline->currentIndex()
                     .siblingAtColumn(models::QueueOutlineModel::ProblemsColumn)
                     .data()
                     .toString(),
                 QStringLiteral("2")); // it is not known, so that no rules can be built;
        QVERIFY(!outline->isFirstColumnSpanned(outline->currentIndex().row(), {})); // the number is seen
        // The caret rests behind the rule, which moves nothing.
        auto* text = m_file->page.findChild<ui::YamlView*>();
        Q_EMIT text->caretRested(text->selection().end.offset);
        QCOMPARE(outline->currentIndex().data().toString(), QStringLiteral("Placement rules (2)"));
        const auto* rules = table("Placement rules");
        QVERIFY(rules->isVisible());
        QCOMPARE(rules->currentIndex().siblingAtColumn(1).data().toString(), QStringLiteral("users"));
    }

    void queuesAreAddedRenamedCopiedAndRemoved()
    {
        auto* outline = m_file->page.findChild<QTreeView*>();
        const auto name = [&](Qt::Key key, Qt::KeyboardModifiers modifiers, const char* text) {
            m_file->page.activateWindow();
            outline->setFocus();
            QTRY_VERIFY(outline->hasFocus());
            QTest::keyClick(outline, key, modifiers);
            auto* dialog = m_file->page.findChild<QDialog*>();
            QVERIFY(dialog);
            auto* edit = childNamed<QLineEdit>(*dialog, QStringLiteral("Name of the queue"));
            edit->setText(QStringLiteral("no good"));
            QVERIFY(!dialog->findChild<QPushButton*>()->isEnabled()); // VAL-44
            edit->setText(QString(text));
            QTest::keyClick(edit, Qt::Key_Return);
            QTRY_VERIFY(!m_file->page.findChild<QDialog*>());
            QTRY_COMPARE(outline->currentIndex().data().toString(), QString(text));
            m_file->waitUntilIdle();
        };
        showNode(QStringLiteral("ml"));
        name(Qt::Key_Insert, Qt::NoModifier, "train");
        QCOMPARE(m_file->text(), kText + "            queues:\n              - name: train\n");
        name(Qt::Key_F2, Qt::NoModifier, "fit");
        QVERIFY(m_file->text().endsWith("- name: fit\n"));
        showNode(QStringLiteral("data"));
        name(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier, "data2");
        QCOMPARE(m_file->text().count("# Sue, agreed in March"), 2);
        m_file->page.activateWindow();
        outline->setFocus();
        QTRY_VERIFY(outline->hasFocus());
        QTest::keyClick(outline, Qt::Key_Delete);
        QTRY_COMPARE(outline->currentIndex().data().toString(), QStringLiteral("root"));
        m_file->waitUntilIdle();
        QCOMPARE(m_file->text().count("# Sue, agreed in March"), 1);
        for (int step = 0; step < 4; ++step) {
            m_file->session.undo();
            m_file->waitUntilIdle();
        }
        expectText(kText);
    }

    void aFilterShowsTheQueuesThatMatch()
    {
        showNode(QStringLiteral("data"));
        auto* outline = m_file->page.findChild<QTreeView*>();
        auto* filter = childNamed<ui::FilterField>(m_file->page, QStringLiteral("Filter queues"));
        QVERIFY(filter && filter->isVisible());

        filter->setFilter(QStringLiteral("ml"));
        QCOMPARE(outline->model()->rowCount(), 1);
        const auto root = outline->model()->index(0, 0);
        QVERIFY(outline->isExpanded(root));
        QCOMPARE(root.model()->index(0, 0, root).data().toString(), QStringLiteral("ml"));
        QVERIFY(isShown(QStringLiteral("1 of 3 queues match")));
        QVERIFY(table("Limits of the queue")->isVisible()); // the form stays
        QCOMPARE(table("Limits of the queue")->model()->rowCount(), 2);

        filter->setFilter(QStringLiteral("nothing"));
        QVERIFY(isShown(QStringLiteral("No queues match")));
        QVERIFY(!outline->isVisible());

        filter->setFocus();
        QTest::keyClick(filter, Qt::Key_Escape);
        QVERIFY(outline->isVisible() && filter->text().isEmpty());
        QCOMPARE(outline->currentIndex().data().toString(), QStringLiteral("data"));
        QVERIFY(!isShown(QStringLiteral("1 of 3 queues match")));

        filter->setFilter(QStringLiteral("user:sue"));
        QTest::keyClick(filter, Qt::Key_Down);
        QTRY_VERIFY(outline->hasFocus());
        QCOMPARE(outline->currentIndex().data().toString(), QStringLiteral("data"));
    }

    void aPlaceThatTheFilterHidesIsShownAgain()
    {
        auto* filter = childNamed<ui::FilterField>(m_file->page, QStringLiteral("Filter queues"));
        filter->setFilter(QStringLiteral("ml"));
        m_file->page.setScope({ui::Subject::Kind::Queue, QStringLiteral("root.data"), {}});
        QCOMPARE(filter->text(), QString());
        QCOMPARE(m_file->page.findChild<QTreeView*>()->currentIndex().data().toString(),
                 QStringLiteral("data"));
    }

    void aRenamedQueueStaysSelectedInItsPlace()
    {
        auto* outline = m_file->page.findChild<QTreeView*>();
        showNode(QStringLiteral("data"));
        m_file->session.edit(models::renameQueue(0, QueuePath("root.data"), "zoo"));
        m_file->waitUntilIdle();
        QTRY_COMPARE(outline->currentIndex().data().toString(), QStringLiteral("zoo"));
        QCOMPARE(outline->currentIndex().row(), 0);
        QVERIFY(isShown(QStringLiteral("root.zoo"))); // in the form
        m_file->session.undo();
        m_file->waitUntilIdle();
        QTRY_COMPARE(outline->currentIndex().data().toString(), QStringLiteral("data"));
        QCOMPARE(outline->currentIndex().row(), 0);
    }

    void aQueueIsMovedBelowAnother()
    {
        auto* outline = m_file->page.findChild<QTreeView*>();
        showNode(QStringLiteral("data"));
        m_file->page.activateWindow();
        outline->setFocus();
        QTRY_VERIFY(outline->hasFocus());
        QTest::keyClick(outline, Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = m_file->page.findChild<QDialog*>();
        QVERIFY(dialog);
        const auto* list = dialog->findChild<QListView*>();
        QCOMPARE(list->model()->rowCount(), 1); // neither itself nor its parent
        QCOMPARE(list->model()->index(0, 0).data().toString(), QStringLiteral("root.ml"));
        dialog->accept();
        m_file->waitUntilIdle();

        QTRY_COMPARE(outline->currentIndex().parent().data().toString(), QStringLiteral("ml"));
        QCOMPARE(outline->currentIndex().data().toString(), QStringLiteral("data"));
        QVERIFY(outline->isExpanded(outline->currentIndex().parent()));
        QVERIFY(m_file->text().contains(
            "          - name: ml\n            queues:\n              - name: data  # ETL\n"));
        QVERIFY(m_file->text().contains("                  # Sue, agreed in March\n"));
        m_file->session.undo();
        expectText(kText);
        QTRY_COMPARE(outline->currentIndex().parent().data().toString(), QStringLiteral("root"));
    }

    void anEmptyFileOffersATemplate()
    {
        m_file->session.replaceText("# to do\n");
        m_file->waitUntilIdle();
        auto* insert = childNamed<QPushButton>(m_file->page, QStringLiteral("Insert Template"));
        QTRY_VERIFY(insert && insert->isVisible());
        insert->click();
        m_file->waitUntilIdle();
        QVERIFY(m_file->text().startsWith("# to do\n# Queues and limits"));
        QVERIFY(m_file->session.revision()->verdict.accepted);
        QTRY_VERIFY(!insert->isVisible());
    }

    void aConfigMapIsMarkedAsOne()
    {
        const auto* kind = m_file->page.findChild<QLabel*>(QStringLiteral("kind"));
        QVERIFY(kind && !kind->isVisible());
        QByteArray inner = kText;
        inner.replace("\n", "\n    ");
        m_file->session.replaceText("apiVersion: v1\nkind: ConfigMap\nmetadata: {name: "
                                    "yunikorn-configs}\ndata:\n  queues.yaml: |\n    "
                                    + inner.trimmed().toStdString() + "\n");
        m_file->waitUntilIdle();
        QTRY_VERIFY(kind->isVisible());
        QCOMPARE(kind->text(), QStringLiteral("ConfigMap"));
    }

    void theOutlineMarksWhatTheEditsChange()
    {
        auto* outline = m_file->page.findChild<QTreeView*>();
        const auto markOf = [&](const char* queue) {
            const auto found
                = outline->model()->match(outline->model()->index(0, 0), Qt::DisplayRole, QString(queue), 1,
                                          Qt::MatchExactly | Qt::MatchRecursive);
            return found.isEmpty()
                ? QString()
                : found.front().siblingAtColumn(models::QueueOutlineModel::ChangeColumn).data().toString();
        };
        QCOMPARE(markOf("data"), QString());
        select(table("Limits of the queue"), 1);
        QTest::keyClick(table("Limits of the queue"), Qt::Key_Delete);
        QTRY_COMPARE(markOf("data"), QStringLiteral("~"));
        QCOMPARE(markOf("ml"), QString());
        m_file->waitUntilIdle();
        m_file->session.undo();
        QTRY_COMPARE(markOf("data"), QString());
    }

    void everyControlHasAName()
    {
        for (const char* node : {"data", "Placement rules (2)", "Partition settings"}) {
            showNode(QString(node));
            int controls = 0;
            for (auto* widget : m_file->page.findChildren<QWidget*>()) {
                if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus
                    || widget->inherits("QScrollArea") || widget->inherits("QTabBar")
                    || widget->inherits("QsciScintilla") || widget->inherits("QLabel"))
                    continue;
                auto* accessible = QAccessible::queryAccessibleInterface(widget);
                QVERIFY(accessible);
                QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
                ++controls;
            }
            QVERIFY2(controls >= 3, node);
        }
    }

private:
    [[nodiscard]] ui::FormTable* table(const char* name) const
    {
        return childNamed<ui::FormTable>(m_file->page, QString(name));
    }

    [[nodiscard]] QAction* action(const char* text) const
    {
        auto* section = m_file->page.findChild<ui::LimitsSection*>();
        for (auto* each : section->findChildren<QAction*>()) {
            if (each->text() == QString(text))
                return each;
        }
        return nullptr;
    }

    [[nodiscard]] QAction* outlineAction(const char* text) const
    {
        for (auto* each : m_file->page.findChild<QTreeView*>()->actions()) {
            if (each->text() == QString(text))
                return each;
        }
        return nullptr;
    }

    static void select(ui::FormTable* table, int row)
    {
        table->setFocus();
        table->setCurrentIndex(table->model()->index(row, 0));
        table->selectionModel()->select(table->currentIndex(), QItemSelectionModel::ClearAndSelect);
    }

    ui::ValueEditor* edit(const char* name, int row, const char* header)
    {
        auto* view = table(name);
        for (int column = 0; column < view->model()->columnCount(); ++column) {
            if (view->model()->headerData(column, Qt::Horizontal).toString() != QString(header))
                continue;
            view->setCurrentIndex(view->model()->index(row, column));
            view->edit(view->currentIndex());
        }
        return view->viewport()->findChild<ui::ValueEditor*>();
    }

    void showNode(const QString& name)
    {
        auto* outline = m_file->page.findChild<QTreeView*>();
        outline->expandAll();
        const auto found = outline->model()->match(outline->model()->index(0, 0), Qt::DisplayRole, name, 1,
                                                   Qt::MatchExactly | Qt::MatchRecursive);
        QCOMPARE(found.size(), 1);
        outline->setCurrentIndex(found.front());
    }

    void expectText(const QByteArray& text)
    {
        QTRY_COMPARE(m_file->text(), text);
        m_file->waitUntilIdle();
    }

    [[nodiscard]] bool isShown(const QString& text) const
    {
        return std::ranges::any_of(m_file->page.findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->isVisible() && label->text() == text;
        });
    }

    [[nodiscard]] bool isTold(const QString& text) const
    {
        const auto bars = m_file->page.findChildren<ui::MessageBar*>();
        return std::ranges::any_of(bars,
                                   [&](const ui::MessageBar* bar) { return bar->text().contains(text); });
    }

    std::unique_ptr<LimitsFixture> m_file;
};

QUOTADECK_TEST(TestLimitsForm, QApplication)
} // namespace tst_limitsform

#include "tst_limitsform.moc"
