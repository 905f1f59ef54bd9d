// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/help/supportdialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QTest>

namespace tst_supportdialog {
using namespace quotadeck;
using namespace quotadeck::ui;

namespace {
/// The check box whose text contains @p word.
QCheckBox* boxOf(const SupportDialog& dialog, const char* word)
{
    for (auto* box : dialog.findChildren<QCheckBox*>()) {
        QString text = box->text();
        if (text.remove(u'&').contains(QLatin1String(word)))
            return box;
    }
    return nullptr;
}
} // namespace

class TestSupportDialog final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void allButTextsIsChosenAtFirst()
    {
        const SupportDialog dialog(
            {.logEntries = 3, .files = 1, .problems = 2, .snapshot = QStringLiteral("a & b")});
        const models::SupportChoice choice = dialog.choice();
        QVERIFY(choice.hasSettings && choice.hasLog && choice.hasProblems && choice.hasSnapshot);
        QVERIFY(choice.replacesNames && !choice.hasTexts);
        QVERIFY(boxOf(dialog, "Versions")->isChecked() && !boxOf(dialog, "Versions")->isEnabled());
        QVERIFY(boxOf(dialog, "Latest snapshot")->text().endsWith(QStringLiteral("a && b")));
    }

    void whatIsNotThereCannotBeChosen()
    {
        const SupportDialog dialog({});
        const models::SupportChoice choice = dialog.choice();
        QVERIFY(choice.hasSettings && !choice.hasLog && !choice.hasProblems && !choice.hasSnapshot);
        for (const char* word : {"Log", "Problems", "Latest snapshot", "Texts"})
            QVERIFY2(!boxOf(dialog, word)->isEnabled(), word);
    }

    void textsAreChosenOnlyWithTheirNames()
    {
        const SupportDialog dialog({.files = 1});
        QVERIFY(!boxOf(dialog, "Texts")->isEnabled());
        boxOf(dialog, "Replace names")->setChecked(false);
        boxOf(dialog, "Texts")->setChecked(true);
        QVERIFY(dialog.choice().hasTexts);
        boxOf(dialog, "Replace names")->setChecked(true);
        QVERIFY(!dialog.choice().hasTexts);
    }

    void saysWhereItWasSaved()
    {
        SupportDialog dialog({});
        QVERIFY(dialog.outcome().isEmpty());
        dialog.showSaved(QStringLiteral("/tmp/a.tar.gz"), 2048);
        QVERIFY(dialog.outcome().contains(QStringLiteral("/tmp/a.tar.gz")));
        dialog.showFailure(QStringLiteral("No space"));
        QCOMPARE(dialog.outcome(), QStringLiteral("No space"));
    }
};

QUOTADECK_TEST(TestSupportDialog, QApplication)
} // namespace tst_supportdialog

#include "tst_supportdialog.moc"
