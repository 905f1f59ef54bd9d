// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/workspace.h"
#include "tests/support/testprogram.h"
#include "ui/pages/page.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace tst_accessibility {
using namespace quotadeck;
using app::Workspace;

namespace {

/// What has thousands of children that are no widgets: its cells are read by their texts.
bool isTable(QAccessible::Role role)
{
    return role == QAccessible::Table || role == QAccessible::Tree || role == QAccessible::List
        || role == QAccessible::Terminal;
}

QString placeOf(const QWidget* widget)
{
    QStringList path;
    for (; widget; widget = widget->parentWidget())
        path.prepend(QLatin1String(widget->metaObject()->className()));
    return path.join(u'/');
}

/// The places of widgets below @p parent that take the focus, can be seen, and have no name.
QStringList namelessIn(QAccessibleInterface* parent, int& focusable)
{
    QStringList found;
    if (!parent)
        return found;
    const auto* widget = qobject_cast<QWidget*>(parent->object());
    if (widget && widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0) {
        ++focusable;
        if (parent->text(QAccessible::Name).trimmed().isEmpty())
            found << placeOf(widget);
    }
    if (isTable(parent->role()))
        return found;
    for (int i = 0; i < parent->childCount(); ++i)
        found << namelessIn(parent->child(i), focusable);
    return found;
}
} // namespace

/// What a screen reader says of the window.
class TestAccessibility : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void everyControlOfEveryPageHasAName()
    {
        const QTemporaryDir folder;
        app::Shared shared(folder.filePath(QStringLiteral("workspace.json")));
        Workspace workspace(&shared, Workspace::Memory::Ignore);
        cli::WindowOptions options;
        options.source = cli::SimulatorSource{QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"};
        options.openFile = QUOTADECK_RESOURCES "/samples/queues.yaml";
        QSignalSpy shown(&workspace, &Workspace::firstDataShown);
        QSignalSpy opened(&workspace.session(), &models::ConfigSession::opened);
        workspace.start(options);
        workspace.window().show();
        QTRY_COMPARE(shown.count(), 1);
        QTRY_COMPARE(opened.count(), 1);

        int pages = 0;
        for (const auto* page : workspace.window().findChildren<ui::Page*>()) {
            workspace.window().showPage(page->id());
            QTRY_VERIFY(page->isVisible());
            int focusable = 0;
            const auto nameless
                = namelessIn(QAccessible::queryAccessibleInterface(&workspace.window()), focusable);
            QVERIFY2(nameless.isEmpty(),
                     qPrintable(QStringLiteral("%1: %2").arg(page->id(), nameless.join(u'\n'))));
            QVERIFY2(focusable >= 5, qPrintable(page->id())); // the walk reaches the page
            ++pages;
        }
        QVERIFY(pages >= 7);
    }

    void aScreenReaderClicksWhatCanBeChecked()
    {
        const QTemporaryDir folder;
        app::Shared shared(folder.filePath(QStringLiteral("workspace.json")));
        Workspace workspace(&shared, Workspace::Memory::Ignore);
        cli::WindowOptions options;
        options.source = cli::SimulatorSource{QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"};
        QSignalSpy shown(&workspace, &Workspace::firstDataShown);
        workspace.start(options);
        workspace.window().show();
        QTRY_COMPARE(shown.count(), 1);
        const auto pages = workspace.window().findChildren<ui::Page*>();
        QVERIFY(pages.size() >= 7);
        for (const auto* page : pages) {
            toggle(workspace, page->title());
            QTRY_VERIFY2(page->isVisible(), qPrintable(page->id()));
        }
        QVERIFY(!workspace.window().isPaused());
        toggle(workspace, QStringLiteral("Pause"));
        QTRY_VERIFY(workspace.window().isPaused());
    }

    void theStartPageAsWell()
    {
        const QTemporaryDir folder;
        app::Shared shared(folder.filePath(QStringLiteral("workspace.json")));
        Workspace workspace(&shared, Workspace::Memory::Ignore);
        workspace.start({});
        workspace.window().show();
        int focusable = 0;
        const auto nameless
            = namelessIn(QAccessible::queryAccessibleInterface(&workspace.window()), focusable);
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
        QVERIFY(focusable >= 3);
    }

private:
    /// As a screen reader does with the button of this name.
    static void toggle(Workspace& workspace, const QString& name)
    {
        for (auto* button : workspace.window().findChildren<QAbstractButton*>()) {
            auto* accessible = QAccessible::queryAccessibleInterface(button);
            if (!button->isVisible() || !button->isCheckable() || accessible->text(QAccessible::Name) != name)
                continue;
            QVERIFY(accessible->state().checkable);
            QCOMPARE(accessible->state().checked, button->isChecked());
            accessible->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
            return;
        }
        QFAIL(qPrintable(name));
    }
};

QUOTADECK_TEST(TestAccessibility, QApplication)
} // namespace tst_accessibility

#include "tst_accessibility.moc"
