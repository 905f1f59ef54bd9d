// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/quota/queuetreemodel.h"
#include "tests/support/fakecluster.h"
#include "tests/support/filebytes.h"
#include "tests/support/testprogram.h"
#include "ui/export/pageexport.h"
#include "ui/export/pageprint.h"
#include "ui/pages/queuespage.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/treetable.h"

#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPrinter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

namespace tst_pageexport {
using namespace quotadeck;
using namespace quotadeck::ui;
using Model = models::QueueTreeModel;

namespace {
/// The queues page over fake data in a window.
struct Fixture
{
    Model model;
    QWidget window;
    QueuesPage* page = new QueuesPage(&model);
    QWidget* shown = page;
    PageExport pageExport{&window, [this] {
                              return ShownPage{shown,
                                               {.page = QStringLiteral("Queues"),
                                                .source = QStringLiteral("demo"),
                                                .isSimulated = true,
                                                .filter = page->filterText()}};
                          }};
    QTemporaryDir dir;

    Fixture()
    {
        (new QVBoxLayout(&window))->addWidget(page);
        const SnapshotPtr snapshot = tests::fakeSnapshot();
        const auto update = makeUpdate(nullptr, snapshot, "default");
        model.apply(update->delta.queues);
        page->setPartition(findPartition(*snapshot, "default"));
        page->setTableActions(pageExport.tableActions());
        pageExport.setData(QStringLiteral("default"), std::chrono::milliseconds(1772440200000));
        window.resize(1000, 600);
        window.show();
    }

    [[nodiscard]] TreeTable* table() const { return page->findChild<TreeTable*>(); }
    [[nodiscard]] QString path(const QString& name) const { return dir.filePath(name); }

    QJsonArray exportedRows(TableRows rows = TableRows::Shown)
    {
        QSignalSpy written(&pageExport, &PageExport::written);
        pageExport.writeTable(path(QStringLiteral("t.json")), rows);
        if (written.isEmpty() && !written.wait(test::kLongestWait))
            return {};
        return QJsonDocument::fromJson(test::bytesOf(path(QStringLiteral("t.json"))))["rows"].toArray();
    }
    void trigger(const QString& id)
    {
        for (const auto& actions : {pageExport.tableActions(), pageExport.pageActions()}) {
            for (QAction* action : actions) {
                if (action->objectName() == id)
                    action->trigger();
            }
        }
    }
};
} // namespace

class TestPageExport : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void allRowsAreExportedAlsoBelowCollapsedOnes()
    {
        Fixture fixture;
        fixture.table()->collapseAll();
        const QJsonArray rows = fixture.exportedRows();
        QCOMPARE(rows.size(), fixture.model.totalCount());
        QCOMPARE(rows[0].toObject()["key"].toString(), "root");
    }

    void theFilterApplies()
    {
        Fixture fixture;
        fixture.page->setFilterText(QStringLiteral("queue:etl"));
        QVERIFY(!fixture.page->filterText().isEmpty());
        const QJsonArray rows = fixture.exportedRows();
        QVERIFY(!rows.isEmpty());
        QVERIFY(rows.size() < fixture.model.totalCount());
    }

