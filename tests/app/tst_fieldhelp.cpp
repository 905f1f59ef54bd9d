// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/workspace.h"
#include "models/charts/seriesstore.h"
#include "tests/app/workspacetest.h"
#include "tests/support/testprogram.h"
#include "ui/charts/seriesdialog.h"
#include "ui/charts/timerangedialog.h"
#include "ui/connections/connectiondialog.h"
#include "ui/connections/contextdialog.h"
#include "ui/connections/pastserver.h"
#include "ui/connections/sourcedialogs.h"
#include "ui/help/contexthelp.h"
#include "ui/help/helpmenu.h"
#include "ui/help/helpwindow.h"
#include "ui/help/supportdialog.h"
#include "ui/pages/administerdialog.h"
#include "ui/pages/page.h"
#include "ui/preferences/preferencesdialog.h"
#include "ui/reports/storedialog.h"
#include "ui/widgets/segmentedswitch.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QInputDialog>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSet>
#include <QTableWidget>
#include <QTest>
#include <QTextBrowser>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <utility>

namespace tst_fieldhelp {
using namespace quotadeck;
using test::Workspace;

namespace {
/// Whether a user enters or chooses something in @p widget; the parts of a field are none.
bool isFormField(const QWidget& widget)
{
    const auto* around = widget.parentWidget();
    if (qobject_cast<const QComboBox*>(around) || qobject_cast<const QAbstractSpinBox*>(around)
        || qobject_cast<const QKeySequenceEdit*>(around))
        return false;
    if (const auto* text = qobject_cast<const QPlainTextEdit*>(&widget))
        return !text->isReadOnly();
    return qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QComboBox*>(&widget)
        || qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const QCheckBox*>(&widget)
        || qobject_cast<const QRadioButton*>(&widget) || qobject_cast<const QKeySequenceEdit*>(&widget)
        || qobject_cast<const ui::SegmentedSwitch*>(&widget);
}

QString nameOf(const QWidget& field)
{
    const auto* button = qobject_cast<const QAbstractButton*>(&field);
    return QStringLiteral("%1 \"%2\"")
        .arg(QLatin1String(field.metaObject()->className()),
             button ? button->text() : field.accessibleName());
}

/// The fields of @p form, shown or not, that nothing is known of; counts all in @p fields.
QStringList fieldsWithoutHelp(const QWidget& form, int& fields)
{
    QStringList without;
    for (const auto* widget : form.findChildren<QWidget*>()) {
        if (!isFormField(*widget))
            continue;
        ++fields;
        if (ui::fieldHelp(*widget).trimmed().isEmpty())
            without << nameOf(*widget);
    }
    return without;
}

bool isHelpShown()
{
    const auto windows = QApplication::topLevelWidgets();
    return std::ranges::any_of(windows, [](const QWidget* window) {
        return window->isVisible() && window->inherits("QWhatsThat"); // the window of Qt
    });
}

void closeHelp()
{
    for (auto* window : QApplication::topLevelWidgets()) {
        if (window->inherits("QWhatsThat"))
            window->close();
    }
}

/// Sends what Qt asks a control below the pointer. @return whether it has an answer
bool asksAt(QWidget& widget, const QPoint& place)
{
    QHelpEvent query(QEvent::QueryWhatsThis, place, widget.mapToGlobal(place));
    query.ignore();
    return QCoreApplication::sendEvent(&widget, &query) && query.isAccepted();
}
} // namespace

class TestFieldHelp : public test::WorkspaceTest
{
    Q_OBJECT
private Q_SLOTS:
    void init() { prepare(); }
    void cleanup() { closeHelp(); }

    void everyFieldOfThePagesHasHelp()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        QStringList without;
        int total = 0;
        QSet<QString> reached;
        for (const auto* page : workspace.window().findChildren<ui::Page*>()) {
            int fields = 0;
            for (const QString& name : fieldsWithoutHelp(*page, fields))
                without << QStringLiteral("%1: %2").arg(page->id(), name);
            if (fields > 0)
                reached << page->id();
            total += fields;
        }
        for (const char* id :
             {"limits", "connections", "reports", "explain", "simulate", "elastic", "charts"})
            QVERIFY2(reached.contains(QLatin1String(id)), id);
        QVERIFY2(without.isEmpty(), qPrintable(without.join(u'\n')));
        QVERIFY2(total > 50, qPrintable(QString::number(total)));
    }

