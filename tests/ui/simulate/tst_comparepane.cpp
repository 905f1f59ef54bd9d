// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scriptedscenario.h"
#include "tests/support/testprogram.h"
#include "ui/charts/chartcanvas.h"
#include "ui/charts/chartcontent.h"
#include "ui/simulate/comparepane.h"
#include "ui/widgets/segmentedswitch.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>

namespace tst_comparepane {
using namespace quotadeck;

namespace {

/// Without the queue of the workload, so that it is rejected.
const QString kWithoutQueues
    = QStringLiteral("partitions: [{name: default, queues: [{name: root, submitacl: '*'}]}]\n");

struct Fixture
{
    QTemporaryDir dir;
    std::shared_ptr<const sim::Scenario> scenario
        = std::make_shared<const sim::Scenario>(test::scriptedScenario(test::kJobs));
    QWidget page; // which does not ask what the pane wants at least, as the stack of the page
    ui::ComparePane pane{&page};

    Fixture()
    {
        pane.setScenario(scenario);
        page.resize(1000, 600);
        pane.resize(page.size());
        page.show();
    }

    [[nodiscard]] QPlainTextEdit* text() const { return pane.findChild<QPlainTextEdit*>(); }
    [[nodiscard]] QString path(const char* name) const { return dir.filePath(QString::fromUtf8(name)); }
    [[nodiscard]] QString write(const char* name, const QString& content) const
    {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(content.toUtf8()) > 0 ? file.fileName()
                                                                                   : QString();
    }
    template <typename Button>
    [[nodiscard]] Button* button(const char* words) const
    {
        for (auto* button : pane.findChildren<Button*>()) {
            if (button->text() == QString::fromUtf8(words))
                return button;
        }
        return nullptr;
    }
    /// The dialog that the button opens.
    [[nodiscard]] QFileDialog* ask(const char* words) const
    {
        QTest::mouseClick(button<QToolButton>(words), Qt::LeftButton);
        return pane.findChild<QFileDialog*>();
    }
    /// True when a visible label contains @p words.
    [[nodiscard]] bool hasLabel(const QString& words) const
    {
        for (auto* label : pane.findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().contains(words))
                return true;
        }
        return false;
    }
    void choose(QFileDialog* dialog, const QString& file) const
    {
        QVERIFY(dialog);
        dialog->setOption(QFileDialog::DontConfirmOverwrite); // Qt's own question
        dialog->selectFile(file);
        QMetaObject::invokeMethod(dialog, "accept");
        QTRY_VERIFY(!pane.findChild<QFileDialog*>());
    }
    void compare(const QString& configuration) const
    {
        text()->setPlainText(configuration);
        QTest::mouseClick(button<QPushButton>("Compare"), Qt::LeftButton);
        QTRY_VERIFY(pane.findChild<QTableView*>()->isVisible());
    }
};
} // namespace

