// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/groupresolver.h"
#include "models/document/changesmodel.h"
#include "models/document/versionsmodel.h"
#include "tests/support/limitsfixture.h"
#include "tests/support/testprogram.h"
#include "ui/document/changespanel.h"
#include "ui/document/differences.h"
#include "ui/document/documentpage.h"
#include "ui/document/versionspanel.h"
#include "ui/widgets/labels.h"

#include <QDirIterator>
#include <QInputDialog>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <unistd.h>

namespace tst_versionspanel {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
const QByteArray kText
    = "\xEF\xBB\xBF# owners: platform team\r\npartitions:\r\n  - name: default\r\n    queues:\r\n"
      "      - name: root\r\n        limits:\r\n"
      "          - {users: [sue], maxresources: {vcore: 4}}  # agreed in March";

models::ConfigSession::Operation setVcore(const char* quantity)
{
    return [=](const config::Document& document) {
        return document.setQuantity({0, QueuePath("root"), 0}, "vcore", quantity);
    };
}
} // namespace

class TestVersionsPanel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_limits = std::make_unique<LimitsFixture>(kText);
        m_limits->session.setVersions(models::VersionStore(m_dir->path()));
        m_view = childNamed<QTableView>(m_limits->page, QStringLiteral("Versions of the file"));
        QVERIFY(m_view);
    }

    void restoringGivesTheOriginalBytes()
    {
        saveVcore("6");
        QTRY_COMPARE(m_view->model()->rowCount(), 2);
        saveVcore("7");
        QTRY_COMPARE(m_view->model()->rowCount(), 3);
        QVERIFY(cell(0, models::VersionsModel::MessageColumn).contains(QStringLiteral("vcore")));

        select(2);
        button(QStringLiteral("Restore"))->click();
        QTRY_COMPARE(m_limits->text(), kText);
        save();

        QCOMPARE(bytesOf(m_limits->path()), kText);
        QTRY_COMPARE(m_view->model()->rowCount(), 4); // what was restored over is still there
    }

    void aVersionNamesUserFindingsSourceAndTicket()
    {
        m_limits->session.setSource(QStringLiteral("Berlin"));
        m_limits->session.edit(setVcore("6"));
        QSignalSpy saved(&m_limits->session, &models::ConfigSession::saved);
        m_limits->session.save(
            {.message = QStringLiteral("more for sue"), .ticket = QStringLiteral("OPS-7")});
        QTRY_COMPARE(saved.count(), 1);
        QTRY_COMPARE(m_view->model()->rowCount(), 2);
        QCOMPARE(cell(0, models::VersionsModel::MessageColumn), QStringLiteral("more for sue"));
        QCOMPARE(cell(0, models::VersionsModel::TicketColumn), QStringLiteral("OPS-7"));
        QCOMPARE(cell(0, models::VersionsModel::UserColumn),
                 QString::fromStdString(access::accountName(::getuid())));
        QCOMPARE(cell(0, models::VersionsModel::SourceColumn), QStringLiteral("Berlin"));
        QCOMPARE(cell(0, models::VersionsModel::FindingsColumn), QStringLiteral("none"));
        QCOMPARE(m_limits->session.lastNote().ticket, QStringLiteral("OPS-7"));
        // Who wrote the text before is not known, nor what was found in it.
        QCOMPARE(cell(1, models::VersionsModel::UserColumn), QStringLiteral("unknown"));
        QCOMPARE(cell(1, models::VersionsModel::FindingsColumn), QStringLiteral("unknown"));
    }

    void oldVersionsAreRemovedAfterASave()
    {
        saveVcore("6");
        saveVcore("7");
        QTRY_COMPARE(m_view->model()->rowCount(), 3);
        m_limits->session.setVersionRule(models::VersionRule{.newest = 2, .age = std::chrono::days(-1)});
        saveVcore("8");
        QTRY_COMPARE(m_view->model()->rowCount(), 2);
        QCOMPARE(*m_limits->session.versions().text(m_limits->session.versions().list(m_limits->path())[0]),
                 m_limits->text().toStdString());
    }

    void twoVersionsAreComparedWithEachOtherTheOlderFirst()
    {
        saveVcore("6");
        saveVcore("7");
        QTRY_COMPARE(m_view->model()->rowCount(), 3);
        select(0); // the order of the clicks does not matter
        m_view->selectionModel()->select(m_view->model()->index(2, 0),
                                         QItemSelectionModel::Select | QItemSelectionModel::Rows);
        QVERIFY(!button(QStringLiteral("Restore"))->isEnabled());
        QVERIFY(!button(QStringLiteral("Label…"))->isEnabled());
        button(QStringLiteral("Compare"), m_view)->click();
        QTRY_VERIFY(m_limits->page.findChild<ui::DifferenceSheet*>());
        auto* sheet = m_limits->page.findChild<ui::DifferenceSheet*>();
        const auto* changes = childNamed<QTableView>(*sheet, QStringLiteral("Changes to the file"));
        QTRY_COMPARE(changes->model()->rowCount(), 1);
        const QString change
            = changes->model()->index(0, models::ChangesModel::ChangeColumn).data().toString();
        QVERIFY2(change.contains(QStringLiteral("4")) && change.contains(QStringLiteral("7")),
                 qPrintable(change));
        QVERIFY2(change.contains(QStringLiteral("from 4")) || change.indexOf(u'4') < change.indexOf(u'7'),
                 qPrintable(change));
        sheet->close();
        QCOMPARE(m_view->selectionModel()->selectedRows().size(), 2);
    }

    void threeVersionsAreNotCompared()
    {
        saveVcore("6");
        saveVcore("7");
        QTRY_COMPARE(m_view->model()->rowCount(), 3);
        QVERIFY(!button(QStringLiteral("Compare"), m_view)->isEnabled());
        m_view->selectAll();
        QVERIFY(!button(QStringLiteral("Compare"), m_view)->isEnabled());
        select(1);
        QVERIFY(button(QStringLiteral("Compare"), m_view)->isEnabled());
    }

    void aDamagedVersionIsNotCompared()
    {
        saveVcore("6");
        QTRY_COMPARE(m_view->model()->rowCount(), 2);
        const auto versions = m_limits->session.versions().list(m_limits->path());
        QDirIterator files(m_dir->path(), {versions[1].id + QStringLiteral("*")}, QDir::Files,
                           QDirIterator::Subdirectories);
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::Append));
        file.write("x");
        file.close();
        QSignalSpy failed(m_limits->page.findChild<ui::VersionsPanel*>(), &ui::VersionsPanel::failed);
        m_view->selectAll();
        button(QStringLiteral("Compare"), m_view)->click();
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(!m_limits->page.findChild<ui::DifferenceSheet*>());
    }

    void anUndoneSaveIsListed()
    {
        saveVcore("6");
        QTRY_COMPARE(m_view->model()->rowCount(), 2);
        m_limits->session.undoSave();
        QTRY_COMPARE(m_view->model()->rowCount(), 3);
        QCOMPARE(cell(0, models::VersionsModel::MessageColumn), QStringLiteral("Save undone"));
    }

    void onlyWhatWasInTheFileIsKeptWhenItCannotBeWritten()
    {
        m_limits->session.edit(setVcore("6"));
        m_limits->waitUntilIdle();
        QVERIFY(QFile::remove(m_limits->path()));
        QVERIFY(QDir().mkpath(m_limits->path())); // refused for root, too
        QSignalSpy failed(&m_limits->session, &models::ConfigSession::saveFailed);
        m_limits->session.save();
        QTRY_COMPARE(failed.count(), 1);

        const auto& store = m_limits->session.versions();
        const auto versions = store.list(m_limits->path());
        QCOMPARE(versions.size(), 1UL);
        QCOMPARE(*store.text(versions[0]), kText.toStdString());
    }

    void aDamagedVersionIsToldAndTheOthersStay()
    {
        saveVcore("6");
        QTRY_COMPARE(m_view->model()->rowCount(), 2);
        const auto& store = m_limits->session.versions();
        const auto versions = store.list(m_limits->path());
        QDirIterator files(m_dir->path(), {versions[0].id + QStringLiteral("*")}, QDir::Files,
                           QDirIterator::Subdirectories);
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::Append));
        file.write("x");
        file.close();

        QCOMPARE(store.text(versions[0]).error().code, ErrorCode::Parse);
        QCOMPARE(*store.text(versions[1]), kText.toStdString());

        const std::string text = m_limits->text().toStdString();
        QVERIFY(store.add(m_limits->path(), text, {})); // the damaged one does not count
        QCOMPARE(store.list(m_limits->path()).size(), 3UL);
        QVERIFY(store.add(m_limits->path(), text, {}));
        QCOMPARE(store.list(m_limits->path()).size(), 3UL);
    }

    void aLabelNamesAVersion()
    {
        saveVcore("6");
        QTRY_COMPARE(m_view->model()->rowCount(), 2);
        select(1);
        button(QStringLiteral("Label…"))->click();
        auto* question = m_limits->page.findChild<QInputDialog*>();
        QVERIFY(question);
        question->setTextValue(QStringLiteral("before the sale"));
        question->accept();
        QTRY_COMPARE(cell(1, models::VersionsModel::LabelColumn), QStringLiteral("before the sale"));
        QCOMPARE(m_view->currentIndex().row(), 1); // what is done next is done with it
    }

    void aRestoredVersionIsAChangeSinceTheLastSave()
    {
        saveVcore("6");
        QTRY_COMPARE(m_view->model()->rowCount(), 2);
        select(1);
        button(QStringLiteral("Compare"), m_view)->click();
        auto* panels = m_limits->page.findChild<ui::DocumentPanels*>();
        const auto* panel = panels->changes();
        QTRY_COMPARE(panel->count(), 1);
        QTRY_COMPARE(panels->tabText(panels->indexOf(panel)), QStringLiteral("Comparison (1)"));

        button(QStringLiteral("Restore"))->click();
        QTRY_COMPARE(m_limits->text(), kText);
        QTRY_COMPARE(panels->tabText(panels->indexOf(panel)), QStringLiteral("Changes (1)"));
        QCOMPARE(panel->count(), 1); // to be saved
        const auto summaries = panel->findChildren<ui::ElidedLabel*>();
        QVERIFY(std::ranges::any_of(summaries, [](const ui::ElidedLabel* label) {
            return label->text().startsWith(QStringLiteral("Changes since last save: 0 looser, 1 tighter"));
        }));
        QCOMPARE(m_limits->page.findChild<ui::ElidedLabel*>(QStringLiteral("file"))->accessibleName(),
                 QStringLiteral("queues.yaml (modified since last save)"));
    }

    void comparingShowsTheChangesSinceAVersion()
    {
        saveVcore("6");
        QTRY_COMPARE(m_view->model()->rowCount(), 2);
        const auto* changes = childNamed<QTableView>(m_limits->page, QStringLiteral("Changes to the file"));
        QTRY_COMPARE(changes->model()->rowCount(), 0); // of the saved text: the next row is of the version
        select(1);
        button(QStringLiteral("Compare"), m_view)->click();
        QTRY_COMPARE(changes->model()->rowCount(), 1);
    }

private:
    void save()
    {
        QSignalSpy saved(&m_limits->session, &models::ConfigSession::saved);
        m_limits->session.save();
        QTRY_COMPARE(saved.count(), 1);
    }
    void saveVcore(const char* quantity)
    {
        m_limits->session.edit(setVcore(quantity));
        save();
    }
    void select(int row) { m_view->setCurrentIndex(m_view->model()->index(row, 0)); }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return m_view->model()->index(row, column).data().toString();
    }
    [[nodiscard]] QToolButton* button(const QString& text) const
    {
        return childNamed<QToolButton>(m_limits->page, text);
    }
    /// The one in the panel of @p view.
    [[nodiscard]] static QToolButton* button(const QString& text, const QWidget* view)
    {
        return childNamed<QToolButton>(*view->parentWidget()->parentWidget(), text);
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<LimitsFixture> m_limits;
    QTableView* m_view = nullptr;
};

QUOTADECK_TEST(TestVersionsPanel, QApplication)
} // namespace tst_versionspanel

#include "tst_versionspanel.moc"
