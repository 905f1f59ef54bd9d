// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/link.h"
#include "tests/support/testprogram.h"
#include "ui/window/filemenu.h"
#include "ui/window/mainwindow.h"
#include "ui/window/navigator.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>
#include <QToolBar>
#include <QVBoxLayout>

namespace tst_navigation {
using namespace quotadeck;
using namespace quotadeck::ui;

namespace {
/// A page that remembers what it is asked to show.
class PlainPage final : public Page
{
public:
    explicit PlainPage(const QString& id) : Page(id, id.toUpper(), Icon::Queues)
    {
        auto* column = new QVBoxLayout(this);
        column->addWidget(field);
        column->addWidget(table);
        undo->setEnabled(false);
        connect(undo, &QAction::triggered, this, [this] { ++undone; });
    }

    [[nodiscard]] QString filterText() const override { return filter; }
    void setFilterText(const QString& text) override { filter = text; }
    [[nodiscard]] Subject scope() const override { return narrowed; }
    void setScope(const Subject& subject) override { narrowed = subject; }
    void setSubject(const Subject& subject) override { shown = subject; }
    [[nodiscard]] QAction* commandAction(Command command) const override
    {
        return command == Command::Undo ? undo : nullptr;
    }

    QString filter;
    Subject narrowed;
    Subject shown;
    QLineEdit* field = new QLineEdit;
    QTableWidget* table = new QTableWidget(2, 2);
    QAction* undo = new QAction(QStringLiteral("Take back"), this);
    int undone = 0;
};

struct Fixture
{
    Theme theme;
    MainWindow window{&theme};
    PlainPage* a = new PlainPage(QStringLiteral("queues"));
    PlainPage* b = new PlainPage(QStringLiteral("applications"));

    Fixture()
    {
        window.addPage(a);
        window.addPage(b);
        window.resize(1280, 800);
        window.show();
    }

    /// Of a menu of the menu bar.
    [[nodiscard]] QAction* action(const QString& text) const
    {
        for (const QAction* menu : window.menuBar()->actions()) {
            for (QAction* action : menu->menu()->actions()) {
                if (QString(action->text()).remove(u'&') == text)
                    return action;
            }
        }
        return nullptr;
    }
    [[nodiscard]] QAction* back() const { return window.findChild<Navigator*>()->backAction(); }
    [[nodiscard]] QAction* forward() const { return window.findChild<Navigator*>()->forwardAction(); }
    /// Shows the menu that has @p text, as the user does before choosing.
    void open(const QString& text) const { Q_EMIT menuWith(text)->aboutToShow(); }
    [[nodiscard]] QMenu* menuWith(const QString& text) const
    {
        for (const QAction* menu : window.menuBar()->actions()) {
            if (QString(menu->text()).remove(u'&') == text)
                return menu->menu();
        }
        return nullptr;
    }
};

Subject queue(const char* path)
{
    return {Subject::Kind::Queue, QString::fromUtf8(path), {}};
}
} // namespace

class TestNavigation : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void placesAreKeptInOrderAndBounded()
    {
        PlaceHistory history;
        QVERIFY(!history.previous() && !history.next());
        for (int i = 0; i < 250; ++i)
            history.visit({QStringLiteral("queues"), {}, {}, QString::number(i)});
        QCOMPARE(history.size(), 100);
        QCOMPARE(history.previous()->filter, "248");
        history.goBack();
        history.goBack();
        QCOMPARE(history.next()->filter, "248");
        history.visit({QStringLiteral("queues"), {}, {}, QStringLiteral("247")}); // that is shown
        QCOMPARE(history.next()->filter, "248");
        history.visit({QStringLiteral("people"), {}, {}, {}});
        QVERIFY(!history.next());
        QCOMPARE(history.previous()->filter, "247");
    }

