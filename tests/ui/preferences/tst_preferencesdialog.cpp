// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/preferences/preferencesdialog.h"
#include "ui/preferences/shortcutpreferences.h"
#include "ui/theme/textsize.h"
#include "ui/widgets/labels.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTreeWidget>

namespace tst_preferencesdialog {
using namespace quotadeck;
using namespace quotadeck::ui;

namespace {
/// The dialog with two actions whose keys can be chosen, and one whose cannot.
struct Fixture
{
    Preferences begin;
    PreferencesDialog dialog;
    QSignalSpy applied{&dialog, &PreferencesDialog::applied};

    explicit Fixture(const Preferences& preferences = {}, bool hasTray = true)
        : begin(preferences)
        , dialog(preferences,
                 {{{QStringLiteral("open"), QStringLiteral("Open"), QKeySequence(Qt::CTRL | Qt::Key_O)},
                   {QStringLiteral("quit"), QStringLiteral("Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q)},
                   {QString(), QStringLiteral("Changes"), QKeySequence(Qt::CTRL | Qt::Key_D)}},
                  hasTray})
    {
        dialog.show();
    }

    template <typename Field>
    Field* field(const char* name)
    {
        for (Field* one : dialog.findChildren<Field*>()) {
            if (one->accessibleName() == QLatin1String(name))
                return one;
        }
        qFatal("no field %s", name);
    }
    QPushButton* button(QDialogButtonBox::StandardButton which)
    {
        return dialog.findChild<QDialogButtonBox*>()->button(which);
    }
    QStringList problems()
    {
        QStringList texts;
        for (const StateLabel* label : dialog.findChildren<StateLabel*>()) {
            if (!label->isHidden())
                texts << label->text();
        }
        return texts;
    }
    Preferences chosen() { return applied.last().at(0).value<Preferences>(); }
};

QTreeWidgetItem* rowOf(QTreeWidget& list, const QString& text)
{
    return list.findItems(text, Qt::MatchExactly).value(0);
}
} // namespace

class TestPreferencesDialog : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void titlesOfPagesAreWhole()
    {
        Fixture dialog;
        auto* list = dialog.dialog.findChild<QListWidget*>();
        list->item(0)->setText(QStringLiteral("Benachrichtigungen auf dem Desktop"));
        TextSize::current().setPercent(kUsualTextPercent + 1);
        const auto usual = qScopeGuard([] { TextSize::current().setPercent(kUsualTextPercent); });
        QTRY_VERIFY(list->viewport()->width() >= list->sizeHintForColumn(0));
    }

    void showsWhatItIsGivenAndGivesItBack()
    {
        Preferences all;
        all.theme = ThemeMode::Dark;
        all.language = QStringLiteral("de");
        all.textPercent = 145;
        all.pollSeconds = 30;
        all.proxy = ProxyChoice::Address;
        all.proxyAddress = QStringLiteral("socks5://localhost:1080");
        all.usesKeyring = false;
        all.thresholds = {60, 70};
        all.units = {ByteUnits::Decimal, CoreUnits::Millicores};
        all.keepsHistory = false;
        all.historyMebibytes = 64;
        all.historyDays = 7;
        all.opensLocked = OpensLocked::All;
        all.removesVersions = true;
        all.keptVersions = 12;
        all.versionDays = 30;
        all.commitsToGit = true;
        all.showsTray = true;
        all.notifiesSources = false;
        all.notifiesLimits = true;
        all.shortcuts
            = {{QStringLiteral("open"), QStringLiteral("Ctrl+L")}, {QStringLiteral("quit"), QString()}};
        Fixture fixture(all);
        QVERIFY(fixture.dialog.preferences() == all);
        QVERIFY(!fixture.button(QDialogButtonBox::Apply)->isEnabled()); // nothing is changed
    }

    void applyAndOkMakeItTakeEffectOnce()
    {
        Fixture fixture;
        fixture.field<QSpinBox>("Interval:")->setValue(12);
        QVERIFY(fixture.applied.isEmpty());
        fixture.button(QDialogButtonBox::Apply)->click();
        QCOMPARE(fixture.applied.size(), 1);
        QCOMPARE(fixture.chosen().pollSeconds, 12);
        fixture.button(QDialogButtonBox::Ok)->click();
        QCOMPARE(fixture.applied.size(), 1); // nothing new
        QVERIFY(!fixture.dialog.isVisible());
    }

    void cancelChangesNothing()
    {
        Fixture fixture;
        fixture.field<QSpinBox>("Interval:")->setValue(12);
        fixture.button(QDialogButtonBox::Cancel)->click();
        QVERIFY(fixture.applied.isEmpty());
    }

    void defaultsFillTheFieldsAndWaitForOk()
    {
        Preferences other;
        other.pollSeconds = 99;
        other.shortcuts = {{QStringLiteral("open"), QStringLiteral("Ctrl+L")}};
        Fixture fixture(other);
        fixture.button(QDialogButtonBox::RestoreDefaults)->click();
        QVERIFY(fixture.applied.isEmpty());
        fixture.button(QDialogButtonBox::Ok)->click();
        QVERIFY(fixture.chosen() == Preferences());
    }

