// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/changesmodel.h"
#include "tests/support/insightcase.h"
#include "tests/support/limitsfixture.h"
#include "tests/support/testprogram.h"
#include "ui/widgets/labels.h"

#include <QPlainTextEdit>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace tst_changespanel {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
const QByteArray kText = R"(partitions:
  - name: default
    queues:
      - name: root
        limits:
          - {users: [sue], maxresources: {vcore: 4, memory: 10Gi}}  # agreed in March
)";

models::ConfigSession::Operation setQuantity(const char* type, const char* quantity)
{
    return [=](const config::Document& document) {
        return document.setQuantity({0, QueuePath("root"), 0}, type, quantity);
    };
}
} // namespace

class TestChangesPanel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_limits = std::make_unique<LimitsFixture>(kText);
        m_view = childNamed<QTableView>(m_limits->page, QStringLiteral("Changes to the file"));
        QVERIFY(m_view);
        QCOMPARE(m_view->model()->rowCount(), 0);
        m_limits->session.edit(setQuantity("vcore", "6"));
        m_limits->session.edit(setQuantity("memory", "8Gi"));
        QTRY_COMPARE(m_view->model()->rowCount(), 2);
    }

    void aLooserAndATighterLimitAreCounted()
    {
        QVERIFY(isTold(QStringLiteral("Changes since last save: 1 looser, 1 tighter")));
        QStringList directions;
        for (int row = 0; row < 2; ++row)
            directions
                << m_view->model()->index(row, models::ChangesModel::DirectionColumn).data().toString();
        directions.sort();
        QCOMPARE(directions, (QStringList{QStringLiteral("▲ looser"), QStringLiteral("▼ tighter")}));
    }

    void theLinesThatDifferAreShown()
    {
        const auto* lines = childNamed<QPlainTextEdit>(m_limits->page, QStringLiteral("Text difference"));
        QVERIFY(lines);
        QVERIFY(lines->toPlainText().contains(QStringLiteral("    6 - ")));
        QVERIFY(lines->toPlainText().contains(QStringLiteral("    6 + ")));
        QVERIFY(lines->toPlainText().contains(QStringLiteral("memory: 8Gi}}  # agreed in March")));
    }

    void whatIsInForceCanBeComparedWith() // REST-30
    {
        models::InsightSource source(&m_limits->session);
        m_limits->page.setInsight(&source);
        auto* compare
            = childNamed<QToolButton>(m_limits->page, QStringLiteral("Compare with Active Configuration"));
        QVERIFY(compare);
        QVERIFY(!compare->isEnabled());

        // What the cluster has differs in one amount more than the file, and is written in another way.
        const auto active = [](const char* memory) {
            return models::readActiveConfiguration(
                QStringLiteral("partitions:\n    - name: default\n      queues:\n        - name: root\n"
                               "          parent: true\n          limits:\n            - limit: ''\n"
                               "              users:\n                - sue\n              maxresources:\n"
                               "                memory: %1\n                vcore: \"6\"\nchecksum: A\n")
                    .arg(QLatin1String(memory))
                    .toStdString());
        };
        QVERIFY(active("8Gi"));
        source.setActive(active("9Gi"));
        QVERIFY(compare->isEnabled());
        compare->click();
        QTRY_COMPARE(m_view->model()->rowCount(),
                     1); // 9Gi to 8Gi; the file's own change of vcore is in force
        QVERIFY(!compare->isEnabled());
        QVERIFY(
            isTold(QStringLiteral("Compared with the cluster's active configuration: 0 looser, 1 tighter")));

        // Of a scheduler that is asked for it now and then, when that was is told; the comparison stays as it is.
        const SnapshotPtr snapshot = insightSnapshot();
        const auto same = source.active();
        m_view->setCurrentIndex(m_view->model()->index(0, 0));
        source.setActive(same, models::ActiveReading{snapshot->time, std::chrono::seconds(30)});
        QVERIFY(isTold(QStringLiteral(
            "Compared with the cluster's active configuration (read 08:03:10): 0 looser, 1 tighter")));
        auto later = *snapshot;
        later.time += std::chrono::minutes(5);
        source.setSnapshot(std::make_shared<const ClusterSnapshot>(std::move(later)), "default");
        QVERIFY(isTold(QStringLiteral("Compared with the cluster's active configuration (◌ read 08:03:10, 5 "
                                      "min before the usage): 0 looser, 1 tighter")));
        const auto labels = m_limits->page.findChildren<ui::ElidedLabel*>();
        const auto stale = std::ranges::find_if(
            labels, [](const ui::ElidedLabel* label) { return label->text().contains(QStringLiteral("◌")); });
        QVERIFY(stale != labels.end());
        QCOMPARE((*stale)->state(), models::RowState::Warning);
        QVERIFY(m_view->currentIndex().isValid());

        source.setActive(active("8Gi")); // it is loaded meanwhile
        QTRY_VERIFY(isTold(QStringLiteral(
            "Compared with the cluster's active configuration: text differs, settings equal")));
        source.setActive(nullptr);
        QTRY_VERIFY(isTold(QStringLiteral("Changes since last save: 1 looser, 1 tighter")));
        QVERIFY(!compare->isEnabled());

        source.setActive(active("9Gi"));
        compare->click();
        QTRY_VERIFY(
            isTold(QStringLiteral("Compared with the cluster's active configuration: 0 looser, 1 tighter")));
        m_limits->session.reload(); // what is opened is compared with itself first
        QTRY_VERIFY(isTold(QStringLiteral("Changes since last save: none")));
        QVERIFY(compare->isEnabled());
        source.setActive(active("8Gi"));
        QVERIFY(isTold(QStringLiteral("Changes since last save: none")));
        m_limits.reset(); // before the source that it looks at
    }

    void theAgeOfWhatIsInForceIsToldAtOnce() // where it is the text that is compared with already
    {
        models::InsightSource source(&m_limits->session);
        m_limits->page.setInsight(&source);
        source.setActive(models::readActiveConfiguration(kText.toStdString()),
                         models::ActiveReading{insightSnapshot()->time, std::chrono::seconds(30)});
        QVERIFY(source.active());
        childNamed<QToolButton>(m_limits->page, QStringLiteral("Compare with Active Configuration"))->click();
        QVERIFY(isTold(QStringLiteral(
            "Compared with the cluster's active configuration (read 08:03:10): 1 looser, 1 tighter")));
        childNamed<QToolButton>(m_limits->page, QStringLiteral("Compare with Last Save"))->click();
        QVERIFY(isTold(QStringLiteral("Changes since last save: 1 looser, 1 tighter")));
        m_limits.reset(); // before the source that it looks at
    }

    void oneChangeIsRevertedAndTheOtherStays()
    {
        auto* revert = childNamed<QToolButton>(m_limits->page, QStringLiteral("Revert This Change"));
        QVERIFY(revert);
        QVERIFY(!revert->isEnabled());
        const bool isFirst = m_view->model()->index(0, 0).data().toString() == QStringLiteral("▼ tighter");
        m_view->setCurrentIndex(m_view->model()->index(isFirst ? 0 : 1, 0));
        QTRY_VERIFY(revert->isEnabled());
        revert->click();

        QTRY_COMPARE(m_view->model()->rowCount(), 1);
        QCOMPARE(m_limits->text(), QByteArray(kText).replace("vcore: 4", "vcore: 6"));
        QCOMPARE(m_view->model()->index(0, 0).data().toString(), QStringLiteral("▲ looser"));
        m_limits->session.undo();
        QTRY_COMPARE(m_view->model()->rowCount(), 2);
    }

    void savingLeavesNoChange()
    {
        m_limits->session.save();
        QTRY_COMPARE(m_view->model()->rowCount(), 0);
    }

private:
    [[nodiscard]] bool isTold(const QString& text) const
    {
        return std::ranges::any_of(m_limits->page.findChildren<ui::ElidedLabel*>(),
                                   [&text](const ui::ElidedLabel* label) { return label->text() == text; });
    }

    std::unique_ptr<LimitsFixture> m_limits;
    QTableView* m_view = nullptr;
};

QUOTADECK_TEST(TestChangesPanel, QApplication)
} // namespace tst_changespanel

#include "tst_changespanel.moc"
