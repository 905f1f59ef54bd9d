// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/document/applydialog.h"
#include "ui/theme/metrics.h"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

namespace tst_applydialog {
using namespace quotadeck;
using kube::ApplyState;
using kube::ApplyStep;
using ui::ApplyDialog;

namespace {
ui::ApplyTexts texts()
{
    return {QStringLiteral("Group"),
            QStringLiteral("Nothing changes."),
            QStringLiteral("Accepted."),
            QStringLiteral("As before"),
            {{ApplyStep::Read, QStringLiteral("Read")}, {ApplyStep::Write, QStringLiteral("Write")}}};
}

QPushButton* button(const ApplyDialog& dialog, const char* text)
{
    const auto all = dialog.findChildren<QPushButton*>();
    const auto found = std::ranges::find_if(all, [text](const QPushButton* candidate) {
        return QString(candidate->text()).remove(QLatin1Char('&')) == QLatin1String(text);
    });
    return found == all.end() ? nullptr : *found;
}

bool says(const ApplyDialog& dialog, const char* text)
{
    return std::ranges::any_of(dialog.findChildren<QLabel*>(),
                               [text](const QLabel* label) { return label->text() == QLatin1String(text); });
}
} // namespace

class TestApplyDialog : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aDangerousChangeTakesItsName()
    {
        ApplyDialog dialog(texts());
        dialog.begin(QStringLiteral("a becomes b"));
        dialog.show();
        dialog.setDanger(QStringLiteral("This removes root.a."), QStringLiteral("root.a"));
        dialog.setReady();
        QVERIFY(!button(dialog, "Apply")->isEnabled());
        QVERIFY(says(dialog, "This removes root.a."));
        auto* typed = dialog.findChild<QLineEdit*>();
        typed->setText(QStringLiteral("root.b"));
        QVERIFY(!button(dialog, "Apply")->isEnabled());
        typed->setText(QStringLiteral("root.a"));
        QVERIFY(button(dialog, "Apply")->isEnabled());

        dialog.begin(QStringLiteral("another try")); // whose changes are not dangerous
        dialog.setReady();
        QVERIFY(button(dialog, "Apply")->isEnabled());
    }

    void aProductionClusterTakesItsNameForADangerousChangeToo()
    {
        ApplyDialog dialog(texts());
        dialog.setConfirmation(QStringLiteral("Berlin"));
        dialog.begin(QStringLiteral("a becomes b"));
        dialog.show();
        dialog.setDanger(QStringLiteral("This removes root.a."), QStringLiteral("root.a"));
        dialog.setReady();
        QVERIFY(says(dialog, "Berlin is a production cluster. This removes root.a."));
        auto* typed = dialog.findChild<QLineEdit*>();
        typed->setText(QStringLiteral("root.a"));
        QVERIFY(!button(dialog, "Apply")->isEnabled());
        typed->setText(QStringLiteral("Berlin"));
        QVERIFY(button(dialog, "Apply")->isEnabled());
    }

    void showsStepsAndChanges()
    {
        ApplyDialog dialog(texts());
        dialog.begin(QStringLiteral("a becomes b"));
        dialog.show();
        QVERIFY(says(dialog, "a becomes b"));
        dialog.setStep(ApplyStep::Read, ApplyState::Warning, QStringLiteral("look here"));
        dialog.setStep(ApplyStep::Plan, ApplyState::Done, QStringLiteral("no such row"));
        QVERIFY(says(dialog, "look here") && !says(dialog, "no such row"));
        auto* tree = dialog.findChild<QTreeWidget*>();
        dialog.setChanges({});
        QCOMPARE(tree->topLevelItem(0)->text(1), QStringLiteral("Nothing changes."));
        QVERIFY(tree->isColumnHidden(2));
        dialog.setChanges({{QStringLiteral("q/a"),
                            QStringLiteral("Change"),
                            models::RowState::Normal,
                            {{QString(), QStringLiteral("min lowered"), models::RowState::Warning}}},
                           {QStringLiteral("q/b"), QStringLiteral("Delete"), models::RowState::Critical}});
        QCOMPARE(tree->topLevelItem(0)->child(0)->text(1), QStringLiteral("min lowered"));
        QVERIFY(tree->topLevelItem(0)->isExpanded());
        QVERIFY(tree->visualItemRect(tree->topLevelItem(0)).height() >= ui::metrics::kRowHeight);
        QCOMPARE(tree->visualItemRect(tree->topLevelItem(1)).height(),
                 tree->visualItemRect(tree->topLevelItem(0)).height()); // with a sign or without one
        dialog.setProgress(1, QStringLiteral("refused"), QStringLiteral("in use"),
                           models::RowState::Critical);
        QCOMPARE(tree->topLevelItem(1)->text(2), QStringLiteral("refused"));
        QCOMPARE(tree->topLevelItem(1)->toolTip(2), QStringLiteral("in use"));
        QVERIFY(!tree->isColumnHidden(2));
        dialog.setProgress(7, QStringLiteral("no such change"), {}, models::RowState::Normal);
    }

