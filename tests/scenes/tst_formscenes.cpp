// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scenes/stage.h"
#include "tests/support/configurationtext.h"
#include "tests/support/testprogram.h"
#include "ui/document/qscintilla.h"
#include "ui/limits/form/bulkeditdialog.h"
#include "ui/limits/form/limitdialogs.h"
#include "ui/limits/form/limitsform.h"
#include "ui/limits/form/limitssection.h"
#include "ui/limits/form/tenantdialog.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

namespace tst_formscenes {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
const QString kTenant = QStringLiteral("root.tenants.genome-annotation-pipeline-production-north");

template <typename Widget>
bool isOpen()
{
    for (auto* widget : QApplication::topLevelWidgets()) {
        if (qobject_cast<Widget*>(widget) && widget->isVisible())
            return true;
    }
    return false;
}
} // namespace

/// Outline, form and text of the limits editor.
class TestFormScenes : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_stage = std::make_unique<Stage>(); }
    void cleanup() { m_stage.reset(); }

    void nothingIsOpen()
    {
        m_stage->window().showPage(QStringLiteral("limits"));
        LOOK(*m_stage);
    }

    void anActiveConfigurationIsOffered()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->window().showPage(QStringLiteral("limits"));
        QTRY_VERIFY(named<QAbstractButton>(m_stage->window(), QStringLiteral("Edit Active Configuration…"))
                        ->isVisible());
        LOOK(*m_stage);
    }

    void theRootIsSelected()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        LOOK(*m_stage);
    }

    void aQueueWithManyLimits()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->choose(kTenant);
        LOOK(*m_stage);
    }

    void withoutASource()
    {
        m_stage->open();
        m_stage->choose(kTenant);
        LOOK(*m_stage);
    }

    void theRestOfTheForm()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->choose(QStringLiteral("root.tenants"));
        for (auto* section : form()->findChildren<ui::FormSection*>())
            section->setFolded(false);
        auto* bar = form()->findChild<QScrollArea*>()->verticalScrollBar();
        QTest::qWait(100);
        bar->setValue(bar->maximum());
        LOOK(*m_stage);
    }

    void thePartition()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        selectPartitionRow(QStringLiteral("Partition settings"));
        LOOK(*m_stage);
    }

    void thePlacementRules()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        selectPartitionRow(QStringLiteral("Placement rules"));
        LOOK(*m_stage);
        QVERIFY(seen<QTableView>(m_stage->window(),
                                 QStringLiteral("Placement rules"))); // the caret is no other way
    }

    void aQuantityIsTyped()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->choose(kTenant);
        auto* editor = openCell(QStringLiteral("memory"), 1);
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("1.5Ti"));
        LOOK(*m_stage);
    }

    void namesAreTyped()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->choose(kTenant);
        auto* editor = openCell(QStringLiteral("Applies to"), 0);
        QVERIFY(editor);
        editor->end(false);
        QTest::keyClicks(editor, QStringLiteral(", er"));
        LOOK(*m_stage);
    }

    void limitsAreSelected()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->choose(kTenant);
        limits()->selectRow(1);
        LOOK(*m_stage);
    }

    void aLimitIsOff()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->choose(kTenant);
        limits()->selectRow(1);
        triggerAction(*form(), QStringLiteral("Disable"));
        QTRY_VERIFY(m_stage->session().isModified() && !m_stage->session().isBusy());
        LOOK(*m_stage);
    }

    void theMenuOfALimit()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->choose(kTenant);
        limits()->selectRow(0);
        auto* more = form()->findChild<ui::LimitsSection*>()->findChild<QMenu*>();
        QVERIFY(more);
        more->popup(limits()->mapToGlobal(limits()->rect().center()));
        LOOK(*m_stage);
        more->close();
    }

    void manyLimitsAreChanged()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->choose(QStringLiteral("root.tenants"));
        triggerAction(*form(), QStringLiteral("Bulk Edit…"));
        auto* dialog = m_stage->window().findChild<ui::BulkEditDialog*>();
        QVERIFY(dialog);
        named<QLineEdit>(*dialog, QStringLiteral("Formula"))->setText(QStringLiteral("*1.2"));
        LOOK(*m_stage);
        dialog->reject();
    }

    void quotasOfQueuesAreChangedByAFormula()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->choose(QStringLiteral("root.tenants"));
        triggerAction(m_stage->window(), QStringLiteral("Bulk Edit Queues…"));
        auto* dialog = m_stage->window().findChild<ui::BulkEditDialog*>();
        QVERIFY(dialog);
        named<QLineEdit>(*dialog, QStringLiteral("Formula"))
            ->setText(QStringLiteral("min(parent*0.3, 300) round 4"));
        QTest::qWait(500);
        LOOK(*m_stage);
        dialog->reject();
    }

    void aGuaranteeIsDistributed()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->choose(QStringLiteral("root.tenants"));
        triggerAction(m_stage->window(), QStringLiteral("Distribute Guarantee…"));
        auto* dialog = m_stage->window().findChild<ui::BulkEditDialog*>();
        QVERIFY(dialog);
        auto* shares = named<QComboBox>(*dialog, QStringLiteral("Shares"));
        shares->setCurrentIndex(1);
        QTest::qWait(500);
        LOOK(*m_stage);
        dialog->reject();
    }

    void aTenantIsAddedFromATemplate()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->choose(QStringLiteral("root.tenants"));
        triggerAction(m_stage->window(), QStringLiteral("Add Tenant from Template…"));
        auto* dialog = m_stage->window().findChild<ui::TenantDialog*>();
        QVERIFY(dialog);
        dialog->openTemplate(QStringLiteral(QUOTADECK_RESOURCES "/samples/tenant-template.yaml"));
        QTRY_VERIFY(named<QLineEdit>(*dialog, QStringLiteral("Name of the queue")));
        named<QLineEdit>(*dialog, QStringLiteral("Name of the queue"))->setText(QStringLiteral("acme"));
        named<QLineEdit>(*dialog, QStringLiteral("User who administers the queue"))
            ->setText(QStringLiteral("sue"));
        QTRY_VERIFY(named<QPushButton>(*dialog, QStringLiteral("Add Tenant"))->isEnabled());
        LOOK(*m_stage);
        dialog->reject();
    }

    void aFormulaMakesNoSense()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->choose(QStringLiteral("root.tenants"));
        triggerAction(*form(), QStringLiteral("Bulk Edit…"));
        auto* dialog = m_stage->window().findChild<ui::BulkEditDialog*>();
        QVERIFY(dialog);
        named<QLineEdit>(*dialog, QStringLiteral("Formula"))->setText(QStringLiteral("twice"));
        LOOK(*m_stage);
        dialog->reject();
    }

    void aLimitIsAdded()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->choose(kTenant);
        triggerAction(*form(), QStringLiteral("Add Limit…"));
        QTRY_VERIFY(isOpen<ui::NewLimitDialog>());
        LOOK(*m_stage);
        m_stage->window().findChild<ui::NewLimitDialog*>()->reject();
    }

    void theTextCannotBeRead()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->choose(kTenant);
        m_stage->edit("                limits:\n                  - limit: the owner of genome",
                      "                limits: [\n                  - limit: the owner of genome");
        LOOK(*m_stage);
    }

    void theFileIsEmpty()
    {
        m_stage->open("");
        LOOK(*m_stage);
    }

    void wordsAreOffered()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->choose(kTenant);
        auto* text = test::configurationText(*m_stage->window().page(QStringLiteral("limits")));
        int line = 0;
        int column = 0;
        text->getCursorPosition(&line, &column);
        text->insertAt(QStringLiteral("                ma\n"), line + 1, 0);
        text->setCursorPosition(line + 1, 18);
        text->setFocus();
        triggerAction(m_stage->window(), QStringLiteral("Complete"));
        LOOK(*m_stage);
    }

    void textIsFoundAndReplaced()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->choose(kTenant);
        triggerAction(*m_stage->window().page(QStringLiteral("limits")),
                      QStringLiteral("Replace in the text"));
        auto* find = seen<QLineEdit>(m_stage->window(), QStringLiteral("Find"));
        QVERIFY(find);
        find->setText(QStringLiteral("maxapplications"));
        LOOK(*m_stage);
    }