class TestComparePane : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aFileIsReadAndCanBeUndone()
    {
        const Fixture fixture;
        const QString before = fixture.text()->toPlainText();
        QVERIFY(before.contains(QStringLiteral("partitions:")));
        const QString file = fixture.write("other.yaml", kWithoutQueues);

        fixture.choose(fixture.ask("Open File…"), file);
        QTRY_COMPARE(fixture.text()->toPlainText(), kWithoutQueues);
        QVERIFY(fixture.hasLabel(file));
        fixture.text()->undo();
        QCOMPARE(fixture.text()->toPlainText(), before);

        fixture.text()->redo();
        QTest::mouseClick(fixture.button<QToolButton>("Reset"), Qt::LeftButton);
        QCOMPARE(fixture.text()->toPlainText(), before);
    }

    void aCancelledDialogChangesNothing()
    {
        const Fixture fixture;
        const QString before = fixture.text()->toPlainText();
        auto* dialog = fixture.ask("Open File…");
        QVERIFY(dialog);
        dialog->reject();
        QTRY_VERIFY(!fixture.pane.findChild<QFileDialog*>());
        QCOMPARE(fixture.text()->toPlainText(), before);
    }

    void aFileThatCannotBeReadIsNamedAndTheTextStays()
    {
        const Fixture fixture;
        const QString before = fixture.text()->toPlainText();
        auto* dialog = fixture.ask("Open File…");
        QVERIFY(dialog);
        const QString file = fixture.path("gone.yaml"); // between the choice and the reading
        Q_EMIT dialog->fileSelected(file);
        dialog->reject();
        QTRY_VERIFY(fixture.hasLabel(QStringLiteral("%1 cannot be read").arg(file)));
        QCOMPARE(fixture.text()->toPlainText(), before);
    }

    void theComparisonIsExportedAsItIs()
    {
        const Fixture fixture;
        QVERIFY(!fixture.button<QToolButton>("Export CSV…")->isEnabled()); // nothing to write yet
        fixture.compare(kWithoutQueues);
        QVERIFY(fixture.button<QToolButton>("Export CSV…")->isEnabled());
        const QString file = fixture.path("comparison.csv");

        auto* dialog = fixture.ask("Export CSV…");
        QVERIFY(dialog);
        QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(),
                 QStringLiteral("scripted-comparison.csv"));
        fixture.choose(dialog, file);
        QTRY_VERIFY(fixture.hasLabel(QStringLiteral("Exported to %1").arg(file)));

        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(written.readAll()).split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(lines.size() > 1);
        QCOMPARE(lines.first(), QStringLiteral("kind,name,measure,a,b,change"));
        const auto columns = lines.first().count(u',');
        for (const QString& line : lines)
            QCOMPARE(line.count(u','), columns);
        QVERIFY2(lines.filter(QStringLiteral("rejected"), Qt::CaseInsensitive).size() > 0,
                 qPrintable(lines.first()));
    }

    void anExportThatFailsSaysSo()
    {
        const Fixture fixture;
        fixture.compare(kWithoutQueues);
        auto* dialog = fixture.ask("Export CSV…");
        QVERIFY(dialog);
        Q_EMIT dialog->fileSelected(fixture.path("no/such/folder.csv"));
        dialog->reject();
        QTRY_VERIFY(fixture.hasLabel(QStringLiteral("Export failed: ")));
    }

    void bothRunsAreChartedForTheSelectedRow()
    {
        const Fixture fixture;
        fixture.compare(kWithoutQueues);
        QVERIFY(fixture.hasLabel(QStringLiteral("First difference after ")));
        auto* canvas = fixture.pane.findChild<ui::ChartCanvas*>();
        QVERIFY(canvas && canvas->isVisible());
        QCOMPARE(canvas->content().lines.size(), 2U);
        QCOMPARE(canvas->content().lines[0].subject, QStringLiteral("root"));
        const auto most = [canvas](std::size_t line) {
            double value = 0;
            for (const models::SeriesColumn& column : canvas->content().lines[line].values.front())
                value = std::max(value, column.max);
            return value;
        };
        QVERIFY(most(0) > 0);
        QCOMPARE(most(1), 0.0); // all of it is rejected

        auto* table = fixture.pane.findChild<QTableView*>();
        table->setCurrentIndex(table->model()->index(table->model()->rowCount() - 1, 0));
        QCOMPARE(canvas->content().lines[0].subject, QStringLiteral("root.work"));
        auto* type = fixture.pane.findChild<QComboBox*>();
        QVERIFY(type->count() >= 2);
        type->setCurrentText(QStringLiteral("memory"));
        QCOMPARE(canvas->content().type, std::optional(ResourceType("memory")));
    }

    void aRejectedConfigurationIsNoComparison()
    {
        const Fixture fixture;
        const auto* choice = fixture.pane.findChild<ui::SegmentedSwitch*>();
        QVERIFY(!choice->isVisible()); // nothing to choose from
        fixture.compare(kWithoutQueues);
        QVERIFY(choice->isVisible());
        fixture.text()->setPlainText(QStringLiteral("partitions: ["));
        QTest::mouseClick(fixture.button<QPushButton>("Compare"), Qt::LeftButton);
        QTRY_VERIFY(fixture.hasLabel(QStringLiteral("Configuration B is rejected")));
        QVERIFY(!choice->isVisible());
    }

    /// Whatever the width, neither side loses its buttons.
    void bothSidesAreWholeInANarrowWindow()
    {
        Fixture fixture;
        auto* splitter = fixture.pane.findChild<QSplitter*>();
        QCOMPARE(splitter->orientation(), Qt::Horizontal);
        fixture.pane.resize(560, 600); // the least that the page leaves for it
        QTRY_COMPARE(splitter->orientation(), Qt::Vertical);
        auto* shown = fixture.button<QToolButton>("Export CSV…");
        QTRY_VERIFY(shown->mapTo(&fixture.pane, shown->rect().bottomRight()).x() < 560);
        fixture.pane.resize(1000, 600);
        QTRY_COMPARE(splitter->orientation(), Qt::Horizontal);
    }
};

QUOTADECK_TEST(TestComparePane, QApplication)
} // namespace tst_comparepane

#include "tst_comparepane.moc"
