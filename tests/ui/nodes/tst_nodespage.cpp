// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/nodes/nodeallocationmodel.h"
#include "models/nodes/nodelistmodel.h"
#include "models/quota/applicationlistmodel.h"
#include "models/quota/podlistmodel.h"
#include "tests/support/testprogram.h"
#include "ui/nodes/nodemap.h"
#include "ui/nodes/nodepane.h"
#include "ui/nodes/nodespage.h"
#include "ui/pages/applicationspage.h"
#include "ui/theme/colors.h"
#include "ui/widgets/detailtable.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/segmentedswitch.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTest>
#include <QToolButton>

#include <algorithm>

Q_DECLARE_METATYPE(quotadeck::ui::NodeCellSize)

namespace tst_nodespage {
using namespace quotadeck;
using namespace quotadeck::ui;
using models::NodeListModel;

namespace {
constexpr Quantity kGiB = Quantity{1} << 30;
constexpr int kMany = 5000;

/// A node of 64 GiB with an allocation of @p used GiB of "app-NUMBER".
NodeInfo node(int number, Quantity used)
{
    NodeInfo info;
    info.id = "n" + QString::number(number).rightJustified(4, u'0').toStdString();
    info.hostName = info.id;
    info.rackName = "/rack";
    info.schedulable = true;
    info.capacity = Resource{{"memory", 64 * kGiB}, {"vcore", 32'000}};
    info.allocated = Resource{{"memory", used * kGiB}};
    info.available = Resource{{"memory", (64 - used) * kGiB}, {"vcore", 32'000}};
    AllocationInfo allocation;
    allocation.key = info.id + "-pod";
    allocation.applicationId = "app-" + std::to_string(number);
    allocation.resource = info.allocated;
    info.allocations = {allocation};
    return info;
}

std::vector<NodeInfo> nodes(int count)
{
    std::vector<NodeInfo> result;
    for (int number = 1; number <= count; ++number)
        result.push_back(node(number, (number * 7) % 64));
    return result;
}

SnapshotPtr snapshotOf(std::optional<std::vector<NodeInfo>> nodes)
{
    auto snapshot = std::make_shared<ClusterSnapshot>();
    PartitionSnapshot& partition = snapshot->partitions.emplace_back();
    partition.info.name = "default";
    partition.applications.emplace();
    for (int number = 1; number <= 3; ++number) {
        ApplicationInfo application;
        application.id = ApplicationId("app-" + std::to_string(number));
        application.queue = QueuePath("root.a");
        application.user = UserName("sue");
        application.state = "Running";
        partition.applications->push_back(application);
    }
    partition.nodes = std::move(nodes);
    return snapshot;
}

/// That of the nodes, not that of the allocations.
TreeTable* tableOf(const NodesPage* page)
{
    for (auto* table : page->findChildren<TreeTable*>()) {
        if (table->accessibleName() == QStringLiteral("Nodes"))
            return table;
    }
    return nullptr;
}

struct Fixture
{
    Theme theme;
    NodeListModel nodes;
    models::NodeAllocationModel allocations;
    models::ApplicationListModel applications;
    models::PodListModel pods;
    MainWindow window{&theme};
    ApplicationsPage* applicationsPage = new ApplicationsPage(&applications, &pods);
    NodesPage* page = new NodesPage(&nodes, &allocations);
    NodeMap* map = page->findChild<NodeMap*>();
    NodePane* pane = page->findChild<NodePane*>();
    TreeTable* table = tableOf(page);
    SnapshotPtr last;

    explicit Fixture(std::optional<std::vector<NodeInfo>> reported)
    {
        theme.setMode(ThemeMode::Light);
        window.addPage(applicationsPage);
        window.addPage(page);
        window.resize(1280, 800);
        window.show();
        window.showPage(QStringLiteral("nodes"));
        show(std::move(reported));
        page->setResource(QStringLiteral("memory"));
    }

    void show(std::optional<std::vector<NodeInfo>> reported)
    {
        const SnapshotPtr next = snapshotOf(std::move(reported));
        const auto update = makeUpdate(last, next, "default");
        nodes.apply(update->delta.nodes);
        allocations.apply(*update);
        applications.apply(update->delta);
        window.setSnapshot(next, QStringLiteral("default"));
        last = next;
    }

    void showMap()
    {
        for (auto* views : page->findChildren<SegmentedSwitch*>()) {
            if (views->accessibleName() == QStringLiteral("View of the nodes"))
                views->setCurrent(1);
        }
    }
    [[nodiscard]] QString cellAt(const QPoint& point) const { return nodes.idOf(map->indexAt(point)); }
    [[nodiscard]] QAction* link() const
    {
        const auto actions = pane->allocations()->actions();
        const auto found = std::find_if(actions.begin(), actions.end(), [](const QAction* action) {
            return action->text() == QStringLiteral("Show &Application");
        });
        return found == actions.end() ? nullptr : *found;
    }
    [[nodiscard]] DetailTable* details(const char* name) const
    {
        for (auto* part : pane->findChildren<DetailTable*>()) {
            if (part->accessibleName() == QLatin1StringView(name))
                return part;
        }
        return nullptr;
    }
};

QStringList texts(const DetailTable& table, int row)
{
    QStringList cells;
    for (int column = 0; column < table.columnCount(); ++column)
        cells << table.item(row, column)->text();
    return cells;
}

/// Counts what is painted.
class CountingDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter*, const QStyleOptionViewItem&, const QModelIndex&) const override { ++m_count; }
    [[nodiscard]] int count() const { return m_count; }

private:
    mutable int m_count = 0;
};

/// The cell without colours.
QImage grey(NodeCellSize size, const models::NodeCell& cell, const QPalette& palette)
{
    QImage image(nodeCellSize(size), QImage::Format_RGB32);
    image.fill(palette.color(QPalette::Base));
    QPainter painter(&image);
    paintNodeCell(painter, image.rect(), size, cell, palette, false);
    painter.end();
    return image.convertToFormat(QImage::Format_Grayscale8);
}
} // namespace

class TestNodesPage : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tableAndMapShareTheSelection()
    {
        Fixture fixture(nodes(6));
        fixture.table->setCurrentId(QStringLiteral("n0002"));
        fixture.showMap();
        QCOMPARE(fixture.map->currentId(), QStringLiteral("n0002"));

        const QModelIndex other = fixture.nodes.indexOf(QStringLiteral("n0004"));
        QTest::mouseClick(fixture.map->viewport(), Qt::LeftButton, {},
                          fixture.map->visualRect(other).center());

        QCOMPARE(fixture.table->currentId(), QStringLiteral("n0004"));
        QCOMPARE(fixture.table->selectionModel()->selectedRows().size(), 1);
        QCOMPARE(fixture.allocations.nodeId(), QStringLiteral("n0004"));

        fixture.show(nodes(3)); // the selected node is gone
        QVERIFY(fixture.map->currentId() != QStringLiteral("n0004"));
    }

    void keysGoFromCellToCell()
    {
        Fixture fixture(nodes(60));
        fixture.showMap();
        fixture.map->setFocus();
        fixture.map->setCurrentId(QStringLiteral("n0001"));
        const auto press = [&fixture](Qt::Key key) {
            QTest::keyClick(fixture.map, key);
            return fixture.table->currentId();
        };
        QCOMPARE(press(Qt::Key_Right), QStringLiteral("n0002"));
        const QRect before = fixture.map->visualRect(fixture.map->currentIndex());
        press(Qt::Key_Down);
        const QRect after = fixture.map->visualRect(fixture.map->currentIndex());
        QCOMPARE(after.left(), before.left());
        QCOMPARE(after.top(), before.bottom() + 1);
        QCOMPARE(press(Qt::Key_Up), QStringLiteral("n0002"));
        QCOMPARE(press(Qt::Key_Left), QStringLiteral("n0001"));
        QCOMPARE(press(Qt::Key_End), QStringLiteral("n0060"));
        QCOMPARE(press(Qt::Key_Home), QStringLiteral("n0001"));
        QTest::keyClicks(fixture.map, QStringLiteral("n0042"));
        QCOMPARE(fixture.table->currentId(), QStringLiteral("n0042"));
    }

    void mapHasTheOrderAndFilterOfTheTable()
    {
        Fixture fixture(nodes(6)); // 7, 14 ... 42 GiB
        fixture.showMap();
        QCOMPARE(fixture.cellAt({10, 10}), QStringLiteral("n0001"));

        fixture.table->sortByColumn(NodeListModel::UsageColumn, Qt::DescendingOrder);
        QTRY_COMPARE(fixture.cellAt({10, 10}), QStringLiteral("n0006"));

        auto* filter = fixture.page->findChild<FilterField*>();
        filter->setText(QStringLiteral("n0003"));
        QTest::keyClick(filter, Qt::Key_Return);
        QTRY_COMPARE(fixture.cellAt({10, 10}), QStringLiteral("n0003"));
        const auto labels = fixture.page->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text().startsWith(QStringLiteral("1 of 6 nodes"));
        }));
    }

    void cellsAreAsLargeAsFits()
    {
        Fixture few(nodes(6));
        few.showMap();
        QCOMPARE(few.map->cellSize(), NodeCellSize::Words);
        few.show(nodes(120));
        QVERIFY(few.map->cellSize() == NodeCellSize::Percentage || few.map->cellSize() == NodeCellSize::Name);
        few.show(nodes(kMany));
        QCOMPARE(few.map->cellSize(), NodeCellSize::Level);
    }

    void onlyCellsInViewArePainted()
    {
        Fixture fixture(nodes(kMany));
        fixture.showMap();
        CountingDelegate delegate;
        fixture.map->setItemDelegate(&delegate);

        fixture.map->grab();

        const QSize cell = nodeCellSize(NodeCellSize::Level);
        const QSize room = fixture.map->viewport()->size();
        QVERIFY(delegate.count() > 0);
        QVERIFY2(delegate.count() <= (room.width() / cell.width() + 1) * (room.height() / cell.height() + 2),
                 qPrintable(QString::number(delegate.count())));
        fixture.map->setItemDelegate(nullptr);
    }

    void statesDifferWithoutColour_data()
    {
        QTest::addColumn<NodeCellSize>("size");
        QTest::addColumn<QPalette>("palette");
        for (const auto size : {NodeCellSize::Level, NodeCellSize::Percentage, NodeCellSize::Words}) {
            QTest::addRow("light %d", static_cast<int>(size)) << size << lightPalette();
            QTest::addRow("dark %d", static_cast<int>(size)) << size << darkPalette();
        }
    }
    void statesDifferWithoutColour()
    {
        QFETCH(NodeCellSize, size);
        QFETCH(QPalette, palette);
        models::NodeCell ready;
        ready.used = 0.5;
        ready.use = QStringLiteral("50%");
        models::NodeCell closed = ready;
        closed.state.isSchedulable = false;
        models::NodeCell reserved = ready;
        reserved.state.isReserved = true;
        models::NodeCell foreign = ready;
        foreign.foreign = 0.4;
        models::NodeCell unknown = ready;
        unknown.used.reset();
        models::NodeCell fuller = ready;
        fuller.used = 0.9;
        QList<QImage> images;
        for (const auto& cell : {ready, closed, reserved, foreign, unknown, fuller})
            images << grey(size, cell, palette);
        for (qsizetype i = 0; i < images.size(); ++i) {
            for (qsizetype j = i + 1; j < images.size(); ++j)
                QVERIFY2(images[i] != images[j], qPrintable(QStringLiteral("%1 and %2").arg(i).arg(j)));
        }
    }

    void detailsHaveAmountsAttributesAndReservations()
    {
        auto all = nodes(2);
        all[0].occupied = Resource{{"memory", 2 * kGiB}};
        all[0].available->set("memory", 55 * kGiB);
        all[0].foreignAllocations.resize(1);
        all[0].foreignAllocations[0].key = "daemon";
        all[0].attributes = {{"si/zone", "z1"}};
        all[0].isReserved = true;
        all[0].reservations = {"app-9|pod-4"};
        Fixture fixture(all);
        QVERIFY(!fixture.details("Resources of the node")->isVisible());

        fixture.table->setCurrentId(QStringLiteral("n0001"));

        const DetailTable* amounts = fixture.details("Resources of the node");
        QVERIFY(amounts->isVisible());
        QCOMPARE(amounts->rowCount(), 2);
        QCOMPARE(texts(*amounts, 0), QStringList({"memory", "64 GiB", "7 GiB", "2 GiB", "55 GiB", "14%"}));
        QCOMPARE(texts(*amounts, 1), QStringList({"vcore", "32", "0", "0", "32", "0%"}));
        QCOMPARE(texts(*fixture.details("Attributes of the node"), 2), QStringList({"si/zone", "z1"}));
        QCOMPARE(texts(*fixture.details("Reservations of the node"), 0), QStringList({"app-9|pod-4"}));
        QCOMPARE(fixture.pane->findChild<ElidedLabel*>()->text(),
                 QStringLiteral("n0001 (Reserved). Allocations: 1, foreign: 1"));

        fixture.table->setCurrentId(QStringLiteral("n0002"));
        QVERIFY(!fixture.details("Reservations of the node")->isVisible());
    }

    void detailsFollowUpdatesAndSayWhenTheNodeIsGone()
    {
        Fixture fixture(nodes(2));
        fixture.table->setCurrentId(QStringLiteral("n0002"));
        QCOMPARE(texts(*fixture.details("Resources of the node"), 0).at(2), QStringLiteral("14 GiB"));

        fixture.show(std::vector{node(1, 7), node(2, 20)});
        QCOMPARE(texts(*fixture.details("Resources of the node"), 0).at(2), QStringLiteral("20 GiB"));
        QCOMPARE(fixture.table->currentId(), QStringLiteral("n0002"));
    }

    void anAllocationLeadsToItsApplication()
    {
        Fixture fixture(nodes(3));
        auto* filter = fixture.applicationsPage->findChild<FilterField*>();
        filter->setText(QStringLiteral("app-1"));
        QTest::keyClick(filter, Qt::Key_Return);
        fixture.table->setCurrentId(QStringLiteral("n0002"));
        QAction* link = fixture.link();
        QVERIFY(link);
        QVERIFY(!link->isEnabled()); // no allocation is selected

        fixture.pane->allocations()->setCurrentId(QStringLiteral("own n0002-pod"));
        QVERIFY(link->isEnabled());
        QTest::keyClick(fixture.pane->allocations(), Qt::Key_Return);

        QCOMPARE(fixture.window.currentPageId(), QStringLiteral("applications"));
        QCOMPARE(fixture.applicationsPage->findChild<TreeTable*>()->currentId(), QStringLiteral("app-2"));
        QCOMPARE(fixture.window.subject().name, QStringLiteral("app-2"));
    }

    void aForeignAllocationHasNoApplication()
    {
        auto all = nodes(1);
        all[0].foreignAllocations.resize(1);
        all[0].foreignAllocations[0].key = "daemon";
        Fixture fixture(all);
        fixture.table->setCurrentId(QStringLiteral("n0001"));

        fixture.pane->allocations()->setCurrentId(QStringLiteral("foreign daemon"));

        QVERIFY(!fixture.link()->isEnabled());
        QTest::keyClick(fixture.pane->allocations(), Qt::Key_Return);
        QCOMPARE(fixture.window.currentPageId(), QStringLiteral("nodes"));
    }

    void theSelectionOfOtherPagesStays()
    {
        Fixture fixture(nodes(3));
        fixture.applicationsPage->findChild<TreeTable*>()->setCurrentId(QStringLiteral("app-3"));
        fixture.table->setCurrentId(QStringLiteral("n0001"));
        QCOMPARE(fixture.window.subject().name, QStringLiteral("app-3"));
        for (const QAction* action : fixture.table->actions()) // nodes do not wait
            QVERIFY(action->shortcut() != QKeySequence(Qt::Key_W));
    }

    void missingNodesAreExplained()
    {
        Fixture fixture(std::nullopt);
        const auto* placeholder = fixture.page->findChild<Placeholder*>();
        QVERIFY(placeholder->isVisible());
        QCOMPARE(placeholder->title(), QStringLiteral("Not reported by this source"));

        fixture.show(std::vector<NodeInfo>());
        QCOMPARE(placeholder->title(), QStringLiteral("No nodes"));
        fixture.show(nodes(1));
        QVERIFY(!placeholder->isVisible());
    }

    void rowsAreCopiedFromTheMap()
    {
        Fixture fixture(nodes(2));
        fixture.showMap();
        fixture.map->setFocus();
        fixture.map->setCurrentId(QStringLiteral("n0002"));
        QTest::keySequence(fixture.map, QKeySequence::Copy);
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("n0002\tReady\t21%")));
    }

    void viewIsRemembered()
    {
        Fixture first(nodes(2));
        first.showMap();
        first.table->setColumnHidden(NodeListModel::RackColumn, false);
        Fixture second(nodes(2));
        QVERIFY(!second.map->isVisible());

        second.page->restoreState(first.page->saveState());

        QVERIFY(second.map->isVisible());
        QVERIFY(!second.table->isColumnHidden(NodeListModel::RackColumn));
    }

    void aNarrowPaneShowsFactsOrAllocations()
    {
        Fixture fixture(nodes(2));
        fixture.table->setCurrentId("n0001");
        const auto* facts = fixture.details("Resources of the node");
        const auto* allocations = fixture.pane->allocations();
        auto* parts = fixture.pane->findChild<SegmentedSwitch*>();
        QTRY_VERIFY(facts->isVisible() && allocations->isVisible());
        QVERIFY(!parts->isVisible());
        fixture.window.resize(1024, 768);
        QTRY_VERIFY(parts->isVisible());
        QVERIFY(facts->isVisible() && !allocations->isVisible());
        parts->setCurrent(1);
        QVERIFY(!facts->isVisible() && allocations->isVisible());
        fixture.window.resize(1280, 800);
        QTRY_VERIFY(facts->isVisible() && allocations->isVisible());
        QVERIFY(!parts->isVisible());
    }
};

QUOTADECK_TEST(TestNodesPage, QApplication)
} // namespace tst_nodespage

#include "tst_nodespage.moc"