private:
    ui::LimitsForm* form() { return m_stage->window().findChild<ui::LimitsForm*>(); }
    QTableView* limits()
    {
        return seen<QTableView>(m_stage->window(), QStringLiteral("Limits of the queue"));
    }

    void selectPartitionRow(const QString& name)
    {
        auto* outline = seen<QTreeView>(m_stage->window(), QStringLiteral("Queues of the configuration"));
        const auto rows = outline->model()->match(outline->model()->index(0, 0), Qt::DisplayRole, name, 1,
                                                  Qt::MatchRecursive | Qt::MatchStartsWith);
        QVERIFY2(!rows.isEmpty(), qPrintable(name));
        outline->setCurrentIndex(rows.first());
    }

    /// Opens the editor of the cell below the heading @p column.
    QLineEdit* openCell(const QString& column, int row)
    {
        auto* table = limits();
        for (int i = 0; i < table->model()->columnCount(); ++i) {
            if (table->model()->headerData(i, Qt::Horizontal).toString() != column)
                continue;
            const auto cell = table->model()->index(row, i);
            table->setCurrentIndex(cell);
            table->edit(cell);
            return table->viewport()->findChild<QLineEdit*>();
        }
        return nullptr;
    }

    std::unique_ptr<Stage> m_stage;
};

QUOTADECK_TEST(TestFormScenes, QApplication)
} // namespace tst_formscenes

#include "tst_formscenes.moc"