    void everyFieldOfTheDialogsHasHelp()
    {
        const ui::PreferencesDialog preferences(ui::Preferences{}, {.actions = {}, .hasTray = true});
        const ui::ConnectionDialog connection(connect::Profile{});
        const ui::PastServerDialog past(connect::PastServer{});
        const ui::ConnectDialog connect({});
        const ui::ContextDialog context;
        const models::SeriesStore store;
        const ui::SeriesDialog series(&store, models::Measure::Used, nullptr);
        const ui::TimeRangeDialog range({0, 1000}, ui::TimeZone::Utc, nullptr);
        const ui::SupportDialog support(ui::SupportContents{});
        const ui::StoreDialog team({}, {});
        const QStringList one{QStringLiteral("one")};
        const ui::AdministerDialog administer(ui::Administration::Move,
                                              {.application = {}, .queue = {}, .queues = one, .users = one});
        QInputDialog question;
        question.setLabelText(QStringLiteral("Name of the view"));
        question.show(); // it makes its field now
        QStringList without;
        for (const auto& [dialog, least] :
             std::initializer_list<std::pair<const QWidget*, int>>{{&preferences, 9},
                                                                   {&connection, 9},
                                                                   {&past, 9},
                                                                   {&connect, 2},
                                                                   {&context, 2},
                                                                   {&series, 3},
                                                                   {&range, 2},
                                                                   {&support, 7},
                                                                   {&team, 2},
                                                                   {&administer, 2},
                                                                   {&question, 1}}) {
            int fields = 0;
            for (const QString& name : fieldsWithoutHelp(*dialog, fields))
                without << QStringLiteral("%1: %2").arg(dialog->windowTitle(), name);
            QVERIFY2(fields >= least,
                     qPrintable(QStringLiteral("%1: %2").arg(dialog->windowTitle()).arg(fields)));
        }
        QVERIFY2(without.isEmpty(), qPrintable(without.join(u'\n')));
    }

    /// The help of the main window cannot be reached while a dialog is open.
    void theHandbookOpensFromADialog_data()
    {
        QTest::addColumn<bool>("isOfAPage");
        QTest::addColumn<QString>("page");
        QTest::newRow("its own page") << false << "connect.md";
        QTest::newRow("that of the page that opened it") << true << "reports.md";
    }
    void theHandbookOpensFromADialog()
    {
        QFETCH(bool, isOfAPage);
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        ui::Page* reports = workspace.window().findChild<ui::Page*>(QStringLiteral("reports"));
        QVERIFY(reports);
        std::unique_ptr<QDialog> dialog;
        if (isOfAPage)
            dialog = std::make_unique<ui::StoreDialog>(QString(), QString(), reports);
        else
            dialog = std::make_unique<ui::ConnectDialog>(QString(), &workspace.window());
        dialog->open();
        auto* field = dialog->findChild<QLineEdit*>();
        QTest::keyClick(field, Qt::Key_F1);
        QTest::keyClick(field, Qt::Key_F1); // shows the same window again
        const auto windows = dialog->findChildren<ui::HelpWindow*>();
        QCOMPARE(windows.size(), 1);
        QVERIFY(windows.front()->isVisible());
        QTEST(windows.front()->findChild<QTextBrowser*>()->source().fileName(), "page");
        QTRY_VERIFY(windows.front()->isActiveWindow()); // not blocked
    }

    void aFieldWithoutHelpIsFound()
    {
        QWidget form;
        auto* column = new QVBoxLayout(&form);
        auto* box = new QCheckBox(QStringLiteral("Box"));
        auto* field = new QComboBox;
        field->setEditable(true); // its text field is a part of it
        field->setToolTip(QStringLiteral("help"));
        column->addWidget(box);
        column->addWidget(field);
        int fields = 0;
        QCOMPARE(fieldsWithoutHelp(form, fields), QStringList(QStringLiteral("QCheckBox \"Box\"")));
        QCOMPARE(fields, 2);
        QCOMPARE(ui::fieldHelp(*field->lineEdit()), QStringLiteral("help"));
    }

