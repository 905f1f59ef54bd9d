// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/workspace.h"
#include "models/document/versionsmodel.h"
#include "models/insight/impactmodel.h"
#include "tests/support/configurationtext.h"
#include "tests/support/filebytes.h"
#include "tests/support/savable.h"
#include "tests/support/testprogram.h"
#include "ui/document/qscintilla.h"
#include "ui/document/savesheet.h"
#include "ui/limits/limitspage.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace tst_limitsworkflow {
using namespace quotadeck;
using app::Workspace;
using models::ImpactModel;

namespace {
const QByteArray kText = R"(# owners: platform team
partitions:
  - name: default
    queues:
      - name: root
        submitacl: "*"
        limits:
          - limit: "everybody"
            users: ["*"]
            maxresources: {vcore: 40, memory: 400Gi}
        queues:
          - name: sales        # never below 4 cores
            resources:
              max: {vcore: 30, memory: 300Gi}
            limits:
              - limit: "each of the two"
                users: [sue, bob]
                maxapplications: 5
                maxresources: {vcore: 4, memory: 10Gi}   # agreed in March
)";
/// Where the configuration is in force, and sue runs three of the four cores that she may.
const QByteArray kScenario = R"(name: story
title: Sue runs
description: A cluster to look at while a limit is edited.
start: 2026-11-02T08:00:00Z
clusterId: story
partition: default
nodes:
  - name: node
    count: 2
    instanceType: m6i.4xlarge
    capacity: {vcore: 32, memory: 256Gi, pods: 110}
queues: |
CONFIGURATION
users:
  - {name: sue, groups: [dev]}
events:
  - at: 0s
    title: Sue starts
    submit:
      app: sue-1
      user: sue
      queue: root.sales
      pods: [{name: pod, count: 3, resources: {vcore: 1, memory: 1Gi}}]
facts:
  - at: 5s
    text: Sue runs
    user: {name: sue, queue: root.sales, uses: {vcore: 3}}
)";

QByteArray scenario()
{
    return QByteArray(kScenario).replace("CONFIGURATION", "  " + QByteArray(kText).replace('\n', "\n  "));
}

template <typename View>
View* viewOf(QWidget& parent, const char* accessibleName)
{
    for (auto* view : parent.findChildren<View*>()) {
        if (view->accessibleName() == QLatin1String(accessibleName))
            return view;
    }
    return nullptr;
}

/// The notice that is shown and begins with @p start.
ui::MessageBar* noticeOf(QWidget& window, const QString& start)
{
    for (auto* bar : window.findChildren<ui::MessageBar*>()) {
        if (bar->isVisible() && bar->text().contains(start))
            return bar;
    }
    return nullptr;
}

/// To where a key press goes now. Without a window manager nobody gives the focus back when a dialog or menu closes.
QWidget* target()
{
    if (auto* popup = QApplication::activePopupWidget())
        return popup;
    if (!QApplication::focusWidget()) {
        for (auto* window : QApplication::topLevelWidgets()) {
            if (qobject_cast<ui::MainWindow*>(window))
                window->activateWindow();
        }
    }
    return QApplication::focusWidget();
}

void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    QTRY_VERIFY(target());
    QTest::keyClick(target(), key, modifiers);
}

void typeText(const QString& text)
{
    QTRY_VERIFY(target());
    QTest::keyClicks(target(), text);
}

template <typename Widget>
bool hasFocus(const char* accessibleName)
{
    const auto* widget = qobject_cast<Widget*>(QApplication::focusWidget());
    return widget && widget->accessibleName() == QLatin1String(accessibleName);
}
} // namespace

