// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertion/assertionreview.h"
#include "core/config/diff/textdiff.h"
#include "core/kube/reviewbundle.h"
#include "models/assertions/assertionsession.h"
#include "models/assertions/reviewedassertionmodel.h"
#include "models/insight/oversubscriptionmodel.h"
#include "models/insight/samplehistory.h"
#include "models/limits/queueoutlinemodel.h"
#include "tests/support/insightcase.h"
#include "tests/support/limitsfixture.h"
#include "tests/support/testprogram.h"
#include "ui/limits/donorpanel.h"
#include "ui/limits/findingpanels.h"
#include "ui/limits/reviewopen.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/typedconfirmation.h"

#include <QAction>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollBar>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

#include <optional>
#include <utility>
#include <vector>

namespace tst_insighttools {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {

/// A sample in which the queues demand what insightSnapshot() has, and no more.
SnapshotPtr sampleAt(int second)
{
    auto snapshot = std::make_shared<ClusterSnapshot>(*insightSnapshot());
    snapshot->time += std::chrono::seconds(second);
    return snapshot;
}

/// A file of assertions about the cores of bob by name.
QByteArray assertionsOf(const std::vector<std::pair<QByteArray, QByteArray>>& all)
{
    QByteArray text = "apiVersion: quotadeck/v1\nassertions:\n";
    for (const auto& [name, expected] : all)
        text += "- {name: " + name
            + ", given: {user: bob, queue: root.data.etl}, when: {cluster: empty}, expect: {vcore: '"
            + expected + "'}}\n";
    return text;
}

/// Of which the change of reviewWith() breaks the first.
QByteArray bobsCores()
{
    return assertionsOf({{"eight cores", ">= 8"}, {"six cores", ">= 6"}});
}
} // namespace

/// Marks of what differs from the cluster, donors, unused limits and reviews in the limits editor.
class TestInsightTools : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_limits = std::make_unique<LimitsFixture>(kInsightConfig);
        m_source = std::make_unique<models::InsightSource>(&m_limits->session);
        m_history = std::make_unique<models::SampleHistory>();
        m_limits->page.setInsight(m_source.get(), m_history.get());
        m_outline = childNamed<QTreeView>(m_limits->page, QStringLiteral("Queues of the configuration"));
        m_table = childNamed<QTableView>(m_limits->page, QStringLiteral("Limits of the queue"));
        QVERIFY(m_outline && m_table);
    }

    void cleanup()
    {
        m_limits.reset();
        m_source.reset();
        m_history.reset();
    }

    void queuesAndLimitsThatTheClusterHasOtherwiseAreMarked()
    {
        QByteArray cluster = kInsightConfig;
        cluster.replace("memory: 64Gi", "memory: 32Gi");
        m_source->setActive(models::readActiveConfiguration(cluster.toStdString()));

        QTRY_COMPARE(sign("root.data"), QStringLiteral("C"));
        QCOMPARE(sign("root"), QStringLiteral("(C)"));
        QCOMPARE(sign("root.data.etl"), QString());
        select("root.data");
        const int drift = m_table->model()->columnCount() - 1;
        QTRY_VERIFY(!m_table->isColumnHidden(drift));
        QCOMPARE(m_table->model()->index(0, drift).data().toString(), QStringLiteral("C"));
        QCOMPARE(
            m_table->model()->index(0, drift).data(Qt::AccessibleTextRole).toString(),
            QStringLiteral("Differs from the cluster\nmaxresources.memory: here 64 GiB, cluster 32 GiB"));

        m_source->setActive(nullptr); // not known is nothing
        QTRY_COMPARE(sign("root.data"), QString());
        QVERIFY(m_table->isColumnHidden(drift)); // its room is for the others
        QVERIFY(m_outline->isColumnHidden(models::QueueOutlineModel::DriftColumn));
    }

    void theMarkOfAnEditedLimitGoesWithItsUndo()
    {
        m_source->setActive(models::readActiveConfiguration(kInsightConfig.toStdString()));
        select("root.data");
        const int drift = m_table->model()->columnCount() - 1;
        const auto marks = [this, drift] {
            QStringList signs;
            for (int row = 0; row < m_table->model()->rowCount(); ++row)
                signs << m_table->model()->index(row, drift).data().toString();
            return signs;
        };
        const QStringList none{QString(), QString()};
        QCOMPARE(marks(), none);
        QVERIFY(m_table->isColumnHidden(drift));

        m_limits->session.edit([](const config::Document& document) -> Result<std::vector<config::TextEdit>> {
            QByteArray text = QByteArray::fromStdString(document.text());
            text.replace("{vcore: 8}", "{vcore: 7}");
            return config::lineEdits(document.text(), text.toStdString());
        });
        m_limits->waitUntilIdle();
        QTRY_COMPARE(marks(), QStringList({QString(), QStringLiteral("SC")}));
        QTRY_VERIFY(!m_table->isColumnHidden(drift));
        QCOMPARE(m_table->model()->index(1, drift).data(Qt::ToolTipRole).toString(),
                 QStringLiteral("Differs from the saved file and from the cluster\n"
                                "maxresources.vcore: edited 7, saved 8, cluster 8"));
        QCOMPARE(sign("root.data"), QStringLiteral("SC"));
        QCOMPARE(sign("root.data.etl"), QString());

        m_limits->session.undo();
        m_limits->waitUntilIdle();
        QTRY_VERIFY(m_table->isColumnHidden(drift));
        QCOMPARE(marks(), none);
        QCOMPARE(sign("root.data"), QString());
    }

    void onlyWhatDiffersIsShownOnRequest()
    {
        QByteArray cluster = kInsightConfig;
        cluster.replace("{vcore: 100}", "{vcore: 80}");
        m_source->setActive(models::readActiveConfiguration(cluster.toStdString()));
        QTRY_COMPARE(sign("root.data"), QStringLiteral("C"));
        auto* only = childNamed<QToolButton>(m_limits->page, QStringLiteral("Drift Only"));
        auto* filter = childNamed<ui::FilterField>(m_limits->page, QStringLiteral("Filter queues"));
        QVERIFY(only && filter);

        only->click();
        QCOMPARE(filter->text(), QStringLiteral("drift:saved,cluster"));
        QVERIFY(only->isChecked());
        QVERIFY(indexOf("root.data").isValid());
        QVERIFY(!indexOf("root.data.etl").isValid());

        filter->setFilter({}); // in whatever way the term goes
        QVERIFY(!only->isChecked());
        QVERIFY(indexOf("root.data.etl").isValid());
    }

    void donorsOfTheSelectedQueueGiveInOneEdit()
    {
        m_limits->session.edit([](const config::Document& document) -> Result<std::vector<config::TextEdit>> {
            QByteArray text = QByteArray::fromStdString(document.text());
            text.replace("[{name: etl}]",
                         "[{name: etl, resources: {guaranteed: {vcore: 40}}}, {name: ml, resources: "
                         "{guaranteed: {vcore: 5}}}]");
            return config::lineEdits(document.text(), text.toStdString());
        });
        m_limits->waitUntilIdle();
        m_history->add(sampleAt(0));
        m_history->add(sampleAt(60));
        select("root.data.ml");
        auto* find = action(QStringLiteral("Find Donors…"));
        QVERIFY(find && find->isEnabled() && find->isVisible());
        find->trigger();
        auto* panel = m_limits->page.findChild<ui::DonorPanel*>();
        QCOMPARE(m_limits->page.findChild<QTabWidget*>()->currentWidget(), panel);
        auto* amount = childNamed<QLineEdit>(*panel, QStringLiteral("Amount"));
        auto* apply = childNamed<QToolButton>(*panel, QStringLiteral("Apply Changes"));
        QVERIFY(amount && apply && !apply->isEnabled());

        amount->setFocus();
        QTest::keyClicks(amount, QStringLiteral("vcore=20"));
        QTest::keyClick(amount, Qt::Key_Return);
        QTRY_VERIFY(apply->isEnabled());
        auto* steps = childNamed<QListWidget>(*panel, QStringLiteral("Changes of the configuration"));
        QVERIFY(steps->count() > 0);
        QTest::keyClicks(amount, QStringLiteral("0")); // the plan is not that of 200
        QVERIFY(!apply->isEnabled());
        QTest::keyClick(amount, Qt::Key_Backspace);
        QVERIFY(apply->isEnabled());
        const QByteArray before = m_limits->text();
        apply->click();

        QTRY_VERIFY(m_limits->text().contains("{name: ml, resources: {guaranteed: {vcore: 25}}}"));
        QVERIFY(amount->text().isEmpty()); // a second click gives nothing more
        QTRY_COMPARE(panel->findChild<ui::Placeholder*>()->title(), QStringLiteral("The changes are made"));
        QVERIFY(!apply->isEnabled());
        m_limits->waitUntilIdle();
        m_limits->session.undo();
        QTRY_COMPARE(m_limits->text(), before);
    }

    void longNamesGiveWayToTheNumbersOfSums()
    {
        m_limits->session.edit([](const config::Document& document) -> Result<std::vector<config::TextEdit>> {
            const QByteArray name(60, 'n');
            QByteArray text = QByteArray::fromStdString(document.text());
            text.replace("[{name: etl}]",
                         "[{name: etl, queues: [{name: " + name + ", queues: [{name: " + name
                             + ", queues: [{name: " + name
                             + ", limits: [{users: [bob], maxresources: {vcore: 4}}]}]}]}]}]");
            return config::lineEdits(document.text(), text.toStdString());
        });
        auto* panel = m_limits->page.findChild<ui::OversubscriptionPanel*>();
        m_limits->page.findChild<QTabWidget*>()->setCurrentWidget(panel);
        auto* view = childNamed<QTableView>(*panel, QStringLiteral("Sums of quotas and limits"));
        using Model = models::OversubscriptionModel;
        const auto isThere = [view] {
            return !view->model()
                        ->match(view->model()->index(0, Model::QueueColumn), Qt::DisplayRole,
                                QStringLiteral("root.data.etl.n"), 1, Qt::MatchStartsWith)
                        .isEmpty();
        };
        QTRY_VERIFY(isThere());
        const QAbstractItemView* cells = view;
        QTRY_VERIFY(view->columnWidth(Model::QueueColumn) > 200); // more than its least
        QVERIFY(view->columnWidth(Model::QueueColumn) < cells->sizeHintForColumn(Model::QueueColumn));
        QTRY_COMPARE(view->horizontalScrollBar()->maximum(), 0);
        for (const int column : {Model::SumColumn, Model::BaseColumn, Model::FactorColumn})
            QVERIFY(view->columnWidth(column) >= cells->sizeHintForColumn(column));
    }

    void donorsAreLookedForOnlyWhileTheirTabIsInFront()
    {
        const auto* donors = m_limits->page.findChild<models::DonorSession*>();
        auto* panel = m_limits->page.findChild<ui::UnusedPanel*>();
        m_history->add(sampleAt(0));
        QTRY_VERIFY(panel->title() == QStringLiteral("Unused Limits"));
        QVERIFY(!donors->outcome());

        m_limits->page.findChild<QTabWidget*>()->setCurrentWidget(
            m_limits->page.findChild<ui::DonorPanel*>());
        QTRY_VERIFY(donors->outcome().has_value());
    }

    /// sue waits in root.data.etl, to which the rule cannot lead.
    void aPlacementRuleThatChoseNoQueueIsInTheNote()
    {
        m_history->add(sampleAt(0));
        const auto* note = m_limits->page.findChild<ui::UnusedPanel*>()->findChild<ui::ElidedLabel*>();
        QTRY_VERIFY(note->text().contains(QStringLiteral("Placement rules that chose no queue: 1 (user)")));
    }

    void anUnusedLimitLeadsToItsPlace()
    {
        m_limits->session.edit([](const config::Document& document) {
            return document.setGroups({0, QueuePath("root.data"), 0}, {"qa"});
        });
        m_limits->waitUntilIdle();
        select("root");
        m_history->add(sampleAt(0));
        auto* panel = m_limits->page.findChild<ui::UnusedPanel*>();
        QTRY_COMPARE(panel->title(), QStringLiteral("Unused Limits (1)"));
        auto* view = childNamed<QTableView>(*panel, QStringLiteral("Limits that applied to nobody"));
        QCOMPARE(view->model()->index(0, 1).data().toString(), QStringLiteral("group qa"));

        Q_EMIT view->activated(view->model()->index(0, 0));

        QCOMPARE(m_limits->page.scope().name, QStringLiteral("root.data"));
        QCOMPARE(m_table->currentIndex().row(), 0);
    }

    void aLimitThatMovedIsFoundByItsName()
    {
        m_limits->session.edit([](const config::Document& document) {
            return document.setGroups({0, QueuePath("root.data"), 0}, {"qa"});
        });
        m_limits->waitUntilIdle();
        m_history->add(sampleAt(0));
        auto* panel = m_limits->page.findChild<ui::UnusedPanel*>();
        QTRY_COMPARE(panel->title(), QStringLiteral("Unused Limits (1)"));
        auto* view = childNamed<QTableView>(*panel, QStringLiteral("Limits that applied to nobody"));
        int chosen = 0;
        connect(panel, &ui::UnusedPanel::limitChosen, &m_limits->page, [&chosen] { ++chosen; });
        Q_EMIT view->clicked(view->model()->index(0, 0)); // selects the row and no more
        QCOMPARE(chosen, 0);
        m_limits->page.hide(); // the panel keeps what it knows
        m_limits->session.edit([](const config::Document& document) -> Result<std::vector<config::TextEdit>> {
            QByteArray text = QByteArray::fromStdString(document.text());
            text.replace("      limits:\n",
                         "      limits:\n      - {users: [bob], maxresources: {vcore: 3}}\n");
            return config::lineEdits(document.text(), text.toStdString());
        });
        m_limits->waitUntilIdle();

        Q_EMIT view->activated(view->model()->index(0, 0));

        QCOMPARE(chosen, 1);
        QCOMPARE(m_limits->page.scope().name, QStringLiteral("root.data"));
        QCOMPARE(m_table->currentIndex().row(), 1);
    }

    void openReviewIsInTheMenuOfTheExport()
    {
        auto* button = childNamed<QToolButton>(m_limits->page, QStringLiteral("Export"));
        QVERIFY(button && button->isVisible());
        QAction* const action = m_limits->page.reviews()->action();
        QVERIFY(button->menu()->actions().contains(action) && action->isEnabled());

        models::ConfigSession none;
        const ui::LimitsPage page(&none);
        QVERIFY(!page.reviews()->action()->isEnabled());
    }

    void aReviewCannotMarkUpTheObstacle()
    {
        const QString json = reviewOf("{vcore: 100}", "{vcore: 90}", "<h1>base</h1>");
        QByteArray other = kInsightConfig;
        other.replace("maxapplications: 4", "maxapplications: 5");
        LimitsFixture limits(other);
        QSignalSpy shown(limits.page.reviews(), &ui::ReviewOpen::shown);
        limits.page.reviews()->open(json);
        QTRY_COMPARE(shown.count(), 1);
        auto* dialog = shown.front().front().value<QWidget*>();

        const auto* hint = dialog->findChild<QLabel*>(QStringLiteral("reviewObstacle"));
        QVERIFY2(hint->text().contains(QStringLiteral("<h1>base</h1>")), qPrintable(hint->text()));
        QCOMPARE(hint->textFormat(), Qt::PlainText);
    }

    void aReviewOfTheOpenFileIsPutIntoTheEditor()
    {
        const QString json = reviewOf("{vcore: 100}", "{vcore: 90}");
        QDialog* dialog = opened(json);
        QVERIFY(dialog);
        QVERIFY(childNamed<QTableView>(*dialog, QStringLiteral("Proposed changes")));
        auto* put = childNamed<QPushButton>(*dialog, QStringLiteral("Put into Editor"));
        QVERIFY(put->isEnabled());
        const QByteArray before = m_limits->text();

        put->click();

        QTRY_VERIFY(m_limits->text().contains("{vcore: 90}"));
        m_limits->waitUntilIdle();
        QVERIFY(m_limits->session.isModified()); // saved in the normal way
        m_limits->session.undo();
        QTRY_COMPARE(m_limits->text(), before);
    }

    void aReviewOfAnotherConfigurationIsRefused()
    {
        const QString json = reviewOf("{vcore: 100}", "{vcore: 90}");
        QByteArray other = kInsightConfig;
        other.replace("maxapplications: 4", "maxapplications: 5");
        LimitsFixture limits(other);
        QSignalSpy shown(limits.page.reviews(), &ui::ReviewOpen::shown);
        limits.page.reviews()->open(json);
        QTRY_COMPARE(shown.count(), 1);
        auto* dialog = shown.front().front().value<QWidget*>();

        QVERIFY(!childNamed<QPushButton>(*dialog, QStringLiteral("Put into Editor"))->isEnabled());
        const QString why = dialog->findChild<QLabel*>(QStringLiteral("reviewObstacle"))->text();
        QVERIFY2(why.contains(QStringLiteral("another configuration than queues.yaml")), qPrintable(why));
        QVERIFY2(why.contains(QStringLiteral("Open the file that the review was made of")), qPrintable(why));
    }

    void unsavedEditsAreNotWrittenOver()
    {
        const QString json = reviewOf("{vcore: 100}", "{vcore: 90}");
        m_limits->session.edit([](const config::Document& document) {
            return document.setQuantity({0, QueuePath("root.data"), 1}, "vcore", "5");
        });
        m_limits->waitUntilIdle();
        QDialog* dialog = opened(json);
        QVERIFY(dialog);

        QVERIFY(!childNamed<QPushButton>(*dialog, QStringLiteral("Put into Editor"))->isEnabled());
        const QString why = dialog->findChild<QLabel*>(QStringLiteral("reviewObstacle"))->text();
        QVERIFY2(why.contains(QStringLiteral("unsaved edits")), qPrintable(why));
    }

    void assertionsOfAReviewAreShownWithTheirOutcomes()
    {
        QDialog* dialog = opened(reviewWith(bobsCores()));
        QVERIFY(dialog);
        auto* table = childNamed<QTableView>(*dialog, QStringLiteral("Assertions of the review"));
        QVERIFY(table);
        using Model = models::ReviewedAssertionModel;
        const auto cell
            = [table](int row, int column) { return table->model()->index(row, column).data().toString(); };
        QCOMPARE(table->model()->rowCount(), 2);
        QCOMPARE(cell(0, Model::NameColumn), QStringLiteral("eight cores"));
        QCOMPARE(cell(0, Model::BeforeColumn), QStringLiteral("passed"));
        QCOMPARE(cell(0, Model::AfterColumn), QStringLiteral("failed"));
        QVERIFY2(cell(0, Model::FoundColumn).startsWith(QStringLiteral("the change breaks it: expected")),
                 qPrintable(cell(0, Model::FoundColumn)));
        QCOMPARE(cell(1, Model::NameColumn), QStringLiteral("six cores"));
        QCOMPARE(cell(1, Model::BeforeColumn), QStringLiteral("passed"));
        QCOMPARE(cell(1, Model::AfterColumn), QStringLiteral("passed"));
        QCOMPARE(dialog->findChild<QTabWidget*>()->tabText(2), QStringLiteral("Assertions (2)"));
    }

    void aReviewWithoutAssertionsHasNoTabOfThem()
    {
        QDialog* dialog = opened(reviewOf("{vcore: 100}", "{vcore: 90}"));
        QVERIFY(dialog);
        QVERIFY(!childNamed<QTableView>(*dialog, QStringLiteral("Assertions of the review")));
        QVERIFY(!dialog->findChild<ui::TypedConfirmation*>());
    }

    void whatBreaksAnAssertionIsPutIntoTheEditorOnceItsNameIsTyped()
    {
        QDialog* dialog = opened(reviewWith(bobsCores()));
        QVERIFY(dialog);
        auto* put = childNamed<QPushButton>(*dialog, QStringLiteral("Put into Editor"));
        QVERIFY(!put->isEnabled());
        auto* typed = childNamed<QLineEdit>(*dialog, QStringLiteral("Type eight cores to confirm"));
        QVERIFY(typed && typed->isVisible());
        typed->setText(QStringLiteral("six cores"));
        QVERIFY(!put->isEnabled());
        typed->setText(QStringLiteral("eight cores"));
        QVERIFY(put->isEnabled());

        put->click();

        QTRY_VERIFY(m_limits->text().contains("{vcore: 6}"));
    }

    void theNameOfTheFileConfirmsSeveralBrokenAssertions()
    {
        QDialog* dialog = opened(reviewWith(assertionsOf({{"one", ">= 8"}, {"two", ">= 7"}})));
        QVERIFY(dialog);
        auto* typed = childNamed<QLineEdit>(*dialog, QStringLiteral("Type queues.yaml to confirm"));
        QVERIFY(typed);
        QVERIFY2(typed->accessibleDescription().contains(QStringLiteral("one, two")),
                 qPrintable(typed->accessibleDescription()));
    }

    void aSnapshotThatIsNotHereIsToBeConfirmed()
    {
        QByteArray measured = assertionsOf({{"measured", ">= 6"}});
        measured.replace("cluster: empty", "snapshot: usage.json");
        QDialog* dialog = opened(reviewWith(measured));
        QVERIFY(dialog);
        auto* typed = childNamed<QLineEdit>(*dialog, QStringLiteral("Type measured to confirm"));
        QVERIFY(typed);
        QVERIFY2(typed->accessibleDescription().contains(QStringLiteral("it cannot be evaluated here")),
                 qPrintable(typed->accessibleDescription()));
    }

    void snapshotsOfAReviewAreLookedForBesideIt()
    {
        QByteArray measured = assertionsOf({{"measured", ">= 6"}});
        measured.replace("cluster: empty", "snapshot: usage.json");
        const QString usage = m_dir.filePath(QStringLiteral("usage.json"));
        writeBytes(usage, "{}");
        models::AssertionSession assertions(
            &m_limits->session,
            [](const assertion::Moment& moment, const std::stop_token&) -> Result<SnapshotPtr> {
                return quotadeck::fail(ErrorCode::Io, moment.source, "no snapshot");
            });
        m_limits->page.reviews()->setAssertions(&assertions);
        QDialog* dialog = opened(reviewWith(measured));
        m_limits->page.reviews()->setAssertions(nullptr);
        QVERIFY(dialog);
        auto* typed = childNamed<QLineEdit>(*dialog, QStringLiteral("Type measured to confirm"));
        QVERIFY(typed);
        QVERIFY2(typed->accessibleDescription().contains(usage + QStringLiteral(": no snapshot")),
                 qPrintable(typed->accessibleDescription()));
    }

    void aReviewWithAnotherOutcomeIsRefused()
    {
        QDialog* dialog = opened(reviewWith(bobsCores(), kube::ReviewedAssertion::Outcome::Passed));
        QVERIFY(dialog);
        QVERIFY(!childNamed<QPushButton>(*dialog, QStringLiteral("Put into Editor"))->isEnabled());
        QVERIFY(!dialog->findChild<ui::TypedConfirmation*>()); // no name helps
        const QString why = dialog->findChild<QLabel*>(QStringLiteral("reviewObstacle"))->text();
        QCOMPARE(why,
                 QStringLiteral("eight cores: recorded as passed before and passed after the "
                                "change; here it is passed and failed. Ask for a new review."));
    }

    void whatIsNoReviewIsRefused()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("x.json"));
        writeBytes(path, "{}");
        QSignalSpy failed(m_limits->page.reviews(), &ui::ReviewOpen::failed);
        m_limits->page.reviews()->open(path);

        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(failed.front().front().toString(),
                 QStringLiteral("x.json: this is no JSON of a review bundle: \"format\" is not "
                                "quotadeck-review-1"));
        m_limits->page.findChild<QMessageBox*>()->accept();
    }

