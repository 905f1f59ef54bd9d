// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/quota/applicationlistmodel.h"
#include "tests/support/listdelta.h"
#include "tests/support/testprogram.h"
#include "ui/widgets/filterchips.h"
#include "ui/widgets/filterfield.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace tst_filterfield {
using namespace quotadeck;
using namespace quotadeck::ui;
using Model = models::ApplicationListModel;
using quotadeck::test::listDelta;

namespace {
ApplicationInfo application(const char* id, const char* user, const char* state)
{
    ApplicationInfo info;
    info.id = ApplicationId(id);
    info.queue = QueuePath("root.team space.etl");
    info.user = UserName(user);
    info.state = state;
    return info;
}

/// A window with a field, and its chips, over some applications.
struct Fixture
{
    Model model;
    QWidget window;
    FilterField field{&model, &window};
    FilterChips chips{&field,
                      &model,
                      QStringLiteral("state"),
                      QStringLiteral("State"),
                      [](const QString& state) { return state.toUpper(); },
                      &window};

    Fixture()
    {
        window.resize(700, 300);
        field.setGeometry(10, 10, 200, 30);
        chips.setGeometry(220, 10, 460, 30);
        update({application("a-1", "erin", "Running"), application("a-2", "engelbert", "Accepted"),
                application("b-1", "bob", "Running")});
        window.show();
    }

    void update(const std::vector<ApplicationInfo>& applications)
    {
        PartitionDelta delta;
        delta.applications = listDelta<ApplicationId>(applications);
        model.apply(delta);
    }

    [[nodiscard]] QLabel* hint() const { return window.findChild<QLabel*>(QStringLiteral("inputHint")); }
    [[nodiscard]] QCompleter* completer() const { return field.findChild<QCompleter*>(); }
    [[nodiscard]] QStringList candidates() const
    {
        QStringList texts;
        if (!completer()->popup()->isVisible())
            return texts;
        for (int row = 0; row < completer()->completionCount(); ++row)
            texts << completer()->completionModel()->index(row, 0).data().toString();
        return texts;
    }
    [[nodiscard]] QToolButton* chip(const QString& text) const
    {
        for (auto* button : chips.findChildren<QToolButton*>()) {
            if (button->text() == text)
                return button;
        }
        return nullptr;
    }
};
} // namespace