    void everyTitleOfATableHasHelp_data()
    {
        QTest::addColumn<QString>("page");
        QTest::newRow("Limits along the path") << QStringLiteral("explain");
        QTest::newRow("Limits before and after the edits") << QStringLiteral("limits");
        QTest::newRow("Sums of quotas and limits") << QStringLiteral("limits");
        QTest::newRow("Limits that applied to nobody") << QStringLiteral("limits");
        QTest::newRow("Queues that could give") << QStringLiteral("limits");
        QTest::newRow("Comparison") << QStringLiteral("simulate");
        QTest::newRow("Results") << QStringLiteral("simulate");
    }

    void everyTitleOfATableHasHelp()
    {
        QFETCH(const QString, page);
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        const auto* view
            = test::viewOf<QAbstractItemView>(*workspace.window().page(page), QTest::currentDataTag());
        QVERIFY(view && view->model());
        QVERIFY(view->model()->columnCount() > 0);
        for (int column = 0; column < view->model()->columnCount(); ++column) {
            const auto text = [&](int role) {
                return view->model()->headerData(column, Qt::Horizontal, role).toString();
            };
            QVERIFY2(!text(Qt::ToolTipRole).isEmpty(), qPrintable(text(Qt::DisplayRole)));
        }
    }

    void aTextOfItsOwnComesBeforeTheToolTip()
    {
        QLineEdit field;
        QVERIFY(ui::fieldHelp(field).isEmpty());
        field.setToolTip(QStringLiteral("tip"));
        QCOMPARE(ui::fieldHelp(field), QStringLiteral("tip"));
        field.setWhatsThis(QStringLiteral("text"));
        QCOMPARE(ui::fieldHelp(field), QStringLiteral("text"));
    }

    void aCellIsExplainedByItsColumnAndItsToolTip()
    {
        QTableWidget table(1, 2);
        table.setHorizontalHeaderItem(0, new QTableWidgetItem(QStringLiteral("Name")));
        table.horizontalHeaderItem(0)->setToolTip(QStringLiteral("of the queue"));
        table.setItem(0, 0, new QTableWidgetItem(QStringLiteral("root")));
        table.item(0, 0)->setToolTip(QStringLiteral("root")); // says no more than the cell
        table.setItem(0, 1, new QTableWidgetItem(QStringLiteral("3")));
        table.item(0, 1)->setToolTip(QStringLiteral("three of five"));
        table.setCurrentCell(0, 0);
        QCOMPARE(ui::fieldHelp(table), QStringLiteral("of the queue"));
        QCOMPARE(ui::fieldHelp(*table.viewport()), QStringLiteral("of the queue")); // as from a cell's editor
        table.setCurrentCell(0, 1);
        QCOMPARE(ui::fieldHelp(table), QStringLiteral("three of five"));
        table.item(0, 1)->setData(Qt::WhatsThisRole, QStringLiteral("what it is"));
        QCOMPARE(ui::fieldHelp(table), QStringLiteral("what it is"));
    }

    void thePointerFindsHelpWhereThereIsSome()
    {
        QWidget form;
        auto* column = new QVBoxLayout(&form);
        auto* label = new QLabel(QStringLiteral("&Field"));
        auto* field = new QLineEdit;
        auto* plain = new QPushButton(QStringLiteral("Plain"));
        field->setToolTip(QStringLiteral("help"));
        label->setBuddy(field);
        for (QWidget* part : std::initializer_list<QWidget*>{label, field, plain})
            column->addWidget(part);
        form.show();
        QVERIFY(asksAt(*field, {1, 1}));
        QVERIFY(asksAt(*label, {1, 1})); // of its field
        QVERIFY(!asksAt(*plain, {1, 1}));
    }

    void theKeysExplainTheFieldWithTheFocus()
    {
        ui::PreferencesDialog dialog(ui::Preferences{}, {});
        dialog.show();
        const auto fields = dialog.findChildren<QComboBox*>();
        const auto shown = std::ranges::find_if(fields, &QWidget::isVisible);
        QVERIFY(shown != fields.end());
        QVERIFY(!isHelpShown());
        QTest::keyClick(*shown, Qt::Key_F1, Qt::ShiftModifier);
        QVERIFY(isHelpShown());
    }

    void theMenuHasACommandWithTheUsualKeys()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        const auto* command = workspace.window().findChild<QAction*>(QStringLiteral("whatsThis"));
        QVERIFY(command);
        QCOMPARE(command->shortcut(), QKeySequence(Qt::SHIFT | Qt::Key_F1));
    }
};

QUOTADECK_TEST(TestFieldHelp, QApplication)
} // namespace tst_fieldhelp

#include "tst_fieldhelp.moc"