    void backShowsPageFilterAndSelectionAgain()
    {
        Fixture fixture;
        QVERIFY(!fixture.back()->isEnabled() && !fixture.forward()->isEnabled());
        fixture.window.showPage(QStringLiteral("queues"));
        fixture.a->filter = QStringLiteral("share > 80%");
        Q_EMIT fixture.a->subjectChanged(queue("root.a"));
        Q_EMIT fixture.a->pageRequested(QStringLiteral("applications"), queue("root.b"));
        QCOMPARE(fixture.window.currentPageId(), "applications");
        QCOMPARE(fixture.back()->toolTip(), "Back to QUEUES: root.a (Alt+Left)");
        fixture.a->filter.clear(); // meanwhile

        fixture.back()->trigger();
        QCOMPARE(fixture.window.currentPageId(), "queues");
        QCOMPARE(fixture.a->filter, "share > 80%");
        QVERIFY(fixture.window.subject() == queue("root.a"));
        QCOMPARE(fixture.forward()->toolTip(), "Forward to APPLICATIONS: root.b (Alt+Right)");
        fixture.b->narrowed = {};

        fixture.forward()->trigger();
        QCOMPARE(fixture.window.currentPageId(), "applications");
        QVERIFY(fixture.b->narrowed == queue("root.b"));
        QVERIFY(!fixture.forward()->isEnabled());

        fixture.back()->trigger();
        fixture.back()->trigger();
        QCOMPARE(fixture.window.currentPageId(), ""); // the start page
        QVERIFY(!fixture.back()->isEnabled());
    }

    void keysAndMouseButtonsGoBackAndForward()
    {
        Fixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(&fixture.window));
        fixture.window.showPage(QStringLiteral("queues"));
        fixture.window.showPage(QStringLiteral("applications"));
        QTest::keyClick(&fixture.window, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(fixture.window.currentPageId(), "queues");
        QTest::keyClick(&fixture.window, Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(fixture.window.currentPageId(), "applications");
        QTest::mouseClick(fixture.b->table->viewport(), Qt::BackButton);
        QCOMPARE(fixture.window.currentPageId(), "queues");
        QTest::mouseClick(fixture.a->field, Qt::ForwardButton);
        QCOMPARE(fixture.window.currentPageId(), "applications");
        QVERIFY(!fixture.window.findChild<QToolBar*>()->actions().isEmpty());
        QCOMPARE(fixture.window.findChild<QToolBar*>()->actions().first(), fixture.back());
    }

    void anotherSourceHasItsOwnPlaces()
    {
        Fixture fixture;
        SourceStatus status;
        status.kind = SourceKind::Rest;
        status.name = "a";
        fixture.window.setSourceStatus(status);
        fixture.window.showPage(QStringLiteral("applications"));
        QVERIFY(fixture.back()->isEnabled());
        status.name = "b";
        fixture.window.setSourceStatus(status);
        QVERIFY(!fixture.back()->isEnabled());
    }

    void whatIsSelectedAgainIsNoOtherPlace()
    {
        Fixture fixture;
        fixture.window.showPage(QStringLiteral("queues"));
        Q_EMIT fixture.a->subjectChanged(queue("root.a"));
        Q_EMIT fixture.a->subjectChanged(queue("root.b"));
        fixture.window.showPage(QStringLiteral("queues"));
        fixture.back()->trigger();
        QCOMPARE(fixture.window.currentPageId(), "");
    }

    void linksLeadToTheSamePlace()
    {
        const QList<Place> places
            = {{QStringLiteral("queues"), queue("root.a"), {}, QStringLiteral("x = 1")},
               {QStringLiteral("applications"), {}, queue("root.a"), {}},
               {QStringLiteral("applications"),
                {Subject::Kind::Application, QStringLiteral("app-1"), {}},
                {},
                {}},
               {QStringLiteral("people"),
                {Subject::Kind::User, QStringLiteral("sue"), QStringLiteral("root")},
                {},
                {}},
               {QStringLiteral("explain"), {}, {Subject::Kind::Application, QStringLiteral("app-1"), {}}, {}},
               {QStringLiteral("limits"), {}, queue("root.a"), {}},
               {QStringLiteral("nodes"), {Subject::Kind::Node, QStringLiteral("n1"), {}}, {}, {}},
               {QStringLiteral("charts"), {}, {}, {}}};
        for (const Place& place : places) {
            const link::Link link = linkTo(place, link::SavedConnection{"prod"}, {});
            const auto again = link::readLink(link::writeLink(link));
            QVERIFY(again.has_value());
            QVERIFY2(placeOf(*again) == place, link::writeLink(link).c_str());
        }
    }

    void copyLinkPutsWhatIsShownOnTheClipboard()
    {
        Fixture fixture;
        QVERIFY(!fixture.action(QStringLiteral("Copy Link"))->isEnabled());
        fixture.window.setLinkSource([] { return link::Source(link::Scenario{"busy-cluster"}); });
        fixture.window.showPage(QStringLiteral("queues"));
        Q_EMIT fixture.a->subjectChanged(queue("root.a"));
        fixture.action(QStringLiteral("Copy Link"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), "quotadeck:queues?scenario=busy-cluster&queue=root.a");
        Q_EMIT fixture.b->linkRequested({Subject::Kind::Application, QStringLiteral("app-1"), {}});
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 "quotadeck:applications?scenario=busy-cluster&application=app-1");
    }