class TestFilterField : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQueueIsFoundWithThoseBelowItAndNoOther()
    {
        Fixture fixture;
        std::vector<ApplicationInfo> applications;
        for (const char* queue : {"root.dev", "root.dev.x", "root.dev2", "root.a.dev", "root.dev-y"}) {
            applications.push_back(application(queue, "bob", "Running"));
            applications.back().queue = QueuePath(queue);
        }
        fixture.update(applications);
        fixture.field.setFilter(queueFilter(QStringLiteral("root.dev")));
        QStringList found;
        for (int row = 0; row < fixture.model.rowCount(); ++row)
            found << fixture.model.idOf(fixture.model.index(row, 0));
        found.sort();
        QCOMPARE(found, QStringList({"root.dev", "root.dev.x"}));

        fixture.field.setFilter(queueFilter(QStringLiteral("root.team space"))); // needs quotation marks
        QCOMPARE(fixture.model.rowCount(), 3);
    }

    void waitsForAPauseAndEscapeClears()
    {
        Fixture fixture;
        QSignalSpy changed(&fixture.field, &FilterField::filterChanged);
        QTest::keyClicks(&fixture.field, "eri");
        QCOMPARE(changed.size(), 0);
        QCOMPARE(fixture.model.rowCount(), 3);
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(changed.last().first().toString(), "eri");
        QCOMPARE(fixture.model.rowCount(), 1);

        QTest::keyClicks(&fixture.field, "x");
        QTest::keyClick(&fixture.field, Qt::Key_Return);
        QCOMPARE(changed.last().first().toString(), "erix");
        QTest::keyClick(&fixture.field, Qt::Key_Escape);
        QCOMPARE(changed.last().first().toString(), "");
        QCOMPARE(changed.size(), 3);
        QCOMPARE(fixture.model.rowCount(), 3);
    }

    void aMistakeIsExplainedAndKeepsTheRows()
    {
        Fixture fixture;
        QSignalSpy changed(&fixture.field, &FilterField::filterChanged);
        fixture.field.setFilter("user:erin");
        fixture.field.setFilter("user:erin usr:x");
        QCOMPARE(changed.size(), 1);
        QCOMPARE(fixture.model.rowCount(), 1);
        QVERIFY(!fixture.field.isApplied());
        QVERIFY(fixture.hint() && fixture.hint()->isVisible());
        const QString reason = fixture.hint()->text();
        QVERIFY2(
            reason.contains(
                "\"usr\" is not a field of this table. Did you mean \"user\"? Fields: state, app, queue"),
            qPrintable(reason));
        QVERIFY(fixture.field.toolTip().startsWith(reason));
        QCOMPARE(fixture.field.accessibleDescription(), reason);
        QVERIFY(fixture.hint()->geometry().top() >= fixture.field.geometry().bottom());

        QTest::keyClick(&fixture.field, Qt::Key_Return);
        QCOMPARE(fixture.field.selectedText(), "usr");

        fixture.field.setFilter("user:erin used>1,5");
        QVERIFY(fixture.hint()->text().contains("Write the decimal point as a point: 1.5"));
        fixture.field.setFilter("/a[/");
        QVERIFY(fixture.hint()->text().contains("Invalid regular expression"));

        fixture.field.setFilter("user:bob");
        QVERIFY(!fixture.hint());
        QVERIFY(fixture.field.accessibleDescription().isEmpty());
        QVERIFY(fixture.field.isApplied());
        QVERIFY(!fixture.field.toolTip().contains("not a field"));
        QVERIFY(fixture.field.toolTip().contains("Fields: state, app, queue, user"));
        // Examples name fields of this table.
        QVERIFY(fixture.field.toolTip().contains("state:erin: a word in a field"));
        QVERIFY(fixture.field.toolTip().contains("used>=10Gi, age>1h: comparisons; age=none: no value"));
        QCOMPARE(fixture.field.whatsThis(), fixture.field.toolTip());
    }

    void theExplanationGoesWithTheField()
    {
        Fixture fixture;
        fixture.field.setFilter("usr:x");
        QVERIFY(fixture.hint());
        fixture.field.hide();
        QVERIFY(!fixture.hint());
        fixture.field.show();
        QVERIFY(fixture.hint());
    }

    void completesFieldsAndThenTheirValues()
    {
        Fixture fixture;
        fixture.field.setFocus();
        QTest::keyClicks(&fixture.field, "-us");
        QCOMPARE(fixture.candidates(), QStringList({"user:", "used>"}));
        QTest::keyClick(fixture.completer()->popup(), Qt::Key_Down);
        QTest::keyClick(fixture.completer()->popup(), Qt::Key_Return);
        QCOMPARE(fixture.field.text(), "-user:");
        QTRY_COMPARE(fixture.candidates(), QStringList({"bob", "engelbert", "erin"}));
        QVERIFY(!fixture.hint()); // while a value can be chosen, its absence is no mistake
        QTest::keyClicks(&fixture.field, "e");
        QCOMPARE(fixture.candidates(), QStringList({"engelbert", "erin"}));
        QTest::keyClick(fixture.completer()->popup(), Qt::Key_Down);
        QTest::keyClick(fixture.completer()->popup(), Qt::Key_Down);
        QTest::keyClick(fixture.completer()->popup(), Qt::Key_Return);
        QCOMPARE(fixture.field.text(), "-user:erin ");

        QTest::keyClicks(&fixture.field, "queue:te");
        QCOMPARE(fixture.candidates(), QStringList({"\"root.team space.etl\""})); // in quotation marks
        QTest::keyClick(fixture.completer()->popup(), Qt::Key_Escape);
        QCOMPARE(fixture.field.text(), "-user:erin queue:te"); // closed the list only
        QVERIFY(fixture.candidates().isEmpty());

        fixture.field.setFilter({});
        QTest::keyClicks(&fixture.field, "user:");
        QVERIFY(!fixture.candidates().isEmpty());
        QTest::keyClick(fixture.completer()->popup(), Qt::Key_Escape);
        QTRY_VERIFY(fixture.hint()); // now it is one
    }

    void returnAppliesWhatIsTypedWhileTheListIsOpen()
    {
        Fixture fixture;
        fixture.field.setFocus();
        QTest::keyClicks(&fixture.field, "user:e");
        QCOMPARE(fixture.candidates().size(), 2);
        QTest::keyClick(fixture.completer()->popup(), Qt::Key_Return);
        QCOMPARE(fixture.field.text(), "user:e");
        QCOMPARE(fixture.model.rowCount(), 2);
        QVERIFY(fixture.candidates().isEmpty());
    }

    void chipsCountAndToggleValues()
    {
        Fixture fixture;
        QTRY_VERIFY(fixture.chip("RUNNING 2"));
        QToolButton* running = fixture.chip("RUNNING 2");
        QToolButton* pending = fixture.chip("PENDING 1");
        QVERIFY(running && pending && running->isVisible() && !running->isChecked());

        fixture.field.setFilter("a");
        running->click();
        QCOMPARE(fixture.field.text(), "a state:Running");
        QCOMPARE(fixture.model.rowCount(), 1);
        QVERIFY(running->isChecked());
        QCOMPARE(running->text(), "RUNNING 2"); // whatever the filter
        pending->click();
        QCOMPARE(fixture.field.text(), "a state:Running,pending");
        QCOMPARE(fixture.model.rowCount(), 2);
        running->click();
        pending->click();
        QCOMPARE(fixture.field.text(), "a");

        fixture.field.setFilter("state:RUNNING");
        QVERIFY(running->isChecked()); // what is typed is shown
        fixture.field.setFilter("usr:");
        pending->click();
        QCOMPARE(fixture.field.text(), "usr:"); // a mistake is not edited
        QVERIFY(!pending->isChecked());
        QVERIFY(running->isChecked()); // as the rows are

        fixture.field.clear();
        fixture.update({application("a-2", "engelbert", "Running")});
        QTRY_VERIFY(fixture.chip("RUNNING 3"));
        QVERIFY(!fixture.chip("PENDING 0")->isEnabled());
    }

    void chipsAreAMenuWhereThereIsNoRoom()
    {
        Fixture fixture;
        QTRY_VERIFY(fixture.chip("RUNNING 2"));
        QToolButton* running = fixture.chip("RUNNING 2");
        fixture.chips.resize(90, 30);
        QVERIFY(!running->isVisible());
        auto* menu = fixture.chip("State");
        QVERIFY(menu && menu->isVisible() && menu->menu());
        for (QAction* entry : menu->menu()->actions()) {
            if (entry->text() == "RUNNING 2")
                entry->trigger();
        }
        QCOMPARE(fixture.field.text(), "state:Running");
        QCOMPARE(menu->text(), "State: RUNNING");
    }
};

QUOTADECK_TEST(TestFilterField, QApplication)
} // namespace tst_filterfield

#include "tst_filterfield.moc"
