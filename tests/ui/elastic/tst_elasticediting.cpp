// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/changesmodel.h"
#include "models/document/recoveryfiles.h"
#include "models/elastic/elasticmonitor.h"
#include "tests/support/elastictext.h"
#include "tests/support/filebytes.h"
#include "tests/support/testprogram.h"
#include "ui/document/differences.h"
#include "ui/document/diskchanges.h"
#include "ui/document/findbar.h"
#include "ui/document/problemspanel.h"
#include "ui/document/savesheet.h"
#include "ui/document/unsavededits.h"
#include "ui/document/versionspanel.h"
#include "ui/document/yamlview.h"
#include "ui/elastic/elasticpage.h"
#include "ui/elastic/groupform.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/treetable.h"
#include "ui/widgets/typedconfirmation.h"

#include <QAction>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <atomic>

namespace tst_elasticediting {
using namespace quotadeck;
using models::ElasticSession;

namespace {
const ResourceType kGpu("gpu");

} // namespace

/// What becomes of a file of manifests while it is edited.
class TestElasticEditing : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_isReadOnly = false;
        m_dir = std::make_unique<QTemporaryDir>();
        m_path = m_dir->filePath(QStringLiteral("quotas.yaml"));
        m_text = QByteArray::fromStdString(test::seedTexts());
        m_edited = QByteArray(m_text).replace("min: {gpu: 20}", "min: {gpu: 25}");
        QVERIFY(m_edited != m_text);
        test::writeBytes(m_path, m_text);
        m_session = std::make_unique<ElasticSession>();
        m_session->setWriteCheck([this](const QString& path) -> Status {
            if (!m_isReadOnly || path != m_path)
                return {};
            return fail(ErrorCode::Io, path.toStdString(), "the file may not be written");
        });
        m_monitor = std::make_unique<models::ElasticMonitor>();
        m_page = std::make_unique<ui::ElasticPage>(m_session.get(), m_monitor.get());
        m_page->resize(1280, 800);
        m_page->show();
        open();
    }
    void cleanup()
    {
        m_page.reset();
        m_recovery.reset();
        m_session.reset();
    }

    void aFileThatCannotBeWrittenIsMarkedAndSavedAsACopy()
    {
        m_isReadOnly = true;
        open();
        QTRY_COMPARE(fileLabel(), QStringLiteral("quotas.yaml (read-only)"));
        edit(25);
        QCOMPARE(fileLabel(), QStringLiteral("quotas.yaml (read-only, modified since last save)"));

        button("Save…")->click();
        QVERIFY(isTold("quotas.yaml was not saved: the file may not be written"));
        button("Save Copy…")->click();
        auto* dialog = m_page->findChild<QFileDialog*>();
        QVERIFY(dialog);
        const QString copy = m_dir->filePath(QStringLiteral("mine.yaml"));
        dialog->selectFile(copy);
        QMetaObject::invokeMethod(dialog, "accept");
        QTRY_VERIFY(isTold("Saved the copy to"));
        QCOMPARE(test::bytesOf(copy), m_edited);
        QCOMPARE(test::bytesOf(m_path), m_text);

        button("Open Copy")->click();
        QTRY_COMPARE(m_session->path(), copy);
        QCOMPARE(m_session->state()->total.find(kGpu), std::optional<Quantity>(100)); // of the same cluster
        QTRY_COMPARE(fileLabel(), QStringLiteral("mine.yaml"));
    }

    void whatTheClusterWouldRefuseIsOfferedAsADraft() // V4: min above max
    {
        edit(51);
        button("Save…")->click();
        QVERIFY(isTold("quotas.yaml was not saved: it would be rejected. Line "));
        QVERIFY(button("Save Draft Copy…")->isVisible());
        QCOMPARE(test::bytesOf(m_path), m_text);
        button("Show Problems")->click();
        const auto* problems = m_page->findChild<ui::ProblemsPanel*>()->findChild<QTableView*>();
        QCOMPARE(m_page->window()->focusWidget(), problems);
        QCOMPARE(problems->currentIndex().row(), 0);
        m_session->undo();
        QTRY_VERIFY(!isTold("quotas.yaml was not saved"));
    }

    void aSaveIsTakenBack()
    {
        edit(25);
        save();
        QTRY_VERIFY(isTold("Saved "));
        QCOMPARE(test::bytesOf(m_path), m_edited);
        button("Undo Save")->click();
        QTRY_VERIFY(review() && review()->isVisible());
        QCOMPARE(test::bytesOf(m_path), m_edited); // nothing is written before it is reviewed
        review()->accept();
        QTRY_COMPARE(test::bytesOf(m_path), m_text);
        QTRY_COMPARE(fileLabel(), QStringLiteral("quotas.yaml (modified since last save)"));
    }

    void aSaveIsNotTakenBackAfterAChangeOnDisk()
    {
        edit(25);
        save();
        QTRY_VERIFY(isTold("Saved "));
        button("Undo Save")->click();
        QTRY_VERIFY(review() && review()->isVisible());
        const QByteArray theirs = QByteArray(m_text).replace("min: {gpu: 20}", "min: {gpu: 21}");
        test::writeBytes(m_path, theirs);
        QTRY_VERIFY(isTold("quotas.yaml changed on disk"));
        QTRY_VERIFY(!review());
        QCOMPARE(test::bytesOf(m_path), theirs);
    }

    void whatSomebodyElseWroteIsComparedAndWrittenOver()
    {
        edit(25);
        const QByteArray theirs = QByteArray(m_text).replace("min: {gpu: 20}", "min: {gpu: 21}");
        test::writeBytes(m_path, theirs);
        QTRY_VERIFY(isTold("quotas.yaml changed on disk. Your edits are kept."));
        button("Save…")->click(); // settled first
        QVERIFY(isTold("quotas.yaml changed on disk"));
        auto* asked = m_page->findChild<QMessageBox*>();
        QVERIFY(asked && asked->isVisible());
        asked->reject();
        QCOMPARE(test::bytesOf(m_path), theirs);

        button("Compare")->click();
        const auto* lines = m_page->findChild<ui::DiffText*>();
        QVERIFY(lines);
        QTRY_VERIFY(lines->toPlainText().contains(QStringLiteral("min: {gpu: 21}")));
        QVERIFY(lines->toPlainText().contains(QStringLiteral("min: {gpu: 25}")));
        QVERIFY(lines->isVisible());

        button("Keep Local Changes")->click();
        QVERIFY(!isTold("quotas.yaml changed on disk"));
        QTRY_VERIFY(!m_session->isBusy());
        save();
        QTRY_COMPARE(test::bytesOf(m_path), m_edited);
    }

    void changesOnDiskAreMerged()
    {
        edit(25);
        test::writeBytes(m_path, QByteArray(m_text).replace("max: {gpu: 80}", "max: {gpu: 70}"));
        QTRY_VERIFY(isTold("quotas.yaml changed on disk"));
        button("Merge")->click();
        QTRY_COMPARE(QByteArray::fromStdString(*m_session->text()),
                     QByteArray(m_edited).replace("max: {gpu: 80}", "max: {gpu: 70}"));
        QVERIFY(!isTold("quotas.yaml changed on disk"));
        QCOMPARE(m_session->state()->changed, std::vector<std::string>{"c"}); // of what is on disk now
    }

    void aLockedFileIsNotEdited()
    {
        const auto isReadOnly = [this] {
            const auto fields = m_page->findChild<ui::GroupForm*>()->findChildren<QLineEdit*>();
            return std::ranges::all_of(fields, &QLineEdit::isReadOnly);
        };
        QVERIFY(!isReadOnly());
        m_session->setLocked(true);
        QVERIFY(isReadOnly());
        QCOMPARE(fileLabel(), QStringLiteral("quotas.yaml (locked)"));
        m_session->setLocked(false);
        QVERIFY(!isReadOnly());
    }

    void aSaveIsReviewedWithItsReason()
    {
        const models::VersionStore versions(m_dir->filePath(QStringLiteral("versions")));
        m_session->setVersions(versions);
        edit(25);
        button("Save…")->click();
        auto* sheet = review();
        QVERIFY(sheet);
        QCOMPARE(test::bytesOf(m_path), m_text); // nothing is written yet
        const auto* changes = tableNamed(*sheet, "Changes to the file");
        QTRY_COMPARE(changes->model()->rowCount(), 1);
        QCOMPARE(changes->model()->headerData(models::ChangesModel::QueueColumn, Qt::Horizontal).toString(),
                 QStringLiteral("Group"));
        QCOMPARE(changes->model()->index(0, models::ChangesModel::ChangeColumn).data().toString(),
                 QStringLiteral("min gpu raised from 20 to 25 (+5)"));
        const auto labels = sheet->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().startsWith(QStringLiteral("Changes since last save: "));
        }));
        const auto* runtimes = tableNamed(*sheet, "Runtime changes");
        QVERIFY(runtimes && runtimes->model()->rowCount() > 0);

        fieldIn(*sheet, "Reason")->setText(QStringLiteral("OPS-7: more for c"));
        sheet->accept();
        QTRY_COMPARE(test::bytesOf(m_path), m_edited);
        QTRY_COMPARE(versions.list(m_path).size(), 2UL); // after the file is written
        const auto kept = versions.list(m_path);
        QCOMPARE(kept.front().note.message, QStringLiteral("OPS-7: more for c"));
        QCOMPARE(*versions.text(kept.back()), m_text.toStdString());
    }

    void minimaAboveTheTotalAreConfirmed() // EQ-84: 110 of 100
    {
        m_session->change("d", [](elastic::QuotaGroup& group) { group.min.set(kGpu, 65); });
        QTRY_VERIFY(!m_session->isBusy() && m_session->isModified());
        button("Save…")->click();
        auto* sheet = review();
        QVERIFY(sheet);
        const auto* changes = tableNamed(*sheet, "Changes to the file");
        QTRY_COMPARE(changes->model()->rowCount(), 2);
        const QString first
            = changes->model()->index(0, models::ChangesModel::ChangeColumn).data().toString();
        QVERIFY2(first.contains(QStringLiteral("110 of 100")), qPrintable(first));
        confirmAndSave(*sheet, QStringLiteral("quotas.yaml"));
    }

    void aRemovedGroupThatIsUsedIsConfirmed()
    {
        const qsizetype begin = m_text.lastIndexOf("---\n");
        m_session->replaceText(m_text.left(begin).toStdString()); // without d
        QTRY_VERIFY(!m_session->isBusy() && m_session->isModified());
        button("Save…")->click();
        auto* sheet = review();
        QVERIFY(sheet);
        QTRY_COMPARE(tableNamed(*sheet, "Changes to the file")->model()->rowCount(), 1);
        confirmAndSave(*sheet, QStringLiteral("d"));
    }

    void aVersionIsComparedAndRestored()
    {
        m_session->setVersions(models::VersionStore(m_dir->filePath(QStringLiteral("versions"))));
        edit(25);
        save();
        QTRY_COMPARE(test::bytesOf(m_path), m_edited);
        auto* panel = m_page->findChild<ui::VersionsPanel*>();
        QVERIFY(panel);
        auto* versions = panel->findChild<QTableView*>();
        QTRY_COMPARE(versions->model()->rowCount(), 2);
        const auto* changes = tableNamed(*m_page, "Changes to the file");
        QTRY_COMPARE(changes->model()->rowCount(), 0); // of the saved text: the next row is of the version
        versions->setCurrentIndex(versions->model()->index(1, 0));
        buttonIn(*panel, "Compare")->click();
        QTRY_COMPARE(changes->model()->rowCount(), 1);
        QVERIFY(changes->isVisible());
        QEvent leave(QEvent::Leave); // a message under the pointer would stay
        QApplication::sendEvent(m_page->findChild<ui::MessageStrip*>(), &leave);
        buttonIn(*panel, "Restore")->click();
        QTRY_COMPARE(QByteArray::fromStdString(*m_session->text()), m_text);
        QTRY_COMPARE(fileLabel(), QStringLiteral("quotas.yaml (modified since last save)"));
        QTRY_VERIFY(isTold("The current text is the version of "));
        QCOMPARE(test::bytesOf(m_path), m_edited); // until it is saved
    }

    void aChangeIsRevertedAlone()
    {
        edit(25);
        m_session->change("d", [](elastic::QuotaGroup& group) { group.min.set(kGpu, 16); });
        QTRY_COMPARE(m_session->state()->changed, (std::vector<std::string>{"c", "d"}));
        auto* changes = tableNamed(*m_page, "Changes to the file");
        QTRY_COMPARE(changes->model()->rowCount(), 2);
        QCOMPARE(changes->model()->headerData(models::ChangesModel::QueueColumn, Qt::Horizontal).toString(),
                 QStringLiteral("Group"));
        changes->setCurrentIndex(changes->model()->index(0, 0));
        QTRY_VERIFY(button("Revert This Change")->isEnabled());
        button("Revert This Change")->defaultAction()->trigger();
        QTRY_COMPARE(m_session->state()->changed, std::vector<std::string>{"d"});
        QVERIFY(m_session->canUndo());
    }

    void aConflictWithTheDiskIsSettled()
    {
        edit(25);
        test::writeBytes(m_path, QByteArray(m_text).replace("min: {gpu: 20}", "min: {gpu: 21}"));
        QTRY_VERIFY(isTold("quotas.yaml changed on disk"));
        button("Merge")->click();
        QTRY_VERIFY(m_page->findChild<ui::MergeDialog*>());
        auto* dialog = m_page->findChild<ui::MergeDialog*>();
        const auto labels = dialog->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(
            labels, [](const QLabel* label) { return label->text() == QStringLiteral("c"); }));
        for (auto* choice : dialog->findChildren<QRadioButton*>()) {
            if (choice->text() == QStringLiteral("File on disk"))
                choice->click();
        }
        dialog->accept();
        QTRY_VERIFY(m_session->text()->find("min: {gpu: 21}") != std::string::npos);
        QVERIFY(!m_session->isModified());
    }

    void newGroupsOfBothSidesAreMerged()
    {
        const QByteArray group = m_text.mid(m_text.lastIndexOf("---\n"));
        const QByteArray ours = QByteArray(group).replace("name: d", "name: ours");
        const QByteArray theirs = QByteArray(group).replace("name: d", "name: theirs");
        QVERIFY(ours != group);
        m_session->replaceText((m_text + ours).toStdString());
        QTRY_VERIFY(!m_session->isBusy() && m_session->isModified());
        test::writeBytes(m_path, m_text + theirs);
        QTRY_VERIFY(isTold("quotas.yaml changed on disk"));
        button("Merge")->click();
        QTRY_VERIFY(m_session->state()->find("theirs"));
        QVERIFY(m_session->state()->find("ours"));
    }

    void typingInTheTextChangesTheGroups()
    {
        auto* view = m_page->findChild<ui::YamlView*>();
        QVERIFY(view);
        const std::size_t at = m_session->text()->find("min: {gpu: 20}") + 6;
        TextSpan span;
        span.begin.offset = at;
        span.end.offset = at + 7;
        view->replace({span, "gpu: 25"});
        QTRY_COMPARE(m_session->state()->changed, std::vector<std::string>{"c"});
        QTRY_COMPARE(fileLabel(), QStringLiteral("quotas.yaml (modified since last save)"));
        button("Undo")->click();
        QTRY_COMPARE(QByteArray::fromStdString(*m_session->text()), m_text);
        QCOMPARE(QByteArray::fromStdString(view->text()), m_text);
    }

    void renamingAGroupInTheTextLeavesTheCaretThere()
    {
        auto* view = m_page->findChild<ui::YamlView*>();
        auto* table = m_page->findChild<ui::TreeTable*>();
        QVERIFY(view && table);
        const auto tabs = m_page->findChildren<QTabWidget*>();
        const auto side
            = std::ranges::find(tabs, QStringLiteral("Selected group and text"), &QWidget::accessibleName);
        QVERIFY(side != tabs.end());
        (*side)->setCurrentIndex(1);
        view->setFocus();
        table->setCurrentId(QStringLiteral("c"));
        const TextSpan name = view->selection(); // the row and the text follow each other
        QCOMPARE(std::size_t{name.begin.offset}, m_session->text()->find("name: c\n") + 6);

        view->replace({name, "cargo"});
        QTRY_VERIFY(m_session->state()->find("cargo"));

        QCOMPARE(view->selection().begin.offset, name.begin.offset + 5);
        QCOMPARE(view->selection().end.offset, name.begin.offset + 5);
        QCOMPARE(table->currentId(), QStringLiteral("cargo"));
    }

    void theTextIsSearchedAndReplaced()
    {
        auto* bar = m_page->findChild<ui::FindBar*>();
        QVERIFY(bar && !bar->isVisible());
        QTest::keyClick(m_page.get(), Qt::Key_H, Qt::ControlModifier);
        QVERIFY(bar->isVisible()); // and the text with it
        fieldIn(*bar, "Find")->setText(QStringLiteral("gpu: 20"));
        fieldIn(*bar, "Replace with")->setText(QStringLiteral("gpu: 25"));
        QTRY_VERIFY(buttonIn(*bar, "Replace All")->isEnabled());
        buttonIn(*bar, "Replace All")->click();
        QTRY_COMPARE(QByteArray::fromStdString(*m_session->text()),
                     QByteArray(m_text).replace("gpu: 20", "gpu: 25"));
    }

    void editsAreKeptAndOfferedTheNextTime() // product.md 4.3
    {
        m_recovery = std::make_unique<models::RecoveryFiles>(m_session.get(), m_dir->path(),
                                                             std::chrono::milliseconds(0));
        m_page->setRecovery(m_recovery.get());
        open();
        edit(25);
        bool hasGoneOn = false;
        m_page->afterEdits([&hasGoneOn] { hasGoneOn = true; });
        answer("Keep for Next Time");
        QTRY_VERIFY(hasGoneOn);

        open();
        QTRY_VERIFY(isTold("Unsaved edits from "));
        m_session->change("d", [](elastic::QuotaGroup& group) { group.min.set(kGpu, 16); }); // meanwhile
        QTRY_VERIFY(!m_session->isBusy());
        const QByteArray before = QByteArray::fromStdString(*m_session->text());
        button("Recover")->click();
        QTRY_COMPARE(m_session->state()->changed, (std::vector<std::string>{"c", "d"}));
        QVERIFY(m_session->text()->find("min: {gpu: 25}") != std::string::npos);
        m_session->undo();
        QTRY_COMPARE(QByteArray::fromStdString(*m_session->text()), before);
    }

    void whatIsTypedCanBeSavedAtOnce()
    {
        auto* min = fieldNamed("Min");
        QVERIFY(min);
        QVERIFY(!button("Save…")->isEnabled());
        const QString before = min->text();
        min->setFocus();
        min->selectAll();
        QTest::keyClicks(min, QStringLiteral("11"));
        QVERIFY(before != min->text());
        QVERIFY(button("Save…")->isEnabled());
        save();
        QTRY_VERIFY(test::bytesOf(m_path).contains("min: {gpu: 11}"));
    }

    /// The question is about the file: so that is what is to be seen.
    void theFileIsShownWhenItsEditsAreAskedAbout()
    {
        edit(25);
        m_monitor->setSource(SourceKind::Rest, QStringLiteral("http://somewhere"));
        QVERIFY(!button("Save…")->isVisible());
        QVERIFY(!button("Save…")->isEnabled());
        m_page->afterEdits([] {});
        QVERIFY(button("Save…")->isVisible());
        answer("Keep Editing");
        QCOMPARE(fileLabel(), QStringLiteral("quotas.yaml (modified since last save)"));
    }

    void whatIsEditedWhileASaveIsUnderWayIsAskedAboutToo()
    {
        edit(25);
        bool hasGoneOn = false;
        m_page->afterEdits([&hasGoneOn] { hasGoneOn = true; });
        answer("Save…");
        QTRY_VERIFY(review());
        connect(review(), &QDialog::finished, this, [this] { // the save is under way by then
            m_session->change("c", [](elastic::QuotaGroup& group) { group.min.set(kGpu, 24); });
        });
        review()->accept();
        QTRY_VERIFY(question());
        QVERIFY(!hasGoneOn);
        QCOMPARE(test::bytesOf(m_path), m_edited); // what was saved is
        QVERIFY(m_session->hasUnsavedEdits());
        QVERIFY(!m_page->isSettled());
        answer("Discard Edits");
        QTRY_VERIFY(hasGoneOn);
        QTRY_VERIFY(m_page->isSettled()); // what follows the save may still be read
        m_session->change("c", [](elastic::QuotaGroup& group) { group.min.set(kGpu, 23); });
        QVERIFY(!m_page->isSettled()); // of that nobody was asked
    }

    void anEditThatIsRefusedIsNothingToSave()
    {
        bool hasGoneOn = false;
        m_session->change("nobody", [](elastic::QuotaGroup&) {});
        QVERIFY(m_session->hasUnsavedEdits()); // as far as is known
        m_page->afterEdits([&hasGoneOn] { hasGoneOn = true; });
        QTRY_VERIFY(!m_session->isBusy());
        answer("Save…");
        QTRY_VERIFY(hasGoneOn);
        QVERIFY(!isTold("Saved"));
    }

    void takingASaveBackCountsAsUnsaved()
    {
        edit(25);
        QSignalSpy saved(m_session.get(), &ElasticSession::saved);
        m_session->save();
        QTRY_COMPARE(saved.count(), 1);
        QVERIFY(!m_session->hasUnsavedEdits());
        m_session->undoSave();
        QVERIFY(m_session->hasUnsavedEdits()); // while it is written, too
        QTRY_COMPARE(test::bytesOf(m_path), m_text);
        QVERIFY(m_session->hasUnsavedEdits());
    }

    void aSaveThatWasAskedForDuringAFailedOpenIsNoneOfLater()
    {
        edit(25);
        QSignalSpy failed(m_session.get(), &ElasticSession::openFailed);
        m_session->openAs(m_path + QStringLiteral(".missing"));
        QTest::keyClick(m_page.get(), Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(failed.count(), 1);
        edit(24);
        QTRY_VERIFY(!m_session->isBusy());
        QCOMPARE(test::bytesOf(m_path), m_text);
    }

    void aFileThatChangedToIsNotSavedOverByTheWay()
    {
        edit(25);
        test::writeBytes(m_path, m_text + "# by somebody else\n");
        QTRY_VERIFY(m_session->disk().changedText());
        m_page->afterEdits([] {});
        QTRY_VERIFY(question());
        const auto buttons = question()->buttons();
        QVERIFY(std::ranges::none_of(buttons, [](const QAbstractButton* button) {
            return button->text() == QStringLiteral("Save…");
        }));
        QVERIFY(
            question()->informativeText().startsWith(QStringLiteral("The file was also changed on disk.")));
        answer("Keep Editing");
    }

private:
    /// The one that is asked now; nullptr: none.
    [[nodiscard]] ui::UnsavedQuestion* question() const
    {
        const auto questions = m_page->findChildren<ui::UnsavedQuestion*>();
        const auto shown = std::ranges::find_if(questions, &QWidget::isVisible);
        return shown == questions.end() ? nullptr : *shown;
    }
    void open()
    {
        Resource total;
        total.set(kGpu, 100);
        QSignalSpy opened(m_session.get(), &ElasticSession::opened);
        m_session->open(m_path, total);
        QTRY_COMPARE(opened.count(), 1);
        QTRY_VERIFY(!m_session->isBusy());
    }
    void edit(Quantity min)
    {
        m_session->change("c", [min](elastic::QuotaGroup& group) { group.min.set(kGpu, min); });
        QTRY_VERIFY(!m_session->isBusy() && m_session->isModified());
    }
    /// The review that is open; nullptr: none.
    [[nodiscard]] ui::SaveSheet* review() const { return m_page->findChild<ui::SaveSheet*>(); }
    void save()
    {
        button("Save…")->click();
        QTRY_VERIFY(review());
        review()->accept();
    }
    /// Nothing is saved before @p name is typed.
    void confirmAndSave(ui::SaveSheet& sheet, const QString& name)
    {
        auto* confirmation = sheet.findChild<ui::TypedConfirmation*>();
        QVERIFY(confirmation->isVisible());
        sheet.accept();
        QVERIFY(sheet.isVisible());
        QCOMPARE(test::bytesOf(m_path), m_text);
        confirmation->findChild<QLineEdit*>()->setText(name);
        sheet.accept();
        QTRY_COMPARE(test::bytesOf(m_path), QByteArray::fromStdString(*m_session->text()));
    }
    [[nodiscard]] static QTableView* tableNamed(const QWidget& parent, const char* name)
    {
        const auto tables = parent.findChildren<QTableView*>();
        const auto found = std::ranges::find(tables, QString::fromUtf8(name), &QWidget::accessibleName);
        return found == tables.end() ? nullptr : *found;
    }
    [[nodiscard]] static QLineEdit* fieldIn(const QWidget& parent, const char* name)
    {
        const auto fields = parent.findChildren<QLineEdit*>();
        const auto found = std::ranges::find(fields, QString::fromUtf8(name), &QWidget::accessibleName);
        return found == fields.end() ? nullptr : *found;
    }
    [[nodiscard]] static QToolButton* buttonIn(const QWidget& parent, const char* text)
    {
        const auto buttons = parent.findChildren<QToolButton*>();
        const auto found = std::ranges::find(buttons, QString::fromUtf8(text), &QToolButton::text);
        return found == buttons.end() ? nullptr : *found;
    }
    /// The visible one, or the one that there is.
    [[nodiscard]] QToolButton* button(const char* text) const
    {
        QToolButton* found = nullptr;
        for (auto* button : m_page->findChildren<QToolButton*>()) {
            if (button->text() == QString::fromUtf8(text) && (!found || button->isVisible()))
                found = button;
        }
        return found;
    }
    [[nodiscard]] QLineEdit* fieldNamed(const char* name) const { return fieldIn(*m_page, name); }
    [[nodiscard]] bool isTold(const char* start) const
    {
        const auto bars = m_page->findChildren<ui::MessageBar*>();
        return std::ranges::any_of(bars, [start](const ui::MessageBar* bar) {
            return bar->isVisible() && bar->text().startsWith(QString::fromUtf8(start));
        });
    }
    [[nodiscard]] QString fileLabel() const
    {
        return m_page->findChild<ui::ElidedLabel*>(QStringLiteral("file"))->accessibleName();
    }
    void answer(const char* choice)
    {
        QTRY_VERIFY(question());
        for (auto* button : question()->buttons()) {
            if (button->text() == QString::fromUtf8(choice)) {
                button->click();
                return;
            }
        }
        QFAIL(choice);
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
    QByteArray m_text;
    QByteArray m_edited; ///< with 25 as min of c
    std::atomic<bool> m_isReadOnly = false;
    std::unique_ptr<ElasticSession> m_session;
    std::unique_ptr<models::ElasticMonitor> m_monitor;
    std::unique_ptr<models::RecoveryFiles> m_recovery;
    std::unique_ptr<ui::ElasticPage> m_page;
};

QUOTADECK_TEST(TestElasticEditing, QApplication)
} // namespace tst_elasticediting

#include "tst_elasticediting.moc"