    /// Else what was accepted before would be applied while the new plan is made.
    void anotherWishHasToBeAcceptedAnew()
    {
        ApplyDialog dialog(texts());
        dialog.show();
        dialog.offerDeletion(QStringLiteral("Delete b"), false);
        dialog.setChanges({{QStringLiteral("q/a"), QStringLiteral("Change")}});
        dialog.setReady();
        QVERIFY(button(dialog, "Apply")->isEnabled());
        dialog.offerMerge();
        dialog.findChild<QCheckBox*>()->click();
        QVERIFY(!button(dialog, "Apply")->isEnabled());
        QVERIFY(!button(dialog, "Merge Their Changes")->isVisible()); // nothing is known of theirs
        QCOMPARE(dialog.findChild<QTreeWidget*>()->topLevelItemCount(), 0);
        dialog.setReady();
        QVERIFY(button(dialog, "Apply")->isEnabled());
    }

    void appliesOnlyWhenItIsReady()
    {
        ApplyDialog dialog(texts());
        QSignalSpy applied(&dialog, &ApplyDialog::applyRequested);
        dialog.show();
        QVERIFY(!button(dialog, "Apply")->isEnabled());
        dialog.setReady();
        button(dialog, "Apply")->click();
        button(dialog, "Apply")->click(); // disabled by now
        QCOMPARE(applied.count(), 1);
    }

    void staysOpenWhileItIsWritten()
    {
        ApplyDialog dialog(texts());
        dialog.show();
        dialog.setStep(ApplyStep::Write, ApplyState::Running, {});
        QVERIFY(!button(dialog, "Close")->isEnabled());
        dialog.close();
        QVERIFY(dialog.isVisible());
        dialog.setStep(ApplyStep::Write, ApplyState::Failed, {});
        dialog.close();
        QVERIFY(!dialog.isVisible());
    }

    void deletesOnlyWhenTheUserSaysSo()
    {
        ApplyDialog dialog(texts());
        QSignalSpy chosen(&dialog, &ApplyDialog::deletionChosen);
        dialog.show();
        auto* box = dialog.findChild<QCheckBox*>();
        QVERIFY(!box->isVisible());
        dialog.offerDeletion(QStringLiteral("Delete 2"), false);
        QVERIFY(box->isVisible() && chosen.isEmpty());
        box->click();
        QCOMPARE(chosen.front().front().toBool(), true);
        dialog.offerDeletion(QStringLiteral("Delete 2"), true); // of the next run
        QCOMPARE(chosen.count(), 1);
        dialog.setReady();
        button(dialog, "Apply")->click();
        QVERIFY(!box->isEnabled());
    }

    void offersWhatCanBeDoneAtTheEnd()
    {
        ApplyDialog dialog(texts());
        QSignalSpy merges(&dialog, &ApplyDialog::mergeRequested);
        QSignalSpy rollBacks(&dialog, &ApplyDialog::rollBackRequested);
        dialog.show();
        QVERIFY(!button(dialog, "Merge Their Changes")->isVisible());
        QVERIFY(!button(dialog, "Roll Back")->isVisible());
        dialog.setEnd(QStringLiteral("over"), models::RowState::Critical);
        dialog.offerMerge();
        dialog.offerRollBack();
        button(dialog, "Merge Their Changes")->click();
        button(dialog, "Roll Back")->click();
        QCOMPARE(merges.count(), 1);
        QCOMPARE(rollBacks.count(), 1);
        dialog.begin(QStringLiteral("again"));
        QVERIFY(!button(dialog, "Roll Back")->isVisible());
        QVERIFY(!says(dialog, "over"));
    }
};

QUOTADECK_TEST(TestApplyDialog, QApplication)
} // namespace tst_applydialog

#include "tst_applydialog.moc"
