// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/translations.h"
#include "tests/app/workspacetest.h"
#include "tests/support/testprogram.h"
#include "ui/preferences/languages.h"
#include "ui/preferences/preferencesdialog.h"

#include <QApplication>
#include <QComboBox>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLocale>
#include <QMenuBar>
#include <QTest>
#include <QTranslator>

namespace tst_translations {
using namespace quotadeck;
using test::Workspace;

namespace {
/// A small part of the texts in Esperanto, and one plural in English.
const QString kSmallPart = QStringLiteral(QUOTADECK_TEST_TRANSLATIONS);

QStringList menuTitles(Workspace& workspace)
{
    QStringList titles;
    for (const QAction* menu : workspace.window().menuBar()->actions())
        titles << menu->text();
    return titles;
}
} // namespace

/// One file adds a language, and what it lacks is English.
class TestTranslations final : public test::WorkspaceTest
{
    Q_OBJECT
private Q_SLOTS:
    void init() { prepare(); }
    void cleanup()
    {
        qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
        QLocale::setDefault(QLocale::system());
        m_shared.reset();
    }

    void aFileAddsALanguage()
    {
        QCOMPARE(ui::languagesIn(kSmallPart),
                 (QList<ui::Language>{{QStringLiteral("en"), QStringLiteral("English")},
                                      {QStringLiteral("eo"), QStringLiteral("Esperanto")}}));
        // English needs no file.
        QCOMPARE(ui::languagesIn(QStringLiteral("/nowhere")),
                 (QList<ui::Language>{{QStringLiteral("en"), QStringLiteral("English")}}));
    }

    void languagesHaveTheNamesThatTheirSpeakersUse()
    {
        QCOMPARE(ui::languageName(QStringLiteral("de")), "Deutsch");
        QCOMPARE(ui::languageName(QStringLiteral("fr")), "Français");
        QVERIFY(ui::languageName(QStringLiteral("pt_BR")).startsWith(QStringLiteral("Português")));
        QVERIFY(ui::languageName(QStringLiteral("pt_BR")).endsWith(QStringLiteral("(Brasil)")));
        QCOMPARE(ui::languageName(QStringLiteral("qqq")), "qqq");
    }

    void thePreferencesListTheLanguagesThatAreThere()
    {
        ui::PreferencesDialog dialog({}, {.languages = ui::languagesIn(kSmallPart)});
        QComboBox* field = nullptr;
        for (auto* box : dialog.findChildren<QComboBox*>()) {
            if (box->accessibleName() == QStringLiteral("Language:"))
                field = box;
        }
        QVERIFY(field);
        QStringList names;
        for (int i = 0; i < field->count(); ++i)
            names << field->itemText(i);
        QCOMPARE(names, (QStringList{"System", "English", "Esperanto"}));
        field->setCurrentIndex(2);
        QCOMPARE(dialog.preferences().language, "eo");
    }

    void textsWithoutTranslationAreEnglish()
    {
        app::installTranslations(*QCoreApplication::instance(), QStringLiteral("eo"), kSmallPart);
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        const QStringList titles = menuTitles(workspace);
        QVERIFY(titles.contains(QStringLiteral("&Vido")));
        QVERIFY(titles.contains(QStringLiteral("&Go")));
        QCOMPARE(QLocale().language(), QLocale::Esperanto);
        // With the plural forms of English.
        QCOMPARE(QCoreApplication::translate("tst_translations", "%n queues", nullptr, 1), "1 queue");
        QCOMPARE(QCoreApplication::translate("tst_translations", "%n queues", nullptr, 3), "3 queues");
    }

    void buttonsOfQtHaveTheLanguageOfTheProgram()
    {
        const QString qt = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
        // The program has no texts in French.
        QVERIFY(QFileInfo::exists(qt + QStringLiteral("/qtbase_fr.qm")));
        app::installTranslations(*QCoreApplication::instance(), QStringLiteral("fr"), kSmallPart);
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), "Cancel");
    }
};

QUOTADECK_TEST(TestTranslations, QApplication)
} // namespace tst_translations

#include "tst_translations.moc"