    void entriesOfTheEditMenuFollowTheFocus()
    {
        Fixture fixture;
        fixture.window.showPage(QStringLiteral("queues"));
        QVERIFY(QTest::qWaitForWindowActive(&fixture.window));
        auto* undo = fixture.action(QStringLiteral("Undo"));
        auto* copy = fixture.action(QStringLiteral("Copy"));
        auto* all = fixture.action(QStringLiteral("Select All"));
        fixture.a->field->setFocus();
        fixture.open(QStringLiteral("Edit"));
        QVERIFY(!undo->isEnabled() && !copy->isEnabled() && all->isEnabled());

        QTest::keyClicks(fixture.a->field, QStringLiteral("text"));
        fixture.open(QStringLiteral("Edit"));
        QVERIFY(undo->isEnabled());
        all->trigger();
        fixture.open(QStringLiteral("Edit"));
        QVERIFY(copy->isEnabled());
        copy->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), "text");
        undo->trigger();
        QCOMPARE(fixture.a->field->text(), "");

        fixture.a->table->setItem(0, 0, new QTableWidgetItem(QStringLiteral("cell")));
        fixture.a->table->setFocus();
        fixture.a->undo->setEnabled(true);
        fixture.open(QStringLiteral("Edit"));
        QVERIFY(undo->isEnabled() && !copy->isEnabled() && all->isEnabled());
        undo->trigger();
        QCOMPARE(fixture.a->undone, 1);
        fixture.a->table->setCurrentCell(0, 0);
        fixture.open(QStringLiteral("Edit"));
        copy->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), "cell");
    }

    void theFileMenuDisablesWhatItCannotDo()
    {
        Fixture fixture;
        fixture.open(QStringLiteral("File"));
        for (const char* text : {"Disconnect", "Save…", "Save Copy…", "Save Connection…", "Record to File…"})
            QVERIFY2(!fixture.action(QString::fromUtf8(text))->isEnabled(), text);
        auto* recent = fixture.action(QStringLiteral("Open Recent"));
        QVERIFY(recent && !recent->isEnabled());

        fixture.window.setRecent({{QStringLiteral("http://a")}, {QStringLiteral("/data/q.yaml")}, {}});
        QVERIFY(recent->isEnabled());
        QSignalSpy opened(&fixture.window, &MainWindow::openRequested);
        recent->menu()->actions().constLast()->trigger();
        QCOMPARE(opened.first().first().toString(), "/data/q.yaml");

        SourceStatus status;
        status.kind = SourceKind::Simulator;
        status.name = "demo";
        fixture.window.setSourceStatus(status);
        QSignalSpy left(&fixture.window, &MainWindow::disconnectRequested);
        QVERIFY(fixture.action(QStringLiteral("Disconnect"))->isEnabled());
        fixture.action(QStringLiteral("Disconnect"))->trigger();
        QCOMPARE(left.count(), 1);
    }

    void keysAreAmbiguousNowhere()
    {
        Fixture fixture;
        QMultiMap<QString, QString> keys;
        for (const QAction* action : fixture.window.findChildren<QAction*>()) {
            if (action->shortcutContext() != Qt::WindowShortcut)
                continue;
            for (const QKeySequence& sequence : action->shortcuts())
                keys.insert(sequence.toString(), action->text());
        }
        QVERIFY(!keys.isEmpty());
        for (const QString& sequence : keys.uniqueKeys())
            QVERIFY2(keys.count(sequence) == 1,
                     qPrintable(sequence + QStringList(keys.values(sequence)).join(u' ')));
    }
};

QUOTADECK_TEST(TestNavigation, QApplication)
} // namespace tst_navigation

#include "tst_navigation.moc"
