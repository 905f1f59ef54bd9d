// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/drift.h"
#include "tests/support/limitsfixture.h"
#include "tests/support/testprogram.h"
#include "ui/limits/form/effectivestrip.h"
#include "ui/limits/form/formdelegate.h"
#include "ui/limits/form/formtable.h"
#include "ui/limits/form/limitssection.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QHeaderView>
#include <QPainter>
#include <QSignalSpy>
#include <QStandardItemModel>

namespace tst_limitssection {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
const QByteArray kText = R"(partitions:
  - name: default
    queues:
      - name: root
        queues:
          - name: data
            resources:
              max: {vcore: 100}
            limits:
              - groups: [dev]   # first
                maxresources: {vcore: 40}
              - groups: [ops]
                maxresources: {vcore: 30}
              # quotadeck:disabled
              #|- groups: [old]
              #|  maxresources: {vcore: 1}
              - users: [sue, bob]
                maxresources: {vcore: "40"}
)";
} // namespace

/// What can be done with the limits of a queue as a list, and what is shown of the selected one.
class TestLimitsSection : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_file = std::make_unique<LimitsFixture>(kText);
        m_file->page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_file->page));
        m_section = m_file->page.findChild<ui::LimitsSection*>();
        m_table = m_section->table();
        QTRY_COMPARE(who(), (QStringList{"g:dev", "g:ops", "g:old", "u:sue, u:bob"}));
        m_file->page.grab(); // lays the page out
        QCoreApplication::processEvents();
    }

    void namesKeepTheirRoomBesideASign()
    {
        QStandardItemModel model(1, 4);
        model.setItem(0, 0, new QStandardItem(QStringLiteral("u:sue")));
        for (int column : {2, 3})
            model.setItem(0, column, new QStandardItem(QStringLiteral("8.123 of 40.5 vcore (20 %)")));
        ui::FormTable table(QStringLiteral("limits"), &model, nullptr);
        table.setSignColumn(1);
        table.resize(260, 80); // less than the cells need
        table.show();
        table.fitColumns(0);
        table.grab();
        const int names = table.columnWidth(0);
        QVERIFY2(names >= 90, qPrintable(QString::number(names)));
        model.setItem(0, 2, new QStandardItem(QStringLiteral("9.123 of 40.5 vcore (22 %)")));
        table.grab();
        QCOMPARE(table.columnWidth(0), names);

        const auto widths = [&table] {
            int sum = 0;
            for (int column = 0; column < 4; ++column)
                sum += table.columnWidth(column);
            return sum;
        };
        table.resize(1000, 80);
        QCOMPARE(widths(), table.viewport()->width());
        table.setColumnWidth(3, 222);
        QCOMPARE(widths(), table.viewport()->width());
        table.resize(900, 80);
        QCOMPARE(widths(), table.viewport()->width());
        QCOMPARE(table.columnWidth(3), 222); // chosen by somebody
    }

    /// Else the table takes itself for wider than it is, and may show either scroll bar in turn for ever.
    void aHiddenColumnTakesNoRoom()
    {
        QStandardItemModel model(1, 3);
        ui::FormTable table(QStringLiteral("limits"), &model, nullptr);
        table.setColumnHidden(2, true);
        table.fitColumns(0);
        QCOMPARE(table.horizontalHeader()->length(), table.columnWidth(0) + table.columnWidth(1));
        QCOMPARE(table.horizontalHeader()->length(), table.viewport()->width());
    }

    void aRowIsDraggedToItsPlace()
    {
        drag(3, 0);
        QTRY_COMPARE(who(), (QStringList{"u:sue, u:bob", "g:dev", "g:ops", "g:old"}));
        QTRY_COMPARE(m_table->currentIndex().row(), 0); // it stays selected
        QVERIFY(isTold(QStringLiteral("The effect on charged groups is unknown")));
        QVERIFY(m_file->text().contains("- groups: [dev]   # first\n"));
        for (int row = 0; row < 4; ++row)
            QCOMPARE(m_table->verticalHeader()->visualIndex(row), row);

        m_file->session.undo(); // one step
        QTRY_COMPARE(m_file->text(), kText);
    }

    void aRowIsDraggedDownPastOneThatIsOff()
    {
        drag(0, 2);
        QTRY_COMPARE(m_file->session.revision()
                         ->partitions[0]
                         .queues.value[0]
                         .queues.value[0]
                         .limits.value[1]
                         .groups.value[0]
                         .value,
                     std::string("dev"));
    }

    void whatIsSwitchedOffIsNotDragged()
    {
        drag(2, 0);
        QTRY_VERIFY(isTold(QStringLiteral("disabled limit cannot be moved")));
        QCOMPARE(m_file->text(), kText);
    }

    void aLimitOfTwoIsSplitAndMergedAgain()
    {
        select(3);
        QVERIFY(action("Split per User and Group")->isEnabled());
        action("Split per User and Group")->trigger();
        QTRY_COMPARE(who(), (QStringList{"g:dev", "g:ops", "g:old", "u:sue", "u:bob"}));
        QTRY_VERIFY(!action("Split per User and Group")->isEnabled()); // one alone

        select(4);
        QTRY_VERIFY(action("Merge Equal Limits")->isEnabled());
        action("Merge Equal Limits")->trigger(); // 40 and "40" are the same
        QTRY_COMPARE(who(), (QStringList{"u:sue, u:bob, g:dev", "g:ops", "g:old"}));
        QVERIFY(m_file->text().contains("# first"));
    }

    void whatDiffersIsNotMerged()
    {
        select(1);
        QVERIFY(!action("Merge Equal Limits")->isEnabled()); // no other allows 30
        m_table->selectAll();
        QVERIFY(!action("Merge Equal Limits")->isEnabled());
    }

    void theSelectedLimitShowsWhatHoldsLevelByLevel() // ENF-3
    {
        const auto* strip = m_section->findChild<ui::EffectiveStrip*>();
        m_table->setCurrentIndex(m_table->model()->index(1, vcore()));
        QVERIFY(strip->isVisible());
        QCOMPARE(strip->accessibleDescription(),
                 QStringLiteral("vcore for group ops: root.data max 100, root.data limit 30 (most "
                                "restrictive)"));
        m_table->setCurrentIndex(m_table->model()->index(1, vcore() + 1));
        QVERIFY(strip->accessibleDescription().endsWith(QStringLiteral("not limited")));
        m_table->setCurrentIndex(m_table->model()->index(2, 0)); // switched off
        QVERIFY(!strip->isVisible());
    }

    void theStripLeavesOutUpperLevelsBeforeAnyName()
    {
        models::EffectiveChain chain;
        chain.resource = QStringLiteral("vcore");
        for (const char* level : {"root", "root.a", "root.a.b", "root.a.b.c"})
            chain.steps.push_back(
                {QString::fromUtf8(level), QStringLiteral("max"), QStringLiteral("8"), 8, false});
        chain.steps[1].isBinding = true;
        ui::EffectiveStrip strip;
        strip.setChain(chain);
        QCOMPARE(strip.shownSteps(10'000), (std::vector<std::size_t>{0, 1, 2, 3}));
        QCOMPARE(strip.shownSteps(0), (std::vector<std::size_t>{1})); // the binding one at least
        const auto some = strip.shownSteps(250);
        QVERIFY(some.size() < 4 && some.size() > 1);
        QVERIFY(some.front() == 1 && some.back() == 3); // the lowest of the others

        chain.steps[3].level += QStringLiteral("-with-a-name-as-long-as-they-are-in-real-files");
        strip.setChain(chain);
        QVERIFY(strip.shownSteps(250).size() < some.size());
        strip.setChain(chain, chain.steps[3].level); // which the heading of the form has
        QCOMPARE(strip.shownSteps(250), some);
    }

    void nobodyIsLeftOutSilently()
    {
        QList<models::WhoChip> chips;
        for (int number = 0; number < 9; ++number)
            chips.append({QStringLiteral("person-%1").arg(number)});
        const QFontMetrics font(m_table->font());
        QCOMPARE(ui::FormDelegate::shownChips(chips, font, 10'000), 9);
        const auto shown = ui::FormDelegate::shownChips(chips, font, 230);
        QVERIFY(shown > 0 && shown < 9);
        QCOMPARE(ui::FormDelegate::shownChips(chips, font, 1), 1);
        // How many more there are is drawn behind them.
        QVERIFY(painted(chips, 230) != painted(chips.mid(0, shown), 230));
        QCOMPARE(painted(chips, 230), painted(chips, 230));
        QVERIFY(m_table->model()
                    ->index(3, 0)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("u:sue, u:bob")));
    }

    void titlesGiveWayToNames()
    {
        auto* header = m_table->horizontalHeader();
        const QAbstractItemView* view = m_table;
        const int applications = m_table->model()->columnCount() - 5;
        const auto title = [&](int role) {
            return m_table->model()->headerData(applications, Qt::Horizontal, role).toString();
        };
        QCOMPARE(title(Qt::DisplayRole), QStringLiteral("Applications"));
        int wide = m_table->verticalHeader()->width();
        for (int column = 0; column < m_table->model()->columnCount(); ++column)
            wide += std::max(view->sizeHintForColumn(column), header->sectionSizeHint(column));
        m_table->setFixedWidth(wide + 100);
        QTRY_VERIFY(header->sectionSize(applications) >= header->sectionSizeHint(applications));

        m_table->setFixedWidth(view->sizeHintForColumn(0) + 200);
        QTRY_VERIFY(header->sectionSize(applications) < header->sectionSizeHint(applications));
        QVERIFY(header->sectionSize(applications) >= view->sizeHintForColumn(applications));
        QVERIFY(title(Qt::ToolTipRole).startsWith(title(Qt::DisplayRole) + u'\n')); // with what it means
    }
    void aProblemMovesNoCell()
    {
        const auto places = [this] {
            QList<QRect> rects;
            for (int column = 0; column < m_table->model()->columnCount(); ++column)
                rects << m_table->visualRect(m_table->model()->index(0, column));
            return rects;
        };
        const auto before = places();
        QVERIFY(!before[problems()].isEmpty());
        const auto problem
            = [this] { return m_table->model()->index(0, problems()).data(Qt::ToolTipRole).toString(); };
        QVERIFY(problem().isEmpty());
        const auto set = [this](const char* amount) {
            m_file->session.edit([amount](const config::Document& document) {
                return document.setQuantity({0, QueuePath("root.data"), 0}, "vcore", amount);
            });
        };
        set("400"); // VAL-41
        QTRY_VERIFY(!problem().isEmpty());
        QCOMPARE(places(), before);
        set("40");
        QTRY_VERIFY(problem().isEmpty());
        QCOMPARE(places(), before);
    }

    void theColumnOfDriftStaysWhileTheTextChanges()
    {
        auto* model = static_cast<models::LimitsTableModel*>(m_table->model());
        const int column = model->columnOf(models::LimitsTableModel::ColumnKind::Drift);
        models::DriftMark mark;
        mark.isFromCluster = true;
        auto drift = std::make_shared<models::Drift>();
        drift->revision = m_file->session.revision();
        drift->isClusterKnown = true;
        drift->limits[{"default", "root.data"}] = {mark, {}, {}};
        QVERIFY(m_table->isColumnHidden(column));
        m_section->setDrift(drift);
        QVERIFY(!m_table->isColumnHidden(column));
        QCOMPARE(model->index(0, column).data().toString(), QStringLiteral("C"));

        QSignalSpy resized(m_table->horizontalHeader(), &QHeaderView::sectionResized);
        m_file->session.edit([](const config::Document& document) {
            return document.setQuantity({0, QueuePath("root.data"), 1}, "vcore", "31");
        });
        QTRY_COMPARE(model->index(1, vcore()).data().toString(), QStringLiteral("31"));
        m_file->waitUntilIdle();
        QCOMPARE(model->index(0, column).data().toString(), QString()); // of the new text it is not known yet
        QVERIFY(!m_table->isColumnHidden(column));
        QVERIFY(std::none_of(resized.begin(), resized.end(), [column](const QVariantList& change) {
            return change[0].toInt() == column && change[2].toInt() == 0; // nor was it for a moment
        }));

        auto next = std::make_shared<models::Drift>();
        next->revision = m_file->session.revision();
        next->isClusterKnown = true;
        m_section->setDrift(next);
        QVERIFY(m_table->isColumnHidden(column));
    }

private:
    [[nodiscard]] QImage painted(const QList<models::WhoChip>& chips, int width) const
    {
        QStandardItemModel model(1, 1);
        model.setData(model.index(0, 0), QVariant::fromValue(chips), models::kChipsRole);
        QStyleOptionViewItem cell;
        cell.rect = QRect(0, 0, width, 26);
        cell.palette = m_table->palette();
        cell.font = m_table->font();
        cell.fontMetrics = QFontMetrics(m_table->font());
        QImage image(width, 26, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        ui::FormDelegate(nullptr, nullptr).paint(&painter, cell, model.index(0, 0));
        return image;
    }

    int problems() const
    {
        const auto* model = static_cast<models::LimitsTableModel*>(m_table->model());
        return model->columnOf(models::LimitsTableModel::ColumnKind::Problem);
    }

    QStringList who() const
    {
        QStringList names;
        for (int row = 0; row < m_table->model()->rowCount(); ++row)
            names << m_table->model()->index(row, 0).data().toString();
        return names;
    }
    int vcore() const
    {
        for (int column = 0; column < m_table->model()->columnCount(); ++column) {
            if (m_table->model()->headerData(column, Qt::Horizontal).toString() == QStringLiteral("vcore"))
                return column;
        }
        return -1;
    }
    QAction* action(const char* text) const
    {
        for (auto* action : m_section->actions()) {
            if (action->text() == QLatin1String(text))
                return action;
        }
        return nullptr;
    }
    void select(int row)
    {
        m_table->setCurrentIndex(m_table->model()->index(row, 0));
        QTRY_VERIFY(!m_file->session.isBusy());
    }
    /// By the header of the rows.
    void drag(int from, int to)
    {
        auto* header = m_table->verticalHeader();
        const QPoint begin(header->width() / 2,
                           header->sectionViewportPosition(from) + header->sectionSize(from) / 2);
        // Beyond the middle of the other row.
        const int end = header->sectionViewportPosition(to) + (to < from ? 2 : header->sectionSize(to) - 2);
        QTest::mousePress(header->viewport(), Qt::LeftButton, {}, begin);
        for (int part = 1; part <= 4; ++part)
            QTest::mouseMove(header->viewport(), {begin.x(), begin.y() + (end - begin.y()) * part / 4});
        QTest::mouseRelease(header->viewport(), Qt::LeftButton, {}, {begin.x(), end});
    }
    bool isTold(const QString& part) const
    {
        const auto bars = m_file->page.findChildren<ui::MessageBar*>();
        return std::any_of(bars.begin(), bars.end(), [&](const ui::MessageBar* bar) {
            return bar->isVisible() && bar->text().contains(part);
        });
    }

    std::unique_ptr<LimitsFixture> m_file;
    ui::LimitsSection* m_section = nullptr;
    ui::FormTable* m_table = nullptr;
};

QUOTADECK_TEST(TestLimitsSection, QApplication)
} // namespace tst_limitssection

#include "tst_limitssection.moc"