    void aWarningAboveWhatIsCriticalIsExplained()
    {
        Fixture fixture;
        fixture.field<QSpinBox>("Warning from:")->setValue(96);
        QCOMPARE(fixture.problems(),
                 QStringList{"The warning threshold must be below the critical threshold."});
        QVERIFY(!fixture.button(QDialogButtonBox::Ok)->isEnabled());
        QVERIFY(!fixture.button(QDialogButtonBox::Apply)->isEnabled());
        fixture.field<QSpinBox>("Critical from:")->setValue(97);
        QVERIFY(fixture.problems().isEmpty());
        QVERIFY(fixture.button(QDialogButtonBox::Ok)->isEnabled());
    }

    void anAddressThatIsNoneIsExplained()
    {
        Fixture fixture;
        QVERIFY(!fixture.field<QLineEdit>("Address:")->isEnabled());
        fixture.field<QComboBox>("Proxy:")->setCurrentIndex(2);
        QVERIFY(fixture.field<QLineEdit>("Address:")->isEnabled());
        QCOMPARE(fixture.problems().size(), 1);
        fixture.field<QLineEdit>("Address:")->setText(QStringLiteral("ftp://x"));
        QCOMPARE(fixture.problems().size(), 1);
        fixture.field<QLineEdit>("Address:")->setText(QStringLiteral("http://proxy:3128"));
        QVERIFY(fixture.problems().isEmpty());
    }

    void keysOfAnotherActionAreAConflict()
    {
        Fixture fixture;
        auto* list = fixture.dialog.findChild<QTreeWidget*>();
        auto* keys = fixture.dialog.findChild<QKeySequenceEdit*>();
        QCOMPARE(list->topLevelItemCount(), 2); // without the fixed one
        list->setCurrentItem(rowOf(*list, QStringLiteral("Open")));
        keys->setKeySequence(QKeySequence(Qt::CTRL | Qt::Key_Q));
        QCOMPARE(fixture.problems(), QStringList{"Ctrl+Q cannot be used for “Open”: it is that of “Quit”."});
        QVERIFY(!fixture.button(QDialogButtonBox::Ok)->isEnabled());
        keys->setKeySequence(QKeySequence(Qt::CTRL | Qt::Key_D));
        QCOMPARE(fixture.problems(),
                 QStringList{"Ctrl+D cannot be used for “Open”: it is that of “Changes”."});
        keys->setKeySequence(QKeySequence(Qt::CTRL | Qt::Key_L));
        QVERIFY(fixture.problems().isEmpty());
        fixture.button(QDialogButtonBox::Apply)->click();
        QCOMPARE(fixture.chosen().shortcuts,
                 (QMap<QString, QString>{{QStringLiteral("open"), QStringLiteral("Ctrl+L")}}));
    }

    void keysAreResetOneByOne()
    {
        Preferences other;
        other.shortcuts = {{QStringLiteral("open"), QStringLiteral("Ctrl+L")}};
        Fixture fixture(other);
        auto* list = fixture.dialog.findChild<QTreeWidget*>();
        list->setCurrentItem(rowOf(*list, QStringLiteral("Open")));
        for (auto* button : fixture.dialog.findChildren<QPushButton*>()) {
            if (button->text() == QStringLiteral("&Reset"))
                button->click();
        }
        QCOMPARE(rowOf(*list, QStringLiteral("Open"))->text(1), "Ctrl+O");
        QVERIFY(fixture.dialog.preferences().shortcuts.isEmpty());
    }

    void withoutATrayNothingOfItCanBeChosen()
    {
        Fixture fixture({}, false);
        int disabled = 0;
        for (const QCheckBox* box : fixture.dialog.findChildren<QCheckBox*>())
            disabled += box->isEnabled() ? 0 : 1;
        QCOMPARE(disabled, 4); // the tray and its three kinds of notifications
        QStringList notes;
        for (const QLabel* label : fixture.dialog.findChildren<QLabel*>())
            notes << label->text();
        QVERIFY(notes.contains("This desktop has no system tray."));
    }

    void keysAreGivenToActionsAndTakenBack()
    {
        QWidget window;
        QAction open(QStringLiteral("&Open…"), &window);
        open.setObjectName(QStringLiteral("open"));
        open.setShortcut(Qt::CTRL | Qt::Key_O);
        applyShortcuts(window, {{QStringLiteral("open"), QStringLiteral("Ctrl+L")}});
        QCOMPARE(open.shortcut(), QKeySequence(Qt::CTRL | Qt::Key_L));
        QCOMPARE(shortcutsOf(window).value(0).own, QKeySequence(Qt::CTRL | Qt::Key_O));
        QCOMPARE(shortcutsOf(window).value(0).text, "Open");
        applyShortcuts(window, {{QStringLiteral("open"), QString()}});
        QVERIFY(open.shortcut().isEmpty());
        applyShortcuts(window, {});
        QCOMPARE(open.shortcut(), QKeySequence(Qt::CTRL | Qt::Key_O));
        open.setShortcuts({Qt::Key_F5, Qt::CTRL | Qt::Key_R});
        open.setProperty("ownKeys", QVariant());
        applyShortcuts(window, {{QStringLiteral("open"), QStringLiteral("F4")}});
        QCOMPARE(open.shortcuts(), QList<QKeySequence>{Qt::Key_F4});
        applyShortcuts(window, {});
        QCOMPARE(open.shortcuts(), (QList<QKeySequence>{Qt::Key_F5, Qt::CTRL | Qt::Key_R})); // both again
    }
};

QUOTADECK_TEST(TestPreferencesDialog, QApplication)
} // namespace tst_preferencesdialog

#include "tst_preferencesdialog.moc"