private:
    QModelIndex indexOf(const char* path) const
    {
        return qobject_cast<models::QueueOutlineModel*>(m_outline->model())->indexOfQueue(QueuePath(path));
    }
    QString sign(const char* path) const
    {
        return indexOf(path).siblingAtColumn(models::QueueOutlineModel::DriftColumn).data().toString();
    }
    void select(const char* path) const { m_outline->setCurrentIndex(indexOf(path)); }
    QAction* action(const QString& text) const
    {
        for (QAction* action : m_outline->actions()) {
            if (action->text() == text)
                return action;
        }
        return nullptr;
    }
    /// The JSON of a review that makes the open file have @p after in place of @p before.
    QString reviewOf(const QByteArray& before, const QByteArray& after,
                     const std::string& base = "queues.yaml")
    {
        QByteArray candidate = kInsightConfig;
        candidate.replace(before, after);
        kube::ReviewRequest request{base, kInsightConfig.toStdString(), "edited", candidate.toStdString()};
        request.author = "ann";
        const QString path = m_dir.filePath(QStringLiteral("review.json"));
        writeBytes(path, QByteArray::fromStdString(kube::reviewJson(kube::makeReview(request).value())));
        return path;
    }
    /// The JSON of a review with @p assertions that lowers the limit of all users to 6 cores. @p outcome: what it says of all of them
    /// after the change; nothing: what they are.
    QString reviewWith(const QByteArray& assertions,
                       std::optional<kube::ReviewedAssertion::Outcome> outcome = std::nullopt)
    {
        QByteArray candidate = kInsightConfig;
        candidate.replace("{vcore: 8}", "{vcore: 6}");
        auto review = kube::makeReview(
                          {"queues.yaml", kInsightConfig.toStdString(), "edited", candidate.toStdString()})
                          .value();
        const auto noMoment = [](const assertion::Moment& moment) -> Result<SnapshotPtr> {
            return quotadeck::fail(ErrorCode::Io, moment.source, "no such file");
        };
        review.assertions = assertion::reviewAssertions({"promises.yaml", assertions.toStdString(), {}},
                                                        review.base, review.candidate, noMoment, {})
                                .assertions;
        for (kube::ReviewedAssertion& result : review.assertions->results) {
            if (outcome)
                result.after = *outcome;
        }
        const QString path = m_dir.filePath(QStringLiteral("review.json"));
        writeBytes(path, QByteArray::fromStdString(kube::reviewJson(review)));
        return path;
    }
    QDialog* opened(const QString& json)
    {
        QSignalSpy shown(m_limits->page.reviews(), &ui::ReviewOpen::shown);
        m_limits->page.reviews()->open(json);
        [&] { QTRY_COMPARE(shown.count(), 1); }();
        return shown.isEmpty() ? nullptr : qobject_cast<QDialog*>(shown.front().front().value<QWidget*>());
    }

    QTemporaryDir m_dir;
    std::unique_ptr<LimitsFixture> m_limits;
    std::unique_ptr<models::InsightSource> m_source;
    std::unique_ptr<models::SampleHistory> m_history;
    QTreeView* m_outline = nullptr; // not owned
    QTableView* m_table = nullptr; // not owned
};

QUOTADECK_TEST(TestInsightTools, QApplication)
} // namespace tst_insighttools

#include "tst_insighttools.moc"