/// The story of the editor in the real window, once with the mouse and once by keys alone: open, change, be refused,
/// mend, see whom it hits, save, restore.
class TestLimitsWorkflow : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_shared = std::make_unique<app::Shared>(m_dir->filePath(QStringLiteral("workspace.json")));
        m_file = m_dir->filePath(QStringLiteral("queues.yaml"));
        test::writeBytes(m_file, kText);
        const QString simulated = m_dir->filePath(QStringLiteral("story.yaml"));
        test::writeBytes(simulated, scenario());
        m_workspace = std::make_unique<Workspace>(m_shared.get(), Workspace::Memory::Ignore);
        m_workspace->session().setVersions(models::VersionStore(m_dir->filePath(QStringLiteral("versions"))));
        QSignalSpy shown(m_workspace.get(), &Workspace::firstDataShown);
        cli::WindowOptions options;
        options.source = cli::SimulatorSource{simulated.toStdString()};
        m_workspace->start(options);
        m_workspace->window().show();
        QVERIFY(QTest::qWaitForWindowActive(&m_workspace->window()));
        QTRY_COMPARE(shown.count(), 1);
    }

    void cleanup() { m_workspace.reset(); }

    void whatIsInForceIsKeptAndEdited()
    {
        window().showPage(QStringLiteral("limits"));
        const auto isOffered = [this] { // once it was read
            return std::ranges::any_of(window().findChildren<QAbstractButton*>(), [](const auto* button) {
                return button->text() == QStringLiteral("Edit Active Configuration…") && button->isVisible();
            });
        };
        QTRY_VERIFY(isOffered());
        clickButton(window(), QStringLiteral("Edit Active Configuration…"));
        auto* dialog = window().findChild<QFileDialog*>();
        QVERIFY(dialog);
        QSignalSpy opened(&session(), &models::ConfigSession::opened);
        const QString kept = m_dir->filePath(QStringLiteral("simulated.yaml"));
        dialog->selectFile(kept);
        QMetaObject::invokeMethod(dialog, "accept");
        QTRY_COMPARE(opened.count(), 1);
        QCOMPARE(session().path(), kept);
        QCOMPARE(test::bytesOf(kept), kText);
        QVERIFY(session().revision()->verdict.accepted);
    }

    void whatIsInForceDoesNotReplaceTheFileThatIsEdited()
    {
        QSignalSpy opened(&session(), &models::ConfigSession::opened);
        Q_EMIT window().openRequested(m_file);
        QTRY_COMPARE(opened.count(), 1);
        test::writeBytes(m_file, QByteArray(kText).replace("platform team", "network team"));
        auto* page = window().page(QStringLiteral("limits"));
        const auto actions = page->actions();
        const auto edit = std::ranges::find(actions, QStringLiteral("Edit Active Configuration…"),
                                            [](const QAction* action) { return action->text(); });
        QVERIFY(edit != actions.end());
        QTRY_VERIFY((*edit)->isEnabled());
        (*edit)->trigger();
        auto* dialog = window().findChild<QFileDialog*>();
        QVERIFY(dialog);
        dialog->setOption(QFileDialog::DontConfirmOverwrite);
        dialog->selectFile(m_file);
        QMetaObject::invokeMethod(dialog, "accept");
        QTRY_VERIFY(noticeOf(window(), QStringLiteral("choose another name")));
        QVERIFY(test::bytesOf(m_file).contains("network team"));
    }

    void ctrlFSaysThatItFindsInTheText()
    {
        const auto isCalled = [this](const QString& text) {
            const auto actions = window().findChildren<QAction*>();
            return std::ranges::any_of(actions, [&](const QAction* action) {
                return action->shortcut() == QKeySequence(QKeySequence::Find) && action->text() == text;
            });
        };
        window().showPage(QStringLiteral("limits"));
        QVERIFY(isCalled(QStringLiteral("&Find in Text…")));
        window().showPage(QStringLiteral("queues"));
        QVERIFY(isCalled(QStringLiteral("&Filter")));
    }

    void byMouse()
    {
        QSignalSpy opened(&session(), &models::ConfigSession::opened);
        Q_EMIT window().openRequested(m_file);
        QTRY_COMPARE(opened.count(), 1);
        auto* outline = viewOf<QTreeView>(window(), "Queues of the configuration");
        const auto sales = outline->model()->match(outline->model()->index(0, 0), Qt::DisplayRole,
                                                   QStringLiteral("sales"), 1, Qt::MatchRecursive);
        QCOMPARE(sales.size(), 1);
        QTest::mouseClick(outline->viewport(), Qt::LeftButton, {},
                          outline->visualRect(sales.first()).center());

        auto* limits = viewOf<QTableView>(window(), "Limits of the queue");
        const auto cell = limits->model()->index(0, vcoreColumn(*limits->model()));
        typeInto(limits, cell, QStringLiteral("400"));
        QTRY_VERIFY(shownText().contains("vcore: 400, memory: 10Gi}   # agreed in March"));
        QCOMPARE(test::bytesOf(m_file), kText);

        clickButton(page(), QStringLiteral("Save…"));
        auto* refusal = noticeOf(window(), QStringLiteral("was not saved"));
        QVERIFY(refusal);
        QVERIFY2(refusal->text().contains(QStringLiteral("Line 19: this limit allows vcore 400")),
                 qPrintable(refusal->text())); // VAL-41
        QCOMPARE(test::bytesOf(m_file), kText);

        clickButton(*refusal, QStringLiteral("Show Problems"));
        auto* problems = viewOf<QTableView>(page(), "Problems in the file");
        QTest::mouseClick(problems->viewport(), Qt::LeftButton, {},
                          problems->visualRect(problems->model()->index(0, 1)).center());
        clickButton(page(), QStringLiteral("Fix…"));
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().first()).center());
        QTRY_VERIFY(quotadeck::test::isSavable(session()));
        QVERIFY(!noticeOf(window(), QStringLiteral("was not saved")));

        auto* tabs = page().findChild<QTabBar*>();
        clickTab(*tabs, QStringLiteral("Impact"));
        verifyImpact();

        clickButton(page(), QStringLiteral("Save…"));
        auto* sheet = window().findChild<ui::SaveSheet*>();
        QVERIFY(sheet);
        QTRY_VERIFY(labelled(*sheet, QStringLiteral("1 looser")));
        QSignalSpy saved(&session(), &models::ConfigSession::saved);
        clickButton(*sheet, QStringLiteral("Save to queues.yaml"));
        QTRY_COMPARE(saved.count(), 1);
        QCOMPARE(test::bytesOf(m_file), QByteArray(kText).replace("vcore: 4,", "vcore: 30,")); // one line

        QTRY_COMPARE(versionCount(), 2);
        clickTab(*tabs, QStringLiteral("Versions"));
        auto* versions = viewOf<QTableView>(page(), "Versions of the file");
        QTest::mouseClick(versions->viewport(), Qt::LeftButton, {},
                          versions->visualRect(versions->model()->index(1, 0)).center());
        clickButton(page(), QStringLiteral("Restore"));
        QTRY_VERIFY(quotadeck::test::isSavable(session()));
        clickButton(page(), QStringLiteral("Save…"));
        QTRY_VERIFY(window().findChild<ui::SaveSheet*>());
        clickButton(*window().findChild<ui::SaveSheet*>(), QStringLiteral("Save to queues.yaml"));
        QTRY_COMPARE(saved.count(), 2);
        QCOMPARE(test::bytesOf(m_file), kText);
    }

    void byKeysAlone()
    {
        QSignalSpy opened(&session(), &models::ConfigSession::opened);
        press(Qt::Key_O, Qt::ControlModifier);
        QTRY_VERIFY(qobject_cast<QFileDialog*>(QApplication::activeModalWidget()));
        const auto isInDialog = [] { // the field of the page has the focus before
            const auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
            return field && field->window() == QApplication::activeModalWidget();
        };
        QTRY_VERIFY(isInDialog());
        typeText(m_file);
        press(Qt::Key_Return);
        QTRY_COMPARE(opened.count(), 1);
        QTRY_VERIFY(target());
        QTRY_VERIFY(hasFocus<QTreeView>("Queues of the configuration"));
        press(Qt::Key_Down); // root.sales

        press(Qt::Key_F6);
        focusOn<QTableView>("Limits of the queue", Qt::Key_Tab, {});
        editVcore(QStringLiteral("400"));
        QTRY_VERIFY(shownText().contains("vcore: 400, memory: 10Gi}   # agreed in March"));

        press(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(noticeOf(window(), QStringLiteral("Line 19: this limit allows vcore 400"))); // VAL-41
        QCOMPARE(test::bytesOf(m_file), kText);
        press(Qt::Key_F8);
        press(Qt::Key_Period, Qt::ControlModifier);
        QVERIFY(qobject_cast<QMenu*>(QApplication::activePopupWidget()));
        press(Qt::Key_Return);
        QTRY_VERIFY(quotadeck::test::isSavable(session()));

        press(Qt::Key_Z, Qt::ControlModifier); // the fix and the edit are steps of their own
        QTRY_VERIFY(shownText().contains("vcore: 400"));
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(shownText().contains("vcore: 30, memory: 10Gi"));

        press(Qt::Key_I, Qt::ControlModifier);
        QTRY_VERIFY(hasFocus<QTreeView>("Affected users, groups and queues"));
        verifyImpact();
        press(Qt::Key_Home);
        press(Qt::Key_Down);
        QCOMPARE(qobject_cast<QTreeView*>(QApplication::focusWidget())->currentIndex().data().toString(),
                 QStringLiteral("user bob"));

        press(Qt::Key_D, Qt::ControlModifier);
        QTRY_VERIFY(hasFocus<QTableView>("Changes to the file"));
        QSignalSpy saved(&session(), &models::ConfigSession::saved);
        saveByKeys(QStringLiteral("OPS-17"));
        QTRY_COMPARE(saved.count(), 1);
        QCOMPARE(test::bytesOf(m_file), QByteArray(kText).replace("vcore: 4,", "vcore: 30,")); // one line

        QTRY_COMPARE(versionCount(), 2);
        focusOn<QTableView>("Versions of the file", Qt::Key_Tab, Qt::ControlModifier);
        press(Qt::Key_Down);
        press(Qt::Key_Down);
        QCOMPARE(qobject_cast<QTableView*>(QApplication::focusWidget())->currentIndex().row(), 1);
        focusOn<QToolButton>("Restore", Qt::Key_Backtab, Qt::ShiftModifier);
        press(Qt::Key_Space);
        QTRY_VERIFY(quotadeck::test::isSavable(session()));
        saveByKeys({});
        QTRY_COMPARE(saved.count(), 2);
        QCOMPARE(test::bytesOf(m_file), kText);
    }

private:
    [[nodiscard]] ui::MainWindow& window() { return m_workspace->window(); }
    [[nodiscard]] ui::Page& page() { return *window().page(QStringLiteral("limits")); }
    [[nodiscard]] models::ConfigSession& session() { return m_workspace->session(); }

    QByteArray shownText() { return test::configurationText(page())->text().toUtf8(); }

    int versionCount() { return viewOf<QTableView>(page(), "Versions of the file")->model()->rowCount(); }

    /// The panel shows that each of the two gets 30 cores in place of 4, and that sue uses 3 of them.
    void verifyImpact()
    {
        auto* table = viewOf<QTreeView>(window(), "Affected users, groups and queues");
        QTRY_VERIFY(table->isVisible());
        const QStringList bob{"user bob", "root.sales", "vcore", "4", "30", "0", "4", "30"};
        const QStringList sue{"user sue", "root.sales", "vcore", "4", "30", "3", "1", "27"};
        QTRY_COMPARE(hit(*table), (QList{bob, sue}));
        QCOMPARE(table->model()->rowCount(), 1);
        QCOMPARE(table->model()->index(0, 0).data().toString(), QStringLiteral("More headroom (2)"));
        QCOMPARE(test::bytesOf(m_file), kText);
    }

    /// The rows below the first verdict, without the sentences.
    static QList<QStringList> hit(const QTreeView& table)
    {
        const auto* model = table.model();
        const auto verdict = model->index(0, 0);
        QList<QStringList> rows(model->rowCount(verdict));
        for (int row = 0; row < rows.size(); ++row) {
            for (int column = 0; column < ImpactModel::EffectColumn; ++column)
                rows[row] << model->index(row, column, verdict).data().toString();
        }
        return rows;
    }

    static int vcoreColumn(const QAbstractItemModel& model)
    {
        for (int column = 0; column < model.columnCount(); ++column) {
            if (model.headerData(column, Qt::Horizontal).toString() == QStringLiteral("vcore"))
                return column;
        }
        return -1;
    }

    static bool labelled(const QWidget& parent, const QString& part)
    {
        const auto labels = parent.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->text().contains(part); });
    }

    static void clickButton(QWidget& parent, const QString& text)
    {
        for (auto* button : parent.findChildren<QAbstractButton*>()) {
            if (button->text() == text && button->isVisible()) {
                QVERIFY2(button->isEnabled(), qPrintable(text));
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
        QFAIL(qPrintable(text));
    }

    static void clickTab(QTabBar& tabs, const QString& start)
    {
        for (int tab = 0; tab < tabs.count(); ++tab) {
            if (tabs.tabText(tab).startsWith(start)) {
                QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(tab).center());
                return;
            }
        }
        QFAIL(qPrintable(start));
    }

    static void typeInto(QTableView* view, const QModelIndex& cell, const QString& text)
    {
        const QPoint place = view->visualRect(cell).center();
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, place);
        auto* editor = view->viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
    }

    /// In the table that has the focus.
    void editVcore(const QString& text)
    {
        auto* limits = qobject_cast<QTableView*>(QApplication::focusWidget());
        press(Qt::Key_Home, Qt::ControlModifier);
        for (int i = 0; i < vcoreColumn(*limits->model()); ++i)
            press(Qt::Key_Right);
        press(Qt::Key_F2);
        QVERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
        press(Qt::Key_A, Qt::ControlModifier);
        typeText(text);
        press(Qt::Key_Return);
    }

    void saveByKeys(const QString& message)
    {
        press(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(qobject_cast<ui::SaveSheet*>(QApplication::activeModalWidget()));
        QTRY_VERIFY(hasFocus<QLineEdit>("Reason"));
        typeText(message);
        press(Qt::Key_Return);
    }

    /// Presses @p key until a widget of this kind and name, or text, has the focus.
    template <typename Widget>
    static void focusOn(const char* name, Qt::Key key, Qt::KeyboardModifiers modifiers)
    {
        for (int i = 0; i < 40; ++i) {
            const auto* focused = qobject_cast<Widget*>(QApplication::focusWidget());
            bool isIt = focused && focused->accessibleName() == QLatin1String(name);
            if constexpr (std::is_base_of_v<QAbstractButton, Widget>)
                isIt = isIt || (focused && focused->text() == QLatin1String(name));
            if (isIt)
                return;
            press(key, modifiers);
        }
        QFAIL(name);
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<app::Shared> m_shared;
    std::unique_ptr<Workspace> m_workspace;
    QString m_file;
};

QUOTADECK_TEST(TestLimitsWorkflow, QApplication)
} // namespace tst_limitsworkflow

#include "tst_limitsworkflow.moc"
