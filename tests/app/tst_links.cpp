// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/recordingfile.h"
#include "core/link/link.h"
#include "tests/app/workspacetest.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QHeaderView>
#include <QTest>
#include <QTreeView>

namespace tst_links {
using namespace quotadeck;
using test::Workspace;

namespace {
const link::Source kDemo = link::Scenario{QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"};

std::vector<SystemTime> momentsIn(const QString& recording)
{
    const auto reader = feed::RecordingReader::open(recording);
    return reader ? (*reader)->times() : std::vector<SystemTime>();
}

/// The options of the command line for @p link.
cli::WindowOptions optionsFor(const link::Link& link)
{
    cli::WindowOptions options;
    if (const auto* scenario = std::get_if<link::Scenario>(&link.source))
        options.source = cli::SimulatorSource{scenario->name};
    else if (const auto* recording = std::get_if<link::Recording>(&link.source))
        options.source = cli::RecordingSource{recording->path};
    options.link = link;
    return options;
}
} // namespace

class TestLinks : public test::WorkspaceTest
{
    Q_OBJECT
private Q_SLOTS:
    void init() { prepare(); }

    void aLinkShowsPageObjectAndFilter()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        link::Link link{.page = "queues", .source = kDemo, .kind = link::Kind::Queue, .name = "root"};
        link.filter = "queue:root";
        workspace.start(optionsFor(link));
        workspace.window().show();
        auto& window = workspace.window();
        QTRY_VERIFY(workspace.shownTime());
        QTRY_COMPARE(window.subject().name, "root");
        QCOMPARE(window.place().filter, "queue:root");
        QTRY_COMPARE(window.page(QStringLiteral("queues"))->selected().name, "root");

        const auto again = link::readLink(window.linkText(window.place()).toStdString());
        QVERIFY(again.has_value());
        QVERIFY(*again == link);
    }

    void aLinkInAWindowChangesTheSourceOnlyIfItIsAnother()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        workspace.start(optionsFor({.page = "queues", .source = kDemo}));
        QTRY_VERIFY(workspace.shownTime());
        const auto before = workspace.shownTime();
        workspace.openLink(
            {.page = "applications", .source = kDemo, .kind = link::Kind::Queue, .name = "root"});
        QCOMPARE(workspace.window().currentPageId(), "applications");
        QCOMPARE(workspace.window().place().scope.name, "root");
        QVERIFY(workspace.shownTime() >= before); // the simulation went on
        QVERIFY(workspace.shownTime());
    }

    void aLinkLeadsToAMomentOfARecording()
    {
        const QString path = m_dir->filePath(QStringLiteral("day.qdrec"));
        {
            Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
            workspace.start(optionsFor({.page = "queues", .source = kDemo}));
            QTRY_VERIFY(workspace.shownTime());
            Q_EMIT workspace.window().recordToRequested(path);
            QTRY_VERIFY(momentsIn(path).size() > 3);
            Q_EMIT workspace.window().recordToRequested({});
        }
        const auto times = momentsIn(path);
        const auto moment = std::chrono::floor<std::chrono::milliseconds>(times[1]);

        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        workspace.start(optionsFor({.page = "queues",
                                    .source = link::Recording{path.toStdString(), moment},
                                    .kind = link::Kind::Queue,
                                    .name = "root"}));
        QTRY_COMPARE(workspace.shownTime(), std::optional(times[1]));
        QTRY_COMPARE(workspace.window().subject().name, "root");
        const auto again
            = link::readLink(workspace.window().linkText(workspace.window().place()).toStdString());
        QVERIFY(again && std::get<link::Recording>(again->source).moment == moment);
    }

    void disconnectLeavesTheSource()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Keep);
        workspace.start(optionsFor({.page = "queues", .source = kDemo}));
        QTRY_VERIFY(workspace.shownTime());
        Q_EMIT workspace.window().disconnectRequested();
        QCOMPARE(workspace.window().currentPageId(), "");
        QVERIFY(!workspace.shownTime());
        QVERIFY(workspace.status().kind == SourceKind::None);
        QVERIFY(workspace.isUnused());
        QVERIFY(!workspace.window().linkText({QStringLiteral("queues"), {}, {}, {}}).contains(u"scenario"));
        Q_EMIT workspace.window().demoRequested(); // another one can follow
    }

    void savedViewsAreKeptForAllWindows()
    {
        const QVariantMap view{{QStringLiteral("filter"), QStringLiteral("used>90%")}};
        m_shared->views.set(QStringLiteral("queues"), QStringLiteral("hot"), view);
        m_shared->views.set(QStringLiteral("queues"), QStringLiteral("cold"),
                            {{QStringLiteral("filter"), QString()}});
        startAgain();
        QCOMPARE(m_shared->views.names(QStringLiteral("queues")),
                 QStringList({QStringLiteral("cold"), QStringLiteral("hot")}));
        QCOMPARE(m_shared->views.view(QStringLiteral("queues"), QStringLiteral("hot")), view);
        m_shared->views.rename(QStringLiteral("queues"), QStringLiteral("hot"), QStringLiteral("busy"));
        m_shared->views.set(QStringLiteral("queues"), QStringLiteral("cold"), {});
        startAgain();
        QCOMPARE(m_shared->views.names(QStringLiteral("queues")), QStringList{QStringLiteral("busy")});
        QVERIFY(m_shared->views.names(QStringLiteral("people")).isEmpty());
    }

    void aViewHasFilterColumnsAndOrder()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        workspace.start(optionsFor({.page = "queues", .source = kDemo}));
        QTRY_VERIFY(workspace.shownTime());
        auto* page = workspace.window().page(QStringLiteral("queues"));
        auto* table = test::viewOf<QTreeView>(*page, "Queues");
        page->setFilterText(QStringLiteral("used>1%"));
        table->sortByColumn(2, Qt::DescendingOrder);
        table->setColumnHidden(4, true);
        const QVariantMap view = page->view();

        page->setFilterText({});
        table->sortByColumn(0, Qt::AscendingOrder);
        table->setColumnHidden(4, false);
        page->showView(view);
        QCOMPARE(page->filterText(), "used>1%");
        QCOMPARE(table->header()->sortIndicatorSection(), 2);
        QCOMPARE(table->header()->sortIndicatorOrder(), Qt::DescendingOrder);
        QVERIFY(table->isColumnHidden(4));
    }
};

QUOTADECK_TEST(TestLinks, QApplication)
} // namespace tst_links

#include "tst_links.moc"
