// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "tests/ui/charts/chartspagefixture.h"
#include "ui/charts/chartcanvas.h"
#include "ui/charts/charttable.h"
#include "ui/charts/seriesdialog.h"
#include "ui/charts/timerangedialog.h"
#include "ui/theme/icons.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/segmentedswitch.h"

#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDateTimeEdit>
#include <QDialogButtonBox>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QImage>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_chartspage {
using namespace quotadeck;
using namespace quotadeck::ui;
using models::Measure;
using models::SubjectKind;

class TestChartsPage : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void showsTheTopSixLeafQueuesAndTheOthersTogether()
    {
        ChartsPageFixture fixture;
        QCOMPARE(fixture.legend()->rowCount(), 7);
        for (int row = 0; row < 6; ++row)
            QCOMPARE(fixture.name(row).count('.'), 1);
        QVERIFY(!fixture.cell(0, ChartLegend::LastColumn).isEmpty());
        QVERIFY(fixture.name(6).startsWith("other ("));
        QCOMPARE(fixture.page.panes().size(), 2);
        QVERIFY(!fixture.legend(1)->item(0, 0)->text().contains('.')); // users
    }

    /// What the table lists is what the chart draws: no value is added, lost or rounded away between them.
    void chartAndTableShowTheSameNumbers()
    {
        ChartsPageFixture fixture(60);
        fixture.store.markGap(fixture.last->time + std::chrono::seconds(1));
        fixture.advance(60);
        fixture.button("Table")->click();
        const ChartContent& chart = fixture.pane()->content();
        const QAbstractItemModel* table = fixture.pane()->findChild<ChartTable*>()->model();
        const ValueUnit unit = chart.unit();

        QCOMPARE(table->rowCount(), int(sampleTimes(chart).size()));
        QVERIFY(table->rowCount() > 100);
        std::size_t compared = 0;
        for (const ChartLine& line : chart.lines) {
            int column = 1;
            while (table->headerData(column, Qt::Horizontal).toString() != line.name)
                ++column;
            QCOMPARE(line.values.size(), std::size_t{2}); // the gap
            for (const auto& stretch : line.values) {
                for (const models::SeriesColumn& drawn : stretch) {
                    if (drawn.time < chart.from || drawn.time > chart.to)
                        continue;
                    int row = 0;
                    while (table->index(row, 0).data().toString() != momentText(drawn.time, TimeZone::Utc))
                        ++row;
                    QCOMPARE(table->index(row, column).data().toString(), columnText(unit, drawn));
                    ++compared;
                }
            }
        }
        std::size_t filled = 0; // a limit that stands beside a value is in a column of its own
        for (int column = 1; column < table->columnCount() - 1; ++column) {
            for (int row = 0; row < table->rowCount(); ++row) {
                const bool isLimit = table->headerData(column, Qt::Horizontal).toString().endsWith(" limit");
                filled += !isLimit && !table->index(row, column).data().toString().isEmpty();
            }
        }
        QCOMPARE(filled, compared);
        QTest::keyClick(&fixture.page, Qt::Key_T);
        QVERIFY(fixture.overlay()->isVisible());
    }

    void aForecastHasRoomWhileLive()
    {
        ChartsPageFixture fixture;
        const auto width = [&fixture] {
            const ChartContent& chart = fixture.pane()->content();
            return std::pair(chart.until - chart.from, chart.to - chart.until);
        };
        QCOMPARE(width().second, 0.0);
        auto* forecast = [&fixture]() -> QCheckBox* {
            for (auto* box : fixture.page.findChildren<QCheckBox*>()) {
                if (box->text() == "Forecast")
                    return box;
            }
            return nullptr;
        }();
        QVERIFY(forecast);
        forecast->click();
        QCOMPARE(width().second, width().first / 2);
        const QVariantMap state = fixture.page.saveState();
        forecast->click();
        QCOMPARE(width().second, 0.0);
        fixture.page.restoreState(state);
        QVERIFY(forecast->isChecked());
        QVERIFY(width().second > 0);
        const TimeView::Range shown = fixture.page.timeView().shown();
        fixture.page.timeView().zoomTo({shown.from, shown.to});
        QVERIFY(qAbs(width().second) < 1); // what was asked for; milliseconds are rounded
    }

    void silenceIsNotTakenForLive()
    {
        ChartsPageFixture fixture;
        SourceStatus status;
        status.kind = SourceKind::Rest;
        status.state = SourceState::Retrying;
        fixture.page.setSource(status);
        QVERIFY(fixture.hasText("No new samples"));
        status.state = SourceState::Live;
        fixture.page.setSource(status);
        QVERIFY(fixture.hasText("Live"));
    }

    void chartsKeepTheirSeriesWhateverIsSelected()
    {
        ChartsPageFixture fixture;
        const auto series = [&fixture] {
            QStringList names;
            for (ChartPane* pane : fixture.page.panes()) {
                for (const ChartLine& line : pane->content().lines)
                    names << line.id;
            }
            return names;
        };
        const QStringList before = series();
        fixture.page.setSubject({Subject::Kind::User, "sue", {}});
        fixture.page.setSubject({Subject::Kind::Queue, "root", {}});
        QCOMPARE(series(), before);

        QComboBox* top = fixture.box("Lines shown");
        top->setCurrentIndex(top->count() - 1);
        QCOMPARE(top->currentText(), "Added series only");
        fixture.page.setSubject({Subject::Kind::Queue, "root.eng", {}});
        QCOMPARE(fixture.drawn(), std::size_t{0});
    }

    void theSelectionIsFollowedInChartsOfItsKindOnly()
    {
        ChartsPageFixture fixture;
        auto* follow = fixture.page.findChild<QCheckBox*>(QStringLiteral("followSelection"));
        fixture.page.setSubject({Subject::Kind::User, "sue", {}});
        follow->click();
        QCOMPARE(fixture.legend()->rowCount(), 7); // queues
        QCOMPARE(fixture.legend(1)->item(0, 0)->text(), "sue");
        fixture.page.setSubject({Subject::Kind::Queue, "root.nowhere", {}});
        QCOMPARE(fixture.name(0), "nowhere");
        QVERIFY(fixture.legend(1)->item(0, 0)->text() != "nowhere");

        QComboBox* top = fixture.box("Lines shown");
        top->setCurrentIndex(top->count() - 1);
        QCOMPARE(fixture.legend()->rowCount(), 1); // of no kind: follows any
        fixture.page.setSubject({Subject::Kind::User, "sue", {}});
        QCOMPARE(fixture.name(0), "sue");
        follow->click();
        QCOMPARE(fixture.legend()->rowCount(), 0);
    }

    void pausingFreezesThePictureAndCountsWhatComes()
    {
        ChartsPageFixture fixture;
        const QString before = fixture.cell(0, ChartLegend::LastColumn);
        fixture.page.setPaused(true);
        fixture.advance(7);
        QTRY_VERIFY(fixture.hasText("Paused, 7 newer samples"));
        QCOMPARE(fixture.cell(0, ChartLegend::LastColumn), before);
        QCOMPARE(fixture.store.axis().size(), std::size_t{27}); // recording went on
        QTest::keyClick(fixture.overlay(), Qt::Key_Plus);
        auto* undo = fixture.button("Undo Zoom"); // it does not lead to what is live
        QVERIFY(undo->isVisible());
        const auto picture = [](const QIcon& icon) { return icon.pixmap(16, 16).toImage(); };
        QCOMPARE(picture(undo->icon()), picture(icon(Icon::Zoom)));
        QTest::keyClick(fixture.overlay(), Qt::Key_Escape);

        fixture.page.setPaused(false);
        QVERIFY(fixture.page.timeView().isLive());
        QVERIFY(fixture.hasText("Live"));
    }

    void zoomingLeavesLiveAndEscapeReturns()
    {
        ChartsPageFixture fixture;
        ChartOverlay* overlay = fixture.overlay();
        const TimeView& view = fixture.page.timeView();
        QVERIFY(view.isLive());
        QTest::keyClick(overlay, Qt::Key_Plus);
        QVERIFY(!view.isLive());
        QVERIFY(fixture.hasText("Not live"));
        QVERIFY(fixture.button("Back to Live")->isVisible());
        auto* spans = fixture.page.findChild<SegmentedSwitch*>();
        QCOMPARE(spans->accessibleName(), "Time range");
        QCOMPARE(spans->current(), -1); // another span than any of these
        QTest::keyClick(overlay, Qt::Key_Backspace);
        QVERIFY(view.isLive());
        QCOMPARE(spans->current(), 5);
        QTest::keyClick(overlay, Qt::Key_Plus);
        QTest::mouseClick(spans->findChild<QAbstractButton*>(), Qt::LeftButton); // the one of before
        QVERIFY(view.isLive());

        const QPoint from(overlay->width() / 3, overlay->height() / 2);
        QTest::mousePress(overlay, Qt::LeftButton, {}, from);
        QTest::mouseMove(overlay, from + QPoint(80, 0));
        QTest::mouseRelease(overlay, Qt::LeftButton, {}, from + QPoint(80, 0));
        QVERIFY(!view.isLive());
        QCOMPARE(fixture.pane(1)->content().from, fixture.pane(0)->content().from); // one time axis
        QTest::mouseDClick(overlay, Qt::LeftButton, {}, from);
        QVERIFY(view.isLive());
    }

    void shiftAndDragMoves()
    {
        ChartsPageFixture fixture;
        const TimeView::Range before = fixture.page.timeView().shown();
        const QPoint from(fixture.overlay()->width() / 2, fixture.overlay()->height() / 2);
        QTest::mousePress(fixture.overlay(), Qt::LeftButton, Qt::ShiftModifier, from);
        QTest::mouseMove(fixture.overlay(), from + QPoint(100, 0));
        QTest::mouseRelease(fixture.overlay(), Qt::LeftButton, Qt::ShiftModifier, from + QPoint(100, 0));
        const TimeView::Range after = fixture.page.timeView().shown();
        QVERIFY(after.from < before.from);
        QVERIFY(std::abs((after.to - after.from) - (before.to - before.from)) < 1);
    }

    void theCursorIsInAllCharts()
    {
        ChartsPageFixture fixture;
        const auto picture = [&fixture] { return fixture.pane(1)->canvas()->grab().toImage(); };
        const QImage before = picture();
        QTest::keyClick(fixture.overlay(0), Qt::Key_BracketRight);
        QVERIFY(fixture.page.timeView().cursor());
        QVERIFY(picture() != before);
        const double last = *fixture.page.timeView().cursor();
        QTest::keyClick(fixture.overlay(0), Qt::Key_BracketLeft);
        QCOMPARE(*fixture.page.timeView().cursor(), last - 2000); // one sample
    }

    void aChartCanShowAnyMeasure()
    {
        ChartsPageFixture fixture;
        QComboBox* measures = fixture.box("Measure of the chart");
        for (const Measure measure :
             {Measure::Share, Measure::Headroom, Measure::Pending, Measure::Applications, Measure::Guaranteed,
              Measure::Limit, Measure::Used}) {
            measures->setCurrentIndex(measures->findData(static_cast<int>(measure)));
            QCOMPARE(fixture.pane()->spec().measure, measure);
            QVERIFY2(fixture.drawn() > 0, qPrintable(measureName(measure)));
            QVERIFY2(!sampleTimes(fixture.pane()->content()).empty(), qPrintable(measureName(measure)));
        }
    }

    void whatTheSchedulerDoesNotTellIsSaid()
    {
        ChartsPageFixture fixture;
        QComboBox* top = fixture.box("Lines shown");
        QComboBox* measures = fixture.box("Measure of the chart");
        top->setCurrentIndex(top->findData(static_cast<int>(SubjectKind::User)));
        measures->setCurrentIndex(measures->findData(static_cast<int>(Measure::Pending)));
        QCOMPARE(fixture.drawn(), std::size_t{0});
        QVERIFY(fixture.pane()->content().notice.contains("pending resources of queues only"));
        top->setCurrentIndex(top->count() - 1);
        QVERIFY(fixture.pane()->content().notice.startsWith("No series yet"));
    }

    void rowsOfAnotherPageGetAChartForEachResource()
    {
        ChartsPageFixture fixture;
        const auto queue = [](const char* path) { return Subject{Subject::Kind::Queue, path, {}}; };
        fixture.page.addSubjects({{queue("root.etl"), "memory"},
                                  {queue("root.eng"), "vcore"},
                                  {{Subject::Kind::User, "sue", {}}, "memory"},
                                  {{Subject::Kind::Application, "app-1", {}}, "memory"}});
        QCOMPARE(fixture.page.panes().size(), 4);
        QCOMPARE(fixture.pane(1)->spec().type, "memory");
        QCOMPARE(fixture.pane(1)->spec().chosen.size(), 2);
        QCOMPARE(fixture.pane(0)->spec().chosen.size(), 1);

        QSignalSpy notices(&fixture.page, &Page::noticeRequested);
        for (int type = 0; type < 9; ++type)
            fixture.page.addSubjects({{queue("root.etl"), QString::number(type)}});
        QCOMPARE(fixture.page.panes().size(), 12);
        QCOMPARE(notices.size(), 1); // of the last
        QVERIFY(notices[0][1].toString().startsWith("The series were not added"));
    }

    void seriesAreAddedByNameAndRemoved()
    {
        ChartsPageFixture fixture;
        QTest::mouseClick(fixture.button("Add Series…"), Qt::LeftButton);
        auto* dialog = fixture.pane()->findChild<SeriesDialog*>();
        QVERIFY(dialog);
        const auto boxes = dialog->findChildren<QComboBox*>();
        QPushButton* add = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        boxes[1]->setCurrentText("root.nowhere");
        QVERIFY(!add->isEnabled());
        boxes[1]->setCurrentText("root");
        QVERIFY(add->isEnabled());
        boxes[2]->setCurrentIndex(boxes[2]->findData(static_cast<int>(Measure::Guaranteed)));
        QCOMPARE(boxes[2]->findData(static_cast<int>(Measure::Share)), -1); // another unit
        add->click();

        QCOMPARE(fixture.name(0), "root – Guaranteed");
        QCOMPARE(fixture.pane()->spec().chosen.size(), 1);
        fixture.legend()->setCurrentCell(1, 0);
        QTest::keyClick(fixture.legend(), Qt::Key_Delete); // one of the largest: stays
        QCOMPARE(fixture.pane()->spec().chosen.size(), 1);
        fixture.legend()->setCurrentCell(0, 0);
        QTest::keyClick(fixture.legend(), Qt::Key_Delete);
        QVERIFY(fixture.pane()->spec().chosen.isEmpty());
        QVERIFY(fixture.name(0) != "root – Guaranteed");
    }

    void chartsComeAndGoButTheLastStays()
    {
        ChartsPageFixture fixture;
        fixture.button("Add Chart")->click();
        QCOMPARE(fixture.page.panes().size(), 3);
        for (int left = 2; left >= 1; --left) {
            Q_EMIT fixture.pane()->removeRequested();
            QCOMPARE(fixture.page.panes().size(), left);
        }
        const auto buttons = fixture.pane()->findChildren<QToolButton*>();
        const bool isHeld = std::any_of(buttons.begin(), buttons.end(), [](const QToolButton* button) {
            return button->accessibleName() == "Remove this chart" && !button->isEnabled();
        });
        QVERIFY(isHeld);
    }

    void eventsAreMarked()
    {
        ChartsPageFixture fixture;
        auto changed = std::make_shared<ClusterSnapshot>(*tests::fakeSnapshot({}, fixture.step++));
        changed->partitions[0].queues->at(2).max = Resource{{"vcore", 7}};
        fixture.take(changed);
        fixture.page.samplesRecorded();
        QTRY_COMPARE(fixture.pane()->content().marks.size(), std::size_t{1});
        QVERIFY(markText(fixture.pane()->content().marks[0]).startsWith("Configuration changed: root."));
    }

    void onePointAndNoPointAreTold()
    {
        ChartsPageFixture fixture(1);
        QVERIFY(fixture.pane()->content().notice.startsWith("One sample so far"));
        fixture.advance(1);
        QTRY_VERIFY(fixture.pane()->content().notice.isEmpty());
        fixture.page.timeView().zoomTo({1000, 60'000});
        QVERIFY(fixture.pane()->content().notice.startsWith("No samples in"));
    }

    void withoutSamplesThePageSaysWhy()
    {
        ChartsPageFixture fixture(0);
        auto* placeholder = fixture.page.findChild<Placeholder*>();
        QVERIFY(placeholder->isVisible());
        QCOMPARE(placeholder->title(), "No data yet");
        SourceStatus status;
        status.kind = SourceKind::Rest;
        status.name = "http://localhost:9080";
        status.error = Error{ErrorCode::Network, "http://localhost:9080", "connection refused"};
        fixture.page.setSource(status);
        QCOMPARE(placeholder->title(), "No data yet");
        QVERIFY(fixture.hasText("Cannot read http://localhost:9080: connection refused."));
        status.error.reset();
        fixture.page.setSource(status);
        QCOMPARE(placeholder->title(), "No samples yet");
    }

    void returnInTheNameAddsTheSeries()
    {
        ChartsPageFixture fixture;
        for (const char* typed : {"root", "etl.tr"}) { // a name, and the part of one alone
            QTest::mouseClick(fixture.button("Add Series…"), Qt::LeftButton);
            auto* dialog = fixture.pane()->findChildren<SeriesDialog*>().last();
            QLineEdit* name = dialog->findChild<QLineEdit*>();
            name->clear();
            QTest::keyClicks(name, "nothing of the kind");
            QTest::keyClick(name, Qt::Key_Return);
            QVERIFY(dialog->isVisible());
            name->clear();
            QTest::keyClicks(name, typed);
            QTest::keyClick(name, Qt::Key_Return);
            QVERIFY2(!dialog->isVisible(), typed);
        }
        QCOMPARE(fixture.pane()->spec().chosen.size(), 2);
        QCOMPARE(fixture.pane()->spec().chosen[0].id, "root");
        QVERIFY(fixture.pane()->spec().chosen[1].id.contains("etl.tr"));
    }

    void keysOfThePageWorkWhereverTheFocusIs()
    {
        ChartsPageFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(&fixture.page));
        fixture.legend()->setFocus();
        QTest::keyClick(fixture.legend(), Qt::Key_T);
        QVERIFY(!fixture.overlay()->isVisible());
        QTest::keyClick(fixture.pane()->findChild<ChartTable*>(), Qt::Key_T);
        QVERIFY(fixture.overlay()->isVisible());

        QComboBox* box = fixture.box("Measure of the chart");
        box->setFocus();
        QTest::keyClick(box, Qt::Key_E, Qt::ControlModifier);
        QVERIFY(fixture.page.findChild<QFileDialog*>());
    }

    void exportsProposeANameAndAreConfirmed()
    {
        ChartsPageFixture fixture;
        SourceStatus status;
        status.kind = SourceKind::Rest;
        status.name = "http://one:9080/";
        fixture.page.setSource(status);
        fixture.button("Export…")->click();
        auto* menu = fixture.page.findChildren<QMenu*>().last();
        QVERIFY(menu);
        const QList<QAction*> choices = menu->actions();
        QCOMPARE(choices.first()->text(), "&All Charts…");
        QCOMPARE(choices.last()->text(), "Chart 2: Used: vcore, Top users…");
        choices.last()->trigger();
        menu->close();
        auto* dialog = fixture.page.findChild<QFileDialog*>();
        QVERIFY(dialog);
        const QString name = QFileInfo(dialog->selectedFiles().value(0)).fileName();
        QVERIFY2(name.startsWith("http-one-9080-Used-vcore-Top-users-20260302-0830"), qPrintable(name));
        QVERIFY(name.endsWith(".png"));

        const QTemporaryDir dir;
        QSignalSpy exported(&fixture.page, &ChartsPage::exported);
        QSignalSpy notices(&fixture.page, &Page::noticeRequested);
        fixture.page.exportTo(dir.filePath("one.csv"), fixture.pane(1));
        QVERIFY(exported.wait(test::kLongestWait));
        QCOMPARE(notices.size(), 1);
        QVERIFY(notices[0][1].toString().endsWith(QDir::toNativeSeparators(dir.filePath("one.csv")) + '.'));
        QFile file(dir.filePath("one.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("sue") || text.contains("bob"));
        QVERIFY(!text.contains("root.")); // those of the other chart
    }

    void aChartHasAMenu()
    {
        ChartsPageFixture fixture;
        const auto menuOf = [&fixture] {
            const QPoint at = fixture.overlay()->rect().center();
            QContextMenuEvent event(QContextMenuEvent::Mouse, at, fixture.overlay()->mapToGlobal(at));
            QCoreApplication::sendEvent(fixture.overlay(), &event);
            return fixture.pane()->findChildren<QMenu*>().last();
        };
        const auto actionOf = [](const QMenu* menu, const char* text) {
            const auto actions = menu->actions();
            return *std::find_if(actions.begin(), actions.end(),
                                 [text](const QAction* action) { return action->text() == text; });
        };
        QVERIFY(!actionOf(menuOf(), "Reset &Zoom")->isEnabled());
        QTest::keyClick(fixture.overlay(), Qt::Key_Plus);
        actionOf(menuOf(), "Reset &Zoom")->trigger();
        QVERIFY(fixture.page.timeView().isLive());
        QGuiApplication::clipboard()->clear();
        actionOf(menuOf(), "&Copy Picture")->trigger();
        QVERIFY(QGuiApplication::clipboard()->image().width() > 1000);
        actionOf(menuOf(), "&Export This Chart…")->trigger();
        QCOMPARE(fixture.page.findChild<QFileDialog*>()->windowTitle(), "Export Chart");
        actionOf(menuOf(), "&Add Series…")->trigger();
        QVERIFY(fixture.pane()->findChild<SeriesDialog*>());
        actionOf(menuOf(), "&Remove Chart")->trigger();
        QCOMPARE(fixture.page.panes().size(), 1);
        QVERIFY(!actionOf(menuOf(), "&Remove Chart")->isEnabled());
    }

    void longerTimesAreInTheMenuOfTheRange()
    {
        ChartsPageFixture fixture;
        const QToolButton* range = fixture.button("Range…");
        QVERIFY(range->menu());
        const auto switches = fixture.page.findChildren<SegmentedSwitch*>();
        const auto spans = std::ranges::find_if(switches, [](const SegmentedSwitch* one) {
            return one->accessibleName() == QLatin1String("Time range");
        });
        QVERIFY(spans != switches.end());
        QVERIFY((*spans)->current() > 0);
        range->menu()->actions().at(1)->trigger(); // 7 days
        const TimeView::Range week = fixture.page.timeView().shown();
        QCOMPARE(week.to - week.from, 7 * 24 * 3600 * 1000.0);
        QCOMPARE((*spans)->current(), -1);
        const QVariantMap saved = fixture.page.view();
        fixture.page.timeView().setSpan(std::chrono::minutes(5));
        fixture.page.showView(saved);
        QCOMPARE(fixture.page.timeView().span(), std::chrono::hours(7 * 24));
        range->menu()->actions().constLast()->trigger();
        QVERIFY(fixture.page.findChild<TimeRangeDialog*>());
    }

    void aTimeRangeCanBeEntered()
    {
        ChartsPageFixture fixture;
        const TimeView::Range before = fixture.page.timeView().shown();
        fixture.button("Range…")->click();
        auto* dialog = fixture.page.findChild<TimeRangeDialog*>();
        QVERIFY(dialog);
        const auto moments = dialog->findChildren<QDateTimeEdit*>();
        QPushButton* show = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        const QDateTime from(QDate(2026, 3, 2), QTime(8, 30, 5), Qt::UTC);
        QCOMPARE(dialog->range().to, before.to);
        moments[0]->setDateTime(from.addSecs(3600));
        QVERIFY(!show->isEnabled());
        moments[0]->setDateTime(from);
        moments[1]->setDateTime(from.addSecs(20));
        QVERIFY(show->isEnabled());
        show->click();
        const TimeView::Range wanted{double(from.toMSecsSinceEpoch()),
                                     double(from.toMSecsSinceEpoch()) + 20'000};
        QCOMPARE(fixture.page.timeView().shown(), wanted);
        QCOMPARE(fixture.pane()->content().from, wanted.from);
        QVERIFY(fixture.hasText("Not live – 08:30:05 – 08:30:25"));
    }

    void exportsAreFiles()
    {
        ChartsPageFixture fixture;
        SourceStatus status;
        status.kind = SourceKind::Recording; // of a simulation: still none of a cluster
        status.isSimulated = true;
        status.name = "Busy cluster";
        fixture.page.setSource(status);
        QVERIFY(fixture.hasText("SIMULATED"));
        const QTemporaryDir dir;
        QSignalSpy exported(&fixture.page, &ChartsPage::exported);
        QSignalSpy failed(&fixture.page, &ChartsPage::exportFailed);
        const auto written = [&](const char* name) {
            QFile file(dir.filePath(QLatin1String(name)));
            fixture.page.exportTo(file.fileName());
            return exported.wait(test::kLongestWait) && file.open(QIODevice::ReadOnly) ? file.readAll()
                                                                                       : QByteArray();
        };
        QVERIFY(written("a.csv").startsWith("# source: Busy cluster\r\n# simulated: yes\r\n"));
        QVERIFY(written("a.json").contains("\"simulated\": true"));
        QVERIFY(written("a.svg").contains("SIMULATED"));
        const QImage picture = QImage::fromData(written("a.png"));
        QVERIFY(picture.width() > 1000);
        QVERIFY(picture.text("Description").startsWith("SIMULATED"));

        fixture.page.exportTo(dir.filePath("a.pdf"));
        QVERIFY(failed.wait(test::kLongestWait));
        QCOMPARE(failed.takeFirst().first().value<Error>().code, ErrorCode::InvalidArgument);
        fixture.page.exportTo(dir.filePath("no/such/folder/a.csv"));
        QVERIFY(failed.wait(test::kLongestWait));
        QCOMPARE(failed.takeFirst().first().value<Error>().code, ErrorCode::Io);
    }

    void everyControlHasAName()
    {
        ChartsPageFixture fixture;
        int controls = 0;
        for (QWidget* widget : fixture.page.findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible())
                continue;
            ++controls;
            const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
            const bool isPart = qobject_cast<QAbstractSpinBox*>(widget->parentWidget())
                || qobject_cast<QAbstractScrollArea*>(widget->parentWidget());
            QVERIFY2(isPart || !face->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
        QVERIFY(controls >= 3);
    }

    void keepsItsState()
    {
        ChartsPageFixture first;
        const QVariantMap wanted
            = {{"zone", 1}, {"table", true}, {"followSelection", true}, {"forecast", true}};
        first.page.restoreState(wanted);
        QCOMPARE(first.page.saveState(), wanted);
        QVERIFY(!first.overlay()->isVisible());

        ChartsPageFixture second;
        second.page.restoreState(first.page.saveState());
        QCOMPARE(second.page.saveState(), wanted);
    }

    void theDockShowsTheSelectionAlone()
    {
        ChartsPageFixture fixture;
        QMainWindow window;
        window.resize(900, 600);
        QDockWidget* dock = fixture.page.createDock(&window);
        window.addDockWidget(Qt::BottomDockWidgetArea, dock);
        window.show();
        auto* pane = dock->findChild<ChartPane*>();
        const auto names = [pane] {
            QStringList subjects;
            for (const ChartLine& line : pane->content().lines)
                subjects << line.subject;
            return subjects;
        };
        QCOMPARE(names(), QStringList());
        const auto drawn = fixture.drawn();

        fixture.page.setSubject({Subject::Kind::Queue, "root.etl", {}});
        QCOMPARE(names(), QStringList({"root.etl"}));
        QCOMPARE(fixture.drawn(), drawn); // the page follows only when asked to
        fixture.page.setSubject({Subject::Kind::User, "bob", {}});
        QCOMPARE(names(), QStringList({"bob"}));

        const auto last = [pane] { return pane->content().until; };
        const auto before = last();
        fixture.advance(5);
        QTRY_VERIFY(last() > before);
        fixture.page.hide(); // whatever page is shown
        const auto hidden = last();
        fixture.advance(5);
        QTRY_VERIFY(last() > hidden);

        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("one.csv"));
        QSignalSpy exported(&fixture.page, &ChartsPage::exported);
        fixture.page.exportTo(path, pane);
        QTRY_COMPARE(exported.count(), 1);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("bob"));

        fixture.page.setSubject({Subject::Kind::Application, "app-1", {}}); // nothing that has a line
        QCOMPARE(names(), QStringList());
        fixture.page.setSubject({Subject::Kind::User, "bob", {}});
        fixture.page.restoreSourceState({});
        QCOMPARE(names(), QStringList());
    }

    void aViewIsADashboard()
    {
        ChartsPageFixture fixture;
        fixture.page.addSubjects({{{Subject::Kind::User, "bob", {}}, "vcore"}});
        fixture.page.timeView().setSpan(std::chrono::minutes(60));
        const QVariantMap dashboard = fixture.page.view();
        const auto charts = fixture.page.panes().size();
        fixture.page.restoreSourceState({});
        QVERIFY(fixture.page.panes().size() != charts);

        fixture.page.showView(dashboard);

        QCOMPARE(fixture.page.panes().size(), charts);
        QCOMPARE(fixture.page.timeView().span(), std::chrono::milliseconds(std::chrono::minutes(60)));
        QCOMPARE(fixture.pane()->spec().chosen.size(), 1);
        fixture.page.showView({}); // a file of settings may hold anything
        QVERIFY(!fixture.page.panes().isEmpty());
    }

    void keepsChartsAndSpanOfEachSource()
    {
        ChartsPageFixture fixture;
        ChartSpec spec;
        spec.measure = Measure::Share;
        spec.topCount = 9;
        const QVariantMap wanted = {{"charts", QVariantList{spec.toMap()}}, {"minutes", 60}};
        fixture.page.restoreSourceState(wanted);
        QCOMPARE(fixture.page.saveSourceState(), wanted);
        QCOMPARE(fixture.page.panes().size(), 1);
        fixture.page.restoreSourceState({}); // one that was never shown
        QCOMPARE(fixture.page.panes().size(), 2);
        QCOMPARE(fixture.page.timeView().span(), std::chrono::minutes(5));
        fixture.page.restoreSourceState({{"minutes", 17}}); // not offered: ignored
        QCOMPARE(fixture.page.timeView().span(), std::chrono::minutes(5));
    }
};

QUOTADECK_TEST(TestChartsPage, QApplication)
} // namespace tst_chartspage

#include "tst_chartspage.moc"