    void onlySelectedRowsAreExportedOnRequest()
    {
        Fixture fixture;
        fixture.pageExport.writeTable(fixture.path("none.csv"), TableRows::Selected);
        QCOMPARE(fixture.pageExport.bar()->text(), "No rows are selected.");
        fixture.table()->setCurrentId(QStringLiteral("root"));
        const QJsonArray rows = fixture.exportedRows(TableRows::Selected);
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows[0].toObject()["key"].toString(), "root");
    }

    void columnsStandAsOnTheScreenWithoutHiddenOnes()
    {
        Fixture fixture;
        QHeaderView* header = fixture.table()->header();
        header->moveSection(header->visualIndex(Model::PendingColumn), 1);
        fixture.table()->setColumnHidden(Model::MaxColumn, true);
        QSignalSpy written(&fixture.pageExport, &PageExport::written);
        fixture.pageExport.writeTable(fixture.path("t.csv"), TableRows::Shown);
        QTRY_COMPARE(written.size(), 1);
        const QByteArray titles = test::bytesOf(fixture.path("t.csv")).split('\r').front();
        QVERIFY2(titles.startsWith("Key,Queue,Pending,Pending (exact),"), titles.constData());
        QVERIFY2(!titles.contains("Max"), titles.constData());
    }

    void exactValuesAreThoseOfTheModel()
    {
        Fixture fixture;
        fixture.page->setResource(QStringLiteral("memory"));
        fixture.model.setResource(QStringLiteral("memory"));
        const QJsonArray rows = fixture.exportedRows();
        const QJsonObject row = rows[0].toObject()["cells"].toObject();
        const SnapshotPtr snapshot = tests::fakeSnapshot();
        const auto& root = findPartition(*snapshot, "default")->queues->front();
        QCOMPARE(row["Used"]["value"].toDouble(),
                 static_cast<double>(root.allocated->valueOr0(ResourceType("memory"))));
    }

    void theMessageNamesTheFile()
    {
        Fixture fixture;
        QSignalSpy written(&fixture.pageExport, &PageExport::written);
        fixture.pageExport.writeTable(fixture.path("t.md"), TableRows::Shown);
        QTRY_COMPARE(written.size(), 1);
        QCOMPARE(fixture.pageExport.bar()->text(),
                 QStringLiteral("Exported to %1.").arg(fixture.path("t.md")));
        QVERIFY(test::bytesOf(fixture.path("t.md"))
                    .startsWith("**Queues  ·  SIMULATED  ·  demo  ·  default  ·  2026"));
    }

    void anotherSuffixAndAFolderThatIsNotThereAreErrors()
    {
        Fixture fixture;
        QSignalSpy failed(&fixture.pageExport, &PageExport::failed);
        fixture.pageExport.writeTable(fixture.path("t.xls"), TableRows::Shown);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(fixture.pageExport.bar()->text().contains(".csv, .json or .md"));
        QVERIFY(!QFile::exists(fixture.path("t.xls")));
        fixture.pageExport.writeTable(fixture.path("missing/t.csv"), TableRows::Shown);
        QTRY_COMPARE(failed.size(), 2);
        QVERIFY(fixture.pageExport.bar()->text().contains("missing"));
    }

    void aPageWithoutATableSaysSo()
    {
        Fixture fixture;
        QWidget empty;
        fixture.shown = &empty;
        fixture.pageExport.writeTable(fixture.path("t.csv"), TableRows::Shown);
        QCOMPARE(fixture.pageExport.bar()->text(), "There is no table on this page.");
    }

    void theDialogProposesPageSourceAndTime()
    {
        Fixture fixture;
        fixture.trigger(QStringLiteral("exportTable"));
        auto* dialog = fixture.window.findChild<QFileDialog*>();
        QVERIFY(dialog);
        QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), "Queues-demo-20260302-083000.csv");
        dialog->selectNameFilter(dialog->nameFilters().at(1));
        Q_EMIT dialog->filterSelected(dialog->nameFilters().at(1));
        QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), "Queues-demo-20260302-083000.json");
        dialog->reject();
    }

    void selectedRowsAreCopiedElseAll()
    {
        Fixture fixture;
        fixture.trigger(QStringLiteral("copyAsCsv"));
        QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), fixture.model.totalCount() + 1);
        fixture.table()->setCurrentId(QStringLiteral("root"));
        fixture.trigger(QStringLiteral("copyAsMarkdown"));
        QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), 3); // titles, rule, row
        QCOMPARE(fixture.pageExport.bar()->text(), "1 rows were copied.");
    }

    void aPictureShowsThePageBelowItsCaption()
    {
        Fixture fixture;
        QSignalSpy written(&fixture.pageExport, &PageExport::written);
        fixture.pageExport.writePicture(fixture.path("p.png"));
        QTRY_COMPARE(written.size(), 1);
        const QImage image(fixture.path("p.png"));
        QCOMPARE(image.width(), 2 * fixture.page->width());
        QVERIFY(image.height() > 2 * fixture.page->height());
        QVERIFY(image.text(QStringLiteral("Description")).startsWith("Queues  ·  SIMULATED  ·  demo"));
    }

    void aTableIsPrintedOnAsManySheetsAsItNeeds()
    {
        Fixture fixture;
        models::TableContent content = readTable(*fixture.table(), TableRows::Shown);
        const auto once = content.rows;
        while (content.rows.size() < 300)
            content.rows.insert(content.rows.end(), once.begin(), once.end());
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(fixture.path("p.pdf"));
        QVERIFY(printTable(printer, content));
        const QByteArray pdf = test::bytesOf(fixture.path("p.pdf"));
        QVERIFY(pdf.startsWith("%PDF"));
        QVERIFY(pdf.count("/Type /Page\n") >= 3);
    }

    void printingToWhereNothingCanBeWrittenIsAnError()
    {
        Fixture fixture;
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(fixture.path("missing/p.pdf"));
        QSignalSpy failed(&fixture.pageExport, &PageExport::failed);
        fixture.pageExport.printTo(printer);
        QCOMPARE(failed.size(), 1);
        QVERIFY(fixture.pageExport.bar()->text().startsWith("Cannot print"));
    }
};

QUOTADECK_TEST(TestPageExport, QApplication)
} // namespace tst_pageexport

#include "tst_pageexport.moc"
